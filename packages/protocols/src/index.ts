/** The wire of the AIWolf platform, over TCP. */
export * as aiwolf from './aiwolf/index.ts';
export { asyncApi } from './async-api.ts';
export { CLOSINGS, type Closing } from './closings.ts';
export {
  DOORS,
  type DoorName,
  PROGRAM_DOORS,
  type ProgramDoor,
  whyNotThrough,
  writeDoorMatrix,
} from './doors.ts';
/** The protocol of LiCOS. */
export * as licos from './licos/index.ts';
/** The wire of the natural-language contest, over WebSocket. */
export * as nlp from './nlp/index.ts';
export { defaultSymbols, isToWarn, type ProgramLanguage } from './tongue.ts';
/** The browser protocol. */
export * as web from './web/index.ts';
