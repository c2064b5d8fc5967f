import type { Mark, PlayerId, Role } from '@mura/engine';
import type { VillageModel } from './village-model.ts';

/** A mark on somebody's board, with the day on which they made it. */
export interface DatedMark {
  readonly player: PlayerId;
  readonly target: PlayerId;
  readonly role: Role;
  readonly mark: Mark;
  readonly day: number;
}

/** All marks the viewer knows of, in the order in which each player made them: their own, and what the end has opened. */
export function datedMarks(model: VillageModel): DatedMark[] {
  const days = beginnings(model);
  return model.events.flatMap((event, index) => {
    if (event.type !== 'marked') return [];
    const { player, target, role, mark } = event;
    return [{ player, target, role, mark, day: dayAt(days, model.givenAt[index] ?? 0) }];
  });
}

/** Whether the village shows everybody's board after the end. */
export function opensBoards({ events }: VillageModel): boolean {
  return events.some((event) => event.type === 'channelsOpened' && event.boards === true);
}

interface Beginning {
  readonly day: number;
  readonly at: number;
}

function beginnings({ events, givenAt }: VillageModel): Beginning[] {
  return events.flatMap((event, index) =>
    event.type === 'dayBegan' || event.type === 'dawnBroke'
      ? [{ day: event.day, at: givenAt[index] ?? 0 }]
      : [],
  );
}

/** What is opened after the end comes late, but says when it happened. */
function dayAt(days: readonly Beginning[], at: number): number {
  return days.findLast((day) => day.at <= at)?.day ?? 0;
}
