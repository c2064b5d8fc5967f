import { isOrdinary, type PlayerId, type Role, teamOf } from '@mura/engine';
import { type IfFake, ifFake, type Knowledge } from '@mura/worlds';
import type { AskedMoment } from './answer.ts';
import type { Telling } from './telling.ts';

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
export function fakeLines(claims: readonly FakeClaim[], { words, nameOf, roleOf }: Telling): string[] {
  return claims.map(({ player, role, worlds, implied }) => {
    if (worlds === 0) return words.cannotBeFake(nameOf(player), roleOf(role));
    const certain = implied.filter(({ verdict }) => verdict === 'certain');
    const told = certain.map((one) => words.is(nameOf(one.player), roleOf(one.role), true)).join(words.comma);
    return words.ifFake(nameOf(player), roleOf(role), worlds, told || null);
  });
}
