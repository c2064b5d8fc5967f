import { honest } from '@mura/bots';
import {
  type Action,
  Conductor,
  type Entry,
  type Event,
  givenTo,
  type Outside,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  seeded,
} from '@mura/engine';
import { headerOf, writeRecord } from '@mura/records';
import { toGiven } from '../given.ts';
import type { OpenQuestion } from '../source.ts';
import { botSeat } from './bot-seat.ts';
import type { FromWorker, SoloWish, ToWorker } from './messages.ts';
import { SlowTime, type Time } from './slow-time.ts';
import type { Keep, Kept } from './solo-keep.ts';
import { setupFor } from './solo-setup.ts';

/**
 * The server of a village with one person and bots. It lives in a worker, and only what the person's seat is given
 * leaves it, through `tell`.
 */
export class SoloHost {
  readonly #send: (message: FromWorker) => void;
  readonly #time: SlowTime;
  readonly #keep: Keep;
  readonly #entries: Entry[] = [];
  /** When each event happened: what is opened after the end is older than its telling. */
  readonly #times = new Map<Event, number>();
  #questions: Question[] = [];
  #setup: Setup | null = null;
  #conductor: Conductor | null = null;
  #me: PlayerId = 1;
  /** What follows from an action that is not answered yet. */
  #held: FromWorker[] | null = null;

  constructor(tell: (message: FromWorker) => void, time: Time, keep: Keep) {
    this.#send = tell;
    this.#time = new SlowTime(time);
    this.#keep = keep;
  }

