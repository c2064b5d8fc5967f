import type { PlayerId } from '@mura/engine';
import type { Tongue } from '../../natural/utterance.ts';
import { ENGLISH_CONTRACTED, ENGLISH_LEXICON } from './lexicon-en.ts';
import { JAPANESE_CASES, JAPANESE_LEXICON } from './lexicon-ja.ts';
import { PREDICATES } from './propositions.ts';
import type { LexiconLine, TalkClass, TalkWord, WordCase } from './word.ts';

/** A clause of a sentence: its words that the lexicon has, and what it is to the others. */
export interface Clause {
  readonly tokens: readonly TalkWord[];
  readonly role: 'main' | 'if' | 'because' | 'before' | 'after';
  readonly text: string;
  /** What the lexicon has no word for. */
  readonly unknown: string;
  /** `unless …`, `…でなければ` */
  readonly isDenied: boolean;
  /** `… or I will vote for you`: what follows where the wish before it is not met. */
  readonly isElse: boolean;
  /** `… to find the wolf`, `… by voting`: wished, as what it is done for. */
  readonly isPurpose: boolean;
}

const LEXICONS: Readonly<Record<Tongue, readonly LexiconLine[]>> = {
  ja: JAPANESE_LEXICON,
  en: ENGLISH_LEXICON,
};

const PATTERNS: Readonly<Record<Tongue, RegExp>> = {
  ja: patternOf(JAPANESE_LEXICON),
  en: patternOf(ENGLISH_LEXICON),
};

/** All words of a lexicon as one pattern, a group a line, so that a text is read in one pass. */
function patternOf(lines: readonly LexiconLine[]): RegExp {
  const groups = lines.map(([, , pattern]) => `(${pattern.replace(/\((?!\?)/g, '(?:')})`);
  return new RegExp(`@p(\\d+)|${groups.join('|')}`, 'gu');
}

interface PlacedWord extends TalkWord {
  readonly start: number;
  readonly end: number;
}

/** A sentence with its players written as `@p3`, in clauses. `called` is who is spoken to, and no part of what is said. */
export function clausesOf(
  text: string,
  tongue: Tongue,
  called: PlayerId | null,
  nameOf: (player: PlayerId) => string | null,
): Clause[] {
  const said = text.replace(CALLED_TOGETHER, '').replace(ANSWERED, ' ');
  const words = wordsOf(said, tongue, nameOf);
  const name = called === null ? null : nameOf(called);
  const spoken = words.filter((word) => word.value !== name || !isVocative(word, said, tongue));
  return tongue === 'ja' ? japaneseClauses(spoken, said) : englishClauses(spoken, said);
}

/** `@p3>>365 …`, `@p3>>365☆…`: whose post is answered is spoken to, and no part of what is said. */
const ANSWERED =
  /^[^@]{0,3}(?:@p\d+)?(?: ?>+ ?\d+)+[☆★]?(?=[☆★ 。]|\p{L})(?![「がはのをにもで])|(?<=@p\d+)(?: ?>>\d+)+/gu;

/** Several who are spoken to: `@p2 and @p3 let's …`. */
const CALLED_TOGETHER =
  /^(?:@p\d+(?:,| and| &)? +)+(?=(?:let's|let us|please|could you|can you|would you|will you|what do|do you)\b)/;

function wordsOf(text: string, tongue: Tongue, nameOf: (player: PlayerId) => string | null): PlacedWord[] {
  const lines = LEXICONS[tongue];
  return [...text.matchAll(PATTERNS[tongue])].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (match[1] !== undefined) {
      const name = nameOf(Number(match[1]));
      return name === null ? [] : [{ is: 'who', value: name, case: caseAt(text, place, tongue), ...place }];
    }
    const line = lines[match.slice(2).findIndex((group) => group !== undefined)] as LexiconLine;
    return [{ is: line[0], value: line[1], case: caseAt(text, place, tongue), ...place }];
  });
}

/** By the particle behind a word in Japanese, by `'s` and prepositions in English. */
function caseAt(text: string, { start, end }: { start: number; end: number }, tongue: Tongue): WordCase {
  if (tongue === 'ja') {
    const behind = text.slice(end, end + 10).trimStart();
    return JAPANESE_CASES.find(([pattern]) => pattern.test(behind))?.[1] ?? 'none';
  }
  if (isOwner(text, end) || /^(?:my|your|mine|yours)$/.test(text.slice(start, end))) return 'of';
  if (/\bby (?:the |a |an )?$/.test(text.slice(Math.max(0, start - 8), start))) return 'subject';
  return /\b(?:on|to|for|at|against|towards?|about|with|from|behind|of) (?:the |a |an |our |any )?$/.test(
    text.slice(Math.max(0, start - 20), start),
  )
    ? 'object'
    : 'none';
}

/** `Bob's claim`, and not `Bob's a wolf`. */
function isOwner(text: string, end: number): boolean {
  return text.startsWith("'s", end) && !CONTRACTED.test(text.slice(end, end + 20));
}

