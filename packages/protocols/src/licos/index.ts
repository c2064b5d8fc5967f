export { Robot, type RobotNews } from './client/robot.ts';
export { CONTEXT_NAMES, type ContextDocument, contextDocument, findContext } from './context/contexts.ts';
export { type Complaint, complaint, malformed, refusalComplaint } from './decode/complaint.ts';
export {
  decodeMessage,
  decodeWatcher,
  type LicosSender,
  type PlayerMessage,
  toMark,
} from './decode/decode.ts';
export { readScroll, type Scroll, writeScroll } from './decode/scroll.ts';
export {
  boardMessageOf,
  type SentFacts,
  scrollMessageOf,
  sentChatOf,
  starMessageOf,
  voteMessageOf,
} from './encode/client-messages.ts';
export type { WireTime } from './encode/head.ts';
export { afterTheEnd, nextMoment, PROLOGUE, toWirePhase } from './encode/moment.ts';
export { narratorOf } from './encode/narration.ts';
export { disclosedReference } from './encode/references.ts';
export { type Identity, type LicosVillage, toVillageName } from './encode/scene.ts';
export { LicosEncoder, type SeatOptions, type VillageMessage } from './encode/seat-encoder.ts';
export { splitText } from './encode/split.ts';
export { votingDetailsOf } from './encode/system.ts';
export type { MessageFault } from './fault.ts';
export type { AuthRequest } from './schema/auth.ts';
export { schemaDocuments } from './schema/documents.ts';
export type { BuildVillage, LobbyAnswer, LobbyRequest, RobotRow, VillageInfo } from './schema/lobby.ts';
export { LOG_TYPE } from './schema/log.ts';
export { oldContext, oldContexts } from './schema/old.ts';
export type {
  BoardMessage,
  ChatMessage,
  ScrollMessage,
  StarMessage,
  SystemMessage,
  VoteMessage,
} from './schema/village.ts';
export { type MessageVerdict, type Protocol, type Recognised, validate } from './validate.ts';
export { type LineVerdict, validateLine } from './validate-line.ts';
export { FIGURES, findFigure, NARRATOR } from './words/characters.ts';
export { facesOf } from './words/faces.ts';
export { figureImage, type MessageKind } from './words/iri.ts';
export { type LicosPerson, pseudonym, toAvatarName } from './words/people.ts';
export { findRole, toRole, toWireRole } from './words/roles.ts';
export { readTime, writeClientTime, writeServerTime } from './words/time.ts';
export {
  FEWEST_PLAYERS,
  LAST_DAY,
  type LobbyName,
  MOST_PLAYERS,
  type PlayerType,
  toChatLanguage,
  type WireChannel,
  type WirePhase,
  type WireStatus,
} from './words/wire.ts';
