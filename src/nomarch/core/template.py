"""Compiled code that is written once and works for every game.

A template is a module that calls the rules of one game through `rules`, the game's package. It is never imported
under its own name: each game gets a copy, executed from the same file under a name inside the game's package, so
that Numba compiles it against that game's record and keeps it in that game's cache.
"""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from threading import RLock
from types import ModuleType

_lock = RLock()
"""Two threads that want the same copy get one, and not before it is whole."""


def copy_for(package: str, template: str) -> ModuleType:
    """The copy of a template, such as `nomarch.core.drivers`, for the game in this package."""
    name = f"{package}.{template.rpartition('.')[2]}"
    with _lock:
        if name not in sys.modules:
            source = find_spec(template)
            assert source is not None and source.origin is not None
            spec = spec_from_file_location(name, source.origin)
            assert spec is not None and spec.loader is not None
            module = module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
    return sys.modules[name]


def game_of(copy: str) -> ModuleType:
    """The package of the game that a template's copy serves; templates call it with their `__name__`."""
    return import_module(copy.rpartition(".")[0])
