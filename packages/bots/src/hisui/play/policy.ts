import type { Pull } from './expect.ts';

/** All numbers by which it decides; they are fitted together. */
export interface Policy {
  readonly tempers: { readonly spoken: number; readonly aimed: number };
  /** How others vote who have said for whom, and who have not. */
  readonly pulls: { readonly declared: Pull; readonly open: Pull };
  /** What following the crowd is worth to a deceiver. */
  readonly conformity: number;
  /** What it is worth not to change one's mind. */
  readonly constancy: number;
  /** How far reports are left to chance: by so much a worse one is told a third as often. */
  readonly mixing: number;
  /** How often a werewolf who is called one comes out as a seer against it. */
  readonly counters: number;
  /** How often a true seer of a small village calls the best suspect a werewolf on the first day, whatever they saw. */
  readonly seerAccuses: number;
  /** How often a possessed comes out as a seer. */
  readonly possessedClaims: number;
  /** How often a pack sends somebody to come out as a seer, in small and in large villages. */
  readonly packClaimsSmall: number;
  readonly packClaimsLarge: number;
  /** From which chance of a living possessed on a werewolf shows themselves among three. */
  readonly showsFrom: number;
  /** Whether seats are remembered from game to game. */
  readonly remembers: boolean;
  /** Whether the votes of others are reckoned with. */
  readonly responds: boolean;
}

export const POLICY: Policy = {
  tempers: { spoken: 0.5, aimed: 0.5 },
  pulls: {
    declared: { word: 3.2, look: 0.2, accused: 0.7, named: 1.3, foe: 0.4 },
    open: { word: 0, look: 0.36, accused: 1.25, named: 0.5, foe: 0.7 },
  },
  conformity: 0.1,
  constancy: 0.02,
  mixing: 0.02,
  counters: 1,
  seerAccuses: 1,
  possessedClaims: 1,
  packClaimsSmall: 0.25,
  packClaimsLarge: 0.3,
  showsFrom: 0.4,
  remembers: true,
  responds: true,
};
