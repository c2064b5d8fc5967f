import type { Rules } from '@mura/engine';
import type { Header } from '../record.ts';
import {
  allows,
  hashOfKnown,
  type KnownRules,
  mayBeSame,
  namePreset,
  type RulePath,
  type ShownRule,
  shownIn,
  unknownRules,
  withRule,
} from './known-rules.ts';

/** The rules by which a game was played, or all games of a contest. */
export interface RuleSet extends KnownRules {
  /** The first preset whose rules these may be, or `custom`. */
  readonly preset: string;
  readonly hash: string;
  /** What was shown of the rules that a log need not show. */
  readonly shown: readonly ShownRule[];
  /** Of a contest what one game shows holds for all; of a game alone it says nothing of the others. */
  readonly isContest: boolean;
}

export function ruleSetOf({ preset, rules, source }: Header): RuleSet {
  const known = { rules, unknown: unknownRules(source, rules) };
  const shown = shownIn(source?.notes ?? {});
  return { ...known, preset, hash: hashOfKnown(known), shown, isContest: false };
}

/** A preset, or any other rules that are wholly known. */
export function ruleSetBy(preset: string, rules: Rules): RuleSet {
  const known = { rules, unknown: [] };
  return { ...known, preset, hash: hashOfKnown(known), shown: [], isContest: false };
}

/**
 * The one rule set of games that have the same hash. Where what they show together is at odds with every preset, they
 * were played by rules of their own, and what was shown is known of all.
 */
export function ruleSetOfContest(games: readonly [RuleSet, ...RuleSet[]]): RuleSet {
  const [first] = games;
  const shown = together(games.flatMap((game) => game.shown));
  const preset = namePreset(first, shown);
  const known = preset === 'custom' ? withKnown(first, shown) : first;
  return { ...known, preset, hash: hashOfKnown(known), shown, isContest: true };
}

function withKnown({ rules, unknown }: KnownRules, shown: readonly ShownRule[]): KnownRules {
  const exact = shown.filter(({ atLeast }) => atLeast === undefined);
  return {
    rules: exact.reduce((now, { path, value }) => withRule(now, path, value), rules),
    unknown: unknown.filter((path) => !exact.some((one) => one.path === path)),
  };
}

/** What all have shown; where they are at odds with each other nothing is known. */
function together(shown: readonly ShownRule[]): ShownRule[] {
  const byPath = new Map<RulePath, ShownRule[]>();
  for (const one of shown) byPath.set(one.path, [...(byPath.get(one.path) ?? []), one]);
  return [...byPath].flatMap(([path, all]) => agreed(path, all));
}

function agreed(path: RulePath, all: readonly ShownRule[]): ShownRule[] {
  const exact = [...new Set(all.filter(({ atLeast }) => atLeast === undefined).map(({ value }) => value))];
  const least = Math.max(...all.filter(({ atLeast }) => atLeast).map(({ value }) => Number(value)));
  if (exact.length > 1 && !exact.every((value) => typeof value === 'number')) return [];
  const value = exact.length > 1 ? Math.max(...exact.map(Number)) : exact[0];
  if (value !== undefined && (value === null || !(Number(value) < least))) return [{ path, value }];
  return [{ path, value: least, atLeast: true }];
}

/** Whether games of a rule set may have been played by other rules: what is not known may be as it is there. */
export function mayBePlayedBy(games: RuleSet, rules: RuleSet): boolean {
  return mayBeSame(games, rules) && heldBy(games, rules) && heldBy(rules, games);
}

function heldBy(games: RuleSet, rules: RuleSet): boolean {
  return !games.isContest || oddsWith(games, rules).length === 0;
}

/** What games have shown that other rules do not allow. */
export function oddsWith({ shown }: RuleSet, { rules, unknown }: KnownRules): ShownRule[] {
  return shown.filter((one) => !unknown.includes(one.path) && !allows(rules, one));
}
