import { MAX_PLAYERS } from '../player.ts';
import {
  contradiction,
  dangerFault,
  type Fault,
  fault,
  isDangerous,
  stepTo,
  unknownFault,
  within,
} from './fault.ts';
import { readValue } from './read.ts';
import type {
  CasesForm,
  FieldForm,
  Fields,
  Form,
  JsonObject,
  ListForm,
  MapForm,
  ObjectForm,
} from './shape.ts';
import { isNumberOf, isTextOf, numberInWords, textInWords } from './simple.ts';

/** By what a value is measured besides its shape. */
export interface Bounds {
  /** How many play in its village; `null`: it stands in no village, and as many as may play anywhere. */
  readonly players: number | null;
  /** It is of a newer minor version: objects may have members that are not known here. */
  readonly newer: boolean;
  /** It comes from disk: what is `null` may be left out where the shape says so. */
  readonly sparse: boolean;
  /** The look ends after so many faults. */
  readonly most: number;
}

/** Looks at a value from outside, once and never further than its shape goes; `null` where nothing is wrong. */
export type ShapeCheck = (value: unknown, bounds: Bounds) => readonly Fault[] | null;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The check of a shape, as one closure: make it once. */
export function checkOf(form: FieldForm): ShapeCheck {
  switch (form.kind) {
    case 'text':
      return leaf((value) => isTextOf(form, value), textInWords(form));
    case 'whole':
    case 'integer':
    case 'number':
      return leaf((value) => isNumberOf(form, value), numberInWords(form));
    case 'flag':
      return leaf((value) => typeof value === 'boolean', 'true or false');
    case 'word':
      return wordCheck(form.words);
    case 'player':
      return checkPlayer;
    case 'anything':
      return (value) => (value === undefined ? [fault(value, 'something')] : null);
    case 'list':
      return listCheck(form);
    case 'object':
      return objectCheck(form);
    case 'cases':
      return casesCheck(form);
    case 'map':
      return mapCheck(form);
    case 'nullable':
      return nullableCheck(checkOf(form.of), form.sparse === true);
    case 'either':
      return eitherCheck(form.of.map(checkOf));
    case 'converted':
      return convertedCheck(form.of, form.convert, form.allowed);
    case 'refined':
      return refinedCheck(form.of, form.faults);
    case 'adapted':
      return adaptedCheck(checkOf(form.of), form.adapt);
    case 'optional':
      return unless((value) => value === undefined, checkOf(form.of));
    case 'default':
      return form.orNull === true
        ? unless((value) => value === undefined || value === null, checkOf(form.of))
        : unless((value) => value === undefined, checkOf(form.of));
  }
}

function leaf(accepts: (value: unknown) => boolean, allowed: string): ShapeCheck {
  return (value) => (accepts(value) ? null : [fault(value, allowed)]);
}

function unless(isLeftOut: (value: unknown) => boolean, check: ShapeCheck): ShapeCheck {
  return (value, bounds) => (isLeftOut(value) ? null : check(value, bounds));
}

function wordCheck(words: readonly unknown[]): ShapeCheck {
  const known = new Set(words);
  return leaf((value) => known.has(value), wordsInWords(words));
}

function wordsInWords(words: readonly unknown[]): string {
  return words.length === 1 ? JSON.stringify(words[0]) : `one of ${words.join(', ')}`;
}

const checkPlayer: ShapeCheck = (value, { players }) => {
  const last = players ?? MAX_PLAYERS;
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= last
    ? null
    : [fault(value, `a player 1..${last}`)];
};

function nullableCheck(check: ShapeCheck, isSparse: boolean): ShapeCheck {
  return (value, bounds) => {
    if (value === null || (value === undefined && isSparse && bounds.sparse)) return null;
    const faults = check(value, bounds);
    if (faults?.[0]?.path !== '') return faults;
    const [{ allowed, of }] = faults as readonly [Fault];
    return [fault(value, `${allowed}, or null`, of)];
  };
}

function listCheck({ of, least = 0, most = Number.POSITIVE_INFINITY, items }: ListForm): ShapeCheck {
  const check = checkOf(of);
  return (value, bounds) => {
    if (!Array.isArray(value)) return [fault(value, 'a list', 'form')];
    const exact = items === 'perPlayer' ? bounds.players : null;
    if (value.length < (exact ?? least) || value.length > (exact ?? most))
      return [fault(value, listInWords(exact ?? least, exact ?? most))];
    let faults: Fault[] | null = null;
    for (let index = 0; index < value.length; index++) {
      const found = check(value[index], bounds);
      if (found !== null) faults = joined(faults, `[${index}]`, found);
      if (faults !== null && faults.length >= bounds.most) return faults;
    }
    return faults ?? (items === 'once' ? checkOnce(value) : null);
  };
}

function listInWords(least: number, most: number): string {
  if (least === most) return `a list of ${least}`;
  if (most === Number.POSITIVE_INFINITY) return `a list of at least ${least}`;
  return least === 0 ? `a list of at most ${most}` : `a list of ${least} to ${most}`;
}

