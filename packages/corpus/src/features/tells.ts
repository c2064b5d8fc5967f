import type { PlayerId } from '@mura/engine';
import { type Related, relationsOf } from '../relations/relate.ts';
import { discussionOf } from '../tables/count-village.ts';
import {
  type CorpusSide,
  type CorpusUtterance,
  type CorpusVillage,
  SIDES,
  sideOf,
} from '../villages/village.ts';

/**
 * How often somebody joined opinions against players of a side, of those that they answered. Werewolves hardly join opinions
 * against werewolves (seed 002, figures 5 and 6): a tell, when the game is over and the roles are known.
 */
export interface AttunementTell {
  readonly player: PlayerId;
  readonly against: Readonly<Record<CorpusSide, { readonly joined: number; readonly of: number }>>;
}

/** Of every player, in the order of their numbers. */
export function attunementTells(village: CorpusVillage): AttunementTell[] {
  const related = relationsOf(discussionOf(village));
  return village.players.map(({ player }) => {
    const own = related.filter(({ of }) => of.player === player);
    const [human, werewolf] = SIDES.map((side) => joinedAgainst(own, side, village));
    return { player, against: { human: human!, werewolf: werewolf! } };
  });
}

function joinedAgainst(
  own: readonly Related<CorpusUtterance>[],
  side: CorpusSide,
  { players }: CorpusVillage,
): { readonly joined: number; readonly of: number } {
  const sideNamed = (name: string) => sideOf(players.find((one) => one.name === name)?.role ?? null);
  const answered = own.filter(({ previous }) =>
    previous?.tags.some((tag) => !tag.denied && sideNamed(tag.target) === side),
  );
  return { joined: answered.filter(({ relation }) => relation === 'attune').length, of: answered.length };
}
