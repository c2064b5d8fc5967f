import type { PlayerId } from '@mura/engine';
import type { Tongue } from '../../natural/utterance.ts';
import { parseUtterance } from '../../werewolf/parser.ts';
import { printWerewolf } from '../../werewolf/printer.ts';
import { speaksOfGame } from '../game-words.ts';
import type { TalkAround } from './clause-words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { type Composed, compose, composeReason } from './compose.ts';
import { denied } from './propositions.ts';
import type { TalkClass, TalkWord } from './word.ts';

/** What is known around a sentence. */
export interface GrammarSetting {
  readonly tongue: Tongue;
  readonly names: readonly string[];
  readonly speaker: PlayerId | null;
  readonly you: PlayerId | null;
  /** Nobody else was named since somebody was spoken to. */
  readonly isOfYou: boolean;
  /** Who was named last before. */
  readonly last: PlayerId | null;
  readonly claimOf: (player: PlayerId) => string | null;
}

/** What the grammar makes of a sentence, and the words that are left. */
export interface ParsedTalk {
  readonly texts: readonly string[];
  readonly rest: string;
}

/** A sentence, its players written as `@p3`, clause by clause. */
export function parseTalk(text: string, setting: GrammarSetting): ParsedTalk {
  const nameOf = (player: PlayerId) => setting.names[player - 1] ?? null;
  const clauses = clausesOf(text, setting.tongue, setting.you, nameOf);
  const around = aroundOf(setting, nameOf);
  const composed = clauses.map((clause) => composedOf(clause, around, setting));
  const texts: string[] = [];
  const isTold = new Set<number>();
  clauses.forEach(({ role }, index) => {
    const said = composed[index];
    if (role !== 'main' || said == null || said.isInner) return;
    const partners = partnersOf(clauses, index);
    const unmet = unmetBefore(index, clauses, composed);
    const printed = joinedWith(
      unmet === null ? said : orElse(said, unmet),
      partners,
      composed,
      clauses,
      setting.names,
    );
    if (printed === null) return;
    texts.push(printed.text);
    isTold.add(index);
    for (const told of printed.with) isTold.add(told);
  });
  const isLeft = ({ tokens }: Clause, index: number) => tokens.length > 0 && !isTold.has(index);
  const rest = clauses
    .map((clause, index) => (isLeft(clause, index) ? clause.text : clause.unknown))
    .join(' ');
  return { texts, rest };
}

/** What a condition says, without its conjunction; `null`: it makes no sentence of 2013. */
export function parseCondition(text: string, setting: GrammarSetting): string | null {
  const nameOf = (player: PlayerId) => setting.names[player - 1] ?? null;
  const clauses = clausesOf(`if ${text}`, setting.tongue, setting.you, nameOf).filter(
    ({ tokens }) => tokens.length > 0,
  );
  const [clause] = clauses;
  if (clause === undefined || clauses.length > 1) return null;
  return composedOf(clause, aroundOf(setting, nameOf), setting)?.sentence ?? null;
}

/** The wish of which `or I will …` tells what follows if it is not met. */
function unmetBefore(
  index: number,
  clauses: readonly Clause[],
  composed: readonly (Composed | null)[],
): Composed | null {
  const before = clauses[index]?.isElse ? clauses.slice(0, index).findLastIndex(isSaid) : -1;
  const wish = composed[before];
  return wish?.utterance.startsWith('request ') ? wish : null;
}

function orElse(said: Composed, wish: Composed): Composed {
  return { ...said, utterance: `if (${denied(wish.sentence)}) then (${said.utterance})` };
}

function aroundOf(
  { tongue, speaker, you, isOfYou, last, names, claimOf }: GrammarSetting,
  nameOf: (player: PlayerId) => string | null,
): TalkAround {
  const name = (player: PlayerId | null) => (player === null ? null : nameOf(player));
  return {
    me: name(speaker) ?? 'ANY',
    you: name(you) ?? 'ANY',
    topic: isOfYou && tongue === 'ja' ? name(you) : null,
    discussed: tongue === 'ja' ? name(last) : null,
    isVerbLast: tongue === 'ja',
    claimOf: (one) => claimOf(names.indexOf(one) + 1),
  };
}

function composedOf(clause: Clause, known: TalkAround, { tongue }: GrammarSetting): Composed | null {
  if (clause.tokens.length === 0 || speaksOfGame(clause.unknown, tongue) || isObscure(clause, tongue))
    return null;
  const around = isBareJudgement(clause) ? known : { ...known, discussed: null };
  const composed =
    compose(withSubject(clause, around), around) ??
    (clause.role === 'because' ? composeReason(clause.tokens, around) : null);
  return composed !== null && clause.isDenied
    ? { ...composed, sentence: `not (${composed.sentence})` }
    : composed;
}

/** `微白`, `やっぱり白いかな`: a few letters, all of them known. */
function isBareJudgement({ text, unknown }: Clause): boolean {
  return text.trim().length <= 12 && !/[\p{Script=Han}\p{Script=Katakana}]/u.test(unknown);
}

/** `狼なら…`: a condition in Japanese that names nobody is about whoever is spoken to, or about anybody. */
function withSubject({ role, tokens }: Clause, { isVerbLast, you }: TalkAround): readonly TalkWord[] {
  const isOpen =
    isVerbLast &&
    role === 'if' &&
    tokens.some(({ is }) => is === 'role' || (is === 'real' && you !== 'ANY')) &&
    tokens.every(({ is, case: of }) => OF_A_ROLE.has(is) && of !== 'subject');
  return isOpen ? [{ is: 'who', value: you, case: 'subject' }, ...tokens] : tokens;
}

