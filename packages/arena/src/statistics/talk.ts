import type { VillageRecord } from '@mura/records';
import { type Behaviours, BehaviourTally, behavioursIn } from './behaviour.ts';
import { type Understanding, understandingIn } from './understanding.ts';

/** How the seats of a team talked and behaved. */
export interface SeatTalk {
  readonly understanding: Understanding;
  readonly behaviours: Behaviours;
}

const UNDERSTANDING = [
  'whole',
  'part',
  'none',
  'asked',
  'answered',
] as const satisfies readonly (keyof Understanding)[];

/**
 * How each seat of a game talked and behaved, by player, in few bytes: the numbers of `Understanding` in their order,
 * then of each of `BEHAVIOURS` its count and its occasions.
 */
export type GameTalk = readonly (readonly number[])[];

/** What a record tells of talk; `null` where it is not whole. */
export function gameTalk(record: VillageRecord): GameTalk | null {
  const behaviours = behavioursIn(record);
  if (behaviours === null) return null;
  const understood = understandingIn(record);
  return behaviours.map(({ numbers }, seat) => [
    ...UNDERSTANDING.map((part) => understood[seat]![part]),
    ...numbers,
  ]);
}

/** The sum over seats, so that numbers during a contest and after it agree. */
export function sumOfTalk(seats: Iterable<readonly number[]>): SeatTalk {
  const understood = UNDERSTANDING.map(() => 0);
  const behaviours = new BehaviourTally();
  for (const seat of seats) {
    for (let index = 0; index < UNDERSTANDING.length; index++) understood[index]! += seat[index] ?? 0;
    behaviours.addAll(seat, UNDERSTANDING.length);
  }
  const parts = UNDERSTANDING.map((part, index) => [part, understood[index]!] as const);
  return {
    understanding: Object.fromEntries(parts) as unknown as Understanding,
    behaviours: behaviours.measures(),
  };
}
