import { randomBytes } from 'node:crypto';
import { BOTS, DEFAULT_BOT } from '@mura/bots';
import {
  accept,
  type Chance,
  type Entry,
  type Feed,
  type PlayerId,
  type Result,
  refuse,
  type Seat,
  type Setup,
  type SetupError,
  seeded,
} from '@mura/engine';
import { headerOf, writeHeader } from '@mura/records';
import type { Lease, ListQuery, Store, StoredVillage } from '../store/store.ts';
import { type AccessPolicy, OPEN_TO_ALL, type Sender } from './access-policy.ts';
import type { BotPasts } from './bot-seat.ts';
import type { Clock } from './clock.ts';
import { Feeds } from './feeds.ts';
import { LivingVillages } from './living-villages.ts';
import type { Log } from './log.ts';
import { findSeat, MOST_TRIES, type Plan, seatsOf, withBotOn } from './plan.ts';
import { type RelayableAct, Relaying } from './relaying.ts';
import type { ActResult } from './replies.ts';
import type { Room } from './room.ts';
import { hasPrograms, type ProgramsAbsent, type SeatProvider } from './seat-provider.ts';
import { setupOf } from './setup.ts';
import { NO_SLOW_BOTS, type SlowBots } from './slow-bot.ts';
import { StandIns } from './stand-ins.ts';

export interface HostOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds between two looks for villages without an owner. */
  readonly lookEvery?: number;
  /** Who may come and be heard, at all doors; everybody by default. */
  readonly access?: AccessPolicy;
  /** A step became durable after so many seconds. */
  readonly onKept?: (lines: number, seconds: number) => void;
  /** A fault of ours has ended a village. */
  readonly onBroke?: () => void;
  /** A step of a village that lives here is durable. */
  readonly onTold?: (village: string, plan: Plan, entries: readonly Entry[]) => void;
  /** Bots that think outside of this process; none by default. */
  readonly slowBots?: SlowBots;
  /** False: programs come through the doors of another process, and their villages live there; true by default. */
  readonly hasDoors?: boolean;
  /** Where chance comes from; the seed of the setup by default. */
  readonly chance?: (setup: Setup) => Chance;
}

export type StartError =
  | { readonly code: 'unknownVillage' | 'alreadyStarted' | 'seatsOpen' }
  | ProgramsAbsent
  | { readonly code: 'wrongSetup'; readonly errors: readonly SetupError[] };

const MOST_CLAIMED = 100;

/** Somebody is sent away from a village; `players`: their seats in it, where it lives here. */
type SentAway = (village: string, person: string, players: readonly PlayerId[]) => void;

