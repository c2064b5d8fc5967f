import type { PlayerId, Role } from '@mura/engine';
import { caseName, casesOf, type Knowledge } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';
import type { Telling } from './telling.ts';

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

export function caseLines(rivals: readonly RivalCases[], worlds: number, telling: Telling): string[] {
  const { words, nameOf, namesOf, roleOf } = telling;
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
