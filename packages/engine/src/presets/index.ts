import { agentCast } from '../player.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Rules } from '../rules.ts';
import { countPlayers, type Setup } from '../setup.ts';
import { noSuch } from '../spelling.ts';
import { AIWOLF_SIZES, aiwolfRoles, aiwolfRules } from './aiwolf.ts';
import { BBS } from './bbs.ts';
import { LICOS } from './licos.ts';
import { card, cgi, nlp5Freeform } from './live.ts';
import { nl2017 } from './nl2017.ts';
import { nlp5, nlp9, nlp13 } from './nlp.ts';

/** Every form of the game that has a name. */
export const PRESETS: ReadonlyMap<string, Rules> = new Map<string, Rules>([
  ...AIWOLF_SIZES.map((players): [string, Rules] => [`aiwolf-${players}`, aiwolfRules(aiwolfRoles(players))]),
  ['nlp-5', nlp5],
  ['nlp-9', nlp9],
  ['nlp-13', nlp13],
  ['nlp-5-freeform', nlp5Freeform],
  ['nl2017', nl2017],
  ...LICOS,
  ...BBS,
  ['cgi', cgi],
  ['card', card],
]);

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
