import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import type { VillageChronicle } from '../chronicle.ts';
import type { Post } from '../post.ts';

export function victimAccused(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const victim = book.victims.at(-1);
  if (victim === undefined || victim.day !== book.day) return null;
  const last = book.posts.findLast(({ player, against }) => player === victim.player && against.length > 0);
  return last?.against.includes(target) ? { victim: victim.player, day: last.day } : null;
}

export function silentOnHanged(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const other = book.executed.get(book.day - 1);
  if (other === undefined || other === target) return null;
  const posts = book.posts.filter(({ day, player }) => day === book.day - 1 && player === target);
  return posts.length > 0 && !posts.some((post) => mentions(post, other, book)) ? { other } : null;
}

function mentions({ text, against }: Post, player: PlayerId, book: VillageChronicle): boolean {
  const name = book.cast[player - 1]?.name ?? '';
  return against.includes(player) || (name !== '' && text.includes(name));
}

export function noSuspect(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const posts = book.posts.filter(({ player }) => player === target);
  return posts.length >= 4 && posts.every(({ against }) => against.length === 0) ? {} : null;
}

/** Less than half of what others say, once the day has come to talk. */
export function fewPosts(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  const counts = [...book.alive].map((player) => today.filter((post) => post.player === player).length);
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const count = today.filter(({ player }) => player === target).length;
  return today.length >= 2 * book.alive.size && count > 0 && count < median / 2 ? { count } : null;
}

/** Within so many posts of a proposal it is joined at once. */
const AT_ONCE = 2;

/** Joined at once and without a reason, at least twice today. */
export function fastAgree(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  const count = today.filter((post, place) => {
    if (post.player !== target || hasReason(post)) return false;
    const before = today.slice(Math.max(0, place - AT_ONCE), place);
    return before.some(({ player, against }) => player !== target && joins(post, against));
  }).length;
  return count >= 2 ? { count } : null;
}

function joins({ against }: Post, others: readonly PlayerId[]): boolean {
  const [own, ...more] = against;
  return own !== undefined && more.length === 0 && others.includes(own);
}

function hasReason({ sentences }: Post): boolean {
  return sentences.some(({ kind }) => kind === 'because');
}

/** Joined a proposal whose author gave a reason for it only afterwards. */
export function agreeBeforeReason(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  for (const [place, post] of today.entries()) {
    if (post.player !== target || hasReason(post)) continue;
    const proposal = today
      .slice(0, place)
      .findLast(({ player, against }) => player !== target && joins(post, against));
    if (proposal === undefined || hasReason(proposal)) continue;
    const later = today
      .slice(place + 1)
      .some((one) => one.player === proposal.player && hasReason(one) && joins(post, one.against));
    if (later) return { talk: proposal.talk };
  }
  return null;
}

/** Whomever they named today, others had named before; at least twice. */
export function onlyRepeats(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  const own = [...today.entries()].filter(
    ([, { player, against }]) => player === target && against.length > 0,
  );
  const isRepeated = ([place, { against }]: [number, Post]) =>
    against.every((named) =>
      today.slice(0, place).some((before) => before.player !== target && before.against.includes(named)),
    );
  return own.length >= 2 && own.every(isRepeated) ? {} : null;
}

/** Called somebody a werewolf and then human today, or the other way round, with nothing new between. */
export function opinionFlip(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const views = new Map<PlayerId, 'wolf' | 'human'>();
  for (const { player, sentences } of book.today()) {
    const stated = sentences.flatMap((sentence) => natural.assertionsIn(sentence, player));
    // A claim or a result may change anybody's mind.
    if (stated.some(({ kind, verb }) => kind === 'result' || verb === 'COMINGOUT')) views.clear();
    if (player !== target) continue;
    for (const [other, view] of viewsIn(stated)) {
      if ((views.get(other) ?? view) !== view) return { other };
      views.set(other, view);
    }
  }
  return null;
}

function viewsIn(stated: readonly aiwolf.ContentSentence[]): [PlayerId, 'wolf' | 'human'][] {
  return stated.flatMap((one): [PlayerId, 'wolf' | 'human'][] => {
    if (one.kind !== 'role' || one.verb !== 'ESTIMATE' || one.target === 'ANY') return [];
    if (one.role === 'WEREWOLF') return [[one.target, 'wolf']];
    return one.role === 'VILLAGER' ? [[one.target, 'human']] : [];
  });
}

