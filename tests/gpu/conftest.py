"""These tests need a GPU: `pytest tests/gpu --gpu`. Without the flag they are not collected."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the tests of this folder out unless they are asked for."""
    return True if collection_path.name.startswith("test_") and not config.getoption("--gpu") else None
