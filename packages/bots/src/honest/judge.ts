import { type PlayerId, type Role, speciesOf } from '@mura/engine';
import { isTelling, knowsPack } from '../memory/conduct.ts';
import { isFellow, type Memory } from '../memory/memory.ts';
import type { Assessment } from '../memory/verdict.ts';
import { weighClaims } from './weigh.ts';

/** Through whose eyes the bot looks: its own, or those of the one it pretends to be. */
export type JudgingEyes = 'own' | 'face';

/** What the bot makes of everybody, from all it knows by now. */
export function judge(memory: Memory, eyes: JudgingEyes): Assessment {
  const verdict = eyes === 'own' ? memory.own : memory.face;
  if (verdict.isStale && memory.form !== null) {
    const role = roleIn(memory, eyes);
    know(memory, eyes, verdict);
    weighClaims(memory, role, verdict);
    settle(memory, verdict);
    suspectClaimants(memory, role, verdict);
    suspectOthers(memory, verdict);
    if (eyes === 'own') trustFindings(memory, verdict);
    believeReports(memory, verdict);
    suspect(memory, verdict);
    verdict.isStale = false;
  }
  return verdict;
}

/** Whoever pretends looks like a villager until they come out. */
function roleIn({ role, story }: Memory, eyes: JudgingEyes): Role {
  if (eyes === 'own') return role;
  return story.isOut && story.role !== null ? story.role : 'villager';
}

/** What is certain: from the dead, from one's role, and from one's findings. */
function know(memory: Memory, eyes: JudgingEyes, { known }: Assessment): void {
  const { fates, shown, players, me, dealt, form, seats } = memory;
  const isOwn = eyes === 'own';
  const isPackKnown = isOwn && knowsPack(dealt);
  const { isConclusive, mayWolfDieAtNight } = form!;
  // The village goes on, so a single werewolf is not among the dead.
  const isSingle = seats.werewolf === 1;
  for (let player = 1; player <= players; player++) {
    const isKilled = !mayWolfDieAtNight && fates[player] === 'killed';
    const isHuman = isPackKnown || isKilled || (isSingle && fates[player] !== 'alive');
    const role = shown[player]!;
    known[player] = isHuman ? 'human' : role === null ? null : speciesOf(role);
  }
  known[me] = isOwn ? speciesOf(dealt) : 'human';
  if (isOwn) for (const { player, role } of memory.acquainted) known[player] = speciesOf(role);
  for (const { act, target, result } of findingsOf(memory, eyes))
    if (!isOwn || isConclusive[act][result]) known[target] = result;
}

function findingsOf({ learnt, story }: Memory, eyes: JudgingEyes): Memory['learnt'] {
  if (eyes === 'own') return learnt;
  return story.isOut ? story.findings : NOTHING;
}

const NOTHING: Memory['learnt'] = [];

/** What is left of a suspicion after a result that a werewolf may have too. */
const DOUBT_OF_RESULT = 0.3;

/** Own results that are not certain: some werewolves appear human. */
function trustFindings({ learnt }: Memory, { known, werewolf }: Assessment): void {
  for (const { target } of learnt) if (known[target] === null) werewolf[target]! *= DOUBT_OF_RESULT;
}

/** From here on a claimant's word is as good as one's own knowledge. */
const CERTAIN = 0.9;

function settle({ reports }: Memory, { known, trust }: Assessment): void {
  for (const { player, target, result } of reports) {
    if (trust[player]! >= CERTAIN) known[target] ??= result;
  }
}

/** Of a liar who may be a possessed so much goes to the werewolves at least. */
const LEAST_SHARE = 0.2;
/** Who comes out as a werewolf may still be somebody else who wants to confuse. */
const SELF_DECLARED = 0.8;

/** Who is not to be believed is a werewolf, or one of the possessed as long as there are enough of them. */
function suspectClaimants(memory: Memory, role: Role, verdict: Assessment): void {
  const { known, trust, werewolf } = verdict;
  const share = shareOfWerewolves(memory, role, verdict);
  for (let player = 1; player <= memory.players; player++) {
    if (known[player] !== null) werewolf[player] = known[player] === 'werewolf' ? 1 : 0;
    else if (memory.claims[player] === 'werewolf') werewolf[player] = SELF_DECLARED;
    else werewolf[player] = isClaimant(memory, player) ? (1 - trust[player]!) * share : 0;
  }
}

/** Of those whose claim says something, and who are not the bot itself or known friends. */
function isClaimant(memory: Memory, player: PlayerId): boolean {
  return isTelling(memory.claims[player]!) && player !== memory.me && !isFellow(memory, player);
}

/** The part of the liars that the possessed cannot explain. Liars known to be human are possessed themselves. */
function shareOfWerewolves(memory: Memory, role: Role, { known, trust }: Assessment): number {
  let spare = memory.seats.possessed - (role === 'possessed' ? 1 : 0);
  let liars = 0;
  for (let player = 1; player <= memory.players; player++) {
    if (!isClaimant(memory, player)) continue;
    if (known[player] === null) liars += 1 - trust[player]!;
    else if (known[player] === 'human') spare -= 1 - trust[player]!;
  }
  if (spare <= 0) return 1;
  return liars === 0 ? LEAST_SHARE : Math.max(LEAST_SHARE, (liars - spare) / liars);
}

/** The werewolves who are not among the known and the claimants are among all others, each as likely as the next. */
function suspectOthers(memory: Memory, { known, werewolf }: Assessment): void {
  let left = memory.seats.werewolf;
  let unknown = 0;
  for (let player = 1; player <= memory.players; player++) {
    left -= werewolf[player]!;
    if (isOther(memory, player) && known[player] === null) unknown++;
  }
  const each = unknown === 0 ? 0 : Math.min(1, Math.max(0, left) / unknown);
  for (let player = 1; player <= memory.players; player++) {
    if (isOther(memory, player) && known[player] === null) werewolf[player] = each;
  }
}

function isOther({ claims }: Memory, player: PlayerId): boolean {
  return !isTelling(claims[player]!);
}

/** To execute a liar who is no werewolf is worth this part of one. */
const LIAR_WORTH = 0.3;
/** To execute a true claimant costs as much as this part of a werewolf. */
const LOSS_OF_CLAIMANT = 0.3;

function suspect({ players }: Memory, { werewolf, isFalse, trust, suspicion }: Assessment): void {
  for (let player = 1; player <= players; player++) {
    const liar = isFalse[player] ? LIAR_WORTH * (1 - werewolf[player]!) : 0;
    suspicion[player] = werewolf[player]! + liar - LOSS_OF_CLAIMANT * trust[player]!;
  }
}

/** What a claimant reports is as true as they are. */
function believeReports({ reports }: Memory, { known, trust, werewolf }: Assessment): void {
  for (const { player, target, result } of reports) {
    if (known[target] !== null) continue;
    const doubt = 1 - trust[player]!;
    werewolf[target] = werewolf[target]! * doubt + (result === 'werewolf' ? trust[player]! : 0);
  }
}
