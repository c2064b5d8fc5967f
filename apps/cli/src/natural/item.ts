import { aiwolf, type natural } from '@mura/language';
import { WrongInput } from '../ending.ts';

/** A text to be read, as its line gives it, with what people say that it means. */
export interface TextItem {
  /** As the line gives it, a number or a text; else the number of the line as a text. */
  readonly id: string | number;
  /** Where lines are of several villages; `null`: the line does not say. */
  readonly village: string | null;
  /** As the line names them; `null`: it does not. */
  readonly speaker: string | null;
  /** As the line says it, be it a number or a text. */
  readonly day: string | null;
  readonly utterance: natural.NaturalUtterance;
  readonly gold: natural.Gold;
}

/** The players of a village, in the order of their numbers. */
export type Rosters = ReadonlyMap<string, readonly natural.Called[]>;

/** A file of rosters: an object of lists of `{ name, aliases }`. */
export function toRosters(text: string, path: string): Rosters {
  const value = parseJson(text, path);
  if (!isObject(value)) throw new WrongInput(`${path} is not an object of rosters.`);
  return new Map(Object.entries(value).map(([key, list]) => [key, toRoster(list, `${path}, roster ${key}`)]));
}

function toRoster(list: unknown, where: string): readonly natural.Called[] {
  if (!Array.isArray(list)) throw new WrongInput(`${where} is not a list.`);
  return list.map((one, index) => {
    if (!isObject(one) || typeof one.name !== 'string')
      throw new WrongInput(`${where} has a player without a name.`);
    return { player: index + 1, name: one.name, aliases: textsIn(one.aliases) };
  });
}

/** One line of the input; fields that nobody knows are not looked at. */
export function toItem(line: string, number: number, rosters: Rosters): TextItem {
  const where = `line ${number}`;
  const value = parseJson(line, where);
  if (!isObject(value) || typeof value.text !== 'string') throw new WrongInput(`${where} has no text.`);
  const cast = castOf(value, rosters, where);
  const speaker = playerNamed(value.speaker, cast);
  const day = Number.parseInt(String(value.day ?? ''), 10);
  const context = contextOf(value.context, cast);
  return {
    id: idOf(value.id) ?? String(number),
    village: textOf(value.village),
    speaker: textOf(value.speaker),
    day: textOf(value.day),
    utterance: {
      text: value.text,
      speaker,
      cast,
      channel: value.channel === 'whisper' ? 'whisper' : 'talk',
      ...(Number.isNaN(day) ? {} : { day }),
      ...(context === null ? {} : { context }),
    },
    gold: goldOf(value),
  };
}

/** Of one line only what an annotator wrote; whose utterance it is does not matter. */
export function toTagged(
  line: string,
  number: number,
): { readonly id: string; readonly tags: readonly string[] } {
  const where = `line ${number}`;
  const value = parseJson(line, where);
  if (!isObject(value) || !Array.isArray(value.tags)) throw new WrongInput(`${where} has no list 'tags'.`);
  const village = typeof value.village === 'string' ? `${value.village} ` : '';
  return { id: `${village}${textOf(value.id) ?? number}`, tags: textsIn(value.tags) };
}

function castOf(
  value: Readonly<Record<string, unknown>>,
  rosters: Rosters,
  where: string,
): readonly natural.Called[] {
  if (typeof value.roster === 'string') {
    const roster = rosters.get(value.roster);
    if (roster === undefined)
      throw new WrongInput(`${where}: there is no roster ${value.roster}; give it with --rosters.`);
    return roster;
  }
  if (!isObject(value.agents)) return rosterOf(value.speaker, rosters);
  return sameCast(
    Object.entries(value.agents).map(([name, agent]) => {
      const player = agentNumber(agent);
      if (player === null) throw new WrongInput(`${where}: ${name} is not given as Agent[01].`);
      return { player, name, aliases: [] };
    }),
  );
}

/** A line that names no village is of the one roster in which its speaker is, if there is just one. */
function rosterOf(speaker: unknown, rosters: Rosters): readonly natural.Called[] {
  const fitting = [...rosters.values()].filter((roster) => roster.some(({ name }) => name === speaker));
  return fitting.length === 1 ? fitting[0]! : [];
}

const casts = new Map<string, readonly natural.Called[]>();

/** Lines of one game share their cast, so that its names are prepared once. */
function sameCast(cast: readonly natural.Called[]): readonly natural.Called[] {
  const key = JSON.stringify(cast);
  const known = casts.get(key) ?? cast;
  casts.set(key, known);
  return known;
}

function agentNumber(agent: unknown): number | null {
  const number = typeof agent === 'string' ? /^Agent ?\[?0*(\d{1,2})\]?$/i.exec(agent)?.[1] : undefined;
  return number === undefined ? null : Number(number);
}

function playerNamed(name: unknown, cast: readonly natural.Called[]): number | null {
  const called = cast.find((one) => one.name === name);
  return called?.player ?? agentNumber(name);
}

/** `{ claims: { name: 'SEER' }, reports: [{ by, verb, target, species }], lastSpeakers: [name], dead: [name] }` */
function contextOf(value: unknown, cast: readonly natural.Called[]): natural.TalkContext | null {
  if (!isObject(value)) return null;
  const players = (names: unknown) => textsIn(names).flatMap((name) => playerNamed(name, cast) ?? []);
  return {
    claims: claimsOf(value.claims, cast),
    reports: reportsOf(value.reports, cast),
    lastSpeakers: players(value.lastSpeakers),
    dead: players(value.dead),
  };
}

function claimsOf(value: unknown, cast: readonly natural.Called[]): Map<number, aiwolf.RoleWord> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([name, role]) => {
      const player = playerNamed(name, cast);
      const word = ROLES.find((one) => one === role);
      return player === null || word === undefined ? [] : [[player, word] as const];
    }),
  );
}

const ROLES: readonly aiwolf.RoleWord[] = [...aiwolf.ROLE_WORDS, ...aiwolf.EXTENSION_ROLE_WORDS];

function reportsOf(value: unknown, cast: readonly natural.Called[]): natural.Report[] {
  const list = Array.isArray(value) ? value.filter(isObject) : [];
  return list.flatMap((one) => {
    const by = playerNamed(one.by, cast);
    const target = playerNamed(one.target, cast);
    const verb = aiwolf.RESULT_VERBS.find((word) => word === one.verb);
    const species = aiwolf.SPECIES_WORDS.find((word) => word === one.species);
    if (by === null || target === null || verb === undefined || species === undefined) return [];
    return [{ by, target, verb, species }];
  });
}

function goldOf(value: Readonly<Record<string, unknown>>): natural.Gold {
  const alternatives = isObject(value.alternatives) ? Object.entries(value.alternatives) : [];
  return {
    ...(Array.isArray(value.protocol) ? { protocol: textsIn(value.protocol) } : {}),
    ...(Array.isArray(value.tags) ? { tags: textsIn(value.tags) } : {}),
    alternatives: Object.fromEntries(alternatives.map(([sentence, others]) => [sentence, textsIn(others)])),
    optional: textsIn(value.optional),
  };
}

function idOf(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function textOf(value: unknown): string | null {
  const given = idOf(value);
  return given === null ? null : String(given);
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongInput(`${where} is not JSON.`);
  }
}
