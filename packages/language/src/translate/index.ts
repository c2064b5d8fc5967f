/** Translation between the werewolf language (2013) and the AIWolf protocol (3.6); see the README of this folder. */
export { RATE as TRANSLATION_RATES, type TranslateContext } from './context.ts';
export type { Loss, LossCode } from './loss.ts';
export {
  fromNatural,
  type NaturalTranslation,
  sayUnderstood,
  toNatural,
  utteranceToNatural,
} from './natural.ts';
export { type ToAIWolfOptions, type ToWerewolfOptions, type Translation, translate } from './translate.ts';
