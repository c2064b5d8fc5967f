"""Playing: the address says at which door. `tcp://` is AIWolf, `ws://` the natural-language contest, `http://` a Mura
server. Everything blocks; for several agents at once start several threads or processes."""
from __future__ import annotations

import json
import logging
import re
import socket
import time
from typing import Callable, Optional, TypeVar
from urllib.parse import SplitResult, urlsplit, urlunsplit

from .agent import Agent, AgentMaker
from .aiwolf import AIWolfSeat, Packet
from .errors import Closed, Lost, MuraError, Refused, Unreachable, WrongAddress
from .game import Game
from .nlp import NLPSeat
from .web import LiveGame, Server
from .websocket import CONNECT_SECONDS, WebSocket

log = logging.getLogger("mura_client")

Answer = TypeVar("Answer")

RECONNECT_TRIES = 5
PATIENCE = 3600.0
AIWOLF_PORT = 10000
EXAMPLES = ("http://127.0.0.1:8080", "ws://127.0.0.1:8080/ws", f"tcp://127.0.0.1:{AIWOLF_PORT}")
HOST_AND_PORT = re.compile(r"^[\w.-]+(:\d+)?$")


def play(
    url: str,
    agent: AgentMaker = Agent,
    *,
    name: str = "python-agent",
    token: str | None = None,
    games: int | None = None,
    role: str = "none",
    secret: str | None = None,
    village: str | None = None,
    make: str | None = None,
    bots: str = "honest",
    agree: str | None = None,
    patience: float = PATIENCE,
) -> list[Game]:
    """Plays at the door that the address names; the games that were played to their end.

    name     the nickname of a guest, or at the doors the name of the agent; for the seat with a key: NAME#KEY
    token    of a guest or a bot of an account (http), or of a team (ws)
    games    how many, one after another; default: one, and at tcp:// until the server closes
    role     tcp: the role to ask for, such as SEER
    secret   tcp: by which a Mura server knows this agent when it comes back
    village  http: take a seat there; default: the next open seat of the lobby
    make     http: make a village of this preset, with `bots` on the other seats
    agree    http: the id of the consent that the village asks for
    patience seconds to wait for the server

    Raises a MuraError that says in a sentence what went wrong.
    """
    scheme = url.split("://", 1)[0]
    if scheme in ("http", "https"):
        return play_web(url, agent, name=name, token=token, games=games, village=village, make=make, bots=bots, agree=agree)
    if scheme in ("ws", "wss"):
        return play_nlp(url, agent, name=name, token=token, games=games, patience=patience)
    if scheme != "tcp" and not HOST_AND_PORT.match(url):
        raise WrongAddress(f"'{url}' is not an address: it must be like {' or '.join(EXAMPLES)}.")
    return play_aiwolf(url, agent, name=name, games=games, role=role, secret=secret, patience=patience)


def play_web(
    url: str,
    agent: AgentMaker = Agent,
    *,
    name: str = "python-agent",
    token: str | None = None,
    games: int | None = None,
    village: str | None = None,
    make: str | None = None,
    bots: str = "honest",
    agree: str | None = None,
) -> list[Game]:
    """Plays villages of a Mura server, over the browser protocol."""
    if village is not None and (games or 1) > 1:
        raise MuraError("A village is played once: leave it out to play several.")
    server = Server(url, token)
    log.info("I am %s at %s", server.enter(name)["nickname"], server.host)
    return [_play_village(server, agent, village, make, bots, agree) for _ in range(games or 1)]


def _play_village(
    server: Server, agent: AgentMaker, village: str | None, make: str | None, bots: str, agree: str | None
) -> Game:
    if make is not None:
        village = server.make_and_start(make, bots)
    elif village is not None:
        server.take_seat(village, agree)
    else:
        village = server.find_seat()
    server.wait_for_start(village)
    return LiveGame(server, village, agent).play()


def play_nlp(
    url: str,
    agent: AgentMaker = Agent,
    *,
    name: str = "python1",
    token: str | None = None,
    games: int | None = None,
    patience: float = PATIENCE,
) -> list[Game]:
    """Plays at the door of the natural-language contest; each game has a connection of its own."""
    place = _place(url, ("ws", "wss"), EXAMPLES[1])
    address = urlunsplit(place._replace(path="/ws" if place.path in ("", "/") else place.path))
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    seat = NLPSeat(agent, name)

    def until_lost() -> None:
        wire = WebSocket.connect(address, headers, patience)
        log.info("connected to %s; waiting for a game", place.netloc)
        before = len(seat.finished)
        try:
            while len(seat.finished) == before:
                for answer in _understood(wire.receive(), seat.answers) or []:
                    wire.send(answer)
        finally:
            wire.close()

    for _ in range(games or 1):
        _play_one(seat, place, until_lost)
        _tell_end(seat.finished)
    return seat.finished


