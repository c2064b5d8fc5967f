#!/usr/bin/env python3
"""An agent to copy, for every door, on `mura_client` (the folder clients/python, plain Python 3.9 or later).

    python3 agent.py tcp://HOST:PORT --name my-agent                # an AIWolf server
    python3 agent.py ws://127.0.0.1:8080/ws --name team1            # a server of the natural-language contest
    python3 agent.py http://127.0.0.1:8080 --make aiwolf-5          # a Mura server: a village of its own, with bots

It plays villages of any number of players, tells the truth about what it found, votes by what others claim, comes back
when the connection breaks, and says in a sentence what went wrong. Change `Player` and it is yours.
"""
from __future__ import annotations

import random
import sys

try:
    from mura_client import OVER, Agent, main
except ImportError:
    sys.exit("mura_client is missing: `pip install ./clients/python` in the folder of Mura, or put that folder into PYTHONPATH; without it, from a server: its page /docs/clients/python/ says how.")

# Roles of which a village has one.
UNIQUE = ("seer", "medium", "bodyguard")


class Player(Agent):
    """Thinks for one village. What happened stands in `self.game`: claims, reports, votes, deaths, my own results."""

    def begin(self) -> None:
        self.to_say: list[str] = []
        self.has_claimed = False
        self.spoke_of_vote_on = 0  # the day
        self.whispered_on = 0

    def hear(self, event: dict) -> None:
        if event["type"] not in ("divined", "identified") or event["player"] != self.game.me:
            return
        if not self.has_claimed:
            self.has_claimed = True
            self.to_say.append(self.game.claim(self.game.role))
        self.to_say.append(self.game.result(event["type"], event["target"], event["result"]))

    # What to think of it.

    def is_liar(self, player: int) -> bool:
        """Whoever claims what only I am, calls me a werewolf, or contradicts what I know."""
        game = self.game
        if game.role in UNIQUE and game.claims.get(player) == game.role:
            return True
        told = [(target, species) for (speaker, target), species in game.reports.items() if speaker == player]
        return any(
            (target == game.me and species == "werewolf") or game.results.get(target, species) != species
            for target, species in told
        )

    def suspicion(self, player: int) -> float:
        """The higher, the more I want them gone."""
        game = self.game
        if player == game.me or player in game.fellows:
            return -100
        points = {"werewolf": 20.0, "human": -20.0}.get(game.results.get(player, ""), 0.0)
        points += 8.0 if self.is_liar(player) else 0.0
        for (speaker, target), species in game.reports.items():
            if target == player and not self.is_liar(speaker):
                points += 4.0 if species == "werewolf" else -2.0
        points += 0.2 * list(game.announced.values()).count(player)  # better together than alone
        return points

    def most_suspected(self, players: list[int]) -> int:
        most = max(self.suspicion(player) for player in players)
        return random.choice([player for player in players if self.suspicion(player) == most])

    def best_claim(self, players: list[int]) -> int:
        """The one whom the village can least do without, if they say what they are; else anybody."""
        players = [one for one in players if one not in self.game.fellows and one != self.game.me] or players
        for role in UNIQUE:
            claimants = [one for one in players if self.game.claims.get(one) == role and not self.is_liar(one)]
            if claimants:
                return random.choice(claimants)
        return random.choice(players)

    # Answers.

    def talk(self) -> str:
        day, others = self.game.day, self.game.others
        if not self.to_say and day > self.spoke_of_vote_on and others:
            self.spoke_of_vote_on = day
            self.to_say.append(self.game.intention("vote", self.most_suspected(others)))
        return self.to_say.pop(0) if self.to_say else OVER

    def whisper(self) -> str:
        if self.game.day <= self.whispered_on:
            return OVER
        self.whispered_on = self.game.day
        return self.game.intention("attack", self.best_claim(self.game.others))

    def choose(self, act: str, targets: list[int]) -> int:
        if act in ("guard", "attackVote"):
            return self.best_claim(targets)
        unknown = [player for player in targets if player not in self.game.results]
        return self.most_suspected(unknown if act == "divine" and unknown else targets)


if __name__ == "__main__":
    main(Player)
