import { ROLES, type Role } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { adviceAt, type GuideMoment, type GuideScene, type GuideStep, stepAt, stepsOf } from './guide.ts';

const NONE: ReadonlySet<GuideStep> = new Set();

function moment(given: Partial<GuideMoment> & { role: Role }): GuideMoment {
  return { asked: null, isChosen: false, mayTalk: false, hasTalked: false, ...given };
}

describe('the notes of a first game', () => {
  test.each(ROLES)('are three for a %s, and the last ones are talk and vote', (role) => {
    const steps = stepsOf(role);
    expect(new Set(steps).size).toBe(3);
    expect(steps.slice(1)).toEqual(['talk', 'vote']);
  });

  test('come when what they are about can be done, and not when it is done', () => {
    expect(stepAt(moment({ role: 'seer', asked: 'divine' }), NONE)).toBe('night');
    expect(stepAt(moment({ role: 'seer', asked: 'divine', isChosen: true }), NONE)).toBeNull();
    expect(stepAt(moment({ role: 'seer' }), NONE)).toBeNull();
    expect(stepAt(moment({ role: 'seer', mayTalk: true }), NONE)).toBe('talk');
    expect(stepAt(moment({ role: 'seer', mayTalk: true, hasTalked: true }), NONE)).toBeNull();
    expect(stepAt(moment({ role: 'werewolf', asked: 'attackVote' }), NONE)).toBe('night');
    expect(stepAt(moment({ role: 'werewolf', asked: 'vote' }), NONE)).toBe('vote');
  });

  test('tell whoever sleeps at night who they are, before the talk', () => {
    expect(stepAt(moment({ role: 'villager' }), NONE)).toBe('role');
    expect(stepAt(moment({ role: 'villager', mayTalk: true }), NONE)).toBe('role');
    expect(stepAt(moment({ role: 'villager', mayTalk: true, hasTalked: true }), NONE)).toBeNull();
    expect(stepAt(moment({ role: 'villager', mayTalk: true }), new Set<GuideStep>(['role']))).toBe('talk');
  });

  test('come once', () => {
    expect(stepAt(moment({ role: 'seer', asked: 'vote' }), new Set<GuideStep>(['vote']))).toBeNull();
    expect(stepAt(moment({ role: 'seer', mayTalk: true }), new Set<GuideStep>(['talk']))).toBeNull();
  });
});

const FIVE: GuideScene = {
  me: 1,
  role: 'seer',
  roles: {
    villager: 2,
    seer: 1,
    medium: 0,
    bodyguard: 0,
    freemason: 0,
    werewolf: 1,
    possessed: 1,
    fox: 0,
  },
  living: [1, 2, 3, 4, 5],
  found: [],
  claimants: [],
};

describe('what a note says', () => {
  test('follows from what the seer knows: a werewolf, then a rival, then nothing yet', () => {
    const rival = [{ player: 3, role: 'seer' as const }];
    expect(adviceAt('talk', FIVE).word).toBe('talk.news');
    expect(adviceAt('talk', { ...FIVE, claimants: rival })).toMatchObject({ word: 'talk.rival', about: [3] });
    expect(adviceAt('vote', { ...FIVE, claimants: rival, found: [4] })).toMatchObject({
      word: 'vote.found',
      about: [4],
    });
  });

  test('calls nobody a liar who is dead, or who claims a role that several have', () => {
    const rival = [{ player: 3, role: 'seer' as const }];
    expect(adviceAt('vote', { ...FIVE, claimants: rival, living: [1, 2, 4, 5] }).word).toBe('vote.plain');
    const villager = { ...FIVE, role: 'villager' as const };
    const two = [2, 3].map((player) => ({ player, role: 'villager' as const }));
    expect(adviceAt('vote', { ...villager, claimants: two }).word).toBe('vote.plain');
  });

  test('names two who claim a role that only one has', () => {
    const two = [2, 3].map((player) => ({ player, role: 'seer' as const }));
    expect(adviceAt('vote', { ...FIVE, role: 'villager', claimants: two })).toEqual({
      word: 'vote.clash',
      about: [2, 3],
      role: 'seer',
    });
  });

  test('tells werewolves, their friends and foxes what is good for them', () => {
    expect(adviceAt('talk', { ...FIVE, role: 'possessed' }).word).toBe('talk.werewolf');
    expect(adviceAt('vote', { ...FIVE, role: 'fox' }).word).toBe('vote.fox');
    expect(adviceAt('night', { ...FIVE, role: 'werewolf' }).word).toBe('night.attackVote');
  });
});
