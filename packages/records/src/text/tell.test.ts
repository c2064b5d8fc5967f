import { maySee, type Viewer } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly } from '../../testing/play.ts';
import { type Entry, headerOf, isKnown, type RecordedEvent, type VillageRecord } from '../record.ts';
import { cellsOf, pad, printable } from './cells.ts';
import { TELLERS, tell } from './tell.ts';

const LANGUAGES = ['ja', 'en'] as const;

function recordOf(...events: readonly RecordedEvent[]): VillageRecord {
  const { header, entries } = playRandomly('aiwolf-5', 'tell');
  const opened = entries[0]?.event ?? expect.unreachable();
  const all: Entry[] = [opened, ...events].map((event, seq) => ({ seq, at: 0, event }));
  return { header: headerOf(header, { village: 'v1' }), entries: all };
}

function scriptOf(viewer: Viewer, ...events: readonly RecordedEvent[]): string[] {
  return tell(recordOf(...events), { viewer, language: 'en' }).slice(2);
}

const speech = {
  day: 1,
  number: 0,
  idx: 0,
  turn: 0,
  to: null,
  replyTo: null,
  expression: null,
  language: null,
};

test('a talk stands beside its speaker, a whisper is marked', () => {
  const talked = {
    type: 'talked',
    audience: 'public',
    channel: 'talk',
    player: 3,
    text: 'VOTE Agent[01]',
    ...speech,
  } as const;
  const whispered = { ...talked, audience: [3], channel: 'whisper', text: 'Over' } as const;
  expect(scriptOf(3, talked, whispered)).toEqual([
    '  Agent[03]  VOTE Agent[01]',
    '  Agent[03]  (whisper) Over',
  ]);
  expect(scriptOf(2, talked, whispered)).toEqual(['  Agent[03]  VOTE Agent[01]']);
});

test('sealed talk is told until it is heard', () => {
  const talk = { channel: 'talk', player: 3, text: 'hello', ...speech } as const;
  const sealed = { type: 'talkSealed', audience: [3], ...talk } as const;
  const heard = { type: 'talked', audience: 'public', ...talk } as const;
  expect(scriptOf(3, sealed)).toEqual(['  Agent[03]  (not heard yet) hello']);
  expect(scriptOf(3, sealed, heard)).toEqual(['  Agent[03]  hello']);
  expect(scriptOf(1, sealed)).toEqual([]);
});

test('votes are a list by target, the most first; a ballot alone is told until it is counted', () => {
  const voted = { type: 'voted', audience: [1], day: 1, round: 0, player: 1, target: 2 } as const;
  const votes = [
    { player: 1, target: 2 },
    { player: 2, target: 4 },
    { player: 3, target: 4 },
  ];
  const counted = { type: 'votesCounted', audience: 'public', day: 1, round: 0, votes } as const;
  expect(scriptOf(1, voted)).toEqual(['  Agent[01] votes for Agent[02].']);
  expect(scriptOf(1, voted, counted)).toEqual([
    '  Agent[04]  2 ← Agent[02], Agent[03]',
    '  Agent[02]  1 ← Agent[01]',
  ]);
  expect(scriptOf(2, voted)).toEqual([]);
});

test('one is told his role and his fellows, and the master the deal', () => {
  const roleTold = { type: 'roleTold', audience: [2], player: 2, role: 'werewolf', fellows: [4, 5] } as const;
  expect(scriptOf(2, roleTold)).toEqual([
    '',
    'You are Agent[02] (werewolf).',
    'Of the same role: Agent[04], Agent[05].',
  ]);
  const deal = ['seer', 'werewolf', 'villager', 'villager', 'possessed'] as const;
  const sealed = {
    type: 'sealed',
    audience: 'master',
    seed: null,
    players: ['', '', '', '', ''],
    deal,
  } as const;
  expect(scriptOf('master', sealed, roleTold)).toEqual([
    '',
    '── The deal ──',
    '  Agent[01]  seer',
    '  Agent[02]  werewolf',
    '  Agent[03]  villager',
    '  Agent[04]  villager',
    '  Agent[05]  possessed',
  ]);
});

test('what a text could do to a terminal is shown as signs', () => {
  const talked = { type: 'talked', audience: 'public', channel: 'talk', player: 1, ...speech } as const;
  expect(scriptOf(1, { ...talked, text: 'a\n\u001b[2Jb\u202ec' })).toEqual(['  Agent[01]  a␊␛[2Jb␦c']);
});

describe('laws', () => {
  test.each(LANGUAGES)('nobody is told in %s what he was not given', (language) => {
    for (const preset of ['aiwolf-10', 'nlp-5', 'nl2017']) {
      for (let game = 0; game < runs(2, 30); game++) {
        const record = playRandomly(preset, `law ${game}`);
        for (const viewer of [1, 2, 3, 4, 5, 'observer'] as const) {
          const entries = record.entries.filter(({ event }) => maySee(viewer, event.audience));
          expect(entries.length).toBeLessThan(record.entries.length);
          const options = { viewer, language };
          expect(tell(record, options)).toEqual(tell({ header: record.header, entries }, options));
        }
      }
    }
  });

  test('every line is one line, and says no more than words', () => {
    for (const language of LANGUAGES) {
      const script = tell(playRandomly('nlp-9', 'lines'), { viewer: 'master', language });
      expect(script.filter((line) => /[\n\r]|undefined|NaN|\[object/.test(line))).toEqual([]);
    }
  });

  test('a record that is told up to an event begins like the whole, without later ballots counted', () => {
    const record = playRandomly('aiwolf-5', 'until');
    const options = { viewer: 'master', language: 'en' } as const;
    const dawn = record.entries.find(({ event }) => event.type === 'dawnBroke')?.seq ?? expect.unreachable();
    const until = tell(record, { ...options, until: dawn });
    expect(tell(record, options).slice(0, until.length)).toEqual(until);
    expect(tell(record, { ...options, until: dawn - 1 }).length).toBeLessThan(until.length);
  });

  test('events we do not know are not told', () => {
    expect(isKnown({ type: 'dreamt', audience: 'public' })).toBe(false);
    expect(scriptOf('master', { type: 'dreamt', audience: 'public' })).toEqual([]);
  });
});

test('both languages have their own words for everything', () => {
  const { ja, en } = TELLERS;
  const shared = Object.keys(ja.roles).filter((role) => ja.roles[role as 'fox'] === en.roles[role as 'fox']);
  expect(shared).toEqual([]);
  expect(Object.values(ja.roles)).toEqual([
    '村人',
    '占い師',
    '霊媒師',
    '狩人',
    '共有者',
    '人狼',
    '裏切り者',
    '妖狐',
  ]);
  expect(Object.values(ja.teams)).toEqual(['村人陣営', '人狼陣営', '妖狐陣営']);
});

test('wide characters take two columns', () => {
  expect([cellsOf('abc'), cellsOf('ミナト'), cellsOf('霊x'), cellsOf('🐺'), cellsOf('ｶﾅ')]).toEqual([
    3, 6, 3, 2, 2,
  ]);
  expect(pad('ミナト', 8)).toBe('ミナト  ');
  expect(printable('plain 村')).toBe('plain 村');
});
