import {
  AIWOLF_SIZES,
  type AskedChannel,
  accept,
  agentCast,
  aiwolfRoles,
  type Character,
  countPlayers,
  type Event,
  fingerprint,
  NL2017,
  parseAnchor,
  type Result,
  type Rules,
  refuse,
} from '@mura/engine';
import { headerOf, isKnown, type RecordEntry, type VillageRecord } from '../record.ts';
import type { LogLine, TalkLine } from './line.ts';
import { type LogError, wrongLine } from './log-error.ts';
import { AIWOLF_DEFAULTS, noteText, textFrom } from './notes.ts';
import { parseLine } from './read/parse-line.ts';
import type { LogOptions } from './read/read-log.ts';
import { isTalk } from './read/runs.ts';
import { joinText, splitText } from './source-text.ts';

/**
 * A log of talk alone, as the paper on the first natural-language contest prints it: day, action, utterance id, turn,
 * agent id, text. It names nobody's role and nobody's death, so its record has no deal, and days without a dawn.
 */
export function readTalkLog(text: string, options: LogOptions = {}): Result<VillageRecord, LogError> {
  const read = readTalks(text, options);
  return read.ok ? read : refuse({ ...read.error, file: options.file ?? null });
}

function readTalks(text: string, { village = fingerprint(text), licence = null }: LogOptions) {
  const source = splitText(text);
  if (!source.ok) return source;
  const talks = parseTalks(source.value.lines);
  if (!talks.ok) return talks;
  const players = talks.value.reduce((most, { player }) => Math.max(most, player), 0);
  const rules = rulesFor(players);
  if (rules === null) return wrongLine(1, 'the largest agent id', `${players}`, `1..${AIWOLF_SIZES.at(-1)}`);
  const cast = agentCast(countPlayers(rules));
  const notes = noteText(source.value, AIWOLF_DEFAULTS.form, AIWOLF_DEFAULTS);
  const about = { village, licence, source: { format: 'sample', unknown: UNKNOWN, notes } };
  const header = headerOf({ preset: NL2017.name, rules, cast, language: 'ja' }, about);
  return accept({ header, entries: tellTalks(talks.value, rules, cast) });
}

const UNKNOWN: readonly string[] = ['seed', 'at', 'rules', 'players', 'deal', 'dead', 'turn.order'];

function parseTalks(lines: readonly string[]): Result<readonly TalkLine[], LogError> {
  const talks: TalkLine[] = [];
  for (const [index, line] of lines.entries()) {
    const parsed = parseLine(line, index + 1, AIWOLF_DEFAULTS.form);
    if (!parsed.ok) return parsed;
    const talk: LogLine = { ...parsed.value, at: index + 1 };
    if (!isTalk(talk)) return wrongLine(index + 1, 'the line', line, 'talk or whisper');
    const before = talks.at(-1)?.day ?? 0;
    if (talk.day < before) return wrongLine(index + 1, 'the day', `${talk.day}`, `${before} or later`);
    talks.push(talk);
  }
  return talks.length === 0 ? wrongLine(1, 'the log', '', 'talk or whisper') : accept(talks);
}

/** The contest of 2017, with as many players as are named. */
function rulesFor(players: number): Rules | null {
  if (players <= 5) return NL2017.rules;
  return AIWOLF_SIZES.includes(players) ? { ...NL2017.rules, roles: aiwolfRoles(players) } : null;
}

function tellTalks(talks: readonly TalkLine[], rules: Rules, cast: readonly Character[]): RecordEntry[] {
  const numbers: Record<AskedChannel, number> = { talk: 0, whisper: 0 };
  const events: Event[] = [
    { type: 'opened', audience: 'public', preset: NL2017.name, rules, cast, language: 'ja' },
  ];
  let today: number | null = null;
  for (const { type: channel, day, idx, turn, player, text } of talks) {
    if (day !== today) events.push({ type: 'dayBegan', audience: 'public', day });
    today = day;
    const { to } = parseAnchor(text, cast);
    const audience = channel === 'talk' ? 'public' : [player];
    const manner = { replyTo: null, expression: null, language: null };
    const number = numbers[channel]++;
    events.push({ type: 'talked', audience, number, day, idx, turn, channel, player, text, to, ...manner });
  }
  return events.map((event, seq) => ({ seq, at: null, event }));
}

/** The talk of a record, one line each, in six columns. */
export function writeTalkLog({ header, entries }: VillageRecord): string {
  const lines = entries.flatMap(({ event }) => (isKnown(event) ? talkLine(event) : []));
  const notes = header.source?.format === 'sample' ? header.source.notes : {};
  return joinText(lines, textFrom(notes, AIWOLF_DEFAULTS));
}

function talkLine(event: Event): string[] {
  if (event.type !== 'talked') return [];
  const { day, channel, idx, turn, player, text } = event;
  return [`${day},${channel},${idx},${turn ?? 0},${player},${text.replaceAll('\n', ' ')}`];
}
