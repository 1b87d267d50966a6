"""The command `nomarch`."""

import argparse
import io
import sys

from nomarch.cli import arena, bench, games, learn, odds, play, replay, serve, train, verify
from nomarch.core.errors import NomarchError

COMMANDS = (play, replay, odds, games, arena, learn, train, bench, serve, verify)
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code is 0 if all went well, 2 if what was asked is wrong, 1 for other failures."""
    given = sys.argv[1:] if arguments is None else arguments
    parser = argparse.ArgumentParser("nomarch", description="The board games of the Nile, played and studied.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(commands, given)
    chosen = parser.parse_args(given)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, not a traceback
    try:
        return int(chosen.run(chosen))
    except NomarchError as error:
        print(f"nomarch: {error.told(getattr(chosen, 'language', 'en'))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        print(f"nomarch: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
