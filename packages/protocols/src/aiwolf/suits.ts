import type { Rules } from '@mura/engine';

/** Why a village cannot be played at this door, in one sentence; `null` where it can. */
export function whyNot(rules: Rules): string | null {
  if ([...rules.firstDay, ...rules.laterDays].includes('poll')) {
    return 'the AIWolf wire has no request for a straw poll';
  }
  if (rules.vote.style === 'announced') {
    return 'nobody votes there before he has said whom he means to vote for, and the AIWolf wire has no word for that';
  }
  return null;
}
