import { dealtRoles, isEverHeld, type Rules } from '@mura/engine';
import { hasRoleWord } from './words.ts';

/** Why a village cannot be played at this door, in one sentence; `null` where it can. */
export function whyNot(rules: Rules): string | null {
  const nameless = dealtRoles(rules.roles).filter((role) => !hasRoleWord(role));
  if (nameless.length > 0)
    return `the AIWolf wire has no word for ${nameless.map((role) => `'${role}'`).join(', ')}`;
  if (isEverHeld(rules, 'poll')) {
    return 'the AIWolf wire has no request for a straw poll';
  }
  if (rules.vote.style === 'announced') {
    return 'nobody votes there before they have said whom they mean to vote for, and the AIWolf wire has no word for that';
  }
  return null;
}
