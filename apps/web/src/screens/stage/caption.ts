import type { PlayerId } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { Language } from '@mura/words';
import { hourOf } from '../../model/phase.ts';
import { withNames } from '../../model/pieces.ts';
import type { PlayedVillageModel } from '../../model/play.svelte.ts';
import { readPost } from '../../model/read-post.ts';
import type { PostLine } from '../../model/screen-line.ts';
import { lookingTime, readingTime } from '../../model/stage/beats.ts';
import type { StageMoment } from '../../model/stage/scene.ts';
import { languageOf } from '../../model/translations.ts';
import { tally } from '../../model/votes.ts';
import { t } from '../../words/speech.svelte.ts';
import { st } from '../../words/stage.svelte.ts';
import { tellNews } from '../play/tell-news.ts';

/** What is to be read below the stage, in the reader's language. */
export interface ToldCaption {
  /** Changes with every caption. */
  readonly key: string;
  /** `null`: the narrator. */
  readonly player: PlayerId | null;
  readonly text: string;
  readonly language: string;
  /** What was really said, where that is something else. */
  readonly original: {
    readonly text: string;
    readonly language: string;
    /** What is told is only what a machine has understood of it. */
    readonly isNeeded: boolean;
  } | null;
  readonly isWhisper: boolean;
  readonly number: number | null;
  readonly left: number | null;
  /** What was understood, in words; `null` where the caption says just that. */
  readonly gloss: string | null;
  /** Milliseconds for which it is shown at the usual speed. */
  readonly time: number;
}

export function tellCaption(
  { caption, understanding, day, posts }: StageMoment,
  play: PlayedVillageModel,
): ToldCaption | null {
  if (caption === null) return null;
  const { language } = play.reader;
  const narrated = (key: string, text: string): ToldCaption => ({
    key,
    player: null,
    text,
    language,
    original: null,
    isWhisper: false,
    number: null,
    left: null,
    gloss: null,
    time: Math.max(lookingTime(caption), readingTime(text)),
  });
  if (caption.type === 'hour')
    return narrated(`hour ${day} ${caption.phase}`, t(`phase.${hourOf(caption.phase)}`));
  if (caption.type === 'votes') return narrated(`votes ${day} ${posts}`, tellVotes(caption.votes, play));
  const line = play.model.lines.findLast(({ key, type }) => key === caption.key && type !== 'hour');
  if (line === undefined) return null;
  if (line.type === 'post') {
    const glosses = (understanding?.sentences ?? []).map((sentence) => glossOf(sentence, line, play));
    return tellPost(line, play, glosses.join(gapIn(language)));
  }
  return line.type === 'news'
    ? narrated(`news ${line.key}`, tellNews(line.news, play).join(gapIn(language)))
    : null;
}

/** Japanese sentences stand close to each other. */
function gapIn(language: Language): string {
  return language === 'ja' ? '' : ' ';
}

function tellVotes(votes: Parameters<typeof tally>[0], play: PlayedVillageModel): string {
  const nameOf = (player: PlayerId) => play.names[player - 1] ?? '';
  const lines = tally(votes).map(({ target, voters }) =>
    st('votedFor', {
      name: nameOf(target),
      n: voters.length,
      names: voters.map(nameOf).join(t('list.comma')),
    }),
  );
  return [st('votesCounted'), ...lines].join(gapIn(play.reader.language));
}

function glossOf(
  sentence: aiwolf.Sentence,
  { player }: PostLine,
  { names, reader }: PlayedVillageModel,
): string {
  const options = { language: reader.language, names };
  return aiwolf.glossAIWolf(sentence, player === null ? options : { ...options, speaker: player });
}

/** In the reader's language: as a sentence of the protocol, translated by the village, or as far as it was understood. */
function tellPost(line: PostLine, play: PlayedVillageModel, gloss: string): ToldCaption {
  const { said, reading, translated } = readPost(play.model, line, play.reader);
  const original = { text: withNames(said.body, play.names), language: languageOf(line) };
  const isForeign = original.language !== play.reader.language;
  const own = reading?.sentence ?? translated?.text ?? (isForeign && gloss !== '' ? gloss : null);
  const text = own ?? original.text;
  return {
    key: `post ${line.key}`,
    player: line.player,
    text,
    language: own === null ? original.language : play.reader.language,
    original: own === null ? null : { ...original, isNeeded: reading === null && translated === null },
    isWhisper: line.channel === 'whisper',
    number: line.number,
    left: line.left,
    gloss: gloss === '' || own === gloss || reading !== null ? null : gloss,
    time: readingTime(text),
  };
}
