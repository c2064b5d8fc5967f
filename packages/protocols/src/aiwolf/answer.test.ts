import { agentCast, LONGEST_TEXT, type Question } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import type { ProgramLanguage } from '../tongue.ts';
import { decodeAnswer } from './answer.ts';

const PROTOCOL: ProgramLanguage = { grammar: 'aiwolf', cast: agentCast(5), symbols: null };
const FREE: ProgramLanguage = { grammar: 'free', cast: agentCast(5), symbols: null };

const REQUEST = { player: 2, day: 1, round: 0, turn: 0 } as const;
const VOTE: Question = { request: { act: 'vote', ...REQUEST }, legal: { act: 'vote', targets: [1, 3, 4] } };
const TALK: Question = {
  request: { act: 'talk', ...REQUEST },
  legal: {
    act: 'talk',
    left: 10,
    skipIsOver: false,
    longest: LONGEST_TEXT,
    length: { countIn: 'characters', perTalk: null, perPlayer: null, base: null, mention: null },
    budget: null,
  },
};

describe('a target', () => {
  test.each([
    ['{"agentIdx":3}'],
    ['{"agentIdx": 3 }'],
    ['x{"agentIdx":3}y'],
    ['{"agentIdx":003}'],
    ['junk {"agentIdx":x} {"agentIdx":3}'],
  ])('%s is player 3', (line) => {
    expect(decodeAnswer(line, VOTE, PROTOCOL)).toEqual({ type: 'vote', player: 2, target: 3 });
  });

  test.each([
    ['', 'garbage'],
    ['3', 'garbage'],
    ['Agent[03]', 'garbage'],
    ['{"agentIdx":-1}', 'garbage'],
    ['{"agentIdx":"3"}', 'garbage'],
    [null, 'garbage'],
    ['{"agentIdx":0}', 'illegal'],
    ['{"agentIdx":2}', 'illegal'],
    ['{"agentIdx":5}', 'illegal'],
    ['{"agentIdx":2147483648}', 'illegal'],
    [`{"agentIdx":${'9'.repeat(5000)}}`, 'illegal'],
  ])('%j is none: %s', (line, reason) => {
    expect(decodeAnswer(line, VOTE, PROTOCOL)).toEqual({ type: 'noAnswer', player: 2, act: 'vote', reason });
  });

  test('a line that looks like many beginnings of an answer takes no time', () => {
    const line = '{ '.repeat(30_000);
    expect(decodeAnswer(line, VOTE, PROTOCOL)).toMatchObject({ reason: 'garbage' });
  });
});

describe('talk', () => {
  const talk = (text: string) => ({ type: 'talk', player: 2, channel: 'talk', text });

  test.each(['VOTE Agent[01]', 'Skip', 'Over', '', ' Skip ', 'Agent[01]VOTE Agent[02]'])(
    '%j is heard as it is',
    (line) => {
      expect(decodeAnswer(line, TALK, PROTOCOL)).toEqual(talk(line));
    },
  );

  const deep = `${'NOT ('.repeat(3000)}VOTE Agent[01]${')'.repeat(3000)}`;
  test.each([
    'SKIP',
    'hello',
    'VOTE　Agent[01]',
    // What makes the Java server throw.
    'BECAUSE (VOTE Agent[01])',
    'XOR (VOTE Agent[01])',
    'NOT (()',
    'DAY 1 (()',
    'REQUEST Agent[01] (()',
    'REQUEST (()',
    'NOT (BECAUSE (VOTE Agent[01]))',
  ])('%j is heard as Skip, and the record has what was sent', (text) => {
    const action = { ...talk('Skip'), wire: { text, reason: 'grammar' } };
    expect(decodeAnswer(text, TALK, PROTOCOL)).toEqual(action);
  });

  test('a sentence nested 3,000 deep, which overflows the Java server, is no talk', () => {
    expect(deep.length).toBeGreaterThan(LONGEST_TEXT);
    expect(decodeAnswer(deep, TALK, PROTOCOL)).toMatchObject({ type: 'noAnswer', reason: 'garbage' });
    const shorter = deep.slice(0, 9000);
    expect(decodeAnswer(shorter, TALK, PROTOCOL)).toMatchObject({ text: 'Skip' });
  });

  test('what is no text, or longer than any utterance, is no answer', () => {
    const none = { type: 'noAnswer', player: 2, act: 'talk', reason: 'garbage' };
    expect(decodeAnswer(null, TALK, FREE)).toEqual(none);
    expect(decodeAnswer('x'.repeat(LONGEST_TEXT + 1), TALK, FREE)).toEqual(none);
  });

  test('in a village of free talk every text is heard', () => {
    expect(decodeAnswer('こんにちは', TALK, FREE)).toEqual(talk('こんにちは'));
  });
});

describe('[R001-NLSYS-02] talk with symbols, by the rule of 2017', () => {
  const said = '>>Agent[01] 僕は★占い師★です、Agent[03]は黒！';
  const heard = (symbols: ProgramLanguage['symbols']) => decodeAnswer(said, TALK, { ...FREE, symbols });

  test('is refused: Skip is heard', () => {
    expect(heard('refuse')).toMatchObject({ text: 'Skip', wire: { text: said, reason: 'symbols' } });
  });

  test('is heard without them; anchor and names keep theirs', () => {
    const text = '>>Agent[01] 僕は占い師です、Agent[03]は黒！';
    expect(heard('strip')).toMatchObject({ text, wire: { text: said, reason: 'symbols' } });
  });

  test('is heard as it is where they are only noted', () => {
    expect(heard('warn')).toEqual({ type: 'talk', player: 2, channel: 'talk', text: said });
  });
});
