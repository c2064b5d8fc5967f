import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Whether golden files are to be written anew: only `npm run golden` does. */
const WRITES = process.env.MURA_GOLDEN !== undefined;

/** A text is the one in its golden file; a file that is missing fails, and is not written. */
export function expectGolden(file: URL, text: string): void {
  if (WRITES) write(fileURLToPath(file), text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
