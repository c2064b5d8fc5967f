import { fingerprint, type Rules } from '@mura/engine';

/** JSON with the keys of every object in order, so that equal data is equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

interface RulesText {
  readonly text: string;
  readonly hash: string;
}

/** Thousands of villages share one set of rules: its text is made once, also when it comes from as many files. */
const BY_OBJECT = new WeakMap<Rules, RulesText>();
const BY_JSON = new Map<string, RulesText>();
const MOST_KEPT = 100;

function textOf(rules: Rules): RulesText {
  const known = BY_OBJECT.get(rules);
  if (known !== undefined) return known;
  const text = textOfJson(rules, JSON.stringify(rules));
  BY_OBJECT.set(rules, text);
  return text;
}

function textOfJson(rules: Rules, json: string): RulesText {
  const known = BY_JSON.get(json);
  if (known !== undefined) return known;
  const text = canonicalJson(rules);
  const made = { text, hash: fingerprint(text) };
  if (BY_JSON.size >= MOST_KEPT) BY_JSON.clear();
  BY_JSON.set(json, made);
  return made;
}

/** The rules as they stand in the first line of a record. */
export function rulesText(rules: Rules): string {
  return textOf(rules).text;
}

/** A name for a set of rules: the fingerprint of their canonical text. */
export function hashOfRules(rules: Rules): string {
  return textOf(rules).hash;
}
