import {
  accept,
  type Character,
  type Event,
  type Guarded,
  type Judged,
  type PlayerId,
  type Result,
  refuse,
  type Talked,
  type Vote,
  type Voted,
} from '@mura/engine';
import { FOREIGN, isKnown, type RecordEntry, type VillageRecord } from '../record.ts';
import type { Columns } from './line.ts';
import { roleWord, speciesWord, winnerWord } from './words.ts';

/** How a log is to be written. */
export interface LogForm extends Columns {
  /** The word after `attack,-1`. */
  readonly nobodyAttacked: 'true' | 'false';
  /** Group chat: the turn column counts the utterances of the speaker. */
  readonly ownTurns: boolean;
}

/** Why a record cannot be written in this form. */
export interface WriteError {
  readonly reason: string;
}

/** What is known of the village while its log is written. Lists by player start at player 1. */
interface Scribe {
  readonly form: LogForm;
  readonly lines: string[];
  readonly cast: readonly Character[];
  roles: readonly string[];
  names: readonly string[];
  readonly alive: boolean[];
  readonly failed: boolean[];
  /** The day of the last status lines. */
  shown: number;
  /** Answers that came in any order and are written in that of the players. */
  pending: { type: Event['type']; player: PlayerId; line: string }[];
  /** Utterances of each player in the phase. */
  said: number[];
}

/** The lines of a log as the server would have written it: all that the master knows, in order. */
export function writeLines(
  { header, entries }: VillageRecord,
  form: LogForm,
): Result<readonly string[], WriteError> {
  const players = header.cast.length;
  const scribe: Scribe = {
    form,
    lines: [],
    cast: header.cast,
    roles: notesOf(header.source?.notes, 'role', players),
    names: notesOf(header.source?.notes, 'name', players),
    alive: Array<boolean>(players).fill(true),
    failed: Array<boolean>(players).fill(false),
    shown: -1,
    pending: [],
    said: [],
  };
  for (const entry of entries) {
    if (entry.event.type === 'dayBegan' && scribe.roles.length < players) {
      return refuse({ reason: 'The record does not say who has which role, and a game log does.' });
    }
    writeEntry(scribe, entry);
  }
  flush(scribe);
  return accept(scribe.lines);
}

/** What the notes of a source say of each player, where a record has no deal; empty where they do not. */
function notesOf(
  notes: Readonly<Record<string, unknown>> | undefined,
  what: string,
  players: number,
): string[] {
  const all = Array.from({ length: players }, (_, index) => notes?.[`${what}.${index + 1}`]);
  return all.every((note) => typeof note === 'string') ? all : [];
}

function writeEntry(scribe: Scribe, { at, event }: RecordEntry): void {
  if (event.type === FOREIGN && 'line' in event) {
    flush(scribe);
    scribe.lines.push(String(event.line));
    return;
  }
  if (isKnown(event)) writeEvent(scribe, event, at);
}

function writeEvent(scribe: Scribe, event: Event, at: number | null): void {
  switch (event.type) {
    case 'sealed':
      scribe.roles = event.deal.map(roleWord);
      scribe.names = event.players;
      return;
    case 'dayBegan':
      writeStatus(scribe, event.day);
      return;
    case 'dawnBroke':
      for (const player of event.dead) scribe.alive[player - 1] = false;
      writeStatus(scribe, event.day);
      return;
    case 'phaseBegan':
      flush(scribe);
      scribe.said = [];
      return;
    case 'talked':
      if (event.channel === 'talk' || event.channel === 'whisper') write(scribe, talkLine(scribe, event, at));
      return;
    case 'voted':
    case 'attackVoted':
    case 'divined':
    case 'guarded':
      hold(scribe, event.type, event.player, answerLine(scribe, event));
      return;
    case 'votesCounted':
    case 'attackVotesCounted':
      writeVotes(scribe, event.type === 'votesCounted' ? 'vote' : 'attackVote', event.day, event.votes);
      return;
    case 'executed':
      scribe.alive[event.player - 1] = false;
      write(scribe, `${event.day},execute,${event.player},${scribe.roles[event.player - 1]}`);
      return;
    case 'attacked':
      write(scribe, `${event.day},attack,${attackCells(scribe.form, event.target, event.died)}`);
      return;
    case 'failed':
      scribe.failed[event.player - 1] = true;
      return;
    case 'ended':
      writeStatus(scribe, event.day);
      write(scribe, `${event.day},result,${headCount(scribe)},${winnerWord(event.winner)}`);
      return;
  }
}

function write(scribe: Scribe, line: string): void {
  flush(scribe);
  scribe.lines.push(line);
}

/** Everybody's status, once a day. */
function writeStatus(scribe: Scribe, day: number): void {
  flush(scribe);
  if (scribe.shown === day) return;
  scribe.shown = day;
  const { form, roles, names, alive, failed, cast } = scribe;
  roles.forEach((role, index) => {
    const state = form.failures && failed[index] ? '' : alive[index] ? 'ALIVE' : 'DEAD';
    const name = oneLine(names[index] ?? '');
    const both = form.names === 2 ? `${name},${oneLine(cast[index]!.name)}` : name;
    scribe.lines.push(`${day},status,${index + 1},${role},${state},${both}`);
  });
}

function talkLine(scribe: Scribe, talked: Talked, at: number | null): string {
  const { form } = scribe;
  const { day, channel, idx, player, text } = talked;
  const said = scribe.said[player] ?? 0;
  scribe.said[player] = said + 1;
  const turn = form.turn ? `${form.ownTurns ? said : (talked.turn ?? said)},` : '';
  const stamp = form.stamped && at !== null ? `,${Math.floor(at / 1000)}` : '';
  return `${day},${channel},${idx},${turn}${player},${oneLine(text)}${stamp}`;
}

/** What people write in other villages may have several lines; a log has one for each utterance. */
function oneLine(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\r?\n/g, ' ') : text;
}

function answerLine({ roles }: Scribe, event: Judged | Guarded | Voted): string {
  const { type, day, player, target } = event;
  switch (type) {
    case 'divined':
    case 'identified':
      return `${day},divine,${player},${target},${speciesWord(event.result)}`;
    case 'guarded':
      return `${day},guard,${player},${target},${roles[target - 1]}`;
    case 'voted':
    case 'polled':
      return `${day},vote,${player},${target}`;
    case 'attackVoted':
      return `${day},attackVote,${player},${target}`;
  }
}

function hold(scribe: Scribe, type: Event['type'], player: PlayerId, line: string): void {
  if (scribe.pending.some((other) => other.type !== type)) flush(scribe);
  scribe.pending.push({ type, player, line });
}

function flush({ pending, lines }: Scribe): void {
  if (pending.length === 0) return;
  pending.sort((one, other) => one.player - other.player);
  for (const { line } of pending) lines.push(line);
  pending.length = 0;
}

/** The count says what the ballots said. */
function writeVotes(scribe: Scribe, kind: 'vote' | 'attackVote', day: number, votes: readonly Vote[]): void {
  scribe.pending.length = 0;
  for (const { player, target } of votes.toSorted((one, other) => one.player - other.player)) {
    scribe.lines.push(`${day},${kind},${player},${target}`);
  }
}

function attackCells(form: LogForm, target: PlayerId | null, died: boolean): string {
  return target === null ? `-1,${form.nobodyAttacked}` : `${target},${died}`;
}

/** Living humans and werewolves. */
function headCount({ alive, roles }: Scribe): string {
  const living = roles.filter((_, index) => alive[index]);
  const werewolves = living.filter((role) => role === 'WEREWOLF').length;
  return `${living.length - werewolves},${werewolves}`;
}
