import { accept, agentCast, aiwolfRules, fingerprint, type Result, type Rules } from '@mura/engine';
import {
  namePreset,
  noteShown,
  type RulePath,
  type ShownRule,
  unknownIn,
  withShown,
} from '../../known-rules/known-rules.ts';
import { headerOf, type RecordEntry, type Source, type VillageRecord } from '../../record.ts';
import type { Columns, LogLine } from '../line.ts';
import { type LogError, wrongLine } from '../log-error.ts';
import { AIWOLF_DEFAULTS, type LogDefaults, noteOddLines, noteText } from '../notes.ts';
import { findColumns, type SourceText, splitText } from '../source-text.ts';
import { type LogForm, writeLines } from '../write/write-lines.ts';
import type { TimedEvent } from './chronicle.ts';
import { gatherDays, type LogDay } from './day.ts';
import { checkKnown, countRoles, findDeal, type LogPreamble, type TalkForm } from './known.ts';
import { parseLine } from './parse-line.ts';
import { rulesShown, UNKNOWN_TO_AIWOLF } from './rules-shown.ts';
import { talksIn } from './runs.ts';
import { tellVillage } from './tell-day.ts';

export interface LogOptions {
  /** For messages. */
  readonly file?: string;
  /** The id of the village; made from the text where it is not given. */
  readonly village?: string;
  readonly licence?: string | null;
}

/** What a format makes of the days of a log. */
export interface LogFormat {
  readonly name: 'aiwolf' | 'nlp';
  readonly usual: LogDefaults;
  known(days: readonly LogDay[], columns: Columns): LogPreamble;
}

/** A game log of the AIWolf servers (Java), 2016 and later, whole or cut after any line. */
export function readAIWolfLog(text: string, options: LogOptions = {}): Result<VillageRecord, LogError> {
  return readLog(text, AIWOLF, options);
}

const AIWOLF: LogFormat = {
  name: 'aiwolf',
  usual: AIWOLF_DEFAULTS,
  known: knownByAIWolf,
};

/** The turn column came in 2017, and with it another order of the day. */
function knownByAIWolf(days: readonly LogDay[], columns: Columns): LogPreamble {
  const seen: RulesSeen = {
    platform: platformRules(days, columns),
    unknown: [
      ...UNKNOWN_TO_AIWOLF,
      ...(columns.turn ? ['vote.lastNight'] : []),
      ...(days.length < 2 ? ['firstDay'] : []),
    ],
    shown: rulesShown(days, columns),
  };
  const isFree = seen.shown.some(({ path }) => path === 'grammar');
  const language = isFree ? languageSeen(days) : 'aiwolf';
  return knownFrom(days[0]!, seen, columns.turn ? 'turns' : 'interleaved', language);
}

/** What every log of such a server says, whatever happens: who is what, and whether there was talk on day 0. */
function platformRules(days: readonly LogDay[], columns: Columns): Rules {
  const talkOnFirstDay = days[0]!.body.some(({ type }) => type === 'talk');
  const rules = aiwolfRules(countRoles(days[0]!), { talkOnFirstDay });
  return columns.turn ? rules : { ...rules, vote: { ...rules.vote, lastNight: 'guards' } };
}

/** The rules of a village, by its server and by what happened. */
export interface RulesSeen {
  /** Those of the platform: what all logs of its form say, and its defaults. */
  readonly platform: Rules;
  readonly unknown: readonly RulePath[];
  readonly shown: readonly ShownRule[];
}

/** What the first status lines and the rules say. */
export function knownFrom(
  { status }: LogDay,
  seen: RulesSeen,
  talk: TalkForm,
  language: string,
): LogPreamble {
  const { platform, unknown, shown } = seen;
  const roleWords = status.map(({ role }) => role);
  const agents = agentCast(status.length);
  return {
    preset: namePreset({ rules: platform, unknown }),
    rules: withShown(platform, shown),
    unknown,
    shown,
    cast: status.map(({ character }, index) => (character === null ? agents[index]! : { name: character })),
    language,
    players: status.map(({ name }) => name),
    roleWords,
    deal: findDeal(roleWords),
    talk,
  };
}

