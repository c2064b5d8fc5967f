import { type Bot, DelayedAnswers, type Random } from '@mura/bots';
import { type Conductor, hashText, mix, type Question, type Seat, scale } from '@mura/engine';

/** What a seat needs of its table. */
export interface SoloTable {
  readonly conductor: () => Conductor;
  readonly now: () => number;
  /** Does something later, faster or slower as the table is. */
  readonly later: (milliseconds: number, doIt: () => void) => void;
  readonly players: number;
  /** Up to when the person may still be writing in public. */
  readonly typingUntil: () => number;
}

/** A bot at the table: it answers after a while, as somebody who thinks. */
export function botSeat(bot: Bot, player: number, seed: string, table: SoloTable): Seat {
  const memory = bot.begin({ player });
  const random = randomOf(`${seed}/bot/${player}`);
  const answer = (question: Question) => {
    const conductor = table.conductor();
    if (!conductor.asks(question.request)) return;
    const action = bot.act(memory, question, random);
    const { act } = question.request;
    conductor.answer(action, (result) => {
      if (!result.ok) conductor.miss(player, act, 'illegal');
    });
  };
  const at = (time: number, doIt: () => void) => table.later(time - table.now(), doIt);
  const waiting = new DelayedAnswers(bot, memory, { now: table.now, at, typingUntil: table.typingUntil });
  return {
    hear(event, _, time) {
      bot.hear(memory, event, time);
      waiting.heard();
    },
    ask(question) {
      if (waiting.hold(question, () => answer(question))) return;
      table.later(thinkingTime(question, table.players, random), () => answer(question));
    },
  };
}

/** A stream of chance from a seed, for one bot. */
function randomOf(seed: string): Random {
  const key = hashText(seed);
  let drawn = 0;
  return (among) => scale(mix(key, drawn++), among);
}

/** How long a bot thinks before it answers, in milliseconds: the more sit at the table, the longer each listens. */
function thinkingTime({ request: { act, turn, day } }: Question, players: number, random: Random): number {
  // Nobody has said anything yet: there is little to think about, and somebody waits to speak.
  if (day === 0 && act !== 'talk') return 400 + random(800);
  switch (act) {
    case 'talk':
      return 1500 + random(turn === 0 ? 2500 : 1500) + random(players * 900);
    case 'whisper':
      return 1500 + random(3000);
    case 'vote':
    case 'poll':
      return 1500 + random(4500);
    default:
      return 1000 + random(2500);
  }
}
