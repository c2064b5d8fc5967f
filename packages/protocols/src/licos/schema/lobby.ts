import { list, object, optional } from '../shape/nested.ts';
import type { ValueOf } from '../shape/shape.ts';
import { exactly, oneOf, orNull, text, whole, yesOrNo } from '../shape/simple.ts';
import { avatarName, email, iconUrl, language, lobby, token, villageId, villageName } from './common.ts';
import {
  avatarMode,
  avatarRow,
  hostPlayer,
  playerSetting,
  robotRow,
  roleSetting,
  support,
  villageInfo,
} from './lobby-parts.ts';

/** The messages of the lobby, LiCOS 0.3. */

const tokens = list(token);
const error = orNull(text());
const userName = text({ least: 5, most: 15 });

const created = { name: avatarName, image: iconUrl, language } as const;

export const LOBBY_REQUESTS = {
  enterAvatarSelectionPage: object({ type: exactly('enterAvatarSelectionPage'), lobby }),
  enterLobby: object({ type: exactly('enterLobby'), token, lobby, page: whole(1) }),
  getAvatar: object({ type: exactly('getAvatar'), token }),
  getSettings: object({ type: exactly('getSettings') }),
  selectVillage: object({ type: exactly('selectVillage'), token, villageId }),
  play: object({ type: exactly('play'), token, villageId }),
  // `heard` is ours: how many messages of the game the client has received, on lines before this one.
  ready: object({ type: exactly('ready'), token, villageId, heard: optional(whole(0)) }),
  leaveWaitingPage: object({ type: exactly('leaveWaitingPage'), token, villageId, lobby }),
  kickOutPlayer: object({ type: exactly('kickOutPlayer'), token, players: list(object({ token })) }),
  pong: object({ type: exactly('pong'), token, id: token }),
  idSearch: object({ type: exactly('idSearch'), token, lobby, idForSearching: whole(0, 999) }),
  advancedSearch: object({
    type: exactly('advancedSearch'),
    token,
    lobby,
    villageName: orNull(text({ least: 5, most: 30 })),
    hostName: orNull(text({ least: 5, most: 15 })),
    minimum: orNull(whole(4, 15)),
    maximum: orNull(whole(4, 15)),
    avatar: avatarMode,
    comment: orNull(text()),
  }),
  buildVillage: object({
    type: exactly('buildVillage'),
    token,
    name: villageName,
    id: villageId,
    idForSearching: exactly(-1),
    hostPlayer,
    playerSetting: playerSetting(-1),
    roleSetting,
    avatar: avatarMode,
    comment: orNull(text({ most: 100 })),
  }),
  changeLanguage: object({ type: exactly('changeLanguage'), language }),
  changeUserEmail: object({ type: exactly('changeUserEmail'), userEmail: email }),
  changeUserName: object({ type: exactly('changeUserName'), userName }),
  changeUserPassword: object({
    type: exactly('changeUserPassword'),
    userPassword: text({ least: 8, most: 128 }),
  }),
  changeAvatar: object({
    type: exactly('changeAvatar'),
    token,
    name: orNull(text({ least: 5, most: 15 })),
    image: orNull(
      text({
        pattern: /^https:\/\/werewolf\.world\/image\/0\.3\/character_icons\/50x50\/[a-z]_50x50\.png$/,
      }),
    ),
    language: orNull(text({ pattern: /^[a-z]{2}(-[A-Z]{2})?$/, least: 2, most: 5 })),
    lobby,
  }),
  createHumanPlayer: object({ type: exactly('createHumanPlayer'), ...created }),
  createOnymousAudience: object({ type: exactly('createOnymousAudience'), ...created }),
  createRobotPlayer: object({
    type: exactly('createRobotPlayer'),
    ...created,
    isFullyAutomated: yesOrNo,
    support,
  }),
  deleteAvatar: object({ type: exactly('deleteAvatar'), token: tokens, lobby }),
  renewAvatarToken: object({ type: exactly('renewAvatarToken'), token, lobby }),
  runRobotPlayerInTheBackground: object({ type: exactly('runRobotPlayerInTheBackground'), token: tokens }),
  stopRobotPlayer: object({ type: exactly('stopRobotPlayer'), token: tokens }),
  authorizationRequestAccepted: object({ type: exactly('authorizationRequestAccepted'), accessToken: token }),
} as const;

const playerRow = object({
  token,
  name: text({ least: 5, most: 15 }),
  avatarImage: text(),
  isAnonymous: yesOrNo,
  isHost: yesOrNo,
  isMe: yesOrNo,
});

const pingResult = object({
  token,
  ping: text({ pattern: /^[0-9]{2}\.[0-9]{3}$/ }),
  status: oneOf(['safe', 'warning', 'danger']),
});

export const LOBBY_ANSWERS = {
  avatar: object({
    type: exactly('avatar'),
    token,
    name: text({ least: 5, most: 15 }),
    image: text({ least: 25 }),
    language,
  }),
  lobby: object({ type: exactly('lobby'), lobby, villages: list(villageInfo), error }),
  searchResult: object({ type: exactly('searchResult'), villages: list(villageInfo), error }),
  waitingPage: object({
    type: exactly('waitingPage'),
    village: villageInfo,
    players: list(playerRow),
    error,
  }),
  ping: object({ type: exactly('ping'), id: token, results: list(pingResult) }),
  played: object({ type: exactly('played'), language }),
  settings: object({ type: exactly('settings'), userName, userEmail: email, language }),
  humanPlayerSelectionPage: object({ type: exactly('humanPlayerSelectionPage'), avatar: list(avatarRow) }),
  onymousAudienceSelectionPage: object({
    type: exactly('onymousAudienceSelectionPage'),
    avatar: list(avatarRow),
  }),
  robotPlayerSelectionPage: object({ type: exactly('robotPlayerSelectionPage'), avatar: list(robotRow) }),
  authorizationRequest: object({ type: exactly('authorizationRequest'), accessToken: token }),
  authorizationRequestAcceptedResponse: object({
    type: exactly('authorizationRequestAcceptedResponse'),
    accessToken: token,
    response: oneOf(['authorized']),
  }),
} as const;

type MessageOf<Shapes> = { [Kind in keyof Shapes]: ValueOf<Shapes[Kind]> }[keyof Shapes];

export type LobbyRequest = MessageOf<typeof LOBBY_REQUESTS>;
export type LobbyAnswer = MessageOf<typeof LOBBY_ANSWERS>;
export type VillageInfo = ValueOf<typeof villageInfo>;
export type RobotRow = ValueOf<typeof robotRow>;
export type BuildVillage = ValueOf<typeof LOBBY_REQUESTS.buildVillage>;
