import { dealtRoles, FACTS, hashText, isPack, type PlayerId, seatsThat } from '@mura/engine';
import type { VillageChronicle } from './chronicle.ts';
import { believes, clears, doubts } from './post.ts';
import { claimAttacked } from './reasons/claims.ts';
import { isRefuted, reasonsForClaim, refutationsOf } from './reasons/reasons.ts';
import { happens, isSworn, type Speaker, type ToSay } from './speaker.ts';

/** What follows from the nights for those who are left: each is said once at the table, by whoever comes to it first. */
export function conclusion(speaker: Speaker): ToSay | null {
  if (speaker.book.day < 2 || speaker.isHumanlike) return null;
  return (
    victimCleared(speaker) ??
    liarExposed(speaker) ??
    admission(speaker) ??
    claimConcluded(speaker) ??
    clearedBySeer(speaker) ??
    lastChance(speaker) ??
    wolvesLeft(speaker)
  );
}

const CONCLUDES = 0.7;

/** Who was attacked is no werewolf: worth saying of somebody who was suspected, or had come out. */
export function victimCleared(speaker: Speaker): ToSay | null {
  const { book } = speaker;
  const victim = book.victims.findLast(({ day }) => day === book.day)?.player;
  if (victim === undefined || !book.isAttacked(victim)) return null;
  const isMatter = book.posts.some(({ against }) => against.includes(victim)) || book.claims.has(victim);
  if (!isMatter || book.today().some((post) => clears(post, victim)) || !happens(CONCLUDES, speaker))
    return null;
  return { what: { act: 'conclude-victim', slots: { victim } } };
}

/** Who called somebody a werewolf or human who was not is not what they claim; the pack leaves it to others to say so. */
export function liarExposed(speaker: Speaker): ToSay | null {
  const { me, book, isEvil } = speaker;
  if (isEvil) return null;
  for (const [claimant, { role }] of book.claims) {
    if (claimant === me || !book.alive.has(claimant) || !isRefuted(book, claimant)) continue;
    const [reason] = refutationsOf(book, claimant).filter(({ facts }) => facts.other !== me);
    if (reason === undefined || isDoubtedByAny(claimant, book)) continue;
    return { what: { act: 'conclude-liar', slots: { claimant, role, reason } } };
  }
  return null;
}

/** Whether somebody has said today that a claim is false, or two who do not claim the same themselves on any day. */
function isDoubtedByAny(claimant: PlayerId, book: VillageChronicle): boolean {
  const role = book.claims.get(claimant)?.role;
  const doubting = book.posts.filter((post) => doubts(post, claimant));
  const strangers = new Set(
    doubting.flatMap(({ player }) => (book.claims.get(player)?.role === role ? [] : [player])),
  );
  return strangers.size >= 2 || doubting.some(({ day }) => day === book.day);
}

/** So many own up to the same mistake on a day. */
const ADMISSIONS = 2;

/** Whom they were against, who has just died, and who is known to have been human; not whom a result of theirs was against. */
export function admission(speaker: Speaker): ToSay | null {
  const { me, book, own, stance, habit } = speaker;
  const isMistake = (player: PlayerId) => book.isKnownHuman(player) && !book.hasAccused(me, player);
  const target = [...stance.against].find(
    (player) => book.dayOfDeath(player) >= book.day - 1 && !book.alive.has(player) && isMistake(player),
  );
  if (target === undefined || own.given.has('apology')) return null;
  const today = book.today();
  const name = book.names[target - 1] ?? '';
  const admitted = today.filter(
    (post) => clears(post, target) || (post.sentences.length === 0 && post.text.includes(name)),
  );
  if (admitted.length >= ADMISSIONS) return null;
  own.given.add('apology');
  return happens(habit.yields, speaker) ? { what: { act: 'admit-error', slots: { target } } } : null;
}

/** Of the dead who had claimed, whom the record speaks for: said once in the game. */
export function claimConcluded(speaker: Speaker): ToSay | null {
  const { me, book, own, word } = speaker;
  for (const [claimant, { role }] of book.claims) {
    const isMine = claimant === me || word.rivals.includes(claimant) || isHeldFalse(claimant, speaker);
    if (isMine || book.alive.has(claimant) || !hasRival(claimant, book) || isRefuted(book, claimant))
      continue;
    const [reason] = reasonsForClaim(book, claimant);
    if (reason === undefined || book.hasAccused(claimant, me) || isBelievedByAny(claimant, book)) continue;
    if (!happens(CONCLUDES, speaker)) return null;
    own.follows ??= claimant;
    return { what: { act: 'conclude-claim', slots: { claimant, role, reason } } };
  }
  return null;
}

