import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describeFileError, WrongInput } from './ending.ts';

/** Writes a result into a file, packed where its name ends in `.gz`. */
export function writeOutput(path: string, text: string): void {
  try {
    writeFileSync(path, path.endsWith('.gz') ? gzipSync(text) : text);
  } catch (error) {
    throw new WrongInput(`Cannot write ${path}: ${describeFileError(error)}.`);
  }
}
