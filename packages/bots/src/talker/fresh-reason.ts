import type { PlayerId } from '@mura/engine';
import type { VillageChronicle } from './chronicle.ts';
import type { FoundReason } from './reasons/reasons.ts';
import type { Speaker } from './speaker.ts';

/** The strongest that nobody has given today; what one was part of oneself is nothing to point at. */
export function freshReason(
  reasons: readonly FoundReason[],
  { me, book, own }: Pick<Speaker, 'me' | 'book' | 'own'>,
): FoundReason | null {
  const fresh = reasons.find(
    (reason) => reason.facts.other !== me && !own.given.has(keyOf(reason)) && !isGiven(reason, me, book),
  );
  if (fresh === undefined) return null;
  own.given.add(keyOf(fresh));
  return fresh;
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
