export const ROLES = [
  'villager',
  'seer',
  'medium',
  'bodyguard',
  'freemason',
  'werewolf',
  'possessed',
  'fox',
] as const;
export type Role = (typeof ROLES)[number];

export const TEAMS = ['village', 'werewolf', 'fox'] as const;
export type Team = (typeof TEAMS)[number];

/** What divination and mediumship read. */
export const SPECIES = ['human', 'werewolf'] as const;
export type Species = (typeof SPECIES)[number];

/** What the night asks of a role. */
export type NightAct = 'divine' | 'guard' | 'attackVote';

export interface RoleFacts {
  readonly role: Role;
  readonly team: Team;
  readonly species: Species;
  readonly nightAct: NightAct | null;
  /** Learns at the start who shares the role. */
  readonly knowsFellows: boolean;
  /** Learns the species of those who were executed. */
  readonly identifies: boolean;
  /** An attack at night does not kill. */
  readonly survivesAttack: boolean;
  /** Being divined kills, at the end of that night. */
  readonly diesWhenDivined: boolean;
}

/** A human without any ability; other roles say what is different. */
export const PLAIN: Omit<RoleFacts, 'role' | 'team'> = {
  species: 'human',
  nightAct: null,
  knowsFellows: false,
  identifies: false,
  survivesAttack: false,
  diesWhenDivined: false,
};
