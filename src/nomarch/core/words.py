"""Words: every sentence shown to people comes from a message catalogue in Project Fluent (`words/<locale>.ftl`).

The engine speaks in names (`camel="blue"`). A message gets each of them twice: `$camel` is the name in the
language, taken from the message `camel-blue`, and `$camel_id` is `blue` itself, to select forms by.
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
                values[name] = self.name(f"{name}-{value}", value)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, values)
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)

    def name(self, message: str, otherwise: str) -> str:
        """The name that this message gives to a thing; things without one, such as people, are called as they are."""
        if message not in self:
            return otherwise
        return str(self._bundle.format_pattern(self._bundle.get_message(message).value)[0])
