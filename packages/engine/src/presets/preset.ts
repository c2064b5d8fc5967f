import type { Rules } from '../rules.ts';
import type { SymbolTreatment } from '../talk/symbols.ts';

/** Presets of one family are the same form of the game with other numbers and roles. */
export const PRESET_FAMILIES = ['aiwolf', 'nlp', 'nl2017', 'licos', 'bbs', 'cgi', 'card'] as const;
export type PresetFamily = (typeof PRESET_FAMILIES)[number];

/** A form of the game that has a name, and what doors and forms want to know of it besides its rules. */
export interface Preset {
  readonly name: string;
  readonly family: PresetFamily;
  readonly rules: Rules;
  /** What becomes of symbols in what programs say; nothing: nobody looks for them. */
  readonly symbols?: SymbolTreatment;
  /** Programs talk in a natural language, also those of the AIWolf platform, which elsewhere know the protocol only. */
  readonly talkIsNatural?: true;
}
