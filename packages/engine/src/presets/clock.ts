import { MAX_PLAYERS } from '../player.ts';
import { FIRST_ROLES, type FirstRole } from '../roles/index.ts';
import type { ClockTalk, LengthRules, RoleCounts, Rules, Span } from '../rules.ts';

/** What the forms played by the clock have in common; each says what is different. */

const HOUR = 3600;
export const DAY = 24 * HOUR;

export function counts(partial: Partial<RoleCounts>): RoleCounts {
  return { ...NOBODY, ...partial };
}

const NOBODY = Object.fromEntries(FIRST_ROLES.map((role) => [role, 0])) as Record<FirstRole, number>;

function atMost(characters: number | null): LengthRules {
  return { countIn: 'charactersAndSpaces', perTalk: characters, perPlayer: null, base: null, mention: null };
}

/** Posts of one player in a phase (`null`: any number), of so many characters. */
export function posts(perPlayer: number | null, characters: number | null): ClockTalk {
  return {
    mode: 'clock',
    perPlayer,
    controlWords: false,
    skips: 0,
    length: atMost(characters),
    tooLong: 'refused',
  };
}

/** No word is said. */
export const NO_POSTS: ClockTalk = posts(0, 0);

/** A phase that is always so long. */
export function always(seconds: number): readonly Span[] {
  return [{ day: null, upTo: MAX_PLAYERS, seconds }];
}

/** The rules of people at one table, as far as the forms agree. */
export function tableRules(
  roles: RoleCounts,
): Omit<Rules, 'talk' | 'whisper' | 'clock' | 'firstDay' | 'laterDays'> {
  return {
    roles,
    vote: {
      rounds: 1,
      selfVote: false,
      missing: 'none',
      undecided: 'random',
      told: 'eachRound',
      executionTold: 'atOnce',
      style: 'free',
    },
    divine: { self: false, seers: 'all' },
    guard: { dead: false, bodyguards: 'all' },
    medium: { deaths: 'executed' },
    attack: {
      rounds: 1,
      targets: 'humans',
      selfVote: false,
      humansCountOnce: false,
      undecided: 'random',
      whisperBeforeRevote: false,
      votesTold: 'lastRound',
      choiceTold: true,
    },
    end: { test: 'dawn', lastDay: 100, opensChannels: false },
    absence: { answerLimit: null, lateTalkCostsSkip: false, gone: 'standIn', abortedBy: null },
    roleWishes: false,
    grammar: 'free',
    revealOnDeath: isSimplest(roles),
  };
}

/** Villagers and werewolves only: nobody could find out the role of the dead in another way. */
export function isSimplest({ villager, werewolf, ...others }: RoleCounts): boolean {
  return Object.values(others).every((count) => count === 0);
}
