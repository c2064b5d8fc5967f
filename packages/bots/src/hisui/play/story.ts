import { type PlayerId, partsOf, type Role } from '@mura/engine';
import type { Random } from '../../bot.ts';
import { feignedRole } from '../../honest/invent.ts';
import { type Finding, isFellow } from '../../honest/memory.ts';
import type { Mind } from '../mind.ts';
import { MOST_OF_SMALL } from '../table/table.ts';

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

export function isSmall({ witness }: Mind): boolean {
  return witness.players <= MOST_OF_SMALL;
}

/** The first of the pack draws who of it comes out, if anybody; a whisper tells the others. */
function drawClaimant(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const pack = [facts.me, ...facts.fellows].sort((one, other) => one - other);
  const { plan } = facts;
  if (pack[0] !== facts.me || plan.claimant !== null || feignedRole(facts) === null) return;
  const share = isSmall(mind) ? policy.packClaimsSmall : policy.packClaimsLarge;
  const drawn = pack[random(pack.length)]!;
  plan.claimant = happens(share, random) ? drawn : null;
  plan.isUntold = plan.claimant !== null && plan.claimant !== facts.me;
  if (plan.claimant === facts.me) facts.story.role = feignedRole(facts);
}

/** What it will report by today: its findings, or what it wants to be believed. */
export function findings(mind: Mind, random: Random): void {
  const { facts, policy } = mind;
  const { story, role } = facts;
  if (role === 'seer' || role === 'medium') {
    while (story.findings.length < facts.learnt.length) {
      const found = facts.learnt[story.findings.length]!;
      const bluffs =
        role === 'seer' && isSmall(mind) && facts.day <= 1 && happens(policy.seerAccuses, random);
      story.findings.push(bluffs ? accusation(mind, found) : found);
    }
    return;
  }
  if (story.role === 'seer')
    while (story.findings.length < nightsOf(mind)) if (!inventDivined(mind, random)) return;
  if (story.role === 'medium') inventIdentified(mind, random);
}

/** On the first day of a small village somebody has to be voted for: the best suspect rather than nobody. */
function accusation(mind: Mind, found: Finding): Finding {
  if (found.result === 'werewolf') return found;
  const suspect = best(
    mind.others.filter((player) => player !== found.target),
    (player) => mind.suspects(player),
  );
  return suspect === null ? found : { act: 'divined', target: suspect, result: 'werewolf' };
}

function nightsOf({ facts: { rules, day } }: Mind): number {
  const onFirstDay = rules !== null && partsOf(rules, 0).includes('divine');
  return onFirstDay ? day : day - 1;
}

function inventDivined(mind: Mind, random: Random): boolean {
  const { facts, policy } = mind;
  const told = facts.story.findings;
  const unseen = mind.others.filter((player) => told.every(({ target }) => target !== player));
  const share = facts.role === 'possessed' ? policy.possessedAccuses : policy.packAccuses;
  const accuses = happens(share, random) && mayAccuse(mind);
  const victims = unseen.filter((player) => !(facts.role === 'werewolf' && isFellow(facts, player)));
  const victim = accuses ? best(victims, harm(mind)) : null;
  const target = victim ?? best(unseen, (player) => mind.suspects(player) - 0.1 * random(2));
  if (target === null) return false;
  told.push({ act: 'divined', target, result: victim === null ? 'human' : 'werewolf' });
  return true;
}

/** Who finds more werewolves than there are has lied. */
function mayAccuse({ facts: { story, rules } }: Mind): boolean {
  const found = story.findings.filter(({ result }) => result === 'werewolf').length;
  return rules !== null && found < rules.roles.werewolf;
}

/** Best accused: who is no friend, looks like a werewolf to all, and would be missed. */
function harm({ own, all, belief }: Mind): (player: PlayerId) => number {
  const share = (role: Role, player: PlayerId) => own.share(player, belief.place(role));
  return (player) =>
    all.share(player, belief.place('werewolf')) - 2 * share('werewolf', player) - share('possessed', player);
}

function inventIdentified(mind: Mind, random: Random): void {
  const { executed, story } = mind.facts;
  if (executed === null || story.findings.some(({ target }) => target === executed)) return;
  const isBlack = happens(0.5, random) && mayAccuse(mind);
  story.findings.push({ act: 'identified', target: executed, result: isBlack ? 'werewolf' : 'human' });
}

function best(among: readonly PlayerId[], score: (player: PlayerId) => number): PlayerId | null {
  let found: PlayerId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const player of among) {
    const value = score(player);
    if (value <= most) continue;
    most = value;
    found = player;
  }
  return found;
}
