"""The browser protocol, message by message, and the WebSocket on a real socket."""
from __future__ import annotations

import base64
import hashlib
import socket
import struct
import threading
import unittest

from mura_client import Agent, Closed, LiveGame, Problem, Refused, Server, Unreachable, WebSocket, WrongAddress, play
from mura_client.websocket import MAGIC

OPENED = {
    "type": "opened",
    "cast": [{"name": "Aki"}, {"name": "Botan"}],
    "language": "en",
    "rules": {"grammar": None},
}


def event(number: int, told: dict) -> dict:  # type: ignore[type-arg]
    return {"type": "event", "number": number, "at": 0, "event": told}


def vote(targets: list[int]) -> dict:  # type: ignore[type-arg]
    legal = {"act": "vote", "targets": targets}
    return {"type": "asked", "question": {"act": "vote", "day": 1, "round": 0, "turn": 0, "legal": legal}}


TALK = {"act": "talk", "day": 1, "round": 0, "turn": 0, "legal": {"act": "talk", "left": 3}}


class Browser(unittest.TestCase):
    def setUp(self) -> None:
        self.game = LiveGame(Server("http://127.0.0.1:1"), "v", Agent)
        self.game.take({"type": "welcome", "protocol": 1, "village": "v", "player": 2, "now": 0})
        self.game.take(event(0, OPENED))

    def test_a_question_is_answered_once_until_the_server_has_taken_it(self) -> None:
        (reply,) = self.game.take(vote([1]))
        self.assertEqual(reply["action"], {"type": "vote", "target": 1})
        self.assertEqual(self.game.take(vote([1])), [])
        self.game.take({"type": "done", "id": reply["id"]})
        (again,) = self.game.take(vote([1]))
        self.assertNotEqual(again["id"], reply["id"])

    def test_who_may_choose_nobody_does_not_answer(self) -> None:
        self.assertEqual(self.game.take(vote([])), [])

    def test_a_refused_text_becomes_the_plainest_once(self) -> None:
        assert self.game.seat is not None
        self.game.seat.agent.talk = lambda: "no sentence"  # type: ignore[method-assign]
        (reply,) = self.game.take({"type": "asked", "question": TALK})
        refusal = {"type": "refused", "id": reply["id"], "code": "notASentence", "message": "…"}
        with self.assertLogs("mura_client", "WARNING"):
            (plain,) = self.game.take(refusal)
            self.assertEqual(plain["action"]["text"], "Over")
            self.assertEqual(self.game.take({**refusal, "id": plain["id"]}), [])

    def test_what_try_again_refuses_is_sent_again_as_it_is(self) -> None:
        (reply,) = self.game.take(vote([1]))
        again = self.game.take({"type": "refused", "id": reply["id"], "code": "tryAgain", "message": "…"})
        self.assertEqual(again, [reply])

    def test_whoever_is_back_remembers(self) -> None:
        seat = self.game.seat
        self.game.take({"type": "welcome", "protocol": 1, "village": "v", "player": 2, "now": 9})
        self.assertIs(self.game.seat, seat)
        self.assertEqual(self.game.last_number, 0)

    def test_it_is_over_when_the_roles_are_revealed(self) -> None:
        self.game.take(event(1, {"type": "ended", "day": 2, "winner": "village", "why": "noWerewolf"}))
        self.assertFalse(self.game.has_ended)
        self.game.take(event(2, {"type": "rolesRevealed", "roles": ["werewolf", "seer"], "players": []}))
        self.assertTrue(self.game.has_ended)
        assert self.game.seat is not None
        self.assertEqual(self.game.seat.game.roles, {1: "werewolf", 2: "seer"})


