"""A first agent for Mura, in plain Python 3 without any library.

    python3 agent.py http://localhost:8080 TOKEN VILLAGE

It answers every question it is asked. Change `answer` and it is yours.
"""
import base64, json, os, random, socket, ssl, struct, sys
from urllib.parse import urlparse


def answer(question, me):
    """What to do: a dict with the members of an action. `legal` says what is allowed."""
    legal = question["legal"]
    if "targets" in legal:
        return {"type": question["act"], "target": random.choice(legal["targets"])}
    others = [player for player in range(1, 6) if player != me]
    text = f"VOTE Agent[{random.choice(others):02d}]" if question["turn"] == 0 else "Over"
    return {"type": "talk", "channel": question["act"], "text": text}


class Socket:
    """Just as much of a WebSocket as is needed here."""

    def __init__(self, url, token):
        place = urlparse(url)
        port = place.port or (443 if place.scheme == "https" else 80)
        self.link = socket.create_connection((place.hostname, port))
        if place.scheme == "https":
            self.link = ssl.create_default_context().wrap_socket(self.link, server_hostname=place.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall((
            f"GET {place.path}?{place.query} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n").encode())
        self.input = self.link.makefile("rb")
        status = self.input.readline()
        if b" 101 " not in status:
            raise SystemExit(f"The server refused: {status.decode().strip()}")
        while self.input.readline().strip():
            pass

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        self.link.sendall(struct.pack("!B", 0x80 | kind) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next text; None when the connection is over."""
        while True:
            head = self.input.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.input.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.input.read(8))[0]
            data = self.input.read(size)
            kind = head[0] & 0x0F
            if kind == 1:
                return data.decode()
            if kind == 9:
                self.send(data, 10)
            if kind == 8:
                return None


def main(server, token, village):
    live = Socket(f"{server}/api/v1/villages/{village}/live?after=-1", token)
    me, count = None, 0
    while (text := live.receive()) is not None:
        message = json.loads(text)
        if message["type"] == "welcome":
            me = message["player"]
            print(f"I am player {me}.", flush=True)
        elif message["type"] == "asked":
            action = answer(message["question"], me)
            live.send(json.dumps({"type": "act", "id": f"a-{count}", "action": action}))
            count += 1
        elif message["type"] == "refused":
            print(f"Refused: {message['code']}: {message['message']}", flush=True)
        elif message["type"] == "event" and message["event"]["type"] == "rolesRevealed":
            print("The village has ended.", flush=True)
            return


main(*sys.argv[1:4])
