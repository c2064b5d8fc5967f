import {
  type Absence,
  type Action,
  type ActionMessage,
  type Chance,
  Conductor,
  type Entry,
  type Feed,
  invariant,
  PERSON,
  type PlayerId,
  type Request,
  refuse,
  requests,
  type Seat,
  type Village,
} from '@mura/engine';
import type { village } from '@mura/language';
import { writeEntry } from '@mura/records';
import type { Append } from '../store/store.ts';
import type { TurnedAway } from './access-policy.ts';
import { interpreterFor } from './interpreter.ts';
import { type Plan, personOn } from './plan.ts';
import { type ActReply, type ActResult, Replies } from './replies.ts';
import { resultIn } from './result.ts';
import { SeatMaker, type SeatMakerOptions } from './seat-maker.ts';

/** What a village needs to live here. */
export interface RoomOptions extends SeatMakerOptions {
  readonly id: string;
  /** The record so far, and where the village goes on; empty: it opens now. */
  readonly feed: Feed;
  /** The actions that made it, each done once. */
  readonly acts: readonly string[];
  readonly chance: Chance;
  /** Why an action of somebody is not taken, besides the rules; nothing by default. */
  readonly turnedAway?: (action: Action, person: string | null) => TurnedAway | null;
  /** Keeps a step; resolves when it is durable, and gives nothing where it is so already. */
  append(append: Append): void | Promise<void>;
  /** A step is durable, so many seconds after it was decided. */
  kept?(entries: readonly Entry[], seconds: number): void;
  /** Nothing can happen any more. */
  over(): void;
  /** A step could not be kept, and nobody has heard of it: the village stands still. */
  lost(error: unknown): void;
  /** A bug of ours: the village cannot go on. */
  broke(error: unknown): void;
  /** A person for whom a bot played on has done something again. */
  returned?(player: PlayerId): void;
}

/** How a door acts for a player. */
export interface RoomAction {
  readonly action: Action;
  /** The sender's own id of the action: sent again, it is answered as before and not done twice. */
  readonly id?: string;
  /** The question it answers: an answer that comes too late never answers another one. */
  readonly to?: Request;
  readonly reply?: ActReply;
}

/**
 * One village that lives here: its conductor, which is its mailbox, who sits in it, and its clock. It knows of no wire.
 */
