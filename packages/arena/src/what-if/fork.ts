import {
  accept,
  LONGEST_TEXT,
  type PlayerId,
  REFUSALS,
  type Refusal,
  type Result,
  refuse,
} from '@mura/engine';

/** What is done otherwise than it stands in the record. */
export type Change =
  /** A vote, or a choice of the night, goes to somebody else. */
  | { readonly kind: 'choose'; readonly target: PlayerId }
  /** Something else is said. */
  | { readonly kind: 'say'; readonly text: string }
  /** From there on another bot plays the seat than the others. */
  | { readonly kind: 'mind'; readonly player: PlayerId; readonly bot: string };

/** A moment of a record from which the game goes another way. */
export interface Fork {
  /** The number of the event that is changed, or before which another mind takes over. */
  readonly at: number;
  /** `null`: nothing; the game is only played on from there. */
  readonly change: Change | null;
}

const WRITTEN = /^(\d{1,9})(?: (?:choose (\d{1,3})|say (\S.*)|mind (\d{1,3}) (\S{1,70})))?$/su;

/** How a fork is written: `142 choose 5`, `142 say 占いCO`, `142 mind 3 talker@gentle`, `142`. */
export const FORK_FORMS = 'SEQ choose PLAYER, SEQ say TEXT, SEQ mind PLAYER BOT, or SEQ alone';

/** A written fork; whether it fits a record is seen when it is made ready. */
export function parseFork(text: string): Result<Fork, string> {
  const [, at, target, said, player, bot] = WRITTEN.exec(text) ?? [];
  if (at === undefined || (said?.length ?? 0) > LONGEST_TEXT)
    return refuse(`"${text.slice(0, 40)}" is no fork: write ${FORK_FORMS}`);
  return accept({ at: Number(at), change: changeOf(target, said, player, bot) });
}

function changeOf(target?: string, text?: string, player?: string, bot?: string): Change | null {
  if (target !== undefined) return { kind: 'choose', target: Number(target) };
  if (text !== undefined) return { kind: 'say', text };
  if (player === undefined || bot === undefined) return null;
  return { kind: 'mind', player: Number(player), bot };
}

export function printFork({ at, change }: Fork): string {
  if (change === null) return String(at);
  switch (change.kind) {
    case 'choose':
      return `${at} choose ${change.target}`;
    case 'say':
      return `${at} say ${change.text}`;
    case 'mind':
      return `${at} mind ${change.player} ${change.bot}`;
  }
}

/** Why a game cannot be played on from a moment. */
const FORK_TROUBLES = {
  foreign: 'The record was made from a foreign log: what it does not say would have to be made up.',
  newer: 'The record holds events that this version does not know.',
  noRoles: 'The record does not say who was what: only those who played have all of it.',
  noMoment: 'The record has no event of this number.',
  ended: 'The game has ended before this moment.',
  noChoice: 'The event is no vote and no choice of the night.',
  noTalk: 'Nobody speaks in this event.',
  noPlayer: 'There is no such player.',
  dead: 'The player is dead by then.',
  noBot: 'There is no such bot.',
  refused: 'The rules refuse the change',
} as const;

export type ForkCode = keyof typeof FORK_TROUBLES;

export interface ForkTrouble {
  readonly code: ForkCode;
  /** What the rules say, of `refused`. */
  readonly refusal?: Refusal;
  /** What is known instead, of `noBot`. */
  readonly about?: string;
}

/** The trouble in a sentence of English, for programs and the command line. */
export function describeForkTrouble({ code, refusal, about }: ForkTrouble): string {
  if (refusal !== undefined) return `${FORK_TROUBLES[code]}: ${REFUSALS[refusal]}`;
  return about === undefined ? FORK_TROUBLES[code] : `${FORK_TROUBLES[code].slice(0, -1)}: ${about}.`;
}
