import type { PlayerId } from '@mura/engine';
import type { natural } from '@mura/language';
import type { Chronicle } from './chronicle.ts';

/** A reason that is true in the record. */
export interface FoundReason {
  readonly id: natural.ReasonId;
  readonly facts: natural.ReasonFacts;
}

type Looking = (book: Chronicle, target: PlayerId) => natural.ReasonFacts | null;

/** What speaks against somebody, the strongest first; each is a look into the record (VOICES, section 3). */
const AGAINST: readonly [natural.ReasonId, Looking][] = [
  ['black-was-human', blackWasHuman],
  ['hanged-human', hangedHuman],
  ['word-vote-mismatch', wordAndVote],
  ['victim-accused', victimAccused],
  ['vote-together', votedTogether],
  ['led-wrong-hang', ledWrongHang],
  ['late-claim', lateClaim],
  ['silent-on-hanged', silentOnHanged],
  ['no-suspect', noSuspect],
  ['few-posts', fewPosts],
];

/** What speaks for somebody. */
const FOR: readonly [natural.ReasonId, Looking][] = [
  ['seen-white', seenWhite],
  ['voted-wolf', votedWolf],
  ['stood-alone', stoodAlone],
];

export function reasonsAgainst(book: Chronicle, target: PlayerId): FoundReason[] {
  return found(AGAINST, book, target);
}

export function reasonsFor(book: Chronicle, target: PlayerId): FoundReason[] {
  return found(FOR, book, target);
}

function found(
  looks: readonly [natural.ReasonId, Looking][],
  book: Chronicle,
  target: PlayerId,
): FoundReason[] {
  return looks.flatMap(([id, look]) => {
    const facts = look(book, target);
    return facts === null ? [] : [{ id, facts: { target, ...facts } }];
  });
}

function blackWasHuman(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const wrong = book.results.find(
    ({ by, verb, species, target: other }) =>
      by === target && verb === 'DIVINED' && species === 'WEREWOLF' && book.identified(other) === 'HUMAN',
  );
  return wrong === undefined ? null : { other: wrong.target };
}

function hangedHuman(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of [...book.executed].reverse())
    if (book.identified(other) === 'HUMAN' && book.ballotOf(target, day) === other) return { other, day };
  return null;
}

/** Said one name last on a day, and voted another. */
function wordAndVote(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
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

function victimAccused(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const victim = book.victims.at(-1);
  if (victim === undefined || victim.day !== book.day) return null;
  const last = book.posts.findLast(({ player, against }) => player === victim.player && against.length > 0);
  return last?.against.includes(target) ? { victim: victim.player, day: last.day } : null;
}

function votedTogether(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
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

function ledWrongHang(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of [...book.executed].reverse()) {
    if (book.identified(other) !== 'HUMAN') continue;
    const first = book.posts.find((post) => post.day === day && post.against.includes(other));
    if (first?.player === target) return { other, day };
  }
  return null;
}

/** After a rival's claim of the same role, or after two had named them. */
function lateClaim(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const own = book.claims.get(target);
  if (own === undefined) return null;
  const accusers = new Set(
    book.posts
      .slice(0, own.after)
      .flatMap(({ player, against }) => (against.includes(target) ? [player] : [])),
  );
  return accusers.size >= 2 ? { role: own.role } : null;
}

function silentOnHanged(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const other = book.executed.get(book.day - 1);
  if (other === undefined || other === target) return null;
  const posts = book.posts.filter(({ day, player }) => day === book.day - 1 && player === target);
  const name = book.cast[other - 1]?.name ?? '';
  return posts.length > 0 &&
    !posts.some(({ text, against }) => against.includes(other) || text.includes(name))
    ? { other }
    : null;
}

function noSuspect(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const posts = book.posts.filter(({ player }) => player === target);
  return posts.length >= 4 && posts.every(({ against }) => against.length === 0) ? {} : null;
}

/** Less than half of what others say, once the day has come to talk. */
function fewPosts(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  const counts = [...book.alive].map((player) => today.filter((post) => post.player === player).length);
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const count = today.filter(({ player }) => player === target).length;
  return today.length >= 2 * book.alive.size && count > 0 && count < median / 2 ? { count } : null;
}

function seenWhite(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  const white = book.results.find(
    ({ by, verb, species, target: seen }) =>
      seen === target && by !== target && verb === 'DIVINED' && species === 'HUMAN',
  );
  return white === undefined ? null : { claimant: white.by };
}

function votedWolf(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of book.executed)
    if (book.identified(other) === 'WEREWOLF' && book.ballotOf(target, day) === other) return { other, day };
  return null;
}

function stoodAlone(book: Chronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of book.executed) {
    if (book.identified(other) !== 'HUMAN') continue;
    const off = (book.ballots.get(day) ?? []).filter(
      (vote) => vote.target !== other && vote.player !== other,
    );
    if (off.length === 1 && off[0]?.player === target) return { other, day };
  }
  return null;
}
