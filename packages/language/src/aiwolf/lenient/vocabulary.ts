import type { Agent } from '../ast.ts';
import { type RepairCode, showText, TOLD } from '../diagnostic.ts';
import { readNumber } from '../source.ts';
import {
  CHANNEL_TABLE,
  HEAD_TABLE,
  OLD_VERB_TABLE,
  ROLE_TABLE,
  SPECIES_TABLE,
  type WordTable,
} from '../tables.ts';
import { readAgentNumber, readPrefixedNumber } from '../tokens.ts';
import { type ChannelWord, type Head, isExtensionRole, type RoleWord, type SpeciesWord } from '../words.ts';
import type { LenientWord } from './items.ts';

/** What a word means, and what had to be overlooked for it. */
export interface FoundWord<Meaning> {
  readonly meaning: Meaning;
  readonly repair?: { readonly code: RepairCode; readonly message: string };
}

/** A verb or an operator in any case; Skip and Over have two right spellings. */
export function headOf(text: string, word: LenientWord): FoundWord<Head> | null {
  const exact = HEAD_TABLE.find(text, word.start, word.end);
  if (exact !== undefined) return { meaning: exact };
  if (!isLetter(text.charCodeAt(word.start))) return null;
  const large = capitals(text, word);
  const old = OLD_VERB_TABLE.find(large, 0, large.length);
  const head = old ?? HEAD_TABLE.find(large, 0, large.length);
  if (head === undefined) return null;
  const shown = text.slice(word.start, word.end);
  if (head.kind === 'control' && (shown === 'Skip' || shown === 'Over')) return { meaning: head };
  const code = old !== undefined ? 'oldVerb' : isOperatorHead(head) ? 'E004-13' : 'E004-08';
  return { meaning: head, repair: { code, message: TOLD.readAs(shown, head.word) } };
}

function isOperatorHead({ kind }: Head): boolean {
  return kind === 'ask' || kind === 'because' || kind === 'day' || kind === 'logic';
}

export function roleOf(text: string, word: LenientWord): FoundWord<RoleWord | 'ANY'> | null {
  const found = inAnyCase(text, word, ROLE_TABLE, 'E004-10');
  if (found === null || !isExtensionRole(found.meaning)) return found;
  const message = TOLD.extensionRole(found.meaning);
  return { meaning: found.meaning, repair: { code: 'extensionRole', message } };
}

export function speciesOf(text: string, word: LenientWord): FoundWord<SpeciesWord | 'ANY'> | null {
  return inAnyCase(text, word, SPECIES_TABLE, 'E004-10');
}

export function channelOf(text: string, word: LenientWord): FoundWord<ChannelWord> | null {
  return inAnyCase(text, word, CHANNEL_TABLE, 'lowerCase');
}

/** An agent, ANY, or UNSPEC, which is null. */
export function agentOf(text: string, word: LenientWord): FoundWord<Agent | null> | null {
  const number = readAgentNumber(text, word.start, word.end);
  if (number !== null && number > 0 && number < Number.POSITIVE_INFINITY) return { meaning: number };
  return otherAgentOf(text, word);
}

function otherAgentOf(text: string, word: LenientWord): FoundWord<Agent | null> | null {
  if (!beginsLikeAgent(text.charCodeAt(word.start))) return null;
  const large = capitals(text, word);
  const shown = text.slice(word.start, word.end);
  if (large === 'UNSPEC') return spelled(null, shown, large);
  if (large === 'ANY') return spelled('ANY', shown, large);
  if (!large.startsWith('AGENT')) return null;
  const proper = `Agent${large.slice(5)}`;
  const number = readAgentNumber(proper, 0, proper.length);
  if (number === null || number === Number.POSITIVE_INFINITY) return null;
  if (number > 0) return spelled(number, shown, proper);
  return { meaning: 'ANY', repair: { code: 'agentZero', message: TOLD.readAs(shown, 'ANY') } };
}

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** A or U, large or small. */
function beginsLikeAgent(code: number): boolean {
  const small = code | 0x20;
  return small === 0x61 || small === 0x75;
}

function spelled<Meaning>(meaning: Meaning, shown: string, proper: string): FoundWord<Meaning> {
  if (shown === proper) return { meaning };
  return { meaning, repair: { code: 'lowerCase', message: TOLD.readAs(shown, proper) } };
}

/** The number in `day1` or `ID:3`, in any case. */
export function prefixedNumberOf(text: string, word: LenientWord, prefix: string): FoundWord<number> | null {
  const exact = readPrefixedNumber(text, word.start, word.end, prefix);
  if (exact !== null && exact < Number.POSITIVE_INFINITY) return { meaning: exact };
  const small = text.slice(word.start, word.end).toLowerCase();
  const number = readPrefixedNumber(small, 0, small.length, prefix.toLowerCase());
  if (number === null || number === Number.POSITIVE_INFINITY) return null;
  return spelled(number, showText(text, word.start, word.end), `${prefix}${number}`);
}

export function numberOf(text: string, word: LenientWord): number | null {
  const number = readNumber(text, word.start, word.end);
  return number === Number.POSITIVE_INFINITY ? null : number;
}

function inAnyCase<Meaning>(
  text: string,
  word: LenientWord,
  table: WordTable<Meaning>,
  code: RepairCode,
): FoundWord<Meaning> | null {
  const exact = table.find(text, word.start, word.end);
  if (exact !== undefined) return { meaning: exact };
  const large = capitals(text, word);
  const meaning = table.find(large, 0, large.length);
  if (meaning === undefined) return null;
  return { meaning, repair: { code, message: TOLD.readAs(text.slice(word.start, word.end), large) } };
}

/** The capitals of an ASCII word; elsewhere a letter like ſ would become an S. */
function capitals(text: string, { start, end }: LenientWord): string {
  for (let position = start; position < end; position++) if (text.charCodeAt(position) > 0x7f) return '';
  return text.slice(start, end).toUpperCase();
}
