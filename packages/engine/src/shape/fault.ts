/** What is wrong with a value, where inside of it, and what is allowed there. */
export interface Fault {
  /** E.g. `votes[2].target`; empty: the value itself. */
  readonly path: string;
  /** E.g. `must be a player 1..5, found "x"`. */
  readonly problem: string;
  /** E.g. `a player 1..5`. */
  readonly allowed: string;
  /**
   * `form`: an object or a list must stand there. `unknown`: a member that is not known. `sense`: sound alone, it does
   * not fit the rest.
   */
  readonly of: 'form' | 'value' | 'unknown' | 'sense';
  /** Nothing stands there. */
  readonly isMissing: boolean;
}

export function fault(found: unknown, allowed: string, of: Fault['of'] = 'value'): Fault {
  const problem = `must be ${allowed}, found ${nameOf(found)}`;
  return { path: '', problem, allowed, of, isMissing: found === undefined };
}

export function contradiction(path: string, problem: string): Fault {
  return { path, problem, allowed: problem, of: 'sense', isMissing: false };
}

/** What is demanded, without what was found: for those who are not to see it again. */
export function demandOf({ problem, allowed, of }: Fault): string {
  return of === 'form' || of === 'value' ? `must be ${allowed}` : problem;
}

/** The same fault, seen from one step further out. */
export function within(step: string, { path, problem, allowed, of, isMissing }: Fault): Fault {
  const from = path === '' || path.startsWith('[') ? step + path : `${step}.${path}`;
  return { path: from, problem, allowed, of, isMissing };
}

const LONGEST_NAMED = 40;

/** A value in few words, whatever it is. */
export function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return `${String(value)}`;
  return JSON.stringify(value.length > LONGEST_NAMED ? `${value.slice(0, LONGEST_NAMED)}…` : value);
}

/** The step to a member, whatever its name. */
export function stepTo(name: string): string {
  return /^[\w@-]{1,40}$/.test(name) ? name : `[${nameOf(name)}]`;
}

export function unknownFault(name: string, known: readonly string[]): Fault {
  const allowed = known.length === 0 ? 'nothing' : known.join(', ');
  const problem = `is not known here; known are ${allowed}`;
  return { path: stepTo(name), problem, allowed, of: 'unknown', isMissing: false };
}

/** Names that code which copies objects could take for something else. */
const DANGEROUS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function isDangerous(name: string): boolean {
  return DANGEROUS.includes(name);
}

export function dangerFault(name: string): Fault {
  const problem = 'must have another name';
  return { path: stepTo(name), problem, allowed: 'another name', of: 'sense', isMissing: false };
}
