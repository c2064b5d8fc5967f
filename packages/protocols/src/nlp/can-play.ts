import { type ClockPhase, dealtRoles, isEverHeld, type Rules } from '@mura/engine';
import { toRoleName } from './words.ts';

/** Why a village cannot be played through this door; empty: it can. */
export function whyNotPlayed(rules: Rules): string[] {
  const nameless = dealtRoles(rules.roles).filter((role) => toRoleName(role) === undefined);
  const reasons = nameless.map((role) => `the wire has no name for the role '${role}'`);
  if (isEverHeld(rules, 'poll')) reasons.push('the wire has no request for a straw poll');
  if (rules.vote.style === 'announced') reasons.push('the wire has no way to announce a vote');
  return reasons;
}

/**
 * Whether agents can speak freely in the phases by the clock: a frame in them must be talk and nothing else, so
 * nothing but one channel may be open. Elsewhere agents are asked, also in a village by the clock.
 */
export function hasGroupChat({ clock }: Rules): boolean {
  const phases = clock?.phases.filter(isTalk) ?? [];
  return phases.length > 0 && phases.every(({ parts }) => parts.length === 1);
}

function isTalk({ parts }: ClockPhase): boolean {
  return parts.some((part) => SPOKEN.includes(part));
}

const SPOKEN: readonly string[] = ['talk', 'morningWhisper', 'duskWhisper', 'whisper'];
