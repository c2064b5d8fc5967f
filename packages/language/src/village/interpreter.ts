import {
  type Character,
  type EarlierTalks,
  hashText,
  OVER,
  type PlayerId,
  SKIP,
  type Talked,
  type UtteranceTranslation,
} from '@mura/engine';
import type { Sentence } from '../aiwolf/ast.ts';
import { parseAIWolf } from '../aiwolf/parser.ts';
import { printAIWolf } from '../aiwolf/printer.ts';
import type { Speech } from '../natural/say/speech.ts';
import { calledIn, tongueOf } from '../natural/tongue.ts';
import type { Called, Tongue } from '../natural/utterance.ts';
import type { Loss } from '../translate/loss.ts';
import { fromNatural, toNatural } from '../translate/natural.ts';
import { translate } from '../translate/translate.ts';
import { namesOf } from '../werewolf/names.ts';
import { parseUtterance } from '../werewolf/parser.ts';
import { type Speakers, speakersIn } from './speakers.ts';
import { inPostNumbers, inProtocolNumbers } from './talk-numbers.ts';

/** Says what was said in the languages that others at the table need. */
export type Interpreter = (
  talked: Talked,
  meant?: string,
  earlier?: EarlierTalks,
) => readonly UtteranceTranslation[];

/** Who sits in a village, as far as it matters for what they understand. */
export interface SeatedTongues {
  readonly cast: readonly Character[];
  /** In which programs are told words. */
  readonly language: Tongue;
  /** What people here read, each once; nobody is named. Empty: no people can hear. */
  readonly tongues: readonly Tongue[];
  /** Agents of natural language: they are told everything in words. */
  readonly ofWords: readonly PlayerId[];
  /** Agents of the AIWolf protocol, who know nothing else. */
  readonly ofProtocol: readonly PlayerId[];
}

export type Speeches = Readonly<Record<Tongue, Speech>>;

const NOTHING: readonly UtteranceTranslation[] = [];

/**
 * The translations of a village, the same for the same utterance. Where people hear, what is said in words is told to all
 * who heard it, in the protocol and in every language that is read here: who needs it does not show, nor who is a
 * program. Where only programs are, each is told what it needs.
 */
export function interpreterAt(table: SeatedTongues, speeches: Speeches): Interpreter {
  let made: InterpretedManner | null = null;
  // Where all understand what is said, it is never needed.
  const manner = () => {
    made ??= mannerOf(table, speeches);
    return made;
  };
  return (talked, meant, earlier = () => []) => {
    const { text } = talked;
    if (isSilent(talked)) return NOTHING;
    const formal = mayBeFormal(text) ? ofFormal(talked, manner()) : null;
    if (formal !== null) return formal;
    const tongue = tongueOf(text);
    if (isUnderstoodByAll(tongue, table)) return NOTHING;
    const said = meant === undefined ? ofPeople(talked, tongue, manner(), earlier) : asMeant(talked, meant);
    return said === null ? NOTHING : retold(said, talked, tongue, manner());
  };
}

/** Sentences of the formal languages begin in ASCII; of Japanese talk that is seen without parsing it. */
function mayBeFormal(text: string): boolean {
  return text.charCodeAt(0) < 0x80;
}

/** What is said in a formal language, in the others; `null`: it is said in words. */
function ofFormal(talked: Talked, manner: InterpretedManner): readonly UtteranceTranslation[] | null {
  const parsed = parseAIWolf(talked.text, { dialect: 'java' });
  if (parsed.ok) return forAgents({ tree: parsed.value.tree, losses: [] }, talked, manner);
  const old = ofWerewolf(talked, manner);
  return old === null ? null : [...forProtocol(old, manner), ...forAgents(old, talked, manner)];
}

/** Where only programs are that know the language, nothing need be read. */
function isUnderstoodByAll(tongue: Tongue, { language, tongues, ofProtocol }: SeatedTongues): boolean {
  return tongues.length === 0 && ofProtocol.length === 0 && tongue === language;
}

/** A table, and how it speaks. */
interface InterpretedManner {
  readonly table: SeatedTongues;
  readonly speeches: Speeches;
  readonly called: readonly Called[];
  readonly speakers: Readonly<Record<Tongue, Speakers>>;
  /** Their names in the werewolf language of 2013. */
  readonly werewolfNames: readonly string[];
}

function mannerOf(table: SeatedTongues, speeches: Speeches): InterpretedManner {
  const { cast } = table;
  return {
    table,
    speeches,
    called: calledIn(cast),
    speakers: { ja: speakersIn(cast, 'ja'), en: speakersIn(cast, 'en') },
    werewolfNames: namesOf(cast),
  };
}

/** What was understood of an utterance. */
interface TranslatedTree {
  readonly tree: Sentence;
  readonly losses: readonly string[];
}

