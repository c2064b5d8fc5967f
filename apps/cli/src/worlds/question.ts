import type { Character, PlayerId } from '@mura/engine';
import { type Assumption, type Hypothesis, parseHypothesis, type Viewpoint } from '@mura/worlds';
import { WrongInput } from '../ending.ts';

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
