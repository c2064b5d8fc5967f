import {
  type Chance,
  drawsOfShuffle,
  type Event,
  open,
  type PlayerId,
  type Role,
  type Setup,
} from '../../src/index.ts';
import { at, type LawRandom, shuffled } from './random.ts';

/** Chance that gives everybody the role in this deal, and leaves the rest to another chance. */
export function dealing(setup: Setup, deal: readonly Role[], rest: Chance): Chance {
  const draws = drawsOfShuffle(seatsOf(setup), seatingFor(setup, deal));
  return (draw) => (draw.purpose === 'deal' ? (draws.get(draw.among) ?? 0) : rest(draw));
}

function seatsOf({ cast }: Setup): PlayerId[] {
  return cast.map((_, index) => index + 1);
}

/** The order of the players in which the places of the shuffle, each with its role, give this deal. */
function seatingFor(setup: Setup, deal: readonly Role[]): PlayerId[] {
  const free = seatsOf(setup);
  return rolesByPlace(setup).map((role) => {
    const index = free.findIndex((player) => deal[player - 1] === role);
    return at(free.splice(index, 1), 0);
  });
}

/** Which role each place of the shuffle gets: what everybody is dealt when nobody is moved. */
function rolesByPlace(setup: Setup): readonly Role[] {
  const opened = open(setup, ({ among }) => among - 1);
  return opened.ok ? dealOf(opened.value.events) : [];
}

/** Who is what, as the master knows it. */
export function dealOf(record: readonly Event[]): readonly Role[] {
  const sealed = record.find((event) => event.type === 'sealed');
  return sealed?.type === 'sealed' ? sealed.deal : [];
}

/** The deal with its roles in other hands, but for what is known, that agrees with all there is; after so many tries, the same. */
export function dealtAgain(
  deal: readonly Role[],
  isKnown: (index: number) => boolean,
  agrees: (other: readonly Role[]) => boolean,
  random: LawRandom,
  tries: number,
): readonly Role[] {
  const free = deal.flatMap((_, index) => (isKnown(index) ? [] : [index]));
  const held = free.map((index) => at(deal, index));
  for (let left = tries; left > 0; left--) {
    const roles = shuffled(held, random);
    const other = deal.slice();
    free.forEach((index, place) => {
      other[index] = at(roles, place);
    });
    if (other.join() !== deal.join() && agrees(other)) return other;
  }
  return deal;
}
