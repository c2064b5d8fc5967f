import { isOrdinary, type PlayerId, type Role, teamOf } from '@mura/engine';
import { caseName, casesOf, type IfFake, ifFake, type Knowledge } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';
import type { WorldsWording } from './wording.ts';

/** What rivals for a role may be together. */
export interface RivalCases {
  readonly role: Role;
  readonly players: readonly PlayerId[];
  readonly cases: readonly {
    readonly name: string;
    readonly roles: readonly Role[];
    readonly worlds: number;
  }[];
}

/** The cases of all but the players multiply, so of a crowd that claims one role none are told. */
const MOST_RIVALS = 4;

export function rivalCases({ claims }: AskedMoment, knowledge: Knowledge): RivalCases[] {
  return claims.counterClaims
    .filter(({ players }) => players.length <= MOST_RIVALS)
    .map(({ role, players }) => ({
      role,
      players,
      cases: casesOf(knowledge, players).map((one) => ({
        name: caseName(one, role),
        roles: one.roles,
        worlds: one.count,
      })),
    }));
}

/** On a terminal the likeliest are enough; `--json` has them all. */
const MOST_LINES = 8;

export function caseLines(rivals: readonly RivalCases[], worlds: number, wording: WorldsWording): string[] {
  const { words, nameOf, namesOf, roleOf } = wording;
  return rivals.flatMap(({ role, players, cases }) => {
    const shown = cases.slice(0, MOST_LINES).map((one) => {
      const rivals = one.roles.map((held, index) => ({ name: nameOf(players[index]!), role: roleOf(held) }));
      return words.oneCase(rivals, one.name, one.worlds, percent(one.worlds, worlds));
    });
    const more = cases.length > MOST_LINES ? [words.moreCases(cases.length - MOST_LINES)] : [];
    return [words.counter(roleOf(role), namesOf(players)), ...[...shown, ...more].map((line) => `  ${line}`)];
  });
}

function percent(count: number, worlds: number): string {
  return `${((100 * count) / worlds).toFixed(1)}%`;
}

/** What follows if somebody is not what he claims to be. */
export interface FakeClaim {
  readonly player: PlayerId;
  readonly role: Role;
  readonly worlds: number;
  readonly implied: IfFake['implied'];
}

export function fakeClaims({ claims }: AskedMoment, knowledge: Knowledge): FakeClaim[] {
  return claims.claimants.flatMap(({ player, role }): FakeClaim[] => {
    if (role === null || isOrdinary(role) || teamOf(role) !== 'village') return [];
    const answer = ifFake(knowledge, player, role);
    return answer === null ? [] : [{ player, role, worlds: answer.worlds.count, implied: answer.implied }];
  });
}

/** On a terminal, what becomes certain; what becomes impossible is in `--json`. */
export function fakeLines(claims: readonly FakeClaim[], { words, nameOf, roleOf }: WorldsWording): string[] {
  return claims.map(({ player, role, worlds, implied }) => {
    if (worlds === 0) return words.cannotBeFake(nameOf(player), roleOf(role));
    const certain = implied.filter(({ verdict }) => verdict === 'certain');
    const told = certain.map((one) => words.is(nameOf(one.player), roleOf(one.role), true)).join(words.comma);
    return words.ifFake(nameOf(player), roleOf(role), worlds, told || null);
  });
}
