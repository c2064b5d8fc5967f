import {
  CHANNELS,
  DEATH_CAUSES,
  type Event,
  findPreset,
  fingerprint,
  only,
  plainSetup,
  ROLES,
} from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { plainLine } from '../../testing/plain-line.ts';
import { playRandomly } from '../../testing/play.ts';
import { canonicalJson } from '../canonical.ts';
import { headerOf, type RecordEntry, type RecordedEvent, SOFTWARE } from '../record.ts';
import { quote } from './quote.ts';
import { writeEntry, writeHeader, writeRecord } from './write.ts';

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

test('quote gives what JSON gives, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ maxLength: 100 })), (text) => {
      expect(quote(text)).toBe(JSON.stringify(text));
    }),
    { numRuns: runs(400, 50_000) },
  );
});

describe('a line', () => {
  const talked: Event = {
    type: 'talked',
    audience: 'public',
    number: 7,
    day: 1,
    idx: 3,
    turn: 0,
    channel: 'talk',
    player: 3,
    text: 'VOTE Agent[01]',
    to: null,
    replyTo: null,
    expression: null,
    language: null,
  };

  test('starts with its stamp, and leaves out what is null in speech', () => {
    expect(writeEntry({ seq: 12, at: 1500, askedAt: 1400, clientAt: 1450, event: talked })).toBe(
      '{"seq":12,"at":1500,"askedAt":1400,"clientAt":1450,"type":"talked","audience":"public","number":7,"idx":3,' +
        '"day":1,"turn":0,"channel":"talk","player":3,"text":"VOTE Agent[01]"}\n',
    );
  });

  test('says what is not null in speech, and that the time is not known', () => {
    const said = { ...talked, turn: null, to: 1, replyTo: 5, expression: 'sad', language: 'ja' };
    expect(writeEntry({ seq: 0, at: null, event: said })).toBe(
      '{"seq":0,"at":null,"type":"talked","audience":"public","number":7,"idx":3,"day":1,"turn":null,' +
        '"channel":"talk","player":3,"text":"VOTE Agent[01]","to":1,"replyTo":5,"expression":"sad","language":"ja"}\n',
    );
  });

  test('leaves out what only villages by the clock say, where it is null, and says it where it is not', () => {
    const began = {
      type: 'phaseBegan',
      audience: 'public',
      day: 1,
      phase: 'vote',
      round: 0,
      asked: [1],
    } as const;
    const broke = { type: 'dawnBroke', audience: 'public', day: 2, dead: [3], votes: null } as const;
    const line = (event: Event) => writeEntry({ seq: 0, at: 0, event }).slice('{"seq":0,"at":0,'.length, -2);
    expect(line({ ...began, seconds: null })).toBe(
      '"type":"phaseBegan","audience":"public","day":1,"phase":"vote","round":0,"asked":[1]',
    );
    expect(line({ ...began, seconds: 60 })).toMatch(/"asked":\[1\],"seconds":60$/);
    expect(line({ ...broke, counts: null, executed: null })).toMatch(/"dead":\[3\],"votes":null$/);
    expect(line({ ...broke, counts: [{ player: 2, votes: 3 }], executed: 2 })).toMatch(
      /"votes":null,"counts":\[\{"player":2,"votes":3\}\],"executed":2$/,
    );
  });

  test('does not repeat in `opened` what stands in the first line', () => {
    const [opened] = playRandomly('aiwolf-5', 'a').entries;
    expect(opened?.event.type).toBe('opened');
    expect(writeEntry({ seq: 0, at: 1, event: opened?.event ?? talked })).toBe(
      '{"seq":0,"at":1,"type":"opened","audience":"public"}\n',
    );
  });

  test('is written back as it was read, where it says more than we know', () => {
    const asRead = '{"seq":0,"at":1,"type":"dreamt","audience":"master","of":[1]}';
    expect(writeEntry({ seq: 0, at: 1, event: { type: 'dreamt', audience: 'master' }, asRead })).toBe(
      `${asRead}\n`,
    );
  });

  test('is the same whatever the order of the facts', () => {
    const facts = Object.entries(talked).reverse();
    const turned = Object.fromEntries(facts) as unknown as Event;
    expect(writeEntry({ seq: 1, at: 2, event: turned })).toBe(writeEntry({ seq: 1, at: 2, event: talked }));
  });
});

describe('lines are the bytes that a walk through the table makes', () => {
  test.each([
    'aiwolf-5',
    'aiwolf-15',
    'nlp-5',
    'nlp-9',
    'nl2017',
    'nlp-5-freeform',
    'licos-10c',
    'bbs-15',
    'cgi',
    'card',
  ])('in random games of %s', (preset) => {
    const types = new Set<string>();
    for (let game = 0; game < runs(3, 50); game++) {
      for (const entry of playRandomly(preset, `write ${game}`).entries) {
        types.add(entry.event.type);
        expect(writeEntry(entry)).toBe(plainLine(entry));
      }
    }
    expect(types.size).toBeGreaterThan(18);
  });

  test('for any numbers, texts and audiences', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(writeEntry(entry)).toBe(plainLine(entry));
        expect(JSON.parse(writeEntry(entry))).toMatchObject({ seq: entry.seq, type: entry.event.type });
      }),
      { numRuns: runs(400, 20_000) },
    );
  });
});