const OF_A_ROLE: ReadonlySet<TalkClass> = new Set<TalkClass>([
  'role',
  'real',
  'not',
  'think',
  'past',
  'sure',
  'maybe',
]);

/** Of a clause with so many words that the lexicon does not have, nobody can tell whether its sense is kept. */
function isObscure({ unknown, tokens }: Clause, tongue: Tongue): boolean {
  if (tongue === 'ja') return unknown.replace(/[^\p{Script=Han}\p{Script=Katakana}]/gu, '').length > 3;
  return (
    unknown.split(/[^a-z']+/).filter((word) => word.length > 1 && !isSmall(word)).length >
    1 + tokens.length / 4
  );
}

/** Words that carry no sense of their own: endings (`'s`, `'ve`), adverbs of manner, and those of the list. */
function isSmall(word: string): boolean {
  return word.startsWith("'") || word.endsWith('ly') || SMALL_WORDS.has(word);
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "noble esteemed loyal royal king sovereign realm kingdom assembly gathering council court citizens subjects peers comrades ladies gentlemen dark perilous troubled treacherous shadows light veil wisdom honesty integrity guide guiding guidance duty burden responsibility experience games played play seen target targets among amongst amid amidst within upon through around between under behind moving forward based situation circumstances further each once times process continue continues continued step steps case matter fellow folks agents group village's ongoing constant constantly continued continues recent recently current currently latest whole entire entirely together right fast soon quick huh kinda sorta hard harder long longer enough far raise raises raised raising draw draws drew cast casts grow grows growing grew keep keeps keeping come comes coming start starts started begin begins bring brings put puts take takes taking try trying tries lot lots kind sort case sudden suddenly openly strongly heavily simply especially particularly finally honestly frankly perhaps both different several few every everything the an is are am be been being was were to of on in at for with from by as it its it's this that these those he she his her him they and or but so if then than too very really just also still yet here there now all any some one ones ha oh ah hey hi well yes ok um hmm actually quite like more most much many own will would can do does did have has had get got go going want make makes made us about into out up over again already only even ever other another such what when where how who my your our their let me you we i'm i'll dear friend friends folks buddy darling exactly plainly fast quickly today's clear concrete early late first last day night game next top main closely again maybe after before because while since yes please thanks sorry hey ace hmm though think feel seem looks bit little really truly them themselves someone everyone anyone people thing things something anything nothing way time".split(
    ' ',
  ),
);

interface Partners {
  readonly conditions: readonly number[];
  readonly reasons: readonly number[];
  /** What it comes before or after. */
  readonly order: readonly number[];
}

/** The conditions and reasons of a main clause: those before it, and at the end of a sentence those behind it. */
function partnersOf(clauses: readonly Clause[], main: number): Partners {
  const before: number[] = [];
  for (let at = main - 1; at >= 0 && !isSaid(clauses[at] as Clause); at--) before.unshift(at);
  const after: number[] = [];
  for (let at = main + 1; at < clauses.length && clauses[at]?.role !== 'main'; at++) after.push(at);
  const isLast = !clauses.slice(main + 1).some(isSaid);
  const near = isLast ? [...before, ...after] : before;
  const withTokens = near.filter((at) => (clauses[at]?.tokens.length ?? 0) > 0);
  return {
    conditions: withTokens.filter((at) => clauses[at]?.role === 'if'),
    reasons: withTokens.filter((at) => clauses[at]?.role === 'because'),
    order: withTokens.filter((at) => clauses[at]?.role === 'before' || clauses[at]?.role === 'after'),
  };
}

function isSaid({ role, tokens }: Clause): boolean {
  return role === 'main' && tokens.length > 0;
}

/** `if (…) then (…)`, `(…) because (…)`, `(…) before (…)`; a condition that is not understood takes the main clause with it. */
function joinedWith(
  said: Composed,
  { conditions, reasons, order }: Partners,
  composed: readonly (Composed | null)[],
  clauses: readonly Clause[],
  names: readonly string[],
): { text: string; with: readonly number[] } | null {
  const assumed = [...conditions, ...order].map((at) => composed[at] ?? null);
  if (assumed.includes(null) || (said.needsCondition && conditions.length === 0)) return null;
  const known = reasons.filter((at) => composed[at] != null && !composed[at].isInner);
  let text = said.utterance;
  for (const at of order)
    text = inOrder(text, said.sentence, clauses[at]?.role, composed[at]?.sentence ?? '');
  for (const at of known) text = `(${text}) because (${composed[at]?.utterance})`;
  for (const at of conditions) text = `if (${composed[at]?.sentence}) then (${text})`;
  const printed = printedAs(text, names);
  return printed === null ? null : { text: printed, with: [...conditions, ...known, ...order] };
}

/** The sentence inside of an utterance, before or after something. */
function inOrder(
  utterance: string,
  sentence: string,
  role: Clause['role'] | undefined,
  other: string,
): string {
  const inner = `(${sentence})`;
  return utterance.endsWith(inner) ? `${utterance.slice(0, -inner.length)}(${inner} ${role} (${other}))` : '';
}

function printedAs(text: string, names: readonly string[]): string | null {
  const parsed = parseUtterance(text, { names, dialect: 'strict' });
  return parsed.ok ? printWerewolf(parsed.value.tree) : null;
}
