import { aiwolfRules, type PlayerId, type RoleCounts, type Rules } from '@mura/engine';
import { describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { begin, type LawGame, playOn } from '../../../engine/testing/laws/game.ts';
import { pick, randomFrom } from '../../../engine/testing/laws/random.ts';
import { rolesOf, villageOf } from '../../testing/games.ts';
import { trueWorlds } from '../../testing/truth.ts';
import { follow } from './follower.ts';

// The long runs take minutes.
vi.setConfig({ testTimeout: 900_000 });

function withRoles(counts: Partial<RoleCounts>): (rules: Rules) => Rules {
  return (rules) => ({ ...rules, roles: rolesOf(counts) });
}

const FORMS: [name: string, preset: string, change: (rules: Rules) => Rules][] = [
  ['aiwolf-5', 'aiwolf-5', (rules) => rules],
  ['nl2017', 'nl2017', (rules) => rules],
  ['nlp-5', 'nlp-5', (rules) => rules],
  ['a bodyguard', 'aiwolf-5', withRoles({ seer: 1, bodyguard: 1, werewolf: 1, villager: 2 })],
  ['two bodyguards', 'aiwolf-5', withRoles({ bodyguard: 2, werewolf: 1, villager: 2 })],
  ['a medium', 'aiwolf-5', withRoles({ seer: 1, medium: 1, werewolf: 1, possessed: 1, villager: 1 })],
  ['a fox', 'aiwolf-5', withRoles({ seer: 1, fox: 1, werewolf: 1, villager: 2 })],
  [
    'a fox and a bodyguard',
    'aiwolf-5',
    withRoles({ seer: 1, fox: 1, werewolf: 1, villager: 1, bodyguard: 1 }),
  ],
  ['two seers and two foxes', 'aiwolf-5', withRoles({ seer: 2, fox: 2, werewolf: 1 })],
  ['two werewolves', 'nlp-5', withRoles({ seer: 1, werewolf: 2, villager: 2 })],
  ['two werewolves, a bodyguard', 'nlp-5', withRoles({ bodyguard: 1, werewolf: 2, villager: 2 })],
  ['a cat', 'aiwolf-5', withRoles({ cat: 1, seer: 1, werewolf: 1, villager: 2 })],
  ['an elder', 'aiwolf-5', withRoles({ elder: 1, bodyguard: 1, werewolf: 1, villager: 2 })],
  ['an immoralist', 'aiwolf-5', withRoles({ immoralist: 1, fox: 1, seer: 1, werewolf: 1, villager: 1 })],
  ['a great wolf', 'aiwolf-5', withRoles({ greatWolf: 1, seer: 1, medium: 1, villager: 2 })],
  ['a whisperer and a fanatic', 'nlp-5', withRoles({ whisperer: 1, fanatic: 1, werewolf: 1, villager: 2 })],
  ['freemasons', 'aiwolf-5', withRoles({ freemason: 2, werewolf: 1, seer: 1, bodyguard: 1 })],
  [
    'no attack allowed',
    'aiwolf-5',
    () => aiwolfRules(rolesOf({ bodyguard: 1, fox: 1, werewolf: 1, villager: 2 }), { enableNoAttack: true }),
  ],
  [
    'a last night',
    'aiwolf-5',
    (rules) => ({
      ...rules,
      roles: rolesOf({ seer: 1, fox: 1, werewolf: 1, villager: 1, bodyguard: 1 }),
      vote: { ...rules.vote, lastNight: 'acts' },
    }),
  ],
];

function playFive(preset: string, change: (rules: Rules) => Rules, luck: number): LawGame {
  const setup = villageOf(preset, luck, (rules) => {
    const changed = change(rules);
    return {
      ...changed,
      talk: { ...changed.talk, turns: 1 },
      whisper: { ...changed.whisper, turns: 1 },
    } as Rules;
  });
  const random = randomFrom(luck);
  return playOn(begin(setup), random, { over: 90, absent: luck % 2 === 0 ? 0 : 15, gone: 0 });
}

/** Where somebody learns something of the night, or that the village goes on. */
const TELLING = [
  'divined',
  'guarded',
  'attackChosen',
  'attackVotesCounted',
  'dawnBroke',
  'dayBegan',
  'ended',
];

describe('the worlds of a viewpoint are exactly those in which the rules lead to what it was told', () => {
  test.each(FORMS)('%s', (_, preset, change) => {
    for (let luck = 1; luck <= runs(1, 20); luck++) {
      const game = playFive(preset, change, luck);
      const random = randomFrom(luck);
      const telling = game.record.flatMap(({ type }, seq) => (TELLING.includes(type) ? [seq] : []));
      const viewers: ('observer' | PlayerId)[] = ['observer', 1, 2, 3, 4, 5];
      for (const as of viewers.slice(0, runs(4, 6))) {
        const seq = pick(telling, random);
        const follower = follow({ as, assume: 'none', hypotheses: [] }, { complete: true });
        for (const [index, event] of game.record.slice(0, seq + 1).entries()) follower.take(event, index);
        const truth = trueWorlds(as, game, seq + 1);
        const told = `${as} after ${seq}: ${JSON.stringify(game.record[seq])}`;
        expect(follower.worlds()?.count, told).toBe(truth.length);
      }
    }
  });
});
