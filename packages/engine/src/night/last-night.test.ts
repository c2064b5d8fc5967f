import { describe, expect, test } from 'vitest';
import {
  all,
  allVote,
  asked,
  attackVote,
  changed,
  divine,
  given,
  guard,
  happened,
  many,
  noAnswer,
  play,
  type TestScene,
  until,
  villageOf,
  vote,
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

/** The executed of the day has a last night, as on the AIWolf servers of 2016 and early 2017. */

const SIX: Role[] = ['seer', 'bodyguard', 'werewolf', 'werewolf', ...many(4, 'villager')];

function nightAfter(executed: number, lastNight: NonNullable<Rules['vote']['lastNight']>): TestScene {
  const rules = changed(aiwolfRules(aiwolfRoles(8)), { vote: { lastNight } });
  return play(villageOf(SIX, { rules }), until('vote', 1), allVote(executed));
}

describe.each(['acts', 'guards'] as const)('last night: %s', (lastNight) => {
  test('[V12] an executed seer divines, and the executed may be divined', () => {
    const scene = nightAfter(1, lastNight);
    expect(asked(scene)).toEqual(['divine 1']);
    const [request] = requests(scene.village);
    if (request === undefined) throw new Error('nobody is asked');
    expect(legalActions(viewFor(1, scene.events), request)).toMatchObject({
      targets: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    given(scene)
      .when(divine(1, 3))
      .then({ type: 'divined', player: 1, result: 'werewolf' }, { type: 'phaseBegan', phase: 'whisper' }, {});
  });

  test('[V12] who has failed has no last night', () => {
    const rules = changed(aiwolfRules(aiwolfRoles(8)), { vote: { lastNight }, absence: { gone: 'fails' } });
    const scene = play(
      villageOf(SIX, { rules }),
      until('vote', 1),
      ...[2, 3, 4, 5, 6, 7, 8].map((player) => vote(player, 1)),
      noAnswer(1, 'vote', 'gone'),
    );
    expect(happened(scene, 'executed')).toMatchObject([{ player: 1 }]);
    expect(asked(scene).filter((request) => request.endsWith(' 1'))).toEqual([]);
  });

  test('[V12] an executed werewolf whispers and votes on the attack, but their vote does not count', () => {
    const scene = play(nightAfter(3, lastNight), until('attackVote', 1));
    expect(asked(scene)).toEqual(['attackVote 3', 'attackVote 4']);
    expect(
      happened(scene, 'phaseBegan').filter(({ phase, day }) => phase === 'whisper' && day === 1),
    ).toMatchObject([{ asked: [3, 4] }]);
    const after = play(scene, attackVote(3, 5), attackVote(4, 6));
    expect(happened(after, 'attacked')).toMatchObject([{ target: 6, died: true }]);
    expect(happened(after, 'dawnBroke').at(-1)?.dead).toEqual([6]);
  });

  test('[V12] an attack on the executed kills nobody else', () => {
    const after = play(nightAfter(5, lastNight), until('attackVote', 1), attackVote(3, 5), attackVote(4, 5));
    expect(happened(after, 'attacked')).toMatchObject([
      lastNight === 'acts' ? { target: 5, died: true } : { target: null, died: false },
    ]);
    expect(happened(after, 'dawnBroke').at(-1)?.dead).toEqual([]);
  });

  test('[V12] an executed bodyguard guards nobody', () => {
    const scene = play(nightAfter(2, lastNight), until(lastNight === 'acts' ? 'attackVote' : 'guard', 1));
    expect(asked(scene)).toEqual(lastNight === 'acts' ? ['attackVote 3', 'attackVote 4'] : ['guard 2']);
    const ready = lastNight === 'acts' ? scene : play(scene, guard(2, 5));
    const after = play(ready, attackVote(3, 5), attackVote(4, 5));
    expect(happened(after, 'attacked')).toMatchObject([{ target: 5, died: true, savedBy: null }]);
  });
});

test('[V12] the last of the pack attacks nobody when they are executed; in 2016 they were still asked', () => {
  const rules = (lastNight: NonNullable<Rules['vote']['lastNight']>) =>
    changed(aiwolfRules(aiwolfRoles(5)), { vote: { lastNight } });
  const night = (lastNight: NonNullable<Rules['vote']['lastNight']>) =>
    play(
      villageOf(['werewolf', 'seer', 'villager', 'villager', 'possessed'], { rules: rules(lastNight) }),
      until('vote', 1),
      allVote(1),
      noAnswer(2, 'divine'),
    );
  expect(requests(night('acts').village)).toEqual([]);
  const asking = night('guards');
  expect(asked(asking)).toEqual(['attackVote 1']);
  const after = play(
    asking,
    all('attackVote', () => 3),
  );
  expect(happened(after, 'attacked')).toEqual([]);
  expect(after.village.outcome).toMatchObject({ winner: 'village' });
});
