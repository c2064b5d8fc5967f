"""A small WebSocket client (RFC 6455) on the standard library alone, for Python 3.9 or later.

It does what an agent needs: text messages in both directions, pings answered, pieces put together, TLS for wss://, and
the reason when the server refuses or closes.
"""
from __future__ import annotations

import base64
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

from .errors import Closed, Refused

CONNECT_SECONDS = 10
LARGEST_MESSAGE = 16 * 1024 * 1024
# The fixed text by which a server shows that it has understood the key.
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
# The kinds of frames.
MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class WebSocket:
    """One connection: `connect`, then `send` and `receive`, at last `close`."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire = wire
        self.input = wire.makefile("rb")

    @staticmethod
    def connect(url: str, headers: dict[str, str] | None = None, patience: float = 3600) -> WebSocket:
        """Opens ws:// or wss://. `patience`: after so many seconds of silence `receive` raises a timeout.

        Raises OSError where nobody can be reached, and Refused where the server says no.
        """
        place = urlsplit(url)
        is_secure = place.scheme == "wss"
        port = place.port or (443 if is_secure else 80)
        wire = socket.create_connection((place.hostname, port), timeout=CONNECT_SECONDS)
        try:
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            if is_secure:
                wire = ssl.create_default_context().wrap_socket(wire, server_hostname=place.hostname)
            opened = WebSocket(wire)
            path = (place.path or "/") + (f"?{place.query}" if place.query else "")
            opened._shake_hands(place.netloc.rsplit("@", 1)[-1], path, headers or {})
            wire.settimeout(patience)
            return opened
        except BaseException:
            wire.close()
            raise

    def _shake_hands(self, host: str, path: str, headers: dict[str, str]) -> None:
        key = base64.b64encode(os.urandom(16))
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key.decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status_line = self.input.readline(4096).decode("latin-1").strip()
        words = status_line.split(" ", 2)
        status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        if status != 101:
            raise Refused(status, status_line or "the server closed the connection without an answer")
        answers = {}
        while line := self.input.readline(4096).decode("latin-1").strip():
            name, _, value = line.partition(":")
            answers[name.strip().lower()] = value.strip()
        expected = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        if answers.get("sec-websocket-accept") != expected:
            raise Refused(status, "the answer is not that of a WebSocket server")

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def receive(self) -> str:
        """The next text; raises Closed when there will be none, and socket.timeout after too long a silence."""
        pieces: list[bytes] = []
        while True:
            is_last, kind, data = self._read_frame()
            if kind == PING:
                self._send(PONG, data)
            elif kind == CLOSE:
                self._answer_close(data)
            elif kind in (TEXT, BINARY, MORE):
                pieces.append(data)
                if sum(map(len, pieces)) > LARGEST_MESSAGE:
                    raise Closed(1009, "the message is too large")
                if is_last:
                    return b"".join(pieces).decode("utf-8", "replace")

    def close(self, code: int = 1000) -> None:
        """Says good-bye; what the server still sends is not read."""
        try:
            self._send(CLOSE, struct.pack("!H", code))
        except OSError:
            pass  # it is gone already
        self.wire.close()

    def _answer_close(self, data: bytes) -> None:
        code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
        self.close(1000 if code == 1005 else code)
        raise Closed(code, data[2:].decode("utf-8", "replace"))

    def _send(self, kind: int, data: bytes) -> None:
        """One frame; those of a client are always masked."""
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.wire.sendall(head + mask + masked)

    def _read_frame(self) -> tuple[bool, int, bytes]:
        first, size = self._read(2)
        size &= 0x7F
        if size == 126:
            size = struct.unpack("!H", self._read(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self._read(8))[0]
        if size > LARGEST_MESSAGE:
            raise Closed(1009, "the message is too large")
        return bool(first & 0x80), first & 0x0F, self._read(size)

    def _read(self, count: int) -> bytes:
        data = self.input.read(count)
        if data is None or len(data) < count:
            raise Closed(1006, "the connection broke")
        return data
