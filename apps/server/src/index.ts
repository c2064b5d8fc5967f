export { defaultDataFolder } from './data-folder.ts';
export { AIWolfClient, type Played } from './doors/aiwolf/client.ts';
export { type DoorAlone, openAIWolfDoor } from './doors/aiwolf/open.ts';
export type { GameResult, PlayerResult } from './doors/aiwolf/table.ts';
export { type LicosDoorAlone, openLicosDoor } from './doors/licos/open.ts';
export { NlpClient, type NlpPlayed } from './doors/nlp/client.ts';
export { type NlpDoorAlone, type NlpDoorAloneOptions, openNlpDoor } from './doors/nlp/open.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { PostgresFault } from './store/embedded/fault.ts';
