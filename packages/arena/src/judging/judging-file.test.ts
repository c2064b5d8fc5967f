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
const parse = (kept: unknown) => parseJudging(JSON.stringify(kept), { teams: ['a', 'b'] });

describe('the file of judging', () => {
  test('is read as it was written', () => {
    expect(parseJudging(writeJudging(KEPT), { teams: ['a', 'b'] })).toEqual({ ok: true, value: KEPT });
  });

  test('[R001-METR-07] is refused where a judge grades or picks their own team', () => {
    const own = [
      { ...KEPT, scores: [{ ...score, team: 'a' }] },
      { ...KEPT, picks: [{ ...pick, team: 'a' }] },
    ];
    for (const kept of own)
      expect(parse(kept)).toMatchObject({ ok: false, error: expect.stringContaining('conflictOfInterest') });
  });

  test.each([
    ['grades that are none', { ...KEPT, scores: [{ ...score, grade: 7 }] }, 'notAGrade'],
    ['judges nobody knows', { ...KEPT, scores: [{ ...score, judge: 'two' }] }, 'noSuchJudge'],
    ['judges of no kind', { ...KEPT, judges: [{ ...judge, kind: 'robot' }] }, 'no judge'],
  ])('is refused for %s', (_, kept, reason) => {
    expect(parse(kept)).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });

  test('is refused where it is no JSON', () => {
    expect(parseJudging('{', { teams: [] })).toMatchObject({ ok: false });
  });
});
