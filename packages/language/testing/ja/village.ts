import { aiwolf, type natural } from '../../src/index.ts';
import { partsOf } from '../../src/natural/say/understood.ts';

const NAMES = ['リン', 'ミナト', 'サクラ', 'ケンジ', 'アヤ'];
const CAST: readonly natural.Called[] = NAMES.map((name, index) => ({
  player: index + 1,
  name,
  aliases: [],
}));

/** Something that アヤ says in a village of five. */
export function saidByAya(text: string, channel: 'talk' | 'whisper' = 'talk'): natural.NaturalUtterance {
  return { text, speaker: 5, cast: CAST, channel };
}

/** The sentences of a reading with names for numbers, in a fixed order; a reason and its conclusion apart. */
export function sentencesIn({ sentences }: natural.Reading): string[] {
  return sentences
    .flatMap(({ sentence }) => partsOf(sentence))
    .map((sentence) =>
      aiwolf.printAIWolf(sentence, 'java').replace(/Agent\[0(\d)\]/g, (_, number) => nameOf(Number(number))),
    )
    .sort();
}

export function tagsIn({ tags }: natural.Reading): string[] {
  return tags.map(({ kind, player }) => `${kind}-${nameOf(player)}`).sort();
}

function nameOf(player: number): string {
  return NAMES[player - 1] ?? `player ${player}`;
}
