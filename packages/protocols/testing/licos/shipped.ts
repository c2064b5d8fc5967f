import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCHEMAS = new URL('../../schemas/licos/', import.meta.url);

/** A file that is shipped, as data; it is written anew when `MURA_GOLDEN` is set. */
export function shipped(name: string, value: unknown): unknown {
  const path = fileURLToPath(new URL(name, SCHEMAS));
  if (process.env.MURA_GOLDEN !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}
