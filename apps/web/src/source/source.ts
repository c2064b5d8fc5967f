import type {
  Action,
  GivenEvent,
  Legal,
  PlayerAction,
  PlayerId,
  Refusal,
  Request,
  Result,
} from '@mura/engine';
import type { SentVillage } from './sent.ts';
import type { Trouble } from './server.ts';

/**
 * Where a village screen gets its village from: a worker in this browser, a server, or a record. It gives only what its
 * viewer may know, by their own numbers; the screen knows nothing else.
 */
export interface VillageSource {
  /** Tells the listener all that has been given so far, and then what is new; gives back how to stop it. */
  listen(listener: (news: News) => void): () => void;
  /** Does something for the viewer's seat; refused where the village refuses, or nobody can be reached. */
  act(action: SeatAction): Promise<Result<null, SourceRefusal>>;
  /** Lets the others play on faster, where nobody has to wait for it. */
  readonly hurry?: () => void;
  /** The viewer is writing in public; it is kept nowhere. */
  readonly typing?: () => void;
  /** Whether one may still give a star when its village has ended: a village on a server is closed after its epilogue. */
  readonly staysOpen?: true;
  /** Under which what is being written is kept in this browser, where the village outlives a reload. */
  readonly keepAs?: string;
  /** The record of the ended village, where the source may hand it out. */
  readonly record?: () => Promise<string | null>;
  /** The same without the names of people and programs, where there are any. */
  readonly anonymousRecord?: () => Promise<string | null>;
  /** Tells whoever keeps order of a post, by the viewer's number of it; the error is a code. */
  readonly report?: (number: number, reason: string) => Promise<Result<null, string>>;
  /** Who is told; unless said otherwise, whoever made the village. */
  readonly reportsTo?: 'server';
  /** Gives the record of the ended village to the server, for everybody to read, where its player wants that. */
  readonly send?: () => Promise<Result<SentVillage, Trouble>>;
  close(): void;
}

/** What the viewer does, on a seat or watching; who they are, the source knows. */
export type SeatAction = WithoutPlayer<PlayerAction> | Omit<Extract<Action, { type: 'watcherTalk' }>, 'name'>;
type WithoutPlayer<Action> = Action extends unknown ? Omit<Action, 'player'> : never;

/** Why nothing was done: the village says so, or it could not be reached. */
export type SourceRefusal =
  | Refusal
  | 'unreachable'
  | 'grammar'
  | 'tooManyMessages'
  | 'ownFault'
  | 'wordFiltered'
  | 'muted';

export type News =
  | { readonly type: 'welcome'; readonly player: PlayerId | null; readonly now: number }
  | GivenNews
  /** All that is asked of the viewer now; it replaces what was asked before. */
  | { readonly type: 'asked'; readonly questions: readonly OpenQuestion[] }
  | { readonly type: 'connection'; readonly state: ConnectionState }
  | { readonly type: 'presence'; readonly here: readonly PlayerId[]; readonly watching: number }
  /** Somebody else is writing in public. */
  | { readonly type: 'typing'; readonly player: PlayerId };

export interface GivenNews {
  readonly type: 'event';
  /** The viewer's own running number, from 0. */
  readonly number: number;
  /** Milliseconds, by the clock of the source. */
  readonly at: number;
  readonly event: GivenEvent;
}

export interface OpenQuestion extends Omit<Request, 'player'> {
  readonly legal: Legal;
}

export type ConnectionState = 'open' | 'lost' | 'closed';
