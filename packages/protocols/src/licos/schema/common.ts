import { shape } from '@mura/engine';
import { LOBBIES } from '../words/wire.ts';

const { named, text, integer, word } = shape;

/** Shapes that several protocols of LiCOS share. */

export const token = named(
  'token',
  text({ pattern: /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/ }),
);

export const timestamp = named(
  'timestamp',
  text({
    pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}(\+[0-9]{2}:[0-9]{2}|Z)$/,
  }),
);

export const language = named('language', text({ pattern: /^[a-z]{2}(-[A-Z]{2})?$/, least: 2, most: 5 }));

/** -1: a village that does not exist yet. */
export const villageId = named('villageId', integer(-1));

export const villageName = named('villageName', text({ least: 5, most: 30 }));

export const avatarName = named(
  'avatarName',
  text({ pattern: /[A-Za-z]([!-~]| [!-~]){4,14}/, least: 5, most: 15 }),
);

export const iconUrl = named(
  'iconUrl',
  text({
    pattern: /^https:\/\/werewolf\.world\/image\/0\.3\/character_icons\/50x50\/([a-z]|anonymous)_50x50\.png$/,
  }),
);

export const lobby = named('lobbyName', word(LOBBIES));

export const email = text({ pattern: /@/, least: 6, most: 256 });
