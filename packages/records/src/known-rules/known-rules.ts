import { countPlayers, fingerprint, PRESETS, type Rules } from '@mura/engine';
import { canonicalJson, hashOfRules } from '../canonical.ts';
import type { Source } from '../source.ts';
import { type RulePath, withoutRules } from './path.ts';
import { allows, type ShownRule } from './shown.ts';

/** Rules as far as they are known: those at the paths of `unknown` may be anything. */
export interface KnownRules {
  readonly rules: Rules;
  readonly unknown: readonly RulePath[];
}

const RULES = 'rules.';

/** How a source says that it does not say these rules. */
export function unknownIn(paths: readonly RulePath[]): string[] {
  return paths.map((path) => `${RULES}${path}`);
}

/** The rules that a source does not say; a village that was played here has none of them. */
export function unknownRules(source: Source | null, rules: Rules): RulePath[] {
  const unknown = source?.unknown ?? [];
  if (unknown.includes('rules')) return Object.keys(rules);
  return unknown.filter((what) => what.startsWith(RULES)).map((what) => what.slice(RULES.length));
}

/** A name for rules as far as they are known, which what happened in a game does not change. */
export function hashOfKnown({ rules, unknown }: KnownRules): string {
  return unknown.length === 0 ? hashOfRules(rules) : fingerprint(knownText(rules, unknown));
}

function knownText(rules: Rules, unknown: readonly RulePath[]): string {
  return canonicalJson(withoutRules(rules, unknown));
}

/** Whether two villages may have been played by the same rules: what is not known of one may be as in the other. */
export function mayBeSame(one: KnownRules, other: KnownRules): boolean {
  if (countPlayers(one.rules) !== countPlayers(other.rules)) return false;
  const unknown = [...one.unknown, ...other.unknown];
  return knownText(one.rules, unknown) === knownText(other.rules, unknown);
}

/** The name of the first preset that the rules may be, and that allows what was shown; or `custom`. */
export function namePreset(known: KnownRules, shown: readonly ShownRule[] = []): string {
  for (const [name, rules] of PRESETS) {
    if (mayBeSame(known, { rules, unknown: [] }) && shown.every((one) => allows(rules, one))) return name;
  }
  return 'custom';
}
