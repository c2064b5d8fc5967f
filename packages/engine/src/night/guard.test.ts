import { describe, expect, test } from 'vitest';
import {
  allVote,
  asked,
  attackVote,
  changed,
  given,
  guard,
  happened,
  many,
  noAnswer,
  play,
  type TestScene,
  until,
  villageOf,
} from '../../testing/index.ts';
import { aiwolfRoles, aiwolfRules, type Role, type Rules } from '../index.ts';

const ROLES: Role[] = [...many(4, 'villager'), 'bodyguard', 'villager', 'werewolf'];
const aiwolf = aiwolfRules(aiwolfRoles(10));

function guarding(rules: Rules = aiwolf): TestScene {
  return play(villageOf(ROLES, { rules }), until('vote', 1), allVote(1));
}

describe('the guard', () => {
  test('[N7] the bodyguard guards from day 1, before the attack', () => {
    const scene = guarding();
    expect(asked(scene)).toEqual(['guard 5']);
    expect(happened(scene, 'guarded')).toEqual([]);
    given(scene)
      .when(guard(5, 2))
      .then(
        { type: 'guarded', player: 5, target: 2, day: 1, audience: [5] },
        { type: 'phaseBegan', phase: 'attack' },
      );
  });

  test('[N12] a guarded target lives', () => {
    given(guarding(), guard(5, 2))
      .when(attackVote(7, 2))
      .then(
        { type: 'attackVoted' },
        { type: 'attackVotesCounted' },
        { type: 'attackChosen', target: 2 },
        { type: 'attacked', target: 2, died: false, savedBy: 'guard', audience: 'master' },
        { type: 'dawnBroke', dead: [] },
        { type: 'dayBegan' },
        { type: 'phaseBegan' },
        { type: 'turnBegan' },
      );
    const elsewhere = play(guarding(), guard(5, 3), attackVote(7, 2));
    expect(happened(elsewhere, 'dawnBroke').at(-1)).toMatchObject({ dead: [2] });
  });

  test('[N12] the guard holds for one night', () => {
    const scene = play(guarding(), guard(5, 2), attackVote(7, 2), until('vote', 2), allVote(3));
    const next = play(scene, noAnswer(5, 'guard'), attackVote(7, 2));
    expect(happened(next, 'dawnBroke').at(-1)).toMatchObject({ dead: [2] });
  });

  test('[N7] the same player may be guarded again, oneself never', () => {
    const again = play(guarding(), guard(5, 2), attackVote(7, 2), until('vote', 2), allVote(3));
    given(again)
      .when(guard(5, 2))
      .then({ type: 'guarded', target: 2 }, { type: 'phaseBegan', phase: 'attack' });
    given(guarding()).when(guard(5, 5)).refused('targetSelf');
    given(guarding()).when(guard(5, 9)).refused('unknownTarget');
  });

  test('[N7] the dead may be guarded only with `dead`', () => {
    given(guarding()).when(guard(5, 1)).then({ type: 'guarded', target: 1 }, { type: 'phaseBegan' });
    given(guarding(changed(aiwolf, { guard: { dead: false } })))
      .when(guard(5, 1))
      .refused('targetDead');
  });

  test('[N7] every living bodyguard guards, or only the first', () => {
    const roles: Role[] = [
      'villager',
      'bodyguard',
      'villager',
      'bodyguard',
      'villager',
      'villager',
      'werewolf',
    ];
    const night = (bodyguards: 'all' | 'first') => {
      const rules = changed(aiwolf, { guard: { bodyguards } });
      return play(villageOf(roles, { rules }), until('vote', 1), allVote(1));
    };
    expect(asked(night('first'))).toEqual(['guard 2']);
    expect(asked(night('all'))).toEqual(['guard 2', 'guard 4']);
    const both = play(night('all'), guard(4, 5), guard(2, 3));
    expect(happened(play(both, attackVote(7, 3)), 'attacked')).toMatchObject([{ died: false }]);
    expect(happened(play(both, attackVote(7, 5)), 'attacked')).toMatchObject([{ died: false }]);
  });

  test('[N5] a missing guard is none', () => {
    const scene = play(guarding(), noAnswer(5, 'guard'));
    expect(happened(scene, 'guarded')).toEqual([]);
    expect(happened(scene, 'substituted')).toMatchObject([{ act: 'guard', used: null }]);
    expect(asked(scene)).toEqual(['attackVote 7']);
  });
});
