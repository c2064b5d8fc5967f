import { describe, expect, test } from 'vitest';
import {
  allVote,
  asked,
  attackVote,
  changed,
  divine,
  given,
  happened,
  heard,
  many,
  noAnswer,
  play,
  rulesOf,
  type TestScene,
  toTheEnd,
  until,
  villageOf,
} from '../../testing/index.ts';
import {
  aiwolfRoles,
  aiwolfRules,
  legalActions,
  type Role,
  type Rules,
  requests,
  viewFor,
} from '../index.ts';

const SEVEN: Role[] = ['seer', 'villager', 'possessed', 'fox', 'villager', 'villager', 'werewolf'];
const aiwolf = aiwolfRules(aiwolfRoles(7));

/** The divination of day 0. */
function night(rules: Rules = aiwolf): TestScene {
  return play(villageOf(SEVEN, { rules }), until('divine'));
}

describe('divination', () => {
  test('[N1] the seer divines on day 0 and every night', () => {
    const divinations = (scene: TestScene) => happened(scene, 'divined').map(({ day }) => day);
    const sparingTheSeer = { attackVote: () => 3 };
    const scene = play(night(), until('vote', 1), allVote(2), until('vote', 2, sparingTheSeer), allVote(5));
    expect(asked(scene)).toEqual(['divine 1']);
    expect(divinations(play(scene, divine(1, 7)))).toEqual([0, 1, 2]);
  });

  test('[N1] [D7] every living seer divines, and each gets a result', () => {
    const roles: Role[] = ['seer', 'villager', 'seer', 'villager', 'villager', 'werewolf'];
    const scene = play(villageOf(roles), until('divine'));
    expect(asked(scene)).toEqual(['divine 1', 'divine 3']);
    const done = play(scene, divine(3, 6), divine(1, 2));
    expect(happened(done, 'divined')).toMatchObject([
      { player: 3, target: 6, result: 'werewolf', audience: [3] },
      { player: 1, target: 2, result: 'human', audience: [1] },
    ]);
  });

  test('[N1] with `seers: first` only the first living seer divines', () => {
    const rules = changed(aiwolf, { divine: { seers: 'first' } });
    const roles: Role[] = ['seer', 'villager', 'seer', ...many(3, 'villager'), 'werewolf'];
    const scene = play(villageOf(roles, { rules }), until('divine'));
    expect(asked(scene)).toEqual(['divine 1']);
    expect(asked(play(scene, until('vote', 1), allVote(1), until('divine', 1)))).toEqual(['divine 3']);
  });

  test('[N2] a living player may be divined, oneself too where `self` allows', () => {
    given(night())
      .when(divine(1, 1))
      .then(
        { type: 'divined', target: 1, result: 'human' },
        { type: 'dawnBroke' },
        { type: 'dayBegan' },
        { type: 'phaseBegan' },
        { type: 'turnBegan' },
      );
    given(night(changed(aiwolf, { divine: { self: false } })))
      .when(divine(1, 1))
      .refused('targetSelf');
    given(night(), until('vote', 1), allVote(2)).when(divine(1, 2)).refused('targetDead');
    given(night()).when(divine(1, 8)).refused('unknownTarget');
  });

  test('[N3] the seer learns the species at once; possessed and fox are human', () => {
    const results = [2, 3, 4, 7].map((target) => {
      const scene = play(night(), divine(1, target));
      return heard(1, scene).flatMap((event) => (event.type === 'divined' ? [event.result] : []));
    });
    expect(results).toEqual([['human'], ['human'], ['human'], ['werewolf']]);
  });

  test('[N4] [R001-CONT-03] nobody else learns of a divination, not even that there was one', () => {
    const nl2017 = rulesOf('nl2017');
    const before = play(
      villageOf(['villager', 'werewolf', 'possessed', 'seer', 'villager'], { rules: nl2017 }),
      until('divine'),
    );
    const divined = play(before, divine(4, 2));
    const silent = play(before, noAnswer(4, 'divine'));
    const [event] = happened(divined, 'divined');
    expect(event).toEqual({
      type: 'divined',
      audience: [4],
      day: 0,
      player: 4,
      target: 2,
      result: 'werewolf',
    });
    for (const viewer of [1, 2, 3, 5, 'observer'] as const)
      expect(heard(viewer, divined)).toEqual(heard(viewer, silent));
    expect(heard(4, divined)).not.toEqual(heard(4, silent));
    // Each day again, of one player that they name.
    const whole = play(divined, toTheEnd());
    const perDay = new Map(happened(whole, 'divined').map(({ day }) => [day, 0]));
    for (const { day, audience } of happened(whole, 'divined')) {
      expect(audience).toEqual([4]);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    expect([...perDay.values()].every((count) => count === 1)).toBe(true);
    expect(perDay.size).toBeGreaterThan(1);
  });

  test('[N5] a missing divination is none', () => {
    const scene = play(night(), noAnswer(1, 'divine', 'garbage'));
    expect(happened(scene, 'divined')).toEqual([]);
    expect(happened(scene, 'substituted')).toMatchObject([
      { player: 1, act: 'divine', reason: 'garbage', used: null },
    ]);
  });

  test('[N6] a seer who dies in the night has divined all the same', () => {
    const scene = play(
      night(),
      until('vote', 1),
      allVote(2),
      divine(1, 7),
      attackVote(7, 1),
      until('talk', 2),
    );
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [1] });
    expect(
      heard(1, scene)
        .filter(({ type }) => type === 'divined')
        .at(-1),
    ).toMatchObject({ target: 7, result: 'werewolf' });
  });

  test('[N2] the targets shown to the seer are those they may choose', () => {
    const [request] = requests(night().village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(1, night().events), request)).toEqual({
      act: 'divine',
      targets: [1, 2, 3, 4, 5, 6, 7],
    });
  });
});

