import type { Bot, Random } from '@mura/bots';
import {
  Conductor,
  type Entry,
  hashText,
  mix,
  type Question,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type SetupError,
  scale,
  seeded,
  type Village,
} from '@mura/engine';

/** Plays a village of bots to its end, without waiting; entries go to `append` as they happen. */
export function playVillage(
  setup: Setup,
  seed: string,
  bots: readonly Bot[],
  append: (entries: readonly Entry[]) => void,
): Result<Village, SetupError[]> {
  const questions: Question[] = [];
  const memories = bots.map((bot, index) => bot.begin({ player: index + 1 }));
  const seats: Seat[] = bots.map((bot, index) => ({
    hear: (event) => bot.hear(memories[index], event),
    ask: (question) => questions.push(question),
  }));
  const opened = Conductor.open(setup, { chance: seeded(seed), seats, now: () => 0, append });
  if (!opened.ok) return opened;
  const conductor = opened.value;
  const randoms = bots.map((_, index) => randomOf(`${seed}/bot/${index + 1}`));
  for (let next = 0; next < questions.length; next++) {
    answer(conductor, questions[next]!, bots, memories, randoms);
  }
  return { ok: true, value: conductor.village };
}

/** A bot whose answer is refused forfeits it. */
function answer(
  conductor: Conductor,
  question: Question,
  bots: readonly Bot[],
  memories: readonly unknown[],
  randoms: readonly Random[],
): void {
  const { player, act } = question.request;
  const seat = player - 1;
  const action = bots[seat]!.act(memories[seat], question, randoms[seat]!);
  conductor.answer(action, (result: Result<null, Refusal>) => {
    if (!result.ok) conductor.miss(player, act, 'illegal');
  });
}

/** A stream of chance from a seed, for one bot. */
export function randomOf(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}
