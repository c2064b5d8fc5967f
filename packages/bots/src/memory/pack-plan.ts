import { type LegalTalk, OVER, type PlayerId, partsOf, type Role } from '@mura/engine';
import { attack, comingOut, fits, print, request } from '../talk/say.ts';
import type { SaidStatement } from '../talk/statements.ts';
import { isAlive, isFellow, type Memory } from './memory.ts';
import { include } from './per-player.ts';

/** The role a deceiver comes out with; `null` where the village has none that learns anything. */
export function feignedRole({ seats }: Memory): Role | null {
  return seats.seer > 0 ? 'seer' : seats.medium > 0 ? 'medium' : null;
}

/** What a partner whispers. */
export function hearWhisper(memory: Memory, player: PlayerId, statement: SaidStatement): void {
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

/** Tells the pack who comes out and whom to attack, then is silent. `choosePrey`: where nobody was agreed on yet. */
export function whisper(memory: Memory, legal: LegalTalk, choosePrey: () => PlayerId | null): string {
  const sentence = nextWhisper(memory, choosePrey);
  const text = sentence === null ? OVER : print(sentence);
  return fits(text, legal) ? text : OVER;
}

function nextWhisper(memory: Memory, choosePrey: () => PlayerId | null) {
  const { plan, rules, day } = memory;
  if (plan.isUntold && plan.claimant !== null) {
    plan.isUntold = false;
    return request(plan.claimant, comingOut(plan.claimant, feignedRole(memory) ?? 'villager'));
  }
  const isHunting = rules !== null && partsOf(rules, day).includes('attack');
  if (!isHunting || plan.hasWhispered) return null;
  plan.hasWhispered = true;
  const target = choosePrey();
  if (target === null) return null;
  plan.target = target;
  return attack(target);
}

export function isPrey(memory: Memory, player: PlayerId): boolean {
  return isAlive(memory, player) && player !== memory.me && !isFellow(memory, player);
}

/** Nobody was found dead although the pack had chosen. */
export function attackFailed({ plan }: Memory): void {
  if (plan.chosen !== null) include(plan.withstood, plan.chosen);
}
