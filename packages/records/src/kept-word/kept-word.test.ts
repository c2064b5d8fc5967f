import {
  type Action,
  decide,
  type Event,
  findPreset,
  open,
  plainSetup,
  type Role,
  scripted,
} from '@mura/engine';
import { expect, test } from 'vitest';
import { keptWords } from './kept-word.ts';

const ROLES: Role[] = [
  'seer',
  'medium',
  'possessed',
  'werewolf',
  'werewolf',
  'villager',
  'villager',
  'villager',
  'villager',
];

/** Day 1 of a village of the bulletin board in which this is done, and the limit comes. */
function dayOf(...actions: readonly Action[]): Event[] {
  const preset = findPreset('bbs-9');
  if (!preset.ok) throw new Error(preset.error);
  const chance = scripted(() => undefined);
  const opened = open({ ...plainSetup('bbs-9', preset.value, null), wishes: ROLES }, chance);
  if (!opened.ok) throw new Error('not opened');
  let { village } = opened.value;
  const events: Event[] = [...opened.value.events];
  const prologue: Action = { type: 'timeUp', day: 0, phase: 'prologue' };
  // Everybody speaks, and votes for somebody who can be spared.
  const votes = ROLES.map(
    (_, index): Action => ({ type: 'vote', player: index + 1, target: index === 8 ? 8 : 9 }),
  );
  const talks = ROLES.map(
    (_, index): Action => ({ type: 'talk', player: index + 1, channel: 'talk', text: 'hello' }),
  );
  for (const action of [
    prologue,
    ...talks,
    ...votes,
    ...actions,
    { type: 'timeUp', day: 1, phase: 'day' } as const,
  ]) {
    const step = decide(village, action, chance);
    if (!step.ok) throw new Error(`${step.error}: ${JSON.stringify(action)}`);
    village = step.value.village;
    events.push(...step.value.events);
  }
  return events;
}

test('[R002-BBS-21] the wish of the village and the real divination are apart, and the rate of obedience is told', () => {
  const wish = (player: number, target: number): Action => ({
    type: 'announce',
    player,
    about: 'divine',
    target,
  });
  const divine = (target: number): Action => ({ type: 'divine', player: 1, target });
  const wishes = [wish(6, 4), wish(7, 4), wish(8, 5)];
  expect(keptWords(dayOf(...wishes, divine(4))).divinations).toEqual({ kept: 1, of: 1 });
  expect(keptWords(dayOf(...wishes, divine(5))).divinations).toEqual({ kept: 0, of: 1 });
  expect(keptWords(dayOf(...wishes, wish(6, 5), divine(5))).divinations).toEqual({ kept: 1, of: 1 });
  expect(keptWords(dayOf(divine(5))).divinations).toEqual({ kept: 0, of: 0 });
});

test('[R002-BBS-22] the announced and the cast vote are apart, and the rate of agreement is told', () => {
  const say = (player: number, target: number): Action => ({
    type: 'announce',
    player,
    about: 'vote',
    target,
  });
  const vote = (player: number, target: number): Action => ({ type: 'vote', player, target });
  const events = dayOf(
    say(6, 4),
    vote(6, 4),
    say(7, 4),
    vote(7, 5),
    vote(8, 4),
    say(9, 5),
    say(9, 4),
    vote(9, 5),
    vote(9, 4),
  );
  expect(events.filter(({ type }) => type === 'announced')).toHaveLength(4);
  expect(keptWords(events).votes).toEqual({ kept: 2, of: 3 });
});
