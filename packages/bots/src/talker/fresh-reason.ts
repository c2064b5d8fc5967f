import type { PlayerId } from '@mura/engine';
import type { VillageChronicle } from './chronicle.ts';
import { type FoundReason, reasonsAgainst } from './reasons/reasons.ts';
import type { Speaker } from './speaker.ts';

/** The strongest that nobody has given today, nor oneself on any day; what one was part of, or did as well, is nothing to point at. */
export function freshReason(
  reasons: readonly FoundReason[],
  { me, book, own, past }: Pick<Speaker, 'me' | 'book' | 'own' | 'past'>,
): FoundReason | null {
  const fresh = reasons.find(
    (reason) =>
      reason.facts.other !== me &&
      reason.facts.claimant !== me &&
      [own, ...past].every(({ given }) => !given.has(keyOf(reason))) &&
      !isGiven(reason, me, book) &&
      !isAsTrueOf(me, reason, book),
  );
  if (fresh === undefined) return null;
  own.given.add(keyOf(fresh));
  if (fresh.facts.target !== undefined) own.reasons.set(fresh.facts.target, fresh);
  return fresh;
}

/** Whether it can be held against another just as well. */
export function isAsTrueOf(
  player: PlayerId,
  { id, facts: { target, other } }: FoundReason,
  book: VillageChronicle,
): boolean {
  if (target === player || other === undefined) return false;
  return reasonsAgainst(book, player).some((own) => own.id === id && own.facts.other === other);
}

/** Whether somebody else has spoken today against the same player with the same name beside it. */
function isGiven(
  { facts: { target, other, victim, claimant } }: FoundReason,
  me: PlayerId,
  book: VillageChronicle,
): boolean {
  const beside = other ?? victim ?? claimant;
  const name = beside === undefined ? undefined : book.cast[beside - 1]?.name;
  return book
    .today()
    .some(
      ({ player, against, text }) =>
        player !== me &&
        target !== undefined &&
        against.includes(target) &&
        (name === undefined || text.includes(name)),
    );
}

function keyOf({ id, facts: { target = 0, other = 0 } }: FoundReason): string {
  return `${id} ${target} ${other}`;
}
