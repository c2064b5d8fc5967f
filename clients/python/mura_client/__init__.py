"""Agents and research for Mura, the open platform of the werewolf game, on the standard library alone.

    from mura_client import Agent, main

    class Mine(Agent):
        def choose(self, act, targets):
            return targets[0]

    main(Mine)          # python3 mine.py tcp://127.0.0.1:10000
"""

from .agent import Agent, AgentMaker
from .command import main
from .errors import Closed, Lost, MuraError, Problem, Refused, Unreachable, WrongAddress, WrongRecord
from .game import TEAMS, Event, Game
from .play import play, play_aiwolf, play_nlp, play_web
from .records import Record, may_see, read_record, read_records
from .version import __version__
from .web import LiveGame, Server
from .websocket import WebSocket
from .words import OVER, SKIP, Said, understand

__all__ = [
    "Agent",
    "AgentMaker",
    "Closed",
    "Event",
    "Game",
    "LiveGame",
    "Lost",
    "MuraError",
    "OVER",
    "Problem",
    "Record",
    "Refused",
    "SKIP",
    "Said",
    "Server",
    "TEAMS",
    "Unreachable",
    "WebSocket",
    "WrongAddress",
    "WrongRecord",
    "__version__",
    "main",
    "may_see",
    "play",
    "play_aiwolf",
    "play_nlp",
    "play_web",
    "read_record",
    "read_records",
    "understand",
]
