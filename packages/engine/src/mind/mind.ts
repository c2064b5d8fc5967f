import {
  type Action,
  LONGEST_TEXT,
  MARKS,
  type Mark,
  type MarkBoard,
  type Note,
  type Star,
} from '../action.ts';
import type { Decided } from '../event.ts';
import { type Audience, only, type PlayerId } from '../player.ts';
import { isRole } from '../roles/index.ts';
import { seatsOf } from '../rules.ts';
import { wasSaid } from '../talk/talk.ts';
import { isPlayer, type Village } from '../village.ts';

/** What a player thinks, kept for themselves: it never changes the village, and may be done at any time. */
type PrivateAction = MarkBoard | Star | Note;

export function isPrivateAction(action: Action): action is PrivateAction {
  return action.type === 'mark' || action.type === 'star' || action.type === 'note';
}

export function decideMind(village: Village, thought: PrivateAction): Decided {
  switch (thought.type) {
    case 'mark':
      return decideMark(village, thought);
    case 'star':
      return decideStar(village, thought);
    case 'note':
      return decideNote(thought);
  }
}

/** Their own, until the boards are opened after the end; from then on a star is a vote for the best utterance. */
function seenBy({ outcome, table }: Village, player: PlayerId): Audience {
  return outcome?.opened === true && table.rules.end.opensBoards === true ? 'public' : only(player);
}

function decideMark(village: Village, { player, target, role, mark }: MarkBoard): Decided {
  if (!isPlayer(village, target)) return 'unknownTarget';
  if (!isRole(role) || seatsOf(village.table.rules.roles, role) === 0) return 'unknownRole';
  if (!MARKS.includes(mark)) return 'unknownMark';
  return { type: 'marked', audience: seenBy(village, player), player, target, role, mark };
}

function decideStar(village: Village, { player, channel, number, starred }: Star): Decided {
  if (channel !== 'talk' || !wasSaid(village, channel, player, number)) return 'unknownUtterance';
  return { type: 'starred', audience: seenBy(village, player), player, channel, number, starred };
}

function decideNote({ player, text }: Note): Decided {
  if (typeof text !== 'string') return 'notText';
  if (text.length > LONGEST_TEXT) return 'textTooLong';
  return { type: 'noted', audience: only(player), player, text };
}

/** The mark that comes after another when a cell of the board is touched: ? Δ O X, and ? again. */
export function nextMark(mark: Mark): Mark {
  return MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!;
}