  async receive(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'begin':
        await this.#begin(message.wish);
        return;
      case 'act':
        this.#act(message.id, { ...message.action, player: this.#me } as PlayerAction);
        return;
      case 'hurry':
        this.#time.pace = Math.min(this.#time.pace, 0.06);
        return;
      case 'record':
        this.#tell({ type: 'recorded', id: message.id, text: this.#record() });
        return;
    }
  }

  /** A village that was begun before goes on; any other wish opens a new one. */
  async #begin(wish: SoloWish): Promise<void> {
    this.#time.pace = wish.pace;
    const kept = await this.#keep.find(wish.game);
    if (kept === null) this.#open(wish, wish.seed ?? crypto.randomUUID());
    else this.#goOn(kept);
    this.#wakeForNextLimit();
  }

  #open(wish: SoloWish, seed: string): void {
    const outside = this.#sit(wish, seed, []);
    this.#keep.begin({ wish, seed, entries: [] });
    this.#tell({ type: 'welcome', player: this.#me, now: this.#time.now() });
    const opened = Conductor.open(this.#setup!, outside);
    if (!opened.ok) throw new Error(`The village cannot be opened: ${opened.error[0]?.message}`);
    this.#conductor = opened.value;
  }

  /** While nobody was there the village stood still. */
  #goOn({ wish, seed, entries }: Kept): void {
    this.#time.setTo(entries.at(-1)?.at ?? this.#time.now());
    const events = entries.map(({ event }) => event);
    const outside = this.#sit(wish, seed, events);
    this.#keepEntries(entries);
    this.#tell({ type: 'welcome', player: this.#me, now: this.#time.now() });
    for (const { number, event } of givenTo(this.#me, events)) {
      this.#tell({ type: 'event', number, at: this.#times.get(event) ?? 0, event: toGiven(event) });
    }
    this.#conductor = Conductor.resume(entries, outside);
  }

  /** Seats everybody; bots have heard what was said before. */
  #sit(wish: SoloWish, seed: string, before: readonly Event[]): Outside {
    const setup = setupFor(wish, seed);
    this.#setup = setup;
    // One's seat is drawn, so that its place tells nothing.
    this.#me = setup.players.indexOf(wish.nickname) + 1;
    const seats = setup.cast.map((_, index) =>
      index + 1 === this.#me ? this.#person() : this.#bot(index + 1, seed, before),
    );
    const append = (entries: readonly Entry[]) => {
      this.#keepEntries(entries);
      this.#keep.append(entries);
    };
    return { chance: seeded(seed), seats, now: () => this.#time.now(), append };
  }

  #keepEntries(entries: readonly Entry[]): void {
    this.#entries.push(...entries);
    for (const { event, at } of entries) this.#times.set(event, at);
  }

  #bot(player: PlayerId, seed: string, before: readonly Event[]): Seat {
    const conductor = () => this.#conductor!;
    const later = (milliseconds: number, doIt: () => void) =>
      this.#time.later(milliseconds, () => {
        doIt();
        this.#wakeForNextLimit();
      });
    const seat = botSeat(honest, player, seed, { conductor, later, players: this.#setup!.cast.length });
    for (const { event, number } of givenTo(player, before)) seat.hear(event, number);
    return seat;
  }

  #person(): Seat {
    return {
      speaksFreely: true,
      hear: (event, number) => {
        const at = this.#times.get(event) ?? this.#time.now();
        this.#tell({ type: 'event', number, at, event: toGiven(event) });
        if (event.type === 'phaseBegan' || event.type === 'phaseEnded' || event.type === 'dawnBroke')
          this.#forget();
      },
      ask: (question) => {
        this.#questions = [
          ...this.#questions.filter(({ request }) => request.act !== question.request.act),
          question,
        ];
        this.#tellQuestions();
      },
    };
  }

  /** With a phase its questions are over. */
  #forget(): void {
    if (this.#questions.length === 0) return;
    this.#questions = [];
    this.#tellQuestions();
  }

  #tellQuestions(): void {
    this.#tell(askedOf(this.#questions));
  }

  #act(id: number, action: PlayerAction): void {
    const conductor = this.#conductor;
    if (conductor === null) {
      this.#tell({ type: 'refused', id, code: 'unreachable' });
      return;
    }
    const asked = this.#questions;
    const open = this.#openAfter(action);
    this.#questions = open;
    const held = this.#hold();
    conductor.answer(action, (result: Result<null, Refusal>) => {
      if (!result.ok) this.#questions = asked;
      this.#send(result.ok ? { type: 'done', id } : { type: 'refused', id, code: result.error });
      if (result.ok && open.length < asked.length) this.#send(askedOf(open));
    });
    this.#held = null;
    for (const message of held) this.#send(message);
    this.#wakeForNextLimit();
  }

  #tell(message: FromWorker): void {
    if (this.#held === null) this.#send(message);
    else this.#held.push(message);
  }

  /**
   * The answer goes out before anything that follows from the action: behind it, its place among the events would show
   * whether the village went on at once or waited for somebody in secret.
   */
  #hold(): FromWorker[] {
    const held: FromWorker[] = [];
    this.#held = held;
    return held;
  }

  /** By turns a question is closed with its answer; by the clock a choice can be made again. */
  #openAfter(action: Action): Question[] {
    const isChangeable = this.#setup?.rules.clock?.answers === 'changeable';
    if (isChangeable && action.type !== 'talk') return this.#questions;
    return this.#questions.filter(({ request }) => !isAnswerTo(action, request.act));
  }

  #wakeForNextLimit(): void {
    const conductor = this.#conductor;
    if (conductor === null) return;
    this.#time.wakeAt(conductor.nextLimit(), () => {
      conductor.tick(this.#time.now());
      this.#wakeForNextLimit();
    });
  }

  /** The whole record, once the village has ended and nothing in it is a secret any more. */
  #record(): string | null {
    if (this.#setup === null || this.#conductor?.village.outcome == null) return null;
    const header = headerOf(this.#setup, { village: `solo-${this.#entries[0]?.at ?? 0}` });
    return writeRecord({ header, entries: this.#entries });
  }
}

function isAnswerTo(action: Action, act: string): boolean {
  return action.type === 'talk' ? action.channel === act : action.type === act;
}

function askedOf(questions: readonly Question[]): FromWorker {
  return { type: 'asked', questions: questions.map(toOpen) };
}

function toOpen({ request: { act, day, round, turn }, legal }: Question): OpenQuestion {
  return { act, day, round, turn, legal };
}
