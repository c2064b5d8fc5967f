import { describe, expect, test } from 'vitest';
import {
  allVote,
  announce,
  BBS_ROLES,
  bbsDay1,
  bbsVillage,
  greetings,
  say,
  timeUp,
  untilPhase,
  warningOf,
} from '../../testing/clock/index.ts';
import {
  attackVote,
  divine,
  given,
  guard,
  happened,
  heard,
  play,
  rulesOf,
  vote,
} from '../../testing/index.ts';
import { viewFor } from '../index.ts';

describe('choices', () => {
  test('[K7] votes and choices can be changed; the last one counts', () => {
    const scene = play(
      bbsDay1,
      allVote(6),
      allVote(5),
      divine(10, 1),
      divine(10, 7),
      guard(11, 1),
      guard(11, 4),
      attackVote(7, 1),
      attackVote(7, 4),
      timeUp,
    );
    expect(happened(scene, 'executed')).toMatchObject([{ player: 5 }]);
    expect(happened(scene, 'divined')).toMatchObject([{ player: 10, target: 7, result: 'werewolf' }]);
    expect(happened(scene, 'guarded')).toMatchObject([{ player: 11, target: 4 }]);
    expect(happened(scene, 'attacked')).toMatchObject([{ target: 4, savedBy: 'guard' }]);
  });

  test('[K9] [V6] chance votes for whoever did not, for another living player', () => {
    const scene = play(bbsDay1, vote(1, 6), timeUp);
    const made = happened(scene, 'substituted').filter(({ act }) => act === 'vote');
    expect(made.map(({ player }) => player)).toEqual(
      BBS_ROLES.map((_, index) => index + 1).filter((player) => player !== 1),
    );
    expect(made.every(({ used, player, reason }) => used !== player && reason === 'late')).toBe(true);
    expect(happened(scene, 'votesCounted')[0]?.votes).toHaveLength(15);
  });

  test('[K9] [A1] whoever did not choose for the night is told so, once, before anything is settled', () => {
    const scene = play(bbsDay1, allVote(6), divine(10, 7), attackVote(8, 1), timeUp);
    const told = happened(scene, 'substituted');
    expect(told.map(({ audience, act, reason, used }) => [audience, act, reason, used])).toEqual([
      [[11], 'guard', 'late', null],
      [[7], 'attackVote', 'late', null],
      [[9], 'attackVote', 'late', null],
    ]);
    const types = scene.events.map(({ type }) => type);
    expect(types.lastIndexOf('substituted')).toBeLessThan(types.indexOf('votesCounted'));
    expect(types.indexOf('substituted')).toBeGreaterThan(types.lastIndexOf('phaseEnded'));
  });

  test('[K9] who died of silence is told of nothing else, and nobody of a choice that they cannot make', () => {
    const mute = play(bbsVillage(), untilPhase('day', 1), greetings(10), allVote(6), timeUp);
    expect(happened(mute, 'substituted').map(({ player, act }) => `${act} ${player}`)).toEqual([
      'guard 11',
      'attackVote 7',
      'attackVote 8',
      'attackVote 9',
    ]);
    const alone = play(
      bbsVillage(rulesOf('bbs-15'), ['villager', 'villager', 'werewolf']),
      untilPhase('day', 1),
    );
    const last = play(alone, say(1, 'talk', 'is anybody there?'), timeUp);
    expect(happened(last, 'diedSuddenly')).toHaveLength(2);
    expect(happened(last, 'substituted')).toEqual([]);
  });

  test('[V8] at the day change everybody is told who voted for whom', () => {
    const scene = play(bbsDay1, ...[1, 2, 3].map((voter) => vote(voter, 6)));
    expect(heard(4, scene).some(({ type }) => type === 'voted')).toBe(false);
    const dawn = play(scene, timeUp);
    expect(viewFor(4, dawn.events).shared.pages[1]?.votes[0]?.slice(0, 3)).toEqual(
      [1, 2, 3].map((player) => ({ player, target: 6 })),
    );
  });

  test('[B7] what is announced binds nobody, and both are in the record', () => {
    const scene = play(
      bbsDay1,
      announce(10, 'divine', 1),
      announce(2, 'divine', 1),
      announce(2, 'vote', 5),
      divine(10, 7),
      vote(2, 6),
      timeUp,
    );
    expect(happened(scene, 'announced')).toMatchObject([
      { audience: 'public', player: 10, about: 'divine', target: 1 },
      { audience: 'public', player: 2, about: 'divine', target: 1 },
      { audience: 'public', player: 2, about: 'vote', target: 5 },
    ]);
    expect(happened(scene, 'divined')).toMatchObject([{ player: 10, target: 7 }]);
    expect(happened(scene, 'votesCounted')[0]?.votes).toContainEqual({ player: 2, target: 6 });
    expect(viewFor(1, scene.events).shared.pages[1]?.announced).toHaveLength(3);
  });
});

describe('sudden death', () => {
  const silent = play(
    bbsVillage(),
    untilPhase('day', 1),
    greetings(3, 10),
    say(3, 'soliloquy', 'hm'),
    say(10, 'act', 'sleeps'),
  );

  test('[K10] [R002-BBS-17] who says nothing in public on a day dies at its end, warned before', () => {
    const once = play(silent, warningOf(silent));
    const twice = play(once, warningOf(silent));
    expect(happened(twice, 'warned')).toMatchObject([
      { audience: [3], player: 3 },
      { audience: [10], player: 10 },
    ]);
    given(twice).when(warningOf(silent)).refused('phaseOver');
    expect(viewFor(3, twice.events).own.pages.at(-1)?.warned).toBe(true);
    const dawn = play(twice, say(10, 'talk', 'I am here'), timeUp);
    expect(happened(dawn, 'diedSuddenly')).toMatchObject([{ audience: 'public', day: 1, player: 3 }]);
    expect(viewFor(1, dawn.events).shared.status[2]).toEqual({ state: 'diedSuddenly', day: 1 });
  });

  test('[K10] it is no execution: there is one besides, and the medium learns of that one only', () => {
    const dawn = play(silent, allVote(7), timeUp);
    expect(happened(dawn, 'diedSuddenly').map(({ player }) => player)).toEqual([3, 10]);
    expect(happened(dawn, 'executed')).toMatchObject([{ player: 7 }]);
    expect(happened(dawn, 'identified').map(({ target }) => target)).toEqual([7]);
    expect(viewFor(1, dawn.events).shared.pages[1]?.executed).toBe(7);
  });

  test('[K10] their choices are void, and votes for them are not counted', () => {
    const dawn = play(
      silent,
      divine(10, 7),
      vote(3, 1),
      ...[1, 2, 4, 5, 6].map((voter) => vote(voter, 3)),
      vote(7, 8),
      vote(9, 8),
      timeUp,
    );
    expect(happened(dawn, 'divined')).toEqual([]);
    const counted = happened(dawn, 'votesCounted')[0]?.votes ?? [];
    expect(counted.some(({ player, target }) => player === 3 || target === 3)).toBe(false);
    expect(happened(dawn, 'executed')).toHaveLength(1);
  });

  test('[K10] nobody dies of silence in the prologue', () => {
    expect(happened(play(bbsVillage(), timeUp), 'diedSuddenly')).toEqual([]);
  });

  test('[K10] where all are silent the village ends with nobody alive', () => {
    const ended = play(bbsVillage(), untilPhase('day', 1), timeUp);
    expect(happened(ended, 'diedSuddenly')).toHaveLength(15);
    expect(happened(ended, 'ended')).toMatchObject([{ winner: 'village', why: 'noWerewolf' }]);
  });
});
