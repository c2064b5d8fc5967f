import {
  aiwolf,
  coverage,
  fromNatural,
  type Loss,
  natural,
  toNatural,
  translate,
  utteranceToNatural,
  werewolf,
} from '@mura/language';
import { membersOf, type NaturalSetting, parsedLine, UtteranceSayer } from './natural.ts';
import { type FormalLanguage, LANGUAGES } from './utterances.ts';

export const TALK_LANGUAGES = [...LANGUAGES, ...natural.TONGUES] as const;
export type TalkLanguage = (typeof TALK_LANGUAGES)[number];

export function isFormal(language: TalkLanguage): language is FormalLanguage {
  return language === 'aiwolf' || language === 'werewolf';
}

/** An utterance in the other language; `null`: nothing of it can be said there. */
export interface TranslatedText {
  readonly input: string;
  readonly ok: boolean;
  readonly text: string | null;
  /** What it says, as a sentence of the protocol. */
  readonly protocol: string | null;
  readonly losses: readonly Loss[];
}

/** Translates one utterance after another; at least one of the languages is a natural one. */
export function translatorOf(
  from: TalkLanguage,
  to: TalkLanguage,
  setting: NaturalSetting,
  speech: natural.Speech | null,
): (input: string) => TranslatedText {
  const narrator = speech === null ? null : new UtteranceSayer(setting, speech);
  return (input) => {
    const source = isFormal(from) ? formalSource(input, from, setting) : naturalSource(input, from, setting);
    if (source.tree === null && source.utterance === null)
      return (
        beyondProtocol(input, from, to, setting) ?? {
          input,
          ok: false,
          text: null,
          protocol: null,
          losses: source.losses,
        }
      );
    if (narrator !== null) return spokenBy(narrator, input, source);
    return formalText(input, to as FormalLanguage, source, setting);
  };
}

/** The language of 2013 has words for conditions, doubts and plans that the protocol cannot say; one utterance a line. */
function beyondProtocol(
  input: string,
  from: TalkLanguage,
  to: TalkLanguage,
  setting: NaturalSetting,
): TranslatedText | null {
  if (isFormal(from) || to !== 'werewolf') return null;
  const { speaker, day } = setting;
  const conversion = coverage.convert({
    text: input,
    speaker,
    day,
    cast: castOf(setting, from),
    tongue: from,
  });
  if (conversion === null || conversion.converted.length === 0) return null;
  return {
    input,
    ok: true,
    text: conversion.converted.join('\n'),
    protocol: null,
    losses: conversion.losses,
  };
}

function castOf(setting: NaturalSetting, tongue: natural.Tongue): natural.Called[] {
  return membersOf(setting, tongue).map(({ player, name }) => ({ player, name, aliases: [] }));
}

/** What is to be said: a sentence, or an utterance of 2013 that is not one yet. */
interface SpokenSource {
  readonly tree: aiwolf.Sentence | null;
  readonly utterance: werewolf.Utterance | null;
  readonly losses: readonly Loss[];
}

function formalSource(input: string, from: FormalLanguage, setting: NaturalSetting): SpokenSource {
  const parsed = parsedLine(input, from, setting);
  if ('error' in parsed)
    return {
      tree: null,
      utterance: null,
      losses: [{ code: 'unknown', kind: 'meaning', message: parsed.error, start: 0, end: input.length }],
    };
  return from === 'aiwolf'
    ? { tree: parsed.tree as aiwolf.Sentence, utterance: null, losses: [] }
    : { tree: null, utterance: parsed.tree as werewolf.Utterance, losses: [] };
}

function naturalSource(input: string, from: natural.Tongue, setting: NaturalSetting): SpokenSource {
  const { tree, losses } = fromNatural(
    { text: input, speaker: setting.speaker, cast: castOf(setting, from), day: setting.day },
    from,
  );
  return { tree, utterance: null, losses };
}

function spokenBy(
  narrator: UtteranceSayer,
  input: string,
  { tree, utterance, losses }: SpokenSource,
): TranslatedText {
  const context = narrator.context();
  const { spoken, losses: later } =
    utterance === null
      ? toNatural(tree!, context, narrator.speech)
      : utteranceToNatural(utterance, context, narrator.speech);
  narrator.remember(spoken);
  const [sentence] = spoken.sentences;
  const protocol = sentence === undefined ? null : aiwolf.printAIWolf(tree ?? sentence, 'java');
  return { input, ok: true, text: spoken.text, protocol, losses: [...losses, ...later] };
}

function formalText(
  input: string,
  to: FormalLanguage,
  { tree, losses }: SpokenSource,
  { speaker, day, agents }: NaturalSetting,
): TranslatedText {
  const protocol = aiwolf.printAIWolf(tree!, 'java');
  if (to === 'aiwolf') return { input, ok: true, text: protocol, protocol, losses };
  const { text, losses: later } = translate(tree!, {
    from: 'aiwolf',
    to: 'werewolf',
    speaker: speaker ?? 1,
    day,
    names: werewolf.agentNames(agents),
  });
  return { input, ok: text !== null, text, protocol, losses: [...losses, ...later] };
}
