import type { Bot, Random } from '@mura/bots';
import {
  type Action,
  Conductor,
  type Entry,
  type Event,
  Feed,
  hashText,
  mix,
  type NoAnswer,
  type PlayerAction,
  type Question,
  type Result,
  type Seat,
  type Setup,
  type SetupError,
  scale,
  seeded,
  type Village,
} from '@mura/engine';

export interface PlayedVillage {
  readonly village: Village;
  /** What each bot takes along into the next game of a set, by player. */
  readonly learned: readonly unknown[];
}

/**
 * Plays a village of bots to its end, without waiting; entries go to `append` as they happen. `pasts`: what the bots
 * learned in the game before, by player.
 */
export function playVillage(
  setup: Setup,
  seed: string,
  bots: readonly Bot[],
  append: (entries: readonly Entry[]) => void,
  pasts: readonly unknown[] = [],
): Result<PlayedVillage, SetupError[]> {
  const table = tableOf(bots, pasts, seed, 0);
  const feed = Feed.of(table.seats, [], { forgets: true });
  const opened = Conductor.open(setup, { feed, chance: seeded(seed), now: () => table.now, append });
  if (!opened.ok) return opened;
  playToEnd(opened.value, table);
  const learned = bots.map((bot, index) => bot.learned?.(table.memories[index]));
  return { ok: true, value: { village: opened.value.village, learned } };
}

/** A game so far, from which bots play on. */
export interface GameSoFar {
  readonly entries: readonly Entry[];
  /** Milliseconds, by the clock of the record. */
  readonly now: number;
  /** What is done first, whatever the bots would do; they are asked for the rest. */
  readonly script: readonly Action[];
}

/** Bots take all seats of a game in the middle of it: they hear what their players have heard, and play it to its end. */
export function playOn(
  { entries, now, script }: GameSoFar,
  seed: string,
  bots: readonly Bot[],
  append: (entries: readonly Entry[]) => void,
): Village {
  const table = tableOf(bots, [], seed, now);
  const feed = new Feed(bots.length);
  feed.push(entries);
  const conductor = Conductor.resume({ feed, chance: seeded(seed), now: () => table.now, append });
  for (const action of script) conductor.answer(action);
  for (const [index, seat] of table.seats.entries()) feed.sit(index + 1, seat);
  playToEnd(conductor, table);
  return conductor.village;
}

/** Bots on their seats, what they remember, and the time there. */
interface SeatedBots {
  readonly memories: readonly unknown[];
  readonly seats: readonly Seat[];
  now: number;
}

function tableOf(bots: readonly Bot[], pasts: readonly unknown[], seed: string, now: number): SeatedBots {
  const memories = bots.map((bot, index) => bot.begin({ player: index + 1 }, pasts[index]));
  const seats = bots.map(
    (bot, index) => new ArenaSeat(bot, memories[index], randomOf(seed, `/bot/${index + 1}`)),
  );
  return { memories, seats, now };
}

/** A class, because every seat hears every event: a closure for each seat and game costs several times as much. */
class ArenaSeat implements Seat {
  readonly #bot: Bot;
  readonly #memory: unknown;
  readonly #random: Random;

  constructor(bot: Bot, memory: unknown, random: Random) {
    this.#bot = bot;
    this.#memory = memory;
    this.#random = random;
  }

  hear(event: Event): void {
    this.#bot.hear(this.#memory, event);
  }

  ask(): void {}

  answerAtOnce(question: Question): PlayerAction | NoAnswer {
    return this.#bot.act(this.#memory, question, this.#random);
  }
}

function playToEnd(conductor: Conductor, table: SeatedBots): void {
  do conductor.letAnswer();
  while (passTime(conductor, table));
}

/** Nobody is asked: time passes at once until something is due. */
function passTime(conductor: Conductor, table: SeatedBots): boolean {
  const due = conductor.nextLimit();
  if (due === null) return false;
  table.now = Math.max(table.now, due);
  conductor.tick(table.now);
  return true;
}

/** A stream of chance from a seed, for one bot. */
export function randomOf(seed: string, ending = ''): Random {
  const key = hashText(seed, ending);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}
