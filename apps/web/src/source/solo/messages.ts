import type { Role } from '@mura/engine';
import type { News, OpenQuestion, SeatAction, SourceRefusal } from '../source.ts';
import type { SoloForm, SoloSize } from './solo-rules.ts';

/** How a village with bots is to be. */
export interface SoloWish {
  readonly size: SoloSize;
  readonly form: SoloForm;
  /** The role one asks for; `null`: by chance. */
  readonly role: Role | null;
  readonly cast: string;
  /** Places in the cast, in the order of the seats; the first is one's own. */
  readonly characters: readonly number[];
  readonly language: 'ja' | 'en';
  readonly nickname: string;
  /** The name of the village: one that was begun before under it goes on. */
  readonly game: string;
  /** The bots, as `findBot` reads them; the default ones where it is not said. */
  readonly bot?: string;
  /** How slowly the bots think: 1 as people do, 0 at once. */
  readonly pace: number;
  /** Of chance; absent: a new one. */
  readonly seed?: string;
}

/** From the page to the worker. */
export type ToWorker =
  | { readonly type: 'begin'; readonly wish: SoloWish }
  | { readonly type: 'act'; readonly id: number; readonly action: SeatAction }
  | { readonly type: 'hurry' }
  /** The person is writing in public. */
  | { readonly type: 'typing' }
  | { readonly type: 'record'; readonly id: number };

/** From the worker to the page: nothing but what the player's seat may know. */
export type FromWorker =
  | Extract<News, { type: 'welcome' | 'event' | 'connection' }>
  | { readonly type: 'asked'; readonly question: OpenQuestion }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly code: SourceRefusal }
  | { readonly type: 'recorded'; readonly id: number; readonly text: string | null };
