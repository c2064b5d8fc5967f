import type { Judged, PlayerId, Voted } from '@mura/engine';
import { eventsOf, type VillageRecord } from '@mura/records';
import type { Portion } from '../statistics/interval.ts';
import { discussionOf } from '../tables/count-village.ts';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';

/** How far deeds followed words. Nobody is bound by a wish, so it is measured (seed 002, 2.3). */
export interface Obedience {
  /** Divinations of a player whom most had wished to be divined that day, of those on days with such wishes. */
  readonly seers: Portion;
  /** Votes for a player whom most had wished to be executed that day. */
  readonly voters: Portion;
  /** Votes for whom the voter had named last themselves. */
  readonly ownWords: Portion;
}

export function obedienceIn(record: VillageRecord, village: CorpusVillage): Obedience {
  const numbers = new Map(village.players.map(({ name, player }) => [name, player]));
  const said = discussionOf(village);
  const wishes = memoised((key: string) => {
    const [day, topic] = key.split('/');
    return lastWishes(said, Number(day), topic!, numbers);
  });
  const events = eventsOf(record);
  const divined = events.filter((event): event is Judged => event.type === 'divined');
  const votes = lastRounds(events.filter((event): event is Voted => event.type === 'voted'));
  return {
    seers: portionOf(divined.map(({ day, target }) => isMostWished(wishes(`${day}/inspect`), target))),
    voters: portionOf(votes.map(({ day, target }) => isMostWished(wishes(`${day}/vote`), target))),
    ownWords: portionOf(
      votes.map(({ day, player, target }) => {
        const own = wishes(`${day}/vote`).get(player);
        return own === undefined ? null : own.includes(target);
      }),
    ),
  };
}

/** `null`: there was nothing to follow. */
function portionOf(followed: readonly (boolean | null)[]): Portion {
  const known = followed.filter((one) => one !== null);
  return { count: known.filter(Boolean).length, of: known.length };
}

/** Whom each player named in their last opinion of a day on a topic. */
function lastWishes(
  said: readonly CorpusUtterance[],
  day: number,
  topic: string,
  numbers: ReadonlyMap<string, PlayerId>,
): Map<PlayerId, readonly PlayerId[]> {
  const wishes = new Map<PlayerId, readonly PlayerId[]>();
  for (const { day: saidOn, player, tags } of said) {
    if (saidOn !== day || player === null) continue;
    const named = tags.filter((tag) => tag.topic === topic && !tag.denied);
    const targets = named.flatMap(({ target }) => numbers.get(target) ?? []);
    if (targets.length > 0) wishes.set(player, targets);
  }
  return wishes;
}

function isMostWished(wishes: ReadonlyMap<PlayerId, readonly PlayerId[]>, target: PlayerId): boolean | null {
  const times = new Map<PlayerId, number>();
  for (const named of wishes.values()) for (const one of named) times.set(one, (times.get(one) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  return most === 0 ? null : times.get(target) === most;
}

/** A tie is voted again: the last ballot of each player on a day is the one that counted. */
function lastRounds(votes: readonly Voted[]): Voted[] {
  return [...new Map(votes.map((vote) => [`${vote.day}/${vote.player}`, vote])).values()];
}

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