/** Lists whose items stand once are short: as many as sit at a table. */
function checkOnce(items: readonly unknown[]): Fault[] | null {
  if (new Set(items).size === items.length) return null;
  const again = items.findIndex((item, index) => items.indexOf(item) < index);
  return [within(`[${again}]`, fault(items[again], 'a player who is not in the list yet'))];
}

interface CheckedField {
  readonly name: string;
  readonly check: ShapeCheck;
}

function membersOf(fields: Fields): CheckedField[] {
  return Object.entries(fields).map(([name, form]) => ({ name, check: checkOf(form) }));
}

/** The members of an object by its fields, in their order. */
export function membersCheck(fields: Fields): (value: JsonObject, bounds: Bounds) => readonly Fault[] | null {
  const members = membersOf(fields);
  return (value, bounds) => {
    let faults: Fault[] | null = null;
    for (const { name, check } of members) {
      const found = check(value[name], bounds);
      if (found === null) continue;
      faults = joined(faults, name, found);
      if (faults.length >= bounds.most) return faults;
    }
    return faults;
  };
}

/** Members whose name is not known; `stated`: known, but not named. */
export function othersCheck(
  names: readonly string[],
  stated: readonly string[] = [],
): (value: JsonObject, bounds: Bounds) => readonly Fault[] | null {
  const known = new Set([...names, ...stated]);
  return (value, { newer, most }) => {
    if (newer) return null;
    let faults: Fault[] | null = null;
    for (const name in value) {
      if (known.has(name)) continue;
      faults = joined(faults, '', [unknownFault(name, names)]);
      if (faults.length >= most) return faults;
    }
    return faults;
  };
}

function objectCheck({ fields, others }: Pick<ObjectForm, 'fields' | 'others'>): ShapeCheck {
  const checkMembers = membersCheck(fields);
  const checkOthers = others === 'refused' ? othersCheck(Object.keys(fields)) : null;
  return (value, bounds) => {
    if (!isObject(value)) return [fault(value, 'an object', 'form')];
    const faults = checkMembers(value, bounds);
    if (checkOthers === null) return faults;
    if (faults === null) return checkOthers(value, bounds);
    return faults.length >= bounds.most ? faults : [...faults, ...(checkOthers(value, bounds) ?? [])];
  };
}

function casesCheck({ by, cases, others }: CasesForm): ShapeCheck {
  const tags = wordsInWords(Object.keys(cases));
  const checks = new Map(
    Object.entries(cases).map(([name, fields]) => {
      const tagged: Fields = { [by]: { kind: 'word', words: [name] }, ...fields };
      return [name, objectCheck({ fields: tagged, others })] as const;
    }),
  );
  return (value, bounds) => {
    if (!isObject(value)) return [fault(value, 'an object', 'form')];
    const check = checks.get(value[by] as string);
    if (check !== undefined) return check(value, bounds);
    return [within(by, fault(value[by], tags, 'form'))];
  };
}

function mapCheck({ keys, of }: MapForm): ShapeCheck {
  const checkKey = keys === undefined ? null : checkOf(keys);
  const check = checkOf(of);
  return (value, bounds) => {
    if (!isObject(value)) return [fault(value, 'an object', 'form')];
    let faults: Fault[] | null = null;
    for (const name in value) {
      const found = isDangerous(name)
        ? [{ ...dangerFault(name), path: '' }]
        : (checkKey?.(name, bounds) ?? check(value[name], bounds));
      if (found === null) continue;
      faults = joined(faults, stepTo(name), found);
      if (faults.length >= bounds.most) return faults;
    }
    return faults;
  };
}

function eitherCheck(checks: readonly ShapeCheck[]): ShapeCheck {
  return (value, bounds) => {
    const allowed: string[] = [];
    for (const check of checks) {
      const faults = check(value, bounds);
      if (faults === null) return null;
      allowed.push(...faults.slice(0, 1).map((one) => one.allowed));
    }
    return [fault(value, allowed.join(', '))];
  };
}

function convertedCheck(of: Form, convert: (value: never) => unknown, allowed: string): ShapeCheck {
  const check = checkOf(of);
  return (value, bounds) => {
    const faults = check(value, bounds);
    if (faults !== null) return faults;
    return convert(readValue(of, value) as never) === undefined ? [fault(value, allowed)] : null;
  };
}

function refinedCheck(of: Form, contradictions: Extract<Form, { kind: 'refined' }>['faults']): ShapeCheck {
  const check = checkOf(of);
  return (value, bounds) => {
    const faults = check(value, bounds);
    if (faults !== null) return faults;
    const found = contradictions(readValue(of, value) as never);
    if (found.length === 0) return null;
    return found.slice(0, bounds.most).map(({ path, problem }) => contradiction(path, problem));
  };
}

function adaptedCheck(check: ShapeCheck, adapt: (value: unknown) => unknown): ShapeCheck {
  return (value, bounds) => check(adapt(value), bounds);
}

function joined(faults: Fault[] | null, step: string, found: readonly Fault[]): Fault[] {
  const placed = step === '' ? found : found.map((one) => within(step, one));
  return faults === null ? [...placed] : [...faults, ...placed];
}
