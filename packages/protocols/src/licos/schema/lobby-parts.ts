import { shape } from '@mura/engine';
import { avatarName, iconUrl, language, token, villageId, villageName } from './common.ts';
import { object } from './object.ts';

const { flag, named, orNull, text, integer, word } = shape;

/** What the messages of the lobby are made of. */

const count = integer(0);

export const avatarMode = named('avatarMode', word(['fixed', 'random']));

export const roleSetting = named(
  'roleSetting',
  object({
    villager: count,
    seer: count,
    medium: count,
    hunter: count,
    mason: count,
    madman: count,
    werewolf: count,
    werehamster: count,
  }),
);

export const hostPlayer = object({ name: avatarName, isAnonymous: flag, isHuman: flag });

/** Seats in all, kept for robots, and open to people; `current`: taken, -1 in a village that is yet to be built. */
export function playerSetting(leastCurrent: 0 | -1) {
  const current = integer(leastCurrent);
  return object({
    number: integer(4),
    current,
    robot: object({ min: count, current }),
    human: object({ max: count, current }),
  });
}

export const villageInfo = named(
  'villageInfo',
  object({
    name: villageName,
    id: villageId,
    idForSearching: integer(0, 999),
    hostPlayer,
    playerSetting: playerSetting(0),
    roleSetting,
    avatar: avatarMode,
    comment: orNull(text()),
  }),
);

const AVATAR = { name: avatarName, token, image: iconUrl, language } as const;
export const avatarRow = named('avatarRow', object(AVATAR));

export const robotRow = object({
  ...AVATAR,
  status: word([
    'awaiting communication test',
    'awaiting authorization',
    'connected',
    'disconnected',
    'running in the background',
    'running in the foreground',
  ]),
  isAuthorized: flag,
  isTestPassed: flag,
  isFullyAutomated: flag,
});

const compositions = object({ A: flag, B: flag, C: flag });

/** Which villages a robot can play in, by number of players. */
export const support = object({
  '4': compositions,
  '5': compositions,
  '6': compositions,
  '7': compositions,
  '8': compositions,
  '9': compositions,
  '10': compositions,
  '11': compositions,
  '12': compositions,
  '13': compositions,
  '14': compositions,
  '15': compositions,
});
