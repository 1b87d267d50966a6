"""What can go wrong while bots play."""


class GameFailed(Exception):
    """A game could not be played to its end, because a bot or the rules failed or ended the process again and again."""
