import type { Phrase, Sentence, Utterance } from '../../src/werewolf/ast.ts';
import {
  type AliasTable,
  agentNames,
  type Diagnostic,
  type Dialect,
  type ParseResult,
  parsePhrase,
  parseSentence,
  parseUtterance,
  printWerewolf,
  type WerewolfTree,
} from '../../src/werewolf/index.ts';

/** Aliases a village may have added. */
export const OWN_ALIASES: AliasTable = {
  KILL: { of: 'verb', words: ['execute', 'attack'] },
  GONE: { of: 'complement', words: ['executed', 'attacked', 'lose'] },
  DEATHS: { of: 'noun', words: ['execution', 'attack'] },
  MAIN: { of: 'role', words: ['seer', 'wolf'] },
  FRIENDS: { of: 'character', words: ['Agent01', 'Agent02'] },
};

export const NAMES = agentNames(7);
export const VILLAGE = { names: NAMES, aliases: OWN_ALIASES } as const;
export const FOUR = { names: agentNames(4) } as const;
export const FIFTEEN = { names: agentNames(15) } as const;

const PARSERS = { utterance: parseUtterance, sentence: parseSentence, phrase: parsePhrase } as const;
export type VillageDetail = keyof typeof PARSERS;

export function parseAs(
  level: VillageDetail,
  text: string,
  dialect: Dialect = 'strict',
): ParseResult<WerewolfTree> {
  return PARSERS[level](text, { ...FIFTEEN, dialect });
}

export function utterance(text: string, dialect: Dialect = 'strict'): Utterance {
  return value(parseUtterance(text, { ...FIFTEEN, dialect }));
}

export function sentence(text: string, dialect: Dialect = 'strict'): Sentence {
  return value(parseSentence(text, { ...FIFTEEN, dialect }));
}

export function phrase(text: string): Phrase {
  return value(parsePhrase(text, FIFTEEN));
}

/** The message of a refusal, or the text it was read as. */
export function refusal(level: VillageDetail, text: string, dialect: Dialect = 'strict'): string {
  const result = parseAs(level, text, dialect);
  return result.ok ? `read as: ${printWerewolf(result.value.tree)}` : result.error.message;
}

/** The canonical text, or the message of the refusal. */
export function canonical(level: VillageDetail, text: string, dialect: Dialect = 'strict'): string {
  const result = parseAs(level, text, dialect);
  return result.ok ? printWerewolf(result.value.tree) : `refused: ${result.error.message}`;
}

export function diagnostics(level: VillageDetail, text: string, dialect: Dialect): readonly Diagnostic[] {
  const result = parseAs(level, text, dialect);
  return result.ok ? result.value.diagnostics : [result.error];
}

export function codes(level: VillageDetail, text: string, dialect: Dialect): string[] {
  return diagnostics(level, text, dialect).map(({ code }) => code);
}

function value<Tree>(result: ParseResult<Tree>): Tree {
  if (!result.ok) throw new Error(result.error.message);
  return result.value.tree;
}
