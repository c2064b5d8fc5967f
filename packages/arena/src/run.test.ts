import { aiwolfRoles, aiwolfRules } from '@mura/engine';
import { expect, test } from 'vitest';
import { botAt, checkRun, LONGEST_SEED, ready, setupOf, villageOf } from './run.ts';

const OPTIONS = { preset: 'aiwolf-5', seed: 'a', bots: ['random'] };

test('bots take the seats in rotation, moved by one seat from game to game', () => {
  const seating = (game: number) => [1, 2, 3, 4, 5].map((player) => botAt(['a', 'b', 'c'], game, player));
  expect(seating(1)).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect(seating(2)).toEqual(['b', 'c', 'a', 'b', 'c']);
  expect(seating(4)).toEqual(seating(1));
});

test('the master is told which bot sits where', () => {
  const run = checkRun({ ...OPTIONS, bots: ['random', 'chatter'] });
  expect(run.ok && setupOf(ready(run.value), 2).players).toEqual([
    'chatter',
    'random',
    'chatter',
    'random',
    'chatter',
  ]);
});

test('every game of a run is another village, and its name does not tell the seed', () => {
  const run = checkRun({ ...OPTIONS, seed: 'secret' });
  if (!run.ok) return expect.fail();
  const villages = Array.from({ length: 1000 }, (_, index) => villageOf(run.value, index + 1));
  expect(new Set(villages).size).toBe(1000);
  expect(villages.join(' ')).not.toContain('secret');
});

test.each([
  [{ ...OPTIONS, preset: 'chess' }, "There is no preset 'chess'. Presets: aiwolf-3,"],
  [{ ...OPTIONS, bots: ['random', 'kasparov'] }, "There is no bot 'kasparov'. Bots: "],
  [{ ...OPTIONS, bots: [] }, 'At least one bot must play. Bots: '],
  [{ ...OPTIONS, seed: '' }, 'A seed has 1 to 200 characters'],
  [{ ...OPTIONS, seed: 'x'.repeat(LONGEST_SEED + 1) }, 'A seed has 1 to 200 characters'],
  [
    { ...OPTIONS, preset: 'own', rules: aiwolfRules({ ...aiwolfRoles(5), werewolf: 0 }) },
    'rules.roles.werewolf must be at least 1',
  ],
])('a wrong run is refused with what is allowed: %o', (options, message) => {
  const run = checkRun(options);
  expect(run.ok ? '' : run.error).toContain(message);
});

test('rules of one’s own need no preset', () => {
  const rules = aiwolfRules({ ...aiwolfRoles(5), fox: 1 });
  expect(checkRun({ ...OPTIONS, preset: 'with a fox', rules }).ok).toBe(true);
});
