import {
  accept,
  type Channel,
  type PlayerId,
  type Referring,
  type Result,
  ROLES,
  type Role,
  readReferences,
  refuse,
  renumberReferences,
  type shape,
  type Talked,
} from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { RecordError } from '../../read/error.ts';
import { readRecord } from '../../read/read.ts';
import { type Header, headerOf, type VillageRecord } from '../../record.ts';
import { writeHeader } from '../../write/write.ts';
import type { LogHead } from '../head-line.ts';
import { idOf, type LogLineRead, type LogLines, readLines } from './lines.ts';
import { Retelling } from './retelling.ts';
import { findStranger } from './strangers.ts';
import { type Survey, surveyOf } from './survey.ts';

/** A log of LiCOS as a record: one of ours, of another server, or of what one client has seen; 0.3, or 0.2 of the paper. */
export function readLicosLog(
  text: string,
  { file = null }: { readonly file?: string | null } = {},
): Result<VillageRecord, RecordError> {
  const lines = readLines(text, file);
  if (!lines.ok) return lines;
  const head = lines.value.head === null ? null : checkedHead(lines.value.head);
  if (head !== null && !head.ok) return refuse({ ...head.error, file });
  const survey = surveyOf({ ...lines.value, head: head?.value ?? null });
  if (survey === null) return refuse({ file, line: 1, reason: 'there is no message of a village' });
  const stranger = findStranger(lines.value.said, survey.cast.length);
  if (stranger !== null) return refuse({ file, ...stranger });
  const { entries, unknown } = new LogReader(survey, lines.value).read();
  const isTimed = head?.value.timed !== false;
  return accept({
    header: headerFor({ ...survey, unknown }, head?.value ?? null, lines.value),
    entries: isTimed ? entries : entries.map((entry) => ({ ...entry, at: null })),
  });
}

/** A head from outside may hold anything; what a header of a record checks is checked here. */
function checkedHead(head: LogHead): Result<LogHead, RecordError> {
  const { village, preset, rules, cast, language, consent, licence, software } = head;
  const header = headerOf({ preset, rules, cast, language }, { village, consent, licence, software });
  const read = readRecord(writeHeader(header));
  if (!read.ok) return read;
  const players = cast.length;
  const isDeal = (deal: unknown): deal is readonly Role[] =>
    Array.isArray(deal) &&
    deal.length === players &&
    deal.every((role) => (ROLES as readonly unknown[]).includes(role));
  const isNames = (names: unknown): names is readonly string[] =>
    Array.isArray(names) && names.length === players && names.every((name) => typeof name === 'string');
  const deal = isDeal(head.deal) ? head.deal : null;
  const unsaid = Array.isArray(head.unsaid) ? head.unsaid.filter((one) => typeof one === 'string') : [];
  return accept({ ...head, deal, players: isNames(head.players) ? head.players : null, unsaid });
}

function headerFor(survey: Survey, head: LogHead | null, { version }: LogLines): Header {
  const { preset, rules, cast, language, village, unknown } = survey;
  return headerOf(
    { preset, rules, cast, language },
    {
      village,
      ...(head === null ? {} : { consent: head.consent, licence: head.licence }),
      source: { format: 'licos', unknown, notes: { version } },
    },
  );
}

const CHANNELS: Partial<Readonly<Record<string, Channel>>> = {
  public: 'talk',
  werewolf: 'whisper',
  private: 'soliloquy',
  grave: 'grave',
};

const NIGHT_ACTS: Partial<Readonly<Record<string, 'divine' | 'guard' | 'attackVote'>>> = {
  seer: 'divine',
  bodyguard: 'guard',
  werewolf: 'attackVote',
};

/** Tells the messages of a log one after another. */
class LogReader {
  readonly #survey: Survey;
  readonly #lines: LogLines;
  readonly #retelling: Retelling;
  /** The number of each public utterance, by the time under which it was shown; `null`: there are several. */
  readonly #numbers = new Map<string, number | null>();
  /** The same by the number under which LiCOS showed it. */
  readonly #numbersById = new Map<number, number>();
  /** What was sent back to its sender. */
  readonly #echoed: ReadonlySet<string>;
  /** When it was written there, by the sender's clock: the server does not repeat that. */
  readonly #written: ReadonlyMap<string, (number | null)[]>;

  constructor(survey: Survey, lines: LogLines) {
    this.#survey = survey;
    this.#lines = lines;
    this.#retelling = new Retelling(survey);
    this.#echoed = echoesIn(lines.said);
    this.#written = writtenIn(lines.said);
  }

