import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import type { VillageChronicle } from './chronicle.ts';

/** What somebody has said for certain, and stands by: the truth, or a lie that is kept to the end. */
export interface GivenWord {
  /** Whom they told to be human, or have vouched for today. */
  readonly cleared: ReadonlySet<PlayerId>;
  /** Whom of the living they told to be a werewolf. */
  readonly blacks: readonly PlayerId[];
  /** Who else claims to be what they claim to be, and only one can be. */
  readonly rivals: readonly PlayerId[];
}

/** `follows`: the seer by whose word they go today, whose results are as their own. */
export function givenWord(me: PlayerId, book: VillageChronicle, follows: PlayerId | null = null): GivenWord {
  const own = book.results.filter(({ by, target }) => by === me || (by === follows && target !== me));
  const told = (species: aiwolf.SpeciesWord) =>
    own.filter((result) => result.species === species).map(({ target }) => target);
  const claim = book.claims.get(me)?.role;
  return {
    cleared: new Set([...told('HUMAN'), ...vouchedFor(me, book)]),
    blacks: [...new Set(told('WEREWOLF'))].filter((player) => book.alive.has(player)),
    rivals:
      claim === 'SEER' || claim === 'MEDIUM'
        ? [...book.claims].flatMap(([player, { role }]) => (role === claim && player !== me ? [player] : []))
        : [],
  };
}

/** Whom they have called human, or what they claim to be, in their own opinion. */
function vouchedFor(me: PlayerId, book: VillageChronicle): PlayerId[] {
  const own = book.today().filter(({ player }) => player === me);
  return own.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) =>
      natural.assertionsIn(sentence, me).flatMap((stated) => {
        const isTrust = stated.kind === 'role' && stated.verb === 'ESTIMATE' && !isEvil(stated.role);
        return isTrust && stated.target !== 'ANY' && stated.target !== me ? [stated.target] : [];
      }),
    ),
  );
}

function isEvil(role: aiwolf.RoleWord | 'ANY'): boolean {
  return role === 'WEREWOLF' || role === 'POSSESSED' || role === 'ANY';
}

/** Whether they can speak against somebody without going back on their word. */
export function mayAccuse({ cleared, blacks }: GivenWord, target: PlayerId): boolean {
  return blacks.length > 0 ? blacks.includes(target) : !cleared.has(target);
}

/** Whether they can speak for somebody. */
export function mayDefend({ blacks, rivals }: GivenWord, target: PlayerId): boolean {
  return !blacks.includes(target) && !rivals.includes(target);
}
