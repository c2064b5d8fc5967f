export {
  type ContestDoors,
  type ContestDoorsOptions,
  openContestDoors,
} from './contest-run/contest-doors.ts';
export { ContestQueue } from './contest-run/queue.ts';
export { queueVenue } from './contest-run/queue-venue.ts';
export { ContestWorker } from './contest-run/worker.ts';
export { openAIWolfDoor } from './doors/aiwolf/alone.ts';
export { AIWolfClient, type ClientRun } from './doors/aiwolf/client.ts';
export type { DoorAlone } from './doors/alone.ts';
export { type LicosDoorAlone, openLicosDoor } from './doors/licos/alone.ts';
export { LicosClient, type LicosPlayed } from './doors/licos/client.ts';
export { type NlpDoorOptions, openNlpDoor } from './doors/nlp/alone.ts';
export { NlpClient, type NlpPlayed } from './doors/nlp/client.ts';
export type { GameResult, PlayerResult } from './doors/series/game-result.ts';
export type { SlowBot } from './host/slow-bot.ts';
export { llmBot, llmBots } from './llm/llm-bot.ts';
export { type LlmUsage, type Model, type Models, openModels } from './llm/model.ts';
export { llmSettingsFrom, variablesOf } from './llm/settings.ts';
export { backUp } from './operations/backup.ts';
export { BackupFault, withDatabase } from './operations/backup-form.ts';
export { type Configuration, readConfiguration } from './operations/configuration.ts';
export { fillWithEnded } from './operations/load/fill.ts';
export { type LoadResult, playLoad } from './operations/load/load.ts';
export { restore } from './operations/restore.ts';
export { ProcessFault, type ServedByAll, serveByAll } from './processes/all-processes.ts';
export { ownPart, serveAsOne } from './processes/one-process.ts';
export { serve } from './serve.ts';
export type { Served, ServeOptions } from './serve-options.ts';
export { PostgresFault } from './store/embedded/fault.ts';
