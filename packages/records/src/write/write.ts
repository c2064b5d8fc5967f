import { type Character, invariant, type Opened } from '@mura/engine';
import { rulesText } from '../canonical.ts';
import type { ForeignEvent, Header, RecordEntry, Source, VillageRecord } from '../record.ts';
import { knownLine } from './lines.ts';
import { pieces } from './pieces.ts';
import { quote } from './quote.ts';

/** The first line, with its line feed. */
export function writeHeader(header: Header): string {
  if (header.asRead !== undefined) return `${header.asRead}\n`;
  const { mura, minor, village, preset, rules, rulesHash, cast, language } = header;
  const { consent, licence, software, source } = header;
  return (
    `{"mura":${mura},"minor":${minor},"village":${quote(village)},"preset":${quote(preset)},` +
    `"rules":${rulesText(rules)},"rulesHash":${quote(rulesHash)},"cast":${castText(cast)},` +
    `"language":${quote(language)},"consent":${JSON.stringify(consent)},"licence":${JSON.stringify(licence)},` +
    `"software":${quote(software)},"source":${sourceText(source)}}\n`
  );
}

function sourceText(source: Source | null): string {
  if (source === null) return 'null';
  const { format, unknown, notes } = source;
  return JSON.stringify({ format, unknown, notes });
}

/** One line, with its line feed. */
export function writeEntry(entry: RecordEntry): string {
  if (entry.asRead !== undefined) return `${entry.asRead}\n`;
  const stamp = stampText(entry);
  return knownLine(stamp, entry.event) ?? foreignLine(stamp, entry.event as ForeignEvent);
}

/** An event that the rules do not know, with whatever it says. */
function foreignLine(stamp: string, { type, audience, ...facts }: ForeignEvent): string {
  let text = `${stamp},"type":${JSON.stringify(type)},"audience":${JSON.stringify(audience)}`;
  for (const [fact, value] of Object.entries(facts)) {
    const json = JSON.stringify(value);
    if (json !== undefined) text += `,${JSON.stringify(fact)}:${json}`;
  }
  return `${text}}\n`;
}

/** The whole record; what is appended to it later are lines of `writeEntry`. */
export function writeRecord({ header, entries }: VillageRecord): string {
  let text = writeHeader(header);
  for (const entry of entries) {
    if (entry.event.type === 'opened') checkOpened(entry.event as Opened, header);
    text += writeEntry(entry);
  }
  return text;
}

/** On disk the facts of `opened` stand in the header only, so they must be the same. */
function checkOpened({ preset, rules, cast, language }: Opened, header: Header): void {
  const isSame =
    preset === header.preset &&
    language === header.language &&
    rulesText(rules) === rulesText(header.rules) &&
    castText(cast) === castText(header.cast);
  invariant(isSame, 'a village opens with what the header of its record says');
}

/** Thousands of villages may share one cast. */
const CASTS = new WeakMap<readonly Character[], string>();

function castText(cast: readonly Character[]): string {
  const known = CASTS.get(cast);
  if (known !== undefined) return known;
  const text = JSON.stringify(cast, ['name', 'profile']);
  CASTS.set(cast, text);
  return text;
}

/** What storage adds to an event, first on the line. */
export function stampText({ seq, at, askedAt, clientAt }: RecordEntry): string {
  if (clientAt !== undefined) return number(seq) + timesText(at, askedAt, clientAt);
  return number(seq) + (askedAt === undefined ? otherwise : answers).textOf(at, askedAt);
}

const number = pieces((seq) => ['{"seq":', seq, ',"at":']);

/** What happens without waiting happens at one time: the text of the last one is kept. */
class KeptTimes {
  #at: RecordEntry['at'] = 0;
  #askedAt: RecordEntry['askedAt'];
  #text = timesText(0, undefined, undefined);

  textOf(at: RecordEntry['at'], askedAt: RecordEntry['askedAt']): string {
    if (at === this.#at && askedAt === this.#askedAt) return this.#text;
    this.#at = at;
    this.#askedAt = askedAt;
    this.#text = timesText(at, askedAt, undefined);
    return this.#text;
  }
}

const answers = new KeptTimes();
const otherwise = new KeptTimes();

function timesText(at: number | null, askedAt: number | undefined, clientAt: number | undefined): string {
  return `${timeText(at)}${optionalTime('askedAt', askedAt)}${optionalTime('clientAt', clientAt)}`;
}

function timeText(at: number | null): string {
  return at === null || !Number.isFinite(at) ? 'null' : `${at}`;
}

function optionalTime(name: string, at: number | undefined): string {
  return at === undefined || !Number.isFinite(at) ? '' : `,"${name}":${at}`;
}
