import { PRESETS, plainSetup } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { follow } from '../../../../worlds/src/index.ts';
import { playOut } from '../../../testing/villages.ts';
import { random } from '../../random.ts';
import { Witness } from '../observe/witness.ts';
import { likelihoodFor } from '../table/table.ts';
import { RoleBelief } from './belief.ts';
import { exactWorlds } from './exact.ts';
import { sampledWorlds } from './sampled.ts';

const NOTHING_SAYS_ANYTHING = {
  spoken: 0,
  spokenWhenKnown: 0,
  claimed: 0,
  reported: 0,
  named: 0,
  ballot: 0,
  killed: 0,
  attuned: 0,
  seats: { spoken: 1, aimed: 1 },
};
const TEMPERS = {
  spoken: 0.35,
  spokenWhenKnown: 0.5,
  claimed: 0.5,
  reported: 1,
  named: 0.2,
  ballot: 0.2,
  killed: 0.2,
  attuned: 0.1,
  seats: { spoken: 1, aimed: 1 },
};

function gameOf(preset: string, seed: string) {
  const rules = PRESETS.get(preset)!;
  const setup = plainSetup(preset, rules, seed);
  const bots = setup.cast.map(() => random);
  return { rules, record: playOut(setup, seed, bots).record };
}

describe('where nothing that is said or done counts', () => {
  test.each(['aiwolf-5', 'aiwolf-8'])(
    'what is possible in %s contains what the possible worlds allow, and is the same on the first day',
    (preset) => {
      for (let seed = 0; seed < 3; seed++) {
        const { rules, record } = gameOf(preset, `agreement/${seed}`);
        const roles = record.flatMap((event) => (event.type === 'roleTold' ? [event] : []));
        for (const { player, role, fellows } of roles) {
          const witness = new Witness();
          const belief = new RoleBelief(witness, rules, likelihoodFor(5), NOTHING_SAYS_ANYTHING, []);
          const follower = follow({ as: player, assume: [], hypotheses: [] });
          let hasDied = false;
          const learnt: { act: 'divined'; target: number; result: 'human' | 'werewolf' }[] = [];
          for (const [seq, event] of record.entries()) {
            if (event.type === 'ended' || event.type === 'executed') hasDied = true;
            if (event.type === 'ended') break;
            if (event.audience === 'public') witness.hear(event);
            if (event.type === 'divined' && event.player === player)
              learnt.push({ ...event, act: 'divined' });
            follower.take(event, seq);
            if (event.type !== 'dayBegan' || event.day === 0) continue;
            const ours = belief.seenBy({
              player,
              role,
              acquainted: fellows.map((fellow) => ({ player: fellow, role })),
              learnt,
            });
            const theirs = follower.worlds()!;
            for (const other of witness.alive.keys()) {
              if (other === 0) continue;
              for (const [place, name] of belief.evidence.roles.entries()) {
                const share = theirs.players[other - 1]![name] / theirs.count;
                if (hasDied) expect(ours.share(other, place) > 0 || share === 0).toBe(true);
                else expect(ours.share(other, place)).toBeCloseTo(share, 9);
              }
            }
          }
        }
      }
    },
  );
});

test('deals that are drawn are as frequent as they are likely, at nine players', () => {
  const { rules, record } = gameOf('aiwolf-9', 'sampled');
  const witness = new Witness();
  const belief = new RoleBelief(witness, rules, likelihoodFor(9), TEMPERS, []);
  let compared = 0;
  let apart = 0;
  for (const event of record) {
    if (event.type === 'ended') break;
    if (event.audience === 'public') witness.hear(event);
    if (event.type !== 'executed') continue;
    belief.seenBy(null);
    const masks = new Array<number>(9).fill(-1);
    for (const self of [1, 2, 3]) {
      const view = { masks: masks.with(self - 1, 1), self, leanings: null, allows: () => true };
      const exact = exactWorlds(belief.evidence, view)!;
      const drawn = sampledWorlds(belief.evidence, view, 7)!;
      for (let player = 1; player <= 9; player++)
        for (const place of belief.evidence.roles.keys()) {
          compared++;
          apart += Math.abs(exact.share(player, place) - drawn.share(player, place));
        }
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(apart / compared).toBeLessThan(0.05);
});
