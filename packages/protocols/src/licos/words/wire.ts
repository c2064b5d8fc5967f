/** Words of LiCOS 0.3 that are neither roles nor figures. */

export const PHASES = [
  'flavor text',
  'morning',
  'noon',
  'night',
  'result',
  'post-mortem discussion',
] as const;
export type WirePhase = (typeof PHASES)[number];

/** What the real client says after the result, and what logs say instead. */
export const OLD_POST_MORTEM = 'post mortem';
export const POST_MORTEM: WirePhase = 'post-mortem discussion';

export const WIRE_CHANNELS = [
  'public',
  'private',
  'werewolf',
  'seer',
  'hunter',
  'master',
  'grave',
  'onymousAudience',
  'anonymousAudience',
] as const;
export type WireChannel = (typeof WIRE_CHANNELS)[number];

export const STATUSES = [
  'alive',
  'dead',
  'death by execution',
  'death by attack',
  'death by fear',
  'unnatural death',
] as const;
export type WireStatus = (typeof STATUSES)[number];

export const LOBBIES = ['human player', 'robot player', 'onymous audience', 'anonymous audience'] as const;
export type LobbyName = (typeof LOBBIES)[number];

export const CHAT_LANGUAGES = ['en', 'fr', 'it', 'ja', 'vi', 'zh-CN', 'zh-TW'] as const;
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];

export const PLAYER_TYPES = ['human', 'fully automated robot', 'semi-automated robot'] as const;
export type PlayerType = (typeof PLAYER_TYPES)[number];

export const DIRECTIONS = ['client to server', 'server to client'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const POLARITIES = ['positive', 'negative', '?', 'Δ', 'O', 'X'] as const;
export type WirePolarity = (typeof POLARITIES)[number];

/** Days of the wire: 0 is the prologue, -1 comes after the end. */
export const LAST_DAY = 13;
export const FEWEST_PLAYERS = 4;
export const MOST_PLAYERS = 15;
/** Of a chat message, in code points. */
export const LONGEST_CHAT = 140;

/**
 * The language a chat message is marked with. LiCOS knows a few only, and none of the formal ones: what is said in
 * another is marked as what the village speaks, which says nothing of it.
 */
export function toChatLanguage(...languages: readonly (string | null)[]): ChatLanguage {
  return languages.flatMap((language) => CHAT_LANGUAGES.filter((known) => known === language))[0] ?? 'en';
}
