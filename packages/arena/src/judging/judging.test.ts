import { describe, expect, test } from 'vitest';
import { gameOf, played } from '../../testing/contests.ts';
import { AWARDS, TABLE_2 } from '../../testing/nl-contest-2017.ts';
import { agreementOf, ordinalAlpha } from './agreement.ts';
import { blind, deskOf, judgedSeat } from './desk.ts';
import { entertainmentOf } from './highlights.ts';
import { meanTable, sumsBehind } from './mean-scores.ts';
import {
  type BestPick,
  CRITERIA,
  checkPick,
  checkScore,
  type Grade,
  type Judge,
  type Score,
} from './score.ts';

const TEAMS = Object.keys(TABLE_2);
const judge = (name: string, more: Partial<Judge> = {}): Judge => ({
  name,
  kind: 'organiser',
  memberOf: [],
  conflicts: [],
  ...more,
});
/** Five organisers and two guests. */
const SEVEN = [1, 2, 3, 4, 5, 6, 7].map((n) =>
  judge(`judge ${n}`, { kind: n > 5 ? 'invited' : 'organiser' }),
);

/** Whole grades of seven judges with a given sum. */
function gradesWith(sum: number): Grade[] {
  return SEVEN.map((_, index) => Math.floor((sum + index) / 7) as Grade);
}

const SCORES: Score[] = TEAMS.flatMap((team) =>
  CRITERIA.flatMap((criterion, place) => {
    const [sum] = sumsBehind(TABLE_2[team]![place]!, 7, 'truncated');
    return gradesWith(sum!).map(
      (grade, index): Score => ({
        judge: SEVEN[index]!.name,
        kind: 'cross',
        game: 1,
        team,
        criterion,
        grade,
      }),
    );
  }),
);

const PICKS: BestPick[] = TEAMS.flatMap((team) => Array.from({ length: AWARDS[team] ?? 0 }, () => team)).map(
  (team, index) => ({ judge: SEVEN[index]!.name, team, comment: '', playedIn: null }),
);
const JUDGED = { judges: SEVEN, scores: SCORES, picks: PICKS };

describe('the table of mean grades', () => {
  test('[R001-METR-08] of 2017 comes out of whole grades of seven judges, truncated', () => {
    const { rows, judges } = meanTable(TEAMS, JUDGED, { kind: 'cross', cut: 'truncated', jury: 'people' });
    expect(judges).toBe(7);
    for (const { team, means } of rows) expect(Object.values(means)).toEqual(TABLE_2[team]);
  });

  test('[R001-METR-08] of 2017 would be another one if it were rounded', () => {
    const { rows } = meanTable(TEAMS, JUDGED, { kind: 'cross', cut: 'rounded', jury: 'people' });
    expect(rows.find(({ team }) => team === 'AITWolf')?.means.B).toBe('1.86');
    expect(sumsBehind('1.85', 7, 'rounded')).toEqual([]);
  });

  test('[R001-METR-09] has a star for every judge who picked the team', () => {
    const { rows } = meanTable(TEAMS, JUDGED, { kind: 'cross', cut: 'truncated', jury: 'people' });
    expect(rows.map(({ team, stars }) => `${team}${'*'.repeat(stars)}`)).toEqual([
      'AITWolf*',
      'Forst',
      'Kanolab*',
      'KELDIC',
      'm_cre**',
    ]);
  });

  test('[R001-METR-10] keeps the kinds of match apart', () => {
    const self = meanTable(TEAMS, JUDGED, { kind: 'self', cut: 'truncated', jury: 'people' });
    expect(self.judges).toBe(0);
    expect(self.rows[0]?.means.A).toBeNull();
  });

  test('keeps people and a model apart', () => {
    const model = judge('model', { kind: 'llm' });
    const scores = [...SCORES, { ...SCORES[0]!, judge: 'model', grade: 5 as const }];
    const mixed = { ...JUDGED, judges: [...SEVEN, model], scores };
    const people = meanTable(TEAMS, mixed, { kind: 'cross', cut: 'truncated', jury: 'people' });
    expect(people.rows[0]?.means.A).toBe('2.14');
    const llm = meanTable(TEAMS, mixed, { kind: 'cross', cut: 'truncated', jury: 'llm' });
    expect(llm.rows[0]).toMatchObject({ stars: 0, means: { A: '5.00', B: null } });
  });
});

describe('a grade', () => {
  const given = { kind: 'cross', game: 1, team: 'Forst', criterion: 'A', grade: 3 };
  const check = (more: object, by = judge('one')) => checkScore({ ...given, ...more }, by, { teams: TEAMS });

  test('[R001-METR-05] is given for one of the five criteria', () => {
    for (const criterion of ['A', 'B', 'C', 'D', 'E']) expect(check({ criterion }).ok).toBe(true);
    expect(check({ criterion: 'F' })).toMatchObject({ ok: false, error: 'noSuchCriterion' });
  });

  test.each([0, 6, 2.5, '3', null, Number.NaN])('[R001-METR-06] is never %s', (grade) => {
    expect(check({ grade })).toMatchObject({ ok: false, error: 'notAGrade' });
  });

  test('[R001-METR-06] belongs to a kind of match', () => {
    expect(check({ kind: 'self' })).toMatchObject({ ok: true, value: { kind: 'self', grade: 3 } });
    expect(check({ kind: 'other' })).toMatchObject({ ok: false, error: 'noSuchKind' });
  });

  test('[R001-METR-07] is refused from a member of the team and from whoever declares a conflict', () => {
    const refused = { ok: false, error: 'conflictOfInterest' };
    expect(check({}, judge('one', { memberOf: ['Forst'] }))).toMatchObject(refused);
    expect(check({}, judge('one', { conflicts: ['Forst'] }))).toMatchObject(refused);
    expect(check({}, judge('one', { memberOf: ['m_cre'] })).ok).toBe(true);
  });

  test('is refused for who does not take part', () => {
    expect(check({ team: 'nobody' })).toMatchObject({ ok: false, error: 'noSuchTeam' });
  });
});

