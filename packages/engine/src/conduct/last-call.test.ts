import { describe, expect, test } from 'vitest';
import { conductPeople, passTo, say, tryTo } from '../../testing/clock/index.ts';
import {
  type ConductedTable,
  changed,
  conduct,
  many,
  resumeAt,
  rulesOf,
  setupOf,
  tableFor,
  vote,
} from '../../testing/index.ts';
import type { Conductor, Refusal, Request, Role, Rules } from '../index.ts';

/** Programs are asked for their choices when there was talk to choose by: at the last call of the phase. */

/** 1-4 villagers, 5 seer, 6 bodyguard, 7 and 8 werewolves. */
const EIGHT: Role[] = [...many(4, 'villager'), 'seer', 'bodyguard', 'werewolf', 'werewolf'];
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Who has been asked for what since the last look, but for words. */
function choicesAsked({ asked }: ConductedTable): string[] {
  return asked
    .splice(0)
    .map(({ request: { act, player } }) => `${act} ${player}`)
    .filter((request) => !/talk|whisper/.test(request));
}

const VOTES = EIGHT.map((_, index) => `vote ${index + 1}`);
const NIGHT = ['divine 5', 'guard 6', 'attackVote 7', 'attackVote 8'];

function programs(rules: Rules, table = tableFor(8)) {
  return { table, conductor: conduct(setupOf(EIGHT, { rules }), table) };
}

describe('in bbs', () => {
  const greet = (conductor: Conductor) => {
    for (let player = 1; player <= 8; player++) tryTo(conductor, say(player, 'talk', 'hello'));
  };

  test('[K13] votes and choices of the night are asked for half an hour before the end of the day, not before', () => {
    const { table, conductor } = programs(rulesOf('bbs-9'));
    passTo(conductor, table, DAY);
    greet(conductor);
    passTo(conductor, table, 2 * DAY - 30 * MINUTE - 1);
    expect(choicesAsked(table)).toEqual([]);
    passTo(conductor, table, 2 * DAY - 30 * MINUTE);
    expect(choicesAsked(table).sort()).toEqual([...VOTES, ...NIGHT].sort());
    expect(conductor.village.day).toBe(1);
  });

  test('[K13] people are asked at once', () => {
    const table = tableFor(8);
    const conductor = conductPeople(setupOf(EIGHT, { rules: rulesOf('bbs-9') }), table);
    passTo(conductor, table, DAY);
    expect(choicesAsked(table).sort()).toEqual([...VOTES, ...NIGHT].sort());
  });

  test('[K13] [K16] and so it is in a village that is taken up again in mid-day', () => {
    const { table, conductor } = programs(rulesOf('bbs-9'));
    passTo(conductor, table, DAY);
    greet(conductor);
    const after = tableFor(8);
    after.clock.now = DAY + 600 * MINUTE;
    const resumed = resumeAt(after, [...table.kept]);
    passTo(resumed, after, 2 * DAY - 30 * MINUTE - 1);
    expect(choicesAsked(after)).toEqual([]);
    passTo(resumed, after, 2 * DAY - 30 * MINUTE);
    expect(choicesAsked(after).sort()).toEqual([...VOTES, ...NIGHT].sort());
  });

  test('[K13] whoever has chosen unasked is not asked', () => {
    const { table, conductor } = programs(rulesOf('bbs-9'));
    passTo(conductor, table, DAY);
    greet(conductor);
    expect(tryTo(conductor, vote(1, 2))).toBeNull();
    passTo(conductor, table, 2 * DAY - 30 * MINUTE);
    expect(choicesAsked(table)).not.toContain('vote 1');
  });
});

