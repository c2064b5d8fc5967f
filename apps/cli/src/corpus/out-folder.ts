import { mkdirSync, readdirSync } from 'node:fs';
import { describeFileError, WrongInput } from '../ending.ts';

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
