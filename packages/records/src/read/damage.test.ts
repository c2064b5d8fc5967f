import { ROLES } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../testing/play.ts';
import { hashOfRules } from '../canonical.ts';
import { writeRecord } from '../write/write.ts';
import { describeRecordError } from './error.ts';
import { type ReadOptions, readRecord } from './read.ts';

const RECORD = playRandomly('aiwolf-5', 'damage');
const { rules: RULES, rulesHash: HASH } = RECORD.header;
const LINES = writeRecord(RECORD).split('\n').slice(0, 4);
const [HEADER = '', OPENED = ''] = LINES;

function complaint(text: string | Uint8Array, options: ReadOptions = {}): string {
  const result = readRecord(text, options);
  return result.ok ? 'nothing' : describeRecordError(result.error);
}

/** What is said about a line that follows `opened`. */
function complaintAbout(event: Record<string, unknown>): string {
  return complaint([HEADER, OPENED, JSON.stringify({ seq: 1, at: 0, ...event })].join('\n'));
}

/** What is said about a header in which a text is replaced. */
function complaintAboutHeader(found: string, replacement: string): string {
  expect(HEADER).toContain(found);
  return complaint(HEADER.replace(found, replacement));
}

const talked = {
  type: 'talked',
  audience: 'public',
  number: 0,
  idx: 0,
  day: 1,
  turn: 0,
  channel: 'talk',
  player: 1,
  text: 'x',
};
const voted = { type: 'voted', audience: [1], day: 1, round: 0, player: 1, target: 2 };

test('the examples are right when nothing is wrong with them', () => {
  expect([complaintAbout(talked), complaintAbout(voted), complaint(LINES.join('\n'))]).toEqual([
    'nothing',
    'nothing',
    'nothing',
  ]);
});

test('the file is named', () => {
  expect(complaint('[]', { file: 'game.mura.jsonl' })).toBe(
    'game.mura.jsonl, line 1: the line must be a JSON object, found an empty list',
  );
});

describe('a record is refused for a text', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['that is empty', '', 'line 1: there is no text; a record begins with a header, {"mura":1,…}'],
    [
      'without a header',
      '{"seq":0}',
      'line 1: there is no header; a record begins with a header, {"mura":1,…}',
    ],
    ['that is no object', '12\n', 'line 1: the line must be a JSON object, found 12'],
    ['with an empty line', `${HEADER}\n\n${OPENED}`, 'line 2: the line is empty'],
    ['that is cut', `${HEADER}\n{"seq":0,`, 'line 2: the line is cut off'],
    ['with a NUL', `${HEADER}\n{"seq":\0}\n`, 'line 2, column 8: the line holds a NUL character'],
    ['that is not UTF-8', new Uint8Array([0x7b, 0x0a, 0x0a, 0xff]), 'line 3: is not UTF-8'],
    [
      'that is nested',
      `${HEADER}\n{"seq":0,"at":0,"type":"opened","audience":${'['.repeat(40)}${']'.repeat(40)}}`,
      'line 2: the line is nested too deeply',
    ],
    [
      'that is nested, of a newer version',
      `${HEADER.replace('"minor":0', '"minor":9')}\n{"seq":0,"at":0,"type":"x","audience":"public","y":${'['.repeat(32)}${']'.repeat(32)}}`,
      'line 2: the line is nested too deeply',
    ],
  ])('%s', (_what, text, said) => {
    expect(complaint(text)).toBe(said);
  });

  test('that is no JSON, with the place where the engine names it', () => {
    expect(complaint(`${HEADER}\n{"seq":0,}\n`)).toBe('line 2, column 10: the line is not JSON');
  });

  test('with too long a line, ended or not', () => {
    const long = 'x'.repeat(2 ** 20 + 1);
    const said = 'line 2: the line is longer than 1048576 characters';
    expect([complaint(`${HEADER}\n${long}\n`), complaint(`${HEADER}\n${long}`)]).toEqual([said, said]);
  });

  test('with too many lines', () => {
    expect(complaint(LINES.join('\n'), { limits: { lines: 3 } })).toBe('line 4: there are more than 3 lines');
  });
});

