import { describe, expect, test } from 'vitest';
import { parseJudging, writeJudging } from './judging-file.ts';

const judge = { name: 'one', kind: 'organiser' as const, memberOf: ['a'], conflicts: [] };
const score = {
  judge: 'one',
  kind: 'cross' as const,
  game: 1,
  team: 'b',
  criterion: 'A' as const,
  grade: 4 as const,
};
const pick = { judge: 'one', team: 'b', comment: 'よい', playedIn: null };
const vote = { viewer: 'v', game: 1, player: 2, post: 3 };
const KEPT = { judges: [judge], scores: [score], picks: [pick], votes: [vote] };
const CONTEST = {
  teams: ['a', 'b'],
  games: new Map([
    [1, { kind: 'cross' as const, teams: ['a', 'b', null] }],
    [2, { kind: 'self' as const, teams: ['b', 'b', 'b'] }],
  ]),
};
const parse = (kept: unknown) => parseJudging(JSON.stringify(kept), CONTEST);

describe('the file of judging', () => {
  test('is read as it was written', () => {
    expect(parseJudging(writeJudging(KEPT), CONTEST)).toEqual({ ok: true, value: KEPT });
  });

  test('may leave out what goes without saying', () => {
    const { memberOf, conflicts, ...named } = judge;
    const short = { judges: [named], picks: [{ judge: 'one', team: 'b' }] };
    expect(parse(short)).toEqual({
      ok: true,
      value: {
        judges: [{ ...named, memberOf: [], conflicts: [] }],
        scores: [],
        picks: [{ judge: 'one', team: 'b', comment: '', playedIn: null }],
        votes: [],
      },
    });
  });

  test('has a grade for each seat of a team that has several', () => {
    const seats = [1, 2, 3].map((player) => ({ ...score, kind: 'self', game: 2, player }));
    expect(parse({ ...KEPT, scores: seats })).toMatchObject({ ok: true, value: { scores: seats } });
  });

  test('[R001-METR-07] is refused where a judge grades or picks their own team', () => {
    const own = [
      { ...KEPT, scores: [{ ...score, team: 'a' }] },
      { ...KEPT, picks: [{ ...pick, team: 'a' }] },
    ];
    for (const kept of own)
      expect(parse(kept)).toMatchObject({ ok: false, error: expect.stringContaining('belongs to the team') });
  });

  test.each([
    ['grades that are none', { scores: [{ ...score, grade: 7 }] }, 'scores[0].grade must be one of 1, 2'],
    [
      'judges nobody knows',
      { scores: [{ ...score, judge: 'two' }] },
      'scores[0]: no judge has the name "two"',
    ],
    [
      'judges of no kind',
      { judges: [{ ...judge, kind: 'robot' }] },
      'judges[0].kind must be one of organiser',
    ],
    ['two judges of one name', { judges: [judge, judge] }, 'judges[1]: another judge has the same name'],
    [
      'a team of a judge that is none',
      { judges: [{ ...judge, memberOf: ['A'] }] },
      "judges[0]: There is no team 'A'",
    ],
    [
      'a grade given twice',
      { scores: [score, { ...score, grade: 1 }] },
      'scores[1]: the judge has given this grade',
    ],
    ['a game that is none', { scores: [{ ...score, game: 9 }] }, 'scores[0]: no game with the number 9'],
    ['a game of another kind', { scores: [{ ...score, kind: 'self' }] }, 'game 1 is of the kind cross'],
    [
      'a team that sat elsewhere',
      { scores: [{ ...score, kind: 'self', game: 2, player: 9 }] },
      'player 9 of game 2',
    ],
    ['a second pick', { picks: [pick, pick] }, 'picks[1]: the judge has picked a team already'],
    ['a vote for nobody', { votes: [{ ...vote, player: 4 }] }, 'votes[0]: game 1 has no player 4'],
    ['half a vote', { votes: [{ viewer: 'v' }] }, 'votes[0].game must be a whole number'],
    [
      'a key that is not known',
      { score: [] },
      'score is not known here; known are judges, scores, picks, votes',
    ],
    ['a list that is none', { votes: 5 }, 'votes must be a list, found 5'],
  ])('is refused for %s', (_, wrong, reason) => {
    expect(parse({ ...KEPT, ...wrong })).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });

  test.each([
    ['{', 'it is not JSON'],
    ['[]', 'it must be an object, found an empty list'],
  ])('is refused where it is %s', (text, error) => {
    expect(parseJudging(text, CONTEST)).toEqual({ ok: false, error });
  });
});
