import { describe, expect, test } from 'vitest';
import { act, begin, type LawGame } from '../../testing/laws/game.ts';
import { at } from '../../testing/laws/random.ts';
import { rulesOf } from '../../testing/rules.ts';
import { plainSetup, requests, type TurnTalk } from '../index.ts';

const TURNS = 400;

/** How many values there are in a structure, however deep. */
function size(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + size(part), 1);
}

/** A day on which everybody has something to say in every turn; `look` is called at the beginning of each turn. */
function talkAllDay(turn: TurnTalk['turn'], look: (game: LawGame) => void): LawGame {
  const rules = rulesOf('aiwolf-5');
  const length = { ...rules.talk.length, perTalk: 12 };
  const talk = { ...rules.talk, turns: TURNS, perPlayer: TURNS, turn, length };
  const game = begin(plainSetup('custom', { ...rules, firstDay: ['talk', 'dusk', 'divine'], talk }, 'cost'));
  let turns = -1;
  for (let [asked] = requests(game.village); asked?.act === 'talk'; [asked] = requests(game.village)) {
    if (asked.turn > turns) look(game);
    turns = asked.turn;
    act(game, { type: 'talk', player: asked.player, channel: 'talk', text: 'a long enough text' });
  }
  return game;
}

describe.each(['open', 'closed'] as const)('a day of talk in %s turns', (turn) => {
  test('does not make the village grow', () => {
    const sizes: number[] = [];
    talkAllDay(turn, ({ village }) => sizes.push(size(village)));
    expect(sizes).toHaveLength(TURNS);
    expect(new Set(sizes.slice(1)).size).toBe(1);
  });

  test('costs a fixed number of events for each utterance', () => {
    const lengths: number[] = [];
    const { plays } = talkAllDay(turn, ({ record }) => lengths.push(record.length));
    expect(plays).toHaveLength(5 * TURNS);
    const perTurn = lengths.slice(1).map((length, index) => length - at(lengths, index));
    // Each utterance is cut (`substituted`) and heard, in a closed turn sealed before; and the turn begins.
    const expected = 5 * (turn === 'open' ? 2 : 3) + 1;
    expect(new Set(perTurn)).toEqual(new Set([expected]));
    expect(Math.max(...plays.map(({ events }) => events.length))).toBeLessThan(15);
  });

  test('makes a view grow by the same in every turn', () => {
    const sizes: number[] = [];
    talkAllDay(turn, ({ views }) => sizes.push(size(views[0])));
    const growth = sizes.slice(1).map((after, index) => after - at(sizes, index));
    expect(Math.max(...growth)).toBe(Math.min(...growth));
  });
});
