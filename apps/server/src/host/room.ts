import { BOTS } from '@mura/bots';
import {
  type Absence,
  type Action,
  type Chance,
  Conductor,
  type Entry,
  givenTo,
  invariant,
  type NoAnswer,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Refusal,
  type Request,
  type Result,
  refuse,
  requests,
  type Seat,
  type Setup,
  type Village,
} from '@mura/engine';
import { writeEntry } from '@mura/records';
import type { Append } from '../store/store.ts';
import { botSeat } from './bot-seat.ts';
import { Chair } from './chair.ts';
import type { Clock } from './clock.ts';
import { type Interpreter, interpreterFor } from './interpreter.ts';
import type { TurnedAway } from './keeper.ts';
import { type Plan, personOn, type SeatPlan } from './plan.ts';
import { type ActReply, type ActResult, Replies } from './replies.ts';
import { resultIn } from './result.ts';

/** What a village needs to live here. */
export interface RoomOptions {
  readonly id: string;
  readonly setup: Setup;
  readonly plan: Plan;
  /** The record so far; none: the village opens now. */
  readonly entries: readonly Entry[];
  /** The actions that made it, each done once. */
  readonly acts: readonly string[];
  /** Who sits where a client of a door is planned. */
  readonly seats?: ReadonlyMap<PlayerId, Seat>;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Why an action of somebody is not taken, besides the rules; nothing unless told. */
  readonly turnedAway?: (action: Action, person: string | null) => TurnedAway | null;
  /** Keeps a step; resolves when it is durable. */
  append(append: Append): Promise<void>;
  /** A step is durable: whoever reads the record may have it. */
  kept(append: Append): void;
  /** Nothing can happen any more. */
  over(): void;
  /** A step could not be kept, and nobody has heard of it: the village stands still. */
  lost(error: unknown): void;
  /** A bug of ours: the village cannot go on. */
  broke(error: unknown): void;
  /** A bug of somebody who sits here: he forfeits his answer, and the village goes on. */
  warn(error: unknown): void;
}

/** How a door acts for a player. */
export interface Act {
  readonly action: Action;
  /** The sender's own id of the action: sent again, it is answered as before and not done twice. */
  readonly id?: string;
  /** The question it answers: an answer that comes too late never answers another one. */
  readonly to?: Request;
  readonly reply?: ActReply;
}

/**
 * One village: its conductor, its seats, its clock. The mailbox: one message is handled to its end, its events durable,
 * before the next one is looked at. It knows of no wire.
 */
