#!/usr/bin/env python3
"""A first agent for the browser protocol of a Mura server, in plain Python 3.9 or later without any library.

    python3 web_agent.py http://127.0.0.1:8080 --make aiwolf-5      # makes a village with bots and plays in it
    python3 web_agent.py http://127.0.0.1:8080 --village ID         # takes a seat there and waits for the start
    python3 web_agent.py http://127.0.0.1:8080                      # takes the next open seat of the lobby

It sits in villages with people and bots, of any number of players. Change `Player` and it is yours; the rest is the
wire, which docs/PROTOCOL-WEB.md describes. `tiny_websocket.py` must lie beside this file.
"""
from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import secrets
import socket
import sys
import time
import traceback
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from tiny_websocket import Closed, Refused, WebSocket

HTTP_SECONDS = 30
LOOK_SECONDS = 1
RECONNECT_TRIES = 30
# After so long a silence it connects again, in case the connection is dead; nothing is lost by it.
SILENCE_SECONDS = 300
# With these codes the server says that connecting again is of no use.
FOR_GOOD = {4001, 4003, 4004, 4007, 4008}

# What it says in villages of free speech. Where only the AIWolf protocol is spoken, its sentences are said instead.
PHRASES = {
    "ja": {
        "seer": "私は占い師です。",
        "medium": "私は霊能者です。",
        "werewolf": "結果をお伝えします。{name}は人狼でした。",
        "human": "結果をお伝えします。{name}は人間でした。",
        "vote": "今日は{name}に投票します。",
        "attack": "{name}を襲撃しましょう。",
    },
    "en": {
        "seer": "I am the seer.",
        "medium": "I am the medium.",
        "werewolf": "My result: {name} is a werewolf.",
        "human": "My result: {name} is human.",
        "vote": "Today I will vote for {name}.",
        "attack": "Let us attack {name}.",
    },
}

# How others may say it.
ROLE_WORDS = {"占い師": "seer", "霊能者": "medium", "霊媒師": "medium", "騎士": "bodyguard", "狩人": "bodyguard"}
CLAIM_JA = re.compile(rf"(?:私|わたし|僕|俺|自分)(?:は|が)、?({'|'.join(ROLE_WORDS)})(?!では|じゃ)")
CLAIM_EN = re.compile(r"\bI(?: am|'m) (?:the |a )?(seer|medium|bodyguard)\b", re.IGNORECASE)
SPECIES_WORDS = {"人狼": "werewolf", "黒": "werewolf", "人間": "human", "白": "human"}
PROTOCOL = re.compile(r"^(?:Agent\[(\d+)\] )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) Agent\[(\d+)\](?: ([A-Z]+))?$")
UNIQUE = ("seer", "medium", "bodyguard")


# ---------------------------------------------------------------------------------------------- the player


