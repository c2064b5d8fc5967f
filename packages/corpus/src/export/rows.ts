import type { PlayerId } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { isKnown, type VillageRecord } from '@mura/records';
import { deceptionsIn, saidBesideBelieved } from '../deception/deceptions.ts';
import { playerFeatures } from '../features/players.ts';
import { relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import { printTag } from '../tags/scheme.ts';
import type { CorpusVillage } from '../villages/village.ts';

/** A cell of an exported table; lists and objects are written as JSON where a format has no such thing. */
export type ExportCell =
  | string
  | number
  | boolean
  | null
  | readonly unknown[]
  | Readonly<Record<string, unknown>>;
export type ExportRow = Readonly<Record<string, ExportCell>>;

/** The tables of one village, one row per thing, with everything joined that belongs to it. */
export const EXPORTED = ['games', 'players', 'utterances', 'votes'] as const;
export type ExportedTable = (typeof EXPORTED)[number];

/** What the columns hold, in the words of SQL; a reader of files needs no guess. */
export const COLUMNS: Readonly<Record<ExportedTable, Readonly<Record<string, string>>>> = {
  games: {
    village: 'VARCHAR',
    preset: 'VARCHAR',
    rules: 'VARCHAR',
    language: 'VARCHAR',
    source: 'VARCHAR',
    consent: 'VARCHAR',
    licence: 'VARCHAR',
    players: 'INTEGER',
    winner: 'VARCHAR',
    suddenDeath: 'BOOLEAN',
    utterances: 'INTEGER',
  },
  players: {
    village: 'VARCHAR',
    player: 'INTEGER',
    role: 'VARCHAR',
    won: 'BOOLEAN',
    utterances: 'INTEGER',
    days: 'INTEGER',
    characters: 'INTEGER',
    meanLength: 'DOUBLE',
    meanDelay: 'DOUBLE',
    inARow: 'INTEGER',
    tags: 'INTEGER',
    attunements: 'INTEGER',
    rebuttals: 'INTEGER',
    attunedAgainst: 'STRUCT(human INTEGER, werewolf INTEGER)',
    words: 'MAP(VARCHAR, INTEGER)',
    name: 'VARCHAR',
  },
  utterances: {
    village: 'VARCHAR',
    id: 'VARCHAR',
    seq: 'INTEGER',
    day: 'INTEGER',
    stage: 'VARCHAR',
    channel: 'VARCHAR',
    player: 'INTEGER',
    speaker: 'VARCHAR',
    role: 'VARCHAR',
    winner: 'VARCHAR',
    at: 'BIGINT',
    clientAt: 'BIGINT',
    text: 'VARCHAR',
    meant: 'VARCHAR',
    sentences: 'VARCHAR[]',
    tags: 'VARCHAR[]',
    previous: 'VARCHAR',
    relation: 'VARCHAR',
    deception: 'VARCHAR[]',
    board: 'STRUCT(target INTEGER, role VARCHAR, mark VARCHAR)[]',
    memos: 'VARCHAR[]',
    nextVote: 'INTEGER',
  },
  votes: {
    village: 'VARCHAR',
    kind: 'VARCHAR',
    day: 'INTEGER',
    round: 'INTEGER',
    player: 'INTEGER',
    role: 'VARCHAR',
    target: 'INTEGER',
    targetRole: 'VARCHAR',
    at: 'BIGINT',
    clientAt: 'BIGINT',
  },
};

export function rowsOf(record: VillageRecord, village: CorpusVillage): Record<ExportedTable, ExportRow[]> {
  return {
    games: [gameRow(record, village)],
    players: playerRows(village),
    utterances: utteranceRows(record, village),
    votes: voteRows(record, village),
  };
}

function gameRow({ header }: VillageRecord, village: CorpusVillage): ExportRow {
  const { id, preset, rulesHash, players, winner, hasSuddenDeath, utterances } = village;
  return {
    village: id,
    preset,
    rules: rulesHash,
    language: header.language,
    source: header.source?.format ?? 'mura',
    consent: header.consent,
    licence: header.licence,
    players: players.length,
    winner,
    suddenDeath: hasSuddenDeath,
    utterances: utterances.length,
  };
}

function playerRows(village: CorpusVillage): ExportRow[] {
  return playerFeatures(village).map((features) => ({
    ...features,
    name: village.players[features.player - 1]?.name ?? '',
  }));
}

/** What was said, joined with what shows the mind of who said it: board, private posts of the day, next vote. */
function utteranceRows(record: VillageRecord, village: CorpusVillage): ExportRow[] {
  const relations = new Map(relationsOf(discussionOf(village)).map((one) => [one.of.id, one]));
  const pairs = saidBesideBelieved(record, village);
  const minds = new Map(pairs.map((one) => [one.utterance.seq, one]));
  const clocks = new Map(record.entries.map(({ seq, clientAt }) => [seq, clientAt ?? null]));
  const lies = new Map<string, string[]>();
  for (const { id, basis, kind } of deceptionsIn(record, village, pairs))
    lies.set(id, [...(lies.get(id) ?? []), `${basis}:${kind}`]);
  return village.utterances.map((said) => {
    const related = relations.get(said.id);
    const mind = said.seq === null ? undefined : minds.get(said.seq);
    return {
      village: village.id,
      id: said.id,
      seq: said.seq,
      day: said.day,
      stage: said.stage,
      channel: said.channel,
      player: said.player,
      speaker: said.speaker,
      role: village.players.find(({ player }) => player === said.player)?.role ?? null,
      winner: village.winner,
      at: said.at,
      clientAt: said.seq === null ? null : (clocks.get(said.seq) ?? null),
      text: said.text,
      meant: said.meant,
      sentences: said.sentences.map(({ sentence }) => aiwolf.printAIWolf(sentence, 'java')),
      tags: said.tags.map(printTag),
      previous: related?.previous?.id ?? null,
      relation: related?.relation ?? null,
      deception: lies.get(said.id) ?? [],
      board: mind?.board.map(({ target, role, mark }) => ({ target, role, mark })) ?? [],
      memos: mind?.memos.map(({ text }) => text) ?? [],
      nextVote: mind?.nextVote?.target ?? null,
    };
  });
}

function voteRows({ entries }: VillageRecord, { id, players }: CorpusVillage): ExportRow[] {
  const roleOf = (player: PlayerId) => players[player - 1]?.role ?? null;
  return entries.flatMap(({ event, at, clientAt = null }) => {
    if (!isKnown(event) || (event.type !== 'voted' && event.type !== 'attackVoted')) return [];
    return [
      {
        village: id,
        kind: event.type === 'voted' ? 'execution' : 'attack',
        day: event.day,
        round: event.round,
        player: event.player,
        role: roleOf(event.player),
        target: event.target,
        targetRole: event.target === null ? null : roleOf(event.target),
        at,
        clientAt,
      },
    ];
  });
}

/** How rows are written as text; each begins with what stands above them. */
type RowFormat = 'jsonl' | 'csv';

/** What stands above the rows, where the format has something there. */
export function headOf(row: ExportRow, format: RowFormat): string {
  return format === 'csv' ? `${Object.keys(row).join(',')}\r\n` : '';
}

export function writeRow(row: ExportRow, format: RowFormat): string {
  if (format === 'jsonl') return `${JSON.stringify(row)}\n`;
  return `${Object.values(row).map(csvCell).join(',')}\r\n`;
}

/** By RFC 4180; a text that a spreadsheet would take for a formula is kept from being one. */
function csvCell(value: ExportRow[string]): string {
  if (value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