export class Room {
  readonly id: string;
  readonly #options: RoomOptions;
  readonly #feed: Feed;
  /** `null` while the village opens. */
  #conductor: Conductor | null = null;
  readonly #replies: Replies;
  readonly #seatMaker: SeatMaker;
  #lastAt: number;
  #openedAt: number | null;
  /** With what actions are answered that come now. */
  #closing: { readonly answer: ActResult } | null = null;
  #limit: { readonly at: number; cancel(): void } | null = null;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.id = options.id;
    this.#feed = options.feed;
    const { entries } = options.feed;
    this.#lastAt = entries.at(-1)?.at ?? 0;
    this.#openedAt = entries[0]?.at ?? null;
    this.#replies = new Replies(options.acts);
    this.#seatMaker = new SeatMaker(options, {
      isAsked: (request) => this.isAsked(request),
      post: (message) => this.#post(message),
      note: (player, text) => this.act({ action: { type: 'note', player, text } }),
    });
    for (const index of options.plan.seats.keys()) this.#seatPlanned(index + 1);
    this.#conductor = this.#conduct();
    this.#settled();
  }

  get village(): Village {
    return this.#feed.village;
  }

  /** The time of its first event, in milliseconds; the same in whatever process it lives. */
  get openedAt(): number {
    invariant(this.#openedAt !== null, 'a village has opened before anybody is told of it');
    return this.#openedAt;
  }

  get #conducting(): Conductor {
    invariant(this.#conductor !== null, 'a message is handled in a village that has opened');
    return this.#conductor;
  }

  /** Whether a question is still open. */
  isAsked(request: Request): boolean {
    return this.#feed.open.isThis(request);
  }

  /** Somebody acts. */
  act({ action, id, to, reply = ignore }: RoomAction): void {
    if (this.#closing !== null) {
      reply(this.#closing.answer);
      return;
    }
    const key = id === undefined ? null : `${'player' in action ? action.player : 0}/${id}`;
    if (key !== null && this.#replies.isAgain(key, reply)) return;
    const turned = this.#turnedAway(action, id);
    if (turned !== null) {
      reply(refuse(turned));
      return;
    }
    this.#welcomeBack(action);
    this.#begin(action, key, to, reply);
  }

  /** What somebody notes for themselves may be sent by their page alone. */
  #welcomeBack(action: Action): void {
    if (!('player' in action) || action.type === 'note') return;
    if (!this.#seatMaker.standsInForPerson(action.player)) return;
    this.comeBack(action.player);
    this.#options.returned?.(action.player);
  }

  /** Every door acts here, so this is where order is kept. Those who watch have no seat: their ids begin with who they are. */
  #turnedAway(action: Action, id: string | undefined): TurnedAway | null {
    const { plan, turnedAway } = this.#options;
    if (turnedAway === undefined) return null;
    const watcher = () => id?.split('/')[0] ?? null;
    return turnedAway(action, 'player' in action ? personOn(plan.seats[action.player - 1]) : watcher());
  }

  /** Somebody else sits down on a seat, before the next message is handled; `caughtUp` once they know what was. */
  seat(player: PlayerId, seat: Seat, caughtUp?: () => void): void {
    this.#seatMaker.endStandIn(player);
    this.#sit(player, seat, caughtUp);
  }

  #sit(player: PlayerId, seat: Seat, caughtUp?: () => void): void {
    this.#post(() => {
      this.#feed.sit(player, seat, caughtUp === undefined ? {} : { caughtUp });
      return null;
    });
  }

  /** One of our bots takes a seat; a person has it back as soon as they do something. */
  standIn(player: PlayerId, bot: string): void {
    this.#sit(player, this.#seatMaker.standIn(player, bot));
  }

  /** Whoever sat there is gone, and so are their answers until somebody else sits down. */
  leave(player: PlayerId, reason: Absence = 'gone'): void {
    this.seat(player, this.#seatMaker.absent(reason));
  }

  /** A person who was sent away may come back to their seat. */
  comeBack(player: PlayerId): void {
    this.seat(player, PERSON);
  }

  /** Somebody writes in public: bots let them finish for a while. */
  noteTyping(): void {
    this.#seatMaker.noteTyping();
  }

  /** Nothing happens here any more; what is under way may still become durable. */
  close(): void {
    this.#close(null);
  }

  #close(answer: ActResult): void {
    if (this.#closing !== null) return;
    this.#closing = { answer };
    this.#limit?.cancel();
    this.#seatMaker.close();
    this.#conductor?.stop();
    this.#replies.answerAll(answer);
  }

  #conduct(): Conductor {
    const { setup, feed, chance, plan } = this.#options;
    const interpreter = interpreterFor(plan);
    const outside = {
      feed,
      chance,
      now: () => this.#now(),
      append: (entries: readonly Entry[], key: string | null) => this.#append(entries, key),
      lost: (error: unknown) => this.#lose(error),
      settled: () => this.#settled(),
      ...(interpreter === null ? {} : { translate: this.#translator(interpreter) }),
    };
    if (feed.length > 0) return Conductor.resume(outside);
    const opened = Conductor.open(setup, outside);
    invariant(opened.ok, 'a village that starts has a setup that was checked');
    return opened.value;
  }

  /** A translation that fails is missing; the village goes on. */
  #translator(interpreter: village.Interpreter): village.Interpreter {
    return (...said) => {
      try {
        return interpreter(...said);
      } catch (error) {
        this.#options.warn(error);
        return [];
      }
    };
  }

  /** Time in a record never goes back, whatever the clock does. */
  #now(): number {
    this.#lastAt = Math.max(this.#lastAt, this.#options.clock.now());
    return this.#lastAt;
  }

  #append(entries: readonly Entry[], act: string | null): void | Promise<void> {
    const first = entries[0];
    if (first === undefined) return undefined;
    this.#openedAt ??= first.at;
    const result = resultIn(entries, this.#options.plan);
    const lines = entries.map(writeEntry);
    const mayWait = act === null && isUnheard(entries, this.#options.plan);
    const append = { first: first.seq, lines, act, mayWait };
    const began = performance.now();
    const kept = this.#options.append(result === null ? append : { result, ...append });
    // While the village opens nobody can act on what they hear.
    if (kept === undefined && this.#conductor !== null) return this.#noteKept(entries, act, began);
    return Promise.resolve(kept).then(() => this.#noteKept(entries, act, began), notKept);
  }

  #noteKept(entries: readonly Entry[], act: string | null, began: number): void {
    if (act !== null) this.#replies.noteDone(act);
    this.#options.kept?.(entries, (performance.now() - began) / 1000);
  }

  /** What is not the store's doing is a bug of ours, and would come again. */
  #lose(error: unknown): void {
    if (this.#closing !== null) return;
    this.close();
    if (error instanceof NotKept) this.#options.lost(error.cause);
    else this.#options.broke(error);
  }

  /** Does something when its turn comes. */
  #post(message: () => ActionMessage | null): void {
    if (this.#closing === null) this.#attempt(() => this.#conducting.post(message));
  }

  /** A bug of ours ends this village, and leaves the others standing. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#lose(error);
    }
  }

  /** All that has come is handled and durable: now it is time that brings something. */
  #settled(): void {
    if (this.#closing !== null || this.#conductor === null) return;
    if (this.#isOver()) this.#finish();
    else this.#setLimit();
  }

  #isOver(): boolean {
    const { phase, outcome } = this.village;
    return outcome !== null && requests(this.village).length === 0 && phase.limit?.ended !== false;
  }

  #finish(): void {
    this.#close(refuse('ended'));
    this.#options.over();
  }

  #setLimit(): void {
    const at = this.#conducting.nextLimit();
    // Most answers come in time: a later limit is looked at when the earlier one has passed.
    if (at !== null && this.#limit !== null && this.#limit.at <= at) return;
    this.#limit?.cancel();
    this.#limit = null;
    if (at === null) return;
    const cancel = this.#options.clock.wakeAt(at, () => {
      this.#limit = null;
      if (this.#closing === null) this.#attempt(() => this.#conducting.tick(this.#now()));
    });
    this.#limit = { at, cancel };
  }

  #begin(action: Action, key: string | null, to: Request | undefined, reply: ActReply): void {
    const answered = this.#replies.expect(key, reply);
    try {
      this.#conducting.answer(action, answered, to, key);
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Before anything is asked; whoever comes back after a restart has heard what their player has heard. */
  #seatPlanned(player: PlayerId): void {
    const seat = this.#seatMaker.planned(player);
    if (seat !== null) this.#feed.sit(player, seat);
  }
}

/** A secret vote of a program or a bot, after which others still have to vote: its wire has no word for that it has come. */
function isUnheard([entry, next]: readonly Entry[], { seats }: Plan): boolean {
  if (entry?.event.type !== 'voted' || next !== undefined) return false;
  const { audience } = entry.event;
  return typeof audience !== 'string' && audience.every((player) => seats[player - 1]?.type !== 'person');
}

/** The store did not keep a step. */
class NotKept extends Error {}

function notKept(cause: unknown): never {
  throw new NotKept('a step was not kept', { cause });
}

function ignore(): void {}
