import { agentCast } from '../player.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Rules } from '../rules.ts';
import { countPlayers, type Setup } from '../setup.ts';
import { noSuch } from '../spelling.ts';
import { AIWOLF } from './aiwolf.ts';
import { BBS } from './bbs.ts';
import { LICOS } from './licos.ts';
import { CGI_SIZES, card, cgi, nlp5Freeform } from './live.ts';
import { NL2017 } from './nl2017.ts';
import { nlp5, nlp9, nlp13 } from './nlp.ts';
import type { Preset, PresetFamily } from './preset.ts';

/** Every form of the game that has a name. */
const CATALOGUE: readonly Preset[] = [
  ...AIWOLF,
  { name: 'nlp-5', family: 'nlp', rules: nlp5 },
  { name: 'nlp-9', family: 'nlp', rules: nlp9 },
  { name: 'nlp-13', family: 'nlp', rules: nlp13 },
  { name: 'nlp-5-freeform', family: 'nlp', rules: nlp5Freeform },
  NL2017,
  ...LICOS,
  ...BBS,
  { name: 'cgi', family: 'cgi', rules: cgi },
  ...CGI_SIZES,
  { name: 'card', family: 'card', rules: card },
];

const BY_NAME: ReadonlyMap<string, Preset> = new Map(CATALOGUE.map((preset) => [preset.name, preset]));

/** The rules of every preset by its name. */
export const PRESETS: ReadonlyMap<string, Rules> = new Map(CATALOGUE.map(({ name, rules }) => [name, rules]));

/** A form of the game by its name; rules of one's own have none. */
export function aboutPreset(name: string): Preset | null {
  return BY_NAME.get(name) ?? null;
}

/** Whose form of the game it is; nobody's: the village has rules of its own. */
export function familyOf(name: string): PresetFamily | null {
  return aboutPreset(name)?.family ?? null;
}

/** The rules of a preset, or a sentence that says which presets there are. */
export function findPreset(name: string): Result<Rules, string> {
  const rules = PRESETS.get(name);
  if (rules !== undefined) return accept(rules);
  return refuse(noSuch('preset', name, PRESETS.keys()));
}

/** A village of a preset in which everything that is not the rules' is plain: `Agent[01]` …, no wishes, no names. */
export function plainSetup(preset: string, rules: Rules, seed: string | null): Setup {
  const seats = countPlayers(rules);
  const cast = agentCast(seats);
  return {
    preset,
    rules,
    cast,
    language: rules.grammar === 'aiwolf' ? 'aiwolf' : 'ja',
    wishes: cast.map(() => null),
    players: cast.map(({ name }) => name),
    seed,
  };
}
