import type { Mark, PlayerId, Role } from '@mura/engine';
import type { VillageModel } from './village-model.ts';

/** How near the viewer's board was to the truth at the end of a day, in percent. */
export interface Insight {
  readonly day: number;
  readonly percent: number;
}

/** Of the question who is a werewolf: a mark of yes is 1, perhaps is a half, no is 0, and an open one the usual share. */
export function insightByDay({ view, events, player: me }: VillageModel): Insight[] {
  const { roles, rules } = view.shared;
  if (me === null || rules === null || roles.length === 0 || roles[me - 1] === 'werewolf') return [];
  const usual = rules.roles.werewolf / Math.max(1, roles.length - 1);
  const marks = new Map<PlayerId, Mark>();
  const byDay: Insight[] = [];
  const note = (day: number) =>
    byDay.push({ day, percent: Math.round(nearness(roles, me, marks, usual) * 100) });
  let day = 0;
  for (const event of events) {
    if (event.type === 'marked' && event.role === 'werewolf') marks.set(event.target, event.mark);
    if (event.type !== 'dawnBroke') continue;
    if (day > 0) note(day);
    day = event.day;
  }
  if (byDay.at(-1)?.day !== day && day > 0 && byDay.length === 0) note(day);
  return byDay;
}

function nearness(
  roles: readonly Role[],
  me: PlayerId,
  marks: ReadonlyMap<PlayerId, Mark>,
  usual: number,
): number {
  const errors = roles.flatMap((role, index) => {
    if (index + 1 === me) return [];
    return [Math.abs(guessOf(marks.get(index + 1), usual) - (role === 'werewolf' ? 1 : 0))];
  });
  return 1 - errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
}

function guessOf(mark: Mark | undefined, usual: number): number {
  switch (mark) {
    case 'O':
      return 1;
    case 'Δ':
      return 0.5;
    case 'X':
      return 0;
    default:
      return usual;
  }
}