/** The living villages of this process, and the way to those of others. */
export class Host {
  readonly access: AccessPolicy;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #lookEvery: number;
  readonly #slowBots: SlowBots;
  readonly #hasDoors: boolean;
  readonly #feeds: Feeds;
  readonly #living: LivingVillages;
  readonly #standIns: StandIns;
  readonly #relaying: Relaying;
  readonly #onSentAway = new Set<SentAway>();
  /** Who gives programs of doors their seats; `null`: no door is open. */
  seatProvider: SeatProvider | null = null;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(options: HostOptions) {
    const { store, clock, log, lookEvery = 1000, access = OPEN_TO_ALL, slowBots = NO_SLOW_BOTS } = options;
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#lookEvery = lookEvery;
    this.access = access;
    this.#slowBots = slowBots;
    this.#hasDoors = options.hasDoors ?? true;
    this.#relaying = new Relaying(store.relay, (village) => this.room(village), log);
    this.#feeds = new Feeds(store, log);
    this.#living = new LivingVillages({
      store,
      clock,
      log,
      feeds: this.#feeds,
      access,
      slowBots,
      chance: options.chance ?? bySeed,
      onKept: options.onKept ?? (() => {}),
      onTold: options.onTold ?? (() => {}),
      onBroke: options.onBroke ?? (() => {}),
      onTakenUp: (room, plan) => {
        if (hasPrograms(plan)) this.seatProvider?.takenUp(room, plan);
      },
      onReturned: (village, player) => void this.standIn(village, player, null),
      onBanned: (village, person) => this.sendAway(village, person),
      onClosed: (village, isOver) => this.seatProvider?.closed(village, isOver),
    });
    this.#standIns = new StandIns(store, (village) => this.room(village));
  }

  /** Takes up the villages that nobody owns, and goes on looking for such. */
  async start(): Promise<void> {
    await this.#look();
    this.#scheduleLook();
  }

  /** Villages stop where they are; another process, or the next one, goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#looking;
    this.#living.close();
  }

  /** Who can be put on a seat here. */
  get bots(): readonly string[] {
    return [...BOTS.keys(), ...this.#slowBots.keys()];
  }

  get villages(): number {
    return this.#living.size;
  }

  /** A village that lives in this process. */
  room(id: string): Room | undefined {
    return this.#living.find(id)?.room;
  }

  /** Somebody leaves a village for good: the rules say what becomes of their player. */
  sendAway(village: string, person: string): void {
    const living = this.#living.find(village);
    const players = living === undefined ? [] : seatsOf(living.plan, person);
    for (const player of players) living?.room.leave(player);
    for (const listener of this.#onSentAway) listener(village, person, players);
  }

  /** Doors let go of whoever is sent away. */
  onSentAway(listener: SentAway): void {
    this.#onSentAway.add(listener);
  }

  /** And may come back, as far as the rules still let their player act; a program does when its wire is there again. */
  letIn(village: string, person: string): void {
    const living = this.#living.find(village);
    const player = living === undefined ? null : findSeat(living.plan, person);
    if (player !== null && living?.plan.seats[player - 1]?.type === 'person') living.room.comeBack(player);
  }

  /**
   * One of our bots plays on for a person who is away, until they do something again; `null`: they are back.
   * False: the village does not run, or no person has that seat.
   */
  standIn(id: string, player: PlayerId, bot: string | null): Promise<boolean> {
    return this.#standIns.change(id, player, bot);
  }

  /** Somebody, known by these ids, takes a seat in a waiting village, through whatever door. */
  async sit<Failure>(
    id: string,
    who: readonly string[],
    change: (plan: Plan) => Result<Plan, Failure>,
  ): Promise<Result<StoredVillage, Failure | 'banned' | 'unknownVillage' | 'alreadyStarted' | 'tryAgain'>> {
    if (!(await this.access.letsIn(id, who))) return refuse('banned');
    return this.change(id, change);
  }

  /** A new village; its id is ours to choose by default. */
  async create(plan: Plan, id = newVillageId()): Promise<StoredVillage> {
    const village = { id, plan, created: this.#clock.now() };
    await this.#store.create(village);
    return { state: 'waiting', version: 0, opening: null, result: null, rematch: null, ...village };
  }

  /** The village in which those who played in another play again: the one there is, or made by this plan. */
  async rematch(of: string, plan: Plan): Promise<StoredVillage> {
    const id = await this.#store.createRematch(of, { id: newVillageId(), plan, created: this.#clock.now() });
    const village = await this.#store.find(id);
    if (village === null) throw new Error('a rematch that was made is there');
    return village;
  }

  find(id: string): Promise<StoredVillage | null> {
    return this.#store.find(id);
  }

  list(query: ListQuery): Promise<StoredVillage[]> {
    return this.#store.list(query);
  }

  countMade(maker: string): Promise<number> {
    return this.#store.countMade(maker);
  }

  /** Changes the plan of a waiting village, as it is at the moment of the change. */
  async change<Failure>(
    id: string,
    change: (plan: Plan) => Result<Plan, Failure>,
  ): Promise<Result<StoredVillage, Failure | 'unknownVillage' | 'alreadyStarted' | 'tryAgain'>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const village = await this.#store.find(id);
      if (village === null) return refuse('unknownVillage');
      if (village.state !== 'waiting') return refuse('alreadyStarted');
      const changed = change(village.plan);
      if (!changed.ok) return changed;
      if (await this.#store.changePlan(village, changed.value)) {
        return accept({ ...village, plan: changed.value, version: village.version + 1 });
      }
    }
    return refuse('tryAgain');
  }

  /** Waiting villages with seats for programs, oldest first. */
  offering(limit: number): Promise<StoredVillage[]> {
    return this.#store.offering(limit);
  }

  /** The name of this process among those that share the store. */
  get process(): string {
    return this.#store.process;
  }

  livingProcesses(): Promise<ReadonlySet<string>> {
    return this.#store.livingProcesses();
  }

  /** A waiting village opens in this process; whoever has made it may give the seed, and what our bots have learned. */
  open(id: string, seed = newSeed(), pasts: BotPasts = new Map()): Promise<Result<Room, StartError>> {
    return this.#living.whileOpening(id, () => this.#open(id, seed, pasts));
  }

  async #open(id: string, seed: string, pasts: BotPasts): Promise<Result<Room, StartError>> {
    for (;;) {
      const village = await this.#store.find(id);
      if (village === null) return refuse({ code: 'unknownVillage' });
      if (village.state !== 'waiting') return refuse({ code: 'alreadyStarted' });
      if (village.plan.seats.some(({ type }) => type === 'open')) return refuse({ code: 'seatsOpen' });
      const setup = setupOf(village.plan, seed);
      if (!setup.ok) return refuse({ code: 'wrongSetup', errors: setup.error });
      const seats = this.#programsOf(village);
      if (!seats.ok) return seats;
      const { purpose: consent = null, licence = null } = village.plan.consent ?? {};
      const header = writeHeader(headerOf(setup.value, { village: id, consent, licence }));
      const opening = { setup: setup.value, header };
      const lease = await this.#store.start(id, village.version, opening);
      if (lease === null) continue;
      this.#log.info({ village: id, preset: village.plan.preset }, 'village opened');
      const kept = { lines: [], acts: [] };
      const room = await this.#living.add({ ...village, opening }, lease, kept, seats.value, pasts);
      if (hasPrograms(village.plan)) this.seatProvider?.opened(room, village.plan);
      return accept(room);
    }
  }

  #programsOf({ id, plan }: StoredVillage): Result<ReadonlyMap<PlayerId, Seat>, ProgramsAbsent> {
    if (!hasPrograms(plan)) return accept(new Map());
    return (
      this.seatProvider?.seatsFor(id, plan) ?? refuse({ code: 'programsMissing', who: 'no door is open' })
    );
  }

  /** Somebody acts in a village, wherever it lives. */
  async act(village: string, act: RelayableAct, sender: Sender): Promise<ActResult> {
    const tooMuch = this.access.tooMuch(village, act.action, sender);
    if (tooMuch !== null) return refuse(tooMuch);
    const room = this.room(village);
    if (room !== undefined) return new Promise((resolve) => room.act({ ...act, reply: resolve }));
    const stored = await this.#store.find(village);
    return stored?.state === 'open' ? this.#relaying.send(village, act) : refuse('ended');
  }

  /** The feed of a village that has started, wherever it lives; `null`: it has not. */
  feed(id: string): Promise<Feed | null> {
    return this.#feeds.of(id);
  }

  /** Somebody follows a village no longer. */
  release(id: string): void {
    this.#feeds.release(id);
  }

  #scheduleLook(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#scheduleLook());
    }, this.#lookEvery);
  }

  /** Says that we live, takes up orphans, and lets go of what another has taken. */
  async #look(): Promise<void> {
    try {
      await this.#store.claim(MOST_CLAIMED, { doors: this.#hasDoors });
      // The answer knows nothing of villages that are opened while it is on its way.
      const before = this.#living.leases();
      const owned = new Map((await this.#store.owned()).map((lease) => [lease.village, lease]));
      for (const lease of before) {
        if (owned.get(lease.village)?.fence !== lease.fence) this.#living.drop(lease);
      }
      for (const lease of owned.values()) {
        if (!this.#stopped && !this.#living.isHere(lease.village)) await this.#takeUp(lease);
      }
      await this.#openDue();
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'store does not answer');
    }
  }

  /** Villages whose time has come open, with bots on the seats that nobody took. */
  async #openDue(): Promise<void> {
    for (const { id, plan } of await this.#store.due(this.#clock.now(), MOST_CLAIMED)) {
      if (this.#stopped) return;
      if (hasPrograms(plan) && !this.#hasDoors) continue;
      const filled = await this.change(id, (plan) => accept(atItsTime(plan)));
      const opened = filled.ok ? await this.open(id) : filled;
      if (opened.ok || !filled.ok) continue;
      this.#log.warn({ village: id, error: opened.error }, 'village could not open at its time');
    }
  }

  async #takeUp(lease: Lease): Promise<void> {
    const id = lease.village;
    const isTakenUp = await this.#living.whileOpening(id, async () => {
      const village = await this.#store.find(id);
      if (village?.opening == null || village.state !== 'open') return false;
      const kept = await this.#store.readAll(id);
      return !this.#stopped && this.room(id) === undefined && this.#living.revive(village, lease, kept);
    });
    if (isTakenUp) await this.#relaying.handle(id);
  }
}

/** Its time has come once: where it cannot open now, whoever made it does. */
function atItsTime({ opensAt: _, ...plan }: Plan): Plan {
  return withBotOn(plan, DEFAULT_BOT);
}

function bySeed({ seed }: Setup): Chance {
  return seeded(seed ?? '');
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Not to be guessed, easy to read aloud: 60 bits in 12 letters. */
export function newVillageId(): string {
  return Array.from(randomBytes(12), (byte) => LETTERS[byte & 31]).join('');
}

function newSeed(): string {
  return randomBytes(16).toString('hex');
}
