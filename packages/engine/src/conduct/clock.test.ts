import { describe, expect, test } from 'vitest';
import { conductPeople, mark, passTo, resumePeople, say, tryTo } from '../../testing/clock/index.ts';
import {
  type ConductedTable,
  changed,
  conduct,
  many,
  rulesOf,
  setupOf,
  tableFor,
  vote,
} from '../../testing/index.ts';
import { type Event, givenTo, type PhaseBegan, type Role, type Setup, viewFor } from '../index.ts';

const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function bbsAt(time: string, zone: string): Setup {
  return setupOf(FIVE, { rules: changed(rulesOf('bbs-9'), { clock: { dayChange: { time, zone } } }) });
}

function tableAt(time: string): ConductedTable {
  const table = tableFor(5);
  table.clock.now = Date.parse(time);
  return table;
}

/** When phases began, by day. */
function beginnings({ kept }: ConductedTable): [phase: PhaseBegan['phase'], day: number, at: string][] {
  return kept.flatMap(({ event, at }) =>
    event.type === 'phaseBegan' ? [[event.phase, event.day, new Date(at).toISOString()]] : [],
  );
}

function eventsOf({ kept }: ConductedTable): Event[] {
  return kept.map(({ event }) => event);
}

describe('a village of days by the clock on the wall', () => {
  test.each([
    [
      'Tokyo',
      '2024-05-01T12:00:00+09:00',
      'Asia/Tokyo',
      ['2024-05-02T05:00:00+09:00', '2024-05-03T05:00:00+09:00', '2024-05-04T05:00:00+09:00'],
    ],
    [
      'Berlin in spring',
      '2024-03-29T12:00:00+01:00',
      'Europe/Berlin',
      ['2024-03-30T05:00:00+01:00', '2024-03-31T05:00:00+02:00', '2024-04-01T05:00:00+02:00'],
    ],
    [
      'Berlin in autumn',
      '2024-10-25T12:00:00+02:00',
      'Europe/Berlin',
      ['2024-10-26T05:00:00+02:00', '2024-10-27T05:00:00+01:00', '2024-10-28T05:00:00+01:00'],
    ],
  ])('[K11] [R002-BBS-24] changes day at 5 in the morning in %s', (_, start, zone, changes) => {
    const table = tableAt(start);
    const conductor = conductPeople(bbsAt('05:00', zone), table);
    for (const change of changes) {
      const { day } = conductor.village;
      for (const player of [1, 2, 3, 4, 5]) tryTo(conductor, say(player, 'talk', 'hello'));
      passTo(conductor, table, Date.parse(change) - 1);
      expect(conductor.village.day).toBe(day);
      passTo(conductor, table, Date.parse(change));
      expect(conductor.village.day).toBe(day + 1);
      if (conductor.village.outcome !== null) break;
    }
    const began = beginnings(table).filter(([phase]) => phase === 'day');
    expect(began.map(([, , at]) => at)).toEqual(
      changes.slice(0, began.length).map((at) => new Date(at).toISOString()),
    );
    expect(began.length).toBeGreaterThan(1);
  });

  test('[K3] without such a time a day lasts 24 hours from its beginning', () => {
    const table = tableFor(5);
    const conductor = conductPeople(setupOf(FIVE, { rules: rulesOf('bbs-9') }), table);
    expect(conductor.nextLimit()).toBe(DAY - 3 * HOUR);
    passTo(conductor, table, DAY - 1);
    expect(conductor.village.day).toBe(0);
    passTo(conductor, table, DAY);
    expect(conductor.village.day).toBe(1);
  });

  test('[K10] [R002-BBS-17] the silent are warned three hours before they die, and nobody else', () => {
    const table = tableFor(5);
    const conductor = conductPeople(setupOf(FIVE, { rules: rulesOf('bbs-9') }), table);
    passTo(conductor, table, DAY);
    for (const player of [1, 2, 4]) tryTo(conductor, say(player, 'talk', 'hello'));
    passTo(conductor, table, 2 * DAY - 3 * HOUR - 1);
    expect(eventsOf(table).some(({ type }) => type === 'warned')).toBe(false);
    passTo(conductor, table, 2 * DAY - 3 * HOUR);
    expect(
      table.kept.flatMap(({ event, at }) => (event.type === 'warned' ? [[event.player, at]] : [])),
    ).toEqual([
      [3, 2 * DAY - 3 * HOUR],
      [5, 2 * DAY - 3 * HOUR],
    ]);
    expect(table.heard[2]?.some(({ event }) => event.type === 'warned')).toBe(true);
    expect(table.heard[0]?.some(({ event }) => event.type === 'warned')).toBe(false);
    tryTo(conductor, say(5, 'talk', 'I am here'));
    passTo(conductor, table, 2 * DAY);
    expect(eventsOf(table).flatMap((event) => (event.type === 'diedSuddenly' ? [event.player] : []))).toEqual(
      [3],
    );
  });

  test('[K16] taken up again in mid-day it keeps its limit, its warnings and all that was said', () => {
    const before = tableAt('2024-05-01T12:00:00+09:00');
    const setup = bbsAt('05:00', 'Asia/Tokyo');
    const conductor = conductPeople(setup, before);
    passTo(conductor, before, Date.parse('2024-05-02T05:00:00+09:00'));
    for (const player of [1, 2, 3, 4]) tryTo(conductor, say(player, 'talk', 'hello'));
    tryTo(conductor, vote(1, 2));
    passTo(conductor, before, Date.parse('2024-05-03T03:00:00+09:00'));
    const warnings = eventsOf(before).filter(({ type }) => type === 'warned').length;
    expect(warnings).toBe(1);

    const after = tableAt('2024-05-03T04:00:00+09:00');
    const resumed = resumePeople(after, [...before.kept]);
    expect(resumed.village).toEqual(conductor.village);
    expect(resumed.feed.viewOf(1)).toEqual(viewFor(1, eventsOf(before)));
    passTo(resumed, after, Date.parse('2024-05-03T05:00:00+09:00') - 1);
    expect(after.kept).toEqual([]);
    passTo(resumed, after, Date.parse('2024-05-03T05:00:00+09:00'));
    expect(resumed.village.day).toBe(2);
    expect(after.kept.map(({ seq }) => seq)).toEqual(
      after.kept.map((_, index) => before.kept.length + index),
    );
  });

  test('[K16] one that was down over its limit goes on at once', () => {
    const before = tableAt('2024-05-01T12:00:00+09:00');
    conductPeople(bbsAt('05:00', 'Asia/Tokyo'), before);
    const after = tableAt('2024-05-02T07:00:00+09:00');
    const resumed = resumePeople(after, [...before.kept]);
    resumed.tick(after.clock.now);
    expect(resumed.village.day).toBe(1);
    expect(resumed.nextLimit()).toBe(Date.parse('2024-05-03T02:00:00+09:00'));
  });
});

