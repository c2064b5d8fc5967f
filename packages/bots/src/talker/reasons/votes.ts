import type { PlayerId } from '@mura/engine';
import type { natural } from '@mura/language';
import type { VillageChronicle } from '../chronicle.ts';

/** A look into the record for one kind of reason; `null`: it does not hold. */
export type Looking = (book: VillageChronicle, target: PlayerId) => natural.ReasonFacts | null;

export function hangedHuman(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of [...book.executed].reverse())
    if (book.identified(other) === 'HUMAN' && book.ballotOf(target, day) === other) return { other, day };
  return null;
}

/** Said one name last on a day, and voted another. */
export function wordAndVote(
  book: VillageChronicle,
  target: PlayerId,
): { readonly other: PlayerId; readonly day: number } | null {
  for (const [day] of [...book.ballots].reverse()) {
    const last = book.posts.findLast(
      (post) => post.day === day && post.player === target && post.against.length > 0,
    );
    const [said, ...others] = last?.against ?? [];
    const voted = book.ballotOf(target, day);
    if (said !== undefined && others.length === 0 && voted !== null && voted !== said)
      return { other: said, day };
  }
  return null;
}

/** And with the vote that was announced, who was named would have had as many as anybody. */
export function switchSaves(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const switched = wordAndVote(book, target);
  if (switched === null || book.executed.get(switched.day) === switched.other) return null;
  const counts = new Map<PlayerId, number>();
  for (const { player, target: voted } of book.ballots.get(switched.day) ?? []) {
    const meant = player === target ? switched.other : voted;
    counts.set(meant, (counts.get(meant) ?? 0) + 1);
  }
  return counts.get(switched.other) === Math.max(...counts.values()) ? switched : null;
}

export function votedTogether(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const other of book.alive) {
    if (other === target) continue;
    const days = [...book.ballots.keys()].filter(
      (day) => book.ballotOf(target, day) !== null && book.ballotOf(other, day) !== null,
    );
    if (days.length >= 2 && days.every((day) => book.ballotOf(target, day) === book.ballotOf(other, day)))
      return { other, count: days.length };
  }
  return null;
}

export function ledWrongHang(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of [...book.executed].reverse()) {
    if (book.identified(other) !== 'HUMAN') continue;
    const first = book.posts.find((post) => post.day === day && post.against.includes(other));
    if (first?.player === target) return { other, day };
  }
  return null;
}

export function votedWolf(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of book.executed)
    if (book.identified(other) === 'WEREWOLF' && book.ballotOf(target, day) === other) return { other, day };
  return null;
}

export function stoodAlone(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of book.executed) {
    if (book.identified(other) !== 'HUMAN') continue;
    const off = (book.ballots.get(day) ?? []).filter(
      (vote) => vote.target !== other && vote.player !== other,
    );
    if (off.length === 1 && off[0]?.player === target) return { other, day };
  }
  return null;
}