def play_aiwolf(
    url: str,
    agent: AgentMaker = Agent,
    *,
    name: str = "python-agent",
    games: int | None = None,
    role: str = "none",
    secret: str | None = None,
    patience: float = PATIENCE,
) -> list[Game]:
    """Plays at an AIWolf server, one game after another on one connection, until it closes or `games` are played."""
    place = _place(f"tcp://{url}" if HOST_AND_PORT.match(url) else url, ("tcp",), EXAMPLES[2])
    seat = AIWolfSeat(agent, name, role, secret)

    def until_lost() -> None:
        with _connect(place, patience) as wire:
            log.info("connected to %s; waiting for a game", place.netloc)
            for line in wire.makefile("r", encoding="utf-8", newline="\n"):
                before = len(seat.finished)
                answer = _understood(line, seat.answer)
                if answer is not None:
                    wire.sendall(f"{answer}\n".encode())
                if len(seat.finished) > before:
                    _tell_end(seat.finished)
                if len(seat.finished) == games:
                    return
        if seat.is_playing:
            raise Closed(1006, "")
        if not seat.finished:
            raise Unreachable(WITHOUT_A_GAME)

    _play_one(seat, place, until_lost)
    log.info("games played: %d", len(seat.finished))
    return seat.finished


WITHOUT_A_GAME = """The server closed the connection before a game began. This wire has no words for the reason; it may be
that all seats are taken, that no seat has the key in the name (NAME#KEY), or that the server stopped."""


# ---------------------------------------------------------------------------------------- coming back


def _play_one(seat: NLPSeat | AIWolfSeat, place: SplitResult, until_lost: Callable[[], None]) -> None:
    """Plays to the end; whoever loses the connection in a game tries to come back to the same seat."""
    tries = 0
    while True:
        before = len(seat.finished)
        reason = _attempt(place, until_lost)
        has_finished = len(seat.finished) > before
        if reason is None or (has_finished and not seat.is_playing):
            return
        if not seat.is_playing:
            raise Unreachable(f"Cannot play: {reason}.")
        tries = 1 if has_finished else tries + 1
        if tries > RECONNECT_TRIES:
            raise Lost(f"Lost in the middle of a game: {reason}.")
        log.info("%s; trying to come back (%d of %d)", reason, tries, RECONNECT_TRIES)
        time.sleep(tries - 1)


def _attempt(place: SplitResult, until_lost: Callable[[], None]) -> str | None:
    """Why the connection was lost; None: it was played to the end. What cannot be mended is raised."""
    try:
        until_lost()
        return None
    except Refused as refused:
        hint = {404: " The path is usually /ws.", 503: " No game begins there any more, or it is full."}
        raise Unreachable(f"The server refused: {refused}.{hint.get(refused.status, '')}") from None
    except Closed as closed:
        return f"the server closed the connection: {closed}" if closed.reason else "the server closed the connection"
    except socket.gaierror:
        raise Unreachable(f"There is no host '{place.hostname}'.") from None
    except ConnectionRefusedError:
        return f"nobody listens at {place.netloc} (has the server been started?)"
    except socket.timeout:
        return f"nothing came from {place.netloc} for too long"
    except OSError as error:
        return f"the connection broke: {error}"


def _tell_end(finished: list[Game]) -> None:
    winner = finished[-1].winner
    won = {"werewolf": "the werewolves have", "fox": "the fox has"}.get(winner or "", "the village has")
    log.info("game %d is over: %s won", len(finished), won)


def _understood(text: str, answer: Callable[[Packet], Answer]) -> Optional[Answer]:
    """What is answered to a packet; one that cannot be read is told and passed over."""
    try:
        return answer(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        log.warning("not understood: %r (%s: %s)", text[:200], type(error).__name__, error)
        return None


def _place(url: str, schemes: tuple[str, ...], example: str) -> SplitResult:
    try:
        place = urlsplit(url)
        is_address = place.scheme in schemes and bool(place.hostname) and place.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        raise WrongAddress(f"'{url}' is not an address: it must be like {example}.")
    return place


def _connect(place: SplitResult, patience: float) -> socket.socket:
    wire = socket.create_connection((place.hostname, place.port or AIWOLF_PORT), timeout=CONNECT_SECONDS)
    wire.settimeout(patience)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    return wire
