import { fails } from '../absence.ts';
import {
  type Absence,
  type Act,
  type Action,
  type AskedChannel,
  type NoAnswer,
  OVER,
  type Refusal,
  type SayOver,
  SKIP,
  type Talk,
} from '../action.ts';
import type { Chance } from '../chance.ts';
import { decide, requests } from '../decide.ts';
import type { Event } from '../event.ts';
import { open } from '../open.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Setup, SetupError } from '../setup.ts';
import { replay, resume, type Step } from '../step.ts';
import { legalActions, type Question } from '../view/legal.ts';
import type { View } from '../view/view.ts';
import type { Village } from '../village.ts';
import { AskingByClock, wordOf } from './asking-by-clock.ts';
import { type Entry, stamp } from './entry.ts';
import { OpenRequests } from './open-requests.ts';
import { Pauses } from './pauses.ts';
import { PhaseClock } from './phase-clock.ts';
import { type Listener, Telling } from './telling.ts';
import { type Translate, withTranslations } from './translations.ts';

/** Whoever sits on a seat: a bot in this process, or a client behind a door. */
export interface Seat extends Listener {
  /** Speaks when he likes where the village goes by the clock, and is not asked to: a person. */
  readonly speaksFreely?: boolean;
  ask(question: Question): void;
}

/** Everything from outside. */
export interface Outside {
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  now(): number;
  /** Keeps the entries; a promise settles when they are durable, and nobody hears of them before. */
  append(entries: readonly Entry[]): void | Promise<void>;
  /** The entries could not be kept, and nobody hears of them; or a bug followed. The village stands still. */
  lost?(error: unknown): void;
  /** What was said, in other languages that somebody here needs. */
  readonly translate?: Translate;
}

/** What became of an action: durable, or refused. */
export type Reply = (result: Result<null, Refusal>, action: Action) => void;

interface Message {
  readonly action: Action;
  readonly reply: Reply | undefined;
  /** The question that it answers, or that went unanswered: it counts only while that is open. */
  readonly to: Request | undefined;
}

/**
 * Carries requests, answers and limits between a village and its seats. After each step: stamp, append (durable), give
 * every viewer what he may see, ask what is new. One message is handled to its end before the next.
 */
export class Conductor {
  readonly #outside: Outside;
  readonly #telling: Telling;
  readonly #open: OpenRequests;
  readonly #phase = new PhaseClock();
  readonly #pauses: Pauses;
  readonly #asking: AskingByClock;
  readonly #inbox: Message[] = [];
  #village: Village;
  #seq = 0;
  #busy = false;
  #phaseIsNew = false;

