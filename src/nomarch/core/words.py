"""Words: every sentence shown to people comes from a message catalogue in Project Fluent (`words/<locale>.ftl`).

The engine speaks in names (`camel="blue"`). A message gets each of them twice: `$camel` is the name in the
language, taken from the message `camel-blue` or else `name-blue`, and `$camel_id` is `blue` itself, to select by.
What a language lacks is said in English.
"""

import os
from functools import cache
from importlib.resources import files
from typing import Any


def languages(package: str) -> list[str]:
    """The languages that a package has a catalogue in, English first."""
    found = [file.name.removesuffix(".ftl") for file in files(package).joinpath("words").iterdir()]
    return sorted(found, key=lambda language: (language != "en", language))


def language_of_the_system() -> str:
    """The language of the environment, such as `pl` for LANG=pl_PL.UTF-8; English if none is set."""
    chosen = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "C"
    language = chosen.partition(".")[0].partition("_")[0].lower()
    return "en" if language in ("c", "posix") else language


class Words:
    """The messages of one package in one language."""

    def __init__(self, package: str, locale: str = "en") -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here, because research never needs it

        self._bundles = []
        for language in dict.fromkeys((locale, "en")):
            file = files(package).joinpath("words", f"{language}.ftl")
            if file.is_file():
                bundle = FluentBundle([language], use_isolating=False)
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
                self._bundles.append(bundle)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **values: Any) -> str:
        """The message with these values."""
        for name, value in list(values.items()):
            if isinstance(value, str):
                values[f"{name}_id"] = value
                values[name] = self.called(name, value)
        return self._format(message, values)

    def called(self, name: str, value: str) -> str:
        """What a thing is called; those without a message, such as people, are called as they are."""
        for message in (f"{name}-{value}", f"name-{value}"):
            if message in self:
                return self._format(message, {})
        return value

    def _format(self, message: str, values: dict[str, Any]) -> str:
        bundle = next((each for each in self._bundles if each.has_message(message)), None)
        if bundle is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)


@cache
def words_of(package: str, locale: str = "en") -> Words:
    """The words of a package in a language, read once."""
    return Words(package, locale)
