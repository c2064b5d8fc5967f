import type { Random } from '@mura/bots';
import { type Role, TEAMS, teamOf } from '@mura/engine';
import { isReached, leastRoles, roleTallies } from './deviation.ts';
import { improve, shuffle } from './improve.ts';
import type { Lineup } from './lineups.ts';
import { Company, costOfMove, move, Tallies } from './tallies.ts';

/** Every team should have every role equally often, above all; then come who is against whom, and who sits where. */
const ROLE_WEIGHT = 1000;

/** The roles of every game by seat; `seated`: who sits where in it, `kinds` and `dealt`: as in `ToDraw`. */
export function dealRoles(
  seated: readonly Lineup[],
  teams: number,
  kinds: readonly Role[],
  dealt: readonly number[],
  random: Random,
): number[][] {
  const places = dealt.length;
  const roles = roleTallies(seated, teams, dealt);
  const share = (kind: number) => dealt.filter((one) => one === kind).length / places;
  const bySeat = new Tallies(places, kinds.length, (_, kind) => seated.length * share(kind));
  // How even it can be depends on the meetings: only how it changes is used.
  const opposed = new Tallies(teams, teams, () => 0);
  const least = leastRoles(seated, teams, dealt);
  const sides = kinds.map((role) => TEAMS.indexOf(teamOf(role)));
  const deals = seated.map(() => {
    const deal = [...dealt];
    shuffle(deal, random);
    return deal;
  });
  const company = new Company(opposed, { teams, places });
  /** Who is against the one at this place. */
  const countOpposed = (lineup: Lineup, deal: readonly number[], place: number, change: number) => {
    const team = lineup[place]!;
    const side = sides[deal[place]!];
    for (let other = 0; other < places; other++)
      if (sides[deal[other]!] !== side) opposed.addPair(team, lineup[other]!, change);
  };
  const countBoth = (lineup: Lineup, deal: readonly number[], one: number, other: number, change: number) => {
    countOpposed(lineup, deal, one, change);
    countOpposed(lineup, deal, other, change);
  };
  /** Whose friend one of them was is now against them, and the other way round. */
  const costOfSides = (lineup: Lineup, deal: readonly number[], one: number, other: number) => {
    const own = sides[deal[one]!];
    const others = sides[deal[other]!];
    for (let place = 0; place < places; place++) {
      if (place === one || place === other) continue;
      const side = sides[deal[place]!];
      if (side === own) company.gain(lineup[place]!, 1);
      else if (side === others) company.gain(lineup[place]!, -1);
    }
    return company.takeCost(lineup[one]!, lineup[other]!);
  };
  improve(
    {
      rows: seated.length,
      places,
      enter(row) {
        const [lineup, deal] = [seated[row]!, deals[row]!];
        for (let place = 0; place < places; place++) {
          roles.add(lineup[place]!, deal[place]!, 1);
          bySeat.add(place, deal[place]!, 1);
          // Each pair is seen from both sides.
          countOpposed(lineup, deal, place, 0.5);
        }
      },
      cost(row, one, other) {
        const lineup = seated[row]!;
        const deal = deals[row]!;
        const role = deal[one]!;
        const mate = deal[other]!;
        if (role === mate) return 0;
        const cost = costOfMove(bySeat, one, role, mate) + costOfMove(bySeat, other, mate, role);
        if (lineup[one] === lineup[other]) return cost;
        const ofRoles =
          costOfMove(roles, lineup[one]!, role, mate) + costOfMove(roles, lineup[other]!, mate, role);
        const ofSides = sides[role] === sides[mate] ? 0 : costOfSides(lineup, deal, one, other);
        return ofSides + cost + ROLE_WEIGHT * ofRoles;
      },
      change(row, one, other) {
        const lineup = seated[row]!;
        const deal = deals[row]!;
        const role = deal[one]!;
        const mate = deal[other]!;
        if (role === mate) return;
        const isOneSide = sides[role] === sides[mate];
        if (!isOneSide) countBoth(lineup, deal, one, other, -1);
        deal[one] = mate;
        deal[other] = role;
        if (!isOneSide) countBoth(lineup, deal, one, other, 1);
        move(bySeat, one, role, mate);
        move(bySeat, other, mate, role);
        move(roles, lineup[one]!, role, mate);
        move(roles, lineup[other]!, mate, role);
      },
      isBest: () => isReached(roles, least),
      harmless: ROLE_WEIGHT / 10,
    },
    random,
  );
  return deals;
}
