import { REFUSALS, shape } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEB_CODES, webError } from './codes.ts';
import { check, decodeClientMessage, isTooDeep } from './decode.ts';
import { encodeAsked, encodeEvent, encodeGiven, encodeMessage, encodeRefused } from './encode.ts';
import { guestBody, villageBody } from './http.ts';
import { clientMessage, serverMessage, toAction } from './live.ts';
import { visiblePart } from './words.ts';

describe('messages of a browser', () => {
  test('that are right are read', () => {
    const talk = { type: 'talk', channel: 'talk', text: 'hello', replyTo: 3, clientAt: 5 };
    const message = { type: 'act', id: 'a.1:b-2_c', action: talk };
    expect(decodeClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
    expect(decodeClientMessage('{"type":"ping"}')).toEqual({ ok: true, value: { type: 'ping' } });
  });

  test('that are wrong say where, and which action they were', () => {
    const wrong = decodeClientMessage('{"type":"act","id":"7","action":{"type":"vote","target":21}}');
    expect(wrong).toEqual({
      ok: false,
      error: {
        id: '7',
        error: { ...webError('wrongMessage'), allowed: 'action.target: must be a player 1..20' },
      },
    });
  });

  test('every message written by the schema is read, and nothing else is taken for one', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 20 }), (text) => {
        const decoded = decodeClientMessage(text);
        expect(decoded.ok).toBe(
          !isTooDeep(text) && shape.faultsIn(clientMessage, JSON.parse(text)).length === 0,
        );
      }),
    );
  });

  test('brackets are counted outside of strings only', () => {
    expect(isTooDeep('['.repeat(16) + ']'.repeat(16))).toBe(false);
    expect(isTooDeep('['.repeat(17))).toBe(true);
    expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(100)}"\\` }))).toBe(false);
    expect(isTooDeep('[]'.repeat(100))).toBe(false);
  });
});

describe('an action', () => {
  const player = { type: 'player', player: 3 } as const;
  const watcher = { type: 'watcher', name: 'Aki' } as const;

  test('is that of the seat, whatever it says', () => {
    expect(toAction({ type: 'vote', target: 2 }, player)).toEqual({ type: 'vote', target: 2, player: 3 });
    expect(toAction({ type: 'vote', target: 2 }, watcher)).toBeNull();
  });

  test('of those who watch is their talk alone', () => {
    expect(toAction({ type: 'watcherTalk', text: 'x' }, watcher)).toEqual({
      type: 'watcherTalk',
      text: 'x',
      name: 'Aki',
    });
    expect(toAction({ type: 'watcherTalk', text: 'x' }, player)).toBeNull();
  });
});

describe('messages to a browser', () => {
  const lengthRules = {
    countIn: 'characters',
    perTalk: 9,
    perPlayer: null,
    base: null,
    mention: null,
  } as const;
  const request = { act: 'talk', player: 1, day: 1, round: 0, turn: 2 } as const;
  const talk = {
    act: 'talk',
    left: 3,
    skipIsOver: false,
    longest: 9,
    length: lengthRules,
    budget: null,
  } as const;

  test.each([
    ['welcome', encodeMessage({ type: 'welcome', protocol: 1, village: 'v', player: null, now: 5 })],
    ['an event', encodeGiven(4, 5, encodeEvent({ type: 'dayBegan', audience: 'public', day: 1 }))],
    ['a question to talk', encodeAsked({ request, legal: talk })],
    [
      'a question to choose',
      encodeAsked({ request: { ...request, act: 'vote' }, legal: { act: 'vote', targets: [2] } }),
    ],
    ['a refusal', encodeRefused('x', webError('notAsked'))],
    ['presence', encodeMessage({ type: 'presence', here: [1], watching: 0 })],
  ])('%s has the form of the schema', (_, text) => {
    const message = JSON.parse(text);
    expect(shape.read(serverMessage, message)).toEqual({ ok: true, value: message });
  });

  test('an event leaves its audience behind', () => {
    expect(encodeEvent({ type: 'dayBegan', audience: [1, 2], day: 1 })).toBe('{"type":"dayBegan","day":1}');
  });
});

