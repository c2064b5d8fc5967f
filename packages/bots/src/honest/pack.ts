import type { LegalTalk, PlayerId, Role } from '@mura/engine';
import type { Random } from '../bot.ts';
import { survivors } from '../memory/among.ts';
import type { Memory } from '../memory/memory.ts';
import { feignedRole, isPrey, whisper } from '../memory/pack-plan.ts';
import { best, type PlayerScore } from './choose.ts';
import { judge } from './judge.ts';

/**
 * The first of the pack draws who of it comes out, or nobody, and tells it in a whisper; so there is never more than
 * one. Where nobody whispers only they themselves can.
 */
export function drawClaimant(memory: Memory, random: Random): void {
  const pack = [memory.me, ...memory.fellows].sort((one, other) => one - other);
  if (pack[0] !== memory.me || memory.plan.claimant !== null || feignedRole(memory) === null) return;
  const claimant = pack[random(2 * pack.length)] ?? null;
  memory.plan.claimant = claimant;
  memory.plan.isUntold = claimant !== null && claimant !== memory.me;
  if (claimant === memory.me) memory.story.role = feignedRole(memory);
}

/** What the pack is told, with whom an honest werewolf would attack. */
export function whisperOf(memory: Memory, legal: LegalTalk): string {
  return whisper(memory, legal, () => prey(memory, memory.others));
}

/** Whom to attack: the one agreed on, else the likely seer, then the medium, then whom the village trusts. */
export function prey(memory: Memory, among: readonly PlayerId[]): PlayerId | null {
  const { target } = memory.plan;
  if (target !== 0 && among.includes(target) && isPrey(memory, target)) return target;
  const humans = among.filter((player) => isPrey(memory, player));
  return best(memory, survivors(memory, humans), danger(memory));
}

/** A likely seer is worth more than a certain medium, and they more than anybody else. */
const WORTH: Partial<Record<Role, number>> = { seer: 16, medium: 4, bodyguard: 2, freemason: 2 };
/** Who speaks against the pack. */
const ACCUSER = 0.5;
/** Who withstood an attack is guarded, or a fox. */
const WITHSTOOD = 0.2;
/** Whoever lies for the pack is left alone. */
const FRIEND = -1;

function danger(memory: Memory): PlayerScore {
  const { trust, isFalse } = judge(memory, 'own');
  const { claims, names, plan, fellows } = memory;
  const face = judge(memory, 'face');
  return (player) => {
    if (isFalse[player]) return FRIEND;
    const worth = (WORTH[claims[player] ?? 'villager'] ?? 0) * trust[player]!;
    const named = names.namedBy[player]!;
    const accuses = named === memory.me || fellows.includes(named) ? ACCUSER : 0;
    return (worth + accuses + 1 - face.werewolf[player]!) * (plan.withstood.includes(player) ? WITHSTOOD : 1);
  };
}
