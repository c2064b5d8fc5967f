/** The roles that every set of rules spells out, also where nobody holds them. */
export const FIRST_ROLES = [
  'villager',
  'seer',
  'medium',
  'bodyguard',
  'freemason',
  'werewolf',
  'possessed',
  'fox',
] as const;

/** The roles that came later: they stand in rules only where they are dealt, so older records keep every byte. */
export const LATER_ROLES = ['fanatic', 'greatWolf', 'immoralist', 'cat', 'whisperer', 'elder'] as const;

export const ROLES = [...FIRST_ROLES, ...LATER_ROLES] as const;
export type FirstRole = (typeof FIRST_ROLES)[number];
export type LaterRole = (typeof LATER_ROLES)[number];
export type Role = FirstRole | LaterRole;

export const TEAMS = ['village', 'werewolf', 'fox'] as const;
export type Team = (typeof TEAMS)[number];

/** What one is, and what divination and mediumship read. */
export const SPECIES = ['human', 'werewolf'] as const;
export type Species = (typeof SPECIES)[number];

/** What the night asks of a role. */
export type NightAct = 'divine' | 'guard' | 'attackVote';

/** Some roles, by what they are. */
export type RoleTest = (other: RoleFacts) => boolean;

/** All that a role is and does: everything else reads it here. By day everybody talks and votes. */
export interface RoleFacts {
  readonly role: Role;
  /** With whom it wins. */
  readonly team: Team;
  /** Werewolves are counted against all others at the end, and no attack is made on them. */
  readonly species: Species;
  /** As what it appears to a seer, and to a medium. */
  readonly divinedAs: Species;
  readonly identifiedAs: Species;
  readonly nightAct: NightAct | null;
  /** Hears and speaks in the whisper. */
  readonly whispers: boolean;
  /** Whom it is told at the start, each with their role. */
  readonly knows: RoleTest;
  /** Learns each morning how those who were executed appear. */
  readonly identifies: boolean;
  /** How many attacks at night do not kill it. */
  readonly survivesAttack: 'never' | 'once' | 'always';
  /** Being divined kills, at the end of that night. */
  readonly diesWhenDivined: boolean;
  /** Dies in the night after which none of these lives; `null`: it depends on nobody. */
  readonly follows: RoleTest | null;
  /** Who causes its death dies with it: one attacker, or after an execution one of the living by chance. */
  readonly isAvenged: boolean;
  /** Alive when the village is decided, it takes the victory for its team. */
  readonly takesVictory: boolean;
}

/** A human without any ability; other roles say what is different. */
export const PLAIN: Omit<RoleFacts, 'role' | 'team'> = {
  species: 'human',
  divinedAs: 'human',
  identifiedAs: 'human',
  nightAct: null,
  whispers: false,
  knows: () => false,
  identifies: false,
  survivesAttack: 'never',
  diesWhenDivined: false,
  follows: null,
  isAvenged: false,
  takesVictory: false,
};

/** Of the pack: knows all who whisper, whispers with them, and chooses with it whom to attack. */
export const PACK: Omit<RoleFacts, 'role'> = {
  ...PLAIN,
  team: 'werewolf',
  species: 'werewolf',
  divinedAs: 'werewolf',
  identifiedAs: 'werewolf',
  nightAct: 'attackVote',
  whispers: true,
  knows: ({ whispers }) => whispers,
};
