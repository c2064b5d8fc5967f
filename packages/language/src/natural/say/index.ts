export { ACT_IDS, ACTS, type Act, type ActId, type Channel } from './acts.ts';
export { expressionOf } from './face.ts';
export { loadSpeech } from './load.ts';
export { REASONS, type ReasonFacts, type ReasonId } from './reasons.ts';
export { say, sayText } from './say.ts';
export type { Speech } from './speech.ts';
export * from './spoken.ts';
export { isUnderstood } from './understood.ts';
export { isVoice, type Persona, personaOf, personaWith, VOICES, type Voice } from './voice.ts';
