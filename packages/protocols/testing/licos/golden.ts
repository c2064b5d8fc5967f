import { readdirSync, readFileSync } from 'node:fs';
import type { shape } from '@mura/engine';

const GOLDEN = new URL('../../../../golden/licos/', import.meta.url);

export function readJson(path: string): shape.JsonObject {
  return JSON.parse(readFileSync(new URL(path, GOLDEN), 'utf8'));
}

/** All messages below a folder, with their paths. */
export function messagesBelow(folder: string): [path: string, message: shape.JsonObject][] {
  return readdirSync(new URL(`${folder}/`, GOLDEN), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => [`${folder}/${path}`, readJson(`${folder}/${path}`)]);
}

/** A line of the recorded game of the real client. */
export interface Captured {
  readonly at: string;
  readonly endpoint: 'lobbyMessage' | 'villageMessage';
  readonly direction: 'client to server' | 'server to client';
  readonly message: shape.JsonObject;
}

export function capturedGame(): Captured[] {
  return readFileSync(new URL('game-5-players-seer.jsonl', GOLDEN), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