  private constructor(village: Village, outside: Outside) {
    this.#village = village;
    this.#outside = outside;
    this.#telling = new Telling(outside.seats, village.table.rules.end);
    this.#open = new OpenRequests(outside.seats.length);
    this.#pauses = new Pauses(village.table.rules);
    this.#asking = new AskingByClock(this.#open, this.#pauses);
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
  static resume(entries: readonly Entry[], outside: Outside): Conductor {
    const conductor = new Conductor(replay(entries.map(({ event }) => event)), outside);
    for (const { event, at } of entries) conductor.#give(event, at, false);
    conductor.#seq = entries.length;
    conductor.#take(resume(conductor.#village, outside.chance));
    conductor.#handleInbox();
    return conductor;
  }

  get village(): Village {
    return this.#village;
  }

  viewOf(player: PlayerId): View | undefined {
    return this.#telling.viewOf(player);
  }

  /** Whether a question is still open: a phase by the clock may have ended since it was asked. */
  asks(request: Request): boolean {
    return this.#open.isThis(request);
  }

  /**
   * Somebody acts; the reply comes when it is durable, or refused. Given with the question it answers, an action is
   * refused when that is no longer open: a late text never answers a later question.
   */
  answer(action: Action, reply?: Reply, to?: Request): void {
    if (this.#busy) {
      this.#inbox.push({ action, reply, to });
      return;
    }
    this.#handle(action, reply, to);
    this.#handleInbox();
  }

  /** There is no usable answer to a request. */
  miss(player: PlayerId, act: Act, reason: Absence): void {
    this.answer({ type: 'noAnswer', player, act, reason });
  }

  /** The next time at which something is due: a late answer, a question, a warning or the end of a phase. */
  nextLimit(): number | null {
    const { gathering, table } = this.#village;
    const asked =
      gathering === null
        ? later(this.#open.oldest(), table.rules.absence.answerLimit)
        : this.#asking.next(this.#village, gathering);
    return earlier(this.#phase.next(), asked);
  }

  /** Time has passed: phases end, whoever was asked too long ago is late, and the silent are asked again. */
  tick(now: number): void {
    const { answerLimit } = this.#village.table.rules.absence;
    const isAsking = this.#village.gathering === null && answerLimit !== null;
    for (const request of isAsking ? this.#open.askedBy(now - answerLimit) : []) {
      const { player, act } = request;
      const action: Action = { type: 'noAnswer', player, act, reason: 'late' };
      this.#inbox.push({ action, reply: undefined, to: request });
    }
    this.#handleInbox();
    this.#endPhases(now);
    if (this.#village.gathering !== null && !this.#busy) this.#askNow();
  }

  /** A warning goes to one silent player after another; a refusal says that there is none left. */
  #endPhases(now: number): void {
    for (let due = this.#phase.due(now); due !== null && !this.#busy; due = this.#phase.due(now)) {
      const what = due;
      this.answer(what, (result) => {
        if (!result.ok) this.#phase.refused(what);
      });
    }
  }

  #askNow(): void {
    this.#busy = true;
    this.#askNew();
    this.#busy = false;
    this.#handleInbox();
  }

  #handleInbox(): void {
    while (!this.#busy && this.#inbox.length > 0) {
      const { action, reply, to } = this.#inbox.shift()!;
      this.#handle(action, reply, to);
    }
  }

  #handle(action: Action, reply: Reply | undefined, to: Request | undefined): void {
    if (to !== undefined && !this.#open.isThis(to)) this.#reply(reply, TOO_LATE, action);
    else if (this.#village.gathering === null) this.#decide(action, reply, null);
    else if (action.type === 'talk' && this.#isAnswer(action)) this.#handleAnswerAtClock(action, reply);
    else if (action.type === 'noAnswer') this.#handleMissAtClock(action, reply);
    else this.#decide(action, reply, null);
  }

  /** A refused answer changes nothing, and its question is still open. */
  #decide(action: Action, reply: Reply | undefined, answer: AnswerAtClock | null): void {
    const decided = decide(this.#village, action, this.#outside.chance);
    if (!decided.ok) {
      this.#reply(reply, decided, action);
      return;
    }
    if (action.type === 'talk' && this.#isTooSoon(action)) {
      this.#reply(reply, TOO_SOON, action);
      return;
    }
    const askedAt = answer === null ? this.#closeFor(action) : this.#closeAtClock(answer);
    this.#take(decided.value, askedAt, action, reply);
  }

  #isTooSoon({ player, channel }: Talk): boolean {
    const overAt = this.#pauses.overAt(player, channel);
    return overAt > 0 && this.#outside.now() < overAt;
  }

  #reply(reply: Reply | undefined, result: Result<null, Refusal>, action: Action): void {
    this.#busy = true;
    reply?.(result, action);
    this.#busy = false;
  }

  /** Closes the question that an action answers; when it was asked. */
  #closeFor(action: Action): number | undefined {
    const act = actOf(action);
    return act === null || !('player' in action) ? undefined : this.#open.close(action.player, act);
  }

