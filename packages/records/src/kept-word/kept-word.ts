import type { Announced, Event, PlayerId, Voted } from '@mura/engine';

/** How often something was as it had been said. */
export interface KeptShare {
  readonly kept: number;
  readonly of: number;
}

/** What players announced beside what they did: a word binds nobody, and how far it was kept tells something. */
export interface KeptWords {
  /** Votes cast for whom the voter had named last on that day. */
  readonly votes: KeptShare;
  /** Divinations of somebody whom most had wished to be divined on that day. */
  readonly divinations: KeptShare;
}

/** Over the whole of a record, as its master sees it. */
export function keptWords(events: readonly Event[]): KeptWords {
  const announced = events.filter((event): event is Announced => event.type === 'announced');
  const wishesOf = (day: number, about: Announced['about']) => lastWishes(announced, day, about);
  const votes = finalVotes(events).flatMap(({ day, player, target }) => {
    const said = wishesOf(day, 'vote').get(player);
    return said === undefined ? [] : [said === target];
  });
  const divinations = events.flatMap((event) => {
    if (event.type !== 'divined') return [];
    const wished = mostWished([...wishesOf(event.day, 'divine').values()]);
    return wished.length === 0 ? [] : [wished.includes(event.target)];
  });
  return { votes: share(votes), divinations: share(divinations) };
}

function share(kept: readonly boolean[]): KeptShare {
  return { kept: kept.filter(Boolean).length, of: kept.length };
}

/** Whom each player named last on a day. */
function lastWishes(
  announced: readonly Announced[],
  day: number,
  about: Announced['about'],
): Map<PlayerId, PlayerId> {
  const ofDay = announced.filter((wish) => wish.day === day && wish.about === about);
  return new Map(ofDay.map(({ player, target }) => [player, target]));
}

/** Where votes may be changed, the last one of a day is the real one. */
function finalVotes(events: readonly Event[]) {
  const votes = events.filter((event): event is Voted => event.type === 'voted');
  return votes.filter(
    ({ day, round, player }, index) =>
      !votes
        .slice(index + 1)
        .some((later) => later.day === day && later.round === round && later.player === player),
  );
}

function mostWished(targets: readonly PlayerId[]): PlayerId[] {
  const times = (target: PlayerId) => targets.filter((other) => other === target).length;
  const most = Math.max(0, ...targets.map(times));
  return [...new Set(targets)].filter((target) => times(target) === most);
}
