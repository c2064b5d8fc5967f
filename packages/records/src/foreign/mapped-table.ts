import { accept, CHANNELS, type Channel, type Result, ROLES, type Role, refuse } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import { parseDelimited } from './delimited.ts';
import type { StoryPlayer, StoryStep } from './foreign-game.ts';
import { recordOfStory } from './record-of-story.ts';

const COLUMNS = ['village', 'day', 'speaker', 'text', 'channel', 'role', 'time'] as const;
type ColumnName = (typeof COLUMNS)[number];

/** What the columns of a table of utterances mean: the mapping file of an import. */
export interface TableMapping {
  /** One character; a comma by default, `\t` in files of tabs. */
  readonly separator: string;
  /** Whether the first row names the columns. */
  readonly heading: boolean;
  /** A column by its number from 1, or by its name where the first row has names. */
  readonly columns: Readonly<Partial<Record<ColumnName, number | string>>>;
  /** What the words of the table mean; a row whose word is not here is kept, not read. */
  readonly channels: Readonly<Record<string, Channel>>;
  readonly roles: Readonly<Record<string, Role>>;
  /** Days that are no day of the game, e.g. `{ "プロローグ": "prologue" }`. */
  readonly stages: Readonly<Record<string, 'prologue' | 'epilogue'>>;
  /** Takes a part off the front of a speaker's name, e.g. a title: the longest that fits. */
  readonly titles: readonly string[];
  readonly language: string;
  /** Where no column has it. */
  readonly village: string | null;
  readonly licence: string | null;
}

/** The mapping in a JSON file; or what is wrong with it and what is allowed. */
export function parseMapping(text: string): Result<TableMapping, string> {
  let value: Readonly<Record<string, unknown>>;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('it is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('it is no JSON object');
  const known = [
    'separator',
    'heading',
    'columns',
    'channels',
    'roles',
    'stages',
    'titles',
    'language',
    'village',
    'licence',
  ];
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) return refuse(`there is no '${stranger}', allowed: ${known.join(', ')}`);
  const { columns, channels = {}, roles = {}, stages = {}, titles = [] } = value;
  const wrong =
    wrongColumns(columns) ??
    wrongWords('channels', channels, CHANNELS) ??
    wrongWords('roles', roles, ROLES) ??
    wrongWords('stages', stages, ['prologue', 'epilogue']);
  if (wrong !== null) return refuse(wrong);
  if (!Array.isArray(titles) || titles.some((title) => typeof title !== 'string'))
    return refuse("'titles' must be a list of texts");
  const separator = value.separator ?? ',';
  if (typeof separator !== 'string' || [...separator].length !== 1)
    return refuse("'separator' must be one character");
  return accept({
    separator,
    heading: value.heading === true,
    columns: columns as TableMapping['columns'],
    channels: channels as TableMapping['channels'],
    roles: roles as TableMapping['roles'],
    stages: stages as TableMapping['stages'],
    titles,
    language: typeof value.language === 'string' ? value.language : 'ja',
    village: typeof value.village === 'string' ? value.village : null,
    licence: typeof value.licence === 'string' ? value.licence : null,
  });
}

function wrongColumns(columns: unknown): string | null {
  if (typeof columns !== 'object' || columns === null) return "'columns' must be an object";
  for (const [name, column] of Object.entries(columns)) {
    if (!COLUMNS.some((one) => one === name))
      return `there is no column '${name}', allowed: ${COLUMNS.join(', ')}`;
    const isNumber = typeof column === 'number' && Number.isInteger(column) && column > 0;
    if (!isNumber && typeof column !== 'string') return `column '${name}' must be a number from 1, or a name`;
  }
  return 'speaker' in columns && 'text' in columns ? null : "'columns' must have speaker and text";
}

function wrongWords(name: string, words: unknown, allowed: readonly string[]): string | null {
  if (typeof words !== 'object' || words === null) return `'${name}' must be an object`;
  const odd = Object.values(words).find((word) => !allowed.some((one) => one === word));
  return odd === undefined ? null : `'${name}' has '${String(odd)}', allowed: ${allowed.join(', ')}`;
}

