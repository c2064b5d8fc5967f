import type { Rules } from '@mura/engine';
import type { Source } from '../source.ts';
import { type RulePath, type RuleValue, ruleAt, withRule } from './path.ts';

/** A rule that the course of a game has shown: just this, or at least so much. */
export interface ShownRule {
  readonly path: RulePath;
  readonly value: RuleValue;
  readonly atLeast?: true;
}

/** The rules, as a game has shown them to be. */
export function withShown(rules: Rules, shown: readonly ShownRule[]): Rules {
  return shown
    .filter((one) => !allows(rules, one))
    .reduce((now, { path, value }) => withRule(now, path, value), rules);
}

/** Whether a game by these rules could have shown it; what they do not have at all they do not say. */
export function allows(rules: Rules, { path, value, atLeast }: ShownRule): boolean {
  const rule = ruleAt(rules, path);
  return atLeast === undefined ? (rule ?? null) === value : rule === null || Number(rule) >= Number(value);
}

type RuleNotes = Source['notes'];

const EXACT = 'shown.';
const LEAST = 'least.';
/** A note is never null. */
const NONE = 'null';

/** What was shown, as notes of a source: `{ "shown.vote.lastNight": "acts", "least.vote.rounds": 3 }`. */
export function noteShown(shown: readonly ShownRule[]): RuleNotes {
  return Object.fromEntries(
    shown.map(({ path, value, atLeast }) => [`${atLeast ? LEAST : EXACT}${path}`, value ?? NONE]),
  );
}

export function shownIn(notes: RuleNotes): ShownRule[] {
  return Object.entries(notes).flatMap(([key, note]): ShownRule[] => {
    const value = note === NONE ? null : note;
    if (key.startsWith(EXACT)) return [{ path: key.slice(EXACT.length), value }];
    return key.startsWith(LEAST) ? [{ path: key.slice(LEAST.length), value, atLeast: true }] : [];
  });
}
