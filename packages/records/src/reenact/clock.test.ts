import { expect, test } from 'vitest';
import { playRandomly } from '../../testing/play.ts';
import { reenact } from './reenact.ts';

test('a record of the group chat is re-enacted without its talk', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const record = playRandomly('nlp-5-freeform', seed);
    expect(reenact(record)).toMatchObject({ ok: true, differences: [], notCompared: ['talk', 'whisper'] });
  }
});

test('a record whose choices went by the clock is not re-enacted, and says why', () => {
  const { ok, differences } = reenact(playRandomly('bbs-9', 'a'));
  expect(ok).toBe(false);
  expect(differences).toEqual([
    { day: 0, what: 'village', logged: null, given: 'choices made by the clock cannot be asked for again' },
  ]);
});
