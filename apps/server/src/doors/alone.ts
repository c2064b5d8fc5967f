import { systemClock } from '../host/clock.ts';
import { Host } from '../host/host.ts';
import { FileStore } from '../store/files/store.ts';
import type { GameResult } from './game-result.ts';

/** A host without a database, for one door that stands alone: records are files of a directory. */
export interface Alone {
  readonly host: Host;
  /** The record of a village, as far as it has come. */
  recordOf(village: string): Promise<string>;
  stop(): Promise<void>;
}

/** A door that is open, and plays so many games. */
export interface DoorAlone {
  readonly port: number;
  /** All games, once they are played. */
  readonly done: Promise<GameResult[]>;
  close(): Promise<void>;
}

const SILENT = { info() {}, warn() {}, error() {} };

export async function hostAlone(record: string): Promise<Alone> {
  const store = new FileStore(record);
  const host = new Host({ store, clock: systemClock, log: SILENT });
  return {
    host,
    async recordOf(village) {
      const header = (await store.find(village))?.opening?.header ?? '';
      return header + (await store.read(village, 0)).join('');
    },
    async stop() {
      await host.stop();
      await store.close();
    },
  };
}
