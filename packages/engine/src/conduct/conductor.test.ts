import { describe, expect, test } from 'vitest';
import {
  type ConductedTable,
  changed,
  conduct,
  countRoles,
  divine,
  many,
  play,
  resumeAt,
  rulesOf,
  settle,
  setupOf,
  type TestScene,
  tableFor,
  talk,
  toTheEnd,
  until,
  villageOf,
  vote,
} from '../../testing/index.ts';
import {
  type Action,
  aiwolfRules,
  Conductor,
  type Entry,
  type Event,
  givenTo,
  plainSetup,
  type Question,
  type Role,
  requests,
  seeded,
} from '../index.ts';

const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];

function eventsOf({ kept }: ConductedTable): Event[] {
  return kept.map(({ event }) => event);
}

/** The record of a scene, all of it written down at the same time. */
function entriesOf({ events }: TestScene): Entry[] {
  return events.map((event, seq) => ({ seq, at: 0, event }));
}

function questions({ asked }: ConductedTable): string[] {
  return asked.map(({ request }) => `${request.act} ${request.player}`);
}

/** Over, or the first legal target. */
function plainAnswer({ request, legal }: Question): Action {
  const { player, act } = request;
  if ('targets' in legal) {
    const [target] = legal.targets;
    return target === undefined
      ? { type: 'noAnswer', player, act, reason: 'illegal' }
      : { type: legal.act, player, target };
  }
  return { type: 'talk', player, channel: legal.act, text: 'Over' };
}

/** Answers whatever is asked, question by question. */
function playOn(conductor: Conductor, table: ConductedTable, answer = plainAnswer): void {
  for (let next = 0; next < table.asked.length; next++) {
    const question = table.asked[next];
    if (question !== undefined) conductor.answer(answer(question));
  }
}

describe('the conductor', () => {
  test('[S1] gives each player what they may see, by their own count', () => {
    const table = tableFor(5);
    playOn(conduct(setupOf(FIVE), table), table);
    for (const [index, heard] of table.heard.entries()) {
      expect(heard).toEqual(givenTo(index + 1, eventsOf(table)));
      expect(heard.map(({ number }) => number)).toEqual(heard.map((_, place) => place));
    }
    expect(table.heard[0]?.length).toBeLessThan(table.kept.length);
  });

  test('asks what is new, and nothing twice', () => {
    const table = tableFor(5);
    const conductor = conduct(setupOf(FIVE), table);
    expect(questions(table)).toEqual(['divine 4']);
    conductor.answer(divine(4, 5));
    expect(questions(table)).toEqual(['divine 4', 'talk 1']);
    for (const player of [1, 2, 3, 4, 5]) conductor.answer(talk(player, 'Over'));
    expect(questions(table).slice(6)).toEqual(['vote 1', 'vote 2', 'vote 3', 'vote 4', 'vote 5']);
    conductor.answer(vote(3, 1));
    conductor.answer(vote(1, 2));
    expect(questions(table).length).toBe(11);
  });

  test('a question brings all that may be answered', () => {
    const table = tableFor(5);
    conduct(setupOf(FIVE), table);
    expect(table.asked).toEqual([
      {
        request: { act: 'divine', player: 4, day: 0, round: 0, turn: 0 },
        legal: { act: 'divine', targets: [1, 2, 3, 4, 5] },
      },
    ]);
  });

  test('a re-vote is asked anew', () => {
    const table = tableFor(5);
    const conductor = conduct(setupOf(FIVE), table);
    conductor.answer(divine(4, 5));
    for (const player of [1, 2, 3, 4, 5]) conductor.answer(talk(player, 'Over'));
    for (const [player, target] of [
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 3],
    ] as const)
      conductor.answer(vote(player, target));
    expect(questions(table).slice(11)).toEqual(['vote 1', 'vote 2', 'vote 3', 'vote 4', 'vote 5']);
    expect(table.asked.at(-1)?.request.round).toBe(1);
  });

  test('[A7] a refused answer is told to whoever gave it, changes nothing, and leaves the question open', () => {
    const table = tableFor(5);
    const conductor = conduct(setupOf(FIVE), table);
    const before = table.kept.length;
    const replies: unknown[] = [];
    conductor.answer(divine(4, 9), (result) => replies.push(result));
    conductor.answer(vote(1, 2), (result) => replies.push(result));
    expect(replies).toEqual([
      { ok: false, error: 'unknownTarget' },
      { ok: false, error: 'notAsked' },
    ]);
    expect(table.kept.length).toBe(before);
    expect(questions(table)).toEqual(['divine 4']);
    conductor.answer(divine(4, 5), (result) => replies.push(result));
    expect(replies.at(-1)).toEqual({ ok: true, value: null });
  });

  test('[C1] a wrong setup does not open, and nobody hears anything', () => {
    const table = tableFor(5);
    const opened = Conductor.open({ ...setupOf(FIVE), cast: [] }, table.outside);
    expect(opened).toEqual({
      ok: false,
      error: [{ path: 'cast', message: 'has 0 characters for 5 players' }],
    });
    expect(table.kept).toEqual([]);
    expect(table.heard.flat()).toEqual([]);
  });

  test('stamps entries with their place, the time, and when the answered question was asked', () => {
    const table = tableFor(5);
    table.clock.now = 1000;
    const conductor = conduct(setupOf(FIVE), table);
    expect(table.kept.every(({ at }) => at === 1000)).toBe(true);
    table.clock.now = 1700;
    const before = table.kept.length;
    conductor.answer({ ...divine(4, 5), clientAt: 1650 });
    const [first, ...others] = table.kept.slice(before);
    expect(first).toMatchObject({ at: 1700, askedAt: 1000, clientAt: 1650, event: { type: 'divined' } });
    expect(others.every((entry) => entry.askedAt === undefined && entry.clientAt === undefined)).toBe(true);
    expect(table.kept.map(({ seq }) => seq)).toEqual(table.kept.map((_, index) => index));
  });
});

