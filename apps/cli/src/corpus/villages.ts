import {
  type CorpusUtterance,
  type CorpusVillage,
  DISCUSSION,
  parseTag,
  studied,
  tagsOfReading,
} from '@mura/corpus';
import { aiwolf, natural } from '@mura/language';
import { gameOf } from '../game-file.ts';
import { complain, gamesAt, isRead } from '../games.ts';
import { firstLine, gather, linesOf } from '../input.ts';
import { type Item, type Rosters, toItem } from '../natural/item.ts';
import { tongueIn } from '../options.ts';
import { hasUtterances, isUtteranceLine } from './utterance-file.ts';

export interface VillageOptions {
  /** The natural language of the talk; by default each utterance tells it by its letters. */
  readonly lang?: natural.Tongue;
  readonly rosters: Rosters;
}

/** A village and where it was found. */
export interface PlacedVillage {
  readonly place: string;
  readonly village: CorpusVillage;
}

/** The villages of some files: games of any form, or utterances as `mura read` takes them. */
export async function* villagesIn(
  places: readonly string[],
  options: VillageOptions,
): AsyncGenerator<PlacedVillage> {
  for (const place of places) {
    if (place === '-') yield await fromInput(options);
    else if (await hasUtterances(place)) {
      const { all } = await firstLine(place, {});
      yield await fromUtterances(place, all, options);
    } else yield* fromGames(place, options);
  }
}

async function* fromGames(place: string, { lang }: VillageOptions): AsyncGenerator<PlacedVillage> {
  for await (const found of gamesAt([place])) {
    if (isRead(found)) yield { place: found.place, village: studied(found.record, tongueIn(lang)) };
    else complain(found.error);
  }
}

/** Standard input is read once, so its first line decides. */
async function fromInput(options: VillageOptions): Promise<PlacedVillage> {
  const { line, all } = await firstLine('-', {});
  if (isUtteranceLine(line)) return fromUtterances('-', all, options);
  const { record } = gameOf('-', await gather('-', all));
  return { place: '-', village: studied(record, tongueIn(options.lang)) };
}

/** Utterances in order, as one village of which nothing else is known. */
async function fromUtterances(
  place: string,
  bytes: AsyncIterable<Buffer>,
  { lang, rosters }: VillageOptions,
): Promise<PlacedVillage> {
  const utterances: CorpusUtterance[] = [];
  const players = new Map<number, string>();
  let number = 0;
  for await (const line of linesOf(place, bytes)) {
    number++;
    const text = line.toString('utf8').trim();
    if (text === '') continue;
    const item = toItem(text, number, rosters);
    for (const { player, name } of item.utterance.cast) players.set(player, name);
    utterances.push(utteranceOf(item, lang));
  }
  const village = {
    id: place,
    preset: 'custom',
    rulesHash: '',
    players: [...players].map(([player, name]) => ({ player, name, role: null })),
    winner: null,
    hasSuddenDeath: false,
    utterances,
  };
  return { place, village };
}

/** Tags that are given stand; others are read. */
function utteranceOf(
  { id, speaker, day, utterance, gold }: Item,
  lang: natural.Tongue | undefined,
): CorpusUtterance {
  const { text, channel = 'talk', cast } = utterance;
  const nameOf = (player: number) =>
    cast.find((one) => one.player === player)?.name ?? aiwolf.printAgent(player, 'java');
  const reading = natural.understood(utterance, lang);
  const tags =
    gold.tags?.flatMap((tag) => parseTag(tag) ?? []) ??
    tagsOfReading(reading, utterance.speaker, nameOf, DISCUSSION);
  return {
    id,
    seq: null,
    day: day ?? '',
    stage: 'game',
    channel,
    player: utterance.speaker,
    speaker: speaker ?? '',
    text,
    at: null,
    tags: channel === 'talk' ? tags : [],
    sentences: reading.sentences,
  };
}
