import type { Character } from '@mura/engine';
import { ALIASES, isReserved } from './vocabulary.ts';

const agents = new Map<number, readonly string[]>();

/** `Agent01`, `Agent02`, …: the names of the paper, by player. The same list each time: the words of a village are kept by it. */
export function agentNames(players: number): readonly string[] {
  const known = agents.get(players);
  if (known !== undefined) return known;
  const names = Array.from({ length: players }, (_, index) => `Agent${String(index + 1).padStart(2, '0')}`);
  agents.set(players, names);
  return names;
}

/**
 * How a cast is called in this language, by player. A name is one word and begins with a capital letter (4.2.1), so
 * `Agent[01]` becomes `Agent01` and `old man` becomes `Old_man`; scripts without capitals stay as they are.
 */
export function namesOf(cast: readonly Character[]): string[] {
  const names: string[] = [];
  for (const { name } of cast) names.push(unused(toName(name), names));
  return names;
}

const MAX_NAME = 40;

function toName(name: string): string {
  const letters = [...name.replace(/[[\]]/g, '').replace(/[^\p{L}\p{M}\p{N}-]/gu, '_')];
  const [first = 'nobody', ...rest] = letters.slice(0, MAX_NAME);
  const capital = first.charAt(0).toUpperCase() + first.slice(1) + rest.join('');
  return /^\p{L}/u.test(capital) ? capital : `N${capital}`;
}

/** No two characters share a name, and none takes a word from the language. */
function unused(name: string, names: readonly string[]): string {
  let candidate = name;
  for (let count = 2; isTaken(candidate, names); count++) candidate = `${name}_${count}`;
  return candidate;
}

function isTaken(name: string, names: readonly string[]): boolean {
  return names.includes(name) || isReserved(name) || name.toUpperCase() in ALIASES;
}