class Errors(unittest.TestCase):
    def test_an_address_that_is_none_is_named(self) -> None:
        for url in ("http:/x", "ftp://a", "ws://", "tcp://a:x"):
            with self.subTest(url=url), self.assertRaisesRegex(WrongAddress, "must be like"):
                play(url)

    def test_a_server_that_is_not_there_is_named(self) -> None:
        for url in ("http://127.0.0.1:1", "ws://127.0.0.1:1/ws", "tcp://127.0.0.1:1"):
            with self.subTest(url=url), self.assertRaisesRegex(Unreachable, "127.0.0.1:1"):
                play(url)

    def test_a_server_of_something_else_is_named(self) -> None:
        with serve(lambda wire: wire.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n<html>")) as port:
            with self.assertRaises(Problem) as caught:
                Server(f"http://127.0.0.1:{port}").ask("GET", "/me")
            self.assertEqual(caught.exception.code, "notMura")


class serve:
    """One connection of a server on this machine, in a thread."""

    def __init__(self, handle) -> None:  # type: ignore[no-untyped-def]
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.run, args=(handle,), daemon=True)

    def run(self, handle) -> None:  # type: ignore[no-untyped-def]
        wire, _ = self.listening.accept()
        with wire:
            self.head = b""
            while b"\r\n\r\n" not in self.head:
                self.head += wire.recv(4096)
            handle(wire)

    def __enter__(self) -> int:
        self.thread.start()
        return int(self.listening.getsockname()[1])

    def __exit__(self, *_: object) -> None:
        self.thread.join(5)
        self.listening.close()


class Socket(unittest.TestCase):
    def test_texts_of_every_size_go_both_ways_and_pings_are_answered(self) -> None:
        sizes = [5, 126, 65536]

        def handle(wire: socket.socket) -> None:
            shake(wire, server.head)
            wire.sendall(b"\x89\x01p" + b"\x81\x02hi")  # a ping, which is answered before the text is given
            self.assertEqual(frame(wire), (10, b"p"))
            for size in sizes:
                kind, data = frame(wire)
                self.assertEqual((kind, data), (1, b"x" * size))
                half = size // 2
                wire.sendall(head(0x01, half) + data[:half] + head(0x80, size - half) + data[half:])
            wire.sendall(b"\x88\x06" + struct.pack("!H", 1008) + b"flood"[:4])

        server = serve(handle)
        with server as port:
            client = WebSocket.connect(f"ws://127.0.0.1:{port}/ws?a=1")
            self.assertEqual(client.receive(), "hi")
            for size in sizes:
                client.send("x" * size)
                self.assertEqual(client.receive(), "x" * size)
            with self.assertRaises(Closed) as caught:
                client.receive()
            self.assertEqual((caught.exception.code, caught.exception.reason), (1008, "floo"))
            client.wire.close()

    def test_a_server_that_says_no_or_lies_is_refused(self) -> None:
        for answer, status in ((b"HTTP/1.1 503 Full\r\n\r\n", 503), (b"HTTP/1.1 101 Yes\r\n\r\n", 101)):
            with serve(lambda wire: wire.sendall(answer)) as port, self.assertRaises(Refused) as caught:
                WebSocket.connect(f"ws://127.0.0.1:{port}/")
            self.assertEqual(caught.exception.status, status)


def shake(wire: socket.socket, asked: bytes) -> None:
    key = next(line.split(b": ")[1] for line in asked.split(b"\r\n") if line.startswith(b"Sec-WebSocket-Key"))
    accept = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
    wire.sendall(b"HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: " + accept + b"\r\n\r\n")


def head(first: int, size: int) -> bytes:
    if size < 126:
        return struct.pack("!BB", first, size)
    return struct.pack("!BBH", first, 126, size) if size < 65536 else struct.pack("!BBQ", first, 127, size)


def frame(wire: socket.socket) -> tuple[int, bytes]:
    """What a client sends is masked."""
    first, size = read(wire, 2)
    size &= 0x7F
    if size == 126:
        (size,) = struct.unpack("!H", read(wire, 2))
    elif size == 127:
        (size,) = struct.unpack("!Q", read(wire, 8))
    mask = read(wire, 4)
    return first & 0x0F, bytes(byte ^ mask[index % 4] for index, byte in enumerate(read(wire, size)))


def read(wire: socket.socket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        data += wire.recv(count - len(data))
    return data
