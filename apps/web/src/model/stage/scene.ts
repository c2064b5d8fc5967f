import type { Channel, Character, PhaseName, PlayerId, Role, Vote } from '@mura/engine';
import type { aiwolf, natural } from '@mura/language';
import type { Mien, Pose } from '@mura/words/faces';
import type { Departure } from '../seats.ts';
import type { StageTalkAct } from './talk-act.ts';

/** Somebody on the stage. */
export interface StageFigure {
  readonly player: PlayerId;
  readonly pose: Pose;
  readonly mien: Mien;
  /** Whom they turn to; `null`: the village. */
  readonly toward: PlayerId | null;
  /** What they say to be; `isRead`: a machine has read it out of free words. */
  readonly claim: { readonly role: Role; readonly isRead: boolean } | null;
  /** What these eyes know them to be. */
  readonly role: Role | null;
  /** A lantern stands in their place. */
  readonly gone: Departure | null;
  /** How many posts the village had heard when they last spoke. */
  readonly spokeAt: number;
}

/** A line on the ground from one to another. */
export interface GroundLine {
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly tone: 'wolf' | 'doubt' | 'village' | 'ink' | 'ok' | 'whisper' | 'vote';
}

/** What is to be read below the stage: a line of the talk by its key, the hour, or a count. */
export type Caption =
  | { readonly type: 'line'; readonly key: number }
  | { readonly type: 'hour'; readonly phase: PhaseName }
  | { readonly type: 'votes'; readonly votes: readonly Vote[] };

/** What was understood of the post that is spoken. */
export interface UnderstoodPost {
  readonly act: StageTalkAct;
  /** All that was understood, in its order. */
  readonly sentences: readonly aiwolf.Sentence[];
  readonly isRead: boolean;
}

/** The stage at one moment: plain data, made from what a viewer was given. */
export interface StageMoment {
  readonly day: number;
  readonly phase: PhaseName;
  /** Phases by the clock: night falls by itself. */
  readonly isByClock: boolean;
  readonly hasEnded: boolean;
  /** What somebody who is found in the morning died of, as far as anybody knows. */
  readonly nightCause: Departure['cause'];
  readonly cast: readonly Character[];
  readonly actors: readonly StageFigure[];
  readonly speaker: PlayerId | null;
  readonly channel: Channel | null;
  readonly understanding: UnderstoodPost | null;
  readonly threads: readonly GroundLine[];
  readonly caption: Caption | null;
  /** So many posts were heard. */
  readonly posts: number;
  /** What helps to understand the next post. */
  readonly context: natural.TalkContext;
  /** Who said what, by day and number in it. */
  readonly authors: ReadonlyMap<string, PlayerId>;
}

export const EMPTY_SCENE: StageMoment = {
  day: 0,
  phase: 'opening',
  isByClock: false,
  hasEnded: false,
  nightCause: 'dead',
  cast: [],
  actors: [],
  speaker: null,
  channel: null,
  understanding: null,
  threads: [],
  caption: null,
  posts: 0,
  context: {},
  authors: new Map(),
};

export function openActors(cast: readonly Character[]): StageFigure[] {
  return cast.map((_, index) => ({
    player: index + 1,
    pose: 'listen',
    mien: 'neutral',
    toward: null,
    claim: null,
    role: null,
    gone: null,
    spokeAt: 0,
  }));
}

export function actorOf({ actors }: StageMoment, player: PlayerId): StageFigure | null {
  return actors[player - 1] ?? null;
}

export function livingActors({ actors }: StageMoment): StageFigure[] {
  return actors.filter(({ gone }) => gone === null);
}

/** The same scene with some actors changed. */
export function withActors(scene: StageMoment, change: (actor: StageFigure) => StageFigure): StageMoment {
  return { ...scene, actors: scene.actors.map(change) };
}

export function withActor(scene: StageMoment, player: PlayerId, change: Partial<StageFigure>): StageMoment {
  return withActors(scene, (actor) => (actor.player === player ? { ...actor, ...change } : actor));
}

/** Whom the speaker speaks to or about, where it is one person. */
export function addresseeOf({ threads, speaker }: StageMoment): PlayerId | null {
  return speaker !== null && threads.length === 1 ? (threads[0]?.to ?? null) : null;
}
