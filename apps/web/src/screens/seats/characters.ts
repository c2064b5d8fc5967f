import { CASTS, type CastCharacter } from '@mura/engine';
import { BOT_CHARACTERS, type BotCharacterId } from '@mura/words';

/** The bot that can be one of ten characters. */
export const TALKER = 'talker';

export const MURA = CASTS.find(({ id }) => id === 'mura')!;

/** Those who have a word about themselves. */
export const TEN = MURA.characters.filter(isOfTheTen);

function isOfTheTen(character: CastCharacter): character is CastCharacter & { readonly id: BotCharacterId } {
  return (BOT_CHARACTERS as readonly string[]).includes(character.id);
}
