import { type Bot, DEFAULT_BOT, inCharacter, mustFindBot, TYPING_LASTS } from '@mura/bots';
import {
  Conductor,
  type Entry,
  Feed,
  type Outside,
  PERSON,
  type PlayerAction,
  type PlayerId,
  playersOf,
  type Question,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type Subscriber,
  type Subscription,
  seeded,
  toGiven,
} from '@mura/engine';
import { natural, village } from '@mura/language';
import { headerOf, writeRecord } from '@mura/records';
import type { OpenQuestion } from '../source.ts';
import { botSeat } from './bot-seat.ts';
import type { FromWorker, SoloWish, ToWorker } from './messages.ts';
import { SlowTime, type Time } from './slow-time.ts';
import { setupFor } from './solo-setup.ts';
import type { SavedSolo, SoloStore } from './solo-store.ts';

/** The pace of those whom somebody waits for who has nothing more to say. */
const HURRIED = 0.06;

/**
 * The server of a village with one person and bots. It lives in a worker, and only what the person's seat is given
 * leaves it, through `tell`.
 */
export class SoloHost {
  readonly #tell: (message: FromWorker) => void;
  readonly #time: SlowTime;
  readonly #keep: SoloStore;
  #setup: Setup | null = null;
  #conductor: Conductor | null = null;
  #subscription: Subscription | null = null;
  #bots: Bot | null = null;
  #me: PlayerId = 1;
  #typingUntil = 0;
  /** As the person wished it at the beginning. */
  #pace = 1;

  constructor(tell: (message: FromWorker) => void, time: Time, keep: SoloStore) {
    this.#tell = tell;
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
        this.#time.pace = Math.min(this.#time.pace, HURRIED);
        return;
      case 'typing':
        this.#typingUntil = this.#time.now() + TYPING_LASTS;
        return;
      case 'record':
        this.#tell({ type: 'recorded', id: message.id, text: this.#record() });
        return;
    }
  }

  /** A village that was begun before goes on; any other wish opens a new one. */
  async #begin(wish: SoloWish): Promise<void> {
    this.#pace = wish.pace;
    this.#time.pace = wish.pace;
    const kept = await this.#keep.find(wish.game);
    const speeches = await loadSpeeches();
    if (kept === null) this.#open(wish, wish.seed ?? crypto.randomUUID(), speeches);
    else this.#goOn(kept, speeches);
    this.#wakeForNextLimit();
  }

  #open(wish: SoloWish, seed: string, speeches: village.Speeches): void {
    const setup = setupFor(wish, seed);
    const outside = this.#sit(wish, seed, setup, speeches);
    this.#keep.begin({ wish, seed, entries: [] });
    const opened = Conductor.open(setup, outside);
    if (!opened.ok) throw new Error(`The village cannot be opened: ${opened.error[0]?.message}`);
    this.#conductor = opened.value;
  }

  /** While nobody was there the village stood still. Everybody hears what they had heard. */
  #goOn({ wish, seed, entries }: SavedSolo, speeches: village.Speeches): void {
    this.#time.setTo(entries.at(-1)?.at ?? this.#time.now());
    const outside = this.#sit(wish, seed, setupFor(wish, seed), speeches);
    outside.feed.push(entries);
    this.#conductor = Conductor.resume(outside);
  }

  /** Seats everybody, and welcomes the person. */
  #sit(wish: SoloWish, seed: string, setup: Setup, speeches: village.Speeches): Outside {
    const feed = new Feed(setup.cast.length);
    this.#setup = setup;
    this.#bots = inCharacter(mustFindBot(wish.bot ?? DEFAULT_BOT), speeches[wish.language]);
    // One's seat is drawn, so that its place tells nothing.
    this.#me = setup.players.indexOf(wish.nickname) + 1;
    for (const player of playersOf(setup.cast.length))
      feed.sit(player, player === this.#me ? PERSON : this.#bot(player, seed, setup.cast.length));
    this.#tell({ type: 'welcome', player: this.#me, now: this.#time.now() });
    this.#subscription = feed.subscribe(this.#me, this.#person);
    const append = (entries: readonly Entry[]) => this.#keep.append(entries);
    const translate = village.interpreterAt(tableOf(setup, wish), speeches);
    return { feed, chance: seeded(seed), now: () => this.#time.now(), append, translate };
  }

  #bot(player: PlayerId, seed: string, players: number): Seat {
    const conductor = () => this.#conductor!;
    const later = (milliseconds: number, doIt: () => void) =>
      this.#time.later(milliseconds, () => {
        doIt();
        this.#wakeForNextLimit();
      });
    const now = () => this.#time.now();
    const typingUntil = () => this.#typingUntil;
    return botSeat(this.#bots!, player, seed, { conductor, now, later, players, typingUntil });
  }

  readonly #person: Subscriber = {
    hear: (event, number, at) => {
      if (event.type === 'phaseBegan' && this.#isAlive()) this.#time.pace = this.#pace;
      this.#tell({ type: 'event', number, at, event: toGiven(event) });
    },
    ask: (question) => this.#tell({ type: 'asked', question: toOpen(question) }),
  };

  /** Who lives has hurried the others for a phase; who is dead, for the rest. */
  #isAlive(): boolean {
    return this.#conductor?.feed.village.life.alive[this.#me - 1] ?? true;
  }

  #act(id: number, action: PlayerAction): void {
    const conductor = this.#conductor;
    if (conductor === null) {
      this.#tell({ type: 'refused', id, code: 'unreachable' });
      return;
    }
    this.#subscription?.act<Result<null, Refusal>>(
      (answered) => conductor.answer(action, answered),
      (result) => this.#tell(result.ok ? { type: 'done', id } : { type: 'refused', id, code: result.error }),
    );
    this.#wakeForNextLimit();
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
    const { feed } = this.#conductor ?? {};
    if (this.#setup === null || feed?.village.outcome == null) return null;
    const { entries } = feed;
    const header = headerOf(this.#setup, { village: `solo-${entries[0]?.at ?? 0}` });
    return writeRecord({ header, entries });
  }
}

function toOpen({ request: { act, day, round, turn }, legal }: Question): OpenQuestion {
  return { act, day, round, turn, legal };
}

async function loadSpeeches(): Promise<village.Speeches> {
  const [ja, en] = await Promise.all([natural.loadSpeech('ja'), natural.loadSpeech('en')]);
  return { ja, en };
}

/** One person sits here, who may write in any language. */
function tableOf({ cast }: Setup, { language }: SoloWish): village.SeatedTongues {
  return { cast, language, tongues: [language], ofWords: [], ofProtocol: [] };
}
