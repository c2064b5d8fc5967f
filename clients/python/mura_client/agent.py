"""An agent: what you write."""
from __future__ import annotations

import logging
import random
from typing import Callable

from .game import Event, Game
from .words import OVER

log = logging.getLogger("mura_client")

CHOICES = ("vote", "divine", "guard", "attackVote")


class Agent:
    """Thinks for one village; for every village a new one is made. Override what you like: this one chooses by chance.

    `self.game` is what you know; it has taken note of an event before `hear` is called. An exception in any of these
    methods is logged and costs one answer, never the game.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self) -> None:
        """Before the first event, in place of a constructor."""

    def hear(self, event: Event) -> None:
        """Everything that you may know, once, as it happens."""

    def talk(self) -> str:
        """What you say to all; `Over`: nothing more today."""
        return OVER

    def whisper(self) -> str:
        """What you say to the other werewolves."""
        return OVER

    def choose(self, act: str, targets: list[int]) -> int:
        """One of the targets, for `vote`, `divine`, `guard` or `attackVote`."""
        return random.choice(targets)


# A class is one, too.
AgentMaker = Callable[[Game], Agent]


class Seat:
    """A game and the agent that plays it; mistakes of the agent stop here."""

    def __init__(self, game: Game, make: AgentMaker) -> None:
        self.game = game
        self.agent = make(game)
        self._guard("begin", self.agent.begin)

    def hear(self, event: Event) -> None:
        dead = len(self.game.deaths)
        self.game.hear(event)
        if event["type"] == "roleTold" and event["player"] == self.game.me:
            game = self.game
            log.info("I am %s, %s, of %d players", game.name(game.me), game.role, len(game.names))
        for death in self.game.deaths[dead:]:
            log.info("day %d: %s %s", death.day, self.game.name(death.player), death.how)
        self._guard("hear", lambda: self.agent.hear(event))

    def say(self, channel: str) -> str:
        """What is said on `talk` or `whisper`, in one line."""
        text = self._guard(channel, self.agent.whisper if channel == "whisper" else self.agent.talk)
        return " ".join(text.split()) if isinstance(text, str) and text.strip() else OVER

    def choose(self, act: str, targets: list[int]) -> int:
        chosen = self._guard(act, lambda: self.agent.choose(act, list(targets)))
        if chosen in targets:
            return int(chosen)
        if chosen is not None:
            log.warning("%r may not be chosen for %s: somebody is drawn instead", chosen, act)
        return random.choice(targets)

    def _guard(self, what: str, method: Callable[[], object]) -> object:
        try:
            return method()
        except Exception:  # noqa: BLE001: a mistake costs one answer, not the game
            log.exception("the agent failed in %s", what)
            return None
