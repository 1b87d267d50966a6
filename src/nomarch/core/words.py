"""Words: every sentence shown to people comes from a message catalogue in Project Fluent (`words/<locale>.ftl`).

The engine speaks in names (`camel="blue"`). A message gets each of them twice: `$camel` is the name in the
language, taken from the message `camel-blue` or else `name-blue`, and `$camel_id` is `blue` itself, to select by.
"""

from importlib.resources import files
from typing import Any


class Words:
    """One catalogue: the messages of one package in one language."""

    def __init__(self, package: str, locale: str = "en") -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here, because research never needs it

        source = files(package).joinpath("words", f"{locale}.ftl").read_text("utf-8")
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

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
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, values)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)
