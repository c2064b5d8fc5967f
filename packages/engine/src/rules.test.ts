import { expect, test } from 'vitest';
import { provenRules, RULE_IDS, ruleText } from '../testing/page.ts';
import { LONGEST_TEXT, MAX_PLAYERS, MIN_PLAYERS } from './index.ts';

test('the rules of each letter are numbered from 1', () => {
  const counts = new Map<string, number>();
  for (const id of RULE_IDS) {
    const [letter = ''] = id;
    const next = (counts.get(letter) ?? 0) + 1;
    expect(id).toBe(`${letter}${next}`);
    counts.set(letter, next);
  }
  expect([...counts.keys()].join('')).toBe('ORDTWVNMEAKBXHSPC');
});

test('every rule of the page is in the name of a test, and every rule in a name is on the page', () => {
  expect([...provenRules()].sort()).toEqual([...RULE_IDS].sort());
});

test('numbers in the text of rules are those of the engine', () => {
  expect(ruleText('O1')).toContain(`${MIN_PLAYERS} to ${MAX_PLAYERS} players`);
  expect(ruleText('T21')).toContain(`${LONGEST_TEXT.toLocaleString('en')} UTF-16 units`);
});