describe('in cgi', () => {
  test('[K13] votes are asked for when a tenth of the day is left, and the choices of a pack that whispers likewise', () => {
    const { table, conductor } = programs(rulesOf('cgi'));
    passTo(conductor, table, 5 * MINUTE);
    choicesAsked(table);
    passTo(conductor, table, 14 * MINUTE - 1);
    expect(choicesAsked(table)).toEqual([]);
    passTo(conductor, table, 14 * MINUTE);
    expect(choicesAsked(table).sort()).toEqual(VOTES);
    passTo(conductor, table, 15 * MINUTE);
    expect(choicesAsked(table)).toEqual(['divine 5', 'guard 6']);
    passTo(conductor, table, 19.5 * MINUTE - 1);
    expect(choicesAsked(table)).toEqual([]);
    passTo(conductor, table, 19.5 * MINUTE);
    expect(choicesAsked(table)).toEqual(['attackVote 7', 'attackVote 8']);
  });
});

describe('in a phase of talk and votes that may end early', () => {
  const cgi = rulesOf('cgi');
  const phases = cgi.clock!.phases.map((phase) =>
    phase.name === 'day' ? { ...phase, ends: 'whenAllOver' as const } : phase,
  );
  const rules = changed(cgi, { clock: { phases } });

  test('[K13] a program is asked to vote right after its Over, the others at the last call', () => {
    const { table, conductor } = programs(rules);
    passTo(conductor, table, 5 * MINUTE);
    choicesAsked(table);
    tryTo(conductor, say(1, 'talk', 'Over'));
    expect(choicesAsked(table)).toEqual(['vote 1']);
    tryTo(conductor, say(2, 'talk', 'Skip'));
    expect(choicesAsked(table)).toEqual([]);
    passTo(conductor, table, 14 * MINUTE);
    expect(choicesAsked(table).sort()).toEqual(VOTES.slice(1));
  });

  test('[K4] all have said Over, but the phase waits for the votes', () => {
    const { table, conductor } = programs(rules);
    passTo(conductor, table, 5 * MINUTE);
    for (let player = 1; player <= 8; player++) tryTo(conductor, say(player, 'talk', 'Over'));
    const day = () => table.kept.filter(({ event }) => event.type === 'phaseEnded' && event.phase === 'day');
    expect(day()).toEqual([]);
    for (let player = 1; player <= 7; player++) tryTo(conductor, vote(player, 8));
    expect(day()).toEqual([]);
    tryTo(conductor, vote(8, 1));
    expect(day()).toMatchObject([{ at: 5 * MINUTE, event: { why: 'over' } }]);
  });
});

describe('an answer that names its question', () => {
  function answer(conductor: Conductor, text: string, to: Request | undefined): Refusal | null {
    let refusal: Refusal | null = null;
    conductor.answer(
      say(1, 'talk', text),
      (result) => {
        refusal = result.ok ? null : result.error;
      },
      to,
    );
    return refusal;
  }

  test('[K13] is refused when that is no longer open, and a later question stays open', () => {
    const { table, conductor } = programs(rulesOf('bbs-9'));
    const first = table.asked.find(({ request }) => request.player === 1)?.request;
    expect(answer(conductor, 'Skip', first)).toBeNull();
    passTo(conductor, table, 60 * MINUTE);
    const second = table.asked.findLast(({ request }) => request.player === 1)?.request;
    expect(second).not.toBe(first);
    expect(answer(conductor, 'too late', first)).toBe('notAsked');
    expect(conductor.asks(second!)).toBe(true);
    expect(answer(conductor, 'in time', second)).toBeNull();
    expect(conductor.asks(second!)).toBe(false);
    const said = table.kept.flatMap(({ event }) => (event.type === 'talked' ? [event.text] : []));
    expect(said).toEqual(['in time']);
  });

  test('[K13] is refused when the phase has ended since', () => {
    const { table, conductor } = programs(rulesOf('bbs-9'));
    const first = table.asked.find(({ request }) => request.player === 1)?.request;
    passTo(conductor, table, DAY);
    expect(answer(conductor, 'of yesterday', first)).toBe('notAsked');
    expect(table.kept.some(({ event }) => event.type === 'talked')).toBe(false);
  });
});
