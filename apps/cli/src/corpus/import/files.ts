import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeFileError, WrongInput } from '../../ending.ts';

const MOST_FILES = 1_000_000;

/** Every file that is named, and every file below a directory that is, in order. */
export function filesAt(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => (isDirectory(path) ? filesBelow(path) : [path]));
  if (files.length > MOST_FILES) throw new WrongInput(`There are more than ${MOST_FILES} files.`);
  return files;
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new WrongInput(`Cannot read ${path}: ${describeFileError(error)}.`);
  }
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
