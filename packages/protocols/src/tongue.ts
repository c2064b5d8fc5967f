import {
  type Action,
  aboutPreset,
  type Character,
  findSymbols,
  OVER,
  type Rules,
  SKIP,
  type SymbolTreatment,
  type Talk,
  treatSymbols,
} from '@mura/engine';
import { aiwolf } from '@mura/language';

/** What a village makes of the words of programs. */
export interface ProgramLanguage {
  readonly grammar: Rules['grammar'];
  readonly cast: readonly Character[];
  /** What becomes of talk with symbols, by the rule of 2017; `null`: nobody looks for them. */
  readonly symbols: SymbolTreatment | null;
}

/** What becomes of symbols in a form of the game unless its organiser says otherwise. */
export function defaultSymbols(preset: string): SymbolTreatment | null {
  return aboutPreset(preset)?.symbols ?? null;
}

/** Whether this is talk that is heard as it is, and should not have been said so. */
export function isToWarn(action: Action, { symbols, cast }: ProgramLanguage): boolean {
  return symbols === 'warn' && action.type === 'talk' && findSymbols(action.text, cast).length > 0;
}

/** Talk as the village hears it: what it may not hear is heard as Skip, and symbols as the rule says. */
export function asHeard(talk: Talk, { grammar, cast, symbols }: ProgramLanguage): Talk {
  const { text } = talk;
  if (text === '' || text === SKIP || text === OVER) return talk;
  if (grammar === 'aiwolf' && !aiwolf.validTalk(text))
    return { ...talk, text: SKIP, wire: { text, reason: 'grammar' } };
  return symbols === null || grammar === 'aiwolf' ? talk : withoutSymbols(talk, cast, symbols);
}

function withoutSymbols(talk: Talk, cast: readonly Character[], treatment: SymbolTreatment): Talk {
  const { text } = talk;
  const treated = treatSymbols(text, cast, treatment);
  const heard = treated.ok ? treated.value.text : SKIP;
  return heard === text ? talk : { ...talk, text: heard, wire: { text, reason: 'symbols' } };
}
