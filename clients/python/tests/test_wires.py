"""The older wires, against games that were recorded at the servers of the contests."""
from __future__ import annotations

import json
import unittest

from mura_client import Agent, Event, Game
from mura_client.aiwolf import AIWolfSeat
from mura_client.nlp import NLPSeat

from .golden import aiwolf_lines, nlp_lines


class Listener(Agent):
    """Keeps everything that it hears."""

    heard: list[Event] = []

    def begin(self) -> None:
        Listener.heard = self.events = []  # type: ignore[var-annotated]

    def hear(self, event: Event) -> None:
        self.events.append(event)


def of_type(kind: str) -> list[Event]:
    return [event for event in Listener.heard if event["type"] == kind]


def assert_plausible(test: unittest.TestCase, game: Game, players: int) -> None:
    test.assertEqual(len(game.names), players)
    test.assertTrue(game.is_over)
    test.assertIn(game.winner, ("village", "werewolf"))
    test.assertEqual(sorted(game.roles), list(range(1, players + 1)))
    test.assertEqual(game.roles[game.me], game.role)
    test.assertEqual(len(game.alive) + len(game.deaths), players)
    days = [event["day"] for event in of_type("dayBegan")]
    test.assertEqual(days, list(range(len(days))))
    said = [(event["day"], event["idx"]) for event in of_type("talked") if event["channel"] == "talk"]
    test.assertEqual(len(said), len(set(said)), "nothing is heard twice")


def last_votes(game: Game) -> tuple[tuple[int, int, int], ...]:
    """Of each day: the dead hear in the morning of its last round alone."""
    last = {vote.day: vote.round for vote in game.votes}
    return tuple(sorted((vote.day, vote.player, vote.target) for vote in game.votes if vote.round == last[vote.day]))


class AIWolfWire(unittest.TestCase):
    def replay(self, game: str, connection: str) -> Game:
        """Answers exactly where the recorded client has answered, in the same form."""
        seat = AIWolfSeat(Listener, "me")
        answer: str | None = None
        for direction, line in aiwolf_lines(game, connection):
            if direction == "c2s":
                self.assertIsNotNone(answer)
                self.assertEqual(line.startswith("{"), str(answer).startswith("{"), line)
            else:
                answer = seat.answer(json.loads(line))
        self.assertEqual(len(seat.finished), 1)
        return seat.finished[0]

    def test_a_recorded_game_of_five(self) -> None:
        for connection in range(1, 6):
            with self.subTest(connection=connection):
                assert_plausible(self, self.replay("5-players", f"c{connection:02d}"), 5)

    def test_a_recorded_game_of_fifteen(self) -> None:
        for connection in range(1, 16):
            with self.subTest(connection=connection):
                game = self.replay("15-players", f"c{connection:02d}")
                assert_plausible(self, game, 15)
                if game.role in ("seer", "medium"):
                    self.assertTrue(game.results)
                if game.role == "werewolf":
                    self.assertEqual(len(game.fellows), 2)

    def test_everybody_tells_the_same_story(self) -> None:
        games = [self.replay("15-players", f"c{connection:02d}") for connection in range(1, 16)]
        self.assertEqual(len({tuple(sorted(game.deaths)) for game in games}), 1)
        self.assertEqual(len({last_votes(game) for game in games}), 1)
        self.assertEqual(len({tuple(sorted(game.roles.items())) for game in games}), 1)

    def test_whoever_comes_back_forgets_nothing(self) -> None:
        packets = [json.loads(line) for way, line in aiwolf_lines("5-players", "c01") if way == "s2c"]
        seat = AIWolfSeat(Listener, "me", secret="s")
        self.assertEqual(seat.answer(packets[0]), "me\ts")
        later = next(i for i, one in enumerate(packets) if (one["gameInfo"] or {}).get("day") == 1)
        for packet in packets[: later + 1]:
            seat.answer(packet)
        agent = seat.seat and seat.seat.agent
        seat.answer({**packets[later], "request": "INITIALIZE"})
        self.assertIs(seat.seat and seat.seat.agent, agent)


class NLPWire(unittest.TestCase):
    def replay(self, messages: list[dict]) -> Game:  # type: ignore[type-arg]
        seat = NLPSeat(Listener, "me")
        answers: list[str] = []
        for message in messages:
            if message["dir"] == "send":
                self.assertEqual(len(answers), 1, message)
            elif "packet" in message:
                answers = seat.answers(message["packet"])
        self.assertEqual(len(seat.finished), 1)
        return seat.finished[0]

    def test_recorded_games(self) -> None:
        for name, players in (("5p-bots", 5), ("13p-bots", 13)):
            games = []
            for connection, messages in nlp_lines(name).items():
                with self.subTest(game=name, connection=connection):
                    games.append(self.replay(messages))
                    assert_plausible(self, games[-1], players)
            self.assertEqual(len(games), players)
            self.assertEqual(len({tuple(sorted(game.deaths)) for game in games}), 1)

    def test_a_group_chat_is_spoken_to_its_end(self) -> None:
        class Chatty(Agent):
            def talk(self) -> str:
                return "hello"

        seat = NLPSeat(Chatty, "me")
        info = {"day": 0, "agent": "A", "status_map": {"A": "ALIVE", "B": "ALIVE"}, "role_map": {"A": "SEER"}}
        seat.answers({"request": "INITIALIZE", "info": info})
        start = {"request": "TALK_PHASE_START", "info": {**info, "remain_count": 2}}
        self.assertEqual(seat.answers(start), ["hello", "hello", "Over"])


class Mistakes(unittest.TestCase):
    def test_a_mistake_of_an_agent_costs_one_answer(self) -> None:
        class Broken(Agent):
            def talk(self) -> str:
                raise RuntimeError("mine")

            def choose(self, act: str, targets: list[int]) -> int:
                return 99

        info = {"day": 0, "agent": "A", "status_map": {"A": "ALIVE", "B": "ALIVE"}, "role_map": {"A": "SEER"}}
        seat = NLPSeat(Broken, "me")
        with self.assertLogs("mura_client", "WARNING") as logged:
            seat.answers({"request": "INITIALIZE", "info": info})
            self.assertEqual(seat.answers({"request": "TALK", "info": info}), ["Over"])
            self.assertEqual(seat.answers({"request": "VOTE", "info": info}), ["B"])
        self.assertIn("the agent failed in talk", logged.output[0])
        self.assertIn("99 may not be chosen for vote", logged.output[1])
