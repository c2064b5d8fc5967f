#!/usr/bin/env python3
"""A first agent for the natural-language contest (WebSocket), in plain Python 3.9 or later without any library.

    python3 nlp_agent.py ws://127.0.0.1:8080/ws --name team1

It speaks Japanese where names or profiles are Japanese, else English; plays villages of any number of players, by turns
and as a group chat; connects anew for every game. Change `Player` and it is yours (a language model goes into `talk`);
the rest is the wire, which docs/PROTOCOL-NLP.md describes. `tiny_websocket.py` must lie beside this file.
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
from urllib.parse import urlsplit, urlunsplit

from tiny_websocket import Closed, Refused, WebSocket

RECONNECT_TRIES = 5

# What it says. Short: contests count characters.
PHRASES = {
    "ja": {
        "hello": "よろしくお願いします。",
        "SEER": "私は占い師です。",
        "MEDIUM": "私は霊能者です。",
        "WEREWOLF": "結果をお伝えします。{name}は人狼でした。",
        "HUMAN": "結果をお伝えします。{name}は人間でした。",
        "vote": "今日は{name}に投票します。",
        "attack": "{name}を襲撃しましょう。",
    },
    "en": {
        "hello": "Good morning, everybody.",
        "SEER": "I am the seer.",
        "MEDIUM": "I am the medium.",
        "WEREWOLF": "My result: {name} is a werewolf.",
        "HUMAN": "My result: {name} is human.",
        "vote": "Today I will vote for {name}.",
        "attack": "Let us attack {name}.",
    },
}

# How others may say it: roles they claim, what they found, and whom they will vote for.
ROLE_WORDS = {"占い師": "SEER", "霊能者": "MEDIUM", "霊媒師": "MEDIUM", "騎士": "BODYGUARD", "狩人": "BODYGUARD"}
CLAIM_JA = re.compile(rf"(?:私|わたし|僕|俺|自分)(?:は|が)、?({'|'.join(ROLE_WORDS)})(?!では|じゃ)")
CLAIM_EN = re.compile(r"\bI(?: am|'m) (?:the |a )?(seer|medium|bodyguard)\b", re.IGNORECASE)
SPECIES_WORDS = {"人狼": "WEREWOLF", "黒": "WEREWOLF", "人間": "HUMAN", "白": "HUMAN"}
# Our bots and agents of the other wire speak in sentences of the AIWolf protocol.
PROTOCOL = re.compile(r"^(?:(\S+) )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) (\S+)(?: ([A-Z]+))?$")
UNIQUE = ("SEER", "MEDIUM", "BODYGUARD")


# ---------------------------------------------------------------------------------------------- the player


class Player:
    """Thinks for one game. Players are known by their names, exactly as they stand in `status_map`."""

    def __init__(self) -> None:
        self.me = ""
        self.role = ""
        self.day = 0
        self.language = "en"
        self.known_roles: dict[str, str] = {}  # my own, and those of my fellow werewolves
        self.everybody: list[str] = []
        self.alive: set[str] = set()
        self.deaths: list[tuple[int, str, str]] = []  # (day, player, how)
        self.votes: set[tuple[int, str, str]] = set()  # (day, who, whom)
        self.results: dict[str, str] = {}  # my own: player -> HUMAN or WEREWOLF
        self.claims: dict[str, str] = {}  # player -> the role they say they have
        self.reports: dict[tuple[str, str], str] = {}  # (who, about whom) -> HUMAN or WEREWOLF
        self.announced: dict[str, str] = {}  # player -> whom they say they will vote for today
        self.to_say: list[str] = []
        self.has_spoken_of_vote = False
        self.has_whispered = False

    # What happens. Unknown members are left alone, missing ones are no error.

    def update(self, info: dict) -> None:
        self.me = info.get("agent", self.me)
        self.known_roles.update(info.get("role_map") or {})
        self.role = self.known_roles.get(self.me, self.role)
        status = info.get("status_map") or {}
        self.everybody = list(status) or self.everybody
        if not "".join([*status, info.get("profile") or ""]).isascii():
            self.language = "ja"
        self.begin_day(info.get("day", self.day))
        self.update_deaths(status, info)
        for vote in info.get("vote_list") or []:
            self.votes.add((vote["day"], vote["agent"], vote["target"]))
        for key in ("divine_result", "medium_result"):
            self.remember_result(info.get(key))

    def begin_day(self, day: int) -> None:
        if day == self.day and self.alive:
            return
        self.day = day
        self.announced.clear()
        self.has_spoken_of_vote = False
        self.has_whispered = False
        if day == 0:
            self.say("hello")

    def update_deaths(self, status: dict, info: dict) -> None:
        yesterday = {info.get("executed_agent"): "was executed", info.get("attacked_agent"): "was attacked"}
        for name, state in status.items():
            if state == "ALIVE":
                self.alive.add(name)
            elif name in self.alive:
                self.alive.remove(name)
                day = self.day - 1 if name in yesterday else self.day
                self.deaths.append((day, name, yesterday.get(name, "is dead")))
                log(f"day {day}: {name} {self.deaths[-1][2]}")

    def remember_result(self, result: dict | None) -> None:
        if not result or result["target"] in self.results:
            return
        self.results[result["target"]] = result["result"]
        if self.me not in self.claims:
            self.claims[self.me] = self.role
            self.say(self.role)
        self.say(result["result"], result["target"])

    def say(self, phrase: str, name: str = "") -> None:
        words = PHRASES[self.language].get(phrase)
        if words is not None:
            self.to_say.append(words.format(name=name))

    def hear(self, speaker: str, text: str) -> None:
        """Takes note of claims, results and announced votes; of all else nothing."""
        if speaker == self.me:
            return
        protocol = PROTOCOL.match(text)
        if protocol is not None:
            self.hear_protocol(speaker, *protocol.groups())
            return
        if claim := CLAIM_JA.search(text):
            self.claims[speaker] = ROLE_WORDS[claim[1]]
        elif claim := CLAIM_EN.search(text):
            self.claims[speaker] = claim[1].upper()
        for name in self.everybody:
            self.hear_of(speaker, name, text)

    def hear_of(self, speaker: str, name: str, text: str) -> None:
        there = re.escape(name) + r"(?: ?さん)?"
        if re.search(rf"{there} ?に投票|vote for @?{there}", text, re.IGNORECASE):
            self.announced[speaker] = name
        if self.claims.get(speaker) not in ("SEER", "MEDIUM"):
            return
        japanese = re.search(rf"{there} ?(?:は|が|、)(人狼|黒|人間|白)(?!では|じゃ)", text)
        english = re.search(rf"{there} (?:is|was) (?:a |an )?(werewolf|human)", text, re.IGNORECASE)
        if japanese:
            self.reports[speaker, name] = SPECIES_WORDS[japanese[1]]
        elif english:
            self.reports[speaker, name] = english[1].upper()

    def hear_protocol(self, speaker: str, subject: str | None, verb: str, target: str, word: str | None) -> None:
        if subject not in (None, speaker) or target not in self.everybody:
            return
        if verb == "COMINGOUT" and target == speaker and word:
            self.claims[speaker] = word
        elif verb in ("DIVINED", "IDENTIFIED") and word in ("HUMAN", "WEREWOLF"):
            self.reports[speaker, target] = word
        elif verb == "VOTE":
            self.announced[speaker] = target

    # What to think of it.

    def others(self) -> list[str]:
        return sorted(self.alive - {self.me})

    def is_fellow(self, player: str) -> bool:
        return self.role == "WEREWOLF" and self.known_roles.get(player) == "WEREWOLF"

    def is_liar(self, player: str) -> bool:
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

    def suspicion(self, player: str) -> float:
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

    def most_suspected(self, players: list[str]) -> str:
        most = max(self.suspicion(player) for player in players)
        return random.choice([player for player in players if self.suspicion(player) == most])

    # Answers.

    def talk(self) -> str:
        if not self.to_say and not self.has_spoken_of_vote and self.day > 0 and self.others():
            self.has_spoken_of_vote = True
            self.say("vote", self.most_suspected(self.others()))
        return self.to_say.pop(0) if self.to_say else "Over"

    def whisper(self) -> str:
        if self.has_whispered or self.day == 0:
            return "Over"
        self.has_whispered = True
        return PHRASES[self.language]["attack"].format(name=self.attack())

    def vote(self) -> str:
        return self.most_suspected(self.others())

    def divine(self) -> str:
        unknown = [player for player in self.others() if player not in self.results]
        return self.most_suspected(unknown or self.others())

    def guard(self) -> str:
        return self.best_claim(self.others())

    def attack(self) -> str:
        prey = [player for player in self.others() if not self.is_fellow(player)]
        return self.best_claim(prey or self.others())

    def best_claim(self, players: list[str]) -> str:
        """The one whom the village can least do without, if they say what they are; else anybody."""
        for role in UNIQUE:
            claimants = [one for one in players if self.claims.get(one) == role and not self.is_liar(one)]
            if claimants:
                return random.choice(claimants)
        return random.choice(players)


# ---------------------------------------------------------------------------------------------- the wire

CHOICES = ("VOTE", "DIVINE", "GUARD", "ATTACK")


class Session:
    """All games of one agent; each has a connection of its own, or several where one breaks."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.player = Player()
        self.is_playing = False
        self.games = 0
        self.tries = 0  # to come back, since it last worked

    def answers(self, packet: dict) -> list[str]:
        """What goes back to the server; nothing where the request wants no answer, or is not known here."""
        request = packet.get("request")
        if request == "NAME":  # at the beginning, and whenever the server wants to see that we are alive
            return [self.name]
        try:
            self.take(request, packet)
            return self.think(request, packet)
        except Exception:  # noqa: BLE001: a mistake of mine costs one answer, not the game
            traceback.print_exc()
            return self.without_thinking(request)

    def think(self, request: str | None, packet: dict) -> list[str]:
        if request == "TALK":
            return [self.player.talk()]
        if request == "WHISPER":
            return [self.player.whisper()]
        if request in CHOICES:
            return [getattr(self.player, request.lower())()]
        if request in ("TALK_PHASE_START", "WHISPER_PHASE_START"):  # a group chat: nobody will ask
            left = (packet.get("info") or {}).get("remain_count", 3)
            speak = self.player.talk if request.startswith("TALK") else self.player.whisper
            return [text for text in (speak() for _ in range(left)) if text != "Over"] + ["Over"]
        return []

    def without_thinking(self, request: str | None) -> list[str]:
        if request in ("TALK", "WHISPER"):
            return ["Over"]
        return [random.choice(self.player.others() or [self.player.me])] if request in CHOICES else []

    def take(self, request: str | None, packet: dict) -> None:
        info = packet.get("info") or {}
        # Whoever comes back into a game is told INITIALIZE again, on a later day: then nothing is forgotten.
        if request == "INITIALIZE" and (not self.is_playing or info.get("day", 0) == 0):
            self.player = Player()
            self.is_playing = True
        if info:
            self.player.update(info)
        for talk in (packet.get("talk_history") or []) + [packet.get("new_talk")]:
            if talk:
                self.player.hear(talk["agent"], talk["text"])
        if request == "INITIALIZE":
            self.tries = 0
            player = self.player
            log(f"game {self.games + 1}: I am {player.me}, {player.role}, of {len(player.everybody)} players")
        if request == "FINISH":
            self.finish(info.get("role_map") or {})

    def finish(self, roles: dict) -> None:
        self.is_playing = False
        self.games += 1
        wolves = [one for one in self.player.alive if roles.get(one) == "WEREWOLF"]
        log(f"game {self.games} is over: {'the werewolves have' if wolves else 'the village has'} won")

    def play(self, wire: WebSocket) -> None:
        """Answers until the game is over; the connection may be lost before."""
        games = self.games
        while self.games == games:
            text = wire.receive()
            try:
                packet = json.loads(text)
            except ValueError:
                log(f"not understood: {text[:200]!r}")
                continue
            for answer in self.answers(packet):
                wire.send(answer)
        wire.close()


