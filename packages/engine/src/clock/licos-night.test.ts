import { describe, expect, test } from 'vitest';
import { execute, lastDawn, licosVillage, timeUp, untilPhase } from '../../testing/clock/index.ts';
import {
  attackVote,
  divine,
  given,
  guard,
  happened,
  play,
  type ScriptStep,
  vote,
} from '../../testing/index.ts';
import { type Role, winners } from '../index.ts';

describe('deaths of the night', () => {
  const night = play(licosVillage(), untilPhase('night'));

  test.each<[string, ScriptStep[], number[]]>([
    ['an attack kills', [attackVote(8, 1), attackVote(9, 1)], [1]],
    ['a tie of the pack is broken by chance', [attackVote(8, 2), attackVote(9, 1)], [1]],
    ['one vote of the pack is enough', [attackVote(9, 4)], [4]],
    ['no vote of the pack is no attack', [], []],
    ['a guarded player lives', [attackVote(8, 1), guard(7, 1)], []],
    ['a fox lives through an attack', [attackVote(8, 10)], []],
    ['a divined fox dies', [divine(5, 10)], [10]],
    [
      'a divined fox dies, guarded or attacked or not',
      [divine(5, 10), guard(7, 10), attackVote(8, 10)],
      [10],
    ],
    ['attack and divination kill one each, told ascending', [attackVote(8, 11), divine(5, 10)], [10, 11]],
    ['the possessed dies like all others', [attackVote(8, 11)], [11]],
  ])('[N12] [N14] [N15] [K8] %s', (_, acts, dead) => {
    expect(lastDawn(play(night, ...acts, timeUp))).toMatchObject({ dead, executed: null });
  });

  test('[N9] the pack may not choose one of its own; seer and hunter not themselves', () => {
    given(night).when(attackVote(8, 9)).refused('targetWerewolf');
    given(night).when(divine(5, 5)).refused('targetSelf');
    given(night).when(guard(7, 7)).refused('targetSelf');
    given(night).when(attackVote(1, 2)).refused('notAsked');
  });

  test('[M3] the medium learns of all deaths, executed first, then those of the night, ascending', () => {
    const scene = play(licosVillage(), ...execute(9), attackVote(8, 11), divine(5, 10), timeUp);
    const learnt = happened(scene, 'identified').map(({ audience, target, result }) => [
      audience,
      target,
      result,
    ]);
    expect(learnt).toEqual([
      [[6], 9, 'werewolf'],
      [[6], 10, 'human'],
      [[6], 11, 'human'],
    ]);
  });

  test('[N3] [N4] the seer learns the species when the night ends, nobody else', () => {
    const scene = play(night, divine(5, 8));
    expect(happened(scene, 'divined')).toEqual([]);
    expect(happened(scene, 'chose')).toMatchObject([{ audience: [5], act: 'divine', target: 8 }]);
    const morning = play(scene, timeUp);
    expect(happened(morning, 'divined')).toMatchObject([{ audience: [5], target: 8, result: 'werewolf' }]);
  });
});

describe('victory', () => {
  test.each<[string, Role[], ScriptStep[], string, string, number[]]>([
    [
      'the village wins when no werewolf lives',
      ['villager', 'villager', 'seer', 'werewolf'],
      [untilPhase('vote'), vote(1, 4), timeUp],
      'village',
      'noWerewolf',
      [1, 2, 3],
    ],
    [
      'the werewolves and the possessed win at parity',
      ['villager', 'villager', 'possessed', 'werewolf'],
      [untilPhase('vote'), vote(2, 1), timeUp, attackVote(4, 2)],
      'werewolf',
      'parity',
      [3, 4],
    ],
    [
      'the possessed counts as a human',
      ['villager', 'possessed', 'villager', 'werewolf'],
      [untilPhase('vote'), timeUp, attackVote(4, 1), untilPhase('vote', 2), vote(2, 3), timeUp],
      'werewolf',
      'parity',
      [2, 4],
    ],
    [
      'a living fox takes the victory of the village',
      ['villager', 'villager', 'fox', 'werewolf'],
      [untilPhase('vote'), vote(1, 4), timeUp],
      'fox',
      'noWerewolf',
      [3],
    ],
    [
      'a living fox takes the victory of the werewolves',
      ['villager', 'villager', 'fox', 'werewolf'],
      [untilPhase('vote'), vote(2, 1), timeUp, attackVote(4, 2)],
      'fox',
      'parity',
      [3],
    ],
    [
      'a dead fox wins nothing',
      ['villager', 'villager', 'villager', 'fox', 'werewolf'],
      [untilPhase('vote'), vote(1, 4), timeUp, timeUp, untilPhase('vote', 2), vote(1, 5), timeUp],
      'village',
      'noWerewolf',
      [1, 2, 3],
    ],
  ])('[E1] [E2] [E3] [E4] %s', (_, roles, script, winner, why, won) => {
    const ended = play(licosVillage(roles), ...script);
    expect(happened(ended, 'ended')).toMatchObject([{ winner, why }]);
    expect(winners(ended.village)).toEqual(won);
  });
});
