"""A real PostgreSQL for the tests: installed if it is missing, in a temporary folder, on a socket and a free port of
this machine, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from nomarch.cli.serve import free_port

INSTALLED = Path("/usr/lib/postgresql")
OWNER = "postgres"
WAIT_S = 60.0


def programs() -> Path:
    """Where PostgreSQL's programs are; on Debian they are installed if there are none."""
    if (found := _found()) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "--yes", "--no-install-recommends", "postgresql"], check=True)
        found = _found()
    if found is None:
        raise RuntimeError("the tests need PostgreSQL: install it, so that initdb and postgres are found")
    return found


def _found() -> Path | None:
    folders = sorted(INSTALLED.glob("*/bin"), reverse=True)
    if (on_path := shutil.which("initdb")) is not None:
        folders.append(Path(on_path).parent)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def running_postgres() -> Iterator[str]:
    """A cluster of its own; the address of its first database."""
    bin_folder = programs()
    owner = OWNER if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
    with tempfile.TemporaryDirectory(prefix="nomarch-pg") as folder:
        if owner:
            os.chown(folder, pwd.getpwnam(owner).pw_uid, -1)
        data, port = f"{folder}/data", free_port()
        subprocess.run(
            [bin_folder / "initdb", "-D", data, "-A", "trust", "-U", "nomarch", "-E", "UTF8", "--no-sync"],
            user=owner,
            cwd=folder,
            check=True,
            capture_output=True,
        )
        settings = ["-p", str(port), "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=300"]
        process = subprocess.Popen(
            [bin_folder / "postgres", "-D", data, *settings],
            user=owner,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"postgresql://nomarch@/postgres?host={folder}&port={port}"
            _wait(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(WAIT_S)


def _wait(address: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end and process.poll() is None:
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL did not start")


_counted = 0


@contextmanager
def new_database(address: str) -> Iterator[str]:
    """A database of its own in a running cluster."""
    global _counted
    _counted += 1
    name = f"test_{os.getpid()}_{_counted}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield address.replace("/postgres?", f"/{name}?")
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
