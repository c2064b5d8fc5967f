import { describe, expect, test } from 'vitest';
import { conductPeople, passTo, resumePeople, say, tryTo } from '../../testing/clock/index.ts';
import { changed, conduct, many, resumeAt, rulesOf, setupOf, tableFor } from '../../testing/index.ts';
import type { Channel, Role, Rules } from '../index.ts';

const SIX: Role[] = [...many(4, 'villager'), 'werewolf', 'werewolf'];

function licos(rules: Rules = rulesOf('licos-8c')) {
  return setupOf(SIX, { rules });
}

describe('the pause between two posts', () => {
  test.each<[Channel, number]>([
    ['talk', 1],
    ['whisper', 5],
    ['soliloquy', 1],
  ])('[B12] [R003-LPLAY-10] a second post of %s within five seconds is refused', (channel, player) => {
    const table = tableFor(6);
    const conductor = conductPeople(licos(), table);
    passTo(conductor, table, 1000);
    expect(tryTo(conductor, say(player, channel, 'one'))).toBeNull();
    const before = conductor.village;
    passTo(conductor, table, 5999);
    expect(tryTo(conductor, say(player, channel, 'two'))).toBe('tooSoon');
    expect(conductor.village).toBe(before);
    passTo(conductor, table, 6000);
    expect(tryTo(conductor, say(player, channel, 'two'))).toBeNull();
    expect(tryTo(conductor, say(player, channel, 'three'))).toBe('tooSoon');
  });

  test('[B12] others, other channels and Over need not wait', () => {
    const table = tableFor(6);
    const conductor = conductPeople(licos(), table);
    expect(tryTo(conductor, say(5, 'talk', 'one'))).toBeNull();
    expect(tryTo(conductor, say(5, 'whisper', 'one'))).toBeNull();
    expect(tryTo(conductor, say(5, 'soliloquy', 'one'))).toBeNull();
    expect(tryTo(conductor, say(6, 'talk', 'one'))).toBeNull();
    expect(tryTo(conductor, { type: 'over', player: 5 })).toBeNull();
  });

  test('[B12] the dead wait too, and so do all after the end', () => {
    const table = tableFor(6);
    const conductor = conductPeople(licos(), table);
    passTo(conductor, table, 300_000);
    for (const player of [1, 2, 3, 4]) tryTo(conductor, { type: 'vote', player, target: 5 });
    passTo(conductor, table, 420_000);
    expect(tryTo(conductor, say(5, 'grave', 'one'))).toBeNull();
    expect(tryTo(conductor, say(5, 'grave', 'two'))).toBe('tooSoon');
    passTo(conductor, table, 660_000);
    for (const player of [1, 2, 3, 4]) tryTo(conductor, { type: 'vote', player, target: 6 });
    passTo(conductor, table, 720_000);
    expect(conductor.village.phase.stage).toBe('epilogue');
    expect(tryTo(conductor, say(5, 'talk', 'one'))).toBeNull();
    expect(tryTo(conductor, say(5, 'talk', 'two'))).toBe('tooSoon');
  });

  test('[B12] a post that is refused for another reason, or not durable yet, is judged by the last that was kept', () => {
    const table = tableFor(6);
    const conductor = conductPeople(licos(), table);
    expect(tryTo(conductor, say(1, 'talk', 'x'.repeat(141)))).toBe('textTooLong');
    expect(tryTo(conductor, say(1, 'talk', 'shorter'))).toBeNull();
    expect(tryTo(conductor, say(1, 'talk', 'x'.repeat(141)))).toBe('textTooLong');
  });

  test('[B12] [K16] a village that is taken up again knows who has just posted', () => {
    const before = tableFor(6);
    const conductor = conductPeople(licos(), before);
    passTo(conductor, before, 1000);
    tryTo(conductor, say(1, 'talk', 'one'));
    const after = tableFor(6);
    after.clock.now = 5000;
    const resumed = resumePeople(after, [...before.kept]);
    expect(tryTo(resumed, say(1, 'talk', 'two'))).toBe('tooSoon');
    after.clock.now = 6000;
    expect(tryTo(resumed, say(1, 'talk', 'two'))).toBeNull();
  });

  test('[B12] where there is none, nobody waits', () => {
    const table = tableFor(6);
    const conductor = conductPeople(licos(rulesOf('cgi')), table);
    passTo(conductor, table, 300_000);
    for (const text of ['one', 'two', 'three']) expect(tryTo(conductor, say(1, 'talk', text))).toBeNull();
  });
});

describe('a program that speaks when asked', () => {
  function programs(rules?: Rules) {
    const table = tableFor(6);
    const conductor = conduct(licos(rules), table);
    const asked = () => table.asked.splice(0).map(({ request: { act, player } }) => `${act} ${player}`);
    return { table, conductor, asked };
  }

  test('[B12] [K13] is not asked before its pause is over, though others have spoken', () => {
    const { table, conductor, asked } = programs();
    asked();
    tryTo(conductor, say(1, 'talk', 'one'));
    tryTo(conductor, say(2, 'talk', 'one'));
    expect(asked()).toEqual([]);
    expect(conductor.nextLimit()).toBe(5000);
    passTo(conductor, table, 4999);
    expect(asked()).toEqual([]);
    passTo(conductor, table, 5000);
    expect(asked()).toEqual(['talk 1']);
    expect(tryTo(conductor, say(1, 'talk', 'two'))).toBeNull();
  });

  test('[B12] [K13] is asked when its pause is over, where it began in the phase before', () => {
    const phases = rulesOf('licos-8c').clock!.phases.map((phase) =>
      phase.name === 'discussion' ? { ...phase, spans: [{ day: null, upTo: 20, seconds: 10 }] } : phase,
    );
    const { table, conductor, asked } = programs(changed(rulesOf('licos-8c'), { clock: { phases } }));
    passTo(conductor, table, 9000);
    tryTo(conductor, say(1, 'talk', 'the last word'));
    passTo(conductor, table, 10_000);
    for (const player of [1, 2, 3, 4, 5, 6])
      tryTo(conductor, { type: 'vote', player, target: player === 6 ? 5 : 6 });
    asked();
    tryTo(conductor, { type: 'attackVote', player: 5, target: 2 });
    expect(conductor.village).toMatchObject({ day: 2, phase: { stage: 'gathering' } });
    expect(asked().filter((request) => request.startsWith('talk'))).toEqual(['talk 3', 'talk 4', 'talk 5']);
    passTo(conductor, table, 14_000);
    expect(asked()).toEqual(['talk 1']);
    expect(tryTo(conductor, say(1, 'talk', 'good morning'))).toBeNull();
  });

  test('[B12] [K13] [K16] waits also in a village that is taken up again', () => {
    const { table, conductor } = programs();
    tryTo(conductor, say(1, 'talk', 'one'));
    const after = tableFor(6);
    after.clock.now = 2000;
    const resumed = resumeAt(after, [...table.kept]);
    const asked = () => after.asked.splice(0).map(({ request: { act, player } }) => `${act} ${player}`);
    expect(asked().filter((request) => request.startsWith('talk'))).toEqual(
      [2, 3, 4, 5, 6].map((player) => `talk ${player}`),
    );
    passTo(resumed, after, 5000);
    expect(asked()).toEqual(['talk 1']);
  });
});
