#!/usr/bin/env python3
"""A first agent for the AIWolf wire (TCP), in plain Python 3.9 or later without any library.

    python3 aiwolf_agent.py tcp://127.0.0.1:10000 --name my-agent

It plays villages of any number of players, one game after another on the same connection, until the server closes it.
Change `Player` and it is yours; the rest is the wire, which docs/PROTOCOL-AIWOLF.md describes.
"""
from __future__ import annotations

import argparse
import json
import random
import re
import socket
import sys
import time
import traceback
from urllib.parse import urlsplit

CONNECT_SECONDS = 10
RECONNECT_TRIES = 5


# ---------------------------------------------------------------------------------------------- the player


class Player:
    """Thinks for one game: what was seen is remembered in `update` and `hear`, the other methods answer."""

    def __init__(self) -> None:
        self.me = 0
        self.role = ""
        self.day = 0
        self.known_roles: dict[int, str] = {}  # my own, and those of my fellow werewolves
        self.alive: set[int] = set()
        self.deaths: list[tuple[int, int, str]] = []  # (day, player, how)
        self.votes: set[tuple[int, int, int]] = set()  # (day, who, whom)
        self.results: dict[int, str] = {}  # my own: player -> HUMAN or WEREWOLF
        self.claims: dict[int, str] = {}  # player -> the role they say they have
        self.reports: dict[tuple[int, int], str] = {}  # (who, about whom) -> HUMAN or WEREWOLF
        self.announced: dict[int, int] = {}  # player -> whom they say they will vote for today
        self.last_heard = (-1, -1)  # (day, number) of the last utterance
        self.last_whisper = (-1, -1)
        self.to_say: list[str] = []
        self.has_spoken_of_vote = False
        self.has_whispered = False

    # What happens. Unknown members are left alone, missing ones are no error.

    def update(self, info: dict) -> None:
        """A full packet: how the village stands."""
        self.me = info.get("agent", self.me)
        self.known_roles.update({int(player): role for player, role in (info.get("roleMap") or {}).items()})
        self.role = self.known_roles.get(self.me, self.role)
        self.begin_day(info.get("day", self.day))
        self.update_deaths(info)
        for vote in (info.get("voteList") or []) + (info.get("latestVoteList") or []):
            self.votes.add((vote["day"], vote["agent"], vote["target"]))
        for verb, key in (("DIVINED", "divineResult"), ("IDENTIFIED", "mediumResult")):
            self.remember_result(verb, info.get(key))
        self.hear_all(info.get("talkList") or [], info.get("whisperList") or [])

    def begin_day(self, day: int) -> None:
        if day == self.day:
            return
        self.day = day
        self.announced.clear()
        self.has_spoken_of_vote = False
        self.has_whispered = False

    def update_deaths(self, info: dict) -> None:
        executed = {info.get("latestExecutedAgent"): self.day, info.get("executedAgent"): self.day - 1}
        for name, status in (info.get("statusMap") or {}).items():
            player = int(name)
            if status == "ALIVE":
                self.alive.add(player)
            elif player in self.alive:
                self.alive.remove(player)
                how = "was executed" if player in executed else "died in the night"
                self.deaths.append((executed.get(player, self.day - 1), player, how))
                log(f"day {self.deaths[-1][0]}: {agent(player)} {how}")

    def remember_result(self, verb: str, result: dict | None) -> None:
        if not result or result["target"] in self.results:
            return
        self.results[result["target"]] = result["result"]
        if self.me not in self.claims:
            self.claims[self.me] = self.role
            self.to_say.append(f"COMINGOUT {agent(self.me)} {self.role}")
        self.to_say.append(f"{verb} {agent(result['target'])} {result['result']}")

    def hear_all(self, talks: list, whispers: list) -> None:
        """Utterances may be told twice: only what is newer than the last one counts."""
        for talk in talks:
            if (talk["day"], talk["idx"]) > self.last_heard:
                self.last_heard = (talk["day"], talk["idx"])
                self.hear(talk["agent"], talk["text"])
        for whisper in whispers:
            if (whisper["day"], whisper["idx"]) > self.last_whisper:
                self.last_whisper = (whisper["day"], whisper["idx"])

    def hear(self, speaker: int, text: str) -> None:
        """Takes note of claims, results and announced votes; of all other sentences nothing."""
        said = SENTENCE.match(text)
        if said is None or speaker == self.me:
            return
        subject, verb, target, word = said.groups()
        if subject is not None and int(subject) != speaker:
            return
        if verb == "COMINGOUT" and int(target) == speaker and word:
            self.claims[speaker] = word
        elif verb in ("DIVINED", "IDENTIFIED") and word in ("HUMAN", "WEREWOLF"):
            self.reports[speaker, int(target)] = word
        elif verb == "VOTE":
            self.announced[speaker] = int(target)

    # What to think of it.

    def others(self) -> list[int]:
        return sorted(self.alive - {self.me})

    def is_fellow(self, player: int) -> bool:
        return self.role == "WEREWOLF" and self.known_roles.get(player) == "WEREWOLF"

    def is_liar(self, player: int) -> bool:
        """Whoever claims what only I am, calls me a werewolf, or contradicts what I know."""
        if self.role in UNIQUE and self.claims.get(player) == self.role:
            return True
        for (speaker, target), species in self.reports.items():
            if speaker != player:
                continue
            if target == self.me and species == "WEREWOLF":
                return True
            if self.results.get(target, species) != species:
                return True
        return False

    def suspicion(self, player: int) -> float:
        """The higher, the more I want them gone."""
        if self.is_fellow(player):
            return -100
        points = {"WEREWOLF": 20.0, "HUMAN": -20.0}.get(self.results.get(player, ""), 0.0)
        points += 8.0 if self.is_liar(player) else 0.0
        for (speaker, target), species in self.reports.items():
            if target == player and not self.is_liar(speaker):
                points += 4.0 if species == "WEREWOLF" else -2.0
        points += 0.2 * list(self.announced.values()).count(player)  # better together than alone
        return points

    def most_suspected(self, players: list[int]) -> int:
        most = max(self.suspicion(player) for player in players)
        return random.choice([player for player in players if self.suspicion(player) == most])

    # Answers.

    def talk(self) -> str:
        if self.to_say:
            return self.to_say.pop(0)
        if not self.has_spoken_of_vote and self.others():
            self.has_spoken_of_vote = True
            return f"VOTE {agent(self.most_suspected(self.others()))}"
        return "Over"

    def whisper(self) -> str:
        if self.has_whispered or self.day == 0:
            return "Over"
        self.has_whispered = True
        return f"ATTACK {agent(self.attack())}"

    def vote(self) -> int:
        return self.most_suspected(self.others())

    def divine(self) -> int:
        unknown = [player for player in self.others() if player not in self.results]
        return self.most_suspected(unknown or self.others())

    def guard(self) -> int:
        return self.best_claim(self.others()) or random.choice(self.others())

    def attack(self) -> int:
        prey = [player for player in self.others() if not self.is_fellow(player)]
        return self.best_claim(prey) or random.choice(prey or self.others())

    def best_claim(self, players: list[int]) -> int | None:
        """The one whom the village can least do without, if they say what they are."""
        for role in ("SEER", "MEDIUM", "BODYGUARD"):
            claimants = [one for one in players if self.claims.get(one) == role and not self.is_liar(one)]
            if claimants:
                return random.choice(claimants)
        return None


