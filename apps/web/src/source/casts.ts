import type { CastCharacter, InLanguages } from '@mura/engine';
import type { KnownCast } from '../model/known-casts.ts';
import { ask, type GuestAccount, type ServerAnswer } from './server.ts';

/** A cast as a server lists it. */
export interface CastLine {
  readonly id: string;
  readonly names: InLanguages;
  readonly characters: number;
}

/** A cast as somebody brings it: its pictures are told in base64. */
export interface NewCast {
  readonly names: InLanguages;
  readonly licence: string;
  readonly characters: readonly (CastCharacter & { readonly faces?: Readonly<Record<string, string>> })[];
}

/** The casts of this server, those that ship with it and those that people have brought; none where nobody answers. */
export async function listCasts(): Promise<readonly CastLine[]> {
  const answer = await ask<{ readonly casts: readonly CastLine[] }>('GET', '/casts');
  return answer.ok ? answer.value.casts : [];
}

export function findBrought(id: string): ServerAnswer<KnownCast> {
  return ask('GET', `/casts/${encodeURIComponent(id)}`);
}

export function sendCast(pack: NewCast): ServerAnswer<KnownCast> {
  return ask('POST', '/casts', pack);
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account of one's own: a guest keeps their seats. */
export function makeAccount(account: Credentials): ServerAnswer<GuestAccount> {
  return ask('POST', '/account', account);
}

export function signIn(account: Credentials): ServerAnswer<GuestAccount> {
  return ask('POST', '/session', account);
}
