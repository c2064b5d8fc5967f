import type { MetaNode, NounNode, Sentence, SetNode, TimeNode } from '../ast.ts';
import { isVerb, type TokenReader } from '../token-reader.ts';
import { META_VERBS, type MetaVerb } from '../vocabulary.ts';
import { A_SENTENCE, type GrammarRules } from './rules.ts';
import { A_TIME, readSet, readSetFrom, readTime, startsSet, startsTime } from './set.ts';
import { readNoun, readSpeech, readVerb } from './words.ts';

/** core : [ set ] verb object | [ set ] meta-verb "(" sentence ")" | "about" topic | speech | "become" time */
export function readOpenCore(reader: TokenReader, start: number, rules: GrammarRules): Sentence | null {
  if (isVerb(reader.token)) return readAct(reader, null, start, rules);
  if (reader.isWord('speech')) return readSpeech(reader);
  if (reader.accept('about')) return { kind: 'about', topic: readTopic(reader), start, end: reader.end };
  if (reader.accept('become'))
    return { kind: 'become', time: readBecomeTime(reader), start, end: reader.end };
  return null;
}

function readBecomeTime(reader: TokenReader): TimeNode {
  if (!reader.is('open') && !startsTime(reader)) reader.fail(A_TIME);
  return readTime(reader);
}

function readTopic(reader: TokenReader): NounNode | SetNode {
  const noun = readNoun(reader);
  if (noun) return noun;
  if (!startsSet(reader) && !reader.is('open') && !reader.isWord('not'))
    reader.fail('a noun, character or role');
  return readSet(reader);
}

/** verb set | meta-verb "(" sentence ")" */
export function readAct(
  reader: TokenReader,
  subject: SetNode | null,
  start: number,
  rules: GrammarRules,
): Sentence {
  const verb = readVerb(reader);
  const isMeta = verb.kind === 'verb' && (META_VERBS as readonly string[]).includes(verb.verb);
  if (!isMeta || !reader.is('open')) {
    const object = readSet(reader);
    return { kind: 'act', subject, verb, object, start, end: reader.end };
  }
  const group = rules.group(reader);
  if (group.is === 'time') return reader.fail(A_SENTENCE);
  if (group.is === 'set') {
    const object = readSetFrom(reader, group.set);
    return { kind: 'act', subject, verb, object, start, end: reader.end };
  }
  const meta = verb.verb as MetaVerb;
  return {
    kind: 'meta',
    subject,
    verb: meta,
    sentence: group.sentence,
    start,
    end: reader.end,
  } satisfies MetaNode;
}
