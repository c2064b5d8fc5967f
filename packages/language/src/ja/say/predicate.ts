import { denied, formsOf, type VerbForms, western } from './conjugate.ts';
import type { Predicate } from './endings.ts';

/** The last predicate of a neutral sentence, taken apart. */
export interface LastPredicate {
  readonly kind: Predicate;
  /** What stands before the ending, or the verb with its forms. */
  readonly words: string | VerbForms;
}

/** Nouns, and words used like nouns, that end like an adjective. */
const NOUN_IN_I =
  /(?:占い|違い|狙い|疑い|願い|思い|争い|勢い|互い|嫌い|きらい|きれい|せい|くらい|ぐらい|みたい|っぱい|報い|救い|誓い|扱い|向かい|会い|合い|迷い|いざこざい)$/;
const ADJECTIVE = /(?:[いし]い|[^ぁ-ん]い|[なたうくきるすらばもかどころつよま]い|ええ|かった)$/;
const QUESTION_WORD = /誰|だれ|何|なに|なぜ|どう|どこ|どちら|どなた|どれ|どの|いつ|どんな/;

/** What follows the last predicate: a softener, or the が of a sentence that goes on. */
export type Tail = 'none' | 'isntIt' | 'although' | 'since';

export interface TailedPredicate {
  readonly predicate: LastPredicate;
  readonly tail: Tail;
}

/** Null: the sentence ends without a polite predicate and stays as it is. */
export function lastPredicate(sentence: string, isQuestion: boolean): TailedPredicate | null {
  const [, core = sentence, particle = ''] =
    /^(.*(?:です|ます|ました|でした|ません|でしょう))(よね|[ねよ]|が|けれど|けど|から)$/s.exec(sentence) ??
    [];
  const tail = tailOf(particle);
  const predicate = core.endsWith('か') ? questionOf(core.slice(0, -1)) : statementOf(core);
  if (predicate === null) return null;
  const said = isQuestion && tail === 'none' ? asked(predicate, QUESTION_WORD.test(core)) : predicate;
  return { predicate: said ?? predicate, tail: predicate.kind.startsWith('guess') ? 'none' : tail };
}

function tailOf(particle: string): Tail {
  if (particle === 'から') return 'since';
  if (/^(?:が|けれど|けど)$/.test(particle)) return 'although';
  return particle.endsWith('ね') ? 'isntIt' : 'none';
}

function questionOf(core: string): LastPredicate | null {
  const favour = /^(.*[てで])(?:もらえ|いただけ|くれ|ください)ま(?:す|せん)$/.exec(core);
  if (favour) return { kind: 'request', words: favour[1]! };
  const explained = /^(.*)[のん](?:です|でしょう)$/.exec(core);
  if (explained) return { kind: 'askExplain', words: explained[1]! };
  const statement = statementOf(core.replace(/でしょう$/, 'です'));
  return statement === null ? null : asked(statement, QUESTION_WORD.test(core));
}

function asked({ kind, words }: LastPredicate, isOpen: boolean): LastPredicate | null {
  switch (kind) {
    case 'noun':
      return { kind: isOpen ? 'askNounOpen' : 'askNoun', words };
    case 'nounPast':
      return { kind: 'askNounPast', words };
    case 'adjective':
      return { kind: isOpen ? 'askAdjectiveOpen' : 'askAdjective', words };
    case 'verb':
      return { kind: isOpen ? 'askVerbOpen' : 'askVerb', words };
    case 'verbPast':
      return { kind: isOpen ? 'askVerbPastOpen' : 'askVerbPast', words };
    case 'progressive':
      return { kind: isOpen ? 'askVerbOpen' : 'askVerb', words: progressiveForms(words as string) };
    case 'thinkNoun':
      return { kind: isOpen ? 'askVerbOpen' : 'askVerb', words: formsOf(`${words as string}だと思い`) };
    case 'think':
      return { kind: isOpen ? 'askVerbOpen' : 'askVerb', words: formsOf(`${words as string}と思い`) };
    case 'verbNot':
      return { kind: 'invite', words };
    default:
      return null;
  }
}

function progressiveForms(te: string): VerbForms {
  return formsOf(`${te}い`);
}

