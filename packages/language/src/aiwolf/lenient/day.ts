import type { Sentence } from '../ast.ts';
import { TOLD } from '../diagnostic.ts';
import type { Repairs } from '../repairs.ts';
import { PAST_OF } from '../words.ts';
import { numberOf, prefixedNumberOf } from './vocabulary.ts';
import type { LenientWalk } from './walk.ts';

/** The number after DAY, also `day1`; null where there is none. */
export function readDayNumber(walk: LenientWalk): number | null {
  const { word, text } = walk;
  if (word === null) return null;
  const bare = numberOf(text, word);
  if (bare !== null) {
    walk.step();
    return bare;
  }
  const prefixed = walk.takeIf((_, here) => prefixedNumberOf(text, here, 'day'));
  if (prefixed === undefined) return null;
  const message = TOLD.readAs(text.slice(word.start, word.end), String(prefixed));
  walk.repairs.add('dayNumber', message, word.start, word.end);
  return prefixed;
}

/**
 * `DAY 1 Agent1 vote Agent2` of the document means that Agent1 has voted, so a plan without parentheses becomes the
 * past; with parentheses somebody may mean the plan, and the verb is kept (E004-09).
 */
export function hintAtPast(operand: Sentence, day: number, isBare: boolean, repairs: Repairs): Sentence {
  if (operand.kind !== 'act' || !(operand.verb in PAST_OF)) return operand;
  const past = PAST_OF[operand.verb as keyof typeof PAST_OF];
  const message = isBare
    ? `Read ${operand.verb} on day ${day} as ${past}`
    : `${operand.verb} on day ${day}: is ${past} meant?`;
  repairs.add('E004-09', message, operand.start, operand.end);
  return isBare ? { ...operand, verb: past } : operand;
}
