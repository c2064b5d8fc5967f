import {
  type Chance,
  Conductor,
  type Entry,
  type Event,
  Feed,
  type Outside,
  type Question,
  type Seat,
  type Setup,
} from '../src/index.ts';
import { inOrder } from './scene.ts';

/** A table with a host around it: a clock that stands still, a store, and seats that write down what reaches them. */
export interface ConductedTable {
  readonly outside: Outside;
  readonly seats: readonly Seat[];
  readonly clock: { now: number };
  readonly kept: Entry[];
  /** By player, from player 1. */
  readonly heard: { readonly event: Event; readonly number: number }[][];
  readonly asked: Question[];
  /** Appends that are not durable yet, oldest first. */
  readonly waiting: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[];
}

interface TableSurroundings {
  readonly chance?: Chance;
  /** Appends become durable only when the test says so. */
  readonly slow?: boolean;
  /** What a seat does when it is asked, at once. */
  readonly answer?: (question: Question) => void;
}

export function tableFor(
  players: number,
  { chance = inOrder, slow = false, answer }: TableSurroundings = {},
): ConductedTable {
  const clock = { now: 0 };
  const kept: Entry[] = [];
  const heard: ConductedTable['heard'] = Array.from({ length: players }, () => []);
  const asked: Question[] = [];
  const waiting: ConductedTable['waiting'] = [];
  const seats = heard.map((list) => ({
    hear: (event: Event, number: number) => void list.push({ event, number }),
    ask(question: Question) {
      asked.push(question);
      answer?.(question);
    },
  }));
  const append = (entries: readonly Entry[]) => {
    kept.push(...entries);
    if (!slow) return undefined;
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const outside = { feed: Feed.of(seats), chance, now: () => clock.now, append };
  return { outside, seats, clock, kept, heard, asked, waiting };
}

export function conduct(setup: Setup, { outside }: ConductedTable): Conductor {
  const opened = Conductor.open(setup, outside);
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

/** Goes on with a village from its record, at another table. */
export function resumeAt(table: ConductedTable, entries: readonly Entry[]): Conductor {
  return Conductor.resume({ ...table.outside, feed: Feed.of(table.seats, entries) });
}

/** The oldest append is durable now, and everything that waited for it has happened. */
export async function settle({ waiting }: ConductedTable): Promise<void> {
  const append = waiting.shift();
  if (append === undefined) throw new Error('Nothing is being appended');
  append.resolve();
  await Promise.resolve();
  await Promise.resolve();
}
