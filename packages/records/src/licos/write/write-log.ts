import { accept, type EventType, type Result, refuse, type Sealed } from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { WriteError } from '../../aiwolf/write/write-lines.ts';
import { eventsOf, type VillageRecord } from '../../record.ts';
import { aboutOf, type LogHead } from '../head-line.ts';
import { toOld } from '../old.ts';
import { readLicosLog } from '../read/read-log.ts';
import { type LicosLogOptions, LogWriter, villageNumber } from './log-writer.ts';

/**
 * A village as a log of LiCOS 0.3: a line about the village, then one message a line, in the order of the server's
 * time, each with all who could see it.
 */
export function writeLicosLog(
  record: VillageRecord,
  options: LicosLogOptions = {},
): Result<string, WriteError> {
  const players = record.header.cast.length;
  if (players < licos.FEWEST_PLAYERS || players > licos.MOST_PLAYERS) {
    const reason = `A village of LiCOS has ${licos.FEWEST_PLAYERS} to ${licos.MOST_PLAYERS} players, this one has ${players}`;
    return refuse({ reason });
  }
  const writer = new LogWriter(record, options);
  const lines = record.entries.flatMap((entry) => writer.take(entry).map((line) => JSON.stringify(line)));
  const head = headOf(record, writer);
  const back = readLicosLog(logOf(head, lines));
  if (!back.ok) return refuse({ reason: `The log cannot be read again: ${back.error.reason}` });
  const unsaid = [...lossesIn(record, back.value), ...(back.value.header.source?.unknown ?? [])];
  return accept(logOf({ ...head, unsaid: [...new Set(unsaid)] }, lines));
}

function logOf(head: LogHead, lines: readonly string[]): string {
  return `${[JSON.stringify(head), ...lines].join('\n')}\n`;
}

/** The same in the words of 0.2, the version of the paper: boards and talk, which is all its samples show. */
export function writeOldLicosLog(
  record: VillageRecord,
  options: LicosLogOptions = {},
): Result<string, WriteError> {
  const log = writeLicosLog(record, options);
  if (!log.ok) return log;
  const [, ...lines] = log.value.trimEnd().split('\n');
  const old = lines.flatMap((line) => toOld(JSON.parse(line)) ?? []);
  return accept(old.map((message) => `${JSON.stringify(message)}\n`).join(''));
}

function headOf(record: VillageRecord, { deal }: LogWriter): LogHead {
  const events = eventsOf(record);
  const sealed = events.find((event): event is Sealed => event.type === 'sealed');
  const revealed = events.find((event) => event.type === 'rolesRevealed');
  return {
    type: licos.LOG_TYPE,
    protocol: '0.3',
    number: villageNumber(record.header.village),
    ...aboutOf(record.header),
    deal: deal.every((role) => role !== null) ? deal : null,
    players: sealed?.players ?? (revealed?.type === 'rolesRevealed' ? revealed.players : null),
    seed: sealed?.seed ?? null,
    timed: record.entries.every(({ at }) => at !== null),
    unsaid: [],
  };
}

type LossFields = Readonly<Record<string, unknown>>;

/**
 * What of a record is not in its log, found by reading the log again: the type of events that are missing
 * (`tieBroken`), or a fact of events (`phaseEnded.why`). What a log of LiCOS can say has no list of its own.
 */
function lossesIn(record: VillageRecord, back: VillageRecord): string[] {
  const [was, is] = [byType(record), byType(back)];
  const lost = [...was].flatMap(([type, events]) => lossesOf(type, events, is.get(type) ?? []));
  const isAsked = record.entries.some(({ askedAt }) => askedAt !== undefined);
  return [...new Set(lost), ...(isAsked ? ['askedAt'] : [])];
}

/** What a post is marked with where it is written in the village's language says nothing more. */
function byType(record: VillageRecord): Map<EventType, LossFields[]> {
  const events = new Map<EventType, LossFields[]>();
  for (const event of eventsOf(record)) {
    const isPlain = 'language' in event && event.language === record.header.language;
    const facts: LossFields = isPlain ? { ...event, language: null } : { ...event };
    const same = events.get(event.type);
    if (same === undefined) events.set(event.type, [facts]);
    else same.push(facts);
  }
  return events;
}

function lossesOf(type: EventType, was: readonly LossFields[], is: readonly LossFields[]): string[] {
  if (was.length !== is.length) return [type];
  return was.flatMap((event, index) =>
    Object.keys(event)
      .filter((fact) => !isSame(event[fact], is[index]![fact]))
      .map((fact) => `${type}.${fact}`),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as LossFields)[key], (other as LossFields)[key]));
}
