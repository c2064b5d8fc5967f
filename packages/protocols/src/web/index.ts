export { type Actor, toAction, type WebAction, webAction } from './action.ts';
export * from './admin.ts';
export * from './cast-pack.ts';
export { type DoorCode, WEB_CODES, type WebCode, type WebError, webError } from './codes.ts';
export * from './contests.ts';
export * from './corpora.ts';
export * from './daily.ts';
export { check, decodeBody, decodeClientMessage, isTooDeep } from './decode.ts';
export { encodeAsked, encodeEvent, encodeGiven, encodeMessage, encodeRefused } from './encode.ts';
export { TOLD_TYPES, toldEvent } from './event.ts';
export * from './faults.ts';
export * from './http.ts';
export {
  CLOSE_CODES,
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  serverMessage,
  WEB_PROTOCOL,
} from './live.ts';
export * from './notices.ts';
export * from './own-games.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './sent-records.ts';
export { idOf, visiblePart } from './words.ts';
