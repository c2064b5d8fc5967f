"""Recordings of the real servers, which stand in the folder `golden` of the project."""
from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Iterator

GOLDEN = Path(__file__).parents[3] / "golden"


def aiwolf_lines(game: str, connection: str) -> Iterator[tuple[str, str]]:
    """(direction, line) of a connection: `s2c` or `c2s`."""
    with gzip.open(GOLDEN / "wire" / "aiwolf" / game / f"{connection}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            yield told["dir"], told["line"]


def nlp_lines(game: str) -> dict[str, list[dict[str, Any]]]:
    """The messages of each connection, by the name of its agent."""
    connections: dict[str, list[dict[str, Any]]] = {}
    with gzip.open(GOLDEN / "wire" / "nlp" / f"{game}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            connections.setdefault(told["name"], []).append(told)
    return connections
