import type { Entry } from '@mura/engine';
import type { SoloWish } from './messages.ts';

/** A village as it is kept: how it was wished for, its seed, and all that happened. */
export interface SavedSolo {
  readonly wish: SoloWish;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** Where the worker keeps its village, so that it outlives a reload; the page never looks into it. */
export interface SoloStore {
  /** The village of this name, where it is the last one that was begun. */
  find(game: string): Promise<SavedSolo | null>;
  begin(kept: SavedSolo): void;
  append(entries: readonly Entry[]): void;
}

/** Keeps nothing: a browser without a store, or a test. */
export const NO_STORE: SoloStore = { find: async () => null, begin: () => {}, append: () => {} };

const NAME = 'mura-solo';

/** The store of the browser; one that cannot be opened keeps nothing. */
export async function openSoloStore(): Promise<SoloStore> {
  try {
    return keepIn(await openStore());
  } catch {
    return NO_STORE;
  }
}

function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('village');
      asked.result.createObjectStore('entries', { keyPath: 'seq' });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

function keepIn(store: IDBDatabase): SoloStore {
  const writing = () => store.transaction(['village', 'entries'], 'readwrite');
  return {
    async find(game) {
      const reading = store.transaction(['village', 'entries']);
      const village = (await answerOf(reading.objectStore('village').get('last'))) as
        | Omit<SavedSolo, 'entries'>
        | undefined;
      if (village === undefined || village.wish.game !== game) return null;
      const entries = (await answerOf(reading.objectStore('entries').getAll())) as Entry[];
      return entries.length === 0 ? null : { ...village, entries };
    },
    begin({ wish, seed }) {
      const transaction = writing();
      transaction.objectStore('entries').clear();
      transaction.objectStore('village').put({ wish, seed }, 'last');
    },
    append(entries) {
      const kept = writing().objectStore('entries');
      for (const entry of entries) kept.put(entry);
    },
  };
}

function answerOf(asked: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
