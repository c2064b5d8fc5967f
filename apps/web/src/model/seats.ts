import {
  type Death,
  mayDieOtherwise,
  type PlayerId,
  type Role,
  type RoleCounts,
  seatsThat,
} from '@mura/engine';
import type { Language } from '@mura/words';
import type { Figure } from '@mura/words/faces';
import { figureOf } from './figures.ts';
import { lettersOf } from './names.ts';
import type { VillageModel } from './village-model.ts';

/** How somebody left the village. */
export interface Departure {
  readonly cause: Death['cause'] | 'dead' | 'failed';
  readonly day: number;
}

/** A player as everybody sees them. */
export interface SeatView {
  readonly player: PlayerId;
  readonly name: string;
  /** One or a few letters for tables. */
  readonly letter: string;
  readonly figure: Figure;
  readonly isMe: boolean;
  readonly fate: Departure | null;
  /** Has not spoken today. */
  readonly isSilent: boolean;
  /** Known to everybody: shown at death, or after the end. */
  readonly role: Role | null;
}

export function seatsOf({ view, player: me }: VillageModel): SeatView[] {
  const { cast, pages, roles, shown } = view.shared;
  const spoken = new Set(pages.at(-1)?.talks.map(({ player }) => player));
  return cast.map(({ name }, index) => {
    const player = index + 1;
    const figure = figureOf(name);
    return {
      player,
      name,
      letter: figure.letter,
      figure,
      isMe: player === me,
      fate: fateOf(view, player),
      isSilent: !spoken.has(player),
      role: roles[index] ?? shown.find((one) => one.player === player)?.role ?? null,
    };
  });
}

/** The same seats under the names by which their reader knows them. */
export function seatsCalled(
  seats: readonly SeatView[],
  names: readonly string[],
  reader: Language,
): SeatView[] {
  const letters = lettersOf(names);
  return seats.map((seat, index) => {
    const isLatin = reader !== 'ja' && seat.figure.work !== null;
    return { ...seat, name: names[index] ?? seat.name, letter: isLatin ? letters[index]! : seat.letter };
  });
}

/** A night tells only that somebody is dead; of what, the end tells where the rules do. */
function fateOf({ shared, own }: VillageModel['view'], player: PlayerId): Departure | null {
  const told = shared.deaths.find((death) => death.player === player);
  if (told !== undefined) return { cause: told.cause, day: told.day };
  const isMineUntold = own.pages.at(-1)?.executed === player;
  if (isMineUntold) return { cause: 'executed', day: shared.day };
  const { state, day } = shared.status[player - 1] ?? { state: 'alive', day: 0 };
  switch (state) {
    case 'alive':
      return null;
    case 'executed':
      return { cause: 'executed', day };
    case 'diedSuddenly':
      return { cause: 'sudden', day };
    case 'failed':
      return { cause: 'failed', day };
    case 'dead':
      // Found in the morning: the night belongs to the day before.
      return { cause: shared.rules === null ? 'dead' : causeOfNight(shared.rules.roles), day: day - 1 };
  }
}

/** Where nobody can be cursed or die with another, the dead of a night were attacked. */
export function causeOfNight(roles: RoleCounts): Departure['cause'] {
  return seatsThat(roles, mayDieOtherwise) === 0 ? 'attacked' : 'dead';
}

export function livingOf(seats: readonly SeatView[]): SeatView[] {
  return seats.filter(({ fate }) => fate === null);
}
