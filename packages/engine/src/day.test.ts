import { describe, expect, test } from 'vitest';
import {
  allVote,
  asked,
  given,
  happened,
  heard,
  many,
  play,
  rulesOf,
  talk,
  toTheEnd,
  until,
  villageOf,
} from '../testing/index.ts';
import { aiwolfRoles, aiwolfRules, PARTS, type Part, type Role, type Rules } from './index.ts';

/** A village in which everybody is there who could be asked for anything. */
const TEN: Role[] = [...many(5, 'villager'), 'seer', 'bodyguard', 'medium', 'werewolf', 'werewolf'];

const aiwolf = aiwolfRules(aiwolfRoles(10));

/** The parts of a day as they were played. */
function played(rules: Rules, day: number, roles = TEN): string[] {
  const scene = play(villageOf(roles, { rules }), until('vote', day + 1));
  return scene.events.flatMap((event) => {
    if (!('day' in event) || event.day !== day) return [];
    if (event.type === 'phaseBegan') return [event.phase];
    return event.type === 'duskFell' ? ['dusk'] : [];
  });
}

describe('the parts of a day', () => {
  test('[D1] days count from 0, and their parts come in one order', () => {
    const everything: Rules = { ...aiwolf, firstDay: PARTS, laterDays: PARTS };
    for (const day of [0, 1]) expect(played(everything, day)).toEqual([...PARTS]);
    const scene = villageOf(TEN);
    expect(happened(scene, 'dayBegan')).toMatchObject([{ day: 0 }]);
  });

  test('[D2] day 0 of AIWolf is whispers and a divination', () => {
    expect(played(aiwolf, 0)).toEqual(['dusk', 'duskWhisper', 'divine']);
  });

  test('[D2] with `talkOnFirstDay` the pack whispers, then all talk, and the pack does not whisper again', () => {
    const rules = aiwolfRules(aiwolfRoles(10), { talkOnFirstDay: true });
    expect(played(rules, 0)).toEqual(['morningWhisper', 'talk', 'dusk', 'divine']);
  });

  test('[D2] day 0 of the natural-language contest has talk between two whispers', () => {
    for (const name of ['nlp-9', 'nlp-13'])
      expect(played(rulesOf(name), 0)).toEqual(['morningWhisper', 'talk', 'dusk', 'duskWhisper', 'divine']);
  });

  test('[D3] later days are talk, vote, and the acts of the night', () => {
    const day: Part[] = ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'];
    for (const name of ['aiwolf-15', 'nlp-13']) expect(played(rulesOf(name), 1)).toEqual(day);
  });

  test('[D4] a part in which nobody can take part is left out', () => {
    const roles: Role[] = [...many(4, 'villager'), 'seer', 'werewolf'];
    expect(played(aiwolf, 1, roles)).toEqual(['talk', 'dusk', 'vote', 'divine', 'attack']);
    const five = rulesOf('nlp-5');
    expect(played(five, 0, roles)).toEqual(['talk', 'dusk', 'divine']);
  });

  test('[D3] talk is refused outside of its part', () => {
    for (const act of ['vote', 'divine', 'whisper', 'guard', 'attackVote'] as const) {
      const scene = play(villageOf(TEN), until(act, 1));
      for (const player of [1, 5, 9]) given(scene).when(talk(player, 'psst')).refused('notAsked');
    }
  });

  test('[D5] at dawn the dead are found, then the medium is told, then the day begins', () => {
    const scene = play(villageOf(TEN), until('vote', 1), allVote(1), until('talk', 2));
    const dawn = scene.events.findIndex((event) => event.type === 'dawnBroke' && event.day === 2);
    expect(scene.events.slice(dawn).map(({ type }) => type)).toEqual([
      'dawnBroke',
      'identified',
      'dayBegan',
      'phaseBegan',
      'turnBegan',
    ]);
  });

  test('[D6] the dead are asked nothing, and learn what is public', () => {
    const scene = play(villageOf(TEN), until('vote', 1), allVote(1), until('talk', 2));
    const dead = [1, ...(happened(scene, 'dawnBroke').at(-1)?.dead ?? [])];
    expect(dead.length).toBe(2);
    const ended = play(scene, toTheEnd());
    const phases = happened(ended, 'phaseBegan').filter(({ day }) => day >= 2);
    expect(phases.length).toBeGreaterThan(6);
    for (const phase of phases) for (const player of dead) expect(phase.asked).not.toContain(player);
    for (const player of dead)
      expect(heard(player, ended).filter(({ audience }) => audience === 'public')).toEqual(
        heard('observer', ended),
      );
  });

  test('[D6] the dead never act in any whole game', () => {
    const scene = play(villageOf(TEN), toTheEnd());
    const dead = new Set<number>();
    for (const event of scene.events) {
      if (event.type === 'executed') dead.add(event.player);
      if (event.type === 'dawnBroke') for (const player of event.dead) dead.add(player);
      if (
        event.type === 'talked' ||
        event.type === 'voted' ||
        event.type === 'attackVoted' ||
        event.type === 'divined' ||
        event.type === 'guarded'
      )
        expect(dead.has(event.player)).toBe(false);
    }
    expect(dead.size).toBeGreaterThan(3);
  });

  test('[D7] who acts in the same part is asked at once, in no order', () => {
    const roles: Role[] = ['seer', 'villager', 'seer', 'villager', 'villager', 'werewolf'];
    const scene = play(villageOf(roles), until('divine'));
    const forth = play(
      scene,
      { type: 'divine', player: 1, target: 2 },
      { type: 'divine', player: 3, target: 6 },
    );
    const back = play(
      scene,
      { type: 'divine', player: 3, target: 6 },
      { type: 'divine', player: 1, target: 2 },
    );
    expect(asked(forth)).toEqual(asked(back));
    for (const viewer of [1, 2, 3, 6, 'observer'] as const)
      expect(heard(viewer, forth)).toEqual(heard(viewer, back));
  });

  test('[D4] a village may have no talk at all', () => {
    const rules: Rules = { ...aiwolf, laterDays: ['dusk', 'vote', 'attack'] };
    expect(played(rules, 1)).toEqual(['dusk', 'vote', 'attack']);
  });
});
