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
import { newSharedView, openView, seeOwn, seeShared } from '../view/see.ts';
import type { SharedView, View } from '../view/view.ts';
import type { Village } from '../village.ts';

/** An event with what storage adds to it. */
export interface Entry {
  readonly seq: number;
  /** Milliseconds, by the clock of the host. */
  readonly at: number;
  /** When the answered request was asked, of events that answer one. */
  readonly askedAt?: number;
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
}

export type Reply = (result: Result<null, Refusal>) => void;

interface Open {
  readonly request: Request;
  readonly askedAt: number;
  readonly limit: number | null;
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
  /** Open requests by player and act. */
  readonly #open: (Open | undefined)[] = [];
  readonly #inbox: { readonly action: Action; readonly reply: Reply | undefined }[] = [];
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
    conductor.#take(opening.value, undefined, undefined);
    return accept(conductor);
  }

  /** Goes on with a village from its record: nobody hears the old events again, and open requests are asked anew. */
  static resume(events: readonly Event[], outside: Outside): Conductor {
    const conductor = new Conductor(replay(events), outside);
    for (const event of events) conductor.#give(event, () => {});
    conductor.#seq = events.length;
    conductor.#take(resume(conductor.#village, outside.chance), undefined, undefined);
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
    this.#inbox.push({ action, reply });
    if (!this.#busy) this.#handleInbox();
  }

  /** There is no usable answer to a request. */
  miss(player: PlayerId, act: Act, reason: Absence): void {
    this.answer({ type: 'noAnswer', player, act, reason });
  }

  /** The next time at which somebody is late; `null` when nobody can be. */
  nextLimit(): number | null {
    const limits = this.#open.flatMap((open) =>
      open === undefined || open.limit === null ? [] : [open.limit],
    );
    return limits.length === 0 ? null : Math.min(...limits);
  }

  /** Time has passed: whoever was asked too long ago is late. */
  tick(now: number): void {
    for (const open of this.#open.slice()) {
      if (open === undefined || open.limit === null || open.limit > now) continue;
      this.miss(open.request.player, open.request.act, 'late');
    }
  }

  #handleInbox(): void {
    while (!this.#busy) {
      const message = this.#inbox.shift();
      if (message === undefined) return;
      this.#handle(message.action, message.reply);
    }
  }

  #handle(action: Action, reply: Reply | undefined): void {
    const decided = decide(this.#village, action, this.#outside.chance);
    if (!decided.ok) {
      reply?.(decided);
      return;
    }
    const act = actOf(action);
    const open = this.#open[keyOf(action.player, act)];
    this.#open[keyOf(action.player, act)] = undefined;
    this.#village = decided.value.village;
    this.#take(decided.value, open?.askedAt, reply);
  }

  /** Appends a step, and goes on once it is durable. */
  #take(step: Step, askedAt: number | undefined, reply: Reply | undefined): void {
    this.#village = step.village;
    const kept = this.#outside.append(this.#stamp(step.events, askedAt));
    if (kept === undefined) {
      this.#publish(step, reply);
      return;
    }
    this.#busy = true;
    kept.then(() => {
      this.#busy = false;
      this.#publish(step, reply);
      this.#handleInbox();
    });
  }

  #stamp(events: readonly Event[], askedAt: number | undefined): Entry[] {
    const at = this.#outside.now();
    return events.map((event, index) => {
      const seq = this.#seq++;
      return index === 0 && askedAt !== undefined ? { seq, at, askedAt, event } : { seq, at, event };
    });
  }

  #publish(step: Step, reply: Reply | undefined): void {
    const { seats } = this.#outside;
    for (const event of step.events) {
      this.#give(event, (player, number) => seats[player - 1]!.hear(event, number));
    }
    reply?.(accept(null));
    this.#askNew(step.events);
  }

  #give(event: Event, hear: (player: PlayerId, number: number) => void): void {
    const { audience } = event;
    if (audience === 'master' || audience === 'spectators') return;
    if (audience === 'public') {
      seeShared(this.#shared, event);
      for (let player = 1; player <= this.#views.length; player++) this.#giveTo(player, event, hear);
      return;
    }
    for (const player of audience) this.#giveTo(player, event, hear);
  }

  #giveTo(player: PlayerId, event: Event, hear: (player: PlayerId, number: number) => void): void {
    seeOwn(this.#views[player - 1]!, event);
    hear(player, this.#heard[player - 1]!++);
  }

  #askNew(events: readonly Event[]): void {
    if (events.length === 1 && isBallot(events[0]!)) return;
    const askedAt = this.#outside.now();
    const { answerLimit } = this.#village.table.rules.absence;
    for (const request of requests(this.#village)) {
      const key = keyOf(request.player, request.act);
      if (this.#open[key] !== undefined) continue;
      this.#open[key] = { request, askedAt, limit: answerLimit === null ? null : askedAt + answerLimit };
      const legal = legalActions(this.#views[request.player - 1]!, request);
      this.#outside.seats[request.player - 1]!.ask({ request, legal });
    }
  }
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

function keyOf(player: PlayerId, act: Act): number {
  return player * ACTS.length + ACTS.indexOf(act);
}
