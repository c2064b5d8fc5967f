import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultEntry } from './fault-log.ts';

/** What agents did wrong as files, one for each name, one entry a line. */
export interface FaultFiles {
  write(entry: FaultEntry): void;
  close(): Promise<void>;
}

export function faultFiles(directory: string | null): FaultFiles {
  if (directory === null) return { write() {}, close: async () => {} };
  mkdirSync(directory, { recursive: true });
  const files = new Map<string, Promise<FileHandle>>();
  /** One after another: lines stay whole and in order. */
  let writing: Promise<unknown> = Promise.resolve();
  let failure: unknown = null;
  return {
    write(entry) {
      const path = join(directory, `${fileName(entry.name)}.jsonl`);
      const file = files.get(path) ?? open(path, 'a');
      files.set(path, file);
      writing = writing
        .then(async () => (await file).appendFile(`${JSON.stringify(entry)}\n`))
        .catch((error) => {
          failure ??= error;
        });
    },
    async close() {
      await writing;
      if (failure !== null) throw failure;
      for (const file of files.values()) await (await file).close();
    },
  };
}

/** Any name is the name of a file, and of none outside the directory. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]/gu, '_').slice(0, 60);
}
