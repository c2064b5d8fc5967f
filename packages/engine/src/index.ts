export { ACTIONS } from './action-fields.ts';
export * from './casts/index.ts';
export { clockPhaseOf, isSlow, longestOf, phasesOn, secondsOf } from './clock/clock-phase.ts';
export { Conductor } from './conduct/conductor.ts';
export type { Entry } from './conduct/entry.ts';
export { Feed } from './conduct/feed.ts';
export type { ActionMessage, Outside, Reply } from './conduct/outside.ts';
export { endOfPhase } from './conduct/phase-clock.ts';
export { PERSON, type Seat, type Subscriber, type ViewSoFar } from './conduct/subscriber.ts';
export type { Subscription } from './conduct/subscription.ts';
export type { EarlierTalks, UtteranceTranslation } from './conduct/translations.ts';
export {
  defaultAudience,
  EVENT_TYPES,
  EVENTS,
  type EventOf,
  type FactsOf,
  fieldsOf,
  HEARERS_OF_CHANNEL,
  type Hearers,
  isEventType,
} from './event-fields.ts';
export * from './game.ts';
export { fingerprint, hashText, mix } from './hash.ts';
export { nextMark } from './mind/mind.ts';
export { beyondBothWays, normalQuantile, Z_95 } from './normal.ts';
export {
  AIWOLF_DEFAULTS,
  AIWOLF_SIZES,
  type AIWolfSettings,
  aiwolfRoles,
  aiwolfRules,
  FEWEST_AIWOLF_PLAYERS,
  NO_LENGTH_LIMIT,
  type TurnRules,
} from './presets/aiwolf.ts';
export { isSimplest } from './presets/clock.ts';
export { findLicos, licosVillage } from './presets/licos.ts';
export { NL2017 } from './presets/nl2017.ts';
export { soloTable, soloTurns } from './presets/solo.ts';
export * as shape from './shape/index.ts';
export { nearest, noSuch } from './spelling.ts';
export { holm, type Share, wilson } from './statistics.ts';
export {
  type AnchoredTalk,
  type AnchorMention,
  findMentions,
  nameMentions,
  parseAnchor,
} from './talk/anchor.ts';
export { maySpeak } from './talk/channel.ts';
export { costsOne } from './talk/cost.ts';
export { measure } from './talk/length.ts';
export {
  REFERENCE,
  type Referring,
  type Renumber,
  readReferences,
  refersTo,
  renumberReferences,
  writeReferences,
} from './talk/reference.ts';
export { findSymbols, type Symbol, type SymbolTreatment, treatSymbols } from './talk/symbols.ts';
export { fromGiven, type Given, type GivenEvent, givenTo, toGiven } from './view/given.ts';
export { boardOf, seeOwn } from './view/own.ts';
export { newSharedView, seeShared } from './view/shared.ts';
