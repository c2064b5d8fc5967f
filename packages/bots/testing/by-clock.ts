import {
  Conductor,
  type Entry,
  Feed,
  PERSON,
  type Question,
  type Seat,
  type Setup,
  seeded,
} from '@mura/engine';
import { type Bot, DelayedAnswers } from '../src/index.ts';
import { randomOf } from './villages.ts';

/** Time that passes at once; what is due is done in order. */
class VirtualTime {
  #now = 0;
  readonly #due: { readonly time: number; readonly order: number; doIt(): void }[] = [];
  #order = 0;

  now(): number {
    return this.#now;
  }

  at(time: number, doIt: () => void): void {
    this.#due.push({ time, order: this.#order++, doIt });
  }

  /** Goes to what is due next, and does it, unless something else comes first; false: nothing is due. */
  step(before: number | null): boolean {
    const [next] = this.#due.sort((one, other) => one.time - other.time || one.order - other.order);
    if (next === undefined || (before !== null && before < next.time)) {
      if (before === null) return false;
      this.#now = Math.max(this.#now, before);
      return true;
    }
    this.#due.shift();
    this.#now = Math.max(this.#now, next.time);
    next.doIt();
    return true;
  }
}

/** Something that a person says in a phase. */
interface TimedSaying {
  /** Seconds after the beginning of the first phase of talk on this day. */
  readonly after: number;
  readonly day: number;
  readonly text: string;
}

/** A village by the clock with bots that keep their pace, up to a day; `null` on a seat: a person, who says this. */
export function playByClock(
  setup: Setup,
  seed: string,
  bots: readonly (Bot | null)[],
  lastDay: number,
  sayings: readonly TimedSaying[] = [],
): Entry[] {
  const time = new VirtualTime();
  const record: Entry[] = [];
  const begun = new Set<number>();
  const seats = bots.map((bot, index): Seat => {
    if (bot === null) return PERSON;
    const memory = bot.begin({ player: index + 1 });
    const waiting = new DelayedAnswers(bot, memory, time);
    const random = randomOf(`${seed}/${index}`);
    const answer = (question: Question) => {
      if (conductor().asks(question.request)) conductor().answer(bot.act(memory, question, random));
    };
    return {
      hear(event, _, at) {
        bot.hear(memory, event, at);
        waiting.heard();
      },
      ask(question) {
        if (!waiting.hold(question, () => answer(question))) time.at(time.now(), () => answer(question));
      },
    };
  });
  const person = bots.indexOf(null) + 1;
  const append = (entries: readonly Entry[]) => {
    record.push(...entries);
    for (const { event } of entries) {
      if (event.type !== 'phaseBegan' || !setup.rules.clock || begun.has(event.day)) continue;
      if (event.phase !== 'discussion' && event.phase !== 'day') continue;
      begun.add(event.day);
      for (const { after, day, text } of sayings)
        if (day === event.day)
          time.at(time.now() + after * 1000, () =>
            conductor().answer({ type: 'talk', player: person, channel: 'talk', text }),
          );
    }
  };
  const opened = Conductor.open(setup, {
    feed: Feed.of(seats),
    chance: seeded(seed),
    now: () => time.now(),
    append,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  function conductor(): Conductor {
    if (!opened.ok) throw new Error('it has opened');
    return opened.value;
  }
  const isOver = () => conductor().village.outcome !== null || conductor().village.day > lastDay;
  while (!isOver() && time.step(conductor().nextLimit())) {
    const due = conductor().nextLimit();
    if (due !== null && due <= time.now()) conductor().tick(time.now());
  }
  return record;
}
