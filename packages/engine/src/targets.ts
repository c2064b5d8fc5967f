import type { Choice, Refusal } from './action.ts';
import type { PlayerId } from './player.ts';
import type { Rules } from './rules.ts';
import { ghostOf, type Village } from './village.ts';

/** What decides who may be chosen; of a village or of a view, so that both come to the same answer. */
export interface Sight {
  readonly rules: Rules;
  readonly alive: readonly boolean[];
  readonly failed: readonly boolean[];
  /** The werewolves, as far as the chooser knows them. */
  readonly pack: readonly PlayerId[];
  /** Who was executed today, where they may still be chosen tonight. */
  readonly ghost: PlayerId | null;
}

/** What the village itself knows. An execution that is not told yet hides nobody from the others' choices. */
export function sightOf(village: Village): Sight {
  const { table, life } = village;
  const { alive, failed, hidden } = life;
  const seen = hidden === null ? alive : alive.with(hidden - 1, true);
  return { rules: table.rules, alive: seen, failed, pack: table.pack, ghost: ghostOf(village) };
}

/** Why a player may not choose this target; `null` where they may. */
export function targetRefusal(
  act: Choice['type'],
  player: PlayerId,
  target: PlayerId,
  sight: Sight,
): Refusal | null {
  const { rules, alive, failed } = sight;
  if (!Number.isInteger(target) || target < 1 || target > alive.length) return 'unknownTarget';
  if (failed[target - 1]) return 'targetFailed';
  if (!alive[target - 1] && target !== sight.ghost && !(act === 'guard' && rules.guard.dead))
    return 'targetDead';
  if (act === 'attackVote' && rules.attack.targets === 'humans' && sight.pack.includes(target))
    return 'targetWerewolf';
  return target === player && !mayChooseSelf(act, rules) ? 'targetSelf' : null;
}

function mayChooseSelf(act: Choice['type'], rules: Rules): boolean {
  switch (act) {
    case 'poll':
    case 'vote':
      return rules.vote.selfVote;
    case 'divine':
      return rules.divine.self;
    case 'guard':
      return false;
    case 'attackVote':
      return rules.attack.selfVote;
  }
}

export function targetsFor(act: Choice['type'], player: PlayerId, sight: Sight): PlayerId[] {
  const targets: PlayerId[] = [];
  for (let target = 1; target <= sight.alive.length; target++) {
    if (targetRefusal(act, player, target, sight) === null) targets.push(target);
  }
  return targets;
}