class Player:
    """Thinks for one village. Players are numbers from 1 on; their names stand in `names`."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.role = ""
        self.day = 0
        self.names: dict[int, str] = {}
        self.language = "en"
        self.speaks_protocol = False
        self.fellows: set[int] = set()  # werewolves of my pack, or freemasons
        self.alive: set[int] = set()
        self.deaths: list[tuple[int, int, str]] = []  # (day, player, how)
        self.votes: set[tuple[int, int, int]] = set()  # (day, who, whom)
        self.results: dict[int, str] = {}  # my own: player -> human or werewolf
        self.claims: dict[int, str] = {}  # player -> the role they say they have
        self.reports: dict[tuple[int, int], str] = {}  # (who, about whom) -> human or werewolf
        self.announced: dict[int, int] = {}  # player -> whom they say they will vote for today
        self.to_say: list[str] = []
        self.has_spoken_of_vote = False
        self.has_whispered = False

    # What happens: a method for every type of event that matters here; others are left alone.

    def hear(self, event: dict) -> None:
        method = getattr(self, f"on_{event['type']}", None)
        if method is not None:
            method(event)

    def on_opened(self, event: dict) -> None:
        self.names = {index + 1: one["name"] for index, one in enumerate(event["cast"])}
        self.alive = set(self.names)
        self.language = "ja" if event["language"] == "ja" else "en"
        self.speaks_protocol = event["rules"].get("grammar") == "aiwolf"

    def on_roleTold(self, event: dict) -> None:
        self.role = event["role"]
        self.fellows = set(event["fellows"])
        log(f"I am {self.names.get(self.me)}, {self.role}, of {len(self.names)} players")

    def on_dayBegan(self, event: dict) -> None:
        self.day = event["day"]
        self.announced.clear()
        self.has_spoken_of_vote = False
        self.has_whispered = False

    def on_executed(self, event: dict) -> None:
        self.die(event["player"], "was executed")

    def on_dawnBroke(self, event: dict) -> None:
        for player in event["dead"]:
            self.die(player, "died in the night")
        if event["executed"] is not None:
            self.die(event["executed"], "was executed")

    def on_diedSuddenly(self, event: dict) -> None:
        self.die(event["player"], "died suddenly")

    def die(self, player: int, how: str) -> None:
        if player in self.alive:
            self.alive.remove(player)
            self.deaths.append((self.day, player, how))
            log(f"day {self.day}: {self.names.get(player)} {how}")

    def on_votesCounted(self, event: dict) -> None:
        for vote in event["votes"]:
            self.votes.add((event["day"], vote["player"], vote["target"]))

    def on_divined(self, event: dict) -> None:
        self.remember_result("DIVINED", event)

    def on_identified(self, event: dict) -> None:
        self.remember_result("IDENTIFIED", event)

    def remember_result(self, verb: str, event: dict) -> None:
        target, result = event["target"], event["result"]
        if event["player"] != self.me or target in self.results:
            return
        self.results[target] = result
        if self.me not in self.claims:
            self.claims[self.me] = self.role
            self.say(self.role, f"COMINGOUT {agent(self.me)} {self.role.upper()}")
        self.say(result, f"{verb} {agent(target)} {result.upper()}", target)

    def say(self, phrase: str, sentence: str, player: int | None = None) -> None:
        """In the words of the village: a sentence of the protocol, or a phrase of people."""
        words = PHRASES[self.language].get(phrase, "")
        text = sentence if self.speaks_protocol else words.format(name=self.names.get(player, ""))
        if text:
            self.to_say.append(text)

    def on_talked(self, event: dict) -> None:
        """Takes note of claims, results and announced votes; of all else nothing."""
        speaker, text = event["player"], event["text"]
        if speaker == self.me or event["channel"] != "talk":
            return
        protocol = PROTOCOL.match(text)
        if protocol is not None:
            self.hear_protocol(speaker, *protocol.groups())
            return
        if claim := CLAIM_JA.search(text):
            self.claims[speaker] = ROLE_WORDS[claim[1]]
        elif claim := CLAIM_EN.search(text):
            self.claims[speaker] = claim[1].lower()
        for player, name in self.names.items():
            self.hear_of(speaker, player, name, text)

    def hear_of(self, speaker: int, player: int, name: str, text: str) -> None:
        there = re.escape(name) + r"(?: ?さん)?"
        if re.search(rf"{there} ?に投票|vote for @?{there}", text, re.IGNORECASE):
            self.announced[speaker] = player
        if self.claims.get(speaker) not in ("seer", "medium"):
            return
        japanese = re.search(rf"{there} ?(?:は|が|、)(人狼|黒|人間|白)(?!では|じゃ)", text)
        english = re.search(rf"{there} (?:is|was) (?:a |an )?(werewolf|human)", text, re.IGNORECASE)
        if japanese:
            self.reports[speaker, player] = SPECIES_WORDS[japanese[1]]
        elif english:
            self.reports[speaker, player] = english[1].lower()

    def hear_protocol(self, speaker: int, subject: str | None, verb: str, target: str, word: str | None) -> None:
        if subject is not None and int(subject) != speaker:
            return
        if verb == "COMINGOUT" and int(target) == speaker and word:
            self.claims[speaker] = word.lower()
        elif verb in ("DIVINED", "IDENTIFIED") and word in ("HUMAN", "WEREWOLF"):
            self.reports[speaker, int(target)] = word.lower()
        elif verb == "VOTE":
            self.announced[speaker] = int(target)

    # What to think of it.

    def is_liar(self, player: int) -> bool:
        """Whoever claims what only I am, calls me a werewolf, or contradicts what I know."""
        if self.role in UNIQUE and self.claims.get(player) == self.role:
            return True
        for (speaker, target), species in self.reports.items():
            if speaker != player:
                continue
            if target == self.me and species == "werewolf":
                return True
            if self.results.get(target, species) != species:
                return True
        return False

    def suspicion(self, player: int) -> float:
        """The higher, the more I want them gone."""
        if player == self.me or player in self.fellows:
            return -100
        points = {"werewolf": 20.0, "human": -20.0}.get(self.results.get(player, ""), 0.0)
        points += 8.0 if self.is_liar(player) else 0.0
        for (speaker, target), species in self.reports.items():
            if target == player and not self.is_liar(speaker):
                points += 4.0 if species == "werewolf" else -2.0
        points += 0.2 * list(self.announced.values()).count(player)  # better together than alone
        return points

    def most_suspected(self, players: list[int]) -> int:
        most = max(self.suspicion(player) for player in players)
        return random.choice([player for player in players if self.suspicion(player) == most])

    def best_claim(self, players: list[int]) -> int:
        """The one whom the village can least do without, if they say what they are; else anybody."""
        players = [one for one in players if one not in self.fellows and one != self.me] or players
        for role in UNIQUE:
            claimants = [one for one in players if self.claims.get(one) == role and not self.is_liar(one)]
            if claimants:
                return random.choice(claimants)
        return random.choice(players)

    # Answers. A question brings all that may be answered.

    def answer(self, question: dict) -> dict | None:
        act, legal = question["act"], question["legal"]
        if "targets" in legal:
            return {"type": act, "target": self.choose(act, legal["targets"])} if legal["targets"] else None
        return {"type": "talk", "channel": act, "text": self.whisper() if act == "whisper" else self.talk()}

    def choose(self, act: str, targets: list[int]) -> int:
        if act in ("guard", "attackVote"):
            return self.best_claim(targets)
        unknown = [player for player in targets if player not in self.results]
        return self.most_suspected(unknown if act == "divine" and unknown else targets)

    def talk(self) -> str:
        others = sorted(self.alive - {self.me})
        if not self.to_say and not self.has_spoken_of_vote and self.day > 0 and others:
            self.has_spoken_of_vote = True
            suspect = self.most_suspected(others)
            self.say("vote", f"VOTE {agent(suspect)}", suspect)
        return self.to_say.pop(0) if self.to_say else "Over"

    def whisper(self) -> str:
        if self.has_whispered or self.day == 0:
            return "Over"
        self.has_whispered = True
        prey = self.best_claim(sorted(self.alive - {self.me}))
        words = PHRASES[self.language]["attack"].format(name=self.names.get(prey, ""))
        return f"ATTACK {agent(prey)}" if self.speaks_protocol else words


def agent(player: int) -> str:
    return f"Agent[{player:02d}]"


# ---------------------------------------------------------------------------------------------- HTTP


class Problem(Exception):
    """What the server says where it does not do what was asked: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code


