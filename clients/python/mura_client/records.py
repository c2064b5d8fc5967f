"""Records (`*.mura.jsonl`, also packed with gzip): a game as its events, what each player saw of it, and plain tables.

    for record in read_records("games"): ...  # a folder, or one file with many
    record = read_record("game.mura.jsonl")
    for event in record.view(3): ...          # what player 3 was told
    rows = record.votes()                     # dicts: pandas.DataFrame(rows), csv.DictWriter, json.dumps
"""
from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Union

from .errors import WrongRecord
from .game import TEAMS, Event
from .words import understand

FORMAT = 1
Row = Dict[str, Any]
# The number of a player; `observer`: whoever has no seat; `master`: who knows everything.
Viewer = Union[int, str]

# What may be opened to all after the end.
CLOSABLE = ("talked", "translated", "corrected", "marked", "starred")


class Record:
    """One game. `header` is its first line, `entries` are the others, each with `seq`, `at`, `type` and `audience`.

    A fact that says nothing may be left out of an entry: ask with `entry.get("replyTo")`.
    """

    def __init__(self, header: Row, entries: List[Event], file: str | None = None) -> None:
        self.header = header
        self.entries = entries
        self.file = file

    @staticmethod
    def parse(text: str | bytes, file: str | None = None) -> Record:
        """From text or bytes, packed or not. Raises `WrongRecord` with the line that is wrong."""
        records = list(parse_records(text, file))
        if len(records) > 1:
            raise WrongRecord(f"{file or 'record'}: holds {len(records)} records; `read_records` reads them all.")
        return records[0]

    # Who and how.

    @property
    def village(self) -> str:
        return str(self.header["village"])

    @property
    def preset(self) -> str:
        return str(self.header["preset"])

    @property
    def names(self) -> dict[int, str]:
        """Of the characters, by player."""
        return {index + 1: one["name"] for index, one in enumerate(self.header["cast"])}

    @property
    def roles(self) -> dict[int, str]:
        """By player; empty where the record was cut before they are known."""
        dealt = self._first("sealed", "deal") or self._first("rolesRevealed", "roles") or []
        return {index + 1: role for index, role in enumerate(dealt)}

    @property
    def winner(self) -> Optional[str]:
        """`village`, `werewolf`, `fox`; None: nobody has won, or it has not ended."""
        winner: Optional[str] = self._first("ended", "winner")
        return winner

    def of_type(self, *types: str) -> Iterator[Event]:
        return (entry for entry in self.entries if entry["type"] in types)

    def _first(self, kind: str, fact: str) -> Any:
        return next((entry[fact] for entry in self.of_type(kind)), None)

    def view(self, viewer: Viewer) -> Iterator[Event]:
        """The entries that a viewer may know, in order: a player, `observer` or `master`.

        Where channels are opened after the end, what was said there follows at that place.
        """
        if isinstance(viewer, int) and viewer not in self.names:
            raise ValueError(f"There is no player {viewer}: there are 1 to {len(self.names)}.")
        if isinstance(viewer, str) and viewer not in ("observer", "master"):
            raise ValueError(f"'{viewer}' is no viewer: a number of a player, 'observer' or 'master'.")
        closed: list[Event] = []
        opened: Optional[Event] = None
        for entry in self.entries:
            if may_see(viewer, entry["audience"]):
                yield entry
            elif entry["type"] not in CLOSABLE:
                continue
            elif opened is None:
                closed.append(entry)
            elif _is_opened(opened, entry):
                yield entry
            if entry["type"] == "channelsOpened":
                opened = entry
                yield from [old for old in closed if _is_opened(entry, old)]

    # Tables: a list of plain dicts, one a row. All are those of the master of the game.

    def players(self) -> List[Row]:
        """player, name, role, team, won, died_on, cause."""
        deaths = {row["player"]: row for row in self.deaths()}
        return [
            {
                "player": player,
                "name": name,
                "role": self.roles.get(player),
                "team": TEAMS.get(self.roles.get(player, "")),
                "won": None if self.winner is None else TEAMS.get(self.roles.get(player, "")) == self.winner,
                "died_on": deaths.get(player, {}).get("day"),
                "cause": deaths.get(player, {}).get("cause"),
            }
            for player, name in self.names.items()
        ]

    def talks(self, channel: str | None = None) -> List[Row]:
        """seq, day, turn, channel, player, name, text; of all channels, or one (`talk`, `whisper` …)."""
        facts = ("seq", "day", "turn", "channel", "player", "text")
        return [
            {**{fact: entry.get(fact) for fact in facts}, "name": self.names.get(entry["player"])}
            for entry in self.of_type("talked")
            if channel in (None, entry["channel"])
        ]

    def votes(self) -> List[Row]:
        """day, round, act (`vote` or `attackVote`), player, target: every vote that was counted."""
        acts = {"votesCounted": "vote", "attackVotesCounted": "attackVote"}
        return [
            {"day": entry["day"], "round": entry["round"], "act": acts[entry["type"]], **vote}
            for entry in self.of_type(*acts)
            for vote in entry["votes"]
        ]

    def deaths(self) -> List[Row]:
        """day, player, cause (`executed`, `attacked`, `cursed`, `sudden`, `avenged`, `followed`)."""
        rows: List[Row] = []
        for entry in self.entries:
            died = _death_in(entry)
            if died is not None:
                rows.append({"day": entry["day"], "player": died[0], "cause": died[1]})
        return rows

    def results(self) -> List[Row]:
        """day, act (`divined` or `identified`), player, target, result: what was truly found."""
        facts = ("day", "player", "target", "result")
        return [
            {"act": entry["type"], **{fact: entry[fact] for fact in facts}} for entry in self.of_type("divined", "identified")
        ]

    def claims(self) -> List[Row]:
        """seq, day, player, kind (`role` or `result`), target, word, is_true: what was claimed in public.

        `is_true`: they are of that role, or have truly found that; None where the roles are not known.

        Sentences of the AIWolf protocol, also those that Mura has translated, and the plainest ones in Japanese and
        English. What else people may mean, the tables of `mura corpus` know better.
        """
        rows: List[Row] = []
        claimants: set[int] = set()
        for entry in self.of_type("talked", "translated"):
            if entry["channel"] != "talk" or (entry["type"] == "translated" and entry["language"] != "aiwolf"):
                continue
            player = entry["player"]
            for said in understand(entry["text"], player, self.names, player in claimants):
                if said.kind == "role" and said.word in ("seer", "medium"):
                    claimants.add(player)
                row = {"seq": entry["seq"], "day": entry["day"], "player": player, **said._asdict()}
                if said.kind != "vote" and not any(_same_claim(row, old) for old in rows):
                    rows.append({**row, "is_true": self._is_true(player, said.kind, said.target, said.word)})
        return rows

    def _is_true(self, player: int, kind: str, target: int, word: str | None) -> Optional[bool]:
        if kind == "role":
            return self.roles[player] == word if player in self.roles else None
        found = [row for row in self.results() if (row["player"], row["target"]) == (player, target)]
        return any(row["result"] == word for row in found)


