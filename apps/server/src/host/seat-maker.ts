import { DEFAULT_BOT, inCharacter, isSlowBot, mustFindBot, type TableTime, TYPING_LASTS } from '@mura/bots';
import {
  type Absence,
  type ActionMessage,
  type NoAnswer,
  PERSON,
  type PlayerAction,
  type PlayerId,
  type Question,
  type Refusal,
  type Request,
  type Result,
  type Seat,
  type Setup,
} from '@mura/engine';
import { type BotPasts, type BotSeatOptions, botSeat } from './bot-seat.ts';
import type { Clock } from './clock.ts';
import { speechOf, speechOfSlowBots } from './interpreter.ts';
import type { Plan } from './plan.ts';
import {
  NO_SLOW_BOTS,
  type Patience,
  type SlowAnswer,
  type SlowBots,
  slowSeat,
  timeToThink,
} from './slow-bot.ts';

export interface SeatMakerOptions {
  readonly setup: Setup;
  readonly plan: Plan;
  /** Who sits where a client of a door is planned. */
  readonly seats?: ReadonlyMap<PlayerId, Seat>;
  /** Of our bots, where the village is one of a set of games; empty by default. */
  readonly pasts?: BotPasts;
  /** Bots that think outside of this process; none by default. */
  readonly slowBots?: SlowBots;
  readonly clock: Clock;
  /** A bug of somebody who sits here: they forfeit their answer, and the village goes on. */
  warn(error: unknown): void;
}

/** What those who sit in a village need of it. */
interface SeatNeeds {
  /** Whether a question is still open. */
  isAsked(request: Request): boolean;
  /** Does something when its turn comes. */
  post(message: () => ActionMessage | null): void;
  /** Somebody keeps something for themselves. */
  note(player: PlayerId, text: string): void;
}

/** Makes who sits in a village: bots of ours, also in the place of a person, those who think elsewhere, and nobody. */
export class SeatMaker {
  readonly #options: SeatMakerOptions;
  readonly #village: SeatNeeds;
  readonly #pauses = new Set<() => void>();
  /** Where a bot of ours plays on for somebody else. */
  readonly #standIns = new Set<PlayerId>();
  #typingUntil = 0;

  constructor(options: SeatMakerOptions, village: SeatNeeds) {
    this.#options = options;
    this.#village = village;
  }

  /** Who sits there by the plan; `null`: nobody yet. */
  planned(player: PlayerId): Seat | null {
    const { plan, seats } = this.#options;
    const seat = plan.seats[player - 1]!;
    switch (seat.type) {
      case 'bot':
        return this.#botSeat(player, seat.bot);
      case 'person':
        return seat.standIn === undefined ? PERSON : this.standIn(player, seat.standIn);
      case 'client':
        return seats?.get(player) ?? null;
      case 'open':
        return null;
    }
  }

  /** One of our bots plays on for somebody. */
  standIn(player: PlayerId, bot: string): Seat {
    this.#standIns.add(player);
    return this.#botSeat(player, bot);
  }

