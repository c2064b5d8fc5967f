import { keep, kept } from '../../shell/keeping.ts';
import type { DoorId } from './doors.ts';

/** A test village of one's own program. */
export interface OwnTest {
  readonly village: string;
  readonly door: DoorId;
  /** The name of the program, and the token of whoever made the village for it. */
  readonly name: string;
  readonly token: string;
  /** Leads a program to its seat; `null`: it comes with the token. */
  readonly key: string | null;
}

/** More than these nobody looks at again. */
const MOST = 6;

/** The newest first; only this browser knows them. */
export function ownTests(): OwnTest[] {
  try {
    const found = JSON.parse(kept('tests') ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(isTest) : [];
  } catch {
    return [];
  }
}

export function keepTest(test: OwnTest): OwnTest[] {
  const tests = [test, ...ownTests().filter(({ village }) => village !== test.village)].slice(0, MOST);
  keep('tests', JSON.stringify(tests));
  return tests;
}

function isTest(value: unknown): value is OwnTest {
  if (typeof value !== 'object' || value === null) return false;
  const { village, token, door } = value as Record<string, unknown>;
  return typeof village === 'string' && typeof token === 'string' && typeof door === 'string';
}