describe('people', () => {
  test('[R003-LPLAY-15] posts, marks and votes are all kept with our time and theirs', () => {
    const table = tableFor(5);
    const conductor = conductPeople(setupOf(FIVE, { rules: rulesOf('licos-5') }), table);
    passTo(conductor, table, 1234);
    tryTo(conductor, { ...say(1, 'talk', 'hello'), clientAt: 1111 });
    tryTo(conductor, { ...mark(1, 2, 'werewolf', 'O'), clientAt: 1112 });
    tryTo(conductor, { type: 'over', player: 2, clientAt: 1113 });
    passTo(conductor, table, 300_000);
    tryTo(conductor, { ...vote(1, 2), clientAt: 299_999 });
    const times = table.kept.flatMap(({ event, at, clientAt }) =>
      clientAt === undefined ? [] : [[event.type, at, clientAt]],
    );
    expect(times).toEqual([
      ['talked', 1234, 1111],
      ['marked', 1234, 1112],
      ['saidOver', 1234, 1113],
      ['voted', 300_000, 299_999],
    ]);
    const ours = table.kept.map(({ at }) => at);
    expect(ours).toEqual([...ours].sort((one, other) => one - other));
    expect(new Set(ours)).toEqual(new Set([0, 1234, 300_000]));
  });

  test('[K13] are not asked to talk, but to vote and to act', () => {
    const table = tableFor(5);
    const conductor = conductPeople(setupOf(FIVE, { rules: rulesOf('licos-5') }), table);
    expect(table.asked).toEqual([]);
    passTo(conductor, table, 300_000);
    expect(table.asked.map(({ request }) => request.act)).toEqual(['vote', 'vote', 'vote', 'vote', 'vote']);
  });

  test('[S1] hear what they may, with their own numbers', () => {
    const table = tableFor(5);
    const conductor = conductPeople(setupOf(FIVE, { rules: rulesOf('licos-5') }), table);
    tryTo(conductor, say(1, 'soliloquy', 'hm'));
    tryTo(conductor, mark(2, 3, 'seer', 'Δ'));
    tryTo(conductor, vote(1, 2));
    passTo(conductor, table, HOUR);
    table.heard.forEach((heard, index) => {
      expect(heard).toEqual(
        givenTo(index + 1, eventsOf(table)).map(({ event, number }) => ({ event, number })),
      );
    });
    expect(conductor.village.day).toBeGreaterThan(5);
  });
});

/** Programs that answer as they are told. */
function withPrograms(preset: string, roles: readonly Role[] = FIVE) {
  const table = tableFor(roles.length);
  const conductor = conduct(setupOf(roles, { rules: rulesOf(preset) }), table);
  const askedToTalk = () =>
    table.asked
      .splice(0)
      .flatMap(({ request: { act, player } }) =>
        act === 'talk' || act === 'whisper' ? [`${act} ${player}`] : [],
      );
  return { table, conductor, askedToTalk };
}

