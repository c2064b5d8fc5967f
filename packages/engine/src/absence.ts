import { type Absence, type Act, OVER, SKIP } from './action.ts';
import type { Failed, Substituted } from './event.ts';
import { only, type PlayerId } from './player.ts';
import type { Rules } from './rules.ts';
import type { Village } from './village.ts';

/** An answer that did not come: what is used in its place, where the rules give something. */
export function withoutAnswer(
  { day }: Village,
  player: PlayerId,
  act: Act,
  reason: Absence,
  used: PlayerId | null,
): Substituted {
  const audience = only(player);
  return {
    type: 'substituted',
    audience,
    day,
    player,
    act,
    reason,
    sent: null,
    used,
    spent: 0,
    manner: null,
  };
}

/** Whether a missing answer for this reason means that the player has left for good. */
export function fails(village: Village, reason: Substituted['reason']): boolean {
  return reason === 'gone' && village.table.rules.absence.gone === 'fails';
}

export function announceFailure({ day }: Village, player: PlayerId): Failed {
  return { type: 'failed', audience: 'public', day, player };
}

/** Whether a Skip that stands in for an answer is counted among the player's Skips. */
export function costsSkip(rules: Rules, reason: Substituted['reason']): boolean {
  return rules.absence.lateTalkCostsSkip || (reason !== 'late' && reason !== 'gone');
}

/**
 * Whether the word that stands in for an answer is only a word: a Skip that is not counted, or an Over in the place of
 * an empty text, after which the player is asked again.
 */
export function isExcused(rules: Rules, { used, reason }: Substituted): boolean {
  if (used === OVER) return reason === 'garbage' || reason === 'length';
  return used === SKIP && !costsSkip(rules, reason);
}
