/** How a sparring partner plays: habits that are found among programs of contests, one word each. */
export interface SparringHabit {
  readonly name: string;
  /** What a true seer reports on the first day: what they saw, or a werewolf whatever they saw. */
  readonly seer: 'truthful' | 'accuses';
  /** The first turn of day 1 in which who has something to claim comes out; the next day at the latest. */
  readonly claimsAt: number;
  /** How often, of 100, a possessed and a werewolf come out as a seer; and how often they then accuse. */
  readonly possessedClaims: number;
  readonly werewolfClaims: number;
  readonly accuses: number;
  /** Whom they speak and vote against. */
  readonly against: 'suspect' | 'crowd' | 'accused' | 'foe' | 'anybody';
  /** Turns of talk with an opinion, and in which words. */
  readonly opinions: number;
  readonly words: 'vote' | 'estimate' | 'request' | 'mixed';
  /** The first words of a day, where there is nothing to tell. */
  readonly opening: 'skip' | 'ask' | 'opinion';
  /** Whether they show themselves among the last three. */
  readonly shows: boolean;
}

/** The sparring partners of the league. */
export const HABITS: readonly SparringHabit[] = [
  {
    name: 'scorer',
    seer: 'accuses',
    claimsAt: 2,
    possessedClaims: 95,
    werewolfClaims: 50,
    accuses: 30,
    against: 'suspect',
    opinions: 8,
    words: 'mixed',
    opening: 'ask',
    shows: true,
  },
  {
    name: 'opener',
    seer: 'accuses',
    claimsAt: 1,
    possessedClaims: 100,
    werewolfClaims: 80,
    accuses: 90,
    against: 'suspect',
    opinions: 6,
    words: 'vote',
    opening: 'ask',
    shows: true,
  },
  {
    name: 'plain',
    seer: 'truthful',
    claimsAt: 1,
    possessedClaims: 90,
    werewolfClaims: 25,
    accuses: 50,
    against: 'accused',
    opinions: 1,
    words: 'estimate',
    opening: 'skip',
    shows: false,
  },
  {
    name: 'follower',
    seer: 'truthful',
    claimsAt: 1,
    possessedClaims: 60,
    werewolfClaims: 10,
    accuses: 60,
    against: 'crowd',
    opinions: 2,
    words: 'vote',
    opening: 'skip',
    shows: false,
  },
  {
    name: 'silent',
    seer: 'truthful',
    claimsAt: 3,
    possessedClaims: 50,
    werewolfClaims: 0,
    accuses: 50,
    against: 'suspect',
    opinions: 0,
    words: 'vote',
    opening: 'skip',
    shows: false,
  },
  {
    name: 'avenger',
    seer: 'truthful',
    claimsAt: 1,
    possessedClaims: 80,
    werewolfClaims: 90,
    accuses: 80,
    against: 'foe',
    opinions: 3,
    words: 'request',
    opening: 'opinion',
    shows: true,
  },
  {
    name: 'wanderer',
    seer: 'truthful',
    claimsAt: 2,
    possessedClaims: 40,
    werewolfClaims: 30,
    accuses: 50,
    against: 'anybody',
    opinions: 4,
    words: 'mixed',
    opening: 'opinion',
    shows: false,
  },
];
