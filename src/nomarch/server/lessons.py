"""A tutorial's table: which step the learner is at, and what is played there. What the other seats play is given."""

from typing import Any

from nomarch.core.tutorial import LEARNER, Tutorial

ORIGIN = "tutorial"
LEVEL = "tutorial"
"""What the table calls the bots of the other seats."""


def beginning(tutorial: Tutorial) -> dict[str, Any]:
    """What a table for it begins with. The steps are kept with the table, so that it stays as it is when another
    version of the tutorial comes."""
    return {
        "setup": tutorial.setup,
        "actions": list(tutorial.before),
        "renewals": [],
        "steps": [step.data() for step in tutorial.steps],
    }


def seats(players: int) -> list[dict[str, Any]]:
    """Who sits at the table: the learner, and bots that play what is given."""
    return [{"kind": "person"} if seat == LEARNER else {"kind": "bot", "bot": LEVEL} for seat in range(players)]


class Lesson:
    """How far somebody is in a tutorial; what it is asked depends on how many actions were played."""

    def __init__(self, before: dict[str, Any]) -> None:
        self.steps: list[dict[str, Any]] = before["steps"]
        self.step = 0
        self.starts = [len(before["actions"])]
        """After how many actions each step begins."""
        for step in self.steps:
            self.starts.append(self.starts[-1] + len(step["do"]) + len(step["then"]))

    def expected(self, played: int) -> str | None:
        """What the learner is to play now; None if nothing."""
        return next(iter(self.left_to_do(played)), None)

    def left_to_do(self, played: int) -> list[str]:
        """What the learner has still to play in this step."""
        done = played - self.starts[self.step]
        do: list[str] = self.steps[self.step]["do"]
        return do[done:]

    def scripted(self, played: int) -> str | None:
        """What another seat is to play now; None if nothing."""
        step = self.steps[self.step]
        done = played - self.starts[self.step] - len(step["do"])
        return step["then"][done] if step["do"] and 0 <= done < len(step["then"]) else None

    def advance(self, played: int) -> None:
        """An action was played: with the last one of a step the next one begins."""
        if played == self.starts[self.step + 1]:
            self.step += 1

    def data(self, played: int) -> dict[str, Any]:
        """What the table's page needs: the step by number and name, what it points at, what is to be played
        now, and how many actions are in all (0: it is only read)."""
        step = self.steps[self.step]
        return {
            "step": self.step,
            "steps": len(self.steps),
            "name": step["name"],
            "point": step["point"],
            "do": self.expected(played),
            "acts": len(step["do"]),
        }
