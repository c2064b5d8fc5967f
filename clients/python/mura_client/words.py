"""What players say: sentences made, and the plainest ones understood.

Where a village speaks the AIWolf protocol its sentences are said, else short ones in Japanese or English. To understand
more than this is your agent's task (or that of a language model).
"""
from __future__ import annotations

import re
from typing import Literal, Mapping, NamedTuple, Optional

OVER = "Over"
SKIP = "Skip"

# Short: contests count characters.
PHRASES: dict[str, dict[str, str]] = {
    "ja": {
        "seer": "私は占い師です。",
        "medium": "私は霊能者です。",
        "bodyguard": "私は狩人です。",
        "villager": "私は村人です。",
        "werewolf": "結果をお伝えします。{name}は人狼でした。",
        "human": "結果をお伝えします。{name}は人間でした。",
        "vote": "今日は{name}に投票します。",
        "attack": "{name}を襲撃しましょう。",
    },
    "en": {
        "seer": "I am the seer.",
        "medium": "I am the medium.",
        "bodyguard": "I am the bodyguard.",
        "villager": "I am a villager.",
        "werewolf": "My result: {name} is a werewolf.",
        "human": "My result: {name} is human.",
        "vote": "Today I will vote for {name}.",
        "attack": "Let us attack {name}.",
    },
}

# How others may say it: roles they claim, what they found, and whom they will vote for.
ROLE_WORDS = {"占い師": "seer", "霊能者": "medium", "霊媒師": "medium", "騎士": "bodyguard", "狩人": "bodyguard"}
SPECIES_WORDS = {"人狼": "werewolf", "黒": "werewolf", "人間": "human", "白": "human"}
CLAIM_JA = re.compile(rf"(?:私|わたし|僕|俺|自分)(?:は|が)、?({'|'.join(ROLE_WORDS)})(?!では|じゃ)")
CLAIM_EN = re.compile(r"\bI(?: am|'m) (?:the |a )?(seer|medium|bodyguard)\b", re.IGNORECASE)
PROTOCOL = re.compile(r"^(?:(\S+) )?(COMINGOUT|DIVINED|IDENTIFIED|VOTE) (\S+)(?: ([A-Z]+))?$")
AGENT = re.compile(r"^Agent\[(\d+)\]$")


class Said(NamedTuple):
    """One thing that somebody said.

    `role`: they claim `word`, about themselves; `result`: they found that `target` is `word` (human, werewolf);
    `vote`: they will vote for `target`.
    """

    kind: Literal["role", "result", "vote"]
    target: int
    word: Optional[str]


def agent(player: int) -> str:
    """A player, as the AIWolf protocol calls them."""
    return f"Agent[{player:02d}]"


def claim(role: str, me: int, language: str) -> str:
    """`language`: `aiwolf`, `ja` or `en`. Empty where there are no words for it."""
    if language == "aiwolf":
        return f"COMINGOUT {agent(me)} {role.upper()}"
    return PHRASES[language].get(role, "")


def result(verb: str, target: int, species: str, language: str, names: Mapping[int, str]) -> str:
    """`verb`: `divined` or `identified`; `species`: `human` or `werewolf`."""
    if language == "aiwolf":
        return f"{verb.upper()} {agent(target)} {species.upper()}"
    return PHRASES[language][species].format(name=names.get(target, agent(target)))


def intention(act: str, target: int, language: str, names: Mapping[int, str]) -> str:
    """Whom I will vote for, or want attacked: `act` is `vote` or `attack`."""
    if language == "aiwolf":
        return f"{act.upper()} {agent(target)}"
    return PHRASES[language][act].format(name=names.get(target, agent(target)))


def understand(text: str, speaker: int, names: Mapping[int, str], is_claimant: bool = False) -> list[Said]:
    """What a text says of roles, results and votes; all else is passed over.

    `is_claimant`: the speaker has claimed to be a seer or medium before, so that what they tell in words is a result.
    """
    sentence = PROTOCOL.match(text)
    if sentence is not None:
        return _of_protocol(speaker, names, *sentence.groups())
    said: list[Said] = []
    if found := CLAIM_JA.search(text):
        said.append(Said("role", speaker, ROLE_WORDS[found[1]]))
    elif found := CLAIM_EN.search(text):
        said.append(Said("role", speaker, found[1].lower()))
    tells = is_claimant or any(one.word in ("seer", "medium") for one in said)
    for player, name in names.items():
        said += _about(player, name, text, tells)
    return said


def _of_protocol(
    speaker: int, names: Mapping[int, str], subject: str | None, verb: str, target: str, word: str | None
) -> list[Said]:
    player = _player(target, names)
    if player is None or (subject is not None and _player(subject, names) != speaker):
        return []
    if verb == "COMINGOUT":
        return [Said("role", speaker, word.lower())] if player == speaker and word else []
    if verb == "VOTE":
        return [Said("vote", player, None)]
    return [Said("result", player, word.lower())] if word in ("HUMAN", "WEREWOLF") else []


def _player(name: str, names: Mapping[int, str]) -> int | None:
    numbered = AGENT.match(name)
    if numbered is not None:
        return int(numbered[1])
    return next((player for player, one in names.items() if one == name), None)


def _about(player: int, name: str, text: str, tells: bool) -> list[Said]:
    there = re.escape(name) + r"(?: ?さん)?"
    said: list[Said] = []
    if re.search(rf"{there} ?に投票|vote for @?{there}", text, re.IGNORECASE):
        said.append(Said("vote", player, None))
    if not tells:
        return said
    if japanese := re.search(rf"{there} ?(?:は|が|、)(人狼|黒|人間|白)(?!では|じゃ)", text):
        said.append(Said("result", player, SPECIES_WORDS[japanese[1]]))
    elif english := re.search(rf"{there} (?:is|was) (?:a |an )?(werewolf|human)", text, re.IGNORECASE):
        said.append(Said("result", player, english[1].lower()))
    return said
