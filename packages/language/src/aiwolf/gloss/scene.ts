import type { PlayerId } from '@mura/engine';
import type { Agent, ContentSentence, Sentence, TalkNumber } from '../ast.ts';
import { printAIWolf } from '../printer.ts';

/** The words that a speaker has for themselves, for others and for posts. */
export interface SpokenManner {
  readonly me: string;
  readonly everybody: string;
  readonly call: (player: PlayerId) => string;
  readonly talk: (talk: TalkNumber) => string;
}

/** Who speaks to whom, while a sentence is put into words. */
export interface GlossScene {
  /** The speaker where known; in the sentences null is the speaker in any case. */
  readonly speaker: PlayerId | null;
  /** Who is spoken to in a request or a question. */
  readonly addressee: Agent | null;
  /** Whose claim it is; null: the speaker's. */
  readonly viewpoint: Agent | null;
  readonly names: readonly string[];
  /** Null: the neutral words, and hints for readers. */
  readonly manner: SpokenManner | null;
  readonly depth: number;
}

export function sceneOf(
  speaker: PlayerId | undefined,
  names: readonly string[],
  manner: SpokenManner | null = null,
): GlossScene {
  return { speaker: speaker ?? null, addressee: null, viewpoint: null, names, manner, depth: 0 };
}

/** Deeper sentences are quoted as they are; nobody would understand them in words. */
const MAX_DEPTH_IN_WORDS = 40;

export function isTooDeep({ depth }: GlossScene): boolean {
  return depth > MAX_DEPTH_IN_WORDS;
}

export function inside(scene: GlossScene, viewpoint: Agent | null): GlossScene {
  return { ...scene, viewpoint, depth: scene.depth + 1 };
}

/** The scene of what is asked of somebody. */
export function facing(scene: GlossScene, addressee: Agent): GlossScene {
  return { ...scene, addressee, viewpoint: addressee, depth: scene.depth + 1 };
}

/** A report of what is asked: nobody is spoken to. */
export function reporting(scene: GlossScene, viewpoint: Agent): GlossScene {
  return { ...scene, addressee: null, viewpoint, depth: scene.depth + 1 };
}

export function isSpeaker(agent: Agent | null, { speaker }: GlossScene): boolean {
  return agent === null || agent === speaker;
}

/** Whether a claim is made by somebody else than the one whose words we are in. */
export function isForeign(agent: Agent | null, scene: GlossScene): boolean {
  if (isSpeaker(agent, scene)) return !isSpeaker(scene.viewpoint, scene);
  return agent !== scene.viewpoint;
}

export function nameIn({ names, manner }: GlossScene, player: PlayerId): string {
  return manner?.call(player) ?? names[player - 1] ?? `Agent${player}`;
}

/** The sentence in the words of the protocol. */
export function quoted(sentence: Sentence): string {
  return printAIWolf(sentence, 'java');
}

/** Which slot of a question is asked for, the first ANY; null in a question of yes or no. */
export function gapOf(sentence: ContentSentence): 'target' | 'role' | 'species' | null {
  if (sentence.kind === 'opinion') return null;
  if (sentence.target === 'ANY') return 'target';
  if (sentence.kind === 'role' && sentence.role === 'ANY') return 'role';
  return sentence.kind === 'result' && sentence.species === 'ANY' ? 'species' : null;
}

/** Where a language leaves out who goes without saying: the speaker in their own words, and the one just called. */
export function isUnderstood(subject: Agent | null, isTopic: boolean, scene: GlossScene): boolean {
  if (isSpeaker(subject, scene)) return isSpeaker(scene.viewpoint, scene);
  return !isTopic && subject === scene.addressee;
}
