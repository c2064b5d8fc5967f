import { fails } from '../absence.ts';
import {
  type Absence,
  type Act,
  type Action,
  type AskedChannel,
  type Choice,
  type NoAnswer,
  OVER,
  type Refusal,
  type SayOver,
  SKIP,
  type Talk,
} from '../action.ts';
import type { Chance } from '../chance.ts';
import { decide } from '../decide.ts';
import type { Event } from '../event.ts';
import { open } from '../open.ts';
import { isCollecting } from '../phase/phase.ts';
import { requests } from '../phase/requests.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Rules } from '../rules.ts';
import type { Setup, SetupError } from '../setup.ts';
import { resume, type Step } from '../step.ts';
import { withMeaning } from '../talk/correct.ts';
import type { Village } from '../village.ts';
import { AskingByClock, wordOf } from './asking-by-clock.ts';
import { type Entry, stamp } from './entry.ts';
import type { Feed } from './feed.ts';
import { actOf } from './open-requests.ts';
import { Pauses } from './pauses.ts';
import { PhaseClock } from './phase-clock.ts';
import { type Translate, withTranslations } from './translations.ts';

/** Everything from outside. */
export interface Outside {
  /** Where everything goes that is durable, and where whoever plays is asked. */
  readonly feed: Feed;
  readonly chance: Chance;
  now(): number;
  /** Keeps the entries; a promise settles when they are durable, and nobody hears of them before. */
  append(entries: readonly Entry[], key: string | null): void | Promise<void>;
  /** The entries could not be kept, and nobody hears of them; or a bug followed. The village stands still. */
  lost?(error: unknown): void;
  /** All that has come is handled to its end, and durable. */
  settled?(): void;
  /** What was said, in other languages that somebody here needs. */
  readonly translate?: Translate;
}

/** What became of an action: durable, or refused. */
export type Reply = (result: Result<null, Refusal>, action: Action) => void;

/** An action that is made up when its turn comes. */
export interface ActionMessage {
  readonly action: Action;
  readonly reply?: Reply;
  /** The question that it answers, or that goes unanswered: it counts only while that is open. */
  readonly to: Request;
}

/**
 * Carries requests, answers and limits between a village and its feed. After each step: stamp, append (durable), push it
 * into the feed, which gives every viewer what they may see, ask what is new. It is the mailbox of the village: one
 * message is handled to its end, its events durable, before the next.
 */
export class Conductor {
  readonly feed: Feed;
  readonly #rules: Rules;
  readonly #outside: Outside;
  readonly #phase = new PhaseClock();
  readonly #pauses: Pauses;
  readonly #asking: AskingByClock;
  readonly #mailbox: (() => void)[] = [];
  /** A message is being handled. */
  #busy = true;
  /** What it brought is not durable yet. */
  #isKeeping = false;
  #isStopped = false;
  #phaseIsNew = false;
  /** Of those who answer at once: what they are asked, since when, and how many have answered. */
  #awaited: readonly Request[] = [];
  #awaitedSince = 0;
  #answered = 0;

  private constructor(rules: Rules, outside: Outside) {
    this.#rules = rules;
    this.#outside = outside;
    this.feed = outside.feed;
    this.#pauses = new Pauses(rules);
    this.#asking = new AskingByClock(this.feed.open, this.#pauses);
  }

  /** Opens a village and asks its first requests. */
  static open(setup: Setup, outside: Outside): Result<Conductor, SetupError[]> {
    const opening = open(setup, outside.chance);
    if (!opening.ok) return opening;
    const conductor = new Conductor(opening.value.village.table.rules, outside);
    conductor.#take(opening.value, undefined, null);
    conductor.#goOn();
    return accept(conductor);
  }

  /** Goes on with the village of a feed, which holds its whole record; open requests are asked anew. */
  static resume(outside: Outside): Conductor {
    const { feed, chance } = outside;
    const conductor = new Conductor(feed.village.table.rules, outside);
    conductor.#note(feed.entries);
    conductor.#take(resume(feed.village, chance), undefined, null);
    conductor.#goOn();
    return conductor;
  }

  get village(): Village {
    return this.feed.village;
  }

