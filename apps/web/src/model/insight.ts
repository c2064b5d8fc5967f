import { isPack, type Mark, type PlayerId, type Role, seatsThat } from '@mura/engine';
import { type DatedMark, datedMarks } from './dated-marks.ts';
import type { VillageModel } from './village-model.ts';

/** How near a board was to the truth at the end of a day, in percent. */
export interface Insight {
  readonly day: number;
  readonly percent: number;
}

/**
 * Of the question who is a werewolf: a mark of yes is 1, perhaps is a half, no is 0, and an open one the share of
 * werewolves among the others.
 */
export function insightByDay(model: VillageModel): Insight[] {
  const { player: me } = model;
  if (me === null || !isSeeking(model, me)) return [];
  return insightOf(model, me, datedMarks(model));
}

/** The same, as the mean of all others who kept a board and had something to find out. */
export function insightOfOthers(model: VillageModel): Insight[] {
  const marks = datedMarks(model);
  const others = [...new Set(marks.map(({ player }) => player))].filter(
    (player) => player !== model.player && isSeeking(model, player),
  );
  if (others.length === 0) return [];
  const all = others.map((player) => insightOf(model, player, marks));
  return all[0]!.map(({ day }, index) => {
    const sum = all.reduce((total, days) => total + (days[index]?.percent ?? 0), 0);
    return { day, percent: Math.round(sum / all.length) };
  });
}

/** Werewolves know the answer. */
function isSeeking({ view }: VillageModel, player: PlayerId): boolean {
  const { roles } = view.shared;
  const role = roles[player - 1];
  return role !== undefined && !isPack(role);
}

function insightOf({ view }: VillageModel, player: PlayerId, marks: readonly DatedMark[]): Insight[] {
  const { roles, rules, pages } = view.shared;
  if (rules === null) return [];
  const share = seatsThat(rules.roles, isPack) / Math.max(1, roles.length - 1);
  const own = marks.filter((mark) => mark.player === player && isPack(mark.role));
  const days = pages.map(({ day }) => day).filter((day) => day > 0);
  return days.map((day) => {
    const board = new Map<PlayerId, Mark>();
    for (const mark of own) if (mark.day <= day) board.set(mark.target, mark.mark);
    return { day, percent: Math.round(nearness(roles, player, board, share) * 100) };
  });
}

function nearness(
  roles: readonly Role[],
  me: PlayerId,
  marks: ReadonlyMap<PlayerId, Mark>,
  share: number,
): number {
  const errors = roles.flatMap((role, index) => {
    if (index + 1 === me) return [];
    return [Math.abs(guessOf(marks.get(index + 1), share) - (isPack(role) ? 1 : 0))];
  });
  return 1 - errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
}

function guessOf(mark: Mark | undefined, share: number): number {
  switch (mark) {
    case 'O':
      return 1;
    case 'Δ':
      return 0.5;
    case 'X':
      return 0;
    default:
      return share;
  }
}