  read() {
    const { said } = this.#lines;
    this.#retelling.open(said[0]?.at ?? 0);
    for (let index = 0; index < said.length; index++) {
      const parts = this.#partsFrom(index);
      this.#take(said[index]!, parts.text);
      index += parts.more;
    }
    const { entries, unknown } = this.#retelling;
    return { entries, unknown: [...new Set([...this.#survey.unknown, ...unknown])] };
  }

  /** A long text stands in several messages with one number. */
  #partsFrom(index: number): { text: string; more: number } {
    const first = this.#lines.said[index]!;
    let text = textOf(first.message);
    let more = 0;
    if (first.kind !== 'chat') return { text, more };
    for (const next of this.#lines.said.slice(index + 1, index + 100)) {
      if (!isContinuation(first, next)) break;
      text += textOf(next.message);
      more++;
    }
    return { text, more };
  }

  #take(said: LogLineRead, text: string): void {
    const { kind, phase, day, limit, at } = said;
    // A page that was loaded anew was told narration as chat.
    if (kind === 'flavorText' || phase === 'flavor text') {
      if (day > this.#retelling.day && this.#retelling.hasReportOf(day)) this.#retelling.dawn(day, at);
      return;
    }
    if (phase === 'result' || phase === 'post-mortem discussion') this.#retelling.end(said.startedAt ?? at);
    else if (!this.#retelling.hasEnded) this.#enter(said, phase, day, limit);
    this.#tell(said, text);
  }

  /** Who is gone when a phase is told to begin was so before; who is shown so by what follows, since then. */
  #enter(
    { kind, startedAt, at, message }: LogLineRead,
    phase: licos.WirePhase,
    day: number,
    limit: number,
  ): void {
    const began = startedAt ?? at;
    if (kind === 'system') this.#retelling.noteFailed(failedIn(message), began);
    this.#retelling.enter(phase, day, limit, began);
    this.#retelling.noteFailed(failedIn(message), at);
  }

  #tell(said: LogLineRead, text: string): void {
    const { kind } = said;
    if (kind === 'chat') this.#tellChat(said, text);
    else if (kind === 'board') this.#tellBoard(said);
    else if (kind === 'vote') this.#tellVote(said);
    else if (kind === 'star') this.#tellStar(said);
    else if (kind === 'scroll') this.#tellScroll(said);
  }

  #tellChat(said: LogLineRead, text: string): void {
    const { message, at } = said;
    const clientAt = said.clientAt ?? this.#writtenAt(said);
    const range = String(message.intensionalDisclosureRange);
    if (range.endsWith('Audience')) this.#tellWatcher(message, text, at, clientAt);
    const channel = this.#isAct(said) ? 'act' : CHANNELS[range];
    const player = idOf(message.character);
    if (channel === undefined || player === null || this.#isEcho(said)) return;
    if (this.#isNote(said, channel)) {
      this.#retelling.tell({ type: 'noted', audience: [player], player, text }, at, clientAt);
      return;
    }
    const isOver = message.isOver === true && channel === 'talk';
    if (!isOver || text !== licos.narratorOf(this.#survey.language).over) {
      const language = this.#languageOf(message);
      const saying = { player, channel, ...this.#read(text, channel), language };
      this.#noteNumber(message, this.#retelling.talk(saying, at, clientAt));
    }
    if (isOver)
      this.#retelling.tell(
        { type: 'saidOver', audience: 'public', day: this.#retelling.day, player },
        at,
        clientAt,
      );
  }

  /** LiCOS refers to public messages by the numbers under which it shows them. */
  #read(text: string, channel: Channel): Referring {
    const toNumber = (id: number) => this.#numbersById.get(id);
    if (channel === 'talk') return readReferences(text, toNumber);
    return { text: renumberReferences(text, toNumber), replyTo: null };
  }

  #noteNumber({ serverTimestamp, id }: shape.JsonObject, { channel, number }: Talked): void {
    if (channel !== 'talk' || number === null) return;
    const time = String(serverTimestamp);
    this.#numbers.set(time, this.#numbers.has(time) ? null : number);
    if (typeof id === 'number') this.#numbersById.set(id, number);
  }

  /** What a client sent and the server sent back is one utterance; our own logs have it once. */
  #isEcho(said: LogLineRead): boolean {
    if (this.#lines.head !== null) return false;
    return said.message.directionality === 'client to server' && this.#echoed.has(keyOf(said));
  }

  /** Of what the server sent back to its sender: the same words may be said again, each at its own time. */
  #writtenAt(said: LogLineRead): number | null {
    return said.message.isMine === true ? (this.#written.get(keyOf(said))?.shift() ?? null) : null;
  }

  /** Our own logs say of a public message that it is no talk but an act. */
  #isAct({ message }: LogLineRead): boolean {
    return this.#lines.head !== null && message.act === true;
  }

  /** In our own logs a private message without a number is a note. */
  #isNote({ message }: LogLineRead, channel: Channel): boolean {
    return channel === 'soliloquy' && message.id === undefined && this.#lines.head !== null;
  }