describe('a pick of the best team', () => {
  test('[R001-METR-11] may come from a judge who sat at the table', () => {
    const pick = { team: 'm_cre', comment: '手強かった', playedIn: 3 };
    expect(checkPick(pick, judge('guest', { kind: 'invited' }), { teams: TEAMS })).toEqual({
      ok: true,
      value: { judge: 'guest', ...pick },
    });
  });

  test('[R001-METR-07] is refused for the own team', () => {
    const pick = { team: 'm_cre', comment: '', playedIn: null };
    expect(checkPick(pick, judge('one', { memberOf: ['m_cre'] }), { teams: TEAMS }).ok).toBe(false);
  });
});

describe('the desk of a judge', () => {
  const games = [1, 2, 3, 4, 5, 6].map((n) => played(gameOf(n, ['a', 'b', 'c', 'd', null]), 'village'));
  const desk = deskOf(judge('one', { memberOf: ['b'] }), games, '7');

  test('has all logs, in an order of its own that is always the same', () => {
    const numbers = desk.map(({ game }) => game);
    expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(deskOf(judge('one'), games, '7').map(({ game }) => game)).toEqual(numbers);
    expect(deskOf(judge('other'), games, '7').map(({ game }) => game)).not.toEqual(numbers);
  });

  test('does not show whose log it is', () => {
    expect(Object.keys(blind(desk[0]!))).toEqual(['number', 'kind', 'players']);
  });

  test('[R001-METR-07] leaves out the own team, and people', () => {
    for (const { players } of desk) expect([...players].sort()).toEqual([1, 3, 4]);
  });
});

describe('the agreement of judges', () => {
  test("is Krippendorff's ordinal alpha, as in his own example", () => {
    const none = 0;
    const observers = [
      [1, 2, 3, 3, 2, 1, 4, 1, 2, none, none, none],
      [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, none, 3],
      [none, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, none],
      [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, none],
    ];
    const units = observers[0]!.map((_, unit) =>
      observers.map((own) => own[unit]!).filter((grade) => grade !== none),
    );
    expect(ordinalAlpha(units)).toBeCloseTo(0.815, 3);
  });

  test('is 1 where all agree, and unknown where there is nothing to compare', () => {
    expect(
      ordinalAlpha([
        [1, 1],
        [4, 4],
      ]),
    ).toBe(1);
    expect(ordinalAlpha([[1], [4]])).toBeNull();
    expect(
      ordinalAlpha([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull();
  });
});

describe('the agreement on copies of one team', () => {
  const self = (player: number, grade: Grade, by: string): Score => ({
    ...{ judge: by, kind: 'self', game: 1, team: 'a', player, criterion: 'A', grade },
  });

  test('is between judges, not between the copies', () => {
    expect(agreementOf([self(1, 1, 'one'), self(2, 5, 'one')])).toBeNull();
    const both = ['one', 'two'].flatMap((by) => [self(1, 1, by), self(2, 5, by)]);
    expect(agreementOf(both)).toBe(1);
  });

  test('is of a seat where a team has several, else of the team', () => {
    expect(judgedSeat({ teams: ['a', 'a', 'b', null] }, 2)).toEqual({ team: 'a', player: 2 });
    expect(judgedSeat({ teams: ['a', 'a', 'b', null] }, 3)).toEqual({ team: 'b' });
    expect(judgedSeat({ teams: ['a', 'a', 'b', null] }, 4)).toBeNull();
  });
});

describe('the votes of viewers', () => {
  const games = [played(gameOf(1, ['a', 'b', 'c', 'd', 'e']), 'village')];
  const vote = (viewer: string, player: number) => ({ viewer, game: 1, player, post: null });

  test('[R001-METR-12] give an entertainment score that does not ask who won', () => {
    const votes = [vote('u', 5), vote('v', 5), vote('w', 1), vote('x', 5)];
    const [a, e] = entertainmentOf(['a', 'e'], games, votes);
    expect(e).toMatchObject({ team: 'e', votes: 3, of: 4, share: { share: 0.75 } });
    expect(e!.score).toBeCloseTo(3.75);
    expect(a!.score).toBeCloseTo(1.25);
  });

  test('[R001-METR-12] count once for a viewer and game, the last one', () => {
    expect(entertainmentOf(['a', 'e'], games, [vote('u', 5), vote('u', 1)])).toMatchObject([
      { team: 'a', votes: 1, of: 1 },
      { team: 'e', votes: 0, of: 1 },
    ]);
  });
});
