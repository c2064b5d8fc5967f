import { type LegalTalk, OVER, type PlayerId, partsOf, type Role } from '@mura/engine';
import type { Random } from '../bot.ts';
import { attack, comingOut, fits, print, request } from '../talk/say.ts';
import type { Statement } from '../talk/statements.ts';
import { best, type Score, survivors } from './choose.ts';
import { feignedRole } from './invent.ts';
import { judge } from './judge.ts';
import { isAlive, isFellow, type Memory, others } from './memory.ts';

/**
 * The first of the pack draws who of it comes out, or nobody, and tells it in a whisper; so there is never more than
 * one. Where nobody whispers only he himself can.
 */
export function drawClaimant(memory: Memory, random: Random): void {
  const pack = [memory.me, ...memory.fellows].sort((one, other) => one - other);
  if (pack[0] !== memory.me || memory.plan.claimant !== null || feignedRole(memory) === null) return;
  const claimant = pack[random(2 * pack.length)] ?? null;
  memory.plan.claimant = claimant;
  memory.plan.isUntold = claimant !== null && claimant !== memory.me;
  if (claimant === memory.me) memory.story.role = feignedRole(memory);
}

export function hearWhisper(memory: Memory, player: PlayerId, statement: Statement): void {
  const { plan, me } = memory;
  if (player === me || !isFellow(memory, player)) return;
  if (statement.type === 'attack' && isPrey(memory, statement.target) && plan.target === 0) {
    plan.target = statement.target;
  }
  if (statement.type === 'claim' && statement.target === player) plan.claimant ??= player;
  if (statement.type === 'claimRequest') hearClaimRequest(memory, statement.asked);
}

function hearClaimRequest(memory: Memory, asked: PlayerId): void {
  if (memory.plan.claimant !== null) return;
  memory.plan.claimant = asked;
  if (asked === memory.me) memory.story.role = feignedRole(memory);
}

/** A partner has come out: nobody else of the pack will. */
export function hearPartner(memory: Memory, partner: PlayerId): void {
  if (memory.role !== 'werewolf' || memory.story.isOut) return;
  memory.plan.claimant = partner;
  memory.plan.isUntold = false;
  memory.story.role = null;
}

/** Tells the pack who comes out and whom to attack, then is silent. */
export function whisper(memory: Memory, legal: LegalTalk): string {
  const sentence = nextWhisper(memory);
  const text = sentence === null ? OVER : print(sentence);
  return fits(text, legal) ? text : OVER;
}

function nextWhisper(memory: Memory) {
  const { plan, rules, day } = memory;
  if (plan.isUntold && plan.claimant !== null) {
    plan.isUntold = false;
    return request(plan.claimant, comingOut(plan.claimant, feignedRole(memory) ?? 'villager'));
  }
  const isHunting = rules !== null && partsOf(rules, day).includes('attack');
  if (!isHunting || plan.hasWhispered) return null;
  plan.hasWhispered = true;
  const target = prey(memory, others(memory));
  if (target === null) return null;
  plan.target = target;
  return attack(target);
}

function isPrey(memory: Memory, player: PlayerId): boolean {
  return isAlive(memory, player) && player !== memory.me && !isFellow(memory, player);
}

/** Whom to attack: the one agreed on, else the likely seer, then the medium, then whom the village trusts. */
export function prey(memory: Memory, among: readonly PlayerId[]): PlayerId | null {
  const { target } = memory.plan;
  if (target !== 0 && among.includes(target) && isPrey(memory, target)) return target;
  const humans = among.filter((player) => isPrey(memory, player));
  return best(memory, survivors(memory, humans), danger(memory));
}

/** A likely seer is worth more than a certain medium, and he more than anybody else. */
const WORTH: Partial<Record<Role, number>> = { seer: 16, medium: 4, bodyguard: 2, freemason: 2 };
/** Who speaks against the pack. */
const ACCUSER = 0.5;
/** Who withstood an attack is guarded, or a fox. */
const WITHSTOOD = 0.2;
/** Whoever lies for the pack is left alone. */
const FRIEND = -1;

function danger(memory: Memory): Score {
  const { trust, isFalse } = judge(memory, 'own');
  const { claims, names, plan, fellows } = memory;
  const face = judge(memory, 'face');
  return (player) => {
    if (isFalse[player]) return FRIEND;
    const worth = (WORTH[claims[player] ?? 'villager'] ?? 0) * trust[player]!;
    const named = names.namedBy[player]!;
    const accuses = named === memory.me || fellows.includes(named) ? ACCUSER : 0;
    return (worth + accuses + 1 - face.werewolf[player]!) * (plan.withstood[player] ? WITHSTOOD : 1);
  };
}

/** Nobody was found dead although the pack had chosen. */
export function attackFailed({ plan }: Memory): void {
  if (plan.chosen !== null) plan.withstood[plan.chosen] = true;
}
