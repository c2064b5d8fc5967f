import { type Character, checkSetup } from '@mura/engine';
import { hashOfRules } from '../canonical.ts';
import { hashOfKnown, unknownRules } from '../known-rules/known-rules.ts';
import { FORMAT, type Header, MINOR, type Source } from '../record.ts';
import { dangerFault, isDangerous } from './any.ts';
import {
  type Check,
  count,
  type Fault,
  type Fields,
  isObject,
  type Json,
  listOf,
  memberPath,
  objectOf,
  orAbsent,
  orNull,
  type Table,
  text,
  word,
  wrong,
} from './check.ts';
import { rules } from './rules.ts';

const character: Fields<Character> = { name: text, profile: orAbsent(text) };

const notes: Check = (value) => {
  if (!isObject(value)) return wrong(value, 'an object');
  for (const name of Object.keys(value)) {
    if (isDangerous(name)) return dangerFault(name);
    if (!isNote(value[name])) return wrong(value[name], 'a text, a number, true or false', memberPath(name));
  }
  return null;
};

function isNote(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const source: Fields<Source> = { format: text, unknown: listOf(text), notes };

const fields: Fields<Omit<Header, 'asRead'>> = {
  mura: word([FORMAT]),
  minor: count,
  village: text,
  preset: text,
  rules,
  rulesHash: text,
  cast: listOf(objectOf(character)),
  language: text,
  consent: orNull(text),
  licence: orNull(text),
  software: text,
  source: orNull(objectOf(source)),
};

const exactly = objectOf(fields);

/** What this version knows of a sound first line, in the order of the format; what a newer one added is left out. */
export function knownHeader(header: Json): Header {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, header[name]])) as unknown as Header;
}

/** What is wrong with a first line that says it is of format version 1. */
export function checkHeader(header: Json): Fault | null {
  const table: Table = { players: 0, newer: isNewer(header) };
  return exactly(header, table) ?? checkHash(header) ?? checkVillage(header);
}

export function isNewer({ minor }: Json): boolean {
  return typeof minor === 'number' && minor > MINOR;
}

/** The hash of the rules that are known; a record may also have one of all that its rules spell out. */
function checkHash(header: Json): Fault | null {
  const { rules, source, rulesHash } = header as unknown as Header;
  const hash = hashOfKnown({ rules, unknown: unknownRules(source, rules) });
  if (rulesHash === hash || rulesHash === hashOfRules(rules)) return null;
  return wrong(rulesHash, `"${hash}", which the rules make`, '.rulesHash');
}

/** Whether the engine would open such a village. */
function checkVillage(header: Json): Fault | null {
  const { preset, rules, cast, language } = header as unknown as Header;
  const players = cast.map(({ name }) => name);
  const wishes = cast.map(() => null);
  const checked = checkSetup({ preset, rules, cast, language, wishes, players, seed: null });
  const error = checked.ok ? undefined : checked.error[0];
  return error === undefined
    ? null
    : { path: `.${error.path}`, problem: error.message, allowed: error.message };
}