describe('the fox', () => {
  const secondNight = play(night(), divine(1, 2), until('vote', 1), allVote(2));

  test('[N14] a divined fox dies at the end of the night', () => {
    given(secondNight, divine(1, 4))
      .when(attackVote(7, 5))
      .then(
        { type: 'attackVoted' },
        { type: 'attackVotesCounted' },
        { type: 'attackChosen' },
        { type: 'attacked', target: 5, died: true },
        { type: 'cursed', player: 4, audience: 'master' },
        { type: 'dawnBroke', dead: [4, 5] },
        { type: 'dayBegan', day: 2 },
        { type: 'phaseBegan', phase: 'talk' },
        { type: 'turnBegan' },
      );
  });

  test('[N14] also on day 0', () => {
    const scene = play(night(), divine(1, 4));
    expect(happened(scene, 'dawnBroke')).toMatchObject([{ day: 1, dead: [4] }]);
  });

  test('[N14] a fox divined by two seers dies once', () => {
    const roles: Role[] = ['seer', 'seer', 'fox', 'villager', 'villager', 'werewolf'];
    const scene = play(villageOf(roles), until('divine'), divine(1, 3), divine(2, 3));
    expect(happened(scene, 'cursed').length).toBe(1);
    expect(happened(scene, 'dawnBroke')).toMatchObject([{ dead: [3] }]);
  });

  test('[N12] an attack does not kill the fox', () => {
    const scene = play(secondNight, divine(1, 7), attackVote(7, 4));
    expect(happened(scene, 'attacked')).toMatchObject([{ target: 4, died: false, savedBy: 'fox' }]);
    expect(happened(scene, 'dawnBroke').at(-1)).toMatchObject({ dead: [] });
  });

  test('[N15] who died of what is not told: divined and attacked foxes look alike', () => {
    const cursed = play(secondNight, divine(1, 4), attackVote(7, 4));
    expect(
      heard(2, cursed)
        .filter(({ type }) => type === 'dawnBroke')
        .at(-1),
    ).toEqual({
      type: 'dawnBroke',
      audience: 'public',
      day: 2,
      dead: [4],
      votes: null,
      counts: null,
      executed: null,
    });
  });
});
