import { countPlayers, fingerprint, PARTS, PRESETS, type Rules, shape } from '@mura/engine';
import { canonicalJson, hashOfRules } from '../canonical.ts';
import type { Source } from '../source.ts';

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

/** Where a rule stands, e.g. `vote.lastNight`, `talk`; a part of a day with its list: `firstDay.duskWhisper`. */
export type RulePath = string;

/** What a rule may be, where it is one word or number. */
export type RuleValue = string | number | boolean | null;

/** The value at a path, of a part of a day whether it is there; `undefined` where these rules have none. */
function ruleAt(rules: Rules, path: RulePath): unknown {
  return path.split('.').reduce<unknown>(inside, rules);
}

function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.includes(key);
  return shape.isObject(value) ? value[key] : undefined;
}

/** The same rules but for one. */
export function withRule(rules: Rules, path: RulePath, value: unknown): Rules {
  return changed(rules, path.split('.'), value) as Rules;
}

function changed(inner: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(inner)) return PARTS.filter((part) => (part === key ? value : inner.includes(part)));
  return shape.isObject(inner) ? { ...inner, [key]: changed(inner[key], rest, value) } : inner;
}

/** The rules without those at some paths. Where the roles are left out, how many play is still known. */
function withoutRules(rules: Rules, paths: readonly RulePath[]): unknown {
  const left = paths.reduce<unknown>((value, path) => without(value, path.split('.')), rules);
  return shape.isObject(left) && left.roles === undefined ? { ...left, roles: countPlayers(rules) } : left;
}

function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.filter((word) => word !== key);
  if (!shape.isObject(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 || inner === undefined ? others : { ...others, [key]: without(inner, rest) };
}

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
