"""The browser protocol (docs/PROTOCOL-WEB.md): HTTP to find or make a village, a WebSocket to play it."""
from __future__ import annotations

import http.client
import json
import logging
import secrets
import socket
import time
import urllib.error
import urllib.request
from typing import Any, Dict, Optional
from urllib.parse import urlencode, urlsplit

from .agent import AgentMaker, Seat
from .errors import Closed, Lost, Problem, Refused, Unreachable, WrongAddress
from .game import Game
from .words import OVER
from .websocket import WebSocket

log = logging.getLogger("mura_client")

Json = Dict[str, Any]

HTTP_SECONDS = 30
LOOK_SECONDS = 1
RECONNECT_TRIES = 30
RECORD_TRIES = 10
# After so long a silence it connects again, in case the connection is dead; nothing is lost by it.
SILENCE_SECONDS = 300
# With these codes the server says that connecting again is of no use.
FOR_GOOD = {4001, 4003, 4004, 4007, 4008}


class Server:
    """A Mura server, as a program asks it. All methods raise `Problem` where it refuses, `Unreachable` without it."""

    def __init__(self, url: str, token: str | None = None) -> None:
        place = urlsplit(url)
        if place.scheme not in ("http", "https") or not place.netloc:
            raise WrongAddress(f"'{url}' is not an address: it must be like http://127.0.0.1:8080.")
        self.url = url.rstrip("/")
        self.host = place.netloc
        self.token = token

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Any request below /api/v1, e.g. `ask("GET", "/presets")`; the answer as JSON, or as text where it is none."""
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:
                text = answer.read().decode("utf-8")
                return json.loads(text) if answer.headers.get_content_type() == "application/json" else text
        except urllib.error.HTTPError as error:
            raise _problem_in(error) from None
        except (urllib.error.URLError, socket.timeout, ConnectionError) as error:
            reason = getattr(error, "reason", error)
            raise Unreachable(f"Cannot reach {self.host}: {reason}. Has the server been started?") from None
        except (http.client.HTTPException, ValueError):
            raise Problem("notMura", NOT_MURA) from None

    # Who you are.

    def enter(self, nickname: str) -> Json:
        """Comes as a guest with this name, or stays whoever the token says; who you are."""
        if self.token is None:
            self.token = self.ask("POST", "/guest", {"nickname": nickname})["token"]
        me: Json = self.ask("GET", "/me")  # refused where the token is wrong
        return me

    # Villages.

    def villages(self, state: str | None = None, limit: int = 50) -> list[Json]:
        """The lobby, newest first; `state`: `waiting`, `open` or `ended`."""
        query = {"limit": str(limit), **({"state": state} if state else {})}
        found: list[Json] = self.ask("GET", f"/villages?{urlencode(query)}")["villages"]
        return found

    def village(self, village: str) -> Json:
        found: Json = self.ask("GET", f"/villages/{village}")
        return found

    def make_village(self, preset: str, name: str = "A village of my agent", **settings: Any) -> str:
        """Makes a village and gives its id; `settings` as in docs/PROTOCOL-WEB.md, e.g. `watch="nobody"`."""
        made: Json = self.ask("POST", "/villages", {"name": name, "preset": preset, **settings})
        return str(made["id"])

    def make_and_start(self, preset: str, bot: str = "honest", **settings: Any) -> str:
        """A village of your own: one seat for you, bots on all others, started."""
        village = self.make_village(preset, **settings)
        self.ask("POST", f"/villages/{village}/seat", {})
        self.seat_bots(village, bot)
        self.start(village)
        return village

    def take_seat(self, village: str, agree: str | None = None) -> None:
        """Takes an open seat, if you have none there, and says that you are ready.

        `agree`: the id of the consent that the village asks for, once you have read it.
        """
        found = self.village(village)
        if any(seat["mine"] for seat in found["seats"]):
            return
        self.ask("POST", f"/villages/{village}/seat", {"agree": agree} if agree else {})
        self.ask("POST", f"/villages/{village}/ready", {"ready": True})
        log.info("seated in %s, with %s players", found["name"], found["players"])

    def find_seat(self) -> str:
        """Waits for a village of the lobby with an open seat, and takes it."""
        log.info("waiting for a village with an open seat")
        while True:
            for village in self.villages("waiting"):
                if village["taken"] < village["players"]:
                    try:
                        self.take_seat(village["id"])
                        return str(village["id"])
                    except Problem as problem:  # somebody was quicker, or it is not for us
                        log.info("%s: %s", village["name"], problem)
            time.sleep(LOOK_SECONDS)

    def seat_bots(self, village: str, bot: str = "honest") -> None:
        """Bots on all open seats of a village of yours."""
        self.ask("POST", f"/villages/{village}/bots", {"bot": bot})

    def keep_seat(self, village: str, door: str, player: int) -> str:
        """Keeps a seat of your village for a program of the door `aiwolf` or `nlp`; the key that it gives as NAME#KEY."""
        kept: Json = self.ask("POST", f"/villages/{village}/programs", {"door": door, "player": player})
        return str(kept["seats"][player - 1]["program"]["key"])

    def start(self, village: str) -> None:
        self.ask("POST", f"/villages/{village}/start")

    def wait_for_start(self, village: str) -> None:
        is_told = False
        while self.village(village)["state"] == "waiting":
            if not is_told:
                log.info("waiting for the start")
            is_told = True
            time.sleep(LOOK_SECONDS)

    def record(self, village: str) -> str:
        """The record of a village that has ended, for those who played in it: `Record.parse` reads it.

        Players hear of the end before its last lines are written, so for some seconds it asks again.
        """
        for _ in range(RECORD_TRIES):
            try:
                return str(self.ask("GET", f"/villages/{village}/record"))
            except Problem as problem:
                if problem.code != "notEnded":
                    raise
            time.sleep(LOOK_SECONDS)
        return str(self.ask("GET", f"/villages/{village}/record"))

    def live(self, village: str, after: int = -1) -> WebSocket:
        """The socket of a village, with all events after a number of yours."""
        url = f"ws{self.url[len('http'):]}/api/v1/villages/{village}/live?after={after}"
        return WebSocket.connect(url, {"Authorization": f"Bearer {self.token}"}, SILENCE_SECONDS)


