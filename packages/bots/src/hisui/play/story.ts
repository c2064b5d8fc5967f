import { type PlayerId, partsOf, teamOf } from '@mura/engine';
import type { Random } from '../../bot.ts';
import { type Finding, isFellow } from '../../memory/memory.ts';
import { feignedRole } from '../../memory/pack-plan.ts';
import { turnSpeaksFor } from '../habits/turns.ts';
import type { Mind } from '../mind.ts';
import type { UtteranceKind } from '../observe/kinds.ts';
import { sizeOf } from '../size.ts';
import { comeOutOrNot, rivalsOf } from './claim.ts';
import { drawnFrom, happens, swayed } from './draw.ts';

/** Decides once what it will say that it is. */
export function intend(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const { story, role } = facts;
  story.day = 1;
  if (role === 'seer' || role === 'medium') story.role = role;
  if (role === 'freemason') {
    story.role = role;
    story.day = Number.POSITIVE_INFINITY;
  }
  if (role === 'possessed' && happens(policy.possessedClaims, random)) story.role = feignedRole(facts);
  if (role === 'werewolf') drawClaimant(mind, random);
}

function isSmall({ witness }: Mind): boolean {
  return sizeOf(witness.players) === 'small';
}

/** The first of the pack draws who of it comes out, if anybody; a whisper tells the others. */
function drawClaimant(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const pack = [facts.me, ...facts.fellows].sort((one, other) => one - other);
  const { plan } = facts;
  if (pack[0] !== facts.me || plan.claimant !== null || feignedRole(facts) === null) return;
  if (pack.length === 1 && isSmall(mind)) return;
  const drawn = pack[random(pack.length)]!;
  plan.claimant = happens(policy.packClaims[sizeOf(mind.witness.players)], random) ? drawn : null;
  plan.isUntold = plan.claimant !== null && plan.claimant !== facts.me;
  if (plan.claimant === facts.me) facts.story.role = feignedRole(facts);
}

/** What it will report by today: its findings, or what it wants to be believed. */
export function findings(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const { story, role } = facts;
  comeOutOrNot(mind, random);
  if (role === 'werewolf' && story.role === null) counter(mind, random);
  if (role === 'seer' || role === 'medium') {
    while (story.findings.length < facts.learnt.length) {
      const found = facts.learnt[story.findings.length]!;
      const bluffs = role === 'seer' && isSmall(mind) && facts.day <= 1 && found.result === 'human';
      const isBluff = bluffs && happens(policy.seerAccuses, random);
      story.findings.push(isBluff ? drawnFrom([found, ...accusations(mind)], random) : found);
    }
    return;
  }
  if (story.role === 'seer' && !waitsForReports(mind)) inventDivined(mind, random);
  if (story.role === 'medium') inventIdentified(mind, random);
}

/** Whoever is called a werewolf by the only seer may as well be one against them. */
function counter(mind: Mind, random: Random): void {
  const { facts, witness, policy } = mind;
  if (mind.hasCountered || facts.plan.claimant !== null || witness.accusers[facts.me] === 0) return;
  mind.hasCountered = true;
  if (!isSmall(mind) || rivalsOf(mind) > 1 || !happens(policy.counters, random)) return;
  facts.plan.claimant = facts.me;
  facts.story.role = feignedRole(facts);
}

function accusations(mind: Mind): Finding[] {
  const { facts } = mind;
  const known = facts.role === 'seer' ? facts.learnt : facts.story.findings;
  return mind.others
    .filter((player) => known.every(({ target }) => target !== player))
    .map((target) => ({ act: 'divined', target, result: 'werewolf' }));
}

function nightsOf({ facts: { rules, day } }: Mind): number {
  const onFirstDay = rules !== null && partsOf(rules, 0).includes('divine');
  return onFirstDay ? day : day - 1;
}

/** Makes up what a true seer would know by this morning. */
function inventDivined(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const told = facts.story.findings;
  while (told.length < nightsOf(mind)) {
    const unseen = mind.others.filter((player) => told.every(({ target }) => target !== player));
    const whites: Finding[] = unseen.map((target) => ({ act: 'divined', target, result: 'human' }));
    const blacks = accusations(mind).filter(({ target }) => !isPack(mind, target));
    if (whites.length === 0) return;
    const share = facts.role === 'werewolf' ? packAccuses(mind) : policy.possessedAccuses;
    // Who has called all others human has said that they lie.
    const wants = happens(share, random) || unseen.length === 1;
    const accuses = wants && mayAccuse(mind) && blacks.length > 0;
    told.push(drawnFrom(accuses ? fittingBlacks(mind, blacks) : fittingWhites(mind, whites), random));
  }
}

/** A possessed of a small village accuses whom of the hidden they take least for their werewolf. */
function fittingBlacks(mind: Mind, blacks: readonly Finding[]): readonly Finding[] {
  if (mind.facts.role !== 'possessed' || !isSmall(mind)) return blacks;
  const hidden = blacks.filter((found) => !isOfSeer(mind)(found));
  const [first = blacks[0]!, ...others] = hidden;
  return [others.reduce((a, b) => (mind.suspects(b.target) < mind.suspects(a.target) ? b : a), first)];
}

/**
 * A werewolf of a small village calls human whom of its rivals it takes for the possessed: so the village is left with the
 * seer to doubt, and the possessed with a vote.
 */
function fittingWhites(mind: Mind, whites: readonly Finding[]): readonly Finding[] {
  if (mind.facts.role !== 'werewolf' || !isSmall(mind)) return whites;
  const helper = mind.belief.place('possessed');
  const helps = ({ target }: Finding) => mind.own.share(target, helper);
  const [first, ...others] = whites.filter(isOfSeer(mind));
  return first === undefined ? whites : [others.reduce((a, b) => (helps(b) > helps(a) ? b : a), first)];
}

/** Turns of the first day in which a werewolf who has come out lets its rivals report first. */
const WAITS = 2;

export function waitsForReports(mind: Mind): boolean {
  const { role, day, reports, me } = mind.facts;
  if (role !== 'werewolf' || !isSmall(mind) || day > 1 || mind.turns > WAITS) return false;
  return new Set(reports.map(({ player }) => player).filter((player) => player !== me)).size < 2;
}

function isOfSeer({ witness }: Mind): (found: Finding) => boolean {
  return ({ target }) => witness.claims[target] === 'seer';
}

/** Its first reports are as its seat reports as a seer. */
function packAccuses({ past, policy, facts, turns, witness }: Mind): number {
  const looks = (kind: UtteranceKind) =>
    turnSpeaksFor(past.turns, { day: facts.day, turn: turns }, kind, 'seer', ['werewolf']);
  return swayed(
    policy.packAccuses[sizeOf(witness.players)],
    looks('divinedWerewolf') - looks('divinedHuman'),
  );
}

function isPack({ facts }: Mind, player: PlayerId): boolean {
  return teamOf(facts.dealt) === 'werewolf' && isFellow(facts, player);
}

/** Who finds more werewolves than there are has lied. */
function mayAccuse({ facts: { story, seats } }: Mind): boolean {
  const found = story.findings.filter(({ result }) => result === 'werewolf').length;
  return found < seats.werewolf;
}

function inventIdentified(mind: Mind, random: Random): void {
  const { executed, story } = mind.facts;
  if (executed === null || story.findings.some(({ target }) => target === executed)) return;
  const isBlack = happens(0.5, random) && mayAccuse(mind);
  story.findings.push({ act: 'identified', target: executed, result: isBlack ? 'werewolf' : 'human' });
}
