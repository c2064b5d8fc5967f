import type { Role } from '@mura/engine';
import { durationOf } from './duration.ts';
import { ROLE } from './en-words.ts';
import type { Lasting } from './fact.ts';

export function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function duration(seconds: number): string {
  return list(durationOf(seconds).map(([count, unit]) => many(count, unit)));
}

export function lasting({ seconds, until }: Lasting): string {
  return until === null ? duration(seconds) : `until the next ${until.time} (${until.zone})`;
}

export function roles(some: readonly Role[]): string {
  return list(some.map((role) => `the ${ROLE[role][0]}`));
}