describe('a record is refused for a header', () => {
  test.each<[string, string, string, string]>([
    ['of an unknown version', '"mura":1', '"mura":2', 'line 1: format version 2 is not known; known is 1'],
    [
      'with a wrong hash',
      HASH,
      '0123456789abcdef',
      `line 1: header.rulesHash must be "${HASH}", which the rules make, found "0123456789abcdef"`,
    ],
    [
      'whose rules were changed',
      '"roleWishes":true',
      '"roleWishes":false',
      `line 1: header.rulesHash must be "${hashOfRules({ ...RULES, roleWishes: false })}", which the rules make, found "${HASH}"`,
    ],
    [
      'with a wrong rule',
      '"silence":"Skip"',
      '"silence":"Hush"',
      'line 1: header.rules.talk.silence must be one of Skip, Over, found "Hush"',
    ],
    [
      'with a rule that is not known',
      '"roleWishes"',
      '"moon":1,"roleWishes"',
      'line 1: header.rules.moon is not known here; known are roles, firstDay, laterDays, talk, whisper, vote, divine, guard, medium, attack, end, absence, roleWishes, grammar, revealOnDeath, assistance, clock',
    ],
    [
      'with a name that is a trap',
      '"roleWishes"',
      '"__proto__":{"x":1},"roleWishes"',
      'line 1: header.rules.__proto__ is not known here; known are roles, firstDay, laterDays, talk, whisper, vote, divine, guard, medium, attack, end, absence, roleWishes, grammar, revealOnDeath, assistance, clock',
    ],
    [
      'with a note that is a trap',
      '"source":null',
      '"source":{"format":"x","unknown":[],"notes":{"__proto__":1}}',
      'line 1: header.source.notes.__proto__ must have another name',
    ],
    [
      'with a note that is no note',
      '"source":null',
      '"source":{"format":"x","unknown":[],"notes":{"a b":[]}}',
      'line 1: header.source.notes["a b"] must be a text, a number, true or false, found an empty list',
    ],
    [
      'without a name in the cast',
      '{"name":"Agent[03]"}',
      '{}',
      'line 1: header.cast[2].name must be a text, found nothing',
    ],
    [
      'with talk of no kind',
      '"mode":"turns"',
      '"mode":"shouts"',
      'line 1: header.rules.talk.mode must be one of turns, clock, found "shouts"',
    ],
    [
      'with a clock that is none',
      '"clock":null',
      '"clock":{"phases":[]}',
      'line 1: header.rules.clock.answers must be one of final, changeable, found nothing',
    ],
    ['with a name twice', 'Agent[03]', 'Agent[02]', 'line 1: header.cast names a character twice'],
    [
      'without a language',
      '"language":"aiwolf",',
      '',
      'line 1: header.language must be a text, found nothing',
    ],
    [
      'with a wrong minor version',
      '"minor":0',
      '"minor":-1',
      'line 1: header.minor must be a whole number from 0 on, found -1',
    ],
  ])('%s', (_what, found, replacement, said) => {
    expect(complaintAboutHeader(found, replacement)).toBe(said);
  });

  test('of a village that could not be opened', () => {
    const roles = { ...RULES.roles, villager: 0, werewolf: 3 };
    const header = HEADER.replace('"villager":2,"werewolf":1', '"villager":0,"werewolf":3');
    expect(complaint(header.replace(HASH, hashOfRules({ ...RULES, roles })))).toBe(
      'line 1: header.rules.roles.werewolf must be fewer than the others: 3 of 5 end the game at once',
    );
  });
});