const count = fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 20_000 }));
const player = fc.integer({ min: 1, max: 20 });
const players = fc.uniqueArray(player, { maxLength: 20 });
const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null });
const hearers = fc.oneof(
  fc.constantFrom('public' as const, 'master' as const, 'spectators' as const),
  players,
);
const votes = fc.array(fc.record({ target: player, player }), { maxLength: 5 });
const speech = {
  audience: hearers,
  day: count,
  turn: orNull(count),
  channel: fc.constantFrom(...CHANNELS),
  player,
  text: anyText,
  to: orNull(player),
  replyTo: orNull(count),
  expression: orNull(anyText),
  language: orNull(anyText),
};
const manner = fc.record({ language: orNull(anyText), expression: orNull(anyText), replyTo: orNull(count) });
const anyEvent: fc.Arbitrary<RecordedEvent> = fc.oneof(
  fc.record({ type: fc.constant('talked' as const), number: orNull(count), idx: orNull(count), ...speech }),
  fc.record({ type: fc.constant('talkSealed' as const), ...speech }),
  fc.record({
    type: fc.constant('turnBegan' as const),
    audience: hearers,
    day: count,
    turn: count,
    order: players,
  }),
  fc.record({
    type: fc.constantFrom('voted' as const, 'polled' as const, 'attackVoted' as const),
    audience: player.map(only),
    day: count,
    round: count,
    player,
    target: player,
  }),
  fc.record({
    type: fc.constantFrom('votesCounted' as const, 'pollCounted' as const, 'attackVotesCounted' as const),
    audience: hearers,
    day: count,
    round: count,
    votes,
  }),
  fc.record({
    type: fc.constant('dawnBroke' as const),
    audience: hearers,
    day: count,
    dead: players,
    votes: orNull(votes),
    counts: orNull(fc.array(fc.record({ votes: count, player }), { maxLength: 5 })),
    executed: orNull(player),
  }),
  fc.record(
    {
      type: fc.constant('rolesRevealed' as const),
      audience: hearers,
      roles: fc.array(fc.constantFrom(...ROLES), { maxLength: 5 }),
      players: fc.array(anyText, { maxLength: 5 }),
      deaths: fc.array(fc.record({ cause: fc.constantFrom(...DEATH_CAUSES), day: count, player }), {
        maxLength: 5,
      }),
    },
    { requiredKeys: ['type', 'audience', 'roles', 'players'] },
  ),
  fc.record({
    type: fc.constant('translated' as const),
    audience: hearers,
    day: count,
    channel: fc.constantFrom('talk' as const, 'whisper' as const),
    number: count,
    player,
    language: anyText,
    text: anyText,
    losses: fc.array(anyText, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('watcherTalked' as const),
    audience: hearers,
    day: count,
    name: orNull(anyText),
    text: anyText,
    language: orNull(anyText),
  }),
  fc.record({
    type: fc.constant('phaseBegan' as const),
    audience: hearers,
    day: count,
    phase: fc.constantFrom('talk' as const, 'day' as const),
    round: count,
    asked: players,
    seconds: orNull(count),
  }),
  fc.record({
    type: fc.constant('phaseEnded' as const),
    audience: hearers,
    day: count,
    phase: fc.constantFrom('epilogue' as const, 'night' as const),
    why: fc.constantFrom('limit' as const, 'answered' as const),
  }),
  fc.record({ type: fc.constant('saidOver' as const), audience: hearers, day: count, player }),
  fc.record({
    type: fc.constant('chose' as const),
    audience: player.map(only),
    day: count,
    player,
    act: fc.constantFrom('guard' as const, 'divine' as const),
    target: player,
  }),
  fc.record({ type: fc.constant('noted' as const), audience: hearers, player, text: anyText }),
  fc.record({
    type: fc.constant('sealed' as const),
    audience: hearers,
    seed: orNull(anyText),
    players: fc.array(anyText),
    deal: fc.array(fc.constantFrom('villager' as const, 'fox' as const)),
  }),
  fc.record({
    type: fc.constant('substituted' as const),
    audience: player.map(only),
    day: count,
    player,
    act: fc.constant('talk' as const),
    reason: fc.constant('length' as const),
    sent: orNull(anyText),
    used: fc.oneof(anyText, player, fc.constant(null)),
    spent: count,
    manner: orNull(manner),
  }),
  fc.record({ type: fc.constant('foreign'), audience: fc.constant('master' as const), line: anyText }),
);
const anyEntry: fc.Arbitrary<RecordEntry> = fc.record(
  { seq: count, at: orNull(fc.integer()), askedAt: fc.double(), clientAt: count, event: anyEvent },
  { requiredKeys: ['seq', 'at', 'event'] },
);

describe('the first line', () => {
  const found = findPreset('aiwolf-5');
  const rules = found.ok ? found.value : expect.unreachable();
  const setup = plainSetup('aiwolf-5', rules, null);

  test('says everything that is known before the village opens', () => {
    const source = { format: 'aiwolf', unknown: ['at'], notes: { lines: 3 } };
    const line = writeHeader(headerOf(setup, { village: 'v1', licence: 'CC0-1.0', source }));
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({
      mura: 1,
      minor: 0,
      village: 'v1',
      preset: 'aiwolf-5',
      rules,
      rulesHash: fingerprint(canonicalJson(rules)),
      cast: setup.cast,
      language: 'aiwolf',
      consent: null,
      licence: 'CC0-1.0',
      software: SOFTWARE,
      source,
    });
  });

  test('is the same for rules whose members stand in another order', () => {
    const turned = Object.fromEntries(Object.entries(rules).reverse()) as unknown as typeof rules;
    expect(writeHeader(headerOf({ ...setup, rules: turned }, { village: 'v1' }))).toBe(
      writeHeader(headerOf(setup, { village: 'v1' })),
    );
  });

  test('cannot say something else than `opened`', () => {
    const { entries } = playRandomly('nlp-5', 'a');
    const header = headerOf(setup, { village: 'v1' });
    expect(() => writeRecord({ header, entries })).toThrow('a village opens with what the header');
  });
});