describe('time', () => {
  test('[A6] an answer is late at its limit, and not before', () => {
    const table = tableFor(5);
    table.clock.now = 500;
    const conductor = conduct(setupOf(FIVE), table);
    expect(conductor.nextLimit()).toBe(1500);
    conductor.tick(1499);
    expect(questions(table)).toEqual(['divine 4']);
    table.clock.now = 1500;
    conductor.tick(1500);
    expect(eventsOf(table).at(-5)).toMatchObject({
      type: 'substituted',
      player: 4,
      act: 'divine',
      reason: 'late',
    });
    expect(conductor.nextLimit()).toBe(2500);
    expect(questions(table)).toEqual(['divine 4', 'talk 1']);
  });

  test('[A6] in the contest of 2017 an answer after 4.9 s counts, and one that is not there after 5.1 s is a Skip', () => {
    const table = tableFor(5);
    const conductor = conduct(setupOf(FIVE, { rules: rulesOf('nl2017') }), table);
    conductor.tick(4900);
    conductor.answer(talk(1, 'in time'));
    conductor.tick(5100);
    const said = eventsOf(table).flatMap((event) =>
      event.type === 'talked' ? [`${event.player} ${event.text}`] : [],
    );
    expect(said).toEqual(['1 in time', '2 Skip', '3 Skip', '4 Skip', '5 Skip']);
    const late = eventsOf(table).flatMap((event) => (event.type === 'substituted' ? [event.reason] : []));
    expect(late).toEqual(['late', 'late', 'late', 'late']);
  });

  test('[A6] without a limit nobody is late', () => {
    const rules = changed(aiwolfRules(countRoles(FIVE)), { absence: { answerLimit: null } });
    const table = tableFor(5);
    const conductor = conduct(setupOf(FIVE, { rules }), table);
    expect(conductor.nextLimit()).toBeNull();
    conductor.tick(Number.MAX_SAFE_INTEGER);
    expect(questions(table)).toEqual(['divine 4']);
  });

  test('[A6] a village in which everybody is late comes to its end', () => {
    const table = tableFor(5, { chance: seeded('seed') });
    const conductor = conduct(setupOf(FIVE), table);
    for (let limit = conductor.nextLimit(); limit !== null; limit = conductor.nextLimit()) {
      table.clock.now = limit;
      conductor.tick(limit);
    }
    expect(eventsOf(table).at(-1)).toMatchObject({ type: 'rolesRevealed' });
  });

  /** A vote in which 1 and 2 are tied, and the store is slow: four ballots are in, the fourth is being written down. */
  async function lastBallotOpen() {
    const table = tableFor(5, { slow: true });
    const conductor = conduct(setupOf(FIVE), table);
    const answers: Action[] = [divine(4, 5), ...[1, 2, 3, 4, 5].map((player) => talk(player, 'Over'))];
    await settle(table);
    for (const answer of [...answers, vote(1, 2), vote(2, 1), vote(3, 2)]) {
      conductor.answer(answer);
      await settle(table);
    }
    conductor.answer(vote(4, 3));
    table.clock.now = 1000;
    return { table, conductor };
  }

  test('[A6] a question is late once, however often the clock ticks while something is written down', async () => {
    const { table, conductor } = await lastBallotOpen();
    conductor.tick(1000);
    conductor.tick(1000);
    while (table.waiting.length > 0) await settle(table);
    // Chance votes for player 1, and the tie is voted again: that question is a new one.
    expect(table.asked.at(-1)?.request).toMatchObject({ act: 'vote', round: 1, player: 5 });
    const late = eventsOf(table).filter(({ type }) => type === 'substituted');
    expect(late).toMatchObject([{ player: 5, act: 'vote', reason: 'late', used: 1 }]);
    expect(requests(conductor.village).length).toBe(5);
  });

  test('[A6] an answer that waits for the store is in time', async () => {
    const { table, conductor } = await lastBallotOpen();
    conductor.answer(vote(5, 1));
    conductor.tick(1000);
    while (table.waiting.length > 0) await settle(table);
    expect(eventsOf(table).filter(({ type }) => type === 'substituted')).toEqual([]);
    expect(requests(conductor.village).map(({ round, player }) => `${round} ${player}`)).toEqual([
      '1 1',
      '1 2',
      '1 3',
      '1 4',
      '1 5',
    ]);
  });
});

