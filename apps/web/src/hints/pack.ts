import type { FirstRole, LaterRole } from '@mura/engine';

/** Advice in ja, en and ko. */
export type Hint = readonly [ja: string, en: string, ko: string];

/**
 * Lore of a community: advice for each role; where there is little, that for a role like it follows. What is good play differs from place
 * to place, so packs are data.
 */
export interface HintPack {
  readonly id: string;
  readonly names: Hint;
  readonly roles: Readonly<Record<FirstRole, readonly Hint[]>> &
    Readonly<Partial<Record<LaterRole, readonly Hint[]>>>;
}