NOT_MURA = Problem("notMura", "this does not look like a Mura server; check the address")


class Server:
    def __init__(self, url: str, token: str | None) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def ask(self, method: str, path: str, body: dict | None = None) -> dict:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise problem_in(error) from None
        except (http.client.HTTPException, ValueError):
            raise NOT_MURA from None

    def live(self, village: str, after: int) -> WebSocket:
        url = f"ws{self.url[len('http'):]}/api/v1/villages/{village}/live?after={after}"
        return WebSocket.connect(url, {"Authorization": f"Bearer {self.token}"}, SILENCE_SECONDS)


def problem_in(error: urllib.error.HTTPError) -> Problem:
    try:
        told = json.load(error)
        return Problem(told["code"], " ".join(filter(None, [told["message"], told.get("allowed")])))
    except (ValueError, KeyError, TypeError):
        return NOT_MURA


# ---------------------------------------------------------------------------------------------- the village


class Game:
    """One village, over one connection or several: after a loss it is told what it has missed, and nothing twice."""

    def __init__(self, server: Server, village: str) -> None:
        self.server = server
        self.village = village
        self.player = Player(0)
        self.last_number = -1
        self.tries = 0  # to connect, since it last worked
        self.has_ended = False
        self.waiting: dict[str, dict] = {}  # actions by id that the server has not answered yet
        self.questions: dict[str, dict] = {}  # the question that each of them answers
        self.run = secrets.token_hex(4)  # ids of actions must not be those of another run of this program
        self.count = 0

    def play(self) -> None:
        while not self.has_ended:
            reason = self.play_until_lost()
            if self.has_ended:
                return
            self.tries += 1
            if self.tries > RECONNECT_TRIES:
                fail(f"Lost in the middle of a village: {reason}.")
            log(f"{reason}; connecting again ({self.tries} of {RECONNECT_TRIES})")
            time.sleep(min(self.tries, 5))

    def play_until_lost(self) -> str:
        """Why the connection was lost, where that may be mended."""
        try:
            wire = self.server.live(self.village, self.last_number)
            for message in self.waiting.values():  # perhaps they did not arrive: the same id is never done twice
                wire.send(json.dumps(message))
            while not self.has_ended:
                self.take(read(wire.receive()), wire)
            wire.close()
            return "the village has ended"
        except Closed as closed:
            if closed.code in FOR_GOOD:
                fail(f"The server closed the connection: {closed}.")
            return f"the connection was closed: {closed}"
        except Refused as refused:
            return f"the server refused: {refused}"
        except socket.timeout:
            return "nothing came from the server for too long"
        except OSError as error:
            return f"the connection broke: {error}"

    def take(self, message: dict, wire: WebSocket) -> None:
        """One message of the server; of unknown types nothing is wanted."""
        kind = message.get("type")
        if kind == "welcome":
            self.tries = 0
            self.sit(message["player"] or 0)
        elif kind == "event":
            self.last_number = message["number"]
            self.hear(message["event"])
        elif kind == "asked" and not self.is_answered(message["question"]):
            self.act(self.think(message["question"]), message["question"], wire)
        elif kind == "done":
            self.forget(message["id"])
        elif kind == "refused":
            self.refused(message, wire)

    def sit(self, player: int) -> None:
        if self.player.me == player:
            return  # we are back, and remember everything
        self.player = Player(player)
        log(f"village {self.village}: {f'player {player}' if player else 'I only watch'}")

    def hear(self, event: dict) -> None:
        try:
            self.player.hear(event)
        except Exception:  # noqa: BLE001: a mistake of mine costs what it is about, not the game
            traceback.print_exc()
        if event["type"] == "ended":
            log(f"the village is over: {event['winner'] or 'nobody'} won")
        if event["type"] == "rolesRevealed":
            self.has_ended = True

    def think(self, question: dict) -> dict | None:
        try:
            return self.player.answer(question)
        except Exception:  # noqa: BLE001
            traceback.print_exc()
            return plain_answer(question)

    def act(self, action: dict | None, question: dict, wire: WebSocket) -> None:
        if action is None:
            return
        self.count += 1
        identifier = f"{self.run}-{self.count}"
        message = {"type": "act", "id": identifier, "action": action}
        self.waiting[identifier] = message
        self.questions[identifier] = question
        wire.send(json.dumps(message))

    def is_answered(self, question: dict) -> bool:
        """After a loss the server asks again what we have answered meanwhile."""
        return any(same(question, answered) for answered in self.questions.values())

    def forget(self, identifier: str | None) -> dict | None:
        self.waiting.pop(identifier, None)
        return self.questions.pop(identifier, None)

    def refused(self, message: dict, wire: WebSocket) -> None:
        """Nothing has changed: the same again where that may help, else the plainest answer, once."""
        identifier = message["id"]
        if message["code"] == "tryAgain" and identifier in self.waiting:
            time.sleep(0.5)
            wire.send(json.dumps(self.waiting[identifier]))
            return
        log(f"refused: {message['code']}: {message['message']} {message.get('allowed', '')}".strip())
        action = (self.waiting.get(identifier) or {}).get("action")
        question = self.forget(identifier)
        if question is not None and "targets" not in question["legal"] and action.get("text") != "Over":
            self.act(plain_answer(question), question, wire)


