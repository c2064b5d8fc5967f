import { readFileSync } from 'node:fs';
import { PRESETS, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { DOORS, whyNotThrough, writeDoorMatrix } from './doors.ts';

function rulesOf(preset: string): Rules {
  return PRESETS.get(preset)!;
}

describe('which village can be played through which door', () => {
  test('the page of the doors shows the table that is in force', () => {
    const page = readFileSync(new URL('../../../docs/DOORS.md', import.meta.url), 'utf8');
    expect(page).toContain(`<!-- the matrix -->\n${writeDoorMatrix()}\n<!-- its end -->`);
  });

  test('every wire opens for its own forms', () => {
    expect(whyNotThrough('aiwolf', rulesOf('aiwolf-15'))).toEqual([]);
    expect(whyNotThrough('nlp', rulesOf('nlp-13'))).toEqual([]);
    expect(whyNotThrough('licos', rulesOf('licos-15'))).toEqual([]);
    for (const rules of PRESETS.values()) expect(whyNotThrough('web', rules)).toEqual([]);
  });

  test('a role without a name, a phase without a word and a vote that must be announced are reasons', () => {
    expect(whyNotThrough('nlp', rulesOf('licos-5b'))).toEqual(["the wire has no name for the role 'fox'"]);
    expect(whyNotThrough('licos', rulesOf('bbs-15'))).toEqual([
      'the wire has a morning to discuss, a noon to vote and a night to act, and no other phases',
    ]);
    const card = rulesOf('card');
    const announced = { ...card, vote: { ...card.vote, style: 'announced' } } satisfies Rules;
    const polled = { ...card, laterDays: ['poll', ...card.laterDays] } satisfies Rules;
    for (const door of ['aiwolf', 'nlp'] as const) {
      expect(whyNotThrough(door, announced)).toHaveLength(1);
      expect(whyNotThrough(door, polled)).toHaveLength(1);
    }
    expect(DOORS).toHaveLength(4);
  });
});
