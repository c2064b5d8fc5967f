import { OVER, type PlayerId, SKIP } from '@mura/engine';
import { natural } from '@mura/language';
import { eventsOf, type VillageRecord } from '@mura/records';
import { relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import { type CorpusUtterance, type CorpusVillage, sideOf } from '../villages/village.ts';
import { type UnsaidChanges, unsaidChangesIn } from './changes-of-mind.ts';
import { contradictionsIn } from './contradictions.ts';

/** How a village talks, in counts that can be summed over villages. */
export interface TalkManner extends UnsaidChanges {
  readonly games: number;
  /** Public utterances that say something, and how often somebody passed instead (Skip, Over). */
  readonly utterances: number;
  readonly silences: number;
  readonly characters: number;
  /** Utterances that were made before in the same game: to the letter, and but for names, fillers and endings. */
  readonly repeatedToTheLetter: number;
  readonly repeated: number;
  /** Different phrases of each game. */
  readonly phrases: number;
  /** Utterances that answer somebody or take up what was said: addressed, naming who just spoke, or with a relation. */
  readonly takingUp: number;
  readonly questions: number;
  /** Questions to one player who spoke again on that day. */
  readonly answered: number;
  /** Claims, results and words against or for somebody that are at odds with earlier claims and results of the same player. */
  readonly contradictions: number;
  /** Werewolves who say in public that they are. */
  readonly secrets: number;
}

export function mannerOf(record: VillageRecord, village: CorpusVillage): TalkManner {
  const said = discussionOf(village);
  const texts = said.map(({ text }) => text.trim());
  const names = village.players.map(({ name }) => name);
  const masks = said.map(({ text }) => natural.phraseOf(text, names));
  const questions = said.flatMap((one, index) => askedOf(one, village).map((player) => ({ index, player })));
  return {
    games: 1,
    utterances: said.length,
    silences: silencesIn(record),
    characters: said.reduce((sum, { text }) => sum + [...text].length, 0),
    repeatedToTheLetter: texts.length - new Set(texts).size,
    repeated: masks.length - new Set(masks).size,
    phrases: new Set(masks).size,
    takingUp: takingUp(said, village),
    questions: questions.length,
    answered: questions.filter(({ index, player }) => speaksAgain(said, index, player)).length,
    contradictions: contradictionsIn(said),
    ...unsaidChangesIn(record, said),
    secrets: secretsIn(said, village),
  };
}

export function sumOfManners(manners: readonly TalkManner[]): TalkManner {
  const sums: { -readonly [Count in keyof TalkManner]: number } = { ...NOTHING };
  for (const manner of manners)
    for (const count of Object.keys(sums) as (keyof TalkManner)[]) sums[count] += manner[count];
  return sums;
}

const NOTHING: TalkManner = {
  games: 0,
  utterances: 0,
  silences: 0,
  characters: 0,
  repeatedToTheLetter: 0,
  repeated: 0,
  phrases: 0,
  takingUp: 0,
  questions: 0,
  answered: 0,
  contradictions: 0,
  deadSuspected: 0,
  trustUnsaid: 0,
  turnsUnsaid: 0,
  returns: 0,
  otherBallots: 0,
  secrets: 0,
};

function silencesIn(record: VillageRecord): number {
  return eventsOf(record).filter(
    (event) =>
      event.type === 'talked' && event.channel === 'talk' && (event.text === SKIP || event.text === OVER),
  ).length;
}

/** How far back somebody counts as having just spoken. */
const JUST_NOW = 5;

function takingUp(said: readonly CorpusUtterance[], { players }: CorpusVillage): number {
  const related = new Set(
    relationsOf(said).flatMap(({ of, previous }) => (previous === null ? [] : [of.id])),
  );
  return said.filter((one, index) => {
    if (related.has(one.id) || one.sentences.some(({ sentence }) => sentence.kind === 'opinion')) return true;
    const before = said.slice(Math.max(0, index - JUST_NOW), index).filter(({ day }) => day === one.day);
    return before.some(({ player }) => {
      const name = players.find((other) => other.player === player)?.name;
      return player !== one.player && name !== undefined && one.text.includes(name);
    });
  }).length;
}

/** Whom an utterance asks something; a question to all is nobody's. */
function askedOf(
  { sentences, text, player: speaker }: CorpusUtterance,
  { players }: CorpusVillage,
): PlayerId[] {
  const asked = sentences.flatMap(({ sentence }) =>
    sentence.kind === 'ask' && sentence.operator === 'INQUIRE' && sentence.target !== 'ANY'
      ? [sentence.target]
      : [],
  );
  if (asked.length > 0) return asked;
  if (!/[?？]\s*$/.test(text)) return [];
  const words = text.replace(/^[>@＞\s]+/, '');
  const addressed = players.filter(({ name, player }) => player !== speaker && words.startsWith(name));
  return addressed.map(({ player }) => player);
}

function speaksAgain(said: readonly CorpusUtterance[], index: number, player: PlayerId): boolean {
  const { day } = said[index]!;
  return said.slice(index + 1).some((one) => one.day === day && one.player === player);
}

function secretsIn(said: readonly CorpusUtterance[], { players }: CorpusVillage): number {
  return said.filter(({ player, sentences }) =>
    sentences.some(({ sentence }) =>
      natural
        .assertionsIn(sentence, player)
        .some(
          (stated) =>
            stated.kind === 'role' &&
            stated.verb === 'COMINGOUT' &&
            stated.role === 'WEREWOLF' &&
            stated.target === player &&
            sideOf(players.find((one) => one.player === player)?.role ?? null) === 'werewolf',
        ),
    ),
  ).length;
}