/** Whether they have said that somebody is not what they claim, or are against them, or believe another who claims it. */
function isHeldFalse(claimant: PlayerId, speaker: Speaker): boolean {
  const { against, disbelieved } = speaker.stance;
  return against.has(claimant) || disbelieved.has(claimant) || isSworn(claimant, speaker);
}

function hasRival(claimant: PlayerId, { claims }: VillageChronicle): boolean {
  const role = claims.get(claimant)?.role;
  return [...claims].some(([player, claim]) => player !== claimant && claim.role === role);
}

/** Whether somebody has said since their death that they were what they claimed. */
function isBelievedByAny(claimant: PlayerId, book: VillageChronicle): boolean {
  const died = book.dayOfDeath(claimant);
  return book.posts.some((post) => post.day >= died && believes(post, claimant));
}

/** Whom a seer cleared in whom they believe, who was attacked, and whom somebody suspects today. */
export function clearedBySeer(speaker: Speaker): ToSay | null {
  const { me, book, own, stance } = speaker;
  const seers = [...stance.believed].filter((player) => claimAttacked(book, player) !== null);
  for (const { by, target, verb, species } of book.results) {
    if (verb !== 'DIVINED' || species !== 'HUMAN' || !seers.includes(by) || target === me) continue;
    const isSuspected = book.today().some(({ player, against }) => player !== me && against.includes(target));
    if (!isSuspected || !book.alive.has(target) || stance.against.has(target)) continue;
    const name = book.names[target - 1] ?? '';
    const seer = book.names[by - 1] ?? '';
    if (
      own.given.has('cleared') ||
      book.today().some(({ text }) => text.includes(name) && text.includes(seer))
    )
      continue;
    own.given.add('cleared');
    return { what: { act: 'human-by-white', slots: { target, claimant: by } } };
  }
  return null;
}

/** How many werewolves are left: where a medium has told of everybody who was executed. `null`: nobody can say. */
export function countWolves(book: VillageChronicle): number | null {
  const { rules, executed, victims, alive, cast } = book;
  if (rules === null) return null;
  const isHidden = dealtRoles(rules.roles).some(
    (role) => isPack(role) && FACTS[role].identifiedAs !== 'werewolf',
  );
  const hasOtherDead = executed.size + victims.length + alive.size !== cast.length;
  const found = [...executed.values()].map((player) => book.identified(player));
  if (isHidden || hasOtherDead || found.includes(null)) return null;
  return seatsThat(rules.roles, isPack) - found.filter((species) => species === 'WEREWOLF').length;
}

/** One at the table says it, each day another. */
function isOnMe(what: string, { me, book }: Speaker): boolean {
  const alive = [...book.alive].sort((one, other) => one - other);
  return alive[hashText(`${what} ${book.day}`) % Math.max(1, alive.length)] === me;
}

function wolvesLeft(speaker: Speaker): ToSay | null {
  const { book, own } = speaker;
  const count = countWolves(book);
  if (count === null || count < 1 || own.given.has('count') || !isOnMe('count', speaker)) return null;
  own.given.add('count');
  return { what: { act: 'count-wolves', slots: { alive: book.alive.size, count } } };
}

/** Where a mistake at the vote ends the game, at once or in the night. */
export function isLastChance(book: VillageChronicle): boolean {
  const { rules, alive } = book;
  if (rules === null) return false;
  // The game goes on, so there is one at least.
  const wolves = Math.max(1, countWolves(book) ?? 1);
  const isSafe = dealtRoles(rules.roles).some(
    (role) => FACTS[role].nightAct === 'guard' || FACTS[role].survivesAttack !== 'never',
  );
  return alive.size - wolves - (isSafe ? 1 : 2) <= wolves;
}

function lastChance(speaker: Speaker): ToSay | null {
  const { book, own } = speaker;
  if (own.given.has('last') || !isOnMe('last', speaker) || !isLastChance(book)) return null;
  own.given.add('last');
  return { what: { act: 'last-chance', slots: { alive: book.alive.size } } };
}
