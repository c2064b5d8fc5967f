import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { anyPlan, play } from '../../testing/laws/games.ts';
import { requests } from '../index.ts';

test('every game ends, within its last day, and somebody is asked until then', () => {
  const endings = new Set<string>();
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      const { record, village } = play(plan, (game) => expect(game.village.outcome).toBeNull());
      expect(requests(village)).toEqual([]);
      const ended = record.filter((event) => event.type === 'ended');
      expect(ended).toHaveLength(1);
      expect(record.at(-1)?.type).toBe('rolesRevealed');
      expect(ended[0]?.day).toBeLessThanOrEqual(plan.setup.rules.end.lastDay + 1);
      endings.add(ended[0]?.why ?? '');
    }),
    { numRuns: runs(300, 5000) },
  );
  expect([...endings].sort()).toEqual(['aborted', 'lastDay', 'noWerewolf', 'parity']);
});
