"""What can go wrong. Every error says it in a sentence; `MuraError` is all of them."""

from __future__ import annotations


class MuraError(Exception):
    """Anything that this package reports; its text is for people."""


class WrongAddress(MuraError):
    """The address is none that an agent can play at."""


class Unreachable(MuraError):
    """Nobody answers at the address."""


class Problem(MuraError):
    """The server does not do what was asked: `code` is for programs, `status` that of HTTP."""

    def __init__(self, code: str, sentence: str, status: int = 0) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.status = status


class Refused(MuraError):
    """The server did not want the connection: `status` is that of HTTP, such as 503."""

    def __init__(self, status: int, line: str) -> None:
        super().__init__(line)
        self.status = status


class Closed(MuraError):
    """The connection is over. 1000: all is well; 1006: it broke without a word."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code
        self.reason = reason


class Lost(MuraError):
    """The connection broke in the middle of a game, and coming back did not work."""


class WrongRecord(MuraError):
    """A file is not a record, or not as a record must be; the text names file and line."""
