// What is so: the sentences that the words of a clause make.
import { ClauseWords } from './clause-words.ts';
import type { TalkClass, TalkWord } from './word.ts';

export const PREDICATES = [
  'act',
  'tell',
  'claim',
  'hide',
  'deem',
  'doubt',
  'trust',
  'speak',
  'silent',
  'state',
  'fixed',
] as const;
type TalkPredicate = (typeof PREDICATES)[number];

/** The sentence that the words for whom and for what make; `null`: they name things, or say too much at once. */
export function propositionOf(clause: ClauseWords): string | null {
  const sentence = anyProposition(clause);
  if (sentence === null || !sentence.includes('GRAY')) return sentence;
  // Those of whom nothing is known have claimed nothing.
  return `if (not (ANY comingout)) then (${sentence.replaceAll('GRAY', 'ANY')})`;
}

function anyProposition(clause: ClauseWords): string | null {
  const predicates = clause.all(...PREDICATES);
  const [only] = predicates;
  if (clause.has('noun') || predicates.length > 2) return null;
  if (only === undefined) return copulaOf(clause);
  if (predicates.length === 1) return SENTENCES[only.is as TalkPredicate](clause, only);
  return clause.around.isVerbLast ? bothOf(clause) : null;
}

/** Two things in one clause, each with the words before it: `追放は源太で襲撃は綾`. */
function bothOf(clause: ClauseWords): string | null {
  const first = clause.tokens.findIndex(isPredicate);
  const parts = [clause.tokens.slice(0, first + 1), clause.tokens.slice(first + 1)].map((tokens) =>
    propositionOf(new ClauseWords(tokens, clause.around)),
  );
  return parts.some((part) => part === null || isVague(part)) ? null : joined(parts as string[]);
}

export function isPredicate({ is }: TalkWord): boolean {
  return (PREDICATES as readonly TalkClass[]).includes(is);
}

export function joined(sentences: readonly string[]): string {
  const [first, ...others] = [...new Set(sentences)];
  return others.reduce((all, one) => `(${all}) and (${one})`, first as string);
}

export function denied(sentence: string): string {
  return /^not \((.*)\)$/.exec(sentence)?.[1] ?? `not (${sentence})`;
}

/** Nobody is named, neither player nor ability: `inspect ANY` says nothing by itself. */
export function isVague(sentence: string): boolean {
  if (
    /^(?:VILLAGESIDE win|wolf exist|not \(ANY (?:inspected|comingout|attacked)\)|decide |if \()/.test(
      sentence,
    )
  )
    return false;
  return (
    !/\w\d|\b(?:seer|medium|hunter|freemason|lunatic|GIFTED)\b/.test(sentence) ||
    / ANY$|ANY (?!speak|comingout)\w+\)?$/.test(sentence)
  );
}

/** `Agent02 wolf`, `seer wolf`, `2 seer exist`. */
function copulaOf(clause: ClauseWords): string | null {
  const roles = clause.all('role');
  const whos = spokenOf(clause);
  if (clause.all('who', 'role').some((one) => one.case === 'other')) return null;
  if (roles.length === 1 && clause.players.length === 2 && !clause.has('real', 'fake')) {
    const [by, of] = clause.players as [TalkWord, TalkWord];
    if (by.case === 'subject' && of.case === 'object')
      return `${by.value} declare 90% (${of.value} ${roles[0]?.value})`;
  }
  if (roles.some((role) => role.case === 'object')) return null;
  if (whos.length > 2 || (whos.length > 1 && roles.length + clause.all('real', 'fake').length > 1))
    return null;
  if (clause.has('real', 'fake')) return trueOrFalse(clause, whos, roles);
  if (whos.length === 0) return colourOfDiscussed(clause, roles) ?? roleIsRole(clause, roles);
  const predicate = roleSet(roles);
  return predicate === null ? null : joined(whos.map((who) => `${who} ${predicate}`));
}

/** `I (think that) Bob …`: of two, the speaker is not the one who is spoken of. */
function spokenOf(clause: ClauseWords): string[] {
  const whos = clause.values('who', 'wh');
  const others = whos.filter((who) => who !== clause.around.me && who !== 'ANY');
  return others.length > 0 ? others : whos;
}

function roleSet(roles: readonly TalkWord[]): string | null {
  const words = [...new Set(roles.map(({ value }) => value))];
  if (words.length > 2) return null;
  if (words.length === 2 && COLOURS.has(words[0] as string) !== COLOURS.has(words[1] as string)) return null;
  return words.length === 2 ? `(${words.join(' or ')})` : (words[0] ?? null);
}

/** `やっぱり白いかな`: what somebody is of whom the talk was, and nothing else. */
function colourOfDiscussed(clause: ClauseWords, roles: readonly TalkWord[]): string | null {
  const { discussed } = clause.around;
  const isAlone = clause.tokens.every((token) => OF_A_JUDGEMENT.has(token.is) && token.case !== 'subject');
  const [role] = roles;
  const isColour = roles.length === 1 && role !== undefined && COLOURS.has(role.value) && role.case !== 'of';
  return discussed !== null && isAlone && isColour ? `${discussed} ${role.value}` : null;
}

