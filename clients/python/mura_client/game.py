"""What a player knows of a village, in the same words at every door: kept up to date by the events they are told."""
from __future__ import annotations

from typing import Any, Dict, NamedTuple, Optional

from .words import Said, claim, intention, result, understand

# An event as the browser protocol tells it (docs/PROTOCOL-WEB.md): a `type` and its facts, e.g.
# {"type": "talked", "day": 1, "player": 3, "channel": "talk", "text": "…"}.
Event = Dict[str, Any]

# With whom each role wins.
TEAMS: dict[str, str] = {
    **dict.fromkeys(("villager", "seer", "medium", "bodyguard", "freemason", "cat", "elder"), "village"),
    **dict.fromkeys(("werewolf", "possessed", "fanatic", "greatWolf", "whisperer"), "werewolf"),
    **dict.fromkeys(("fox", "immoralist"), "fox"),
}


class Death(NamedTuple):
    day: int
    player: int
    how: str


class Vote(NamedTuple):
    day: int
    round: int
    player: int
    target: int


class Game:
    """Players are numbers from 1 on, roles and results are Mura's own words (`seer`, `werewolf`, `human`)."""

    def __init__(self, door: str, me: int = 0) -> None:
        self.door = door  # aiwolf, nlp or web
        self.me = me
        self.role = ""
        self.fellows: set[int] = set()  # those of my role whom I know: werewolves, freemasons
        self.day = 0
        self.names: dict[int, str] = {}
        self.language = "en"  # what I speak here: aiwolf (the protocol), ja or en
        self.alive: set[int] = set()
        self.deaths: list[Death] = []
        self.votes: list[Vote] = []
        self.results: dict[int, str] = {}  # my own: player -> human or werewolf
        self.claims: dict[int, str] = {}  # player -> the role they say they have
        self.reports: dict[tuple[int, int], str] = {}  # (who, about whom) -> human or werewolf
        self.announced: dict[int, int] = {}  # player -> whom they say they will vote for today
        self.is_over = False
        self.winner: Optional[str] = None  # village, werewolf or fox; None: nobody, or not yet
        self.roles: dict[int, str] = {}  # everybody's, once they are revealed

    @property
    def others(self) -> list[int]:
        """Who is alive besides me."""
        return sorted(self.alive - {self.me})

    @property
    def has_won(self) -> bool:
        return self.winner is not None and TEAMS.get(self.role) == self.winner

    def name(self, player: int) -> str:
        return self.names.get(player, f"player {player}")

    # Sentences in the words of this village. Empty where there are none.

    def claim(self, role: str) -> str:
        return claim(role, self.me, self.language)

    def result(self, verb: str, target: int, species: str) -> str:
        return result(verb, target, species, self.language, self.names)

    def intention(self, act: str, target: int) -> str:
        return intention(act, target, self.language, self.names)

    # What happens: a method for every type of event that matters here; others change nothing.

    def hear(self, event: Event) -> None:
        method = getattr(self, f"_on_{event['type']}", None)
        if method is not None:
            method(event)

    def _on_opened(self, event: Event) -> None:
        self.names = {index + 1: one["name"] for index, one in enumerate(event["cast"])}
        self.alive = set(self.names)
        speaks_protocol = event["rules"].get("grammar") == "aiwolf"
        people = "ja" if event["language"] == "ja" else "en"
        self.language = "aiwolf" if speaks_protocol else people

    def _on_roleTold(self, event: Event) -> None:
        self.role = event["role"]
        self.fellows = set(event["fellows"])

    def _on_dayBegan(self, event: Event) -> None:
        self.day = event["day"]
        self.announced.clear()

    def _on_executed(self, event: Event) -> None:
        self._die(event["player"], "was executed", event["day"])

    def _on_dawnBroke(self, event: Event) -> None:
        for player in event["dead"]:
            self._die(player, "died in the night", event["day"])
        if event.get("executed") is not None:
            self._die(event["executed"], "was executed", event["day"])

    def _on_diedSuddenly(self, event: Event) -> None:
        self._die(event["player"], "died suddenly", event["day"])

    def _on_failed(self, event: Event) -> None:
        self._die(event["player"], "failed", event["day"])

    def _die(self, player: int, how: str, day: int) -> None:
        if player in self.alive:
            self.alive.remove(player)
            self.deaths.append(Death(day, player, how))

    def _on_votesCounted(self, event: Event) -> None:
        for vote in event["votes"]:
            self.votes.append(Vote(event["day"], event["round"], vote["player"], vote["target"]))

    def _on_divined(self, event: Event) -> None:
        if event["player"] == self.me:
            self.results[event["target"]] = event["result"]

    _on_identified = _on_divined

    def _on_talked(self, event: Event) -> None:
        speaker = event["player"]
        if speaker == self.me or event["channel"] != "talk":
            return
        tells = self.claims.get(speaker) in ("seer", "medium")
        for said in understand(event["text"], speaker, self.names, tells):
            self._note(speaker, said)

    def _note(self, speaker: int, said: Said) -> None:
        if said.kind == "role" and said.word is not None:
            self.claims[speaker] = said.word
        elif said.kind == "result" and said.word is not None:
            self.reports[speaker, said.target] = said.word
        elif said.kind == "vote":
            self.announced[speaker] = said.target

    def _on_ended(self, event: Event) -> None:
        self.is_over = True
        self.winner = event["winner"]

    def _on_rolesRevealed(self, event: Event) -> None:
        self.roles = {index + 1: role for index, role in enumerate(event["roles"])}
