import {
  type CorpusUtterance,
  type CorpusVillage,
  DISCUSSION,
  OpenIssue,
  parseTag,
  type StudyOptions,
  studied,
  type Tag,
  type TagScheme,
  tagsOfReading,
} from '@mura/corpus';
import { aiwolf, natural } from '@mura/language';
import type { VillageRecord } from '@mura/records';
import { gameOf } from '../game-file.ts';
import { complain, gamesAt, isRead } from '../games.ts';
import { firstLine, gather, linesOf } from '../input.ts';
import { type Rosters, type TextItem, toItem } from '../natural/item.ts';
import { tongueIn } from '../options.ts';
import { hasUtterances, isUtteranceLine } from './utterance-file.ts';

export interface VillageOptions {
  /** The natural language of the talk; by default each utterance tells it by its letters. */
  readonly lang?: natural.Tongue;
  readonly rosters: Rosters;
  /** Which opinions are tagged; the paper's by default. */
  readonly scheme?: TagScheme;
}

/** A village and where it was found. */
export interface PlacedVillage {
  readonly place: string;
  readonly village: CorpusVillage;
  /** `null`: there are only utterances. */
  readonly record: VillageRecord | null;
}

/** The villages of some files: games of any form, or utterances as `mura read` takes them. */
export async function* villagesIn(
  places: readonly string[],
  options: VillageOptions,
): AsyncGenerator<PlacedVillage> {
  for (const place of places) {
    if (place === '-') yield* fromInput(options);
    else if (await hasUtterances(place)) {
      const { all } = await firstLine(place, {});
      yield* fromUtterances(place, all, options);
    } else yield* fromGames(place, options);
  }
}

async function* fromGames(place: string, options: VillageOptions): AsyncGenerator<PlacedVillage> {
  for await (const found of gamesAt([place])) {
    if (isRead(found))
      yield {
        place: found.place,
        village: studied(found.record, studyOptions(options)),
        record: found.record,
      };
    else complain(found.error);
  }
}

function studyOptions({ lang, scheme = DISCUSSION }: VillageOptions): StudyOptions {
  return { ...tongueIn(lang), scheme };
}

/** Standard input is read once, so its first line decides. */
async function* fromInput(options: VillageOptions): AsyncGenerator<PlacedVillage> {
  const { line, all } = await firstLine('-', {});
  if (isUtteranceLine(line)) {
    yield* fromUtterances('-', all, options);
    return;
  }
  const { record } = gameOf('-', await gather('-', all));
  yield { place: '-', village: studied(record, studyOptions(options)), record };
}

interface TalkRows {
  readonly utterances: CorpusUtterance[];
  readonly players: Map<number, string>;
  readonly issue: OpenIssue;
}

/** Utterances in order: one village of which nothing else is known, or as many as the lines name. */
async function* fromUtterances(
  place: string,
  bytes: AsyncIterable<Buffer>,
  { lang, rosters, scheme = DISCUSSION }: VillageOptions,
): AsyncGenerator<PlacedVillage> {
  const villages = new Map<string, TalkRows>();
  let number = 0;
  for await (const line of linesOf(place, bytes)) {
    number++;
    const text = line.toString('utf8').trim();
    if (text === '') continue;
    const item = toItem(text, number, rosters);
    const id = item.village ?? place;
    const village: TalkRows = villages.get(id) ?? {
      utterances: [],
      players: new Map(),
      issue: new OpenIssue(),
    };
    villages.set(id, village);
    for (const { player, name } of item.utterance.cast) village.players.set(player, name);
    village.utterances.push(utteranceOf(item, village.issue, lang, scheme));
  }
  for (const [id, { utterances, players }] of villages)
    yield { place, village: unknownVillage(id, utterances, players), record: null };
}

function unknownVillage(
  id: string,
  utterances: readonly CorpusUtterance[],
  players: ReadonlyMap<number, string>,
): CorpusVillage {
  return {
    id,
    preset: 'custom',
    rulesHash: '',
    players: [...players].map(([player, name]) => ({ player, name, role: null })),
    winner: null,
    hasSuddenDeath: false,
    utterances,
  };
}

function utteranceOf(
  { id, speaker, day, utterance, gold }: TextItem,
  issue: OpenIssue,
  lang: natural.Tongue | undefined,
  scheme: TagScheme,
): CorpusUtterance {
  const { text, channel = 'talk', cast } = utterance;
  const nameOf = (player: number) =>
    cast.find((one) => one.player === player)?.name ?? aiwolf.printAgent(player, 'java');
  const reading = natural.understood(utterance, lang);
  const tagged = (): Tag[] => {
    const given = gold.tags?.flatMap((tag) => parseTag(tag, scheme) ?? []);
    if (given !== undefined) issue.note(given, day ?? '');
    const read = tagsOfReading(reading, utterance.speaker, nameOf, scheme);
    return given ?? issue.tagsWith(read, day ?? '', utterance, lang);
  };
  return {
    id: String(id),
    seq: null,
    day: day ?? '',
    stage: 'game',
    channel,
    player: utterance.speaker,
    speaker: speaker ?? '',
    text,
    meant: null,
    at: null,
    // Tags that are given stand; others are read.
    tags: channel === 'talk' ? tagged() : [],
    sentences: reading.sentences,
  };
}
