import type { PlayerId } from '@mura/engine';

/** Who looks at a village. */
export interface Here {
  readonly here: readonly PlayerId[];
  readonly watching: number;
}

/** All processes that share the store tell each other who is there, and who writes. */
export interface NoticeWire {
  say(notice: string): void;
  onSaid(listener: (notice: string) => void): void;
}

interface PresenceNotice extends Here {
  /** The process that says it. */
  readonly from: string;
  readonly village: string;
}

/** After so long without a word, the connections of another process count no more. */
const FORGOTTEN_AFTER = 90_000;
/** Changes that come close together are told together: a crowd would else tell everybody of everybody. */
const TOGETHER = 100;

interface PresenceVillage {
  readonly own: Map<PlayerId | 'observer', number>;
  readonly others: Map<string, Here & { readonly at: number }>;
  readonly listeners: Set<() => void>;
  telling: NodeJS.Timeout | null;
}

/** Who is connected to which village, in this process and in others. */
export class Presence {
  readonly #name: string;
  readonly #wire: NoticeWire | null;
  readonly #now: () => number;
  readonly #villages = new Map<string, PresenceVillage>();

  constructor(name: string, wire: NoticeWire | null, now: () => number) {
    this.#name = name;
    this.#wire = wire;
    this.#now = now;
    wire?.onSaid((notice) => this.#hear(notice));
  }

  /** Somebody comes; gives the way to leave. The listener is called soon, and whenever something has changed. */
  enter(village: string, viewer: PlayerId | 'observer', listener: () => void): () => void {
    const found = this.#get(village);
    found.listeners.add(listener);
    this.#count(village, found, viewer, 1);
    return () => {
      found.listeners.delete(listener);
      this.#count(village, found, viewer, -1);
      if (found.own.size === 0) this.#villages.delete(village);
    };
  }

  in(village: string): Here {
    const found = this.#villages.get(village);
    if (found === undefined) return { here: [], watching: 0 };
    const limit = this.#now() - FORGOTTEN_AFTER;
    const all = [ownOf(found), ...[...found.others.values()].filter(({ at }) => at > limit)];
    const here = [...new Set(all.flatMap((one) => one.here))].sort((a, b) => a - b);
    return { here, watching: all.reduce((sum, one) => sum + one.watching, 0) };
  }

  /** Says again who is here, so that others do not forget it. */
  remind(): void {
    for (const [village, found] of this.#villages) this.#say(village, found);
  }

  #get(village: string): PresenceVillage {
    const known = this.#villages.get(village);
    if (known !== undefined) return known;
    const made: PresenceVillage = { own: new Map(), others: new Map(), listeners: new Set(), telling: null };
    this.#villages.set(village, made);
    return made;
  }

  #count(village: string, found: PresenceVillage, viewer: PlayerId | 'observer', change: 1 | -1): void {
    const count = (found.own.get(viewer) ?? 0) + change;
    if (count === 0) found.own.delete(viewer);
    else found.own.set(viewer, count);
    found.telling ??= setTimeout(() => {
      found.telling = null;
      this.#say(village, found);
      this.#tell(found);
    }, TOGETHER);
  }

  #tell({ listeners }: PresenceVillage): void {
    for (const listener of [...listeners]) listener();
  }

  #say(village: string, found: PresenceVillage): void {
    this.#wire?.say(JSON.stringify({ from: this.#name, village, ...ownOf(found) } satisfies PresenceNotice));
  }

  /** Whoever speaks for the first time does not know who is here, and is told. */
  #hear(text: string): void {
    const { from = '', village = '', here, watching }: Partial<PresenceNotice> = JSON.parse(text);
    const found = this.#villages.get(village);
    // Not every notice is about who is there.
    if (from === this.#name || found === undefined || here === undefined || watching === undefined) return;
    const isNew = !found.others.has(from);
    found.others.set(from, { here, watching, at: this.#now() });
    if (isNew) this.#say(village, found);
    this.#tell(found);
  }
}

function ownOf({ own }: PresenceVillage): Here {
  const here = [...own.keys()].filter((viewer) => viewer !== 'observer');
  return { here, watching: own.get('observer') ?? 0 };
}
