import type { Bot, Random } from '@mura/bots';
import {
  Conductor,
  type Entry,
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
  const questions: Question[] = [];
  let now = 0;
  const memories = bots.map((bot, index) => bot.begin({ player: index + 1 }, pasts[index]));
  const seats: Seat[] = bots.map((bot, index) => ({
    hear: (event) => bot.hear(memories[index], event),
    ask: (question) => questions.push(question),
  }));
  const feed = Feed.of(seats, [], { forgets: true });
  const opened = Conductor.open(setup, {
    feed,
    chance: seeded(seed),
    now: () => now,
    append,
  });
  if (!opened.ok) return opened;
  const conductor = opened.value;
  const randoms = bots.map((_, index) => randomOf(seed, `/bot/${index + 1}`));
  let refused = false;
  const note: Reply = (result) => {
    refused = !result.ok;
  };
  /** Nobody is asked: time passes at once until something is due. */
  const passTime = () => {
    const due = conductor.nextLimit();
    if (due === null) return false;
    now = Math.max(now, due);
    conductor.tick(now);
    return true;
  };
  for (let next = 0; ; next++) {
    while (next === questions.length && passTime()) {}
    const question = questions[next];
    if (question === undefined) break;
    if (!conductor.asks(question.request)) continue;
    const { player, act } = question.request;
    const action = bots[player - 1]!.act(memories[player - 1], question, randoms[player - 1]!);
    if (action.player === player) conductor.answer(action, note);
    // A bot whose answer is refused, or is not its own, forfeits it.
    if (refused || action.player !== player) conductor.miss(player, act, 'illegal');
  }
  const learned = bots.map((bot, index) => bot.learned?.(memories[index]));
  return { ok: true, value: { village: conductor.village, learned } };
}

/** A stream of chance from a seed, for one bot. */
export function randomOf(seed: string, ending = ''): Random {
  const key = hashText(seed, ending);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}
