/** All numbers by which it decides; they are fitted together. */
export interface Policy {
  readonly tempers: { readonly spoken: number; readonly aimed: number };
  /** How often others vote for whom they named last. */
  readonly keptWords: number;
  /** How sharply others follow what all can see. */
  readonly sharpness: number;
  /** What following the crowd is worth to a deceiver. */
  readonly conformity: number;
  /** How often a true seer of a small village calls the best suspect a werewolf on the first day, whatever they saw. */
  readonly seerAccuses: number;
  /** How often a possessed comes out as a seer, and accuses. */
  readonly possessedClaims: number;
  readonly possessedAccuses: number;
  /** How often a pack sends somebody to come out as a seer, in small and in large villages, and they accuse. */
  readonly packClaimsSmall: number;
  readonly packClaimsLarge: number;
  readonly packAccuses: number;
  /** From which chance of a living possessed on a werewolf shows themselves among three. */
  readonly showsFrom: number;
  /** Whether seats are remembered from game to game. */
  readonly remembers: boolean;
  /** Whether the votes of others are reckoned with. */
  readonly responds: boolean;
}

export const POLICY: Policy = {
  tempers: { spoken: 0.5, aimed: 0.5 },
  keptWords: 0.75,
  sharpness: 1.5,
  conformity: 0.1,
  seerAccuses: 1,
  possessedClaims: 1,
  possessedAccuses: 0.8,
  packClaimsSmall: 0.5,
  packClaimsLarge: 0.3,
  packAccuses: 0.7,
  showsFrom: 0.4,
  remembers: true,
  responds: true,
};
