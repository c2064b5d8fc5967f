import type { Channel, Judged, PlayerId, Talked, Team, Vote } from '@mura/engine';

/** One line of the talk: a post, a mark of the hour, or news. Plain data: the words are found when it is drawn. */
export type ScreenLine = PostLine | HourLine | NewsLine;

interface InOrder {
  /** The viewer's number of the event it came with; unique together with the type. */
  readonly key: number;
  readonly day: number;
}

export interface PostLine extends InOrder {
  readonly type: 'post';
  readonly channel: Channel | 'watchers';
  /** As others refer to it: `>>12`; the dead and those who watch have none. */
  readonly number: number | null;
  readonly idx: number | null;
  /** `null`: somebody who watches. */
  readonly player: PlayerId | null;
  readonly name: string | null;
  readonly text: string;
  readonly to: PlayerId | null;
  readonly replyTo: number | null;
  readonly expression: string | null;
  readonly language: string | null;
  readonly at: number;
  /** Seconds that were left of the phase; `null` where none is limited. */
  readonly left: number | null;
  /** Said before the end, opened after it. */
  readonly opened: boolean;
}

/** Morning, dusk and night of a day. */
export interface HourLine extends InOrder {
  readonly type: 'hour';
  readonly hour: 'morning' | 'dusk' | 'night' | 'after';
}

export interface NewsLine extends InOrder {
  readonly type: 'news';
  readonly news: NewsOfVillage;
  /** Told to the viewer alone. */
  readonly isPrivate: boolean;
}

export type NewsOfVillage =
  | { readonly type: 'began' }
  | { readonly type: 'found'; readonly dead: readonly PlayerId[] }
  | { readonly type: 'executed'; readonly player: PlayerId }
  | { readonly type: 'suddenly' | 'failed' | 'warned'; readonly player: PlayerId }
  | { readonly type: 'shown'; readonly player: PlayerId; readonly role: import('@mura/engine').Role }
  | {
      readonly type: 'judged';
      readonly judged: Judged['type'];
      readonly target: PlayerId;
      readonly result: Judged['result'];
      readonly by: PlayerId;
    }
  | { readonly type: 'guarded'; readonly target: PlayerId; readonly by: PlayerId }
  | { readonly type: 'attackChosen'; readonly target: PlayerId }
  | {
      readonly type: 'announced';
      readonly player: PlayerId;
      readonly about: 'vote' | 'divine';
      readonly target: PlayerId;
    }
  | { readonly type: 'polled'; readonly votes: readonly Vote[] }
  | { readonly type: 'over'; readonly player: PlayerId }
  | { readonly type: 'unheard'; readonly reason: string }
  | { readonly type: 'ended'; readonly winner: Team | null };

export function toPost(
  talked: Omit<Talked, 'audience'>,
  key: number,
  at: number,
  left: number | null,
  opened: boolean,
): PostLine {
  const { day, channel, number, idx, player, text, to, replyTo, expression, language } = talked;
  return {
    type: 'post',
    key,
    day,
    channel,
    number,
    idx,
    player,
    name: null,
    text,
    to,
    replyTo,
    expression,
    language,
    at,
    left,
    opened,
  };
}
