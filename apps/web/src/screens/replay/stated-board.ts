import type { Event, Mark, PlayerId, Role } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { asMeant } from '@mura/worlds';
import { isFormalTalk } from '../../model/formal-talk.ts';

/** A mark that somebody made, or that follows from what they said, and where. */
export interface StatedMark {
  readonly place: number;
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
}

export interface StatedBoard {
  /** Their own board, or what they say and vote where they kept none. */
  readonly from: 'board' | 'words';
  readonly marks: readonly StatedMark[];
}

/** All that a player thought of the others in the course of a record. */
export function statedBoard(events: readonly Event[], player: PlayerId): StatedBoard {
  const kept = events.flatMap((event, place) =>
    event.type === 'marked' && event.player === player ? [{ place, ...markIn(event) }] : [],
  );
  if (kept.length > 0) return { from: 'board', marks: kept };
  const said = asMeant(events).flatMap((event, place) =>
    wordsOf(event, player).map((mark) => ({ place, ...mark })),
  );
  return { from: 'words', marks: said };
}

/** What their board showed after an event. */
export function boardAt({ marks }: StatedBoard, place: number): (target: PlayerId, role: Role) => Mark {
  const shown = new Map<string, Mark>();
  for (const one of marks) if (one.place <= place) shown.set(`${one.target} ${one.role}`, one.mark);
  return (target, role) => shown.get(`${target} ${role}`) ?? '?';
}

type BoardThought = Omit<StatedMark, 'place'>;

function markIn({ target, role, mark }: BoardThought): BoardThought {
  return { target, role, mark };
}

function wordsOf(event: Event, player: PlayerId): BoardThought[] {
  if (event.type === 'votesCounted' || event.type === 'dawnBroke')
    return (event.votes ?? [])
      .filter((vote) => vote.player === player)
      .map(({ target }) => ({ target, role: 'werewolf', mark: 'Δ' }));
  if (!isFormalTalk(event) || event.player !== player) return [];
  if (!/ESTIMATE|COMINGOUT|DIVINED|IDENTIFIED/.test(event.text)) return [];
  const parsed = aiwolf.parseAIWolf(event.text, { dialect: 'java' });
  return parsed.ok ? thoughtsIn(parsed.value.tree, player) : [];
}

/** Only what they say themselves of somebody: what they ask of others, or deny, is no mark. */
function thoughtsIn(tree: aiwolf.Sentence, player: PlayerId): BoardThought[] {
  if (tree.subject !== null && tree.subject !== player) return [];
  switch (tree.kind) {
    case 'result':
      if (tree.target === 'ANY' || tree.species === 'ANY') return [];
      return [{ target: tree.target, role: 'werewolf', mark: tree.species === 'WEREWOLF' ? 'O' : 'X' }];
    case 'role': {
      const role = tree.role === 'ANY' ? null : aiwolf.toRole(tree.role);
      return tree.target === 'ANY' || role === null ? [] : [{ target: tree.target, role, mark: 'O' }];
    }
    case 'because':
    case 'day':
      return tree.operands.flatMap((operand) => thoughtsIn(operand, player));
    case 'logic':
      return tree.operator === 'AND' ? tree.operands.flatMap((operand) => thoughtsIn(operand, player)) : [];
    default:
      return [];
  }
}