/** Reads any log of this family. */
export function readLog(
  text: string,
  format: LogFormat,
  options: LogOptions,
): Result<VillageRecord, LogError> {
  const read = readLines(text, format);
  if (!read.ok) return { ok: false, error: { ...read.error, file: options.file ?? null } };
  const { known, told, source } = read.value;
  const { preset, rules, cast, language } = known;
  const header = headerOf(
    { preset, rules, cast, language },
    { village: options.village ?? fingerprint(text), licence: options.licence ?? null, source },
  );
  return accept({ header, entries: toEntries(told) });
}

interface ReadLines {
  readonly known: LogPreamble;
  readonly told: readonly TimedEvent[];
  readonly source: Source;
}

function readLines(text: string, format: LogFormat): Result<ReadLines, LogError> {
  const source = splitText(text);
  if (!source.ok) return source;
  const columns = findColumns(source.value.lines, format.name);
  const lines = parseLines(source.value.lines, columns);
  if (!lines.ok) return lines;
  const days = gatherDays(lines.value);
  if (!days.ok) return days;
  const known = checkKnown(format.known(days.value, columns));
  if (!known.ok) return known;
  const told = tellVillage(known.value, days.value);
  return withSource(source.value, columns, format, known.value, told);
}

function parseLines(lines: readonly string[], columns: Columns): Result<readonly LogLine[], LogError> {
  const parsed: LogLine[] = [];
  for (const [index, line] of lines.entries()) {
    const result = parseLine(line, index + 1, columns);
    if (!result.ok) return result;
    parsed.push({ ...result.value, at: index + 1 });
  }
  return accept(parsed);
}

/** Writes the log again, and notes what came out otherwise. */
function withSource(
  text: SourceText,
  columns: Columns,
  { name, usual }: LogFormat,
  known: LogPreamble,
  told: readonly TimedEvent[],
): Result<ReadLines, LogError> {
  const ownTurns = known.talk === 'clock';
  const form: LogForm = { ...columns, nobodyAttacked: usual.form.nobodyAttacked, ownTurns };
  const notes = {
    ...noteText(text, form, usual),
    ...noteRoles(known),
    ...noteRules(known),
    ...noteShown(known.shown),
  };
  const source: Source = { format: name, unknown: unknownOf(known, columns), notes };
  const { preset, rules, cast, language } = known;
  const header = headerOf({ preset, rules, cast, language }, { village: '', source });
  const written = writeLines({ header, entries: toEntries(told) }, form);
  const odd = written.ok ? noteOddLines(text.lines, written.value) : null;
  if (odd === null) return wrongLine(text.lines.length, 'the log', '', 'lines that can be written again');
  return accept({ known, told, source: { ...source, notes: { ...notes, ...odd } } });
}

/** Where a role is not known here there is no deal, and the notes say who was what. */
function noteRoles({ deal, roleWords, players }: LogPreamble): Record<string, string> {
  if (deal !== null) return {};
  return {
    ...Object.fromEntries(roleWords.map((word, index) => [`role.${index + 1}`, word])),
    ...Object.fromEntries(players.map((name, index) => [`name.${index + 1}`, name])),
  };
}

/** What the rules of the record cannot say of the game. */
function noteRules({ deal, talk }: LogPreamble): Record<string, string> {
  return {
    ...(talk !== 'turns' && { talkForm: talk }),
    ...(deal === null && { rulesRoles: 'roles that are not known here are counted as villagers' }),
    ...(talk === 'interleaved' && {
      rulesTalk: 'the pack whispers after each turn of talk',
    }),
  };
}

function unknownOf(known: LogPreamble, columns: Columns): readonly string[] {
  return [
    'seed',
    ...(columns.stamped ? [] : ['at']),
    ...(columns.turn && known.talk !== 'clock' ? [] : ['talk.turn']),
    ...(known.deal === null ? ['deal'] : []),
    ...unknownIn(known.unknown),
  ];
}

function toEntries(told: readonly TimedEvent[]): RecordEntry[] {
  return told.map(({ at, event }, seq) => ({ seq, at, event }));
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The language people speak, by its letters: one with kana or kanji is Japanese. */
export function languageSeen(days: readonly LogDay[]): string {
  return days.some(({ body }) => talksIn(body).some(({ text }) => JAPANESE.test(text))) ? 'ja' : 'en';
}