def log(sentence: str) -> None:
    print(sentence, flush=True)


def fail(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(1)


def play_one(session: Session, url: str, headers: dict[str, str], patience: float) -> None:
    """Plays one game to its end; whoever loses the connection in it tries to come back."""
    place = urlsplit(url)
    while True:
        before = session.games
        try:
            wire = WebSocket.connect(url, headers, patience)
            log(f"connected to {place.netloc}; waiting for a game")
            session.play(wire)
            return
        except Refused as refused:
            hint = {404: "the path is usually /ws", 503: "no game begins there any more, or it is full"}
            fail(f"The server refused: {refused}. {hint.get(refused.status, '')}".strip())
        except Closed as closed:
            reason = f"the server closed the connection: {closed}"
        except socket.gaierror:
            fail(f"There is no host '{place.hostname}'.")
        except ConnectionRefusedError:
            reason = f"nobody listens at {place.netloc} (has the server been started?)"
        except socket.timeout:
            reason = f"nothing came from {place.netloc} for too long"
        except OSError as error:
            reason = f"the connection broke: {error}"
        if session.games > before:
            return
        if not session.is_playing:
            fail(f"Cannot play: {reason}.")
        session.tries += 1
        if session.tries > RECONNECT_TRIES:
            fail(f"Lost in the middle of a game: {reason}.")
        log(f"{reason}; trying to come back ({session.tries} of {RECONNECT_TRIES})")
        time.sleep(session.tries - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="ws://HOST:PORT/ws")
    parser.add_argument("--name", default="python1", help="the team, and a number; for the seat with a key: NAME#KEY")
    parser.add_argument("--token", help="of the team, where the server asks for one, or the key of a seat")
    parser.add_argument("--games", type=int, default=1, help="how many games, one after another (1)")
    parser.add_argument("--patience", type=float, default=3600, help="seconds to wait for the server (3600)")
    options = parser.parse_args()
    try:
        place = urlsplit(options.server)
        is_address = place.scheme in ("ws", "wss") and place.hostname is not None and place.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        fail(f"'{options.server}' is not an address: it must be like ws://127.0.0.1:8080/ws.")
    url = urlunsplit(place._replace(path="/ws" if place.path in ("", "/") else place.path))
    headers = {"Authorization": f"Bearer {options.token}"} if options.token else {}
    session = Session(options.name)
    for _ in range(options.games):
        play_one(session, url, headers, options.patience)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
