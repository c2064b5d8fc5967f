import type { Role } from '@mura/engine';

/** Advice in ja, en and ko. */
export type Hint = readonly [ja: string, en: string, ko: string];

/** Lore of a community: advice for each role. What is good play differs from place to place, so packs are data. */
export interface HintPack {
  readonly id: string;
  readonly names: Hint;
  readonly roles: Readonly<Record<Role, readonly Hint[]>>;
}