  #languageOf({ text }: shape.JsonObject): string | null {
    const language = (text as shape.JsonObject)['@language'];
    return language === licos.toChatLanguage(this.#survey.language) ? null : String(language);
  }

  #tellWatcher(message: shape.JsonObject, text: string, at: number, clientAt: number | null): void {
    const name = (message.avatar as shape.JsonObject | undefined)?.name;
    const day = this.#retelling.day;
    const language = this.#languageOf(message);
    const facts = { day, name: name === undefined ? null : String(name), text, language };
    this.#retelling.tell({ type: 'watcherTalked', audience: 'spectators', ...facts }, at, clientAt);
  }

  #tellBoard({ message, at, clientAt }: LogLineRead): void {
    const player = idOf(message.myCharacter);
    const target = idOf(message.character);
    const role = licos.findRole(((message.role as shape.JsonObject).name as shape.JsonObject).en);
    if (player === null || target === null || role === undefined) return;
    const mark = licos.toMark(String(message.prediction));
    this.#retelling.tell({ type: 'marked', audience: [player], player, target, role, mark }, at, clientAt);
  }

  #tellStar({ message, at, clientAt }: LogLineRead): void {
    const player = idOf(message.myCharacter);
    const { serverTimestamp, isMarked } = message.star as shape.JsonObject;
    const number = this.#numbers.get(String(serverTimestamp));
    if (number === null) this.#retelling.unknown.add('starred');
    if (player === null || number == null) return;
    const facts = { player, channel: 'talk', number, starred: isMarked === true } as const;
    this.#retelling.tell({ type: 'starred', audience: [player], ...facts }, at, clientAt);
  }

  #tellScroll({ message, at, clientAt }: LogLineRead): void {
    const player = idOf(message.myCharacter);
    if (player === null) return;
    const text = licos.writeScroll(message as unknown as licos.Scroll);
    this.#retelling.tell({ type: 'noted', audience: [player], player, text }, at, clientAt);
  }

  /** What a vote means: the channel of a role says it, else the phase and who votes. */
  #tellVote({ message, phase, at, clientAt }: LogLineRead): void {
    const player = idOf(message.myCharacter);
    const target = idOf(message.character);
    if (player === null || target === null) return;
    const isPrivate = message.intensionalDisclosureRange === 'private';
    const role = this.#survey.deal[player - 1];
    const act = role == null ? undefined : NIGHT_ACTS[role];
    const ballot = { player, target, round: Number.isInteger(message.round) ? Number(message.round) : null };
    if (isPrivate && phase !== 'night') this.#retelling.vote(ballot, at, clientAt);
    else if (act !== undefined) this.#retelling.chooseAtNight(ballot, act, at, clientAt);
  }
}

/** Who a message says is gone. */
function failedIn({ character, extensionalDisclosureRange: range }: shape.JsonObject): PlayerId[] {
  const rows = [...(Array.isArray(character) ? character : []), ...(Array.isArray(range) ? range : [])];
  return rows.flatMap(({ id, status }: shape.JsonObject) =>
    status === 'unnatural death' ? [Number(id)] : [],
  );
}

function textOf(message: shape.JsonObject): string {
  return String((message.text as shape.JsonObject | undefined)?.['@value'] ?? '');
}

function isContinuation(first: LogLineRead, { kind, message }: LogLineRead): boolean {
  const { id, token, intensionalDisclosureRange, serverTimestamp } = first.message;
  return (
    kind === 'chat' &&
    id !== undefined &&
    message.id === id &&
    message.token === token &&
    message.intensionalDisclosureRange === intensionalDisclosureRange &&
    message.serverTimestamp === serverTimestamp
  );
}

function keyOf({ message }: LogLineRead): string {
  return `${idOf(message.character)} ${message.intensionalDisclosureRange} ${textOf(message)}`;
}

/** The times at which clients wrote what they sent, in order. */
function writtenIn(said: readonly LogLineRead[]): Map<string, (number | null)[]> {
  const times = new Map<string, (number | null)[]>();
  const sent = said.filter(
    ({ kind, message }) => kind === 'chat' && message.directionality === 'client to server',
  );
  for (const one of sent) {
    const key = keyOf(one);
    times.set(key, [...(times.get(key) ?? []), one.clientAt]);
  }
  return times;
}

/** What the server sent back to its sender. */
function echoesIn(said: readonly LogLineRead[]): Set<string> {
  const echoes = said.filter(
    ({ kind, message }) =>
      kind === 'chat' && message.directionality === 'server to client' && message.isMine === true,
  );
  return new Set(echoes.map(keyOf));
}
