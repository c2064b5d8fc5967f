import type { Action, Refusal } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Request } from '../request.ts';
import type { Result } from '../result.ts';
import type { Entry } from './entry.ts';
import type { Feed } from './feed.ts';
import type { Translate } from './translations.ts';

/** Everything from outside. */
export interface Outside {
  /** Where everything goes that is durable, and where whoever plays is asked. */
  readonly feed: Feed;
  readonly chance: Chance;
  now(): number;
  /** Keeps the entries; a promise settles when they are durable, and nobody hears of them before. */
  append(entries: readonly Entry[], key: string | null): void | Promise<void>;
  /** The entries could not be kept, and nobody hears of them; or a bug followed. The village stands still. */
  lost?(error: unknown): void;
  /** All that has come is handled to its end, and durable. */
  settled?(): void;
  /** What was said, in other languages that somebody here needs. */
  readonly translate?: Translate;
}

/** What became of an action: durable, or refused. */
export type Reply = (result: Result<null, Refusal>, action: Action) => void;

/** An action that is made up when its turn comes. */
export interface ActionMessage {
  readonly action: Action;
  readonly reply?: Reply;
  /** The question that it answers, or that goes unanswered: it counts only while that is open. */
  readonly to: Request;
}