def read(text: str) -> dict:
    try:
        return json.loads(text)
    except ValueError:
        log(f"not understood: {text[:200]!r}")
        return {}


def same(one: dict, other: dict) -> bool:
    return all(one.get(key) == other.get(key) for key in ("act", "day", "round", "turn"))


def plain_answer(question: dict) -> dict | None:
    targets = question["legal"].get("targets")
    if targets is None:
        return {"type": "talk", "channel": question["act"], "text": "Over"}
    return {"type": question["act"], "target": random.choice(targets)} if targets else None


# ---------------------------------------------------------------------------------------------- finding a seat


def make_village(server: Server, preset: str, bot: str) -> str:
    """A village of our own: one seat for us, bots on all others, started."""
    village = server.ask("POST", "/villages", {"name": "A village of my agent", "preset": preset})["id"]
    server.ask("POST", f"/villages/{village}/seat", {})
    server.ask("POST", f"/villages/{village}/bots", {"bot": bot})
    server.ask("POST", f"/villages/{village}/start")
    return village


def find_village(server: Server) -> str:
    """Waits for a village of the lobby with an open seat, and takes it."""
    log("waiting for a village with an open seat")
    while True:
        for village in server.ask("GET", "/villages?state=waiting")["villages"]:
            if village["taken"] < village["players"]:
                try:
                    take_seat(server, village["id"], None)
                    return village["id"]
                except Problem as problem:  # somebody was quicker, or it is not for us
                    log(f"{village['name']}: {problem}")
        time.sleep(LOOK_SECONDS)


