import { shape } from '@mura/engine';
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
import { object } from './object.ts';

const { flag, list, optional, orNull, text, integer, word } = shape;

/** The messages of the lobby, LiCOS 0.3. */

const tokens = list(token);
const error = orNull(text());
const userName = text({ least: 5, most: 15 });

const created = { name: avatarName, image: iconUrl, language } as const;

export const LOBBY_REQUESTS = {
  enterAvatarSelectionPage: object({ type: word(['enterAvatarSelectionPage']), lobby }),
  enterLobby: object({ type: word(['enterLobby']), token, lobby, page: integer(1) }),
  getAvatar: object({ type: word(['getAvatar']), token }),
  getSettings: object({ type: word(['getSettings']) }),
  selectVillage: object({ type: word(['selectVillage']), token, villageId }),
  play: object({ type: word(['play']), token, villageId }),
  // `heard` is ours: how many messages of the game the client has received, on lines before this one.
  ready: object({ type: word(['ready']), token, villageId, heard: optional(integer(0)) }),
  leaveWaitingPage: object({ type: word(['leaveWaitingPage']), token, villageId, lobby }),
  kickOutPlayer: object({ type: word(['kickOutPlayer']), token, players: list(object({ token })) }),
  pong: object({ type: word(['pong']), token, id: token }),
  idSearch: object({ type: word(['idSearch']), token, lobby, idForSearching: integer(0, 999) }),
  advancedSearch: object({
    type: word(['advancedSearch']),
    token,
    lobby,
    villageName: orNull(text({ least: 5, most: 30 })),
    hostName: orNull(text({ least: 5, most: 15 })),
    minimum: orNull(integer(4, 15)),
    maximum: orNull(integer(4, 15)),
    avatar: avatarMode,
    comment: orNull(text()),
  }),
  buildVillage: object({
    type: word(['buildVillage']),
    token,
    name: villageName,
    id: villageId,
    idForSearching: word([-1]),
    hostPlayer,
    playerSetting: playerSetting(-1),
    roleSetting,
    avatar: avatarMode,
    comment: orNull(text({ most: 100 })),
  }),
  changeLanguage: object({ type: word(['changeLanguage']), language }),
  changeUserEmail: object({ type: word(['changeUserEmail']), userEmail: email }),
  changeUserName: object({ type: word(['changeUserName']), userName }),
  changeUserPassword: object({
    type: word(['changeUserPassword']),
    userPassword: text({ least: 8, most: 128 }),
  }),
  changeAvatar: object({
    type: word(['changeAvatar']),
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
  createHumanPlayer: object({ type: word(['createHumanPlayer']), ...created }),
  createOnymousAudience: object({ type: word(['createOnymousAudience']), ...created }),
  createRobotPlayer: object({
    type: word(['createRobotPlayer']),
    ...created,
    isFullyAutomated: flag,
    support,
  }),
  deleteAvatar: object({ type: word(['deleteAvatar']), token: tokens, lobby }),
  renewAvatarToken: object({ type: word(['renewAvatarToken']), token, lobby }),
  runRobotPlayerInTheBackground: object({ type: word(['runRobotPlayerInTheBackground']), token: tokens }),
  stopRobotPlayer: object({ type: word(['stopRobotPlayer']), token: tokens }),
  authorizationRequestAccepted: object({ type: word(['authorizationRequestAccepted']), accessToken: token }),
} as const;

const playerRow = object({
  token,
  name: text({ least: 5, most: 15 }),
  avatarImage: text(),
  isAnonymous: flag,
  isHost: flag,
  isMe: flag,
});

const pingResult = object({
  token,
  ping: text({ pattern: /^[0-9]{2}\.[0-9]{3}$/ }),
  status: word(['safe', 'warning', 'danger']),
});

export const LOBBY_ANSWERS = {
  avatar: object({
    type: word(['avatar']),
    token,
    name: text({ least: 5, most: 15 }),
    image: text({ least: 25 }),
    language,
  }),
  lobby: object({ type: word(['lobby']), lobby, villages: list(villageInfo), error }),
  searchResult: object({ type: word(['searchResult']), villages: list(villageInfo), error }),
  waitingPage: object({
    type: word(['waitingPage']),
    village: villageInfo,
    players: list(playerRow),
    error,
  }),
  ping: object({ type: word(['ping']), id: token, results: list(pingResult) }),
  played: object({ type: word(['played']), language }),
  settings: object({ type: word(['settings']), userName, userEmail: email, language }),
  humanPlayerSelectionPage: object({ type: word(['humanPlayerSelectionPage']), avatar: list(avatarRow) }),
  onymousAudienceSelectionPage: object({
    type: word(['onymousAudienceSelectionPage']),
    avatar: list(avatarRow),
  }),
  robotPlayerSelectionPage: object({ type: word(['robotPlayerSelectionPage']), avatar: list(robotRow) }),
  authorizationRequest: object({ type: word(['authorizationRequest']), accessToken: token }),
  authorizationRequestAcceptedResponse: object({
    type: word(['authorizationRequestAcceptedResponse']),
    accessToken: token,
    response: word(['authorized']),
  }),
} as const;

type MessageOf<Shapes> = { [Kind in keyof Shapes]: shape.ValueOf<Shapes[Kind]> }[keyof Shapes];

export type LobbyRequest = MessageOf<typeof LOBBY_REQUESTS>;
export type LobbyAnswer = MessageOf<typeof LOBBY_ANSWERS>;
export type VillageInfo = shape.ValueOf<typeof villageInfo>;
export type RobotRow = shape.ValueOf<typeof robotRow>;
export type BuildVillage = shape.ValueOf<typeof LOBBY_REQUESTS.buildVillage>;
