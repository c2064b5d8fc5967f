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
import { decide } from '../decide.ts';
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
import { wordOf } from './asking-by-clock.ts';
import { type Entry, stamp } from './entry.ts';
import type { Feed } from './feed.ts';
import { Mailbox } from './mailbox.ts';
import { actOf, isAnswerTo } from './open-requests.ts';
import type { ActionMessage, Outside, Reply } from './outside.ts';
import { withTranslations } from './translations.ts';
import { type AnswerAtClock, VillageClock } from './village-clock.ts';

/**
 * Carries requests, answers and limits between a village and its feed. After each step: stamp, append (durable), push it
 * into the feed, which gives every viewer what they may see, ask what is new.
 */
export class Conductor {
  readonly feed: Feed;
  readonly #rules: Rules;
  readonly #outside: Outside;
  readonly #mailbox: Mailbox;
  /** `null`: no phase goes by the clock. */
  readonly #clock: VillageClock | null;
  /** Of those who answer at once: what they are asked, since when, and how many have answered. */
  #awaited: readonly Request[] = [];
  #awaitedSince = 0;
  #answered = 0;

  private constructor(rules: Rules, outside: Outside) {
    this.#rules = rules;
    this.#outside = outside;
    this.feed = outside.feed;
    this.#mailbox = new Mailbox(outside);
    this.#clock = rules.clock === null ? null : new VillageClock(rules, this.feed.open);
  }

  /** Opens a village and asks its first requests. */
  static open(setup: Setup, outside: Outside): Result<Conductor, SetupError[]> {
    const opening = open(setup, outside.chance);
    if (!opening.ok) return opening;
    const conductor = new Conductor(opening.value.village.table.rules, outside);
    conductor.#take(opening.value, undefined, null);
    conductor.#mailbox.goOn();
    return accept(conductor);
  }

  /** Goes on with the village of a feed, which holds its whole record; open requests are asked anew. */
  static resume(outside: Outside): Conductor {
    const { feed, chance } = outside;
    const conductor = new Conductor(feed.village.table.rules, outside);
    conductor.#clock?.note(feed.entries);
    conductor.#take(resume(feed.village, chance), undefined, null);
    conductor.#mailbox.goOn();
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
    if (this.#mailbox.isBusy) {
      this.#answerLater(action, reply, to, key);
      return;
    }
    this.#mailbox.take();
    this.#handle(action, reply, to, key);
    this.#mailbox.goOn();
  }

  /** Apart, because a closure costs a function that holds one, even where it is not made. */
  #answerLater(action: Action, reply: Reply | undefined, to: Request | undefined, key: string | null): void {
    this.#mailbox.post(() => this.#handle(action, reply, to, key));
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
    const mailbox = this.#mailbox;
    if (mailbox.isBusy || mailbox.isStopped || !this.feed.isAtOnce) return;
    mailbox.take();
    while (!mailbox.isHeld && this.#letNext()) {}
    mailbox.goOn();
  }

  /** Whose answer is refused, or is none of their own to this question, forfeits it. */
  #letNext(): boolean {
    const request = this.#awaited[this.#answered];
    if (request === undefined) return this.#letNextOpen();
    this.#answered++;
    const action = this.feed.answerTo(request);
    if (!isAnswerTo(request, action) || !this.#takeAnswer(action)) this.#takeAnswer(forfeit(request));
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
    this.#mailbox.handleAll();
    if (isRefused) this.#handle(forfeit(request), undefined, undefined, null);
    if (this.asks(request)) this.feed.open.close(request.player, request.act);
    return true;
  }

