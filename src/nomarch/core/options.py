"""What can be chosen before a game: typed options, checked with errors that say what is allowed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nomarch.core.errors import BadOptions

Value = bool | str
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """A switch, or with `choices` one of several; the record's field of the same name holds 0/1 or the index."""

    name: str
    choices: tuple[str, ...] = ()
    default_on: bool = False
    """Whether a switch is on unless it is switched off."""

    @property
    def default(self) -> Value:
        """Off, unless the switch says otherwise, or the first choice."""
        return self.choices[0] if self.choices else self.default_on

    def check(self, value: Any) -> Value:
        """The value itself if it is allowed."""
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise BadOptions(f"option {self.name} must be one of {', '.join(self.choices)}, not {value!r}")
        if isinstance(value, bool):
            return value
        raise BadOptions(f"option {self.name} must be true or false, not {value!r}")

    def number(self, value: Value) -> int:
        """The value as the record holds it."""
        return self.choices.index(str(value)) if self.choices else int(value)


def complete(options: tuple[Option, ...], given: Mapping[str, Any] | None) -> Options:
    """All options with their values: those given, checked, and the defaults of the others."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadOptions(f"options are a mapping from name to value, not {type(given).__name__}")
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(names) or 'none'}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
