import { type Act, FIRST_ROLES, isRole, type Role, type Species } from '@mura/engine';

/** The requests of the AIWolf platform, by their names on the wire. */
export const REQUESTS = [
  'NAME',
  'ROLE',
  'INITIALIZE',
  'DAILY_INITIALIZE',
  'DAILY_FINISH',
  'TALK',
  'WHISPER',
  'VOTE',
  'DIVINE',
  'GUARD',
  'ATTACK',
  'FINISH',
] as const;
export type RequestWord = (typeof REQUESTS)[number];

/** How the wire asks for an act; it has no word for a straw poll. */
export function requestFor(act: Act): RequestWord | null {
  switch (act) {
    case 'talk':
      return 'TALK';
    case 'whisper':
      return 'WHISPER';
    case 'vote':
      return 'VOTE';
    case 'divine':
      return 'DIVINE';
    case 'guard':
      return 'GUARD';
    case 'attackVote':
      return 'ATTACK';
    case 'poll':
      return null;
  }
}

export function actFor(request: RequestWord): Exclude<Act, 'poll'> | null {
  switch (request) {
    case 'TALK':
      return 'talk';
    case 'WHISPER':
      return 'whisper';
    case 'VOTE':
      return 'vote';
    case 'DIVINE':
      return 'divine';
    case 'GUARD':
      return 'guard';
    case 'ATTACK':
      return 'attackVote';
    default:
      return null;
  }
}

/** The wire has words for the first roles only. */
const WORDS = new Map<Role, string>(FIRST_ROLES.map((role) => [role, role.toUpperCase()]));

export function hasRoleWord(role: Role): boolean {
  return WORDS.has(role);
}

export const ROLE_WORDS: readonly string[] = [...WORDS.values()];

export function roleWord(role: Role): string {
  return WORDS.get(role)!;
}

/** The role a word of the wire names; `null` for any other word, and for one in the wrong case. */
export function parseRoleWord(word: string): Role | null {
  const role = word.toLowerCase();
  return isRole(role) && WORDS.get(role) === word ? role : null;
}

export function speciesWord(species: Species): string {
  return species === 'werewolf' ? 'WEREWOLF' : 'HUMAN';
}

/** The wire has a number where nobody is meant. */
export const NOBODY = -1;
