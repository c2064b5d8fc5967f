import type { SpeciesWord } from '../aiwolf/words.ts';
import type { Taken } from './clause.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import type { Match } from './pattern.ts';
import { BOUNDARIES } from './segments.ts';

const FARTHEST = 14;

interface Seen {
  readonly species: SpeciesWord;
  readonly at: number;
}

/** What came out, said in the match or soon after it: `I divined Bob. He is human.`; `the verdict is clear: a wolf`. */
export function findSpecies(taken: Taken, { places, start, end }: Match, target: NounPhrase): Seen | null {
  const { items, segmentOf } = taken;
  const from = (places.T ?? end - 1) + 1;
  const sentence = segmentOf[from - 1]?.sentence ?? 0;
  const named = items.slice(from, end).some(({ entry }) => entry.species !== null);
  const before = named ? null : speciesBefore(items, start, from);
  if (before !== null) return before;
  let isDenied = false;
  let vague: Seen | null = null;
  for (let at = from; at < items.length && at < from + FARTHEST; at++) {
    const item = items[at] as Item;
    if ((segmentOf[at]?.sentence ?? sentence) > sentence + 1 || isOfOther(item, target)) return vague;
    const { classes, species } = item.entry;
    if (item.phrase === null && (classes.has('vote') || classes.has('suspect') || item.text === 'because'))
      return vague;
    if (BOUNDARIES.has(item.text)) isDenied = false;
    if (classes.has('neg')) isDenied = true;
    if (species === null || (at >= end && items[at + 1]?.entry.classes.has('head'))) continue;
    const seen = { species: isDenied ? other(species) : species, at };
    if (item.text !== 'clear') return seen;
    vague ??= seen;
  }
  return vague;
}

/** `a white on Bob` */
function speciesBefore(items: readonly Item[], start: number, end: number): Seen | null {
  for (let at = start; at < end; at++) {
    const { species } = (items[at] as Item).entry;
    if (species !== null) return { species, at };
  }
  return null;
}

function other(species: SpeciesWord): SpeciesWord {
  return species === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
}

function isOfOther({ phrase }: Item, target: NounPhrase): boolean {
  if (phrase === null || phrase.kind === 'me' || phrase.kind === 'we') return false;
  return phrase.players.length > 0 && !phrase.players.every((player) => target.players.includes(player));
}