describe('a record is refused for an event', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'of a player who is no number',
      { ...talked, player: 'x' },
      'talked.player must be a player 1..5, found "x"',
    ],
    [
      'of a player outside of the table',
      { ...talked, player: 6 },
      'talked.player must be a player 1..5, found 6',
    ],
    ['of player 0', { ...voted, target: 0 }, 'voted.target must be a player 1..5, found 0'],
    ['without a text', { ...talked, text: undefined }, 'talked.text must be a text, found nothing'],
    [
      'with a fact too much',
      { ...voted, mood: 1 },
      'voted.mood is not known here; known are day, round, player, target',
    ],
    ['with half a day', { ...voted, day: 1.5 }, 'voted.day must be a whole number from 0 on, found 1.5'],
    [
      'of an unknown type',
      { type: 'dreamt', audience: 'public' },
      '"dreamt" is not a type of event in version 1.1',
    ],
    [
      'of a type that is a trap',
      { type: '__proto__', audience: 'public' },
      '"__proto__" is not a type of event in version 1.1',
    ],
    ['without a type', {}, 'type must be a text, found nothing'],
    ['with a gap before it', { ...voted, seq: 3 }, 'seq must be 1, the number after the last, found 3'],
    ['that comes again', { ...voted, seq: 0 }, 'seq must be 1, the number after the last, found 0'],
    [
      'with a wrong time',
      { ...voted, at: 'noon' },
      'voted.at must be a number of milliseconds, or null, found "noon"',
    ],
    [
      'with a wrong channel',
      { ...talked, channel: 'shout' },
      'talked.channel must be one of talk, whisper, soliloquy, grave, act, found "shout"',
    ],
    [
      'with an unknown role',
      { type: 'roleTold', audience: [1], player: 1, role: 'witch', fellows: [] },
      `roleTold.role must be one of ${ROLES.join(', ')}, found "witch"`,
    ],
    [
      'with too few roles',
      { type: 'sealed', audience: 'master', seed: null, players: ['', '', '', '', ''], deal: ['seer'] },
      'sealed.deal must be a list of 5, found a list of 1',
    ],
    [
      'with a wrong vote in a list',
      { type: 'votesCounted', audience: 'public', day: 1, round: 0, votes: [{ player: 1, target: 9 }] },
      'votesCounted.votes[0].target must be a player 1..5, found 9',
    ],
    [
      'with a player twice',
      { type: 'turnBegan', audience: 'master', day: 1, turn: 0, order: [1, 2, 1] },
      'turnBegan.order[2] must be a player who is not in the list yet, found 1',
    ],
    [
      'for all that is for one',
      { ...voted, audience: 'public' },
      'voted.audience must be the list of its player alone, found "public"',
    ],
    [
      'for another',
      { ...voted, audience: [2] },
      'voted.audience must be the list of its player alone, found a list of 1',
    ],
    [
      'for one that is for the master',
      {
        type: 'sealed',
        audience: [1],
        seed: null,
        players: ['', '', '', '', ''],
        deal: ['seer', 'seer', 'seer', 'seer', 'seer'],
      },
      'sealed.audience must be "master", found a list of 1',
    ],
    [
      'for nobody we know',
      { ...talked, audience: 'friends' },
      'talked.audience must be "public", found "friends"',
    ],
    [
      'whispered to all',
      { ...talked, channel: 'whisper' },
      'talked.audience must be a list of players, found "public"',
    ],
    [
      'whispered to strangers',
      { ...talked, channel: 'whisper', audience: [1, 7] },
      'talked.audience[1] must be a player 1..5, found 7',
    ],
    [
      'said to themselves, and to others',
      { ...talked, channel: 'soliloquy', audience: [1, 2] },
      'talked.audience must be the list of its player alone, found a list of 2',
    ],
    [
      'groaned to all',
      { ...talked, channel: 'grave', number: null, idx: null },
      'talked.audience must be a list of players, found "public"',
    ],
    [
      'with a wrong number',
      { ...talked, number: 'seven' },
      'talked.number must be a whole number from 0 on, or null, found "seven"',
    ],
    [
      'with a wrong phase',
      { type: 'phaseBegan', audience: 'public', day: 1, phase: 'siesta', round: 0, asked: [] },
      'phaseBegan.phase must be one of opening, dawn, morning, morningWhisper, talk, dusk, duskWhisper, vote, divine, whisper, guard, attack, attackWhisper, poll, gathering, epilogue, prologue, discussion, day, night, found "siesta"',
    ],
    [
      'with a wrong limit',
      { type: 'phaseBegan', audience: 'public', day: 1, phase: 'day', round: 0, asked: [], seconds: 'many' },
      'phaseBegan.seconds must be a whole number from 0 on, or null, found "many"',
    ],
    [
      'with a wrong mark',
      { type: 'marked', audience: [1], player: 1, target: 2, role: 'seer', mark: '!' },
      'marked.mark must be one of ?, Δ, O, X, found "!"',
    ],
    [
      'that shows a mind to others',
      { type: 'noted', audience: 'public', player: 1, text: 'hm' },
      'noted.audience must be the list of its player alone, found "public"',
    ],
    ['that opens again', { type: 'opened', audience: 'public' }, 'opened must not come twice'],
    [
      'with a very long wrong value',
      { ...voted, day: 'x'.repeat(1000) },
      `voted.day must be a whole number from 0 on, found "${'x'.repeat(40)}…"`,
    ],
  ])('%s', (_what, event, said) => {
    expect(complaintAbout(event)).toBe(`line 3: ${said}`);
  });

  test('before the village has opened', () => {
    expect(complaint(`${HEADER}\n{"seq":0,"at":0,"type":"dayBegan","audience":"public","day":0}`)).toBe(
      'line 2: dayBegan must not come before opened',
    );
  });

  test('of a newer version, with a wrong audience or a trap', () => {
    const newer = HEADER.replace('"minor":0', '"minor":2');
    const about = (line: string) => complaint(`${newer}\n{"seq":0,"at":0,"type":"dreamt",${line}}`);
    expect([
      about('"audience":[6]'),
      about('"audience":"friends"'),
      about('"audience":"public","deep":{"__proto__":1}'),
      about('"audience":"public","__proto__":{"polluted":true}'),
    ]).toEqual([
      'line 2: "dreamt".audience[0] must be a player 1..5, found 6',
      'line 2: "dreamt".audience must be "public", "spectators", "master" or a list of players, found "friends"',
      'line 2: line.__proto__ must have another name',
      'line 2: line.__proto__ must have another name',
    ]);
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
  });
});

test('nothing can be salvaged where the header is damaged', () => {
  const salvage = true;
  expect(complaint(new Uint8Array([0x7b, 0xff]), { salvage })).toBe('line 1: is not UTF-8');
  expect(complaint(`${HEADER.slice(0, 50)}`, { salvage })).toBe('line 1: the line is cut off');
});

test('what is allowed is told to programs too', () => {
  const result = readRecord(
    [HEADER, OPENED, JSON.stringify({ seq: 1, at: 0, ...talked, player: 9 })].join('\n'),
  );
  expect(result).toEqual({
    ok: false,
    error: {
      file: null,
      line: 3,
      reason: 'talked.player must be a player 1..5, found 9',
      allowed: 'a player 1..5',
    },
  });
});