/** What is said in words, in the protocol and in the other languages. */
function retold(
  said: TranslatedTree,
  talked: Talked,
  tongue: Tongue,
  manner: InterpretedManner,
): readonly UtteranceTranslation[] {
  const tree = inProtocolNumbers(said.tree, talked);
  const formal = tree === null ? NOTHING : inProtocol({ ...said, tree }, manner);
  const { tongues, language } = manner.table;
  const needed = tongues.length > 0 ? tongues : [language];
  const others = needed.filter((one) => one !== tongue);
  return [...formal, ...others.flatMap((other) => inWords(said, talked, other, manner))];
}

function inProtocol(said: TranslatedTree, manner: InterpretedManner): readonly UtteranceTranslation[] {
  return manner.table.tongues.length === 0 ? forProtocol(said, manner) : [protocolOf(said)];
}

/** Agents of the protocol are told it. */
function forProtocol(
  said: TranslatedTree,
  { table: { ofProtocol } }: InterpretedManner,
): readonly UtteranceTranslation[] {
  return ofProtocol.length === 0 ? NOTHING : [{ ...protocolOf(said), to: ofProtocol }];
}

function protocolOf({ tree, losses }: TranslatedTree): UtteranceTranslation {
  return { language: 'aiwolf', text: printAIWolf(tree, 'java'), losses };
}

/** People read the protocol on their pages in their own language; agents of natural language are told it in words. */
function forAgents(
  said: TranslatedTree,
  talked: Talked,
  manner: InterpretedManner,
): readonly UtteranceTranslation[] {
  const { ofWords, language } = manner.table;
  if (ofWords.length === 0) return NOTHING;
  return inWords(said, talked, language, manner).map((one) => ({ ...one, to: ofWords }));
}

/** In the voice of the character who says it. */
function inWords(
  { tree, losses }: TranslatedTree,
  { player, day, number, channel, text }: Talked,
  tongue: Tongue,
  { table, speakers, speeches }: InterpretedManner,
): readonly UtteranceTranslation[] {
  const { members, personas } = speakers[tongue];
  const persona = personas[player - 1];
  const { tongues, ofWords } = table;
  if (persona === undefined || (tongues.length === 0 && ofWords.length === 0)) return NOTHING;
  const told = toNatural(
    tree,
    {
      persona,
      speaker: player,
      cast: members,
      day,
      channel: channel === 'whisper' ? 'whisper' : 'talk',
      // The same words from whatever process they are said again.
      seed: hashText(`${channel} ${number} ${text}`),
    },
    speeches[tongue],
  );
  const all = [...losses, ...codesOf(told.losses)];
  const spoken = { language: tongue, text: told.spoken.text, losses: all };
  return [tongues.length > 0 ? spoken : { ...spoken, to: ofWords }];
}

/** What somebody says in their own words, as far as it is understood; `null`: nothing that the protocol could say. */
function ofPeople(
  { text, player, day, channel }: Talked,
  tongue: Tongue,
  { called }: InterpretedManner,
  earlier: EarlierTalks,
): TranslatedTree | null {
  const where = channel === 'whisper' ? 'whisper' : 'talk';
  const context = { lastPost: lastPostIn(earlier, day) };
  const utterance = { text, speaker: player, cast: called, day, channel: where, context } as const;
  const { tree, losses } = fromNatural(utterance, tongue);
  return tree === null ? null : { tree, losses: codesOf(losses) };
}

/** What somebody has said last on a day, by its number in the village; nobody looks for it unless words ask for it. */
export function lastPostIn(earlier: EarlierTalks, day: number): (player: PlayerId) => number | null {
  return (player) => {
    for (const talked of earlier()) {
      if (talked.day !== day) break;
      if (talked.player === player && !isSilent(talked)) return talked.number;
    }
    return null;
  };
}

function isSilent({ text }: Talked): boolean {
  return text === '' || text === SKIP || text === OVER;
}

/** As its speaker says; `null`: they mean nothing that the protocol could say. */
function asMeant(talked: Talked, meant: string): TranslatedTree | null {
  const parsed = parseAIWolf(meant, { dialect: 'java' });
  if (!parsed.ok || parsed.value.tree.kind === 'control') return null;
  const { tree } = parsed.value;
  return { tree: inPostNumbers(tree, talked) ?? tree, losses: [] };
}

/** Other words for the same are no loss. */
function codesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.flatMap(({ code, kind }) => (kind === 'meaning' ? code : [])))];
}

/** An utterance of the werewolf language in the protocol; `null`: it is none, or cannot be said there. */
function ofWerewolf(
  { text, player, day }: Talked,
  { werewolfNames: names }: InterpretedManner,
): TranslatedTree | null {
  const parsed = parseUtterance(text, { names, dialect: 'strict' });
  if (!parsed.ok) return null;
  const context = { from: 'werewolf', to: 'aiwolf', names, speaker: player, day } as const;
  const { tree, losses } = translate(parsed.value.tree, context);
  return tree === null ? null : { tree, losses: codesOf(losses) };
}