# Roles of which a village has one.
UNIQUE = ("SEER", "MEDIUM", "BODYGUARD")
# `COMINGOUT Agent[01] SEER`, also with a subject: `Agent[01] COMINGOUT Agent[01] SEER`.
SENTENCE = re.compile(r"^(?:Agent\[(\d+)\] )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) Agent\[(\d+)\](?: ([A-Z]+))?$")


def target(player: int) -> str:
    return '{"agentIdx":%d}' % player


def agent(player: int) -> str:
    return f"Agent[{player:02d}]"


# ---------------------------------------------------------------------------------------------- the wire


CHOICES = ("VOTE", "DIVINE", "GUARD", "ATTACK")


class Session:
    """All games of one agent, over one connection or several."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.player = Player()
        self.is_playing = False
        self.games = 0
        self.tries = 0  # to come back, since it last worked

    def answer(self, packet: dict) -> str | None:
        """What goes back to the server; None: the request wants no answer, or is not known here."""
        request = packet.get("request")
        if request == "NAME":
            secret = self.options.secret
            return self.options.name if secret is None else f"{self.options.name}\t{secret}"
        if request == "ROLE":
            return self.options.role
        try:
            self.take(request, packet)
            return self.think(request)
        except Exception:  # noqa: BLE001: a mistake of mine costs one answer, not the game
            traceback.print_exc()
            return self.without_thinking(request)

    def think(self, request: str | None) -> str | None:
        if request == "TALK":
            return self.player.talk()
        if request == "WHISPER":
            return self.player.whisper()
        if request in CHOICES:
            return target(getattr(self.player, request.lower())())
        return None

    def without_thinking(self, request: str | None) -> str | None:
        if request in ("TALK", "WHISPER"):
            return "Skip"
        return target(random.choice(self.player.others() or [self.player.me])) if request in CHOICES else None

    def take(self, request: str | None, packet: dict) -> None:
        info = packet.get("gameInfo")
        if request == "INITIALIZE":
            self.begin(info or {})
        if info:
            self.player.update(info)
        self.player.hear_all(packet.get("talkHistory") or [], packet.get("whisperHistory") or [])
        if request == "INITIALIZE":
            count = len(self.player.alive) + len(self.player.deaths)
            log(f"game {self.games + 1}: I am {agent(self.player.me)}, {self.player.role}, of {count} players")
        if request == "FINISH":
            self.finish(info or {})

    def begin(self, info: dict) -> None:
        # Whoever comes back into a game is told INITIALIZE again, on a later day: then nothing is forgotten.
        if not self.is_playing or info.get("day", 0) == 0:
            self.player = Player()
        self.is_playing = True
        self.tries = 0

    def finish(self, info: dict) -> None:
        self.is_playing = False
        self.games += 1
        roles = {int(player): role for player, role in (info.get("roleMap") or {}).items()}
        wolves = [one for one in self.player.alive if roles.get(one) == "WEREWOLF"]
        log(f"game {self.games} is over: {'the werewolves have' if wolves else 'the village has'} won")

    def play(self, wire: socket.socket) -> None:
        """Answers until the server closes the connection, or all games are played."""
        for line in wire.makefile("r", encoding="utf-8", newline="\n"):
            try:
                packet = json.loads(line)
            except ValueError:
                log(f"not understood: {line[:200]!r}")
                continue
            answer = self.answer(packet)
            if answer is not None:
                wire.sendall(f"{answer}\n".encode())
            if self.games == self.options.games:
                return


def log(sentence: str) -> None:
    print(sentence, flush=True)


def fail(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(1)


def connect(host: str, port: int, patience: float) -> socket.socket:
    wire = socket.create_connection((host, port), timeout=CONNECT_SECONDS)
    wire.settimeout(patience)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    return wire


def run(session: Session, host: str, port: int, patience: float) -> None:
    """Plays; whoever loses the connection in a game comes back to the same seat."""
    while True:
        is_connected = False
        try:
            with connect(host, port, patience) as wire:
                is_connected = True
                log(f"connected to {host}:{port}; waiting for a game")
                session.play(wire)
            reason = CLOSED
        except socket.gaierror:
            fail(f"There is no host '{host}'.")
        except ConnectionRefusedError:
            reason = f"nobody listens at {host}:{port} (has the server been started?)"
        except socket.timeout:
            reason = f"nothing came from {host}:{port} within {patience if is_connected else CONNECT_SECONDS} seconds"
        except OSError as error:
            reason = f"the connection broke: {error}"
        if session.games == session.options.games or (session.games > 0 and not session.is_playing):
            log(f"games played: {session.games}; {reason}")
            return
        if not session.is_playing:
            fail(WITHOUT_A_GAME if reason == CLOSED else f"Cannot play: {reason}.")
        session.tries += 1
        if session.tries > RECONNECT_TRIES:
            fail(f"Lost in the middle of a game: {reason}.")
        log(f"{reason}; trying to come back ({session.tries} of {RECONNECT_TRIES})")
        time.sleep(session.tries - 1)


CLOSED = "the server closed the connection"
WITHOUT_A_GAME = """The server closed the connection before a game began. This wire has no words for the reason; it may be
that all seats are taken, that no seat has the key in the name (NAME#KEY), or that the server stopped."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="tcp://HOST:PORT")
    parser.add_argument("--name", default="python-agent", help="for the seat with a key: NAME#KEY")
    parser.add_argument("--role", default="none", help="the role to ask for, such as SEER")
    parser.add_argument("--games", type=int, help="leave after so many; default: play until the server closes")
    parser.add_argument("--secret", help="by which a Mura server knows this agent when it comes back")
    parser.add_argument("--patience", type=float, default=3600, help="seconds to wait for the server (3600)")
    options = parser.parse_args()
    try:
        place = urlsplit(options.server if "//" in options.server else f"tcp://{options.server}")
        host, port = place.hostname, place.port or 10000
    except ValueError:
        host, port = None, 0
    if host is None or place.scheme != "tcp":
        fail(f"'{options.server}' is not an address: it must be like tcp://127.0.0.1:10000.")
    run(Session(options), host, port, options.patience)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
