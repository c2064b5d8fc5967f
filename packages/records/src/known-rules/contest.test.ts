import { aiwolfRoles, aiwolfRules, findPreset, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { headerOf } from '../record.ts';
import { mayBePlayedBy, oddsWith, type RuleSet, ruleSetBy, ruleSetOf, ruleSetOfContest } from './contest.ts';
import { noteShown, type ShownRule } from './known-rules.ts';

const AIWOLF_5 = presetOf('aiwolf-5');
const UNKNOWN = ['seed', 'rules.vote.lastNight', 'rules.vote.rounds', 'rules.whisper.turns', 'rules.grammar'];

function presetOf(name: string): RuleSet {
  const found = findPreset(name);
  return found.ok ? ruleSetBy(name, found.value) : expect.unreachable(found.error);
}

/** A game from a log, of which these things were shown. */
function game(...shown: ShownRule[]): RuleSet {
  return gameBy(AIWOLF_5.rules, shown);
}

function gameBy(rules: Rules, shown: readonly ShownRule[]): RuleSet {
  const source = { format: 'aiwolf', unknown: UNKNOWN, notes: noteShown(shown) };
  const setup = { preset: 'aiwolf-5', rules, cast: [], language: 'aiwolf' };
  return ruleSetOf(headerOf(setup, { village: 'v', source }));
}

const ACTS: ShownRule = { path: 'vote.lastNight', value: 'acts' };
const THREE_ROUNDS: ShownRule = { path: 'vote.rounds', value: 3, atLeast: true };
const TEN_TURNS: ShownRule = { path: 'whisper.turns', value: 10 };

describe('a game alone', () => {
  test('has the same hash whatever it shows, and may be by any rules as to what its log does not say', () => {
    const plain = game();
    const odd = gameBy({ ...AIWOLF_5.rules, vote: { ...AIWOLF_5.rules.vote, lastNight: 'acts' } }, [ACTS]);
    expect(odd.hash).toBe(plain.hash);
    expect(mayBePlayedBy(odd, AIWOLF_5)).toBe(true);
    expect(mayBePlayedBy(plain, ruleSetBy('custom', odd.rules))).toBe(true);
    expect(oddsWith(odd, AIWOLF_5)).toEqual([ACTS]);
  });

  test('is not by rules that differ in what its log says', () => {
    const withTalk = ruleSetBy('custom', aiwolfRules(aiwolfRoles(5), { talkOnFirstDay: true }));
    expect(mayBePlayedBy(game(), withTalk)).toBe(false);
    expect(mayBePlayedBy(game(), presetOf('aiwolf-6'))).toBe(false);
  });
});

describe('the games of a contest', () => {
  test('keep hash and preset where they show nothing that is at odds with it', () => {
    const contest = ruleSetOfContest([game(), game({ path: 'vote.rounds', value: 2, atLeast: true })]);
    expect(contest).toMatchObject({ preset: 'aiwolf-5', hash: game().hash });
    expect(mayBePlayedBy(contest, AIWOLF_5)).toBe(true);
  });

  test('have together what each has shown, in whatever order', () => {
    const one = ruleSetOfContest([game(), game(ACTS), game(TEN_TURNS)]);
    const other = ruleSetOfContest([game(TEN_TURNS), game(ACTS)]);
    expect(one.hash).toBe(other.hash);
    expect(one).toMatchObject({
      preset: 'custom',
      rules: { vote: { lastNight: 'acts' }, whisper: { turns: 10 } },
    });
    expect(one.hash).not.toBe(game().hash);
    expect(mayBePlayedBy(one, AIWOLF_5)).toBe(false);
    expect(mayBePlayedBy(one, game())).toBe(true);
  });

  test('are not by rules that allow less than was seen at least, but by rules that allow more', () => {
    const contest = ruleSetOfContest([game(), game(THREE_ROUNDS)]);
    const rules = (maxRevote: number) => ruleSetBy('custom', aiwolfRules(aiwolfRoles(5), { maxRevote }));
    expect([1, 2, 5].map((most) => mayBePlayedBy(contest, rules(most)))).toEqual([false, true, true]);
  });

  test('show a limit only where no game went beyond it, and nothing where they contradict each other', () => {
    const free: ShownRule = { path: 'grammar', value: 'free' };
    const { shown } = ruleSetOfContest([
      game(TEN_TURNS, free),
      game({ path: 'whisper.turns', value: 12, atLeast: true }, { path: 'grammar', value: 'aiwolf' }),
    ]);
    expect(shown).toEqual([{ path: 'whisper.turns', value: 12, atLeast: true }]);
  });
});
