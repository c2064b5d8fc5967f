"""The wire of the natural-language contest (WebSocket, docs/PROTOCOL-NLP.md), in and out, with players by number."""
from __future__ import annotations

from typing import Any, Mapping, Optional

from .agent import AgentMaker, Seat
from .aiwolf import ACTS, CHANNELS, ending, opened, result_event, role_told, talked, targets_of
from .game import Event, Game
from .words import AGENT, OVER

Packet = Mapping[str, Any]

AFTER_THE_VOTE = ("DIVINE", "WHISPER", "GUARD", "ATTACK", "FINISH")


class NLPSeat:
    """One game, over one connection or several where one breaks. Pure: no socket in here."""

    def __init__(self, make: AgentMaker, name: str) -> None:
        self.make = make
        self.name = name
        self.seat: Optional[Seat] = None
        self.finished: list[Game] = []
        self._numbers: dict[str, int] = {}  # by the names of the village
        self._told: set[object] = set()

    @property
    def is_playing(self) -> bool:
        return self.seat is not None

    def answers(self, packet: Packet) -> list[str]:
        """What goes back to the server; nothing where the request wants no answer, or is not known here."""
        request = packet.get("request")
        if request == "NAME":  # at the beginning, and whenever the server wants to see that we are alive
            return [self.name]
        self._take(request, packet)
        if self.seat is None:
            return []
        if request in CHANNELS:
            return [self.seat.say(CHANNELS[request])]
        if request in ACTS:
            return [self.seat.game.names[self.seat.choose(ACTS[request], targets_of(ACTS[request], self.seat.game))]]
        if request in ("TALK_PHASE_START", "WHISPER_PHASE_START"):  # a group chat: nobody will ask
            return self._chat(self.seat, request, (packet.get("info") or {}).get("remain_count", 3))
        if request == "FINISH":
            self._finish(packet.get("info") or {})
        return []

    def _chat(self, seat: Seat, request: str, left: int) -> list[str]:
        channel = "talk" if request.startswith("TALK") else "whisper"
        return [text for text in (seat.say(channel) for _ in range(left)) if text != OVER] + [OVER]

    def _take(self, request: str | None, packet: Packet) -> None:
        info = packet.get("info") or {}
        if request == "INITIALIZE":
            self._begin(info)
        if self.seat is None:
            return
        if info:
            self._update(self.seat, request, info)
        self._hear(self.seat, "talk", [*(packet.get("talk_history") or []), *self._new(packet)])
        self._hear(self.seat, "whisper", packet.get("whisper_history") or [])

    def _new(self, packet: Packet) -> list[Packet]:
        is_public = not str(packet.get("request")).startswith("WHISPER")
        return [packet["new_talk"]] if is_public and packet.get("new_talk") else []

    def _begin(self, info: Packet) -> None:
        # Whoever comes back into a game is told INITIALIZE again, on a later day: then nothing is forgotten.
        if self.seat is not None and info.get("day", 0) > 0:
            return
        names = list(info["status_map"])
        self._numbers = {name: index + 1 for index, name in enumerate(names)}
        self._told = set()
        me = self._numbers[info["agent"]]
        self.seat = Seat(Game("nlp", me), self.make)
        is_ascii = "".join([*names, info.get("profile") or ""]).isascii()
        # Where players have numbers in place of names, the protocol may be spoken, or nothing else may.
        grammar = "aiwolf" if all(AGENT.match(name) for name in names) else "free"
        self.seat.hear(opened(names, "en" if is_ascii else "ja", grammar))
        self.seat.hear(role_told(me, self._roles(info)))

    def _roles(self, info: Packet) -> dict[int, str]:
        return {self._numbers[name]: role.lower() for name, role in (info.get("role_map") or {}).items()}

    def _update(self, seat: Seat, request: str | None, info: Packet) -> None:
        day = info.get("day", seat.game.day)
        is_morning = ("day", day) not in self._told
        self._once(seat, ("day", day), {"type": "dayBegan", "day": day})
        status = info.get("status_map") or {}
        dead = {self._numbers[name] for name, state in status.items() if state != "ALIVE"} & seat.game.alive
        if is_morning:
            self._died_since_yesterday(seat, dead, self._numbers.get(info.get("executed_agent", "")), day)
        else:
            for player in sorted(dead):  # before the vote only those die whose program has failed
                kind = "executed" if request in AFTER_THE_VOTE else "failed"
                seat.hear({"type": kind, "day": day, "player": player})
        if votes := info.get("vote_list"):
            counted = [{"player": self._numbers[one["agent"]], "target": self._numbers[one["target"]]} for one in votes]
            event = {"type": "votesCounted", "day": votes[0]["day"], "round": 0, "votes": counted}
            self._once(seat, ("votes", votes[0]["day"]), event)
        # As in a record: a divination is of its night, what a medium finds of the morning after.
        for key, kind, later in (("divine_result", "divined", 0), ("medium_result", "identified", 1)):
            if found := info.get(key):
                event = result_event(kind, found["day"] + later, seat.game.me, self._numbers[found["target"]], found["result"])
                self._once(seat, (kind, found["day"]), event)

    def _died_since_yesterday(self, seat: Seat, dead: set[int], executed: int | None, day: int) -> None:
        if executed in dead:
            seat.hear({"type": "executed", "day": day - 1, "player": executed})
        died = sorted(dead - {executed})
        if died:
            seat.hear({"type": "dawnBroke", "day": day, "dead": died, "executed": None})

    def _hear(self, seat: Seat, channel: str, talks: list[Packet]) -> None:
        """What was told before a connection broke is told again after it."""
        for talk in talks:
            key = (channel, *(talk.get(fact) for fact in ("day", "idx", "turn", "agent", "text", "time")))
            self._once(seat, key, talked(channel, self._numbers[talk["agent"]], talk))

    def _once(self, seat: Seat, key: object, event: Event) -> None:
        if key not in self._told:
            self._told.add(key)
            seat.hear(event)

    def _finish(self, info: Packet) -> None:
        if self.seat is None:
            return
        for event in ending(self.seat.game, self._roles(info)):
            self.seat.hear(event)
        self.finished.append(self.seat.game)
        self.seat = None
