import { type FirstRole, isPack, type Role, teamOf } from '@mura/engine';
import { LANGUAGES, type Language } from '@mura/words';
import { basicHints } from './basic.ts';
import type { HintPack } from './pack.ts';

/** Every pack that can be chosen; none is chosen unless somebody asks for it. */
export const HINT_PACKS: readonly HintPack[] = [basicHints];

export function hintsFor(pack: HintPack, role: Role, language: Language): string[] {
  const hints = [...(pack.roles[role] ?? []), ...pack.roles[likeOf(role)]].slice(0, EACH);
  return hints.map((hint) => hint[LANGUAGES.indexOf(language)] ?? '');
}

const EACH = 3;

/** Whose advice fits a role that has little of its own. */
function likeOf(role: Role): FirstRole {
  if (teamOf(role) === 'werewolf') return isPack(role) ? 'werewolf' : 'possessed';
  return teamOf(role) === 'fox' ? 'fox' : 'villager';
}