def take_seat(server: Server, village: str, agreed: str | None) -> None:
    found = server.ask("GET", f"/villages/{village}")
    if any(seat["mine"] for seat in found["seats"]):
        return
    server.ask("POST", f"/villages/{village}/seat", {"agree": agreed} if agreed else {})
    server.ask("POST", f"/villages/{village}/ready", {"ready": True})
    log(f"seated in {found['name']}, with {found['players']} players")


def wait_for_start(server: Server, village: str) -> None:
    is_told = False
    while server.ask("GET", f"/villages/{village}")["state"] == "waiting":
        if not is_told:
            log("waiting for the start")
        is_told = True
        time.sleep(LOOK_SECONDS)


# ---------------------------------------------------------------------------------------------- the program


def log(sentence: str) -> None:
    print(sentence, flush=True)


def fail(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
    sys.exit(1)


def play_one(server: Server, options: argparse.Namespace) -> None:
    if options.make:
        village = make_village(server, options.make, options.bots)
    elif options.village:
        village = options.village
        take_seat(server, village, options.agree)
    else:
        village = find_village(server)
    wait_for_start(server, village)
    Game(server, village).play()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="http://HOST:PORT")
    parser.add_argument("--make", metavar="PRESET", help="make a village of this form, with bots on the other seats")
    parser.add_argument("--bots", default="honest", help="who plays there (honest)")
    parser.add_argument("--village", metavar="ID", help="play in this village")
    parser.add_argument("--agree", metavar="ID", help="of the consent that the village asks for, once you have read it")
    parser.add_argument("--name", default="python-agent", help="the nickname of a guest")
    parser.add_argument("--token", help="of a guest or a bot of an account; default: a new guest")
    parser.add_argument("--games", type=int, default=1, help="how many villages, one after another (1)")
    options = parser.parse_args()
    if not re.match(r"https?://[^/]+", options.server):
        fail(f"'{options.server}' is not an address: it must be like http://127.0.0.1:8080.")
    if options.village and options.games > 1:
        fail("A village is played once: leave --village out to play several.")
    server = Server(options.server, options.token)
    host = urlsplit(options.server).netloc
    try:
        if server.token is None:
            server.token = server.ask("POST", "/guest", {"nickname": options.name})["token"]
        log(f"I am {server.ask('GET', '/me')['nickname']} at {host}")  # refused where the token is wrong
        for _ in range(options.games):
            play_one(server, options)
    except Problem as problem:
        fail(f"The server refused: {problem}")
    except (urllib.error.URLError, socket.timeout, ConnectionError) as error:
        fail(f"Cannot reach {host}: {getattr(error, 'reason', error)}. Has the server been started?")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
