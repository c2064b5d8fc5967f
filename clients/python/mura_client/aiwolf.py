"""The AIWolf wire (TCP, docs/PROTOCOL-AIWOLF.md): packets in, answers out; what they tell becomes events of Mura."""
from __future__ import annotations

from typing import Any, Mapping, Optional

from .agent import AgentMaker, Seat
from .game import Event, Game
from .words import agent as agent_name

Packet = Mapping[str, Any]

ACTS = {"VOTE": "vote", "DIVINE": "divine", "GUARD": "guard", "ATTACK": "attackVote"}
CHANNELS = {"TALK": "talk", "WHISPER": "whisper"}


class AIWolfSeat:
    """One game after another on one connection. Pure: no socket in here."""

    def __init__(self, make: AgentMaker, name: str, role: str = "none", secret: str | None = None) -> None:
        self.make = make
        self.name = name if secret is None else f"{name}\t{secret}"
        self.role = role
        self.seat: Optional[Seat] = None
        self.finished: list[Game] = []
        self._last = {"talk": (-1, -1), "whisper": (-1, -1)}  # (day, number) of the last utterance
        self._told: set[object] = set()

    @property
    def is_playing(self) -> bool:
        return self.seat is not None

    def answer(self, packet: Packet) -> str | None:
        """What goes back to the server; None: the request wants no answer, or is not known here."""
        request = packet.get("request")
        if request == "NAME":
            return self.name
        if request == "ROLE":
            return self.role
        self._take(request, packet)
        if self.seat is None:
            return None
        if request in CHANNELS:
            return self.seat.say(CHANNELS[request])
        if request in ACTS:
            return '{"agentIdx":%d}' % self.seat.choose(ACTS[request], targets_of(ACTS[request], self.seat.game))
        if request == "FINISH":
            self._finish(packet.get("gameInfo") or {})
        return None

    def _take(self, request: str | None, packet: Packet) -> None:
        info = packet.get("gameInfo")
        if request == "INITIALIZE":
            self._begin(info or {}, packet.get("gameSetting") or {})
        if self.seat is None:
            return
        if info:
            self._update(info)
        self._hear("talk", packet.get("talkHistory"))
        self._hear("whisper", packet.get("whisperHistory"))

    def _begin(self, info: Packet, setting: Packet) -> None:
        # Whoever comes back into a game is told INITIALIZE again, on a later day: then nothing is forgotten.
        if self.seat is not None and info.get("day", 0) > 0:
            return
        self._last = {"talk": (-1, -1), "whisper": (-1, -1)}
        self._told = set()
        self.seat = Seat(Game("aiwolf", info["agent"]), self.make)
        players = sorted(int(player) for player in info["statusMap"])
        grammar = "aiwolf" if setting.get("validateUtterance", True) else "free"
        self.seat.hear(opened([agent_name(player) for player in players], "ja", grammar))
        self.seat.hear(role_told(info["agent"], roles_in(info)))

    def _update(self, info: Packet) -> None:
        seat = self._seated()
        day = info.get("day", seat.game.day)
        self._once(("day", day), {"type": "dayBegan", "day": day})
        self._update_dead(info, day)
        for key in ("voteList", "latestVoteList"):
            self._count_votes(info.get(key) or [])
        self._results(info)
        self._hear("talk", info.get("talkList"))
        self._hear("whisper", info.get("whisperList"))

    def _update_dead(self, info: Packet, day: int) -> None:
        seat = self._seated()
        dead = {int(player) for player, status in info["statusMap"].items() if status != "ALIVE"} & seat.game.alive
        for key, when in (("executedAgent", day - 1), ("latestExecutedAgent", day)):
            if info.get(key) in dead:
                seat.hear({"type": "executed", "day": when, "player": info[key]})
                dead.discard(info[key])
        if dead:
            seat.hear({"type": "dawnBroke", "day": day, "dead": sorted(dead), "executed": None})

    def _count_votes(self, votes: list[Packet]) -> None:
        counted = [{"player": vote["agent"], "target": vote["target"]} for vote in votes]
        if votes:
            key = ("votes", votes[0]["day"], tuple((one["player"], one["target"]) for one in counted))
            round_ = sum(1 for told in self._told if isinstance(told, tuple) and told[:2] == key[:2])
            self._once(key, {"type": "votesCounted", "day": votes[0]["day"], "round": round_, "votes": counted})

    def _results(self, info: Packet) -> None:
        # The day of this wire is that of the morning after; a divination is of the night before.
        for key, kind, earlier in (("divineResult", "divined", 1), ("mediumResult", "identified", 0)):
            found = info.get(key)
            if found:
                event = result_event(kind, found["day"] - earlier, self._seated().game.me, found["target"], found["result"])
                self._once((kind, found["day"]), event)

    def _hear(self, channel: str, talks: list[Packet] | None) -> None:
        """Utterances may be told twice: only what is newer than the last one counts."""
        for talk in talks or []:
            if (talk["day"], talk["idx"]) > self._last[channel]:
                self._last[channel] = (talk["day"], talk["idx"])
                self._seated().hear(talked(channel, talk["agent"], talk))

    def _once(self, key: object, event: Event) -> None:
        if key not in self._told:
            self._told.add(key)
            self._seated().hear(event)

    def _seated(self) -> Seat:
        assert self.seat is not None
        return self.seat

    def _finish(self, info: Packet) -> None:
        seat = self._seated()
        for event in ending(seat.game, roles_in(info)):
            seat.hear(event)
        self.finished.append(seat.game)
        self.seat = None


# ---------------------------------------------------------------------------------------- what both old wires share


def opened(names: list[str], language: str, grammar: str) -> Event:
    return {"type": "opened", "cast": [{"name": name} for name in names], "language": language, "rules": {"grammar": grammar}}


def role_told(me: int, roles: dict[int, str]) -> Event:
    role = roles.get(me, "")
    fellows = sorted(player for player, one in roles.items() if one == role and player != me)
    return {"type": "roleTold", "player": me, "role": role, "fellows": fellows}


def roles_in(info: Packet) -> dict[int, str]:
    return {int(player): role.lower() for player, role in (info.get("roleMap") or {}).items()}


def result_event(kind: str, day: int, me: int, target: int, result: str) -> Event:
    return {"type": kind, "day": day, "player": me, "target": target, "result": result.lower()}


def talked(channel: str, speaker: int, talk: Packet) -> Event:
    facts = {key: talk.get(key) for key in ("day", "idx", "turn", "text")}
    return {"type": "talked", "channel": channel, "player": speaker, **facts}


def targets_of(act: str, game: Game) -> list[int]:
    """Neither of these wires says who may be chosen: the living others, and no werewolf for werewolves."""
    others = game.others or [game.me]
    prey = [player for player in others if player not in game.fellows]
    return prey if act == "attackVote" and prey else others


def ending(game: Game, roles: dict[int, str]) -> list[Event]:
    """These wires tell who was what, and not who has won: that follows."""
    alive = [roles.get(player) for player in game.alive]
    winner = "werewolf" if "werewolf" in alive else "village"
    if "fox" in alive:
        winner = "fox"
    revealed = [roles.get(player, "") for player in sorted(game.names)]
    return [
        {"type": "ended", "day": game.day, "winner": winner, "why": None},
        {"type": "rolesRevealed", "roles": revealed, "players": []},
    ]
