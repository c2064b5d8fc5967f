import { randomUUID } from 'node:crypto';
import type { web } from '@mura/protocols';

/** Somebody who plays or watches: a guest with a nickname, an account, or a program with a token. */
export interface Person {
  readonly id: string;
  readonly nickname: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly right: web.Right;
  /** What a program may do; `null`: everything a person may. */
  readonly scopes: readonly web.TokenScope[] | null;
  /** Requests and messages in a minute; `null`: as many as everybody. */
  readonly perMinute: number | null;
  /** Of a program: the account whose it is. */
  readonly owner?: string;
  /** Of an account: where they signed in. */
  readonly session?: string;
}

/** All ids that stand for somebody: a program's own, and its account's. */
export function idsOf({ id, owner }: Person): readonly string[] {
  return owner === undefined ? [id] : [id, owner];
}

export function guest(nickname: string, id: string = randomUUID()): Person {
  return { id, nickname, kind: 'guest', right: 'player', scopes: null, perMinute: null };
}

export function account(id: string, name: string, right: web.Right, session: string): Person {
  return { id, nickname: name, kind: 'account', right, scopes: null, perMinute: null, session };
}

export function mayUse({ scopes }: Person, scope: web.TokenScope): boolean {
  return scopes?.includes(scope) ?? true;
}
