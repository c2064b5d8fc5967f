import { type Event, givenTo } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import {
  attacked,
  counted,
  dawnBroke,
  dayBegan,
  divined,
  ended,
  executed,
  opened,
  sealed,
  talked,
} from '../../../testing/werewolf/record.ts';
import { agentNames } from '../names.ts';
import { parseSentence, parseUtterance } from '../parser.ts';
import { type EvaluateOptions, evaluate, whenTrue } from './evaluate.ts';

const options = { names: agentNames(5) };

function isTrue(text: string, record: readonly Event[], more: EvaluateOptions = {}) {
  const parsed = parseSentence(text, options);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return evaluate(parsed.value.tree, record, more);
}

const claim = (number: number, player: number, role: string, day = 1) =>
  talked(number, day, player, `declare 100% (Agent0${player} ${role})`);

/** Two claims, a vote, an execution, a night, a second day; as the master has it. */
const GAME: readonly Event[] = [
  opened(),
  sealed(),
  dayBegan(0),
  divined(0, 1, 2),
  dayBegan(1),
  claim(0, 5, 'seer'),
  talked(1, 1, 2, 'Skip'),
  claim(2, 1, 'seer'),
  counted(1, [1, 5], [2, 5], [3, 1], [4, 5], [5, 1]),
  executed(1, 5),
  attacked(1, 1),
  dawnBroke(2, 1),
  dayBegan(2),
];

const byAudience = (viewer: 'observer' | 2) => givenTo(viewer, GAME).map(({ event }) => event);

describe('days', () => {
  test('[R000-SENT-11] become day_3 is true from the start of day 3', () => {
    const days = [dayBegan(0), dayBegan(1), dayBegan(2)];
    expect(isTrue('become day_3', days)).toBe(false);
    expect(isTrue('become day_3', [...days, dayBegan(3)])).toBe(true);
    expect(isTrue('become day_3', [...days, dayBegan(3), talked(9, 3, 1, 'Skip'), dayBegan(4)])).toBe(true);
    expect(isTrue('become tomorrow', days, { day: 1 })).toBe(true);
    expect(isTrue('become tomorrow', days, { day: 2 })).toBe(false);
    expect(isTrue('become (day_1 and day_3)', days)).toBe(false);
    expect(isTrue('become (day_1 or day_3)', days)).toBe(true);
  });

  test('restrict what happened', () => {
    expect(isTrue('day_1 Agent05 executed', GAME)).toBe(true);
    expect(isTrue('day_2 Agent05 executed', GAME)).toBe(false);
    expect(isTrue('yesterday (vote Agent05)', GAME, { day: 2 })).toBe(true);
    expect(isTrue('today (vote Agent05)', GAME, { day: 2 })).toBe(false);
    expect(isTrue('today (vote Agent05)', byAudience('observer'), { day: 2 })).toBe(null);
    expect(isTrue('day_1 Agent01 attacked', byAudience('observer'))).toBe(true);
    expect(isTrue('(day_0 and day_1) Agent01 comingout', GAME)).toBe(false);
    expect(isTrue('(day_0 or day_1) Agent01 comingout', GAME)).toBe(true);
  });
});

describe('order', () => {
  test('[R000-UTT-11] before and after follow the order of events', () => {
    expect(isTrue('(Agent05 comingout) before (Agent01 comingout)', GAME)).toBe(true);
    expect(isTrue('(Agent01 comingout) before (Agent05 comingout)', GAME)).toBe(false);
    expect(isTrue('(Agent01 comingout) after (Agent05 comingout)', GAME)).toBe(true);
    expect(isTrue('(Agent05 comingout) after (Agent01 comingout)', GAME)).toBe(false);
  });

  test('an event that has not come is open until it is too late', () => {
    expect(isTrue('(Agent05 comingout) before (Agent04 comingout)', GAME)).toBe(true);
    expect(isTrue('(Agent04 comingout) before (Agent05 comingout)', GAME)).toBe(false);
    expect(isTrue('(Agent04 comingout) after (Agent05 comingout)', GAME)).toBe(null);
    expect(isTrue('(Agent04 comingout) after (Agent05 comingout)', [...GAME, ended(2, 'village')])).toBe(
      false,
    );
    expect(isTrue('(Agent04 comingout) before (Agent03 comingout)', GAME)).toBe(null);
    expect(isTrue('(Agent05 comingout) after (Agent04 comingout)', GAME)).toBe(false);
  });

  test('of other things than coming out', () => {
    expect(isTrue('(Agent05 executed) before (Agent01 attacked)', GAME)).toBe(true);
    expect(isTrue('(become day_2) after (Agent05 executed)', GAME)).toBe(true);
    expect(isTrue('(Agent01 inspect Agent02) before (become day_1)', GAME)).toBe(true);
  });

  test('the time from which something is true is an event', () => {
    const parsed = parseSentence('(Agent05 comingout) and (Agent01 comingout)', options);
    expect(parsed.ok && whenTrue(parsed.value.tree, GAME)).toEqual({ at: 7, certain: true });
  });
});

