import { CASTS } from '@mura/engine';
import { BOT_CHARACTERS } from '@mura/words';

/** The bot that can be one of ten characters. */
export const TALKER = 'talker';

export const MURA = CASTS.find(({ id }) => id === 'mura')!;

/** Those who have a word about themselves. */
export const TEN = MURA.characters.filter(({ id }) => Object.hasOwn(BOT_CHARACTERS, id));
