import { type PlayerId, partsOf } from '@mura/engine';
import type { Random } from '../../bot.ts';
import { feignedRole } from '../../honest/invent.ts';
import { type Finding, isFellow } from '../../honest/memory.ts';
import type { Mind } from '../mind.ts';
import { sizeOf } from '../size.ts';
import { bestReport } from './report.ts';

/** Chance of a share. */
function happens(share: number, random: Random): boolean {
  return random(1000) < share * 1000;
}

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
  const share = policy.packClaims[sizeOf(mind.witness.players)];
  const drawn = pack[random(pack.length)]!;
  plan.claimant = happens(share, random) ? drawn : null;
  plan.isUntold = plan.claimant !== null && plan.claimant !== facts.me;
  if (plan.claimant === facts.me) facts.story.role = feignedRole(facts);
}

/** What it will report by today: its findings, or what it wants to be believed. */
export function findings(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const { story, role } = facts;
  if (role === 'werewolf' && story.role === null) counter(mind, random);
  if (role === 'seer' || role === 'medium') {
    while (story.findings.length < facts.learnt.length) {
      const found = facts.learnt[story.findings.length]!;
      const bluffs = role === 'seer' && isSmall(mind) && facts.day <= 1 && found.result === 'human';
      const isBluff = bluffs && happens(policy.seerAccuses, random);
      story.findings.push(isBluff ? bestReport(mind, [found, ...accusations(mind)], random) : found);
    }
    return;
  }
  if (story.role === 'seer') inventDivined(mind, random);
  if (story.role === 'medium') inventIdentified(mind, random);
}

/** Whoever is called a werewolf by a seer may as well be one against them. */
function counter(mind: Mind, random: Random): void {
  const { facts, witness, policy } = mind;
  if (mind.hasCountered || facts.plan.claimant !== null || witness.accusers[facts.me] === 0) return;
  mind.hasCountered = true;
  if (!isSmall(mind) || !happens(policy.counters, random)) return;
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
    const share = facts.role === 'werewolf' ? policy.packAccuses : policy.possessedAccuses;
    const accuses = happens(share, random) && mayAccuse(mind) && blacks.length > 0;
    told.push(bestReport(mind, accuses ? blacks : whites, random));
  }
}

function isPack({ facts }: Mind, player: PlayerId): boolean {
  return facts.role === 'werewolf' && isFellow(facts, player);
}

/** Who finds more werewolves than there are has lied. */
function mayAccuse({ facts: { story, rules } }: Mind): boolean {
  const found = story.findings.filter(({ result }) => result === 'werewolf').length;
  return rules !== null && found < rules.roles.werewolf;
}

function inventIdentified(mind: Mind, random: Random): void {
  const { executed, story } = mind.facts;
  if (executed === null || story.findings.some(({ target }) => target === executed)) return;
  const isBlack = happens(0.5, random) && mayAccuse(mind);
  story.findings.push({ act: 'identified', target: executed, result: isBlack ? 'werewolf' : 'human' });
}