NOT_MURA = "this does not look like a Mura server; check the address"


def _problem_in(error: urllib.error.HTTPError) -> Problem:
    try:
        told = json.load(error)
        sentence = " ".join(filter(None, [told["message"], told.get("allowed")]))
        return Problem(told["code"], sentence, error.code)
    except (ValueError, KeyError, TypeError):
        return Problem("notMura", NOT_MURA, error.code)


class LiveGame:
    """One village, over one connection or several: after a loss it is told what it has missed, and nothing twice."""

    def __init__(self, server: Server, village: str, make: AgentMaker) -> None:
        self.server = server
        self.village = village
        self.make = make
        self.seat: Optional[Seat] = None
        self.last_number = -1
        self.tries = 0  # to connect, since it last worked
        self.has_ended = False
        self.waiting: dict[str, Json] = {}  # actions by id that the server has not answered yet
        self.questions: dict[str, Json] = {}  # the question that each of them answers
        self.run = secrets.token_hex(4)  # ids of actions must not be those of another run of this program
        self.count = 0

    def play(self) -> Game:
        """To the end of the village; raises `Lost` where coming back does not work."""
        while not self.has_ended:
            reason = self._play_until_lost()
            if self.has_ended:
                break
            self.tries += 1
            if self.tries > RECONNECT_TRIES:
                raise Lost(f"Lost in the middle of a village: {reason}.")
            log.info("%s; connecting again (%d of %d)", reason, self.tries, RECONNECT_TRIES)
            time.sleep(min(self.tries, 5))
        assert self.seat is not None
        return self.seat.game

    def _play_until_lost(self) -> str:
        """Why the connection was lost, where that may be mended."""
        try:
            wire = self.server.live(self.village, self.last_number)
            for message in self.waiting.values():  # perhaps they did not arrive: the same id is never done twice
                wire.send(json.dumps(message))
            while not self.has_ended:
                self._receive(wire)
            wire.close()
            return "the village has ended"
        except Closed as closed:
            if closed.code in FOR_GOOD:
                raise Lost(f"The server closed the connection: {closed}.") from None
            return f"the connection was closed: {closed}"
        except Refused as refused:
            return f"the server refused: {refused}"
        except socket.timeout:
            return "nothing came from the server for too long"
        except OSError as error:
            return f"the connection broke: {error}"

    def _receive(self, wire: WebSocket) -> None:
        text = wire.receive()
        try:
            message = json.loads(text)
        except ValueError:
            log.warning("not understood: %r", text[:200])
            return
        for reply in self.take(message):
            wire.send(json.dumps(reply))

    def take(self, message: Json) -> list[Json]:
        """One message of the server; what goes back. Of unknown types nothing is wanted."""
        kind = message.get("type")
        if kind == "welcome":
            self.tries = 0
            self._sit(message["player"] or 0)
        elif self.seat is None:
            pass
        elif kind == "event":
            self._hear(self.seat, message)
        elif kind == "asked" and not self._is_answered(message["question"]):
            return self._act(self._think(self.seat, message["question"]), message["question"])
        elif kind == "done":
            self._forget(message["id"])
        elif kind == "refused":
            return self._refused(message)
        return []

    def _sit(self, player: int) -> None:
        if self.seat is not None and self.seat.game.me == player:
            return  # we are back, and remember everything
        self.seat = Seat(Game("web", player), self.make)
        log.info("village %s: %s", self.village, f"player {player}" if player else "I only watch")

    def _hear(self, seat: Seat, message: Json) -> None:
        self.last_number = message["number"]
        event = message["event"]
        seat.hear(event)
        if event["type"] == "ended":
            log.info("the village is over: %s won", event["winner"] or "nobody")
        if event["type"] == "rolesRevealed":
            self.has_ended = True

    def _think(self, seat: Seat, question: Json) -> Json | None:
        act, legal = question["act"], question["legal"]
        if "targets" not in legal:
            return {"type": "talk", "channel": act, "text": seat.say(act)}
        return {"type": act, "target": seat.choose(act, legal["targets"])} if legal["targets"] else None

    def _act(self, action: Json | None, question: Json) -> list[Json]:
        if action is None:
            return []
        self.count += 1
        identifier = f"{self.run}-{self.count}"
        self.waiting[identifier] = {"type": "act", "id": identifier, "action": action}
        self.questions[identifier] = question
        return [self.waiting[identifier]]

    def _is_answered(self, question: Json) -> bool:
        """After a loss the server asks again what we have answered meanwhile."""
        return any(_same(question, answered) for answered in self.questions.values())

    def _forget(self, identifier: str | None) -> Json | None:
        if identifier is None:
            return None
        self.waiting.pop(identifier, None)
        return self.questions.pop(identifier, None)

    def _refused(self, message: Json) -> list[Json]:
        """Nothing has changed: the same again where that may help, else the plainest answer, once."""
        identifier = message["id"]
        if message["code"] == "tryAgain" and identifier in self.waiting:
            time.sleep(0.5)
            return [self.waiting[identifier]]
        log.warning("refused: %s: %s %s", message["code"], message["message"], message.get("allowed", ""))
        action = (self.waiting.get(identifier) or {}).get("action") or {}
        question = self._forget(identifier)
        if question is None or action.get("text") == OVER or "targets" in question["legal"]:
            return []
        return self._act(_plain_answer(question), question)


def _same(one: Json, other: Json) -> bool:
    return all(one.get(key) == other.get(key) for key in ("act", "day", "round", "turn"))


def _plain_answer(question: Json) -> Json:
    return {"type": "talk", "channel": question["act"], "text": OVER}