  /** Whether a talk answers a question, of somebody who only speaks when asked. */
  #isAnswer({ player, channel }: Talk): boolean {
    return (channel === 'talk' || channel === 'whisper') && this.#open.isOpen(player, channel);
  }

  /** By the clock, Skip says nothing, and Over that nothing more is to be asked. */
  #handleAnswerAtClock(talk: Talk, reply: Reply | undefined): void {
    const { player } = talk;
    const channel = talk.channel as AskedChannel;
    const word = wordOf(this.#village.table.rules, talk);
    const answer = { player, channel, word };
    if (word === null) this.#decide(talk, reply, answer);
    else if (word === OVER && channel === 'talk') this.#decide(overOf(talk), reply, answer);
    else {
      this.#closeAtClock(answer);
      this.#reply(reply, DONE, talk);
    }
  }

  /** Nobody has to speak by the clock: an answer that does not come is a Skip, and a choice can still be made. */
  #handleMissAtClock(missed: NoAnswer, reply: Reply | undefined): void {
    const { player, act, reason } = missed;
    if (fails(this.#village, reason) || !this.#open.isOpen(player, act)) {
      this.#decide(missed, reply, null);
      return;
    }
    if (act === 'talk' || act === 'whisper') this.#closeAtClock({ player, channel: act, word: SKIP });
    else this.#open.close(player, act);
    this.#reply(reply, DONE, missed);
  }

  #closeAtClock({ player, channel, word }: AnswerAtClock): number | undefined {
    this.#asking.answered(this.#village, player, channel, this.#outside.now(), word);
    return this.#open.close(player, channel);
  }

  /** Appends a step, and goes on once it is durable. */
  #take(decided: Step, askedAt?: number, action?: Action, reply?: Reply): void {
    const { translate } = this.#outside;
    const step = translate === undefined ? decided : withTranslations(decided, translate);
    this.#village = step.village;
    this.#busy = true;
    const at = this.#outside.now();
    const entries = stamp(step.events, this.#seq, at, askedAt, action?.clientAt);
    this.#seq += entries.length;
    const kept = this.#outside.append(entries);
    if (kept === undefined) {
      this.#publish(step, at, action, reply);
      return;
    }
    kept
      .then(() => {
        this.#publish(step, at, action, reply);
        this.#handleInbox();
      })
      .catch(this.#outside.lost);
  }

  #publish(step: Step, at: number, action: Action | undefined, reply: Reply | undefined): void {
    for (const event of step.events) this.#give(event, at, true);
    if (reply !== undefined && action !== undefined) reply(DONE, action);
    if (step.events.length !== 1 || !isBallot(step.events[0]!)) this.#askNew();
    this.#busy = false;
  }

  #give(event: Event, at: number, isNew: boolean): void {
    if (event.type === 'talked') this.#pauses.note(event, at);
    if (event.type === 'phaseBegan' || event.type === 'phaseEnded') this.#notePhase(event, at);
    this.#telling.give(event, isNew);
  }

  #notePhase(event: Event, at: number): void {
    this.#phase.note(event, at, this.#village.table.rules);
    if (this.#village.table.rules.clock === null) return;
    this.#open.closeAll();
    this.#asking.begin(this.#phase.lastCall);
    this.#phaseIsNew = true;
  }

  #askNew(): void {
    const { gathering } = this.#village;
    if (gathering === null || this.#phaseIsNew) this.#askAll();
    if (gathering === null) return;
    const due = this.#asking.takeDue(this.#village, gathering, this.#outside.now());
    for (const request of due) this.#ask(request);
  }

  /** All that the village waits for; in a phase by the clock some of it is asked later, and some never. */
  #askAll(): void {
    const { gathering } = this.#village;
    const now = this.#outside.now();
    this.#phaseIsNew = false;
    for (const request of requests(this.#village)) {
      const { player, act } = request;
      if (this.#open.isOpen(player, act)) continue;
      const isFree = gathering !== null && this.#outside.seats[player - 1]!.speaksFreely === true;
      if (isFree && (act === 'talk' || act === 'whisper')) continue;
      if (gathering !== null && !isFree && this.#asking.postpones(request, this.#village, gathering, now))
        continue;
      this.#ask(request);
    }
  }

  #ask(request: Request): void {
    this.#open.ask(request, this.#outside.now());
    const legal = legalActions(this.#telling.viewOf(request.player)!, request);
    this.#outside.seats[request.player - 1]!.ask({ request, legal });
  }
}

/** What somebody who only speaks when asked has answered by the clock: a word, or (`null`) an utterance. */
interface AnswerAtClock {
  readonly player: PlayerId;
  readonly channel: AskedChannel;
  readonly word: typeof SKIP | typeof OVER | null;
}

function overOf({ player, clientAt }: Talk): SayOver {
  return clientAt === undefined ? { type: 'over', player } : { type: 'over', player, clientAt };
}

const DONE = accept(null);
const TOO_LATE = refuse<Refusal>('notAsked');
const TOO_SOON = refuse<Refusal>('tooSoon');

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function later(time: number | null, by: number | null): number | null {
  return time === null || by === null ? null : time + by;
}

/** A ballot from which nothing followed: others are still asked, and nobody anew. */
function isBallot({ type }: Event): boolean {
  return type === 'voted' || type === 'attackVoted' || type === 'talkSealed';
}

/** The request that an action answers. */
function actOf(action: Action): Act | null {
  switch (action.type) {
    case 'talk':
      return action.channel === 'talk' || action.channel === 'whisper' ? action.channel : null;
    case 'noAnswer':
      return action.act;
    case 'poll':
    case 'vote':
    case 'divine':
    case 'guard':
    case 'attackVote':
      return action.type;
    default:
      return null;
  }
}
