"""A first agent for the natural-language door (WebSocket): python3 first_nlp.py ws://HOST:PORT/ws NAME"""
import json
import random
import re
import sys

from mura_client import Closed, WebSocket

url, name = sys.argv[1], sys.argv[2]
info: dict = {}  # what the server told last: who I am, who is alive, what I found
to_say: list[str] = []
accused: list[str] = []


def choose(hunts: bool) -> str:
    """Somebody alive who is not me (nor of my pack), the most accused first; players are called by their names."""
    roles, me = info.get("role_map", {}), info["agent"]
    alive = [one for one, status in info["status_map"].items() if status == "ALIVE" and one != me]
    others = [one for one in alive if not hunts or roles.get(one) != "WEREWOLF"]
    return max(others, key=lambda one: (accused.count(one), random.random()))


def listen(packet: dict) -> None:
    for talk in packet.get("talk_history") or []:
        if talk["agent"] != info["agent"]:
            accused.extend(one for one in info["status_map"] if re.search(f"{re.escape(one)}.{{0,4}}(人狼|黒)", talk["text"]))


socket = WebSocket.connect(url)
try:
    while True:
        packet = json.loads(socket.receive())
        request = packet["request"]
        info = {**info, **(packet.get("info") or {})}
        if request == "NAME":
            socket.send(name)
            continue
        listen(packet)
        result = (packet.get("info") or {}).get("divine_result")
        if request == "DAILY_INITIALIZE" and result:
            species = "人狼" if result["result"] == "WEREWOLF" else "人間"
            to_say.append(f"私は占い師です。占った結果、{result['target']}は{species}でした。")
        if request == "TALK":
            socket.send(to_say.pop(0) if to_say else "Over")
        elif request == "WHISPER":
            socket.send("Over")
        elif request in ("VOTE", "DIVINE", "GUARD", "ATTACK"):
            socket.send(choose(hunts=request == "ATTACK"))
        elif request == "FINISH":
            print("a game is over", flush=True)
except Closed:
    pass
