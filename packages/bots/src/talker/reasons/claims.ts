import type { PlayerId } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import type { ToldResult, VillageChronicle } from '../chronicle.ts';

/** What somebody told of a divination that a medium whom nobody contradicts has proved wrong. */
function wrongResult(book: VillageChronicle, by: PlayerId, told: aiwolf.SpeciesWord): ToldResult | undefined {
  const truth = told === 'HUMAN' ? 'WEREWOLF' : 'HUMAN';
  return book.results.find(
    (result) =>
      result.by === by &&
      result.verb === 'DIVINED' &&
      result.species === told &&
      book.identified(result.target) === truth,
  );
}

export function blackWasHuman(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const wrong = wrongResult(book, target, 'WEREWOLF');
  return wrong === undefined ? null : { other: wrong.target };
}

export function whiteOnKiller(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const wrong = wrongResult(book, target, 'HUMAN');
  return wrong === undefined ? null : { other: wrong.target };
}

/** Called somebody a werewolf whom the werewolves then attacked. */
export function blackWasAttacked(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const wrong = divinationsOf(book, target).find(
    ({ species, target: seen }) => species === 'WEREWOLF' && book.isAttacked(seen),
  );
  return wrong === undefined ? null : { other: wrong.target };
}

/** Called somebody a werewolf who was one. */
export function blackWasWolf(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const right = divinationsOf(book, target).find(
    ({ species, target: seen }) => species === 'WEREWOLF' && book.identified(seen) === 'WEREWOLF',
  );
  return right === undefined ? null : { other: right.target };
}

/** Had come out, and was attacked. */
export function claimAttacked(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  return book.claims.has(target) && book.isAttacked(target) ? {} : null;
}

/** Announced whom they would divine, and told of somebody else in the morning. */
export function planMismatch(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  for (const { day, player, sentences } of book.posts) {
    if (player !== target) continue;
    const planned = sentences
      .flatMap((sentence) => natural.assertionsIn(sentence, target))
      .find((stated) => stated.kind === 'act' && stated.verb === 'DIVINATION');
    if (planned === undefined || !('target' in planned) || planned.target === 'ANY') continue;
    const { target: other } = planned;
    const told = divinationsOf(book, target).filter((result) => result.day === day + 1);
    const wasAlive = book.executed.get(day) !== other;
    if (wasAlive && told.length > 0 && told.every((result) => result.target !== other)) return { other, day };
  }
  return null;
}

function divinationsOf(book: VillageChronicle, by: PlayerId): ToldResult[] {
  return book.results.filter((result) => result.by === by && result.verb === 'DIVINED');
}

/** Two who come out as the same, and whose results cannot both be true: the one is told as the other's word against them. */
export function twoSeersClash(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  if (book.claims.get(target)?.role !== 'SEER') return null;
  const own = divinationsOf(book, target);
  for (const [other, { role }] of book.claims) {
    if (other === target || role !== 'SEER') continue;
    const clashes = divinationsOf(book, other).some((one) =>
      own.some(({ target: seen, species }) => seen === one.target && species !== one.species),
    );
    if (clashes) return { claimant: target, other };
  }
  return null;
}

/** After two had named them. */
export function lateClaim(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const own = book.claims.get(target);
  if (own === undefined) return null;
  const accusers = new Set(
    book.posts
      .slice(0, own.after)
      .flatMap(({ player, against }) => (against.includes(target) ? [player] : [])),
  );
  return accusers.size >= 2 ? { role: own.role } : null;
}

/** Told of somebody for the first time when they were dead. */
export function resultAfterDeath(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const late = divinationsOf(book, target).find(({ target: other, day }) => {
    const first = divinationsOf(book, target).find((result) => result.target === other);
    return first?.day === day && book.victims.some((victim) => victim.player === other && victim.day <= day);
  });
  return late === undefined ? null : { other: late.target };
}

/** Came out alone on a day before, and somebody else was killed in the night. */
export function notAttacked(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const own = book.claims.get(target);
  if (own === undefined || (own.role !== 'SEER' && own.role !== 'MEDIUM')) return null;
  const isAlone = [...book.claims].every(([other, { role }]) => other === target || role !== own.role);
  const wasOut = (book.posts[own.after]?.day ?? book.day) < book.day;
  const wasKilled = book.victims.some(({ day }) => day === book.day);
  return isAlone && wasOut && wasKilled && book.alive.has(target) ? {} : null;
}

export function seenWhite(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const white = book.results.find(
    ({ by, verb, species, target: seen }) =>
      seen === target && by !== target && verb === 'DIVINED' && species === 'HUMAN',
  );
  return white === undefined ? null : { claimant: white.by };
}

/** Was called a werewolf by somebody whose results were proved wrong. */
export function rivalsAttack(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const attack = book.results.find(
    ({ by, verb, species, target: seen }) =>
      seen === target &&
      verb === 'DIVINED' &&
      species === 'WEREWOLF' &&
      (blackWasHuman(book, by) !== null || whiteOnKiller(book, by) !== null),
  );
  return attack === undefined ? null : { claimant: attack.by };
}

/** Nobody died, and they say that they stood before somebody who had come out. */
export function saveFits(book: VillageChronicle, target: PlayerId): natural.ReasonFacts | null {
  const isQuiet = book.day > 1 && book.victims.every(({ day }) => day !== book.day);
  if (!isQuiet || book.claims.get(target)?.role !== 'BODYGUARD') return null;
  const guarded = book
    .today()
    .filter(({ player }) => player === target)
    .flatMap(({ sentences }) => sentences.flatMap((sentence) => natural.assertionsIn(sentence, target)))
    .find((stated) => stated.kind === 'act' && stated.verb === 'GUARDED');
  if (guarded === undefined || !('target' in guarded) || guarded.target === 'ANY') return null;
  return book.claims.has(guarded.target) ? { other: guarded.target } : null;
}