const OF_A_JUDGEMENT: ReadonlySet<TalkClass> = new Set<TalkClass>([
  'role',
  'not',
  'think',
  'maybe',
  'sure',
  'past',
]);

function roleIsRole(clause: ClauseWords, roles: readonly TalkWord[]): string | null {
  const [first, ...others] = roles;
  const [count] = clause.values('count');
  if (first === undefined) return null;
  if (others.length === 0) return count === undefined ? null : `${count} ${first.value} exist`;
  const isSubject = first.case === 'subject' || (!clause.around.isVerbLast && clause.has('be'));
  const holders = count === undefined ? first.value : `${count} ${first.value}`;
  return isSubject && others.length < 3 ? `${holders} ${roleSet(others)}` : null;
}

/** True and false claimants, by the role that is named or that they have claimed. */
function trueOrFalse(
  clause: ClauseWords,
  whos: readonly string[],
  roles: readonly TalkWord[],
): string | null {
  const who = whos[0] ?? clause.around.topic ?? undefined;
  const [role] = roles.filter(({ value }) => !COLOURS.has(value));
  if (who === undefined || whos.length > 1 || roles.length > 1 || (roles.length === 1 && role === undefined))
    return null;
  const isFake = !clause.has('real');
  if (clause.has('real') && clause.has('fake')) return null;
  const claimed = role?.value ?? clause.around.claimOf(who);
  if (claimed === null) return `${who} ${isFake ? 'WOLFSIDE' : 'VILLAGESIDE'}`;
  return isFake ? `not (${who} ${claimed})` : `${who} ${claimed}`;
}

type SentenceOf = (clause: ClauseWords, head: TalkWord) => string | null;

const SENTENCES: Readonly<Record<TalkPredicate, SentenceOf>> = {
  act: (clause, head) => actOf(clause, head),
  tell: (clause) => toldOf(clause),
  deem: (clause, head) => deemedOf(clause, head),
  claim: (clause, head) => claimOf(clause, head),
  hide: (clause, head) => deniedOf(claimOf(clause, head)),
  doubt: (clause) => judgedBy(clause, 55, 'wolf'),
  trust: (clause) => judgedBy(clause, 70, 'VILLAGESIDE'),
  speak: (clause) => speaking(clause),
  silent: (clause) => deniedOf(speaking(clause)),
  state: (clause, head) => stateOf(clause, head),
  fixed: (clause, head) => (clause.has('role', 'count') || clause.players.length > 0 ? null : head.value),
};

function deniedOf(sentence: string | null): string | null {
  return sentence === null ? null : denied(sentence);
}

/** Players, or roles; a group only where nobody of it is named. `null`: no such set can be written. */
function setOf(tokens: readonly TalkWord[]): string | null {
  const words = [...new Set(tokens.map(({ value }) => value))];
  const named = words.filter((word) => word !== 'ANY');
  if (named.length === 0) return 'ANY';
  const players = named.filter((word) => /\d/.test(word)).length;
  if (named.length > 3 || (players > 0 && players < named.length)) return null;
  return named.length === 1 ? (named[0] as string) : `(${named.join(' and ')})`;
}

export function speaking(clause: ClauseWords): string | null {
  const whos = clause.all('who', 'wh', 'role');
  // `We hear from Bob`: whoever is heard speaks.
  const heard = whos.filter((who) => who.case === 'object' && who.value !== 'ANY');
  const isAll = heard.length === 0 && whos.some(({ value }) => value === 'ANY');
  const set =
    whos.length === 0
      ? clause.around.you
      : isAll
        ? 'ANY'
        : setOf(isAll ? whos : whos.filter(({ value }) => value !== 'ANY'));
  return set === null ? null : `${set} speak`;
}

/** Whose votes and inspections are told by `of`; of other acts `of` is whom they are done to. */
const OWN_ACTS: ReadonlySet<string> = new Set(['vote', 'inspect']);

/** `Agent02 vote Agent03`, `execute seer`, `vote ANY`. */
function actOf(clause: ClauseWords, head: TalkWord): string | null {
  const whos = clause.all('who', 'wh', 'role');
  const isSubject = (token: TalkWord) =>
    token.case === 'subject' || (token.case === 'of' && OWN_ACTS.has(head.value));
  const owners = clause.has('be')
    ? whos.filter((token) => token.case === 'of' && OWN_ACTS.has(head.value))
    : [];
  const subjects = owners.length > 0 ? owners : whos.filter(isSubject);
  const subject = setOf(subjects);
  const object = setOf(whos.filter((token) => !subjects.includes(token)));
  if (head.value === 'inspect' && clause.has('be', 'past') && !clause.around.isVerbLast && hasColour(clause))
    return toldOf(clause);
  if (subject === null || object === null || clause.has('count', 'real', 'fake')) return null;
  if (whos.some((token) => token.case === 'other') || (subject === object && subject !== 'ANY')) return null;
  if ((head.value === 'inspect' || clause.has('be')) && hasColour(clause)) return null;
  return `${subjects.length === 0 ? '' : `${subject} `}${head.value} ${object}`;
}

