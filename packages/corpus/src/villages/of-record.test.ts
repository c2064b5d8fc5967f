import { type Character, type Event, findPreset, plainSetup, type Role, type Talked } from '@mura/engine';
import { headerOf, type VillageRecord } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../export/rows.ts';
import { DISCUSSION, printTag, type TagScheme } from '../tags/scheme.ts';
import { studied } from './of-record.ts';

const NAMES = ['ペーター', 'ヨアヒム', 'ディーター', 'カタリナ', 'パメラ', 'モーリッツ'];

function talked(text: string, more: Partial<Talked> = {}): Talked {
  const heard = {
    type: 'talked',
    audience: 'public',
    day: 1,
    turn: null,
    channel: 'talk',
    player: 6,
    to: null,
    replyTo: null,
    expression: null,
    language: null,
  } as const;
  return { ...heard, text, number: null, idx: null, ...more };
}

function phase(name: 'prologue' | 'day'): Event {
  return { type: 'phaseBegan', audience: 'public', day: 0, phase: name, round: 0, asked: [], seconds: null };
}

const ENDED: Event = { type: 'ended', audience: 'public', day: 2, winner: 'village', why: 'rules' } as never;

function record(events: readonly Event[]): VillageRecord {
  const rules = findPreset('bbs-15');
  if (!rules.ok) return expect.fail(rules.error);
  const cast: Character[] = NAMES.map((name) => ({ name }) as Character);
  const setup = { ...plainSetup('bbs-15', rules.value, null), cast };
  return {
    header: headerOf(setup, { village: 'v' }),
    entries: events.map((event, seq) => ({ seq, at: seq * 1000, event })),
  };
}

function tagsIn(events: readonly Event[], scheme: TagScheme = DISCUSSION): string[][] {
  return studied(record(events), { scheme }).utterances.map(({ tags }) => tags.map(printTag));
}

describe('the tags of a village', () => {
  test('[R002-TAG-01] [R002-TAG-02] [R002-TAG-03] [R002-TAG-11] are those of table 2, one, two, two and three', () => {
    expect(
      tagsIn([
        talked('占い先ですか。私はペーター君が良いと思いますね。'),
        talked('吊りはヨアヒムでもディーターでもかまわん。'),
        talked('カタリナを占うのは反対よ。占うならパメラがいいわね。'),
        talked('占い先はディーターかモーリッツ、投票先はヨアヒムです。', { player: 1 }),
      ]),
    ).toEqual([
      ['inspect-ペーター'],
      ['vote-ヨアヒム', 'vote-ディーター'],
      ['inspect-not-カタリナ', 'inspect-パメラ'],
      ['inspect-ディーター', 'inspect-モーリッツ', 'vote-ヨアヒム'],
    ]);
  });

  test('[R002-TAG-04] are of public posts alone: whispers, soliloquies and groans have none', () => {
    const text = '吊りはヨアヒムで。';
    const channels = ['talk', 'whisper', 'soliloquy', 'grave'] as const;
    expect(tagsIn(channels.map((channel) => talked(text, { channel })))).toEqual([
      ['vote-ヨアヒム'],
      [],
      [],
      [],
    ]);
  });

  test('[R002-TAG-05] are of the game alone: prologue and epilogue have none', () => {
    const post = talked('吊りはヨアヒムで。');
    const told = [phase('prologue'), post, phase('day'), post, ENDED, post];
    expect(tagsIn(told)).toEqual([[], ['vote-ヨアヒム'], []]);
  });

  test('are found in the protocol, too: what is wished, not what others do or what was', () => {
    const said = [
      'VOTE Agent[02]',
      'REQUEST ANY (DIVINATION Agent[03])',
      'NOT (VOTE Agent[04])',
      'BECAUSE (DIVINED Agent[02] WEREWOLF) (VOTE Agent[02])',
      'Agent[01] VOTE Agent[02]',
      'DAY 1 (VOTED Agent[02])',
      'INQUIRE ANY (VOTE Agent[02])',
      'Skip',
    ];
    expect(tagsIn(said.map((text) => talked(text)))).toEqual([
      ['vote-ヨアヒム'],
      ['inspect-ディーター'],
      ['vote-not-カタリナ'],
      ['vote-ヨアヒム'],
      [],
      [],
      [],
    ]);
  });

  test('are those of the words as they were meant, where somebody has said so; the words stay', () => {
    const meant = (number: number, text: string): Event => ({
      ...{
        type: 'corrected',
        audience: 'public',
        day: 1,
        channel: 'talk',
        number,
        player: 6,
        speaker: 6,
        text,
      },
    });
    const told = record([
      talked('吊りはヨアヒムで。', { number: 0 }),
      talked('今日はあの人を。', { number: 1 }),
      meant(0, ''),
      meant(1, 'VOTE Agent[03]'),
    ]);
    const said = studied(told).utterances;
    expect(said.map(({ text, meant: how, tags }) => [text, how, tags.map(printTag)])).toEqual([
      ['吊りはヨアヒムで。', '', []],
      ['今日はあの人を。', 'VOTE Agent[03]', ['vote-ディーター']],
    ]);
    expect(rowsOf(told, studied(told)).utterances.map(({ text, meant: how }) => [text, how])).toEqual([
      ['吊りはヨアヒムで。', ''],
      ['今日はあの人を。', 'VOTE Agent[03]'],
    ]);
  });

  test('[R002-ANA-11] are of other topics, where the scheme has them', () => {
    const scheme: TagScheme = { name: 'guards', topics: [{ name: 'guard', verb: 'GUARD' }] };
    const said = [talked('REQUEST ANY (GUARD Agent[02])'), talked('VOTE Agent[02]')];
    expect(tagsIn(said, scheme)).toEqual([['guard-ヨアヒム'], []]);
  });
});

test('a village says who won, who was what, and whether somebody died of silence', () => {
  const deal = ['seer', 'werewolf', 'villager', 'villager', 'villager', 'villager'] as Role[];
  const sealed: Event = { type: 'sealed', audience: 'master', seed: null, players: [], deal };
  const dead: Event = { type: 'diedSuddenly', audience: 'public', day: 1, player: 3 };
  const { players, winner, hasSuddenDeath } = studied(record([sealed, dead, ENDED]));
  expect(players.map(({ role }) => role)).toEqual(deal);
  expect([winner, hasSuddenDeath]).toEqual(['village', true]);
});

test('a village of which only some roles are told says those', () => {
  const told = (player: number, role: Role): Event => ({
    ...{ type: 'roleTold', audience: [player], player, role, fellows: [] },
  });
  const { players } = studied(record([told(2, 'werewolf'), told(5, 'seer'), ENDED]));
  expect(players.map(({ role }) => role)).toEqual([null, 'werewolf', null, null, 'seer', null]);
});