def read_record(path: str | Path) -> Record:
    """Reads a file with one record, `*.mura.jsonl` or `*.mura.jsonl.gz`."""
    return Record.parse(Path(path).read_bytes(), str(path))


def read_records(path: str | Path) -> Iterator[Record]:
    """All records of a file, which may hold many, or of all files below a folder, by name."""
    place = Path(path)
    files = sorted(place.rglob("*.mura.jsonl*")) if place.is_dir() else [place]
    for file in files:
        if file == place or file.name.endswith((".mura.jsonl", ".mura.jsonl.gz")):
            yield from parse_records(file.read_bytes(), str(file))


def parse_records(text: str | bytes, file: str | None = None) -> Iterator[Record]:
    """From text or bytes, packed or not; each record begins with its header."""
    where = file or "record"
    lines = _unpack(text, where).splitlines() or [""]
    starts = [index for index, line in enumerate(lines) if line.startswith('{"mura":')]
    if not starts or starts[0] != 0:
        _read_line(lines[0], where, 1)
        raise WrongRecord(f"{where}, line 1: this is not a record of Mura: it has no header.")
    for start, end in zip(starts, [*starts[1:], len(lines)]):
        yield _parse_one(lines[start:end], where, start + 1, file)


def _parse_one(lines: List[str], where: str, first: int, file: str | None) -> Record:
    header = _read_line(lines[0], where, first)
    if header["mura"] != FORMAT:
        raise WrongRecord(f"{where}, line {first}: format {header['mura']} is not known here, only {FORMAT}.")
    entries = [_read_line(line, where, first + number) for number, line in enumerate(lines[1:], 1)]
    for index, entry in enumerate(entries):
        if entry.get("seq") != index or "type" not in entry or "audience" not in entry:
            raise WrongRecord(f"{where}, line {first + index + 1}: not the entry number {index} of a record.")
    return Record(header, [_whole(header, entry) for entry in entries], file)


def may_see(viewer: Viewer, audience: str | list[int]) -> bool:
    """The rule of what a viewer may know, as Mura has it."""
    if audience == "public" or viewer == "master":
        return True
    if isinstance(audience, str):
        return audience == "spectators" and viewer == "observer"
    return viewer in audience


def _is_opened(opened: Event, entry: Event) -> bool:
    if entry["type"] in ("marked", "starred"):
        return opened.get("boards") is True
    return entry.get("channel") in opened["channels"]


def _death_in(entry: Event) -> tuple[int, str] | None:
    kind = entry["type"]
    if kind == "executed":
        return entry["player"], "executed"
    if kind == "attacked" and entry["died"]:
        return entry["target"], "attacked"
    if kind == "cursed":
        return entry["player"], "cursed"
    if kind == "diedSuddenly":
        return entry["player"], "sudden"
    if kind == "diedWith":
        return entry["player"], entry["cause"]
    return None


def _same_claim(one: Row, other: Row) -> bool:
    return all(one[key] == other[key] for key in ("player", "kind", "target", "word"))


def _whole(header: Row, entry: Event) -> Event:
    """What `opened` says stands in the header."""
    if entry["type"] != "opened":
        return entry
    return {**entry, **{fact: header.get(fact) for fact in ("preset", "rules", "cast", "language")}}


def _unpack(text: str | bytes, where: str) -> str:
    if isinstance(text, str):
        return text
    try:
        return (gzip.decompress(text) if text[:2] == b"\x1f\x8b" else text).decode("utf-8")
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise WrongRecord(f"{where}: cannot be read: {error}.") from None


def _read_line(line: str, where: str, number: int) -> Row:
    try:
        value = json.loads(line)
    except ValueError as error:
        raise WrongRecord(f"{where}, line {number}: not JSON: {error}.") from None
    if not isinstance(value, dict):
        raise WrongRecord(f"{where}, line {number}: not an object.")
    return value
