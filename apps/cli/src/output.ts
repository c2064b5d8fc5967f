import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

/** Makes a new directory, or takes an empty one: nothing that stands there is ever mixed with something new. */
export function prepareFolder(out: string): void {
  makeFolder(out);
  if (readdirSync(out).length > 0)
    throw new WrongInput(`The directory ${out} is not empty: choose another one.`);
}

export function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new WrongInput(`Cannot make ${out}: ${describeFileError(error)}.`);
  }
}
