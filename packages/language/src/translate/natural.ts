import type { PlayerId } from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import { read } from '../natural/read.ts';
import { say, sayText } from '../natural/say/say.ts';
import type { Speech } from '../natural/say/speech.ts';
import type { ActToSay, SayContext, Spoken } from '../natural/say/spoken.ts';
import { isUnderstood } from '../natural/say/understood.ts';
import type { Called, NaturalUtterance, Tongue } from '../natural/utterance.ts';
import type { Utterance } from '../werewolf/ast.ts';
import { glossWerewolf } from '../werewolf/gloss/gloss.ts';
import { join } from './aiwolf-nodes.ts';
import { type Loss, LossList } from './loss.ts';
import { isWithin, loseUnread, stretchesOf } from './stretches.ts';
import { type Translation, translate } from './translate.ts';

/** Natural words that were found for something formal, and what the way back would not restore. */
export interface NaturalTranslation {
  readonly spoken: Spoken;
  readonly losses: readonly Loss[];
}

/** A sentence of the protocol in a natural language. */
export function toNatural(tree: Sentence, context: SayContext, speech: Speech): NaturalTranslation {
  const spoken = sayUnderstood([tree], context, speech);
  const lost = new LossList();
  if (!isReadAs(spoken.text, tree, context, speech.tongue))
    lost.form('wording', 'The way back says it in other words', tree);
  return { spoken, losses: lost.losses };
}

/** Says something in words that Mura itself reads as they are meant, where there are such. */
export function sayUnderstood(
  what: readonly Sentence[] | ActToSay,
  context: SayContext,
  speech: Speech,
): Spoken {
  return say(what, { ...context, readBack: readBackIn(context, speech.tongue) }, speech);
}

function isReadAs(text: string, tree: Sentence, context: SayContext, tongue: Tongue): boolean {
  return isUnderstood([tree], readBackIn(context, tongue)(text), context.speaker);
}

function readBackIn(context: SayContext, tongue: Tongue): (text: string) => Sentence[] {
  return (text) => read(utteranceOf(text, context), tongue).sentences.map(({ sentence }) => sentence);
}

/** An utterance of 2013 in a natural language: by way of the protocol, or word by word where that would lose meaning. */
export function utteranceToNatural(tree: Utterance, context: SayContext, speech: Speech): NaturalTranslation {
  const { speaker, day = 1, cast } = context;
  const { tree: sentence, losses } = translate(tree, {
    from: 'werewolf',
    to: 'aiwolf',
    speaker,
    day,
    names: slotNames(cast),
  });
  if (sentence !== null && !losses.some(({ kind }) => kind === 'meaning')) {
    const { spoken, losses: later } = toNatural(sentence, context, speech);
    return { spoken, losses: [...losses, ...later] };
  }
  const text = glossWerewolf(tree, { language: speech.tongue, names: slotNames(cast) });
  const lost = new LossList();
  lost.form('wording', 'It is said word by word, and read back only in part', tree);
  return { spoken: sayText(text, context, speech), losses: lost.losses };
}

/** Names as slots, so that the voice calls everybody in its own way. */
function slotNames(cast: SayContext['cast']): string[] {
  const most = Math.max(0, ...cast.map(({ player }) => player));
  return Array.from({ length: most }, (_, index) => `{p${index + 1}}`);
}

/** What a natural text says, as one sentence of the protocol; what was not understood is lost. */
export function fromNatural(utterance: NaturalUtterance, tongue: Tongue): Translation<Sentence> {
  const { sentences } = read(utterance, tongue);
  const tree = together(sentences.map(({ sentence }) => sentence));
  const lost = new LossList();
  for (const stretch of stretchesOf(utterance.text))
    if (!sentences.some((one) => isWithin(one, stretch))) loseUnread(stretch, lost);
  return { tree, text: tree === null ? null : printAIWolf(tree, 'java'), losses: lost.losses };
}

function together(sentences: readonly Sentence[]): Sentence | null {
  const [first] = sentences;
  return sentences.length > 1 ? join('AND', null, sentences) : (first ?? null);
}

function utteranceOf(text: string, { speaker, cast, channel, day }: SayContext): NaturalUtterance {
  return {
    text,
    speaker,
    cast: cast.map(calledIn),
    channel: channel === 'whisper' ? 'whisper' : 'talk',
    ...(day === undefined ? {} : { day }),
  };
}

function calledIn({ player, name }: { player: PlayerId; name: string }): Called {
  return { player, name, aliases: [] };
}
