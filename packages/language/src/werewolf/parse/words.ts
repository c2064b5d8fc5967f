import type { AliasNode, ComplementNode, NounNode, RelativeTimeNode, SpeechNode, VerbNode } from '../ast.ts';
import type { TokenReader } from '../token-reader.ts';
import type { ComplementWord, NounWord, RelativeTimeWord, VerbWord } from '../vocabulary.ts';

/** A noun, also one by alias; null where none stands. */
export function readNoun(reader: TokenReader): NounNode | AliasNode | null {
  const { word, start, end } = reader.token;
  if (!reader.isOf('noun') && word?.aliasOf !== 'noun') return null;
  reader.next();
  if (word?.aliasOf === 'noun') return { kind: 'alias', alias: word.text, of: 'noun', start, end };
  return { kind: 'noun', noun: word?.text as NounWord, start, end };
}

export function readVerb(reader: TokenReader): VerbNode | AliasNode {
  const { word, start, end } = reader.next();
  if (word?.aliasOf === 'verb') return { kind: 'alias', alias: word.text, of: 'verb', start, end };
  return { kind: 'verb', verb: word?.text as VerbWord, start, end };
}

export function readComplement(reader: TokenReader): ComplementNode | AliasNode {
  const { word, start, end } = reader.next();
  if (word?.aliasOf === 'complement')
    return { kind: 'alias', alias: word.text, of: 'complement', start, end };
  return { kind: 'complement', complement: word?.text as ComplementWord, start, end };
}

export function readRelativeTime(reader: TokenReader): RelativeTimeNode {
  const { word, start, end } = reader.next();
  return { kind: 'relativeTime', word: word?.text as RelativeTimeWord, start, end };
}

/** speech : "speech" number */
export function readSpeech(reader: TokenReader): SpeechNode {
  const { start } = reader;
  reader.next();
  const number = reader.expectValue('number', 'a number', () => true);
  return { kind: 'speech', number, start, end: reader.end };
}
