import { type Absence, ACTS, type Act, type Action, type Refusal } from '../action.ts';
import type { Chance } from '../chance.ts';
import { decide, type Request, requests } from '../decide.ts';
import type { Event } from '../event.ts';
import { open } from '../open.ts';
import type { PlayerId } from '../player.ts';
import { accept, type Result } from '../result.ts';
import type { Setup, SetupError } from '../setup.ts';
import { replay, resume, type Step } from '../step.ts';
import { legalActions, type Question } from '../view/legal.ts';
import { newSharedView, openView, seeOwn, seePublic } from '../view/see.ts';
import type { SharedView, View } from '../view/view.ts';
import type { Village } from '../village.ts';

/** An event with what storage adds to it. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds, by the clock of the host. */
  readonly at: number;
  /** When the answered request was asked, of events that answer one. */
  readonly askedAt?: number;
  /** By the clock of whoever acted. */
  readonly clientAt?: number;
  readonly event: Event;
}

/** Whoever sits on a seat: a bot in this process, or a client behind a door. */
export interface Seat {
  /** An event this player may know, with his own running number. */
  hear(event: Event, number: number): void;
  ask(question: Question): void;
}

/** Everything from outside. */
export interface Outside {
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  now(): number;
  /** Keeps the entries; a promise settles when they are durable, and nobody hears of them before. */
  append(entries: readonly Entry[]): void | Promise<void>;
  /** The entries could not be kept: nobody hears of them, and the village stands still. */
  lost?(error: unknown): void;
}

/** What became of an action: durable, or refused. */
export type Reply = (result: Result<null, Refusal>, action: Action) => void;

interface Message {
  readonly action: Action;
  readonly reply: Reply | undefined;
  /** The question that went unanswered, where the message is that time has passed. */
  readonly late: Request | undefined;
}

/**
 * Carries requests, answers and limits between a village and its seats. After each step: stamp, append (durable), give
 * every viewer what he may see, ask what is new. One message is handled to its end before the next.
 */
export class Conductor {
  readonly #outside: Outside;
  readonly #shared: SharedView = newSharedView();
  readonly #views: readonly View[];
  readonly #heard: number[];
  /** Open requests by player and act, and when they were asked. */
  readonly #open: (Request | undefined)[] = [];
  readonly #askedAt: number[] = [];
  readonly #inbox: Message[] = [];
  #village: Village;
  #seq = 0;
  #busy = false;

  private constructor(village: Village, outside: Outside) {
    this.#village = village;
    this.#outside = outside;
    this.#views = outside.seats.map((_, index) => openView(index + 1, this.#shared));
    this.#heard = outside.seats.map(() => 0);
  }

  /** Opens a village and asks its first requests. */
  static open(setup: Setup, outside: Outside): Result<Conductor, SetupError[]> {
    const opening = open(setup, outside.chance);
    if (!opening.ok) return opening;
    const conductor = new Conductor(opening.value.village, outside);
    conductor.#take(opening.value);
    conductor.#handleInbox();
    return accept(conductor);
  }

  /** Goes on with a village from its record: nobody hears the old events again, and open requests are asked anew. */
  static resume(events: readonly Event[], outside: Outside): Conductor {
    const conductor = new Conductor(replay(events), outside);
    for (const event of events) conductor.#give(event, false);
    conductor.#seq = events.length;
    conductor.#take(resume(conductor.#village, outside.chance));
    conductor.#handleInbox();
    return conductor;
  }

  get village(): Village {
    return this.#village;
  }

  viewOf(player: PlayerId): View | undefined {
    return this.#views[player - 1];
  }

  /** Somebody acts; the reply comes when it is durable, or refused. */
  answer(action: Action, reply?: Reply): void {
    if (this.#busy) {
      this.#inbox.push({ action, reply, late: undefined });
      return;
    }
    this.#handle(action, reply);
    this.#handleInbox();
  }

  /** There is no usable answer to a request. */
  miss(player: PlayerId, act: Act, reason: Absence): void {
    this.answer({ type: 'noAnswer', player, act, reason });
  }

  /** The next time at which somebody is late; `null` when nobody can be. */
  nextLimit(): number | null {
    const { answerLimit } = this.#village.table.rules.absence;
    if (answerLimit === null) return null;
    const asked = this.#askedAt.filter((_, key) => this.#open[key] !== undefined);
    return asked.length === 0 ? null : Math.min(...asked) + answerLimit;
  }

