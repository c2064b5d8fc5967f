import { accept, LONGEST_TEXT, type PlayerId, type Result, refuse } from '@mura/engine';

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
