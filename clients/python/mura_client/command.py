"""An agent as a program: `main(MyAgent)` reads the command line and plays."""
from __future__ import annotations

import argparse
import logging
import sys
from typing import Sequence

from .agent import Agent, AgentMaker
from .errors import MuraError, Problem
from .play import PATIENCE, play

USAGE = """Plays the werewolf game at any door of Mura.

    tcp://127.0.0.1:10000     an AIWolf server
    ws://127.0.0.1:8080/ws    a server of the natural-language contest
    http://127.0.0.1:8080     a Mura server: --make PRESET, --village ID, or else the next open seat of the lobby
"""


def main(agent: AgentMaker = Agent, arguments: Sequence[str] | None = None) -> None:
    """Ends the program with 1 and a sentence where something goes wrong."""
    options = vars(_parser().parse_args(arguments))
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stdout)
    try:
        play(options.pop("server"), agent, **options)
    except MuraError as error:
        sys.exit(f"The server refused: {error}" if isinstance(error, Problem) else str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=USAGE, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="tcp://HOST:PORT, ws://HOST:PORT/ws or http://HOST:PORT")
    parser.add_argument("--name", default="python-agent", help="for the seat with a key: NAME#KEY")
    parser.add_argument("--token", help="http: of a guest or a bot of an account; ws: of a team, or the key of a seat")
    parser.add_argument("--games", type=int, help="how many; default: 1, and at tcp:// until the server closes")
    parser.add_argument("--make", metavar="PRESET", help="http: make a village of this form, with bots on the other seats")
    parser.add_argument("--bots", default="honest", help="http: who plays there (honest)")
    parser.add_argument("--village", metavar="ID", help="http: play in this village")
    parser.add_argument("--agree", metavar="ID", help="http: of the consent that the village asks for, once you have read it")
    parser.add_argument("--role", default="none", help="tcp: the role to ask for, such as SEER")
    parser.add_argument("--secret", help="tcp: by which a Mura server knows this agent when it comes back")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds to wait for the server (3600)")
    return parser