const CONTRACTED = new RegExp(`^${ENGLISH_CONTRACTED}`);

/** Whoever is called stands first, or last, apart from the rest. */
function isVocative({ start, end, case: is }: PlacedWord, text: string, tongue: Tongue): boolean {
  if (is !== 'none') return false;
  const isFirst = !/\p{L}/u.test(text.slice(0, start).replace(/^[^@]{0,8}[、, ]$/, ''));
  return (isFirst && CALLED[tongue].test(text.slice(end, end + 4))) || /^[.?!]*$/.test(text.slice(end));
}

/** What stands behind the name of whoever is called. */
const CALLED: Readonly<Record<Tongue, RegExp>> = {
  ja: /^(?:さん|くん|君|ちゃん|氏|様|殿)?(?: *[、,。!?:…—-]|よ[、 ]| |$)/,
  en: /^(?: *[,:—-]| {2}| @p|$)/,
};

/** Words that stand between clauses. */
function isLink({ is }: TalkWord): boolean {
  return is === 'cut' || roleAt(is) !== 'main';
}

/** What the clause of a conjunction is to the others. */
function roleAt(is: TalkClass): Clause['role'] {
  return is === 'if' || is === 'because' || is === 'before' || is === 'after' ? is : 'main';
}

/** A conjunction stands behind its clause: `…なら、…`. */
function japaneseClauses(words: readonly PlacedWord[], text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let begin = 0;
  words.forEach((word, index) => {
    if (!isLink(word) || isTopic(words.slice(begin, index), word)) return;
    const { is, value } = word;
    clauses.push(clauseOf(words.slice(begin, index), { role: roleAt(is), value }, text, from, word.end));
    begin = index + 1;
    from = word.end;
  });
  clauses.push(clauseOf(words.slice(begin), MAIN, text, from, text.length));
  return clauses.map((clause, index) =>
    isGoingOn(clause) ? wishedWith(clause, clauses[index + 1]) : clause,
  );
}

/** `騎士は今夜、…`: who or when, and a comma, before what is said of them. */
function isTopic(words: readonly PlacedWord[], link: PlacedWord): boolean {
  return (
    link.is === 'cut' &&
    link.start - (words.at(-1)?.end ?? 0) < 2 &&
    words.some((word) => word.case === 'subject') &&
    words.every((word) => word.is === 'time' || (WHOM.has(word.is) && word.case === 'subject'))
  );
}

const WHOM: ReadonlySet<TalkClass> = new Set<TalkClass>(['who', 'wh', 'role']);

/** A clause that ends in a form that goes on is wished where the next one is: `結果を整理し、投票先を決めよう`. */
function isGoingOn({ role, text }: Clause): boolean {
  return role === 'main' && /(?:て|で|[しりみきびえれいめ]|つつ|ながら)[、,]?$/.test(text);
}

function wishedWith(clause: Clause, next: Clause | undefined): Clause {
  const wish = next?.role === 'main' ? next.tokens.find(({ is }) => is === 'want') : undefined;
  return wish === undefined ? clause : { ...clause, tokens: [...clause.tokens, wish] };
}

/** A conjunction stands before its clause: `If …, …`; a wish or the speaker begins the main clause behind a condition. */
function englishClauses(words: readonly PlacedWord[], text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let begin = 0;
  let link: ClauseLink = MAIN;
  const end = (index: number, next: ClauseLink, to: number, place: number) => {
    clauses.push(clauseOf(words.slice(begin, index), link, text, from, to));
    [link, begin, from] = [next, place, to];
  };
  words.forEach((word, index) => {
    if (isLink(word)) end(index, { role: roleAt(word.is), value: word.value }, word.start, index + 1);
    else if (
      (link.role === 'if' || link.role === 'because') &&
      index > begin &&
      beginsMain(word, words.slice(begin, index), text)
    )
      end(index, MAIN, word.start, index);
  });
  end(words.length, MAIN, text.length, words.length);
  return clauses
    .map((clause) => ({ ...clause, tokens: englishTokens(clause) }))
    .map((clause, index, all) => asOppositeOf(clause, all[index - 1]));
}

/** `I explained my vote but Bob has not`, `Bob didn't vote but Cat did`: of somebody else the opposite of what was just said. */
function asOppositeOf(clause: Clause, before: Clause | undefined): Clause {
  const [who] = clause.tokens.filter(({ is }) => is === 'who');
  if (who === undefined || before === undefined || !OPPOSITE.test(clause.text)) return clause;
  const owner = before.tokens.find(({ is, case: of }) => is === 'who' && of === 'subject');
  if (owner === undefined) return clause;
  const isSame = (token: TalkWord) => token.is === 'who' && token.value === owner.value;
  const tokens = before.tokens.map((token) => (isSame(token) ? { ...token, value: who.value } : token));
  const isDenied = tokens.some(({ is }) => is === 'not');
  if (isDenied === clause.tokens.some(({ is }) => is === 'not')) return clause;
  return {
    ...clause,
    tokens: isDenied
      ? tokens.filter(({ is }) => is !== 'not')
      : [...tokens, { is: 'not', value: '', case: 'none' }],
  };
}

