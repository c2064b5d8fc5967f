"""A first agent for every door: python3 first_agent.py tcp://HOST:PORT (or ws://…/ws, or http://… --make aiwolf-5)"""
import random

from mura_client import OVER, Agent, main


class First(Agent):
    """Believes every result, and tells its own."""

    def begin(self):
        self.to_say = []

    def hear(self, event):
        if event["type"] in ("divined", "identified") and event["player"] == self.game.me:
            self.to_say.append(self.game.claim(self.game.role))
            self.to_say.append(self.game.result(event["type"], event["target"], event["result"]))

    def talk(self):
        return self.to_say.pop(0) if self.to_say else OVER

    def choose(self, act, targets):
        known = {**{target: word for (_, target), word in self.game.reports.items()}, **self.game.results}
        accused = [player for player in targets if known.get(player) == "werewolf"]
        return random.choice(accused or targets)


main(First)
