import type { Bot, Random } from '@mura/bots';
import {
  type Action,
  Conductor,
  type Entry,
  type Event,
  Feed,
  hashText,
  mix,
  type Question,
  type Reply,
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
  const table = tableOf(bots, pasts, 0);
  const feed = Feed.of(table.seats, [], { forgets: true });
  const opened = Conductor.open(setup, { feed, chance: seeded(seed), now: () => table.now, append });
  if (!opened.ok) return opened;
  playToEnd(opened.value, table, seed);
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
  const table = tableOf(bots, [], now);
  const feed = new Feed(bots.length);
  feed.push(entries);
  for (const [index, seat] of table.seats.entries()) feed.sit(index + 1, seat);
  const conductor = Conductor.resume({ feed, chance: seeded(seed), now: () => table.now, append });
  for (const action of script) conductor.answer(action);
  playToEnd(conductor, table, seed);
  return conductor.village;
}

/** Bots on their seats, what they remember, what they have been asked, and the time there. */
interface SeatedBots {
  readonly bots: readonly Bot[];
  readonly memories: readonly unknown[];
  readonly seats: readonly Seat[];
  readonly questions: OpenQuestions;
  now: number;
}

/** Questions in their order. Their places are used again: a list that grows with every question is copied again and again. */
class OpenQuestions {
  readonly #list: Question[] = [];
  #first = 0;
  #end = 0;

  add(question: Question): void {
    this.#list[this.#end++] = question;
  }

  isEmpty(): boolean {
    return this.#first === this.#end;
  }

  take(): Question {
    const question = this.#list[this.#first++]!;
    if (this.#first === this.#end) {
      this.#first = 0;
      this.#end = 0;
    }
    return question;
  }
}

function tableOf(bots: readonly Bot[], pasts: readonly unknown[], now: number): SeatedBots {
  const questions = new OpenQuestions();
  const memories = bots.map((bot, index) => bot.begin({ player: index + 1 }, pasts[index]));
  const seats = bots.map((bot, index) => new ArenaSeat(bot, memories[index], questions));
  return { bots, memories, seats, questions, now };
}

/** A class, because every seat hears every event: a closure for each seat and game costs several times as much. */
class ArenaSeat implements Seat {
  readonly #bot: Bot;
  readonly #memory: unknown;
  readonly #questions: OpenQuestions;

  constructor(bot: Bot, memory: unknown, questions: OpenQuestions) {
    this.#bot = bot;
    this.#memory = memory;
    this.#questions = questions;
  }

  hear(event: Event): void {
    this.#bot.hear(this.#memory, event);
  }

  ask(question: Question): void {
    this.#questions.add(question);
  }
}

function playToEnd(conductor: Conductor, table: SeatedBots, seed: string): void {
  const { bots, memories, questions } = table;
  const randoms = bots.map((_, index) => randomOf(seed, `/bot/${index + 1}`));
  let refused = false;
  const note: Reply = (result) => {
    refused = !result.ok;
  };
  for (;;) {
    while (questions.isEmpty() && passTime(conductor, table)) {}
    if (questions.isEmpty()) return;
    const question = questions.take();
    if (!conductor.asks(question.request)) continue;
    const { player, act } = question.request;
    const action = bots[player - 1]!.act(memories[player - 1], question, randoms[player - 1]!);
    if (action.player === player) conductor.answer(action, note);
    // A bot whose answer is refused, or is not its own, forfeits it.
    if (refused || action.player !== player) conductor.miss(player, act, 'illegal');
  }
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
