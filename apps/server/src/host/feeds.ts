import { type Entry, Feed } from '@mura/engine';
import type { LineBatch, Store, StoredVillage } from '../store/store.ts';
import { LineReader } from './line-reader.ts';
import { detailsOf, type Log } from './log.ts';

/** Lines that are read in one go: a long record takes seconds, and others have their turn in between. */
const AT_ONCE = 100;

/** A feed with what it takes to fill it from the lines of its record. */
interface FollowedFeed {
  readonly header: string;
  readonly feed: Feed;
  reader: LineReader;
}

/**
 * The feeds of this process, one for each village, wherever it lives, as long as it lives here or somebody follows it.
 * Where it lives here its room fills the feed; otherwise the lines of its record do.
 */
export class Feeds {
  readonly #store: Store;
  readonly #log: Log;
  readonly #known = new Map<string, Promise<FollowedFeed | null>>();
  /** Whose rooms are here. */
  readonly #owned = new Set<string>();

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
    store.relay?.onAppended((village) => this.refresh(village));
    store.relay?.onMissed(() => this.#refreshAll());
  }

  /** The feed of a village that has started; `null`: it has not. */
  async of(id: string): Promise<Feed | null> {
    return (await this.#remember(id, () => this.#load(id)))?.feed ?? null;
  }

  /** The feed of a village that lives here from now on, with these lines of its record: its room fills it. */
  async own({ id, plan, opening }: StoredVillage, lines: readonly string[]): Promise<Feed> {
    if (opening === null) throw new Error('a village that lives has started');
    this.#owned.add(id);
    const loaded = (await this.#known.get(id)?.catch(() => null)) ?? null;
    const known = loaded ?? this.#begin(id, opening.header, plan.seats.length);
    this.#known.set(id, Promise.resolve(known));
    known.feed.push(readOn(known, { first: 0, lines }));
    return known.feed;
  }

  /** It lives here no longer. What was kept in vain, or by another process, has not been told. */
  async disown(id: string, { isOver }: { readonly isOver: boolean }): Promise<void> {
    this.#owned.delete(id);
    if (!isOver) await this.refresh(id);
    this.release(id);
  }

  /** Nobody may follow it any more: then it is forgotten, and read again when somebody comes. */
  release(id: string): void {
    const known = this.#known.get(id);
    known?.then(
      (one) => {
        const isStill = this.#known.get(id) === known && !this.#owned.has(id);
        if (isStill && one?.feed.isFollowed !== true) this.#known.delete(id);
      },
      () => {},
    );
  }

  /** Somebody else has appended to it. */
  async refresh(id: string): Promise<void> {
    try {
      const known = await this.#known.get(id);
      if (known == null || this.#owned.has(id)) return;
      const { feed, reader } = known;
      // Of what the room has brought the reader has read nothing.
      const first = reader.length === feed.length ? feed.length : 0;
      const lines = await this.#store.read(id, first);
      if (this.#owned.has(id)) return;
      const entries = readOn(known, { first, lines });
      feed.push(entries);
      // What was taken back is still in this one; whoever comes next reads the record anew.
      if (entries.some(({ event }) => event.type === 'withdrawn')) this.#known.delete(id);
    } catch (error) {
      this.#log.warn({ village: id, error: String(error) }, 'record could not be followed');
    }
  }

  #refreshAll(): void {
    for (const id of this.#known.keys()) void this.refresh(id);
  }

  async #remember(id: string, make: () => Promise<FollowedFeed | null>): Promise<FollowedFeed | null> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const making = make();
    this.#known.set(id, making);
    try {
      const made = await making;
      if (made === null && this.#known.get(id) === making) this.#known.delete(id);
      return made;
    } catch (error) {
      if (this.#known.get(id) === making) this.#known.delete(id);
      throw error;
    }
  }

  async #load(id: string): Promise<FollowedFeed | null> {
    const village = await this.#store.find(id);
    if (village?.opening == null) return null;
    const known = this.#begin(id, village.opening.header, village.plan.seats.length);
    const lines = await this.#store.read(id, 0);
    for (let first = 0; first < lines.length; first += AT_ONCE) {
      known.feed.push(known.reader.read(lines.slice(first, first + AT_ONCE)));
      await new Promise(setImmediate);
    }
    return known;
  }

  #begin(id: string, header: string, players: number): FollowedFeed {
    const fault = (error: unknown) =>
      this.#log.error({ village: id, error: detailsOf(error) }, 'subscriber failed');
    return { header, feed: new Feed(players, { fault }), reader: new LineReader(header) };
  }
}

/** What is new in some lines of the record; where the reader has not come so far, it begins anew with them. */
function readOn(known: FollowedFeed, { first, lines }: LineBatch): Entry[] {
  const { header, feed, reader } = known;
  if (first === 0 && reader.length > 0) known.reader = new LineReader(header);
  const { length } = known.reader;
  if (length < first) return [];
  return known.reader.read(lines.slice(length - first)).filter(({ seq }) => seq >= feed.length);
}
