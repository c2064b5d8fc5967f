import { ROLES, type Role, type Team } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { testShare } from '../statistics/interval.ts';
import { parseTag } from '../tags/scheme.ts';
import { type CorpusUtterance, type CorpusVillage, sideOf } from '../villages/village.ts';
import { discussionTables } from './discussion.ts';

const CAST: readonly [string, Role][] = [
  ['ann', 'villager'],
  ['bob', 'possessed'],
  ['cat', 'werewolf'],
  ['dan', 'seer'],
];

function say(
  number: number,
  speaker: string,
  tags: string,
  more: Partial<CorpusUtterance> = {},
): CorpusUtterance {
  return {
    id: `1/talk/${number}`,
    seq: number,
    day: 1,
    stage: 'game',
    channel: 'talk',
    player: CAST.findIndex(([name]) => name === speaker) + 1,
    speaker,
    text: tags,
    at: null,
    tags: tags === '' ? [] : tags.split(' ').map((tag) => parseTag(tag) ?? expect.fail(tag)),
    sentences: [],
    meant: null,
    ...more,
  };
}

function village(winner: Team, utterances: readonly CorpusUtterance[]): CorpusVillage {
  const players = CAST.map(([name, role], index) => ({ player: index + 1, name, role }));
  return { id: 'v', preset: 'x', rulesHash: 'h', players, winner, hasSuddenDeath: false, utterances };
}

/** The wolf rebuts an opinion against itself and attunes to one against a human. */
const LOST = village('village', [
  say(0, 'ann', 'vote-cat'),
  say(1, 'bob', 'vote-cat'),
  say(2, 'cat', 'vote-ann'),
  say(3, 'dan', ''),
]);
const WON = village('werewolf', [
  say(0, 'ann', 'vote-bob inspect-dan'),
  say(1, 'cat', 'vote-bob'),
  say(2, 'dan', 'inspect-cat'),
  say(3, 'ann', 'vote-bob', { channel: 'whisper' }),
  say(4, 'ann', 'vote-bob', { stage: 'epilogue' }),
]);

describe('the tables of a corpus', () => {
  const tables = discussionTables([LOST, WON], ['inspect', 'vote']);

  test('say how many utterances there are, how many of them are tagged, and how many tags', () => {
    expect(tables.extent).toEqual({ games: 2, utterances: 7, tagged: 6, tags: 7 });
  });

  test('[R002-ANA-01] count attunement and rebuttal of humans, the possessed among them, and werewolves; sums are computed', () => {
    expect(tables.relations).toEqual({
      human: { attune: 1, rebut: 1, total: 2 },
      werewolf: { attune: 1, rebut: 1, total: 2 },
    });
    expect(ROLES.filter((role) => sideOf(role) === 'werewolf')).toEqual(['werewolf', 'greatWolf']);
  });

  test('opinions about different topics are rebuttals to the letter, and nothing where only the same topic counts', () => {
    expect(discussionTables([WON], ['vote'], 'sameTopic').relations.human.rebut).toBe(0);
    expect(discussionTables([WON], ['vote'], 'literal').relations.human.rebut).toBe(1);
  });

  test('[R002-ANA-03] are split by who won', () => {
    expect(tables.byWinner).toEqual([
      {
        winner: 'village',
        games: 1,
        relations: { human: { attune: 1, rebut: 0, total: 1 }, werewolf: { attune: 0, rebut: 1, total: 1 } },
      },
      {
        winner: 'werewolf',
        games: 1,
        relations: { human: { attune: 0, rebut: 1, total: 1 }, werewolf: { attune: 1, rebut: 0, total: 1 } },
      },
    ]);
  });

  test('[R002-ANA-04] are split by topic and by the side of whom the opinion before was about', () => {
    const counts = tables.byTarget.map(({ topic, target, relations: { human, werewolf } }) => [
      topic,
      target,
      human.attune + human.rebut,
      werewolf.attune,
      werewolf.rebut,
    ]);
    expect(counts).toEqual([
      ['inspect', 'human', 1, 0, 0],
      ['inspect', 'werewolf', 0, 0, 0],
      ['vote', 'human', 0, 1, 0],
      ['vote', 'werewolf', 1, 0, 1],
    ]);
  });
});

describe('[R002-ANA-02] a share beside the share of the heads', () => {
  test('of the paper: 548 of 2692 utterances against 3 of 15 is no difference', () => {
    const { share, expected, p } = testShare(548, 2144 + 548, 3 / 15);
    expect([share, expected]).toEqual([548 / 2692, 0.2]);
    expect(p).toBeGreaterThan(0.5);
  });

  test('has the p of χ² with one degree of freedom', () => {
    expect(testShare(60, 100, 0.5).chiSquare).toBeCloseTo(4, 12);
    expect(testShare(60, 100, 0.5).p).toBeCloseTo(0.0455003, 6);
    expect(testShare(50, 100, 0.5).p).toBeCloseTo(1, 6);
    expect(testShare(90, 100, 0.5).p).toBeLessThan(1e-14);
  });

  test('is not compared where there is nothing', () => {
    expect(testShare(0, 0, 0.2)).toMatchObject({ share: null, p: null });
    expect(testShare(1, 2, null)).toMatchObject({ share: 0.5, p: null });
  });
});
