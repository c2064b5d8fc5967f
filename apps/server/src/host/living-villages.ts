import type { Chance, Entry, PlayerId, Seat, Setup } from '@mura/engine';
import type { Lease, Store, StoredLines, StoredVillage } from '../store/store.ts';
import type { AccessPolicy } from './access-policy.ts';
import type { BotPasts } from './bot-seat.ts';
import type { Clock } from './clock.ts';
import type { Feeds } from './feeds.ts';
import { detailsOf, type Log } from './log.ts';
import { type Plan, personOn } from './plan.ts';
import { Room } from './room.ts';
import type { SlowBots } from './slow-bot.ts';

export interface LivingVillagesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly feeds: Feeds;
  readonly access: AccessPolicy;
  readonly slowBots: SlowBots;
  readonly chance: (setup: Setup) => Chance;
  /** A step became durable after so many seconds. */
  onKept(lines: number, seconds: number): void;
  /** A step of a village that lives here is durable. */
  onTold(village: string, plan: Plan, entries: readonly Entry[]): void;
  /** A fault of ours has ended a village. */
  onBroke(): void;
  /** A village of an earlier owner goes on here. */
  onTakenUp(room: Room, plan: Plan): void;
  /** A person for whom a bot played on has done something again. */
  onReturned(village: string, player: PlayerId): void;
  /** Somebody sits there who is banned. */
  onBanned(village: string, person: string): void;
  /** A village does not live here any more; `isOver`: nor anywhere else. */
  onClosed(village: string, isOver: boolean): void;
}

/** A village with what makes it ours. */
interface LivingVillage {
  readonly room: Room;
  readonly lease: Lease;
  readonly plan: Plan;
}

/** The villages that live in this process, each as long as we hold its lease and it is not over. */
export class LivingVillages {
  readonly #options: LivingVillagesOptions;
  readonly #living = new Map<string, LivingVillage>();
  /** How many are about to let a village live here: opened, or read from the store. */
  readonly #opening = new Map<string, number>();

  constructor(options: LivingVillagesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#living.size;
  }

  find(id: string): LivingVillage | undefined {
    return this.#living.get(id);
  }

  /** Whether a village lives here, or is about to. */
  isHere(id: string): boolean {
    return this.#living.has(id) || this.#opening.has(id);
  }

  /** The leases of those that live here now. */
  leases(): Lease[] {
    return [...this.#living.values()].map(({ lease }) => lease);
  }

  /** Villages stop where they are; another process, or the next one, goes on. */
  close(): void {
    for (const { room } of this.#living.values()) room.close();
    this.#living.clear();
  }

  async whileOpening<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    this.#opening.set(id, (this.#opening.get(id) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const others = (this.#opening.get(id) ?? 1) - 1;
      if (others > 0) this.#opening.set(id, others);
      else this.#opening.delete(id);
    }
  }

  /** A village goes on from its record; false: it cannot, which is a fault of ours. */
  async revive(village: StoredVillage, lease: Lease, kept: StoredLines): Promise<boolean> {
    const { log, feeds } = this.#options;
    const { id } = village;
    try {
      const room = await this.add(village, lease, kept, new Map());
      this.#options.onTakenUp(room, village.plan);
      log.info({ village: id, events: kept.lines.length }, 'village taken up');
      return true;
    } catch (error) {
      log.error({ village: id, error: detailsOf(error) }, 'village cannot be taken up');
      this.#options.onBroke();
      void feeds.disown(id, { isOver: true });
      await this.#finish(lease, 'broken');
      return false;
    }
  }

  async add(
    village: StoredVillage,
    lease: Lease,
    { lines, acts }: StoredLines,
    seats: ReadonlyMap<PlayerId, Seat>,
    pasts: BotPasts = new Map(),
  ): Promise<Room> {
    const { store, clock, log, feeds, access, slowBots, chance } = this.#options;
    const { id, plan, opening } = village;
    if (opening === null) throw new Error('a village that lives has started');
    const room = new Room({
      id,
      plan,
      setup: opening.setup,
      feed: await feeds.own(village, lines),
      acts,
      seats,
      pasts,
      slowBots,
      clock,
      chance: chance(opening.setup),
      turnedAway: (action, person) => access.turnedAway(id, plan, action, person),
      append: (append) => store.append(lease, append),
      kept: (entries, seconds) => {
        this.#options.onKept(entries.length, seconds);
        this.#options.onTold(id, plan, entries);
      },
      over: () => this.#finish(lease, 'ended'),
      lost: (error) => this.#lose(lease, error),
      broke: (error) => this.#break(lease, error),
      returned: (player) => this.#options.onReturned(id, player),
      warn: (error) => log.error({ village: id, error: detailsOf(error) }, 'player failed'),
    });
    this.#living.set(id, { room, lease, plan });
    for (const person of plan.seats.map(personOn)) {
      if (person !== null && access.isBanned(id, [person])) this.#options.onBanned(id, person);
    }
    return room;
  }

  /** It lives here no longer under this lease; `isOver`: nor anywhere else. */
  drop({ village, fence }: Lease, isOver = false): void {
    const living = this.#living.get(village);
    if (living?.lease.fence !== fence) return;
    living.room.close();
    this.#living.delete(village);
    void this.#options.feeds.disown(village, { isOver });
    this.#options.onClosed(village, isOver);
  }

  async #finish(lease: Lease, state: 'ended' | 'broken'): Promise<void> {
    const { store, log } = this.#options;
    // Over may be known before the room is: a village can end as it is taken up.
    await Promise.resolve();
    try {
      await store.end(lease, state);
      log.info({ village: lease.village }, `village ${state}`);
    } catch (error) {
      log.warn({ village: lease.village, error: String(error) }, 'end could not be kept');
    }
    this.drop(lease, true);
  }

  /** It is read again from the store, if it is still ours. */
  #lose(lease: Lease, error: unknown): void {
    this.#options.log.warn({ village: lease.village, error: detailsOf(error) }, 'village lost');
    queueMicrotask(() => this.drop(lease));
  }

  #break(lease: Lease, error: unknown): void {
    this.#options.log.error({ village: lease.village, error: detailsOf(error) }, 'village broke');
    this.#options.onBroke();
    void this.#finish(lease, 'broken');
  }
}
