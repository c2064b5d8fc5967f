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
import { FOREIGN, isKnown, type RecordEntry, type VillageRecord } from '../../record.ts';
import type { Columns } from '../line.ts';
import { roleWord, speciesWord, winnerWord } from '../words.ts';

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
interface LogWriting {
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
  const writing: LogWriting = {
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
    if (entry.event.type === 'dayBegan' && writing.roles.length < players) {
      return refuse({ reason: 'The record does not say who has which role, and a game log does.' });
    }
    writeEntry(writing, entry);
  }
  flush(writing);
  return accept(writing.lines);
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

function writeEntry(writing: LogWriting, { at, event }: RecordEntry): void {
  if (event.type === FOREIGN && 'line' in event) {
    flush(writing);
    writing.lines.push(String(event.line));
    return;
  }
  if (isKnown(event)) writeEvent(writing, event, at);
}

function writeEvent(writing: LogWriting, event: Event, at: number | null): void {
  switch (event.type) {
    case 'sealed':
      writing.roles = event.deal.map(roleWord);
      writing.names = event.players;
      return;
    case 'dayBegan':
      writeStatus(writing, event.day);
      return;
    case 'dawnBroke':
      for (const player of event.dead) writing.alive[player - 1] = false;
      writeStatus(writing, event.day);
      return;
    case 'phaseBegan':
      flush(writing);
      writing.said = [];
      return;
    case 'talked':
      if (event.channel === 'talk' || event.channel === 'whisper')
        write(writing, talkLine(writing, event, at));
      return;
    case 'voted':
    case 'attackVoted':
    case 'divined':
    case 'guarded':
      hold(writing, event.type, event.player, answerLine(writing, event));
      return;
    case 'votesCounted':
    case 'attackVotesCounted':
      writeVotes(writing, event.type === 'votesCounted' ? 'vote' : 'attackVote', event.day, event.votes);
      return;
    case 'executed':
      writing.alive[event.player - 1] = false;
      write(writing, `${event.day},execute,${event.player},${writing.roles[event.player - 1]}`);
      return;
    case 'attacked':
      write(writing, `${event.day},attack,${attackCells(writing.form, event.target, event.died)}`);
      return;
    case 'failed':
      writing.failed[event.player - 1] = true;
      return;
    case 'ended':
      writeStatus(writing, event.day);
      write(writing, `${event.day},result,${headCount(writing)},${winnerWord(event.winner)}`);
      return;
  }
}

function write(writing: LogWriting, line: string): void {
  flush(writing);
  writing.lines.push(line);
}

/** Everybody's status, once a day. */
function writeStatus(writing: LogWriting, day: number): void {
  flush(writing);
  if (writing.shown === day) return;
  writing.shown = day;
  const { form, roles, names, alive, failed, cast } = writing;
  roles.forEach((role, index) => {
    const state = form.failures && failed[index] ? '' : alive[index] ? 'ALIVE' : 'DEAD';
    const name = oneLine(names[index] ?? '');
    const both = form.names === 2 ? `${name},${oneLine(cast[index]!.name)}` : name;
    writing.lines.push(`${day},status,${index + 1},${role},${state},${both}`);
  });
}

function talkLine(writing: LogWriting, talked: Talked, at: number | null): string {
  const { form } = writing;
  const { day, channel, idx, player, text } = talked;
  const said = writing.said[player] ?? 0;
  writing.said[player] = said + 1;
  const turn = form.turn ? `${form.ownTurns ? said : (talked.turn ?? said)},` : '';
  const stamp = form.stamped && at !== null ? `,${Math.floor(at / 1000)}` : '';
  return `${day},${channel},${idx},${turn}${player},${oneLine(text)}${stamp}`;
}

/** What people write in other villages may have several lines; a log has one for each utterance. */
function oneLine(text: string): string {
  return text.includes('\n') ? text.replaceAll(/\r?\n/g, ' ') : text;
}

function answerLine({ roles }: LogWriting, event: Judged | Guarded | Voted): string {
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

function hold(writing: LogWriting, type: Event['type'], player: PlayerId, line: string): void {
  if (writing.pending.some((other) => other.type !== type)) flush(writing);
  writing.pending.push({ type, player, line });
}

function flush({ pending, lines }: LogWriting): void {
  if (pending.length === 0) return;
  pending.sort((one, other) => one.player - other.player);
  for (const { line } of pending) lines.push(line);
  pending.length = 0;
}

/** The count says what the ballots said. */
function writeVotes(
  writing: LogWriting,
  kind: 'vote' | 'attackVote',
  day: number,
  votes: readonly Vote[],
): void {
  writing.pending.length = 0;
  for (const { player, target } of votes.toSorted((one, other) => one.player - other.player)) {
    writing.lines.push(`${day},${kind},${player},${target}`);
  }
}

function attackCells(form: LogForm, target: PlayerId | null, died: boolean): string {
  return target === null ? `-1,${form.nobodyAttacked}` : `${target},${died}`;
}

/** Living humans and werewolves. */
function headCount({ alive, roles }: LogWriting): string {
  const living = roles.filter((_, index) => alive[index]);
  const werewolves = living.filter((role) => role === 'WEREWOLF').length;
  return `${living.length - werewolves},${werewolves}`;
}
