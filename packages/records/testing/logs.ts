import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../golden/logs/', import.meta.url).pathname;

export interface GoldenLog {
  /** E.g. `aiwolf-java/default-n3.log`. */
  readonly name: string;
  readonly text: string;
}

export function goldenLog(name: string): string {
  return readFileSync(FOLDER + name, 'utf8');
}

/** The logs of some folders of `golden/logs`. */
export function goldenLogs(...folders: readonly string[]): GoldenLog[] {
  return folders.flatMap((folder) =>
    readdirSync(FOLDER + folder).map((file) => {
      const name = `${folder}/${file}`;
      return { name, text: goldenLog(name) };
    }),
  );
}

export const AIWOLF_LOGS = ['aiwolf-java', 'aiwolf-protocol'];
export const NLP_LOGS = ['nlp-contest', 'nlp-edge'];