function statementOf(core: string): LastPredicate | null {
  const before = (ending: string) => core.slice(0, -ending.length);
  if (core.endsWith('だと思います')) return { kind: 'thinkNoun', words: before('だと思います') };
  if (core.endsWith('と思います')) return { kind: 'think', words: before('と思います') };
  if (core.endsWith('ないでください')) return { kind: 'requestNot', words: before('ないでください') };
  if (/[てで]ください$/.test(core)) return { kind: 'request', words: before('ください') };
  if (core.endsWith('からです')) return { kind: 'because', words: before('からです') };
  if (/[^も]ので$/.test(core)) return { kind: 'because', words: before('ので') };
  if (/[^てのだ]から$/.test(core)) return { kind: 'because', words: before('から') };
  if (core.endsWith('のでしょう')) return { kind: 'guessExplain', words: before('のでしょう') };
  if (core.endsWith('でしょう')) return { kind: 'guess', words: before('でしょう') };
  if (core.endsWith('ましょう')) return { kind: 'will', words: formsOf(before('ましょう')) };
  if (core.endsWith('ではありませんでした'))
    return { kind: 'nounNotPast', words: before('ではありませんでした') };
  if (core.endsWith('ではありません')) return { kind: 'nounNot', words: before('ではありません') };
  if (core.endsWith('ます')) return verbOf(before('ます'));
  if (core.endsWith('ました')) return pastVerbOf(before('ました'));
  if (core.endsWith('ませんでした')) return pastDeniedVerbOf(before('ませんでした'));
  if (core.endsWith('ません')) return deniedVerbOf(before('ません'));
  if (core.endsWith('でした')) return { kind: 'nounPast', words: before('でした') };
  if (core.endsWith('です')) return nounOf(before('です'));
  return thoughtOf(core);
}

/** What is said to oneself is plain already. */
function thoughtOf(core: string): LastPredicate | null {
  if (core.endsWith('だと思う')) return { kind: 'thinkNoun', words: core.slice(0, -4) };
  return /[狼白黒方か}]だ$/.test(core) ? { kind: 'noun', words: core.slice(0, -1) } : null;
}

function verbOf(stem: string): LastPredicate {
  if (/[てで]い$/.test(stem)) return { kind: 'progressive', words: stem.slice(0, -1) };
  if (stem.endsWith('と申し')) return { kind: 'noun', words: stem.slice(0, -3) };
  return { kind: 'verb', words: formsOf(stem) };
}

function pastVerbOf(stem: string): LastPredicate {
  if (/[てで]い$/.test(stem)) return { kind: 'progressivePast', words: stem.slice(0, -1) };
  return { kind: 'verbPast', words: formsOf(stem) };
}

function deniedVerbOf(stem: string): LastPredicate {
  if (/[てで]い$/.test(stem)) return { kind: 'progressiveNot', words: stem.slice(0, -1) };
  if (stem.endsWith('あり')) return { kind: 'adjective', words: `${stem.slice(0, -2)}ない` };
  return { kind: 'verbNot', words: formsOf(stem) };
}

function pastDeniedVerbOf(stem: string): LastPredicate {
  if (stem.endsWith('あり')) return { kind: 'adjective', words: `${stem.slice(0, -2)}なかった` };
  if (/[てで]い$/.test(stem)) return { kind: 'progressiveNotPast', words: stem.slice(0, -1) };
  return { kind: 'verbNotPast', words: formsOf(stem) };
}

function nounOf(words: string): LastPredicate {
  if (/[のん]$/.test(words)) return { kind: 'explain', words: words.slice(0, -1) };
  const isAdjective = ADJECTIVE.test(words) && !NOUN_IN_I.test(words);
  return { kind: isAdjective ? 'adjective' : 'noun', words };
}

/** Puts the words into an ending of the table. */
export function withEnding({ words }: LastPredicate, ending: string, isWestern: boolean): string {
  const told = typeof words === 'string' ? tellWords(words, ending) : tellVerb(words, ending);
  return isWestern ? western(told) : told;
}

/** Words before an ending: 怪しい, 疑って (a て-form), 入れ (before ない). */
function tellWords(words: string, ending: string): string {
  return ending
    .replace('{n}', words)
    .replace('{とる}', `${words.slice(0, -1)}${words.endsWith('で') ? 'ど' : 'と'}る`)
    .replace('{とった}', `${words.slice(0, -1)}${words.endsWith('で') ? 'ど' : 'と'}った`)
    .replace('{t}', words)
    .replace('{x}', words)
    .replace('{ん}', denied(words, 'ん'));
}

function tellVerb({ stem, plain, past, te, negative, will }: VerbForms, ending: string): string {
  return ending
    .replace('{s}', stem)
    .replace('{v}', plain)
    .replace('{p}', past)
    .replace('{t}', te)
    .replace('{w}', will)
    .replace('{x}', negative)
    .replace('{ねえ}', denied(negative, 'ねえ'))
    .replace('{ん}', denied(negative, 'ん'))
    .replace('{へん}', denied(negative, 'へん'));
}