const COLOURS: ReadonlySet<string> = new Set([
  'wolf',
  'HUMAN',
  'villager',
  'lunatic',
  'VILLAGESIDE',
  'WOLFSIDE',
]);

export function hasColour(clause: ClauseWords): boolean {
  return clause.all('role').some(({ value }) => COLOURS.has(value));
}

/** `Agent02 declare 100% (Agent03 HUMAN)`: a result with its colour. Whose it is stands with `of`, or does it. */
function toldOf(clause: ClauseWords): string | null {
  const roles = clause.all('role');
  const colour = roles.find(({ value }) => COLOURS.has(value))?.value;
  const whos = clause.all('who', 'wh');
  if (colour === undefined)
    return clause.has('real', 'fake') && !clause.has('count')
      ? trueOrFalse(clause, spokenOf(clause), roles)
      : null;
  if (roles.length > 2 || whos.length > 2) return null;
  const { claimOf: claimed } = clause.around;
  const by =
    whos.find((who) => who.case === 'of' && (whos.length > 1 || claimed(who.value) !== null)) ??
    whos.findLast((who) => who.case === 'subject' && whos.length > 1);
  const of = whos.find((who) => who !== by);
  if (by === undefined && of?.case === 'subject' && clause.around.isVerbLast) return null;
  const isMedium = clause.all('tell').some(({ value }) => value === 'medium-telling');
  const teller =
    by?.value ?? roles.find(({ value }) => !COLOURS.has(value))?.value ?? (isMedium ? 'medium' : 'seer');
  return of === undefined ? null : `${teller} declare 100% (${of.value} ${colour})`;
}

/** `Agent02 declare 70% (Agent03 wolf)`: a judgement that somebody puts on somebody. */
function deemedOf(clause: ClauseWords, head: TalkWord): string | null {
  const whos = clause.all('who', 'wh');
  const roles = clause.values('role');
  const role = roles[0] ?? deemedRole(clause, head);
  const by = whos.length > 1 ? whos.find((who) => who.case === 'subject' || who.case === 'of') : undefined;
  const of = whos.find((who) => who !== by);
  if (role === null || of === undefined || whos.length > 2 || roles.length > 1) return null;
  return `${by?.value ?? 'ANY'} declare 70% (${of.value} ${role})`;
}

/** What words that name no role make of somebody. */
function deemedRole(clause: ClauseWords, head: TalkWord): string | null {
  if (clause.has('fake')) return 'WOLFSIDE';
  if (clause.has('real')) return 'VILLAGESIDE';
  return head.value === '' ? null : head.value;
}

/** `Agent02 comingout`, `seer comingout`, `Agent02 declare 100% (Agent02 seer)`. */
function claimOf(clause: ClauseWords, head: TalkWord): string | null {
  const whos = spokenOf(clause);
  const [who] = whos;
  if (!clause.around.isVerbLast && clause.all('who').some((one) => one.case === 'object')) return null;
  const [count] = clause.values('count');
  const role = clause.has('role') ? setOf(clause.all('role')) : 'ANY';
  if (clause.all('who').filter((one) => one.case === 'subject' && one.value !== 'ANY').length > 1)
    return null;
  if (
    role === null ||
    (count !== undefined && role.startsWith('(')) ||
    whos.length > 1 ||
    (head.value === 'counter' && clause.has('role'))
  )
    return null;
  if (who === undefined || who === 'ANY')
    return clause.has('fake') ? null : `${count === undefined ? '' : `${count} `}${role} comingout`;
  const isNamed = !clause.around.isVerbLast && clause.all('who').some((one) => one.case === 'of');
  if (role === 'ANY')
    return isNamed && !clause.isAsked && !clause.has('key', 'meta', 'good', 'bad')
      ? null
      : `${who} comingout`;
  if (role.startsWith('(') || count !== undefined) return null;
  return clause.has('fake')
    ? `(${who} comingout) as (${who} ${role})`
    : `${who} declare 100% (${who} ${role})`;
}

/** `Agent02 declare 55% (Agent03 wolf)`. */
function judgedBy(clause: ClauseWords, rate: number, role: string): string | null {
  if (clause.has('wh') && clause.has('role')) return null;
  const whos = clause.all('who', 'wh', 'role');
  const by = whos.find((who) => who.case === 'subject' || (who.case === 'of' && whos.length > 1));
  const of = whos.find((who) => who !== by);
  return of === undefined || whos.length > 2
    ? null
    : `${by?.value ?? 'ANY'} declare ${rate}% (${of.value} ${role})`;
}

function stateOf(clause: ClauseWords, head: TalkWord): string | null {
  const all = clause.all('who', 'wh', 'role');
  const lost = head.value === 'DEAD' ? all.filter((who) => who.case === 'object') : [];
  const whos = lost.length > 0 ? lost : all.filter((who) => who.case !== 'object');
  const [count] = clause.values('count');
  const set = whos.length === 0 ? null : setOf(whos);
  return set === null || clause.has('fake')
    ? null
    : `${count === undefined ? '' : `${count} `}${set} ${head.value}`;
}
