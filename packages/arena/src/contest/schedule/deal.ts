import type { Random } from '@mura/bots';
import { type Role, TEAMS, teamOf } from '@mura/engine';
import { isReached, leastRoles, roleTallies } from './deviation.ts';
import { improve, shuffle } from './improve.ts';
import type { Lineup } from './lineup.ts';
import { Tallies } from './tallies.ts';

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
  /** Who is against the one at this place. */
  const countOpposed = (lineup: Lineup, deal: readonly number[], place: number, change: number) => {
    let cost = 0;
    const team = lineup[place]!;
    const side = sides[deal[place]!];
    for (let other = 0; other < places; other++)
      if (sides[deal[other]!] !== side) cost += opposed.addPair(team, lineup[other]!, change);
    return cost;
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
      change(row, one, other) {
        const lineup = seated[row]!;
        const deal = deals[row]!;
        const role = deal[one]!;
        const mate = deal[other]!;
        if (role === mate) return 0;
        const moves = sides[role] !== sides[mate];
        let cost = moves ? countOpposed(lineup, deal, one, -1) + countOpposed(lineup, deal, other, -1) : 0;
        deal[one] = mate;
        deal[other] = role;
        if (moves) cost += countOpposed(lineup, deal, one, 1) + countOpposed(lineup, deal, other, 1);
        cost += give(bySeat, one, role, mate) + give(bySeat, other, mate, role);
        return (
          cost +
          ROLE_WEIGHT * (give(roles, lineup[one]!, role, mate) + give(roles, lineup[other]!, mate, role))
        );
      },
      isBest: () => isReached(roles, least),
      harmless: ROLE_WEIGHT / 10,
    },
    random,
  );
  return deals;
}

/** Another role for the one they had. */
function give(tallies: Tallies, who: number, before: number, after: number): number {
  return tallies.add(who, before, -1) + tallies.add(who, after, 1);
}
