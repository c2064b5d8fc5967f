import type { Character, PlayerId, Talked } from '@mura/engine';
import { isKnown, type VillageRecord } from '@mura/records';
import {
  type Assumption,
  type Claim,
  type Hypothesis,
  parseClaims,
  parseHypothesis,
  type Viewpoint,
} from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { toText } from '../game-file.ts';
import { readBytes } from '../input.ts';

type CastList = readonly Character[];

/** A player by number or by name. */
function findPlayer(word: string, cast: CastList): PlayerId | null {
  const named = cast.findIndex(({ name }) => name === word);
  if (named >= 0) return named + 1;
  const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  return number >= 1 && number <= cast.length ? number : null;
}

export function findViewpoint(word: string, cast: CastList): Viewpoint {
  if (word === 'observer' || word === 'werewolves' || word === 'master') return word;
  const player = findPlayer(word, cast);
  if (player !== null) return player;
  throw new WrongInput(
    `There is no viewpoint '${word}'. Viewpoints: ${players(cast)}, observer, werewolves, master.`,
  );
}

/** `none`, `village`, or players with commas between them. */
export function findAssumption(word: string, cast: CastList): Assumption {
  if (word === 'none' || word === 'village') return word;
  return word.split(',').map((part) => {
    const player = findPlayer(part.trim(), cast);
    if (player !== null) return player;
    throw new WrongInput(
      `'${part.trim()}' cannot be assumed honest. Give none, village, or players: ${players(cast)}, with commas between them.`,
    );
  });
}

export function findHypothesis(text: string, cast: CastList): Hypothesis {
  const hypothesis = parseHypothesis(text, cast);
  if (hypothesis.ok) return hypothesis.value;
  throw new WrongInput(`${hypothesis.error}.`);
}

function players(cast: CastList): string {
  return `1 to ${cast.length}, a name of the cast`;
}

/** Claims that people found in natural talk, from a file that stands beside the record. */
export async function readBeside(path: string | undefined, record: VillageRecord): Promise<readonly Claim[]> {
  if (path === undefined) return [];
  const text = toText(path, await readBytes(path));
  const claims = parseClaims(text, { players: record.header.cast.length, dayOf: daysOf(record) });
  if (claims.ok) return claims.value;
  const { line, message } = claims.error;
  throw new WrongInput(`${path}, line ${line}: ${message}.`);
}

/** The day of an utterance that everybody heard. */
function daysOf({ entries }: VillageRecord): (seq: number, player: PlayerId) => number | null {
  const talks = new Map<number, Talked>();
  for (const { seq, event } of entries)
    if (isKnown(event) && event.type === 'talked' && event.channel === 'talk') talks.set(seq, event);
  return (seq, player) => {
    const talk = talks.get(seq);
    return talk?.player === player ? talk.day : null;
  };
}