const OPPOSITE =
  /^\W*(?:but|while|whereas) @p\d+ (?:has|have|had|did|does|do|is|was|will|would|can|could)(?:n't| not)?\W*$/;

function beginsMain(word: PlacedWord, condition: readonly TalkWord[], text: string): boolean {
  if (!condition.some(({ is }) => VERBS.has(is) || is === 'role')) return false;
  const isSpeaker = word.value === '{me}' && /^(?:i|my)\b/.test(text.slice(word.start));
  if (word.is === 'who') return isSpeaker || word.value === 'ANY' || goesOn(word, text);
  return word.is === 'want' || (VERBS.has(word.is) && isCommand(word, text));
}

/** Somebody of whom something will or should be so, behind a condition that is complete. */
function goesOn({ end }: PlacedWord, text: string): boolean {
  return /^(?:'ll| (?:will|would|might|may|could|can|should|must|needs?|has to|is|was)\b)/.test(
    text.slice(end, end + 10),
  );
}

/** `…, speak up` is one, `can't speak` is none. */
function isCommand({ start }: PlacedWord, text: string): boolean {
  return (
    COMMAND.test(text.slice(start)) &&
    !/\b(?:to|not|can|will|could|would|should|must|may|might|do|does|did|or|and|\w+n't|cannot) $/.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

const VERBS: ReadonlySet<TalkClass> = new Set([...PREDICATES, 'meta'] as const);

const COMMAND =
  /^[^a-z@]{0,4}(?:(?:so|now|then|and|please|just|but|maybe|or) )*(?:vote|lynch|execute|divine|inspect|check|protect|guard|attack|bite|kill|target|focus|watch|discuss|consider|share|give|tell|state|show|provide|report|explain|name|reveal|claim|speak|say|keep|look|review|compare|trust|believe|question|ask|decide|choose|find|push|answer|hear|stay|hide|support|pick|come|step|admit|confess|own|stand|seek|search|identify|catch|analy[sz]e|evaluate|examine|explore|hunt|expose|uncover|scrutini[sz]e|gather|verify|confirm|understand|determine|save|stop)\b/;

/** In English whoever stands before the verb does it, and behind it has it done to them; a verb that comes first is a wish. */
function englishTokens({ tokens: all, text, isPurpose }: Clause): TalkWord[] {
  // `For the sake of the town` beside something else only says why it is said.
  const isBeside = all.some(({ is }) => is !== 'fixed' && VERBS.has(is));
  const tokens = isBeside ? all.filter(({ is }) => is !== 'fixed') : all;
  const verb = tokens.findIndex(({ is }) => VERBS.has(is));
  const placed = tokens.map((token, index): TalkWord => {
    if (token.case !== 'none' || (token.is !== 'who' && token.is !== 'wh' && token.is !== 'role'))
      return token;
    if (verb === -1) return token.is === 'role' ? token : { ...token, case: 'subject' };
    if (token.is === 'role' && index < verb)
      return tokens[verb]?.is === 'act' ? { ...token, case: 'subject' } : token;
    // `whom she checked`: a question word before whoever does it is whom it is done to.
    const isAskedFor = token.is === 'wh' && tokens.slice(index, verb).some(({ is }) => is === 'who');
    return { ...token, case: index < verb && !isAskedFor ? 'subject' : 'object' };
  });
  if (verb === -1 && !isJoined(placed)) return [...placed, { is: 'block', value: '', case: 'none' }];
  return isPurpose || COMMAND.test(text) ? [...placed, { is: 'want', value: '', case: 'none' }] : placed;
}

/** Without a verb, a player and a role are joined by a form of `be` between them. */
function isJoined(tokens: readonly TalkWord[]): boolean {
  const role = tokens.findIndex(({ is }) => is === 'role');
  const who = tokens.findIndex(({ is }) => is === 'who' || is === 'wh');
  if (role === -1 || who === -1) return true;
  const be = tokens.findIndex(({ is, value }, index) => index > who && (is === 'be' || value === 'be'));
  return who < be && be < role;
}

/** What stands between a clause and the others. */
interface ClauseLink {
  readonly role: Clause['role'];
  readonly value: string;
}

const MAIN: ClauseLink = { role: 'main', value: '' };

function clauseOf(
  words: readonly PlacedWord[],
  { role, value }: ClauseLink,
  text: string,
  from: number,
  to: number,
): Clause {
  let unknown = '';
  let at = from;
  for (const { start, end } of words) {
    unknown += `${text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  const tokens = words.filter(({ is }) => is !== 'idle' && is !== 'cut');
  return {
    tokens,
    role,
    text: text.slice(from, to),
    unknown: unknown + text.slice(at, to),
    isDenied: value === 'not',
    isElse: value === 'else',
    isPurpose: value === 'purpose',
  };
}
