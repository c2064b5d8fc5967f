import type { Role } from '@mura/engine';
import { LANGUAGES, type Language } from '@mura/words';
import { basicHints } from './basic.ts';
import type { HintPack } from './pack.ts';

/** Every pack that can be chosen; none is chosen unless somebody asks for it. */
export const HINT_PACKS: readonly HintPack[] = [basicHints];

export function hintsFor(pack: HintPack, role: Role, language: Language): string[] {
  return (pack.roles[role] ?? pack.roles.villager).map((hint) => hint[LANGUAGES.indexOf(language)] ?? '');
}