describe('facts', () => {
  test('[R000-MOD-06] numerals give the number of characters or roles', () => {
    const deal = ['werewolf', 'werewolf', 'villager', 'villager', 'seer'] as const;
    const isTrueHere = (text: string) => isTrue(text, [opened(), sealed(deal), dayBegan(0)]);
    expect(isTrueHere('2 wolf exist')).toBe(true);
    expect(isTrueHere('1 wolf exist')).toBe(false);
    expect(isTrueHere('3 wolf exist')).toBe(false);
    expect(isTrueHere('1 seer exist')).toBe(true);
    expect(isTrueHere('3 HUMAN exist')).toBe(true);
    expect(isTrue('3 CHAR vote Agent05', GAME)).toBe(true);
    expect(isTrue('2 CHAR vote Agent05', GAME)).toBe(false);
    expect(isTrue('4 CHAR vote Agent05', GAME)).toBe(false);
  });

  test.each([
    ['Agent01 seer', true],
    ['Agent05 seer', false],
    ['Agent03 HUMAN', false],
    ['Agent05 HUMAN', true],
    ['Agent05 WOLFSIDE', true],
    ['Agent02 not wolf', true],
    ['Agent02 (not wolf)', true],
    ['wolf exist', true],
    ['2 villager exist', true],
    ['2 wolf exist', false],
    ['(1 died seer) and (1 living wolf) exist', true],
    ['1 died wolf exist', false],
    ['Agent05 DEAD', true],
    ['Agent01 DEAD', true],
    ['Agent02 DEAD', false],
    ['living ANY speak', false],
    ['ANY without Agent05 executed', false],
    ['not Agent05 executed', false],
    ['Agent01 inspect Agent02', true],
    ['seer inspect Agent02', true],
    ['Agent02 inspected', true],
    ['Agent02 protected', false],
    ['Agent01 and Agent02 vote Agent05', true],
    ['Agent01 and Agent03 vote Agent05', false],
    ['3 (ANY) vote Agent05', true],
    ['Agent05 voted', true],
    ['Agent02 voted', false],
    ['Agent02 speak', false],
    ['Agent05 speak', true],
    ['seer comingout', true],
    ['wolf comingout', false],
    ['1st ANY comingout', true],
    ['3rd ANY comingout', false],
    ['(Agent05 comingout) as (Agent05 seer)', true],
    ['(Agent01 comingout) as (Agent01 seer)', false],
    ['(Agent05 comingout) as (Agent05 medium)', false],
    ['if (Agent01 seer) then (Agent05 lunatic)', true],
    ['if (Agent01 seer) then (Agent05 wolf)', false],
    ['if (Agent01 wolf) then (Agent05 wolf)', true],
    ['if (Agent01 seer) then (Agent05 lunatic) else (Agent01 wolf)', true],
    ['if (Agent01 wolf) then (Agent05 lunatic) else (Agent01 wolf)', false],
    ['(execute Agent05) because (Agent05 lunatic)', null],
    ['(execute Agent05) because (Agent05 wolf)', false],
    ['(execute Agent04) or (Agent01 seer)', true],
    ['Agent01 know (Agent02 wolf)', null],
    ['about reason', null],
    ['speech 1', null],
    ['Agent01 win', false],
    ['now Agent01 seer', true],
    ['before vote Agent05', null],
    ['(Agent05 comingout) and (who lunatic)', true],
  ])('%s: %s', (text, truth) => {
    expect(isTrue(text, GAME)).toBe(truth);
  });

  test('at the end a team has won', () => {
    const over = [...GAME, ended(2, 'werewolf')];
    expect(isTrue('wolf win', over)).toBe(true);
    expect(isTrue('VILLAGESIDE lose', over)).toBe(true);
    expect(isTrue('Agent05 win', over)).toBe(true);
    expect(isTrue('Agent02 win', over)).toBe(false);
  });

  test('what a viewer cannot know is unknown to him', () => {
    const seen = byAudience('observer');
    expect(isTrue('Agent01 seer', seen)).toBe(null);
    expect(isTrue('Agent02 inspected', seen)).toBe(null);
    expect(isTrue('seer comingout', seen)).toBe(null);
    expect(isTrue('Agent05 executed', seen)).toBe(true);
    expect(isTrue('Agent01 vote Agent02', seen)).toBe(false);
    expect(isTrue('Agent01 attacked', seen)).toBe(true);
    expect(isTrue('Agent04 comingout', seen)).toBe(false);
    expect(isTrue('not (Agent01 seer)', seen)).toBe(null);
    expect(isTrue('(Agent01 seer) or (Agent05 executed)', seen)).toBe(true);
    expect(isTrue('(Agent01 seer) and (Agent04 executed)', seen)).toBe(false);
  });

  test('an utterance is as true as what it declares', () => {
    const said = (text: string) => {
      const parsed = parseUtterance(text, options);
      if (!parsed.ok) throw new Error(parsed.error.message);
      return evaluate(parsed.value.tree, GAME);
    };
    expect(said('declare 90% (Agent01 seer)')).toBe(true);
    expect(said('declare 10% (Agent01 seer)')).toBe(false);
    expect(said('declare 50% (Agent01 seer)')).toBe(null);
    expect(said('request ANY 90% (vote Agent05)')).toBe(null);
  });

  test('claims may be read in another language', () => {
    const record = [sealed(), dayBegan(1), talked(0, 1, 3, 'COMINGOUT Agent[03] SEER')];
    const claimsIn = ({ player, text }: { player: number; text: string }) =>
      text.startsWith('COMINGOUT') ? [{ player, roles: ['seer'] as const }] : [];
    expect(isTrue('Agent03 comingout', record)).toBe(false);
    expect(isTrue('Agent03 comingout', record, { claimsIn })).toBe(true);
  });

  test('names come from the record by default', () => {
    expect(isTrue('ANY executed', GAME)).toBe(true);
    expect(isTrue('ANY executed', GAME, { names: agentNames(3) })).toBe(false);
  });
});