test('every refusal of the game has a sentence', () => {
  for (const [code, message] of Object.entries(REFUSALS)) expect(WEB_CODES).toHaveProperty(code, message);
});

test.each([
  ['  Aki ', 'Aki'],
  ['ミナト', 'ミナト'],
  ['👩‍🚀', '👩‍🚀'],
  ['e\u0301', '\u00e9'],
  ['❤️1️⃣', '❤️1️⃣'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['Nguyễn ปิ่น', 'Nguyễn ปิ่น'],
])('the name %s is taken as %s', (given, taken) => {
  expect(check(guestBody, { nickname: given })).toEqual({ ok: true, value: { nickname: taken } });
});

test.each([
  '',
  ' ',
  'a\nb',
  'a\u0000',
  '\ud800',
  'a\u202eb',
  '\u200b',
  'x'.repeat(25),
  // Nothing is drawn.
  '\u3164',
  '\u2800',
  '\u200d',
  '\u0301',
  '\ufe0f',
  // Drawn like others.
  'ad\u200dmin',
  'ad\u00admin',
  'ad\u2063min',
  'admin\u{e0001}',
  'admin\u{e0061}',
  'a\ufe0fdmin',
  // A tower over the lines above.
  `z${'\u0336'.repeat(12)}`,
])('the name %j is refused', (nickname) => {
  expect(check(guestBody, { nickname })).toMatchObject({ ok: false, error: { code: 'wrongMessage' } });
});

test.each([
  ['consent.text', { consent: { text: 'a\u0000b', purpose: 'play' } }],
  ['consent.text', { consent: { text: 'a\ud800b', purpose: 'play' } }],
  ['cast', { cast: 'pack-\u0000' }],
  ['bots.1', { bots: ['random', '\udc00'] }],
])('text that nobody can keep is refused with its place: %s', (place, member) => {
  const checked = check(villageBody, { name: 'a', preset: 'aiwolf-5', ...member });
  expect(checked).toMatchObject({ ok: false, error: { code: 'wrongMessage' } });
  expect(checked.ok ? '' : checked.error.allowed).toMatch(new RegExp(`^${place.replace('.', '\\.')}: `));
});

test('what is nested too deeply is refused, however deeply', () => {
  const rules = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
  const checked = check(villageBody, { name: 'a', preset: 'aiwolf-5', rules: { roles: rules } });
  expect(checked).toMatchObject({ ok: false, error: { code: 'wrongMessage' } });
});

test.each(['\\u0000', '\\ud800'])('no word of a village has %s', (sign) => {
  const text = `{"type":"act","id":"a","action":{"type":"talk","channel":"talk","text":"x${sign}y"}}`;
  expect(decodeClientMessage(text)).toMatchObject({
    ok: false,
    error: { id: 'a', error: { code: 'wrongMessage' } },
  });
});

test.each([
  ['kanolab3', 'kanolab3'],
  [' a\u0000b\n', 'ab'],
  ['x\u202ey', 'xy'],
  ['ad\u200dmin\u{e0061}', 'admin'],
  [`z${'\u0336'.repeat(50)}`, `z${'\u0336'.repeat(5)}`],
  ['👩‍🚀', '👩‍🚀'],
  ['\u200b', ''],
  ['\u0301\u0301', ''],
])('of the name %j of a program %j is seen', (given, seen) => {
  expect(visiblePart(given)).toBe(seen);
});

test('what is seen of any name is a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
      const nickname = visiblePart(name);
      fc.pre(nickname !== '' && nickname.length <= 24);
      expect(check(guestBody, { nickname })).toEqual({ ok: true, value: { nickname } });
    }),
  );
});

test.each([
  ['a list', { bots: Array.from({ length: 2001 }, () => 0) }],
  ['many lists', { bots: Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 0)) }],
  ['an object', { rules: Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`a${index}`, 0])) }],
])('%s with more members than any message has is refused before its members are looked at', (_, member) => {
  expect(check(villageBody, { name: 'a', preset: 'aiwolf-5', ...member })).toEqual({
    ok: false,
    error: expect.objectContaining({ code: 'wrongMessage', allowed: 'at most 2000 members in all' }),
  });
});
