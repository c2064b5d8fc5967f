import { honest } from '@mura/bots';
import {
  type Action,
  CASTS,
  type Character,
  Conductor,
  type Entry,
  findCast,
  type PlayerAction,
  type PlayerId,
  type Question,
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
import { soloRules } from './solo-rules.ts';

/**
 * The server of a village with one person and bots. It lives in a worker, and only what the person's seat is given
 * leaves it, through `tell`.
 */
export class SoloHost {
  readonly #tell: (message: FromWorker) => void;
  readonly #time: SlowTime;
  readonly #entries: Entry[] = [];
  #questions: Question[] = [];
  #setup: Setup | null = null;
  #conductor: Conductor | null = null;
  #me: PlayerId = 1;

  constructor(tell: (message: FromWorker) => void, time: Time) {
    this.#tell = tell;
    this.#time = new SlowTime(time);
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'begin':
        this.#begin(message.wish);
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

  #begin(wish: SoloWish): void {
    this.#time.pace = wish.pace;
    const seed = wish.seed ?? newSeed();
    const setup = setupFor(wish, seed);
    this.#setup = setup;
    // One's seat is drawn, so that a seat's place tells nothing.
    this.#me = setup.players.indexOf(wish.nickname) + 1;
    this.#tell({ type: 'welcome', player: this.#me, now: this.#time.now() });
    const seats = setup.cast.map((_, index) =>
      index + 1 === this.#me ? this.#person() : this.#bot(index + 1, seed),
    );
    const opened = Conductor.open(setup, {
      chance: seeded(seed),
      seats,
      now: () => this.#time.now(),
      append: (entries) => {
        this.#entries.push(...entries);
      },
    });
    if (!opened.ok) throw new Error(`The village cannot be opened: ${opened.error[0]?.message}`);
    this.#conductor = opened.value;
    this.#wakeForNextLimit();
  }

  #bot(player: PlayerId, seed: string): Seat {
    const conductor = () => this.#conductor!;
    const later = (milliseconds: number, doIt: () => void) =>
      this.#time.later(milliseconds, () => {
        doIt();
        this.#wakeForNextLimit();
      });
    return botSeat(honest, player, seed, { conductor, later, players: this.#setup!.cast.length });
  }

  #person(): Seat {
    return {
      speaksFreely: true,
      hear: (event, number) => {
        this.#tell({ type: 'event', number, at: this.#time.now(), event: toGiven(event) });
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
    this.#tell({ type: 'asked', questions: this.#questions.map(toOpen) });
  }

  #act(id: number, action: PlayerAction): void {
    const conductor = this.#conductor;
    if (conductor === null) {
      this.#tell({ type: 'refused', id, code: 'unreachable' });
      return;
    }
    conductor.answer(action, (result: Result<null, import('@mura/engine').Refusal>, done: Action) => {
      this.#tell(result.ok ? { type: 'done', id } : { type: 'refused', id, code: result.error });
      if (result.ok) this.#answered(done);
    });
    this.#wakeForNextLimit();
  }

  /** By turns a question is closed with its answer; by the clock a choice can be made again. */
  #answered(action: Action): void {
    const conductor = this.#conductor!;
    const open = this.#questions.filter(
      ({ request }) => !isAnswerTo(action, request.act) || conductor.asks(request),
    );
    if (open.length === this.#questions.length) return;
    const isChangeable = this.#setup?.rules.clock?.answers === 'changeable';
    if (isChangeable && action.type !== 'talk') return;
    this.#questions = open;
    this.#tellQuestions();
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

function toOpen({ request: { act, day, round, turn }, legal }: Question): OpenQuestion {
  return { act, day, round, turn, legal };
}

function newSeed(): string {
  return crypto.randomUUID();
}

/** One's own character is the first of the wished ones; the seat is drawn with the seed. */
function setupFor(wish: SoloWish, seed: string): Setup {
  const rules = soloRules(wish.size, wish.form, wish.pace);
  const cast = findCast(wish.cast) ?? CASTS[0]!;
  const mine = seeded(seed)({ purpose: 'deal', day: 0, round: 99, among: wish.size });
  const [own, ...others] = wish.characters;
  const places = [...others.slice(0, mine), own!, ...others.slice(mine)];
  return {
    preset: 'custom',
    rules,
    cast: places.map((place): Character => {
      const { names, profiles } = cast.characters[place]!;
      return { name: names[wish.language], profile: profiles[wish.language] };
    }),
    language: wish.language,
    wishes: places.map((place) => (place === own ? wish.role : null)),
    players: places.map((place, index) => (place === own ? wish.nickname : `${honest.name} ${index + 1}`)),
    seed,
  };
}
