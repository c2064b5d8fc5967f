import { type Role, type Team, teamOf } from '@mura/engine';
import { relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { type AttunementTell, attunementTells } from './tells.ts';

/** What can be measured of one player's public talk: features for telling werewolves (seed 002, 5). */
export interface PlayerFeatures {
  readonly village: string;
  readonly player: number;
  readonly role: Role | null;
  readonly won: boolean | null;
  /** Public utterances, and the days on which there was one. */
  readonly utterances: number;
  readonly days: number;
  /** Characters in all, and of an utterance on average. */
  readonly characters: number;
  readonly meanLength: number | null;
  /** Milliseconds from the utterance before of somebody else, on average; `null` where the source has no times. */
  readonly meanDelay: number | null;
  /** Utterances that follow at once on one's own. */
  readonly inARow: number;
  readonly tags: number;
  readonly attunements: number;
  readonly rebuttals: number;
  /** How many opinions against players of a side they joined. */
  readonly attunedAgainst: Readonly<Record<'human' | 'werewolf', number>>;
  /** Every word with how often it was used. */
  readonly words: Readonly<Record<string, number>>;
}

export function playerFeatures(village: CorpusVillage): PlayerFeatures[] {
  const said = discussionOf(village);
  const tells = attunementTells(village);
  return village.players.map(({ player, role }, index) => {
    const own = said.filter((one) => one.player === player);
    const characters = own.reduce((sum, { text }) => sum + lengthOf(text), 0);
    const delays = said.flatMap((one, place) => (one.player === player ? delayOf(said, place) : []));
    return {
      village: village.id,
      player,
      role,
      won: role === null || village.winner === null ? null : wins(role, village.winner),
      utterances: own.length,
      days: new Set(own.map(({ day }) => day)).size,
      characters,
      meanLength: own.length === 0 ? null : characters / own.length,
      meanDelay: delays.length === 0 ? null : delays.reduce((sum, delay) => sum + delay, 0) / delays.length,
      inARow: said.filter((one, place) => one.player === player && said[place - 1]?.player === player).length,
      tags: own.reduce((sum, { tags }) => sum + tags.length, 0),
      ...relationsBy(said, player),
      attunedAgainst: joinedOf(tells[index]!),
      words: wordsOf(own),
    };
  });
}

function wins(role: Role, winner: Team): boolean {
  return teamOf(role) === winner;
}

/** Letters as people count them, not code units. */
function lengthOf(text: string): number {
  return [...text].length;
}

function delayOf(said: readonly CorpusUtterance[], index: number): number[] {
  const [before, now] = [said[index - 1], said[index]];
  if (!before || !now || before.player === now.player || before.day !== now.day) return [];
  return before.at === null || now.at === null ? [] : [now.at - before.at];
}

function relationsBy(said: readonly CorpusUtterance[], player: number) {
  const own = relationsOf(said).filter(({ of }) => of.player === player);
  return {
    attunements: own.filter(({ relation }) => relation === 'attune').length,
    rebuttals: own.filter(({ relation }) => relation === 'rebut').length,
  };
}

function joinedOf({ against: { human, werewolf } }: AttunementTell): PlayerFeatures['attunedAgainst'] {
  return { human: human.joined, werewolf: werewolf.joined };
}

/** Latin words in small letters; of other scripts, runs of one script, which need no dictionary. */
function wordsOf(said: readonly CorpusUtterance[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of said)
    for (const [word] of text.toLowerCase().matchAll(WORDS)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const WORDS =
  /[a-z][a-z0-9'’-]*|\p{Script=Han}+|\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Hiragana}+|\p{Script=Hangul}+/gu;
