import { LONGEST_TEXT } from '@mura/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { TestSitting } from '../../testing/seat.ts';
import { honest } from './honest.ts';

/** As long as a talk may be. */
function fill(piece: string): string {
  return piece.repeat(Math.floor(LONGEST_TEXT / piece.length));
}

const HOSTILE = [
  fill('('),
  fill('NOT ('),
  fill('AND (VOTE Agent[02]) '),
  fill('BECAUSE (VOTE Agent[02]) ('),
  fill('REQUEST ANY ('),
  `${'AND ('.repeat(1000)}VOTE Agent[02]${')'.repeat(1000)}`,
  fill('Agent[03] '),
  fill('VOTE Agent[03] '),
  fill('人狼'),
  fill('\u202E\u200B'),
  fill('\uD800'),
  'VOTE Agent[99999999999999999999]',
  'AGREE TALK day99999 ID:99999999999',
  'COMINGOUT Agent[03] __proto__',
  '__proto__',
  'constructor',
];

test('hostile talk neither breaks the bot nor slows it', () => {
  const villager = new TestSitting(honest).nextDay();
  for (const text of HOSTILE) villager.hears(2, text);
  const begun = performance.now();
  for (let time = 0; time < 5; time++) {
    HOSTILE.forEach((text, index) => {
      villager.hears(2 + (index % 4), `${text.slice(0, -3)}${100 + time}`);
    });
  }
  const perTalk = (performance.now() - begun) / (5 * HOSTILE.length);
  expect(perTalk).toBeLessThan(500);
  expect(villager.says()).toBe('Skip');
  expect([2, 3, 4, 5]).toContain(villager.chooses('vote'));
});

test('whatever is said, it goes on playing', () => {
  const word = fc.constantFrom(
    ...'COMINGOUT DIVINED IDENTIFIED VOTE ESTIMATE REQUEST AND NOT BECAUSE DAY AGREE ATTACK TALK'.split(' '),
    ...'Agent[01] Agent[02] Agent[03] Agent[99] ANY SEER MEDIUM WEREWOLF HUMAN ( ) 1 day1 ID:0'.split(' '),
  );
  const text = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const roles = ['villager', 'seer', 'werewolf', 'possessed'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...roles),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), text), { maxLength: 20 }),
      (role, talks) => {
        const sitting = new TestSitting(honest, { role }).nextDay();
        for (const [player, said] of talks) sitting.hears(player, said).hears(player, said, 'whisper');
        sitting.saysAll();
        sitting.saysAll('whisper');
        for (const act of ['vote', 'divine', 'guard', 'attackVote'] as const) {
          expect([2, 3, 4, 5]).toContain(sitting.chooses(act));
        }
      },
    ),
    { numRuns: runs(50, 10_000) },
  );
});

test('it plays on when it has heard nothing at all', () => {
  const memory = honest.begin({ player: 2 });
  const request = { act: 'vote', player: 2, day: 1, round: 0, turn: 0 } as const;
  const action = honest.act(memory, { request, legal: { act: 'vote', targets: [1, 3] } }, () => 0);
  expect(action).toEqual({ type: 'vote', player: 2, target: expect.any(Number) });
});
