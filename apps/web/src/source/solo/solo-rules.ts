import { findPreset, invariant, type RoleCounts, type Rules, soloTable, soloTurns } from '@mura/engine';

/** The sizes of a village with bots, and whose composition each has. */
export const SOLO_SIZES = [5, 9, 13, 15] as const;
export type SoloSize = (typeof SOLO_SIZES)[number];

const COMPOSITIONS: Readonly<Record<SoloSize, string>> = {
  5: 'aiwolf-5',
  9: 'bbs-9',
  13: 'licos-13',
  15: 'licos-15',
};

/** How one plays: at a table where everybody speaks freely, or in turns as the contests do. */
export const SOLO_FORMS = ['table', 'turns'] as const;
export type SoloForm = (typeof SOLO_FORMS)[number];

export function soloRoles(size: SoloSize): RoleCounts {
  const found = findPreset(COMPOSITIONS[size]);
  invariant(found.ok, `the preset ${COMPOSITIONS[size]} exists`);
  return found.value.roles;
}

/** Seconds. */
const SILENCE = 5;

/** `pace`: how slowly the bots think, which is also how long a silence lasts before they go on. */
export function soloRules(size: SoloSize, form: SoloForm, pace = 1): Rules {
  const roles = soloRoles(size);
  return form === 'turns' ? soloTurns(roles) : soloTable(roles, Math.max(1, Math.round(SILENCE * pace)));
}
