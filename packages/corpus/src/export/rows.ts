import type { PlayerId } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { eventsOf, type VillageRecord } from '@mura/records';
import { insincereStances } from '../deception/beliefs.ts';
import { falseFacts } from '../deception/facts.ts';
import { playerFeatures } from '../features/players.ts';
import { relationsOf } from '../relations/relations.ts';
import { discussionOf } from '../tables/discussion.ts';
import { printTag } from '../tags/scheme.ts';
import type { CorpusVillage } from '../villages/village.ts';

/** A cell of an exported table; lists and objects are written as JSON where a format has no such thing. */
export type Cell = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, Cell>>;

/** The tables of one village, one row per thing, with everything joined that belongs to it. */
export const EXPORTED = ['games', 'players', 'utterances', 'votes'] as const;
export type ExportedTable = (typeof EXPORTED)[number];

export function rowsOf(record: VillageRecord, village: CorpusVillage): Record<ExportedTable, Row[]> {
  return {
    games: [gameRow(record, village)],
    players: playerRows(village),
    utterances: utteranceRows(record, village),
    votes: voteRows(record, village),
  };
}

function gameRow({ header }: VillageRecord, village: CorpusVillage): Row {
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

function playerRows(village: CorpusVillage): Row[] {
  return playerFeatures(village).map((features) => ({
    ...features,
    name: village.players[features.player - 1]?.name ?? '',
  }));
}

function utteranceRows(record: VillageRecord, village: CorpusVillage): Row[] {
  const relations = new Map(relationsOf(discussionOf(village)).map((one) => [one.of.id, one]));
  const lies = new Map<string, string[]>();
  for (const { id, basis, kind } of [...falseFacts(record, village), ...insincereStances(record, village)])
    lies.set(id, [...(lies.get(id) ?? []), `${basis}:${kind}`]);
  return village.utterances.map((said) => {
    const related = relations.get(said.id);
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
      at: said.at,
      text: said.text,
      sentences: said.sentences.map(({ sentence }) => aiwolf.printAIWolf(sentence, 'java')),
      tags: said.tags.map(printTag),
      previous: related?.previous?.id ?? null,
      relation: related?.relation ?? null,
      deception: lies.get(said.id) ?? [],
    };
  });
}

function voteRows(record: VillageRecord, { id, players }: CorpusVillage): Row[] {
  const roleOf = (player: PlayerId) => players[player - 1]?.role ?? null;
  return eventsOf(record).flatMap((event) =>
    event.type === 'voted' || event.type === 'attackVoted'
      ? [
          {
            village: id,
            kind: event.type === 'voted' ? 'execution' : 'attack',
            day: event.day,
            round: event.round,
            player: event.player,
            role: roleOf(event.player),
            target: event.target,
            targetRole: event.target === null ? null : roleOf(event.target),
          },
        ]
      : [],
  );
}