  /** Time has passed: whoever was asked too long ago is late. */
  tick(now: number): void {
    const { answerLimit } = this.#village.table.rules.absence;
    if (answerLimit === null) return;
    const late = this.#open.filter(
      (request, key) => request !== undefined && this.#askedAt[key]! + answerLimit <= now,
    );
    for (const request of late) {
      if (request === undefined) continue;
      const { player, act } = request;
      this.#inbox.push({
        action: { type: 'noAnswer', player, act, reason: 'late' },
        reply: undefined,
        late: request,
      });
    }
    this.#handleInbox();
  }

  #handleInbox(): void {
    while (!this.#busy && this.#inbox.length > 0) {
      const message = this.#inbox.shift()!;
      if (message.late === undefined || this.#isOpen(message.late))
        this.#handle(message.action, message.reply);
    }
  }

  /** The question itself is open, not another one of its kind. */
  #isOpen(request: Request): boolean {
    return this.#open[keyOf(request.player, request.act)] === request;
  }

  #handle(action: Action, reply: Reply | undefined): void {
    const decided = decide(this.#village, action, this.#outside.chance);
    if (!decided.ok) {
      this.#busy = true;
      reply?.(decided, action);
      this.#busy = false;
      return;
    }
    const key = keyOf(action.player, actOf(action));
    const askedAt = this.#open[key] === undefined ? undefined : this.#askedAt[key];
    this.#open[key] = undefined;
    this.#take(decided.value, askedAt, action, reply);
  }

  /** Appends a step, and goes on once it is durable. */
  #take(step: Step, askedAt?: number, action?: Action, reply?: Reply): void {
    this.#village = step.village;
    this.#busy = true;
    const kept = this.#outside.append(this.#stamp(step.events, askedAt, action?.clientAt));
    if (kept === undefined) {
      this.#publish(step, action, reply);
      return;
    }
    kept.then(() => {
      this.#publish(step, action, reply);
      this.#handleInbox();
    }, this.#outside.lost);
  }

  /** The times of an answer stand with the first event of its step. */
  #stamp(events: readonly Event[], askedAt: number | undefined, clientAt: number | undefined): Entry[] {
    const at = this.#outside.now();
    if (events.length === 0) return [];
    const entries = [firstEntry(this.#seq++, at, askedAt, clientAt, events[0]!)];
    for (let index = 1; index < events.length; index++) {
      entries.push({ seq: this.#seq++, at, event: events[index]! });
    }
    return entries;
  }

  #publish(step: Step, action: Action | undefined, reply: Reply | undefined): void {
    for (const event of step.events) this.#give(event, true);
    if (reply !== undefined && action !== undefined) reply(DONE, action);
    this.#askNew(step.events);
    this.#busy = false;
  }

  /** Every viewer folds what he may see, and is given it where it is new. */
  #give(event: Event, isNew: boolean): void {
    const { audience } = event;
    if (audience === 'master' || audience === 'spectators') return;
    if (audience === 'public') {
      seePublic(this.#shared, this.#views, event);
      for (let index = 0; index < this.#views.length; index++) this.#tell(index, event, isNew);
      return;
    }
    for (const player of audience) {
      seeOwn(this.#views[player - 1]!, event);
      this.#tell(player - 1, event, isNew);
    }
  }

  #tell(index: number, event: Event, isNew: boolean): void {
    const number = this.#heard[index]!++;
    if (isNew) this.#outside.seats[index]!.hear(event, number);
  }

  #askNew(events: readonly Event[]): void {
    if (events.length === 1 && isBallot(events[0]!)) return;
    const now = this.#outside.now();
    for (const request of requests(this.#village)) {
      const key = keyOf(request.player, request.act);
      if (this.#open[key] !== undefined) continue;
      this.#open[key] = request;
      this.#askedAt[key] = now;
      const legal = legalActions(this.#views[request.player - 1]!, request);
      this.#outside.seats[request.player - 1]!.ask({ request, legal });
    }
  }
}

const DONE = accept(null);

/** Each shape as a literal: this is done for every action, and a spread would cost more than the rest of it. */
function firstEntry(
  seq: number,
  at: number,
  askedAt: number | undefined,
  clientAt: number | undefined,
  event: Event,
): Entry {
  if (clientAt === undefined) return askedAt === undefined ? { seq, at, event } : { seq, at, askedAt, event };
  return askedAt === undefined ? { seq, at, clientAt, event } : { seq, at, askedAt, clientAt, event };
}

/** A ballot from which nothing followed: others are still asked, and nobody anew. */
function isBallot({ type }: Event): boolean {
  return type === 'voted' || type === 'attackVoted' || type === 'talkSealed';
}

function actOf(action: Action): Act {
  switch (action.type) {
    case 'talk':
      return action.channel;
    case 'noAnswer':
      return action.act;
    default:
      return action.type;
  }
}

/** A number for each request that can be open at the same time. */
function keyOf(player: PlayerId, act: Act): number {
  return player * ACTS.length + placeOf(act);
}

function placeOf(act: Act): number {
  switch (act) {
    case 'talk':
      return 0;
    case 'whisper':
      return 1;
    case 'vote':
      return 2;
    case 'divine':
      return 3;
    case 'guard':
      return 4;
    case 'attackVote':
      return 5;
  }
}