  /** Nobody sits there: whatever is asked goes unanswered at once. */
  absent(reason: Absence): Seat {
    return { hear: ignore, ask: (question) => this.#village.post(() => missed(question, reason)) };
  }

  /** Whoever played on for somebody is gone. */
  endStandIn(player: PlayerId): void {
    this.#standIns.delete(player);
  }

  /** Whether a bot plays on for a person. */
  standsInForPerson(player: PlayerId): boolean {
    return this.#standIns.has(player) && this.#options.plan.seats[player - 1]?.type === 'person';
  }

  /** Somebody writes in public: bots let them finish for a while. */
  noteTyping(): void {
    this.#typingUntil = this.#options.clock.now() + TYPING_LASTS * this.#shareOfTime;
  }

  /** Nobody answers any more. */
  close(): void {
    for (const cancel of this.#pauses) cancel();
  }

  #botSeat(player: PlayerId, name: string): Seat {
    const { setup, plan, pasts = new Map(), slowBots = NO_SLOW_BOTS } = this.#options;
    const slow = slowBots.get(name)?.(speechOfSlowBots(plan));
    if (slow !== undefined)
      return slowSeat(slow, player, setup.seed ?? '', (question, think) => this.#askSlowly(question, think));
    const chosen = mustFindBot(isSlowBot(name) ? DEFAULT_BOT : name);
    const speech = speechOf(chosen, plan);
    const bot = speech === null ? chosen.mind : inCharacter(chosen, speech);
    return botSeat(bot, player, setup.seed ?? '', this.#botTable(), pasts);
  }

  /** A bot that thinks elsewhere has the time of the form; what it says of its answer is kept whether it is in time or not. */
  #askSlowly(question: Question, think: (patience: Patience) => Promise<SlowAnswer>): void {
    const { clock, plan, warn } = this.#options;
    const from = clock.now();
    const waiting = new AbortController();
    const cancel = () => waiting.abort();
    this.#pauses.add(cancel);
    const limit = timeToThink(plan.rules.absence.answerLimit);
    think({ limit, signal: waiting.signal })
      .catch((error): SlowAnswer => {
        warn(error);
        return { action: noAnswer(question, 'garbage'), note: null };
      })
      .then(({ action, note }) => {
        this.#pauses.delete(cancel);
        const { player } = question.request;
        if (note !== null) this.#village.note(player, note);
        this.#wait(Math.max(0, from + plan.pace - clock.now()), () =>
          this.#village.post(() => this.#botsAnswer(question, () => action)),
        );
      });
  }

  /** How much of the time of people bots take. */
  get #shareOfTime(): number {
    return Math.min(1, this.#options.plan.pace / PACE_OF_PEOPLE);
  }

  /** Bots take their time like everybody else, or a part of it where the village is in a hurry. */
  #botTable(): BotSeatOptions {
    const { clock, plan } = this.#options;
    const answer: BotSeatOptions['answer'] = (question, think) =>
      this.#village.post(() => this.#botsAnswer(question, think));
    const share = this.#shareOfTime;
    const time: TableTime = {
      now: () => clock.now(),
      at: (moment, doIt) => this.#wait((moment - clock.now()) * share, doIt),
      typingUntil: () => this.#typingUntil,
    };
    return {
      time: plan.pace === 0 ? null : time,
      answer,
      answerLater: (question, think) => this.#wait(plan.pace, () => answer(question, think)),
    };
  }

  /** Also without a pause others have their turn first. */
  #wait(pause: number, doIt: () => void): void {
    const { clock } = this.#options;
    const cancel = clock.wakeAt(clock.now() + pause, () => {
      this.#pauses.delete(cancel);
      doIt();
    });
    this.#pauses.add(cancel);
  }

  /** A bot whose answer is refused, or is not its own, forfeits it. */
  #botsAnswer(question: Question, think: () => PlayerAction | NoAnswer): ActionMessage | null {
    if (!this.#village.isAsked(question.request) || !this.#isPlayedByBot(question.request.player))
      return null;
    const action = this.#think(question, think);
    if (action.player !== question.request.player) return missed(question, 'illegal');
    const reply = ({ ok }: Result<null, Refusal>) => {
      if (!ok) this.#village.post(() => missed(question, 'illegal'));
    };
    return { action, reply, to: question.request };
  }

  /** A bot that thinks while its seat is taken back says nothing. */
  #isPlayedByBot(player: PlayerId): boolean {
    return this.#options.plan.seats[player - 1]?.type === 'bot' || this.#standIns.has(player);
  }

  #think(question: Question, think: () => PlayerAction | NoAnswer): PlayerAction | NoAnswer {
    try {
      return think();
    } catch (error) {
      this.#options.warn(error);
      return noAnswer(question, 'garbage');
    }
  }
}

function noAnswer({ request: { player, act } }: Question, reason: Absence): NoAnswer {
  return { type: 'noAnswer', player, act, reason };
}

function missed(question: Question, reason: Absence): ActionMessage {
  return { action: noAnswer(question, reason), to: question.request };
}

/** A village in which bots wait so many milliseconds before they answer goes at the pace of people. */
const PACE_OF_PEOPLE = 1500;

function ignore(): void {}
