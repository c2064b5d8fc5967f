/** The characters of the cast `mura` that a bot can be, by id; each has a word about themselves in every language. */
export const BOT_CHARACTERS = [
  'chiyo',
  'genta',
  'aya',
  'eisaku',
  'hana',
  'zenkai',
  'kiku',
  'isuke',
  'suzu',
  'orie',
] as const;

export type BotCharacterId = (typeof BOT_CHARACTERS)[number];