/** The villages of a table of utterances: one, or as many as its column says. */
export function readMappedTable(
  text: string,
  mapping: TableMapping,
  file: string,
): Result<VillageRecord, LogError>[] {
  const parsed = parseDelimited(text, mapping.separator);
  if (!parsed.ok) return [wrong(parsed.error)];
  const columns = placesOf(parsed.value[0] ?? [], mapping);
  if (!columns.ok) return [wrong(columns.error)];
  const rows = mapping.heading ? parsed.value.slice(1) : parsed.value;
  const villages = new Map<string, string[][]>();
  for (const row of rows) {
    const village = cellOf(row, columns.value.village) || (mapping.village ?? '');
    const known = villages.get(village);
    if (known === undefined) villages.set(village, [row]);
    else known.push(row);
  }
  return [...villages].map(([village, own]) =>
    readVillage(village === '' ? file : village, own, columns.value, mapping),
  );
}

type ColumnPlaces = Readonly<Partial<Record<ColumnName, number>>>;

function placesOf(
  heading: readonly string[],
  { columns, heading: hasNames }: TableMapping,
): Result<ColumnPlaces, string> {
  const places: Partial<Record<ColumnName, number>> = {};
  for (const [name, column] of Object.entries(columns) as [ColumnName, number | string][]) {
    const place = typeof column === 'number' ? column - 1 : hasNames ? heading.indexOf(column) : -1;
    if (place < 0 || place >= heading.length)
      return refuse(`the table has no column ${column} for '${name}'; it has ${heading.length}`);
    places[name] = place;
  }
  return accept(places);
}

function cellOf(row: readonly string[], place: number | undefined): string {
  return place === undefined ? '' : (row[place] ?? '').trim();
}

function readVillage(
  village: string,
  rows: readonly (readonly string[])[],
  places: ColumnPlaces,
  mapping: TableMapping,
): Result<VillageRecord, LogError> {
  const said = rows.map((row) => utteranceIn(row, places, mapping));
  const speakers = new Map<string, Role | null>();
  for (const one of said)
    if (one.channel !== null) speakers.set(one.speaker, one.role ?? speakers.get(one.speaker) ?? null);
  const players = [...speakers].map(([name, role]): StoryPlayer => ({ name, role }));
  const steps: StoryStep[] = [...otherRoles(said)].map((line) => ({ type: 'kept', line }));
  let today = '';
  for (const { day, stage, speaker, text, channel, at, whole } of said) {
    const now = `${day} ${stage}`;
    if (now !== today && channel !== null) {
      steps.push({ type: 'day', day, stage });
      today = now;
    }
    steps.push(
      channel === null ? { type: 'kept', line: whole } : { type: 'said', channel, player: speaker, text, at },
    );
  }
  const unknown = ['players', 'dead', 'votes', 'divined', 'identified', 'guarded', 'attacked', 'outcome'];
  return recordOfStory(
    { format: 'table', village, language: mapping.language, players, steps, unknown },
    mapping.licence,
  );
}

/** Words for roles that the mapping does not have: what the table says of those players is kept as it is written. */
function otherRoles(said: readonly ReturnType<typeof utteranceIn>[]): Set<string> {
  const others = said.filter(
    ({ role, roleWord, channel }) => role === null && roleWord !== '' && channel !== null,
  );
  return new Set(others.map(({ speaker, roleWord }) => `${speaker}: ${roleWord}`));
}

function utteranceIn(row: readonly string[], places: ColumnPlaces, mapping: TableMapping) {
  const written = cellOf(row, places.day);
  const stage = mapping.stages[written] ?? ('game' as const);
  const word = cellOf(row, places.channel);
  const speaker = withoutTitle(cellOf(row, places.speaker), mapping.titles);
  const text = cellOf(row, places.text);
  const isMapped = places.channel === undefined || Object.hasOwn(mapping.channels, word);
  const channel = places.channel === undefined ? ('talk' as const) : (mapping.channels[word] ?? null);
  const roleWord = cellOf(row, places.role);
  const time = cellOf(row, places.time);
  return {
    day: Number(/\d+/.exec(written)?.[0] ?? (stage === 'epilogue' ? LAST_DAY : 0)),
    stage,
    speaker,
    text,
    channel: isMapped && speaker !== '' && text !== '' ? channel : null,
    role: mapping.roles[roleWord] ?? null,
    roleWord,
    at: time === '' || Number.isNaN(Date.parse(time)) ? null : Date.parse(time),
    whole: row.join(mapping.separator),
  };
}

const LAST_DAY = 99;

function withoutTitle(name: string, titles: readonly string[]): string {
  const fitting = titles.filter((title) => name.startsWith(title) && name.length > title.length);
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), '');
  return name.slice(longest.length).trim();
}

function wrong(reason: string): { readonly ok: false; readonly error: LogError } {
  return refuse({ file: null, line: 1, reason, found: '', allowed: 'a table as the mapping says' });
}
