/** What moves the ballot of a player towards somebody, as logarithms of odds; fitted on games. */
export interface Pull {
  /** They have said so. */
  readonly word: number;
  /** The logarithm of how likely all take them for a werewolf. */
  readonly look: number;
  /** A seer has called them a werewolf; for each. */
  readonly accused: number;
  /** All others have said so; a part of them as many. */
  readonly named: number;
  /** They want the voter executed. */
  readonly foe: number;
}
