import { ABSENCES, ACTS, type Action, CHANNELS, type Choice, type PlayerId } from '../../src/index.ts';

const CHOICES: readonly Choice['type'][] = ['poll', 'vote', 'divine', 'guard', 'attackVote'];

/** What a door might let through where a player is meant. */
const ODD_NUMBERS: readonly unknown[] = [
  0,
  -1,
  -0.5,
  1.5,
  1e9,
  2 ** 32 + 1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1',
  null,
  undefined,
  [1],
  {},
  true,
];

/** Everybody, and all who are nobody. */
function anybody(players: number): PlayerId[] {
  const seats = Array.from({ length: players + 1 }, (_, index) => index + 1);
  return [...seats, ...ODD_NUMBERS] as PlayerId[];
}

/** Every action that anybody could try in a village of so many players, with a plain text where one is needed. */
export function* attempts(players: number): Generator<Action> {
  for (const player of anybody(players)) yield* attemptsOf(player, players);
}

export function* attemptsOf(player: PlayerId, players: number): Generator<Action> {
  for (const type of CHOICES) {
    for (const target of anybody(players)) yield { type, player, target };
  }
  for (const channel of CHANNELS) yield { type: 'talk', player, channel, text: 'hello' };
  yield { type: 'talk', player, channel: 'shout' as 'talk', text: 'hello' };
  yield { type: 'watcherTalk', name: player as unknown as string, text: 'hello' };
  yield { type: 'over', player };
  yield { type: 'timeUp', day: 1, phase: 'talk' };
  yield { type: 'warn', day: 1, phase: 'talk' };
  for (const target of anybody(players)) yield { type: 'announce', player, about: 'vote', target };
  for (const act of ACTS) {
    for (const reason of ABSENCES) yield { type: 'noAnswer', player, act, reason };
  }
  yield { type: 'noAnswer', player, act: 'sleep' as 'talk', reason: 'late' };
}
