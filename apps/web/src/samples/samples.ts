import { accept, type Result, refuse, type Team } from '@mura/engine';
import type { Trouble } from '../source/server.ts';
import list from './list.json';

/** A game of bots that ships with the page (`npm run samples`): on no server, and in no statistics of one. */
export interface Sample {
  readonly id: string;
  readonly preset: string;
  /** What is spoken; `null`: the protocol. */
  readonly language: 'ja' | 'en' | null;
  readonly players: number;
  readonly days: number;
  readonly winner: Team | null;
}

export const SAMPLES = list as readonly Sample[];

const ADDRESSES = import.meta.glob<string>('./*.mura.jsonl', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Its record, fetched when somebody opens it. */
export async function sampleRecord(id: string): Promise<Result<string, Trouble>> {
  const address = ADDRESSES[`./${id}.mura.jsonl`];
  if (address === undefined) return refuse({ code: 'unknownVillage' });
  try {
    const answer = await fetch(address);
    return answer.ok ? accept(await answer.text()) : refuse({ code: 'unknownVillage' });
  } catch {
    return refuse({ code: 'unreachable' });
  }
}