  /** Does something when its turn comes: an action that is made up only then, or (`null`) somebody sits down. */
  post(message: () => ActionMessage | null): void {
    this.#mailbox.post(() => {
      const sent = message();
      if (sent !== null) this.#handle(sent.action, sent.reply, sent.to, null);
    });
  }

  /** No further message is handled; what is under way may still become durable. */
  stop(): void {
    this.#mailbox.stop();
  }

  /** The next time at which something is due: a late answer, a question, a warning or the end of a phase. */
  nextLimit(): number | null {
    const asked =
      this.village.phase.limit === null
        ? later(this.feed.open.oldest(), this.#rules.absence.answerLimit)
        : (this.#clock?.nextQuestion(this.village) ?? null);
    return earlier(this.#clock?.nextOfPhase() ?? null, asked);
  }

  /** Time has passed: phases end, whoever was asked too long ago is late, and the silent are asked again. */
  tick(now: number): void {
    this.#mailbox.post(() => this.#tick(now));
  }

  #tick(now: number): void {
    const { answerLimit } = this.#rules.absence;
    const isAsking = this.village.phase.limit === null && answerLimit !== null;
    for (const request of isAsking ? this.feed.open.askedBy(now - answerLimit) : []) {
      const { player, act } = request;
      this.#mailbox.post(() =>
        this.#handle({ type: 'noAnswer', player, act, reason: 'late' }, undefined, request, null),
      );
    }
    this.#mailbox.post(() => this.#endPhases(now));
    this.#mailbox.post(() => this.village.phase.limit !== null && this.#askNew());
  }

  /** A warning goes to one silent player after another; a refusal says that there is none left. */
  #endPhases(now: number): void {
    const clock = this.#clock;
    if (clock === null) return;
    for (let due = clock.due(now); due !== null && !this.#mailbox.isHeld; due = clock.due(now)) {
      const what = due;
      const reply: Reply = ({ ok }) => {
        if (!ok) clock.refused(what);
      };
      this.#handle(what, reply, undefined, null);
    }
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
    this.#mailbox.postFirst(() => this.#decide(vote, reply, key, null));
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

  #isTooSoon(talk: Talk): boolean {
    return this.#clock?.isTooSoon(talk, this.#outside.now()) === true;
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

  #closeAtClock(answer: AnswerAtClock): number | undefined {
    return this.#clock?.close(answer, this.village, this.#outside.now());
  }

  /** Appends a step, and goes on once it is durable. */
  #take(
    decided: Step,
    reply: Reply | undefined,
    key: string | null,
    askedAt?: number,
    action?: Action,
  ): void {
    const { events, village } = this.#inWords(decided, action);
    const at = this.#outside.now();
    const entries = stamp(events, this.feed.length, at, askedAt, action?.clientAt);
    const kept = this.#outside.append(entries, key);
    if (kept === undefined) this.#publish(entries, village, action, reply);
    else this.#publishOnce(kept, entries, village, action, reply);
  }

  /** A step with how an utterance was meant, where its speaker says so, and in the languages that somebody needs. */
  #inWords(decided: Step, action: Action | undefined): Step {
    const { translate } = this.#outside;
    const meant =
      action?.type === 'talk' && action.meant !== undefined ? withMeaning(decided, action) : decided;
    return translate === undefined ? meant : withTranslations(meant, translate, this.feed.entries);
  }

  #publishOnce(
    kept: Promise<void>,
    entries: readonly Entry[],
    village: Village,
    action: Action | undefined,
    reply: Reply | undefined,
  ): void {
    this.#mailbox.hold();
    kept
      .then(() => {
        this.#publish(entries, village, action, reply);
        this.#mailbox.release();
      })
      .catch(this.#outside.lost);
  }

  #publish(
    entries: readonly Entry[],
    village: Village,
    action: Action | undefined,
    reply: Reply | undefined,
  ): void {
    this.#clock?.note(entries);
    this.feed.push(entries, village);
    if (reply !== undefined && action !== undefined) reply(DONE, action);
    if (action === undefined || entries.length !== 1 || !isCollecting(village.phase)) this.#askNew();
  }

  #askNew(): void {
    const { limit } = this.village.phase;
    const now = this.#outside.now();
    if (limit !== null) this.#askByClock(now);
    else if (this.feed.isAtOnce) this.#await(now);
    else this.#askAll(now);
  }

  /** Everybody when a phase is new, and after that whose question is due. */
  #askByClock(now: number): void {
    const clock = this.#clock;
    if (clock === null) return;
    if (clock.takeNewPhase()) this.#askAll(now);
    for (const request of clock.takeDue(this.village, now)) this.feed.ask(request, now);
  }

  #await(now: number): void {
    this.#awaited = requests(this.village);
    this.#awaitedSince = now;
    this.#answered = 0;
  }

  /** All that the village waits for; in a phase by the clock some of it is asked later, and some never. */
  #askAll(now: number): void {
    const { limit } = this.village.phase;
    for (const request of requests(this.village)) {
      const { player, act } = request;
      if (this.feed.open.isOpen(player, act)) continue;
      const isFree = limit !== null && this.feed.speaksFreely(player);
      if (isFree && (act === 'talk' || act === 'whisper')) continue;
      if (limit !== null && !isFree && this.#clock?.postpones(request, this.village, now) === true) continue;
      this.feed.ask(request, now);
    }
  }
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
