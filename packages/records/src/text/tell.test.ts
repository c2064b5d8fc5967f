import { givenTo, maySee, type Viewer } from '@mura/engine';
import { LANGUAGES, loadInEveryLanguage } from '@mura/words';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly } from '../../testing/play.ts';
import {
  eventsOf,
  headerOf,
  isKnown,
  type RecordEntry,
  type RecordedEvent,
  type VillageRecord,
} from '../record.ts';
import { cellsOf, pad, printable } from './cells.ts';
import { tell } from './tell.ts';

const TEXTS = await loadInEveryLanguage('story');

function recordOf(...events: readonly RecordedEvent[]): VillageRecord {
  const { header, entries } = playRandomly('aiwolf-5', 'tell');
  const opened = entries[0]?.event ?? expect.unreachable();
  const all: RecordEntry[] = [opened, ...events].map((event, seq) => ({ seq, at: 0, event }));
  return { header: headerOf(header, { village: 'v1' }), entries: all };
}

function scriptOf(viewer: Viewer, ...events: readonly RecordedEvent[]): string[] {
  return tell(recordOf(...events), { viewer, words: TEXTS.en }).slice(2);
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

test('[R001-NLSYS-05] Agent[xx] in talk is told by the name of the character, wherever it stands', () => {
  const cast = ['ミナト', 'タクミ', 'ケンジ', 'リュウジ', 'ミナコ'].map((name) => ({ name }));
  const { header, entries } = playRandomly('nlp-5', 'names');
  const opened = { ...entries[0]!.event, cast } as RecordedEvent;
  const said = (channel: 'talk' | 'whisper', text: string) =>
    ({
      type: 'talked',
      audience: channel === 'talk' ? 'public' : [1],
      channel,
      player: 1,
      text,
      ...speech,
    }) as const;
  const events: readonly RecordedEvent[] = [
    opened,
    said('talk', '>>Agent[02] Agent[03]とAgent[04]は人狼、Agent[05]は村人。Agent[06]は知らない'),
    said('whisper', 'Agent[01]'),
    { type: 'noted', audience: [1], player: 1, text: 'Agent[05]?' },
  ];
  const record = {
    header: headerOf({ ...header, cast }, { village: 'v1' }),
    entries: events.map((event, seq): RecordEntry => ({ seq, at: 0, event })),
  };
  expect(tell(record, { viewer: 1, words: TEXTS.ja }).slice(2)).toEqual([
    '  ミナト    >>タクミ ケンジとリュウジは人狼、ミナコは村人。Agent[06]は知らない',
    '  ミナト    （囁き）ミナト',
    '  ミナトのメモ：ミナコ?',
  ]);
});

describe('of a village by the clock', () => {
  const day = 2;
  const votes = [
    { player: 1, target: 2 },
    { player: 3, target: 2 },
  ];

  test('a phase is told with its limit in the largest unit, and why it is over', () => {
    const began = { type: 'phaseBegan', audience: 'public', day, round: 0, asked: [1] } as const;
    expect(scriptOf('observer', { ...began, phase: 'day', seconds: 86_400 })).toEqual([
      '',
      '── Day, 24 h ──',
    ]);
    expect(scriptOf('observer', { ...began, phase: 'discussion', seconds: 300 })).toEqual([
      '',
      '── Discussion, 5 min ──',
    ]);
    expect(scriptOf('observer', { ...began, phase: 'night', seconds: 45 })).toEqual([
      '',
      '── Night, 45 s ──',
    ]);
    const ended = { type: 'phaseEnded', audience: 'public', day, phase: 'night' } as const;
    expect(scriptOf('observer', { ...ended, why: 'limit' }, { ...ended, why: 'answered' })).toEqual([
      'Time is up.',
      'Everybody has answered.',
    ]);
  });

  test('what is not said to everybody is marked by its channel', () => {
    const talked = { type: 'talked', player: 3, text: 'hm', ...speech } as const;
    expect(
      scriptOf(
        3,
        { ...talked, channel: 'soliloquy', audience: [3] },
        { ...talked, channel: 'grave', audience: [3, 4] },
        { ...talked, channel: 'act', audience: 'public' },
      ),
    ).toEqual(['  Agent[03]  (alone) hm', '  Agent[03]  (groan) hm', '  Agent[03]  (act) hm']);
  });

  test("votes that are told as numbers are a list without voters, and yesterday's execution comes with them", () => {
    const executed = { type: 'executed', audience: [2], day: 1, player: 2 } as const;
    const counted = { type: 'votesCounted', audience: 'master', day: 1, round: 0, votes } as const;
    const counts = [
      { player: 1, votes: 1 },
      { player: 2, votes: 2 },
    ];
    const dawn = {
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead: [],
      votes: null,
      counts,
      executed: 2,
    } as const;
    expect(scriptOf(1, executed, counted, dawn).slice(2)).toEqual([
      'Agent[02] was executed yesterday.',
      'Nobody is found dead.',
      "Yesterday's votes:",
      '  Agent[02]  2',
      '  Agent[01]  1',
    ]);
    expect(scriptOf(2, executed, dawn)).not.toContain('Agent[02] was executed yesterday.');
    expect(scriptOf('master', counted, executed, dawn)).not.toContain("Yesterday's votes:");
  });

  test('a poll is told as a whole, an intention as one, and a choice until it takes effect', () => {
    const polled = { type: 'polled', audience: [1], day, round: 0, player: 1, target: 2 } as const;
    const counted = { type: 'pollCounted', audience: 'public', day, round: 0, votes } as const;
    expect(scriptOf(1, polled)).toEqual(['  Agent[01] names Agent[02] in the straw poll.']);
    expect(scriptOf(1, polled, counted)).toEqual([
      'The straw poll:',
      '  Agent[02]  2 ← Agent[01], Agent[03]',
    ]);
    const announced = {
      type: 'announced',
      audience: 'public',
      day,
      player: 1,
      about: 'divine',
      target: 2,
    } as const;
    expect(scriptOf(2, announced)).toEqual(['  Agent[01] means to divine Agent[02].']);
    const chose = { type: 'chose', audience: [1], day, player: 1, act: 'divine', target: 2 } as const;
    const divined = { type: 'divined', audience: [1], day, player: 1, target: 3, result: 'human' } as const;
    expect(scriptOf(1, chose)).toEqual(['  Agent[01] chooses to divine Agent[02].']);
    expect(scriptOf(1, chose, divined)).toEqual(['  Agent[01] divines Agent[03]: human.']);
  });

  test('silence is warned of and deadly, and the dead show their role where the rules say so', () => {
    expect(
      scriptOf(
        3,
        { type: 'warned', audience: [3], day, player: 3 },
        { type: 'diedSuddenly', audience: 'public', day, player: 3 },
        { type: 'roleShown', audience: 'public', player: 3, role: 'seer' },
        { type: 'saidOver', audience: 'public', day, player: 1 },
      ),
    ).toEqual([
      '  Agent[03] is warned: who says nothing today will die.',
      'Agent[03] said nothing, and dies suddenly.',
      'Agent[03] was seer.',
      '  Agent[01]  (nothing more to say)',
    ]);
  });

  test('what somebody thinks is told to them', () => {
    const thoughts = [
      { type: 'marked', audience: [1], player: 1, target: 2, role: 'werewolf', mark: 'Δ' },
      { type: 'starred', audience: [1], player: 1, channel: 'talk', number: 7, starred: true },
      { type: 'starred', audience: [1], player: 1, channel: 'talk', number: 7, starred: false },
    ] as const;
    expect(scriptOf(1, ...thoughts)).toEqual([
      '  Agent[01] marks Agent[02] as werewolf: Δ',
      '  Agent[01] stars utterance 7.',
      '  Agent[01] takes the star from utterance 7.',
    ]);
    expect(scriptOf(2, ...thoughts)).toEqual([]);
  });

  test('after the end, what was said in secret follows where the channels are opened', () => {
    const whisper = {
      type: 'talked',
      audience: [2],
      channel: 'whisper',
      player: 2,
      text: 'the plan',
      ...speech,
    } as const;
    const opened = { type: 'channelsOpened', audience: 'public', channels: ['whisper'] } as const;
    expect(scriptOf(1, whisper)).toEqual([]);
    expect(scriptOf(1, whisper, opened)).toEqual([
      '',
      'Whispers, soliloquies and groans are open to everybody now.',
      '  Agent[02]  (whisper) the plan',
    ]);
  });
});

test('what those say who watch is told to them, with a name or without one, and to no player', () => {
  const watched = { type: 'watcherTalked', audience: 'spectators', day: 1, language: null } as const;
  const named = { ...watched, name: 'Rin', text: 'Agent[02] lies' };
  const nameless = { ...watched, name: null, text: 'so it seems' };
  for (const viewer of ['observer', 'master'] as const) {
    expect(scriptOf(viewer, named, nameless)).toEqual([
      '  Rin        (watching) Agent[02] lies',
      '  somebody   (watching) so it seems',
    ]);
  }
  expect(scriptOf(2, named, nameless)).toEqual([]);
});

test('where the end tells who died of what, it stands beside the roles', () => {
  const roles = ['villager', 'seer', 'possessed', 'fox', 'werewolf'] as const;
  const players = ['Agent[01]', 'Agent[02]', 'Agent[03]', 'Agent[04]', 'Agent[05]'];
  const deaths = [
    { player: 1, day: 1, cause: 'executed' },
    { player: 2, day: 1, cause: 'attacked' },
    { player: 4, day: 1, cause: 'cursed' },
    { player: 3, day: 2, cause: 'sudden' },
  ] as const;
  expect(scriptOf(1, { type: 'rolesRevealed', audience: 'public', roles, players, deaths })).toEqual([
    '  Agent[01]  villager   executed on day 1',
    '  Agent[02]  seer       attacked in the night of day 1',
    '  Agent[03]  possessed  died suddenly on day 2',
    '  Agent[04]  fox        divined in the night of day 1, and died of it',
    '  Agent[05]  werewolf   alive',
  ]);
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

describe('by the laws of telling', () => {
  test.each(LANGUAGES)('nobody is told in %s what they were not given', (language) => {
    for (const preset of ['aiwolf-10', 'nlp-5', 'nl2017', 'licos-9c', 'bbs-9', 'card']) {
      for (let game = 0; game < runs(2, 30); game++) {
        const record = playRandomly(preset, `law ${game}`);
        for (const viewer of [1, 2, 3, 4, 5, 'observer'] as const) {
          const given = givenTo(viewer, eventsOf(record));
          const entries = given.map(({ event, number: seq }): RecordEntry => ({ seq, at: 0, event }));
          expect(given.filter(({ event }) => maySee(viewer, event.audience)).length).toBeLessThan(
            record.entries.length,
          );
          const options = { viewer, words: TEXTS[language] };
          expect(tell(record, options)).toEqual(tell({ header: record.header, entries }, options));
        }
      }
    }
  });

  test('every line is one line, and says no more than words', () => {
    for (const language of LANGUAGES) {
      for (const preset of ['nlp-9', 'licos-12c', 'bbs-10', 'card']) {
        const script = tell(playRandomly(preset, 'lines'), { viewer: 'master', words: TEXTS[language] });
        expect(script.filter((line) => /[\n\r]|undefined|NaN|\[object/.test(line))).toEqual([]);
      }
    }
  });

  test('a record that is told up to an event begins like the whole, without later ballots counted', () => {
    const record = playRandomly('aiwolf-5', 'until');
    const options = { viewer: 'master', words: TEXTS.en } as const;
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

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;

test.each(['en', 'ko'] as const)('a record told in %s has no word of Japanese', (language) => {
  for (const preset of ['nlp-5', 'licos-9c', 'bbs-9', 'card']) {
    // Without names and talk, which are told as they are.
    const record = JSON.stringify(playRandomly(preset, 'words')).replaceAll(JAPANESE, 'x');
    const { header, entries } = JSON.parse(record) as VillageRecord;
    const script = tell({ header, entries }, { viewer: 'master', words: TEXTS[language] });
    expect(script.length).toBeGreaterThan(20);
    expect(script.filter((line) => line.search(JAPANESE) >= 0)).toEqual([]);
  }
});

test('both languages have their own words for everything', () => {
  const { ja, en } = TEXTS;
  const shared = Object.keys(ja.roles).filter((role) => ja.roles[role as 'fox'] === en.roles[role as 'fox']);
  expect(shared).toEqual([]);
  expect(Object.values(ja.roles)).toEqual([
    '村人',
    '占い師',
    '霊媒師',
    '狩人',
    '共有者',
    '人狼',
    '狂人',
    '妖狐',
    '狂信者',
    '大狼',
    '背徳者',
    '猫又',
    '囁き狂人',
    '長老',
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