describe('programs that speak when asked', () => {
  test('[K13] are asked when a phase begins, when somebody has spoken, and after a while of silence', () => {
    const { table, conductor, askedToTalk } = withPrograms('licos-5');
    expect(askedToTalk()).toEqual(['talk 1', 'talk 2', 'talk 3', 'talk 4', 'talk 5']);
    for (const player of [1, 2, 3, 4, 5]) tryTo(conductor, say(player, 'talk', 'Skip'));
    expect(eventsOf(table).some(({ type }) => type === 'talked')).toBe(false);
    expect(askedToTalk()).toEqual([]);
    expect(conductor.nextLimit()).toBe(30_000);
    passTo(conductor, table, 30_000);
    expect(askedToTalk()).toEqual(['talk 1', 'talk 2', 'talk 3', 'talk 4', 'talk 5']);
    tryTo(conductor, say(1, 'talk', 'Skip'));
    tryTo(conductor, say(2, 'talk', 'hello'));
    expect(askedToTalk()).toEqual(['talk 1']);
  });

  test('[K13] [K4] Over ends it for one, and for all when all have said it', () => {
    const { table, conductor, askedToTalk } = withPrograms('licos-5');
    askedToTalk();
    tryTo(conductor, say(1, 'talk', 'Over'));
    tryTo(conductor, say(2, 'talk', 'hello'));
    for (const player of [3, 4, 5]) tryTo(conductor, say(player, 'talk', 'Over'));
    expect(askedToTalk()).toEqual([]);
    passTo(conductor, table, 30_000);
    expect(askedToTalk()).toEqual(['talk 2']);
    tryTo(conductor, say(2, 'talk', 'Over'));
    expect(eventsOf(table)).toContainEqual(
      expect.objectContaining({ type: 'phaseEnded', phase: 'discussion', why: 'over' }),
    );
  });

  test('[K13] Over of whispers says nothing to the village', () => {
    const { table, conductor, askedToTalk } = withPrograms('licos-5', [
      'villager',
      'villager',
      'villager',
      'werewolf',
      'werewolf',
    ]);
    expect(askedToTalk()).toContain('whisper 4');
    expect(tryTo(conductor, say(4, 'whisper', 'Over'))).toBeNull();
    tryTo(conductor, say(5, 'whisper', 'hello'));
    expect(askedToTalk()).toEqual([]);
    expect(eventsOf(table).some(({ type }) => type === 'saidOver')).toBe(false);
  });

  test('[A7] a refused answer leaves the question open', () => {
    const { table, conductor, askedToTalk } = withPrograms('licos-5');
    askedToTalk();
    expect(tryTo(conductor, say(1, 'talk', 'x'.repeat(141)))).toBe('textTooLong');
    expect(tryTo(conductor, say(2, 'talk', 'hello'))).toBeNull();
    expect(askedToTalk()).toEqual([]);
    expect(tryTo(conductor, say(1, 'talk', 'shorter'))).toBeNull();
    passTo(conductor, table, 5000);
    expect(askedToTalk()).toEqual(['talk 2']);
  });

  test('[K13] an answer that does not come is a Skip, and a choice can still be made', () => {
    const { table, conductor, askedToTalk } = withPrograms('licos-5');
    askedToTalk();
    conductor.miss(1, 'talk', 'late');
    conductor.miss(2, 'talk', 'garbage');
    passTo(conductor, table, 30_000);
    expect(askedToTalk()).toEqual(['talk 1', 'talk 2']);
    passTo(conductor, table, 300_000);
    conductor.miss(1, 'vote', 'illegal');
    expect(tryTo(conductor, vote(1, 2))).toBeNull();
  });

  test('[K13] where posts are not counted, two cannot talk for ever in a moment', () => {
    const { table, conductor, askedToTalk } = withPrograms('card', [
      'villager',
      'villager',
      'villager',
      'werewolf',
    ]);
    expect(askedToTalk()).toHaveLength(4);
    tryTo(conductor, say(1, 'talk', 'a'));
    tryTo(conductor, say(2, 'talk', 'b'));
    expect(askedToTalk()).toEqual([]);
    expect(conductor.nextLimit()).toBe(5000);
    passTo(conductor, table, 5000);
    expect(askedToTalk()).toEqual(['talk 1']);
  });

  test('[K12] are not asked after the end', () => {
    const { table, conductor } = withPrograms('licos-5', ['villager', 'villager', 'villager', 'werewolf']);
    passTo(conductor, table, 300_000);
    for (const player of [1, 2, 3]) tryTo(conductor, vote(player, 4));
    passTo(conductor, table, 360_000);
    expect(conductor.village.outcome).not.toBeNull();
    table.asked.length = 0;
    tryTo(conductor, say(1, 'talk', 'well played'));
    passTo(conductor, table, 360_000 + DAY - 1);
    expect(table.asked).toEqual([]);
    expect(conductor.nextLimit()).toBe(360_000 + DAY);
    passTo(conductor, table, 2 * DAY);
    expect(conductor.nextLimit()).toBeNull();
  });
});
