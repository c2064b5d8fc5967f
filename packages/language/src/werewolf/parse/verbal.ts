import type { AgreeNode, DeclareNode, RequestNode, SetNode, SpeechNode, Verbal } from '../ast.ts';
import { isSetWord, type TokenReader } from '../token-reader.ts';
import { inParentheses } from './parentheses.ts';
import type { GrammarRules } from './rules.ts';
import { readSet } from './set.ts';
import { readSpeech } from './words.ts';

/** verbal : "declare" rate "(" sentence ")" | "request" set rate "(" sentence ")" | "agree" rate "(" ( speech | set ) ")" */
export function readVerbal(reader: TokenReader, expected: string, rules: GrammarRules): Verbal {
  const { start } = reader;
  if (reader.accept('declare')) return readDeclare(reader, start, rules);
  if (reader.accept('request')) return readRequest(reader, start, rules);
  if (reader.accept('agree')) return readAgree(reader, start);
  return reader.fail(expected);
}

function readDeclare(reader: TokenReader, start: number, rules: GrammarRules): DeclareNode {
  const rate = readRate(reader);
  const sentence = inParentheses(reader, rules.sentence);
  return { kind: 'declare', rate, sentence, start, end: reader.end };
}

function readRequest(reader: TokenReader, start: number, rules: GrammarRules): RequestNode {
  const target = readSet(reader);
  const rate = readRate(reader);
  const sentence = inParentheses(reader, rules.sentence);
  return { kind: 'request', target, rate, sentence, start, end: reader.end };
}

function readAgree(reader: TokenReader, start: number): AgreeNode {
  const bare = reader.lenient && isSetWord(reader.token);
  if (bare) reader.repair('E000-13', 'No rate: read as 100%', start, reader.token.end);
  const rate = bare ? 100 : readRate(reader);
  const agreed = inParentheses(reader, readAgreed, bare);
  return { kind: 'agree', rate, with: agreed, start, end: reader.end };
}

function readAgreed(reader: TokenReader): SpeechNode | SetNode {
  return reader.isWord('speech') ? readSpeech(reader) : readSet(reader);
}

/** rate : number "%", from 0 to 100 */
function readRate(reader: TokenReader): number {
  return reader.expectValue('rate', 'a rate from 0% to 100%', (value) => value <= 100);
}