  /** Whether a question is still open: a phase by the clock may have ended since it was asked. */
  asks(request: Request): boolean {
    return this.feed.open.isThis(request);
  }

  /**
   * Somebody acts; the reply comes when it is durable, or refused. Given with the question it answers, an action is
   * refused when that is no longer open: a late text never answers a later question. A key is kept with the events that
   * follow, so that an action is done once.
   */
  answer(action: Action, reply?: Reply, to?: Request, key: string | null = null): void {
    if (this.#busy) {
      this.#answerLater(action, reply, to, key);
      return;
    }
    this.#busy = true;
    this.#handle(action, reply, to, key);
    this.#goOn();
  }

  /** Apart, because a closure costs a function that holds one, even where it is not made. */
  #answerLater(action: Action, reply: Reply | undefined, to: Request | undefined, key: string | null): void {
    this.#post(() => this.#handle(action, reply, to, key));
  }

  /** There is no usable answer to a request. */
  miss(player: PlayerId, act: Act, reason: Absence): void {
    this.answer({ type: 'noAnswer', player, act, reason });
  }

  /**
   * Where everybody answers at once: they do, in the order in which they are asked, until nobody is asked any more. What
   * they are asked is then kept nowhere: without a clock it is what the village waits for.
   */
  letAnswer(): void {
    if (this.#busy || this.#isStopped || !this.feed.isAtOnce) return;
    this.#busy = true;
    while (!this.#isKeeping && this.#letNext()) {}
    this.#goOn();
  }

  /** Whose answer is refused, or is none of their own to this question, forfeits it. */
  #letNext(): boolean {
    const request = this.#awaited[this.#answered];
    if (request === undefined) return this.#letNextOpen();
    this.#answered++;
    const action = this.feed.answerTo(request);
    const isAnswer = action.player === request.player && actOf(action) === request.act;
    if (!isAnswer || !this.#takeAnswer(action)) this.#takeAnswer(forfeit(request));
    return true;
  }

  #takeAnswer(action: Action): boolean {
    const decided = decide(this.village, action, this.#outside.chance);
    if (decided.ok) this.#take(decided.value, undefined, null, this.#awaitedSince, action);
    return decided.ok;
  }

  /** What was asked by the clock, or before all of them sat here. */
  #letNextOpen(): boolean {
    const request = this.feed.open.first();
    if (request === undefined) return false;
    const action = this.feed.answerTo(request);
    let isRefused = action.player !== request.player;
    const note: Reply = ({ ok }) => {
      isRefused = !ok;
    };
    if (!isRefused) this.#handle(action, note, undefined, null);
    this.#handleMail();
    if (isRefused) this.#handle(forfeit(request), undefined, undefined, null);
    if (this.asks(request)) this.feed.open.close(request.player, request.act);
    return true;
  }

  /** Does something when its turn comes: an action that is made up only then, or (`null`) somebody sits down. */
  post(message: () => ActionMessage | null): void {
    this.#post(() => {
      const sent = message();
      if (sent !== null) this.#handle(sent.action, sent.reply, sent.to, null);
    });
  }

  #post(message: () => void): void {
    if (this.#isStopped) return;
    this.#mailbox.push(message);
    if (this.#busy) return;
    this.#busy = true;
    this.#goOn();
  }

  /** No further message is handled; what is under way may still become durable. */
  stop(): void {
    this.#isStopped = true;
    this.#mailbox.length = 0;
  }

  /** The next time at which something is due: a late answer, a question, a warning or the end of a phase. */
  nextLimit(): number | null {
    const asked =
      this.village.phase.limit === null
        ? later(this.feed.open.oldest(), this.#rules.absence.answerLimit)
        : this.#asking.next(this.village);
    return earlier(this.#phase.next(), asked);
  }

  /** Time has passed: phases end, whoever was asked too long ago is late, and the silent are asked again. */
  tick(now: number): void {
    this.#post(() => this.#tick(now));
  }

  #tick(now: number): void {
    const { answerLimit } = this.#rules.absence;
    const isAsking = this.village.phase.limit === null && answerLimit !== null;
    for (const request of isAsking ? this.feed.open.askedBy(now - answerLimit) : []) {
      const { player, act } = request;
      this.#mailbox.push(() =>
        this.#handle({ type: 'noAnswer', player, act, reason: 'late' }, undefined, request, null),
      );
    }
    this.#mailbox.push(() => this.#endPhases(now));
    this.#mailbox.push(() => this.village.phase.limit !== null && this.#askNew());
  }

  /** A warning goes to one silent player after another; a refusal says that there is none left. */
  #endPhases(now: number): void {
    for (let due = this.#phase.due(now); due !== null && !this.#isKeeping; due = this.#phase.due(now)) {
      const what = due;
      const reply: Reply = ({ ok }) => {
        if (!ok) this.#phase.refused(what);
      };
      this.#handle(what, reply, undefined, null);
    }
  }

  /** The message is handled to its end once what it brought is durable; then come the next ones. */
  #goOn(): void {
    this.#handleMail();
    if (this.#isKeeping) return;
    this.#busy = false;
    this.#outside.settled?.();
  }

  #handleMail(): void {
    while (!this.#isKeeping && this.#mailbox.length > 0) this.#mailbox.shift()?.();
  }

  #handle(action: Action, reply: Reply | undefined, to: Request | undefined, key: string | null): void {
    if (to !== undefined && !this.asks(to)) reply?.(TOO_LATE, action);
    else if (this.village.phase.limit === null) this.#decide(action, reply, key, null);
    else if (action.type === 'talk' && this.#isAnswer(action)) this.#handleAnswerAtClock(action, reply, key);
    else if (action.type === 'noAnswer') this.#handleMissAtClock(action, reply, key);
    else if (action.type === 'vote' && this.#isUnannounced(action)) this.#announce(action, reply, key);
    else this.#decide(action, reply, key, null);
  }

  /** Where votes are announced first: of somebody who only acts when asked. */
  #isUnannounced({ player }: Choice): boolean {
    const isNeeded = this.#rules.vote.style === 'announced' && !this.feed.speaksFreely(player);
    return isNeeded && !this.village.night.announced.includes(player);
  }

  /** Nobody asks them whom they mean: that they vote says it. */
  #announce(vote: Choice, reply: Reply | undefined, key: string | null): void {
    const { player, target } = vote;
    this.#mailbox.unshift(() => this.#decide(vote, reply, key, null));
    this.#decide({ type: 'announce', player, about: 'vote', target }, undefined, null, null);
  }

  /** A refused answer changes nothing, and its question is still open. */
  #decide(action: Action, reply: Reply | undefined, key: string | null, answer: AnswerAtClock | null): void {
    const decided = decide(this.village, action, this.#outside.chance);
    if (!decided.ok) reply?.(decided, action);
    else if (action.type === 'talk' && this.#isTooSoon(action)) reply?.(TOO_SOON, action);
    else {
      const askedAt = answer === null ? this.#closeFor(action) : this.#closeAtClock(answer);
      this.#take(decided.value, reply, key, askedAt, action);
    }
  }

  #isTooSoon({ player, channel }: Talk): boolean {
    const overAt = this.#pauses.overAt(player, channel);
    return overAt > 0 && this.#outside.now() < overAt;
  }

  /** Closes the question that an action answers; when it was asked. */
  #closeFor(action: Action): number | undefined {
    const act = actOf(action);
    return act === null || !('player' in action) ? undefined : this.feed.open.close(action.player, act);
  }

  /** Whether a talk answers a question, of somebody who only speaks when asked. */
  #isAnswer({ player, channel }: Talk): boolean {
    return (channel === 'talk' || channel === 'whisper') && this.feed.open.isOpen(player, channel);
  }

  /** By the clock, Skip says nothing, and Over that nothing more is to be asked. */
  #handleAnswerAtClock(talk: Talk, reply: Reply | undefined, key: string | null): void {
    const { player } = talk;
    const channel = talk.channel as AskedChannel;
    const word = wordOf(this.#rules, talk);
    const answer = { player, channel, word };
    if (word === null) this.#decide(talk, reply, key, answer);
    else if (word === OVER && channel === 'talk') this.#decide(overOf(talk), reply, key, answer);
    else {
      this.#closeAtClock(answer);
      reply?.(DONE, talk);
    }
  }

  /** Nobody has to speak by the clock: an answer that does not come is a Skip, and a choice can still be made. */
  #handleMissAtClock(missed: NoAnswer, reply: Reply | undefined, key: string | null): void {
    const { player, act, reason } = missed;
    if (fails(this.village, reason) || !this.feed.open.isOpen(player, act)) {
      this.#decide(missed, reply, key, null);
      return;
    }
    if (act === 'talk' || act === 'whisper') this.#closeAtClock({ player, channel: act, word: SKIP });
    else this.feed.open.close(player, act);
    reply?.(DONE, missed);
  }

  #closeAtClock({ player, channel, word }: AnswerAtClock): number | undefined {
    this.#asking.answered(this.village, player, channel, this.#outside.now(), word);
    return this.feed.open.close(player, channel);
  }

  /** Appends a step, and goes on once it is durable. */
  #take(
    decided: Step,
    reply: Reply | undefined,
    key: string | null,
    askedAt?: number,
    action?: Action,
  ): void {
    const { translate } = this.#outside;
    const meant = action?.type === 'talk' ? withMeaning(decided, action) : decided;
    const { events, village } =
      translate === undefined ? meant : withTranslations(meant, translate, this.feed.entries);
    const at = this.#outside.now();
    const entries = stamp(events, this.feed.length, at, askedAt, action?.clientAt);
    const kept = this.#outside.append(entries, key);
    if (kept === undefined) this.#publish(entries, village, action, reply);
    else this.#publishOnce(kept, entries, village, action, reply);
  }

  #publishOnce(
    kept: Promise<void>,
    entries: readonly Entry[],
    village: Village,
    action: Action | undefined,
    reply: Reply | undefined,
  ): void {
    this.#isKeeping = true;
    kept
      .then(() => {
        this.#isKeeping = false;
        this.#publish(entries, village, action, reply);
        this.#goOn();
      })
      .catch(this.#outside.lost);
  }

  #publish(
    entries: readonly Entry[],
    village: Village,
    action: Action | undefined,
    reply: Reply | undefined,
  ): void {
    this.#note(entries);
    this.feed.push(entries, village);
    if (reply !== undefined && action !== undefined) reply(DONE, action);
    if (action === undefined || entries.length !== 1 || !isCollecting(village.phase)) this.#askNew();
  }

  /** Where no phase goes by the clock, there is nothing to remember. */
  #note(entries: readonly Entry[]): void {
    if (this.#rules.clock === null) return;
    for (const { event, at } of entries) {
      if (event.type === 'talked') this.#pauses.note(event, at);
      if (event.type === 'phaseBegan' || event.type === 'phaseEnded') this.#notePhase(event, at);
    }
  }

  #notePhase(event: Event, at: number): void {
    this.#phase.note(event, at, this.#rules);
    this.feed.open.closeAll();
    this.#asking.begin(this.#phase.lastCall);
    this.#phaseIsNew = true;
  }

  #askNew(): void {
    const { limit } = this.village.phase;
    const now = this.#outside.now();
    if (limit === null && this.feed.isAtOnce) {
      this.#await(now);
      return;
    }
    if (limit === null || this.#phaseIsNew) this.#askAll(now);
    if (limit === null) return;
    for (const request of this.#asking.takeDue(this.village, now)) this.feed.ask(request, now);
  }

  #await(now: number): void {
    this.#awaited = requests(this.village);
    this.#awaitedSince = now;
    this.#answered = 0;
  }

  /** All that the village waits for; in a phase by the clock some of it is asked later, and some never. */
  #askAll(now: number): void {
    const { limit } = this.village.phase;
    this.#phaseIsNew = false;
    for (const request of requests(this.village)) {
      const { player, act } = request;
      if (this.feed.open.isOpen(player, act)) continue;
      const isFree = limit !== null && this.feed.speaksFreely(player);
      if (isFree && (act === 'talk' || act === 'whisper')) continue;
      if (limit !== null && !isFree && this.#asking.postpones(request, this.village, now)) continue;
      this.feed.ask(request, now);
    }
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

function forfeit({ player, act }: Request): NoAnswer {
  return { type: 'noAnswer', player, act, reason: 'illegal' };
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
