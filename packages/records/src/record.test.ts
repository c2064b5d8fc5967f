import { readFileSync } from 'node:fs';
import { fingerprint } from '@mura/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { playRandomly } from '../testing/play.ts';
import { canonicalJson, hashOfRules } from './canonical.ts';
import { eventsOf, SOFTWARE } from './record.ts';

test('records name the version of this software', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(SOFTWARE).toBe(`mura ${version}`);
});

test('canonical JSON is JSON, and the same for equal data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(turnedAround(value))).toBe(text);
    }),
    { numRuns: runs(150, 10_000) },
  );
});

function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).reverse();
  return Object.fromEntries(members.map(([key, member]) => [key, turnedAround(member)]));
}

test('the hash of rules is that of their canonical text, however often it is asked', () => {
  const { rules } = playRandomly('nlp-5', 'hash').header;
  const hash = fingerprint(canonicalJson(rules));
  expect([hashOfRules(rules), hashOfRules(rules), hashOfRules(structuredClone(rules))]).toEqual([
    hash,
    hash,
    hash,
  ]);
  expect(hashOfRules({ ...rules, roleWishes: !rules.roleWishes })).not.toBe(hash);
});

test('events of types we do not know are skipped', () => {
  const { header, entries } = playRandomly('aiwolf-5', 'skip');
  const dreamt = { seq: entries.length, at: 0, event: { type: 'dreamt', audience: 'public' } } as const;
  const events = eventsOf({ header, entries: [...entries, dreamt] });
  expect(events).toEqual(entries.map(({ event }) => event));
});
