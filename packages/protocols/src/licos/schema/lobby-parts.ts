import { object } from '../shape/nested.ts';
import { named } from '../shape/shape.ts';
import { oneOf, orNull, text, whole, yesOrNo } from '../shape/simple.ts';
import { avatarName, iconUrl, language, token, villageId, villageName } from './common.ts';

/** What the messages of the lobby are made of. */

const count = whole(0);

export const avatarMode = named('avatarMode', oneOf(['fixed', 'random']));

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

export const hostPlayer = object({ name: avatarName, isAnonymous: yesOrNo, isHuman: yesOrNo });

/** Seats in all, kept for robots, and open to people; `current`: taken, -1 in a village that is yet to be built. */
export function playerSetting(leastCurrent: 0 | -1) {
  const current = whole(leastCurrent);
  return object({
    number: whole(4),
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
    idForSearching: whole(0, 999),
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
  status: oneOf([
    'awaiting communication test',
    'awaiting authorization',
    'connected',
    'disconnected',
    'running in the background',
    'running in the foreground',
  ]),
  isAuthorized: yesOrNo,
  isTestPassed: yesOrNo,
  isFullyAutomated: yesOrNo,
});

const compositions = object({ A: yesOrNo, B: yesOrNo, C: yesOrNo });

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