/** A question is old after so many posts. */
const OVERDUE = 6;

/** Was asked whom they suspect or vote for, has spoken since, and has not said it. */
export function unanswered(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  const asked = today.findIndex(({ asks }) =>
    asks.some(({ player, what }) => player === target && asksForName(what)),
  );
  const question = today[asked];
  if (question === undefined || today.length - asked <= OVERDUE) return null;
  const since = today.slice(asked + 1).filter(({ player }) => player === target);
  const isOwed = since.length > 0 && since.every(({ against }) => against.length === 0);
  return isOwed ? { talk: question.talk } : null;
}

function asksForName(what: aiwolf.Sentence): boolean {
  return what.kind === 'act' || what.kind === 'role'
    ? what.verb === 'VOTE' || what.verb === 'ESTIMATE'
    : false;
}

const ONE_SIDE = 3;

/** Of two who claim the same, asked or doubted one again and again and the other never. */
export function asksOneSide(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const posts = book.posts.filter(({ player }) => player === target);
  const presses = (on: PlayerId) =>
    posts.filter(({ against, asks }) => against.includes(on) || asks.some(({ player }) => player === on))
      .length;
  for (const [other, { role }] of book.claims)
    for (const [claimant, rival] of book.claims) {
      if (other === claimant || role !== rival.role || other === target || claimant === target) continue;
      if (presses(other) >= ONE_SIDE && presses(claimant) === 0) return { other, claimant };
    }
  return null;
}

/** Posts in which one could have taken up a result. */
const CHANCES = 3;

/** Has spoken after somebody was called a werewolf today, and of neither of the two. */
export function softOnBlack(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const today = book.today();
  for (const [place, post] of today.entries()) {
    const black = post.sentences
      .flatMap((sentence) => natural.assertionsIn(sentence, post.player))
      .find((stated) => stated.kind === 'result' && stated.species === 'WEREWOLF');
    if (black === undefined || !('target' in black) || black.target === 'ANY') continue;
    const { target: other } = black;
    if (other === target || post.player === target || !book.alive.has(other)) continue;
    const since = today.slice(place + 1).filter(({ player }) => player === target);
    const touches = (one: Post) => mentions(one, other, book) || mentions(one, post.player, book);
    if (since.length >= CHANCES && !since.some(touches)) return { other };
  }
  return null;
}

/** Posts after which two could have suspected each other. */
const ACQUAINTED = 5;

/** Of two who have both said much, neither has ever spoken against the other, though somebody has. */
export function neverAgainst(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const by = (player: PlayerId) => book.posts.filter((post) => post.player === player);
  const own = by(target);
  if (book.day < 2 || own.length < ACQUAINTED) return null;
  for (const other of book.alive) {
    const theirs = by(other);
    if (other === target || theirs.length < ACQUAINTED) continue;
    const isAccused = book.today().some(({ against }) => against.includes(other));
    const isSpared = own.every(({ against }) => !against.includes(other));
    if (isAccused && isSpared && theirs.every(({ against }) => !against.includes(target))) return { other };
  }
  return null;
}

/** Was the first to speak against somebody who turned out to be a werewolf. */
export function firstSuspecter(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const other of book.executed.values()) {
    if (book.identified(other) !== 'WEREWOLF') continue;
    if (book.posts.find(({ against }) => against.includes(other))?.player === target) return { other };
  }
  return null;
}

/** Took the word of somebody who turned out to be a werewolf. */
export function believedWolf(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const [day, other] of [...book.executed].reverse()) {
    if (other === target || book.identified(other) !== 'WEREWOLF') continue;
    const isBelieved = (post: Post) =>
      post.sentences.some((one) =>
        natural.beliefsIn(one, target).some(({ player, denied }) => player === other && !denied),
      );
    if (book.posts.some((post) => post.player === target && post.day <= day && isBelieved(post)))
      return { other };
  }
  return null;
}

/** The last whom somebody was against who turned out to be a werewolf. */
export function accusedByWolf(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const other of book.executed.values()) {
    if (other === target || book.identified(other) !== 'WEREWOLF') continue;
    const last = book.posts.findLast(({ player, against }) => player === other && against.length > 0);
    if (last?.against.includes(target)) return { other };
  }
  return null;
}