export class Room {
  readonly id: string;
  readonly #options: RoomOptions;
  readonly #chairs: readonly Chair[];
  /** `null` while the village opens. */
  #conductor: Conductor | null = null;
  /** What players may be given again when they sit down; kept for that only where a door may need it. */
  readonly #entries: Entry[];
  readonly #mail: (() => void)[] = [];
  readonly #replies: Replies;
  readonly #pauses = new Set<() => void>();
  #lastAt = 0;
  #openedAt: number | null = null;
  /** The action whose events are appended next. */
  #acting: string | null = null;
  #appending = 0;
  #working = true;
  /** With what actions are answered that come now. */
  #closing: { readonly answer: ActResult } | null = null;
  #limit: { readonly at: number; cancel(): void } | null = null;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.id = options.id;
    this.#entries = [...options.entries];
    this.#lastAt = options.entries.at(-1)?.at ?? 0;
    this.#openedAt = options.entries[0]?.at ?? null;
    this.#replies = new Replies(options.acts);
    this.#chairs = options.plan.seats.map(
      (_, index) => new Chair(index + 1, (question) => this.#isOpen(question), options.warn),
    );
    for (const [index, seat] of options.plan.seats.entries()) this.#seatPlanned(index + 1, seat);
    this.#conductor = this.#conduct();
    this.#working = false;
    this.#settle();
  }

  get village(): Village {
    return this.#conducting.village;
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
    return this.#conductor === null || this.#conductor.asks(request);
  }

  /** Somebody acts. */
  act({ action, id, to, reply = ignore }: Act): void {
    if (this.#closing !== null) {
      reply(this.#closing.answer);
      return;
    }
    const key = id === undefined ? null : `${'player' in action ? action.player : 0}/${id}`;
    if (key !== null && this.#replies.isAgain(key, reply)) return;
    const turned = this.#turnedAway(action, id);
    if (turned !== null) reply(refuse(turned));
    else this.#begin(action, key, to, reply);
  }

  /** Every door acts here, so this is where order is kept. Those who watch have no seat: their ids begin with who they are. */
  #turnedAway(action: Action, id: string | undefined): TurnedAway | null {
    const { plan, turnedAway } = this.#options;
    if (turnedAway === undefined) return null;
    const watcher = () => id?.split('/')[0] ?? null;
    return turnedAway(action, 'player' in action ? personOn(plan.seats[action.player - 1]) : watcher());
  }

  /** Somebody else sits down on a seat, before the next message is handled; `caughtUp` once he knows what was. */
  seat(player: PlayerId, seat: Seat, caughtUp?: () => void): void {
    this.#post(() => this.#sit(player, seat, caughtUp));
  }

  /** One of our bots takes a seat. */
  standIn(player: PlayerId, bot: string): void {
    this.#post(() => this.#sit(player, this.#botSeat(player, bot)));
  }

  /** Whoever sat there is gone, and so are his answers until somebody else sits down. */
  leave(player: PlayerId, reason: Absence = 'gone'): void {
    this.#post(() => this.#sit(player, this.#absent(reason)));
  }

  /** A person who was sent away may come back to his seat. */
  comeBack(player: PlayerId): void {
    this.#post(() => this.#sit(player, PERSON));
  }

  /** Nothing happens here any more; what is under way may still become durable. */
  close(): void {
    this.#close(null);
  }

  #close(answer: ActResult): void {
    if (this.#closing !== null) return;
    this.#closing = { answer };
    this.#limit?.cancel();
    for (const cancel of this.#pauses) cancel();
    this.#mail.length = 0;
    this.#replies.answerAll(answer);
  }

  #conduct(): Conductor {
    const { setup, entries, chance, plan } = this.#options;
    const interpreter = interpreterFor(plan);
    const outside = {
      ...(interpreter === null ? {} : { translate: this.#translator(interpreter) }),
      chance,
      seats: this.#chairs,
      now: () => this.#now(),
      append: (appended: readonly Entry[]) => this.#append(appended),
      lost: (error: unknown) => this.#lose(error),
    };
    if (entries.length > 0) return Conductor.resume(entries, outside);
    const opened = Conductor.open(setup, outside);
    invariant(opened.ok, 'a village that starts has a setup that was checked');
    return opened.value;
  }

  /** A translation that fails is missing; the village goes on. */
  #translator(interpreter: Interpreter): Interpreter {
    return (talked) => {
      try {
        return interpreter(talked);
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

  #append(entries: readonly Entry[]): Promise<void> | undefined {
    const first = entries[0];
    if (first === undefined) return undefined;
    this.#openedAt ??= first.at;
    const result = resultIn(entries, this.#options.plan);
    const append = {
      ...{ first: first.seq, lines: entries.map(writeEntry), act: this.#acting },
      ...(result === null ? {} : { result }),
    };
    this.#acting = null;
    this.#appending++;
    const kept = this.#options.append(append).then(() => {
      if (append.act !== null) this.#replies.noteDone(append.act);
      this.#entries.push(...entries);
      this.#options.kept(append);
    }, notKept);
    // Once the conductor, who waits for it as well and was first, has told everybody.
    const told = () => {
      this.#appending--;
      this.#settle();
    };
    queueMicrotask(() => kept.then(told, ignore));
    return kept;
  }

  /** What is not the store's doing is a bug of ours, and would come again. */
  #lose(error: unknown): void {
    if (this.#closing !== null) return;
    this.close();
    if (error instanceof NotKept) this.#options.lost(error.cause);
    else this.#options.broke(error);
  }

  #post(message: () => void): void {
    if (this.#closing !== null) return;
    this.#mail.push(message);
    this.#settle();
  }

  /** Handles what has come, until a step is to be made durable; then looks when the next limit is. */
  #settle(): void {
    if (this.#working || this.#closing !== null) return;
    this.#working = true;
    try {
      while (this.#appending === 0 && this.#mail.length > 0) this.#mail.shift()?.();
    } catch (error) {
      this.#lose(error);
    } finally {
      this.#working = false;
    }
    if (this.#appending > 0 || this.#closing !== null) return;
    if (this.#isOver()) this.#finish();
    else this.#setLimit();
  }

  #isOver(): boolean {
    const { gathering, outcome } = this.village;
    return outcome !== null && requests(this.village).length === 0 && (gathering === null || gathering.ended);
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
      this.#post(() => this.#conducting.tick(this.#now()));
    });
    this.#limit = { at, cancel };
  }

  #begin(action: Action, key: string | null, to: Request | undefined, reply: ActReply): void {
    const answered = this.#replies.expect(key, reply);
    this.#post(() => {
      this.#acting = key;
      this.#conducting.answer(action, answered, to);
      // A refused action, or one from which nothing follows, appends nothing.
      if (this.#appending === 0) this.#acting = null;
    });
  }

  #isOpen({ request }: Question): boolean {
    return this.isAsked(request);
  }

  #sit(player: PlayerId, seat: Seat, caughtUp?: () => void): void {
    this.#chairs[player - 1]?.sit(seat, this.#knownBy(player), caughtUp);
  }

  #knownBy(player: PlayerId) {
    return givenTo(
      player,
      this.#entries.map(({ event }) => event),
    );
  }

  /** Before anything is asked; whoever comes back after a restart has heard what his player has heard. */
  #seatPlanned(player: PlayerId, plan: SeatPlan): void {
    const seat = this.#plannedSeat(player, plan);
    if (seat !== null) this.#chairs[player - 1]?.sit(seat, seat === PERSON ? [] : this.#knownBy(player));
  }

  #plannedSeat(player: PlayerId, plan: SeatPlan): Seat | null {
    switch (plan.type) {
      case 'bot':
        return this.#botSeat(player, plan.bot);
      case 'person':
        return PERSON;
      case 'client':
        return this.#options.seats?.get(player) ?? null;
      case 'open':
        return null;
    }
  }

  #botSeat(player: PlayerId, name: string): Seat {
    const bot = BOTS.get(name);
    invariant(bot !== undefined, 'a bot that is seated exists');
    return botSeat(bot, player, this.#options.setup.seed ?? '', (question, think) =>
      this.#after(this.#options.plan.pace, () => this.#takeBotsAnswer(question, think)),
    );
  }

  /** Bots take their time like everybody else; also without a pause others have their turn first. */
  #after(pause: number, message: () => void): void {
    const { clock } = this.#options;
    const cancel = clock.wakeAt(clock.now() + pause, () => {
      this.#pauses.delete(cancel);
      this.#post(message);
    });
    this.#pauses.add(cancel);
  }

  /** A bot whose answer is refused, or is not its own, forfeits it. */
  #takeBotsAnswer(question: Question, think: () => PlayerAction | NoAnswer): void {
    if (!this.#isOpen(question)) return;
    const { player, act } = question.request;
    const action = this.#think(question, think);
    const forfeit = ({ ok }: Result<null, Refusal>) => {
      if (!ok) this.#post(() => this.#miss(question, 'illegal'));
    };
    if (action.player === player) this.#conducting.answer(action, forfeit, question.request);
    else this.#conducting.miss(player, act, 'illegal');
  }

  #think(
    { request: { player, act } }: Question,
    think: () => PlayerAction | NoAnswer,
  ): PlayerAction | NoAnswer {
    try {
      return think();
    } catch (error) {
      this.#options.warn(error);
      return { type: 'noAnswer', player, act, reason: 'garbage' };
    }
  }

  #miss(question: Question, reason: Absence): void {
    const { player, act } = question.request;
    if (this.#isOpen(question)) this.#conducting.miss(player, act, reason);
  }

  /** Nobody sits there: whatever is asked goes unanswered at once. */
  #absent(reason: Absence): Seat {
    return { hear: ignore, ask: (question) => this.#post(() => this.#miss(question, reason)) };
  }
}

/** The store did not keep a step. */
class NotKept extends Error {}

function notKept(cause: unknown): never {
  throw new NotKept('a step was not kept', { cause });
}

function ignore(): void {}

/** A person in a browser reads the record, where he finds what is open, too. */
const PERSON: Seat = { speaksFreely: true, hear: ignore, ask: ignore };
