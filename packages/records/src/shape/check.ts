/** What is wrong with a value, where inside of it, and what is allowed there. */
export interface Fault {
  /** E.g. `[2].target`; empty: the value itself. */
  readonly path: string;
  /** E.g. `must be a player 1..5, found "x"`. */
  readonly problem: string;
  /** E.g. `a player 1..5`. */
  readonly allowed: string;
}

/** In which village a value stands. */
export interface Table {
  readonly players: number;
  /** The record is of a newer minor version: objects may have members that are not known here. */
  readonly newer: boolean;
}

/** Looks at a value from outside; `null` where nothing is wrong. */
export type Check = (value: unknown, table: Table) => Fault | null;

/** The members an object must have, and what each must be. */
export type Fields<Shape> = { readonly [Name in keyof Shape]-?: Check };

export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Check = leaf((value) => typeof value === 'string', 'a text');
export const flag: Check = leaf((value) => typeof value === 'boolean', 'true or false');
export const count: Check = leaf((value) => isWhole(value) && value >= 0, 'a whole number from 0 on');
export const time: Check = leaf((value) => Number.isFinite(value), 'a number of milliseconds');

export const player: Check = (value, { players }) =>
  isWhole(value) && value >= 1 && value <= players ? null : wrong(value, `a player 1..${players}`);

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function leaf(accepts: (value: unknown) => boolean, allowed: string): Check {
  return (value) => (accepts(value) ? null : wrong(value, allowed));
}

export function wrong(found: unknown, allowed: string, path = ''): Fault {
  return { path, problem: `must be ${allowed}, found ${nameOf(found)}`, allowed };
}

/** A fault of a part is one of the whole. */
export function inside(path: string, fault: Fault | null): Fault | null {
  if (fault === null) return null;
  return { path: path + fault.path, problem: fault.problem, allowed: fault.allowed };
}

const LONGEST_NAMED = 40;

/** A value in few words, whatever it is. */
export function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return `${value}`;
  return JSON.stringify(value.length > LONGEST_NAMED ? `${value.slice(0, LONGEST_NAMED)}…` : value);
}

/** The way to a member, whatever its name. */
export function memberPath(name: string): string {
  return /^\w{1,40}$/.test(name) ? `.${name}` : `[${nameOf(name)}]`;
}

/** One of the words of a vocabulary. */
export function word(words: readonly unknown[]): Check {
  return leaf((value) => words.includes(value), `one of ${words.join(', ')}`);
}

/** One of the words of a union, all of which must be named. */
export function wordOf<Word extends string>(words: Readonly<Record<Word, true>>): Check {
  return word(Object.keys(words));
}

export function orNull(check: Check): Check {
  return (value, table) => {
    const fault = value === null ? null : check(value, table);
    return fault === null || fault.path !== '' ? fault : wrong(value, `${fault.allowed}, or null`);
  };
}

/** A member that may be left out. */
export function orAbsent(check: Check): Check {
  return (value, table) => (value === undefined ? null : check(value, table));
}

/** A list; `all`: with one item for each player of the village. */
export function listOf(check: Check, items: 'any' | 'all' = 'any'): Check {
  return (value, table) => {
    if (!Array.isArray(value)) return wrong(value, 'a list');
    if (items === 'all' && value.length !== table.players) return wrong(value, `a list of ${table.players}`);
    for (let index = 0; index < value.length; index++) {
      const fault = check(value[index], table);
      if (fault !== null) return inside(`[${index}]`, fault);
    }
    return null;
  };
}

const eachPlayer = listOf(player);

/** A list in which no player stands twice. */
export const players: Check = (value, table) => {
  const fault = eachPlayer(value, table);
  if (fault !== null) return fault;
  const list = value as readonly number[];
  const again = list.findIndex((one, index) => list.indexOf(one) < index);
  return again < 0 ? null : wrong(list[again], 'a player who is not in the list yet', `[${again}]`);
};

/** An object with these members and, in a record of a known version, no others. */
export function objectOf(fields: Readonly<Record<string, Check>>): Check {
  return (value, table) =>
    isObject(value)
      ? (checkMembers(value, fields, table) ?? checkNoMore(value, fields, table))
      : wrong(value, 'an object');
}

export function checkMembers(
  value: Json,
  fields: Readonly<Record<string, Check>>,
  table: Table,
): Fault | null {
  for (const name in fields) {
    const fault = fields[name]?.(value[name], table) ?? null;
    if (fault !== null) return inside(`.${name}`, fault);
  }
  return null;
}

function checkNoMore(value: Json, fields: Readonly<Record<string, Check>>, { newer }: Table): Fault | null {
  const unknown = newer ? undefined : unknownMember(value, (name) => Object.hasOwn(fields, name));
  return unknown === undefined ? null : unknownFault(unknown, Object.keys(fields));
}

/** The first member whose name is not known. */
export function unknownMember(value: Json, isKnown: (name: string) => boolean): string | undefined {
  for (const name in value) if (!isKnown(name)) return name;
  return undefined;
}

export function unknownFault(name: string, known: readonly string[]): Fault {
  const allowed = known.length === 0 ? 'nothing' : known.join(', ');
  return { path: memberPath(name), problem: `is not known here; known are ${allowed}`, allowed };
}
