"""A command that is stopped, politely or not, goes on later as if nothing had happened."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from nomarch import arena
from nomarch.arena import Results
from tests.arena.helpers import GAMES, SEATS, command, lines, outcomes

ARGUMENTS = ["--seats", ",".join(SEATS), "--games", str(GAMES), "--records", "games"]
PATIENCE = 120


def wait_until(condition: Any) -> None:
    """Wait for something that comes sooner or later."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


def gone(process: int) -> bool:
    """Whether a process has ended, though nobody may have asked yet how."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return True
    except FileNotFoundError:
        return Path("/proc/self").exists()
    return state == "Z"


def start_and_stop(folder: Path, how: signal.Signals) -> tuple[subprocess.Popen[str], str, str]:
    """Start the command, send a signal when some games are finished, and wait for its end."""
    process = command(*ARGUMENTS, "--workers", "2", folder=folder)
    wait_until(lambda: len(lines(folder / "games")) > 3)
    if how == signal.SIGKILL:
        process.kill()
    else:
        os.killpg(process.pid, how)  # a terminal sends it to all processes of the command
    out, err = process.communicate(timeout=PATIENCE)
    return process, out, err


def without_times(out: str) -> dict[str, Any]:
    """The report of a command, without what differs from run to run."""
    report: dict[str, Any] = json.loads(out)
    del report["folder"]
    for bot in report["bots"]:
        del bot["seconds"], bot["seconds_95"]
    return report


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_a_stopped_command_goes_on_and_reports_the_same(
    how: signal.Signals, undisturbed: Results, tmp_path: Path
) -> None:
    stopped, out, err = start_and_stop(tmp_path, how)
    there = lines(tmp_path / "games")
    assert 3 < len(there) < GAMES + 1
    if how == signal.SIGINT:
        assert stopped.returncode == 130 and "Traceback" not in err
        assert f"Stopped after {len(there) - 1} of {GAMES} games; the same command goes on from there." in err
        assert "odds" in out and "Rating" in out
    else:
        assert stopped.returncode == -signal.SIGKILL
    workers = {int(json.loads(line)["worker"].rpartition(":")[2]) for line in there[1:]}
    wait_until(lambda: all(map(gone, workers)))

    resumed = command(*ARGUMENTS, "--json", folder=tmp_path)
    out, err = resumed.communicate(timeout=PATIENCE)
    assert resumed.returncode == 0, err
    assert lines(tmp_path / "games")[: len(there)] == there and len(lines(tmp_path / "games")) == GAMES + 1
    assert outcomes(arena.read(tmp_path / "games")) == outcomes(undisturbed)
    assert without_times(out) == without_times(json.dumps(undisturbed.data()))