describe('durable first', () => {
  test('nobody hears, is asked or is answered before the store has it', async () => {
    const table = tableFor(5, { slow: true });
    const conductor = conduct(setupOf(FIVE), table);
    expect(table.kept.length).toBeGreaterThan(0);
    expect(table.heard.flat()).toEqual([]);
    expect(table.asked).toEqual([]);
    await settle(table);
    expect(table.heard[0]?.map(({ event }) => event.type)).toEqual([
      'opened',
      'roleTold',
      'dayBegan',
      'duskFell',
    ]);
    expect(questions(table)).toEqual(['divine 4']);

    const replies: string[] = [];
    const heardBefore = table.heard.flat().length;
    conductor.answer(divine(4, 5), ({ ok }) => replies.push(`divine ${ok}`));
    expect(table.kept.at(-1)?.event.type).toBe('turnBegan');
    expect([replies, table.heard.flat().length, questions(table)]).toEqual([[], heardBefore, ['divine 4']]);
    await settle(table);
    expect(replies).toEqual(['divine true']);
    expect(table.heard.flat().length).toBeGreaterThan(heardBefore);
    expect(questions(table)).toEqual(['divine 4', 'talk 1']);
  });

  test('one message is handled to its end before the next', async () => {
    const table = tableFor(5, { slow: true });
    const conductor = conduct(setupOf(FIVE), table);
    await settle(table);
    const replies: string[] = [];
    conductor.answer(divine(4, 5), ({ ok }) => replies.push(`divine ${ok}`));
    conductor.answer(talk(1, 'one'), ({ ok }) => replies.push(`one ${ok}`));
    conductor.answer(talk(3, 'three'), ({ ok }) => replies.push(`three ${ok}`));
    conductor.answer(talk(2, 'two'), ({ ok }) => replies.push(`two ${ok}`));
    expect(eventsOf(table).filter(({ type }) => type === 'talked')).toEqual([]);
    await settle(table);
    expect(replies).toEqual(['divine true']);
    await settle(table);
    expect(replies).toEqual(['divine true', 'one true', 'three false']);
    await settle(table);
    expect(replies).toEqual(['divine true', 'one true', 'three false', 'two true']);
  });

  test('an answer given in the middle of a message waits for its end, and for those before it', async () => {
    const table = tableFor(5, { slow: true, answer: () => hasty() });
    let hasty: () => void = () => {};
    const conductor = conduct(setupOf(FIVE), table);
    await settle(table);
    const replies: string[] = [];
    hasty = () => conductor.answer(talk(2, 'hasty'), ({ ok }) => replies.push(`hasty ${ok}`));
    conductor.answer(divine(4, 5));
    conductor.answer(talk(1, 'first'), ({ ok }) => replies.push(`first ${ok}`));
    // Player 1 is asked now; player 2 hears of it and answers, but the talk of player 1 came before.
    await settle(table);
    await settle(table);
    hasty = () => {};
    while (table.waiting.length > 0) await settle(table);
    const said = eventsOf(table).flatMap((event) => (event.type === 'talked' ? [event.text] : []));
    expect(said).toEqual(['first', 'hasty']);
    expect(replies[0]).toBe('first true');
  });

  test('where the store loses entries the village stands still and nobody is told', async () => {
    const table = tableFor(5, { slow: true });
    const errors: unknown[] = [];
    const opened = Conductor.open(setupOf(FIVE), { ...table.outside, lost: (error) => errors.push(error) });
    expect(opened.ok).toBe(true);
    table.waiting.shift()?.reject('disk full');
    await Promise.resolve();
    await Promise.resolve();
    expect(errors).toEqual(['disk full']);
    expect(table.heard.flat()).toEqual([]);
    expect(table.asked).toEqual([]);
  });
});

