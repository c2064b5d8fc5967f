"""A first agent for the AIWolf door (TCP): python3 first_aiwolf.py HOST PORT NAME"""
import json
import random
import re
import socket
import sys

host, port, name = sys.argv[1], int(sys.argv[2]), sys.argv[3]
info: dict = {}  # what the server told last: who I am, who is alive, what I found
to_say: list[str] = []
accused: list[int] = []  # whom others have called a werewolf by a result
told: set = set()


def choose(hunts: bool) -> str:
    """Somebody alive who is not me (nor of my pack), the most accused first; a choice is written like this."""
    roles, me = info.get("roleMap", {}), info["agent"]
    alive = [int(one) for one, status in info["statusMap"].items() if status == "ALIVE" and int(one) != me]
    others = [one for one in alive if not hunts or roles.get(str(one)) != "WEREWOLF"]
    return '{"agentIdx":%d}' % max(others, key=lambda one: (accused.count(one), random.random()))


def listen(packet: dict) -> None:
    result = info.get("divineResult")
    if result and (result["day"], result["target"]) not in told:
        told.add((result["day"], result["target"]))
        to_say.append("COMINGOUT Agent[%02d] SEER" % info["agent"])
        to_say.append("DIVINED Agent[%02d] %s" % (result["target"], result["result"]))
    for talk in packet.get("talkHistory") or []:
        found = re.match(r"DIVINED Agent\[(\d+)\] WEREWOLF$", talk["text"])
        if found and talk["agent"] != info["agent"]:
            accused.append(int(found[1]))


wire = socket.create_connection((host, port))
for line in wire.makefile("r", encoding="utf-8"):
    packet = json.loads(line)
    request = packet["request"]
    if request == "INITIALIZE":
        to_say.clear(), accused.clear(), told.clear()
    info = packet.get("gameInfo") or info  # in the middle of a day it may be left out
    answer = None
    if request == "NAME":
        answer = name
    elif request == "ROLE":
        answer = "none"
    else:
        listen(packet)
        if request == "TALK":
            answer = to_say.pop(0) if to_say else "Over"
        elif request == "WHISPER":
            answer = "Over"
        elif request in ("VOTE", "DIVINE", "GUARD", "ATTACK"):
            answer = choose(hunts=request == "ATTACK")
    if answer is not None:
        wire.sendall((answer + "\n").encode())
    if request == "FINISH":
        print("a game is over", flush=True)
