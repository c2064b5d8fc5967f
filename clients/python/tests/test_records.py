"""Records, and what is understood of talk."""
from __future__ import annotations

import gzip
import json
import tempfile
import unittest
from pathlib import Path

from mura_client import Record, Said, WrongRecord, may_see, read_record, read_records, understand

from .golden import GOLDEN

AIWOLF = GOLDEN / "records" / "v1-aiwolf-5.mura.jsonl"
NAMES = {1: "Aki", 2: "ミナト", 3: "Agent[03]"}


def said_in(*texts: str) -> Record:
    """A record of five in which player 2, the seer, and player 3, the possessed, say something."""
    lines = AIWOLF.read_text("utf-8").splitlines()[:4]
    for index, text in enumerate(texts):
        entry = {"seq": 3 + index, "at": 0, "type": "talked", "audience": "public", "day": 1}
        speaker, _, words = text.partition(" ")
        lines.append(json.dumps({**entry, "channel": "talk", "player": int(speaker), "text": words}))
    return Record.parse("\n".join(lines))


class Reading(unittest.TestCase):
    def test_a_game_with_its_tables(self) -> None:
        record = read_record(AIWOLF)
        self.assertEqual((record.preset, record.winner), ("aiwolf-5", "werewolf"))
        self.assertEqual(list(record.roles.values()), ["villager", "seer", "possessed", "villager", "werewolf"])
        self.assertEqual([row["won"] for row in record.players()], [False, False, True, False, True])
        self.assertEqual(record.deaths()[0]["cause"], "executed")
        self.assertEqual(record.votes()[0], {"day": 1, "round": 0, "act": "vote", "player": 1, "target": 2})
        self.assertEqual(record.results()[0]["result"], "human")
        self.assertEqual({row["channel"] for row in record.talks("talk")}, {"talk"})
        self.assertEqual(next(record.of_type("opened"))["cast"], record.header["cast"])

    def test_a_folder_packed_and_not(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "a.mura.jsonl").write_bytes(AIWOLF.read_bytes())
            (Path(folder) / "b.mura.jsonl.gz").write_bytes(gzip.compress(2 * AIWOLF.read_bytes()))
            (Path(folder) / "c.txt").write_text("no record")
            one, other, third = read_records(folder)
            self.assertEqual(len(list(read_records(Path(folder) / "b.mura.jsonl.gz"))), 2)
            with self.assertRaisesRegex(WrongRecord, "holds 2 records"):
                read_record(Path(folder) / "b.mura.jsonl.gz")
        self.assertEqual(one.entries, other.entries)
        self.assertEqual(one.entries, third.entries)

    def test_what_is_wrong_is_named_with_its_line(self) -> None:
        lines = AIWOLF.read_text("utf-8").splitlines()
        for text, sentence in (
            ("", "line 1: not JSON"),
            ("{}", "line 1: this is not a record of Mura"),
            ('{"mura":2}', "line 1: format 2 is not known here"),
            ("\n".join([*lines[:3], "{"]), "line 4: not JSON"),
            ("\n".join([*lines[:3], lines[5]]), "line 4: not the entry number 2"),
        ):
            with self.subTest(sentence=sentence), self.assertRaisesRegex(WrongRecord, sentence):
                Record.parse(text)
        with self.assertRaisesRegex(WrongRecord, "x.gz: cannot be read"):
            Record.parse(b"\x1f\x8bnonsense", "x.gz")

    def test_a_player_sees_what_is_theirs(self) -> None:
        record = read_record(AIWOLF)
        told = [event["player"] for event in record.view(2) if event["type"] == "roleTold"]
        self.assertEqual(told, [2])
        self.assertEqual(len(list(record.view("master"))), len(record.entries))
        self.assertNotIn("roleTold", [event["type"] for event in record.view("observer")])
        self.assertFalse(may_see(1, "spectators"))
        for viewer in (6, "nobody"):
            with self.assertRaises(ValueError):
                next(record.view(viewer))

    def test_claims_with_their_truth(self) -> None:
        record = said_in(
            "2 COMINGOUT Agent[02] SEER",
            "3 I am the seer.",
            "3 My result: Agent[04] is a werewolf.",
            "2 COMINGOUT Agent[02] SEER",
            "4 Agent[03] is a werewolf.",
        )
        claims = [(row["player"], row["kind"], row["target"], row["word"], row["is_true"]) for row in record.claims()]
        self.assertEqual(
            claims,
            [
                (2, "role", 2, "seer", True),
                (3, "role", 3, "seer", False),
                (3, "result", 4, "werewolf", False),
            ],
        )


class Understanding(unittest.TestCase):
    def test_sentences(self) -> None:
        for text, said in (
            ("COMINGOUT Agent[01] SEER", [Said("role", 1, "seer")]),
            ("Agent[01] COMINGOUT Agent[01] MEDIUM", [Said("role", 1, "medium")]),
            ("COMINGOUT Agent[02] SEER", []),
            ("DIVINED Agent[03] WEREWOLF", [Said("result", 3, "werewolf")]),
            ("Agent[02] DIVINED Agent[03] WEREWOLF", []),
            ("VOTE ミナト", [Said("vote", 2, None)]),
            ("私は占い師です。ミナトさんは人狼でした。", [Said("role", 1, "seer"), Said("result", 2, "werewolf")]),
            ("私は占い師ではありません。", []),
            ("I'm the medium. Agent[03] was human.", [Said("role", 1, "medium"), Said("result", 3, "human")]),
            ("今日はミナトに投票します。", [Said("vote", 2, None)]),
            ("ミナトは人狼だ", []),
        ):
            with self.subTest(text=text):
                self.assertEqual(understand(text, 1, NAMES), said)
        self.assertEqual(understand("ミナトは白", 1, NAMES, is_claimant=True), [Said("result", 2, "human")])