describe('seats that answer at once', () => {
  /** Answers inside of `ask`. */
  function hastyGame(setup: ReturnType<typeof setupOf>, seed: string): ConductedTable {
    let conductor: Conductor | null = null;
    const early: Question[] = [];
    const table = tableFor(setup.cast.length, {
      chance: seeded(seed),
      answer: (question) =>
        conductor === null ? void early.push(question) : conductor.answer(plainAnswer(question)),
    });
    conductor = conduct(setup, table);
    for (const question of early) conductor.answer(plainAnswer(question));
    return table;
  }

  test('are asked everything once, and play the same game as patient ones', () => {
    const roles: Role[] = [
      'villager',
      'villager',
      'villager',
      'bodyguard',
      'bodyguard',
      'seer',
      'seer',
      'werewolf',
      'werewolf',
    ];
    const patient = tableFor(9, { chance: seeded('seed') });
    playOn(conduct(setupOf(roles), patient), patient);
    const hasty = hastyGame(setupOf(roles), 'seed');
    expect(questions(hasty).sort()).toEqual(questions(patient).sort());
    expect(eventsOf(hasty)).toEqual(eventsOf(patient));
    expect(hasty.heard).toEqual(patient.heard);
  });

  test('may play a long game', () => {
    const rules = changed(rulesOf('aiwolf-18'), {
      talk: { turns: 1000, perPlayer: 1000, skips: 1000 },
    });
    const setup = plainSetup('custom', rules, null);
    let conductor: Conductor | null = null;
    const table = tableFor(18, {
      chance: seeded('seed'),
      answer: (question) => {
        const { act, player, day } = question.request;
        const chat = act === 'talk' && day === 1 ? talk(player, 'on and on') : plainAnswer(question);
        conductor?.answer(chat);
      },
    });
    conductor = conduct(setup, table);
    const [request] = requests(conductor.village);
    if (request === undefined) throw new Error('nobody is asked');
    for (const question of table.asked.slice()) conductor.answer(plainAnswer(question));
    expect(eventsOf(table).at(-1)?.type).toBe('rolesRevealed');
    expect(eventsOf(table).filter(({ type }) => type === 'talked').length).toBeGreaterThan(18_000);
  });
});

