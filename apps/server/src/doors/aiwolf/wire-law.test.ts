import { BOTS, type Bot } from '@mura/bots';
import {
  type Action,
  type AIWolfSettings,
  agentCast,
  aiwolfRoles,
  aiwolfRules,
  Conductor,
  countPlayers,
  type Event,
  Feed,
  findPreset,
  hashText,
  mix,
  PRESETS,
  plainSetup,
  type Question,
  type Rules,
  type Seat,
  scale,
  seeded,
  seeGiven,
  type ViewSoFar,
  viewFor,
} from '@mura/engine';
import { aiwolf } from '@mura/protocols';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';

/** A player, as the village knows it: hears, and answers when it is asked. */
interface LawPlayer extends Pick<Seat, 'hear' | 'begin'> {
  answer(question: Question): Action;
}

type LawSeating = (bot: Bot, player: number, seed: string, rules: Rules) => LawPlayer;

function randomOf(seed: string) {
  const key = hashText(seed);
  let drawn = 0;
  return (among: number) => scale(mix(key, drawn++), among);
}

const direct: LawSeating = (bot, player, seed) => {
  const memory = bot.begin({ player });
  const random = randomOf(`${seed}/${player}`);
  return {
    hear: (event) => bot.hear(memory, event),
    answer: (question) => bot.act(memory, question, random),
  };
};

/** The same behind both sides of the wire: events to packets to events, actions to lines to actions. */
const overTheWire: LawSeating = (...player) => wired('alone')(...player);

/** With a view of its own, or the one that all share, where what is public is written once for all. */
const wired: (folding: 'alone' | 'together') => LawSeating = (folding) => (bot, player, seed, rules) => {
  const writer = new aiwolf.SeatWriter(1n);
  const own = viewFor(player, []);
  let told: ViewSoFar = { view: own };
  const reader = new aiwolf.ClientReader();
  const random = randomOf(`${seed}/${player}`);
  const tongue = { grammar: rules.grammar, cast: agentCast(20), symbols: null };
  let memory: unknown = null;
  const read = (line: string) => {
    const heard = reader.read(line);
    if (!heard.ok) throw new Error(heard.error);
    if (heard.value.request === 'INITIALIZE') memory = bot.begin({ player });
    for (const event of heard.value.events) bot.hear(memory, event);
    return heard.value.question;
  };
  return {
    begin(shared) {
      if (folding === 'together') told = shared;
    },
    hear(event) {
      if (folding === 'alone') seeGiven(own, event);
      const line = writer.hear(event, told.view);
      if (line !== null) read(line);
    },
    answer(question) {
      const asked = read(writer.ask(question, told.view));
      const line = aiwolf.writeAnswer(bot.act(memory, asked!, random));
      return aiwolf.decodeAnswer(line, question, tongue);
    },
  };
};

/** Plays a village of one kind of bot; time passes at once where nobody is asked. */
function play(preset: string, rules: Rules, name: string, seed: string, seating: LawSeating): Event[] {
  const events: Event[] = [];
  const questions: Question[] = [];
  let now = 0;
  const setup = plainSetup(preset, rules, seed);
  const players = setup.cast.map((_, index) => seating(BOTS.get(name)!, index + 1, seed, rules));
  const opened = Conductor.open(setup, {
    chance: seeded(seed),
    feed: Feed.of(players.map((player) => ({ ...player, ask: (question) => questions.push(question) }))),
    now: () => now,
    append: (entries) => {
      for (const { event } of entries) events.push(event);
    },
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const conductor = opened.value;
  for (let next = 0; ; next++) {
    while (next === questions.length) {
      const due = conductor.nextLimit();
      if (due === null) return events;
      now = Math.max(now, due);
      conductor.tick(now);
    }
    const question = questions[next]!;
    if (!conductor.asks(question.request)) continue;
    const action = players[question.request.player - 1]!.answer(question);
    conductor.answer(action, (result) => expect(result).toEqual({ ok: true, value: null }), question.request);
  }
}

const VARIANTS: [string, number, Partial<AIWolfSettings>][] = [
  ['five players', 5, {}],
  ['fifteen players', 15, {}],
  ['seven players', 7, {}],
  ['talk on day 0', 8, { talkOnFirstDay: true }],
  ['whispers before each attack vote', 15, { whisperBeforeRevote: true, maxAttackRevote: 3, maxRevote: 2 }],
  ['nobody need die', 9, { enableNoAttack: true, enableNoExecution: true }],
  ['votes are secret', 12, { voteVisible: false }],
  ['short talk', 6, { maxTalk: 1, maxTalkTurn: 2, maxSkip: 0 }],
];

const FOXES = { ...aiwolfRoles(10), fox: 1, freemason: 2, villager: 2 };

describe('a bot at the wire plays as it does in the process', () => {
  test.each(VARIANTS)('%s', (_what, players, settings) => {
    expectSame(aiwolfRules(aiwolfRoles(players), settings), runs(players > 10 ? 1 : 3, 50));
  });

  test('a fox and freemasons', () => expectSame(aiwolfRules(FOXES), runs(2, 50)));

  function expectSame(rules: Rules, games: number): void {
    for (const name of ['chatter', 'random', 'honest']) {
      for (let game = 0; game < games; game++) {
        const seed = `wire ${game}`;
        const expected = play('custom', rules, name, seed, direct);
        expect(play('custom', rules, name, seed, overTheWire)).toEqual(expected);
      }
    }
    const shared = wired('together');
    const expected = play('custom', rules, 'random', 'shared', direct);
    expect(play('custom', rules, 'random', 'shared', shared)).toEqual(expected);
  }
});

test('every form of the game that the door opens for can be played over the wire to its end', () => {
  const forms = [...PRESETS].filter(([, rules]) => aiwolf.whyNot(rules) === null);
  expect(forms.length).toBeGreaterThan(20);
  const every = runs(7, 1);
  for (const [preset, rules] of forms.filter((_, index) => index % every === 0)) {
    const events = play(preset, rules, 'random', preset, overTheWire);
    expect([preset, events.some(({ type }) => type === 'ended')]).toEqual([preset, true]);
  }
});

test('[R001-METR-15] the same agent plays by turns and by the clock', () => {
  for (const preset of ['nl2017', 'nlp-5', 'nlp-5-freeform', 'card', 'bbs-9']) {
    const rules = findPreset(preset);
    if (!rules.ok) throw new Error(rules.error);
    expect([preset, aiwolf.whyNot(rules.value)]).toEqual([preset, null]);
    const events = play(preset, rules.value, 'honest', preset, overTheWire);
    const speakers = new Set(events.flatMap((event) => (event.type === 'talked' ? [event.player] : [])));
    expect(events.some(({ type }) => type === 'ended')).toBe(true);
    expect([preset, speakers.size]).toEqual([preset, countPlayers(rules.value)]);
  }
});
