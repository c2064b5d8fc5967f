import type { PlayerId } from '@mura/engine';
import type { Agent, Sentence } from '../ast.ts';
import { printAIWolf } from '../printer.ts';

/** Who speaks to whom, while a sentence is put into words. */
export interface Scene {
  /** The speaker where he is known; in the sentences null is the speaker in any case. */
  readonly speaker: PlayerId | null;
  /** Who is spoken to in a request or a question. */
  readonly addressee: Agent | null;
  /** Whose claim it is; null: the speaker's. */
  readonly viewpoint: Agent | null;
  readonly names: readonly string[];
  readonly depth: number;
}

export function sceneOf(speaker: PlayerId | undefined, names: readonly string[]): Scene {
  return { speaker: speaker ?? null, addressee: null, viewpoint: null, names, depth: 0 };
}

/** Deeper sentences are quoted as they are; nobody would understand them in words. */
const MAX_DEPTH_IN_WORDS = 40;

export function isTooDeep({ depth }: Scene): boolean {
  return depth > MAX_DEPTH_IN_WORDS;
}

export function inside(scene: Scene, viewpoint: Agent | null): Scene {
  const { speaker, addressee, names, depth } = scene;
  return { speaker, addressee, viewpoint, names, depth: depth + 1 };
}

/** The scene of what is asked of somebody. */
export function facing(scene: Scene, addressee: Agent): Scene {
  const { speaker, names, depth } = scene;
  return { speaker, addressee, viewpoint: addressee, names, depth: depth + 1 };
}

/** A report of what is asked: nobody is spoken to. */
export function reporting(scene: Scene, viewpoint: Agent): Scene {
  const { speaker, names, depth } = scene;
  return { speaker, addressee: null, viewpoint, names, depth: depth + 1 };
}

export function isSpeaker(agent: Agent | null, { speaker }: Scene): boolean {
  return agent === null || agent === speaker;
}

/** Whether a claim is made by somebody else than the one whose words we are in. */
export function isForeign(agent: Agent | null, scene: Scene): boolean {
  if (isSpeaker(agent, scene)) return !isSpeaker(scene.viewpoint, scene);
  return agent !== scene.viewpoint;
}

export function nameIn({ names }: Scene, player: PlayerId): string {
  return names[player - 1] ?? `Agent${player}`;
}

/** The sentence in the words of the protocol. */
export function quoted(sentence: Sentence): string {
  return printAIWolf(sentence, 'java');
}
