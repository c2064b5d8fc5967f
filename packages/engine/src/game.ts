// The game alone: setups, rules, roles, presets, actions, events, views. An entrance of its own, for whoever brings their
// own way to ask players and to keep events; the conductor, casts, shapes of messages and statistics stay outside.
export * from './action.ts';
export {
  type Chance,
  type Draw,
  drawsOfShuffle,
  type Purpose,
  scale,
  scripted,
  seeded,
  seedOfGame,
} from './chance.ts';
export { decide } from './decide.ts';
export { headCount, winners } from './end.ts';
export * from './event.ts';
export { evolve } from './evolve.ts';
export { open } from './open.ts';
export { requests } from './phase/requests.ts';
export * from './player.ts';
export { aboutPreset, familyOf, findPreset, PRESETS, plainSetup } from './presets/index.ts';
export { PRESET_FAMILIES, type Preset, type PresetFamily } from './presets/preset.ts';
export type { Request } from './request.ts';
export * from './result.ts';
export * from './roles/index.ts';
export * from './rule-facts.ts';
export * from './rules.ts';
export { checkRules, checkSetup, countPlayers, type Setup, type SetupError } from './setup.ts';
export { replay, resume, type Step } from './step.ts';
export { type Legal, type LegalChoice, type LegalTalk, legalActions, type Question } from './view/legal.ts';
export { maySee, openView, see, seeGiven, viewFor } from './view/see.ts';
export type { OwnPage, OwnView, Quota, SharedPage, SharedView, Status, View, Viewer } from './view/view.ts';
export type { Village } from './village.ts';
