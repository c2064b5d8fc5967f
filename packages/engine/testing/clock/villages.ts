import type { Event, Role, Rules } from '../../src/index.ts';
import { happened } from '../given.ts';
import { many, rulesOf } from '../rules.ts';
import { play, type TestScene, villageOf } from '../scene.ts';
import { untilPhase } from './actions.ts';
import { greetings } from './forms.ts';

/** LiCOS by cases: 1-4 villagers, 5 seer, 6 medium, 7 hunter, 8 and 9 werewolves, 10 fox, 11 possessed. */
export const LICOS_ROLES: readonly Role[] = [
  ...many(4, 'villager'),
  'seer',
  'medium',
  'bodyguard',
  'werewolf',
  'werewolf',
  'fox',
  'possessed',
];

export function licosVillage(roles: readonly Role[] = LICOS_ROLES): TestScene {
  return villageOf(roles, { rules: rulesOf('licos-11b') });
}

/** The last morning so far. */
export function lastDawn(scene: TestScene): Event | undefined {
  return happened(scene, 'dawnBroke').at(-1);
}

/** 人狼BBS by cases: 1-6 villagers, 7-9 werewolves, 10 seer, 11 hunter, 12 medium, 13 lunatic, 14 and 15 freemasons. */
export const BBS_ROLES: readonly Role[] = [
  ...many(6, 'villager'),
  ...many(3, 'werewolf'),
  'seer',
  'bodyguard',
  'medium',
  'possessed',
  'freemason',
  'freemason',
];

export function bbsVillage(rules: Rules = rulesOf('bbs-15'), roles: readonly Role[] = BBS_ROLES): TestScene {
  return villageOf(roles, { rules });
}

/** Day 1 of 人狼BBS; everybody has spoken. */
export const bbsDay1: TestScene = play(bbsVillage(), untilPhase('day', 1), greetings());