describe('after an accident', () => {
  const setups = [
    setupOf([
      'villager',
      'villager',
      'villager',
      'bodyguard',
      'seer',
      'medium',
      'fox',
      'werewolf',
      'werewolf',
    ]),
    setupOf(FIVE, { rules: rulesOf('nl2017') }),
    setupOf(['villager', 'villager', 'villager', 'possessed', 'seer', 'werewolf', 'werewolf'], {
      rules: rulesOf('nlp-9'),
    }),
  ];

  test.each(setups.map((setup, index) => [index, setup] as const))(
    '[O8] village %i goes on equally from a record cut after any event',
    (_, setup) => {
      const whole = tableFor(setup.cast.length, { chance: seeded('seed') });
      playOn(conduct(setup, whole), whole);
      const { kept } = whole;
      const record = eventsOf(whole);
      for (let cut = 2; cut <= record.length; cut++) {
        const table = tableFor(setup.cast.length, { chance: seeded('seed') });
        const conductor = resumeAt(table, kept.slice(0, cut));
        playOn(conductor, table);
        expect([...record.slice(0, cut), ...eventsOf(table)]).toEqual(record);
        for (const [index, heard] of table.heard.entries()) {
          const before = givenTo(index + 1, record.slice(0, cut)).length;
          expect(heard).toEqual(givenTo(index + 1, record).slice(before));
        }
        if (table.kept.length > 0) expect(table.kept[0]?.seq).toBe(cut);
      }
    },
  );

  test('open questions are asked anew, and those answered are not', () => {
    const scene = play(villageOf(FIVE), until('vote', 1), vote(2, 1), vote(4, 1));
    const table = tableFor(5);
    resumeAt(table, entriesOf(scene));
    expect(questions(table)).toEqual(['vote 1', 'vote 3', 'vote 5']);
    expect(table.heard.flat()).toEqual([]);
    expect(table.kept).toEqual([]);
  });

  test('[A6] limits begin anew', () => {
    const scene = play(villageOf(FIVE), until('vote', 1));
    const table = tableFor(5);
    table.clock.now = 77_000;
    expect(resumeAt(table, entriesOf(scene)).nextLimit()).toBe(78_000);
  });

  test('an ended village stays ended', () => {
    const scene = play(villageOf(FIVE), toTheEnd());
    const table = tableFor(5);
    const conductor = resumeAt(table, entriesOf(scene));
    expect(table.asked).toEqual([]);
    expect(conductor.nextLimit()).toBeNull();
    expect(conductor.village).toEqual(scene.village);
  });
});

describe('nothing else is needed', () => {
  test('[S5] [R000-PLAT-02] players who only hear events and are only asked play a game to its end', () => {
    let found = 0;
    for (const name of ['aiwolf-5', 'aiwolf-15', 'nlp-5', 'nlp-13', 'nl2017']) {
      const setup = plainSetup(name, rulesOf(name), null);
      const players = setup.cast.length;
      const table = tableFor(players, { chance: seeded(name) });
      // A seat has nothing but `hear` and `ask`; the answers are made from the question alone.
      for (const seat of table.seats) expect(Object.keys(seat).sort()).toEqual(['ask', 'hear']);
      playOn(conduct(setup, table), table);
      for (const heard of table.heard) {
        const types = heard.map(({ event }) => event.type);
        const firsts = (type: Event['type']) => types.indexOf(type);
        expect(types.filter((type) => type === 'roleTold').length).toBe(1);
        expect(firsts('roleTold')).toBeLessThan(firsts('dayBegan'));
        expect(types.filter((type) => type === 'dawnBroke').length).toBeGreaterThan(1);
        expect(types).toContain('talked');
        expect(types).toContain('executed');
        expect(types.slice(-2)).toEqual(['ended', 'rolesRevealed']);
        const votes = heard.flatMap(({ event }) =>
          event.type === 'votesCounted' || event.type === 'dawnBroke' ? [event.votes ?? []] : [],
        );
        expect(votes.some((round) => round.length > 0)).toBe(true);
      }
      found += eventsOf(table).flatMap((event) => (event.type === 'dawnBroke' ? event.dead : [])).length;
    }
    expect(found).toBeGreaterThan(0);
  });
});
