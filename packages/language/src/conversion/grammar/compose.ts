import type { TalkClass, TalkWord } from './word.ts';

/** Who is meant by words that name nobody. */
export interface TalkAround {
  readonly me: string;
  /** Who is spoken to, or `ANY`. */
  readonly you: string;
  /** Who was named last, before the clause, where a language leaves out whoever is meant. */
  readonly last: string | null;
  /** Verbs come last, and whoever speaks need not be named. */
  readonly isVerbLast: boolean;
  /** The role that somebody has claimed. */
  readonly claimOf: (name: string) => string | null;
}

/** What a clause says. */
export interface Composed {
  /** As it stands inside of other sentences: in a condition, a question. */
  readonly sentence: string;
  /** As it is said aloud. */
  readonly utterance: string;
  /** A mood (`that would help`) that says something only as what follows from a condition. */
  readonly needsCondition?: true;
  /** Too vague to be said alone (`ANY speak`), but good as a condition. */
  readonly isInner?: true;
}

/** What a clause says by its words that the lexicon has; `null`: they make no sentence of 2013. */
export function compose(tokens: readonly TalkWord[], around: TalkAround): Composed | null {
  const clause = new ClauseWords(
    tokens.map((token) => meant(token, around)),
    around,
  );
  if (clause.has('block')) return null;
  const outer = OUTER.find(([is]) => clause.has(is));
  return outer === undefined ? plain(clause) : outer[1](clause);
}

/** `you`, where nobody is spoken to, is somebody whom the grammar does not know. */
function meant(token: TalkWord, { me, you, isVerbLast }: TalkAround): TalkWord {
  if (token.value === '{me}') return { ...token, value: me };
  if (token.value !== '{you}') return token;
  return { ...token, value: you, is: you === 'ANY' && isVerbLast ? 'block' : token.is };
}

/** The words of a clause by their classes. */
class ClauseWords {
  readonly tokens: readonly TalkWord[];
  readonly around: TalkAround;

  constructor(tokens: readonly TalkWord[], around: TalkAround) {
    this.tokens = tokens;
    this.around = around;
  }

  has(...classes: readonly TalkClass[]): boolean {
    return this.tokens.some(({ is }) => classes.includes(is));
  }

  all(...classes: readonly TalkClass[]): TalkWord[] {
    return this.tokens.filter(({ is }) => classes.includes(is));
  }

  values(...classes: readonly TalkClass[]): string[] {
    return [...new Set(this.all(...classes).map(({ value }) => value))];
  }

  where(isKept: (token: TalkWord) => boolean): ClauseWords {
    return new ClauseWords(this.tokens.filter(isKept), this.around);
  }

  without(...classes: readonly TalkClass[]): ClauseWords {
    return this.where(({ is }) => !classes.includes(is));
  }

  /** The players that are named. */
  get players(): TalkWord[] {
    return this.all('who').filter(({ value }) => value !== 'ANY' && value !== 'GRAY');
  }

  /** An odd number of denials. */
  get isDenied(): boolean {
    return this.all('not').length % 2 === 1;
  }

  get isAsked(): boolean {
    return this.has('ask', 'wh', 'why');
  }

  get isWanted(): boolean {
    return this.has('want');
  }

  /** How sure the speaker is. */
  rate(unmarked: number): number {
    if (this.has('maybe')) return 55;
    if (this.has('sure')) return 95;
    return this.has('think') ? 70 : unmarked;
  }
}

// What is so

const PREDICATES = [
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
function propositionOf(clause: ClauseWords): string | null {
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

function isPredicate({ is }: TalkWord): boolean {
  return (PREDICATES as readonly TalkClass[]).includes(is);
}

function joined(sentences: readonly string[]): string {
  const [first, ...others] = [...new Set(sentences)];
  return others.reduce((all, one) => `(${all}) and (${one})`, first as string);
}

function denied(sentence: string): string {
  return /^not \((.*)\)$/.exec(sentence)?.[1] ?? `not (${sentence})`;
}

/** Nobody is named, neither player nor ability: `inspect ANY` says nothing by itself. */
function isVague(sentence: string): boolean {
  if (/^(?:VILLAGESIDE win|not \(ANY (?:inspected|comingout)\)|if \()/.test(sentence)) return false;
  return (
    !/\w\d|\b(?:seer|medium|hunter|freemason|lunatic)\b/.test(sentence) ||
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
  if (whos.length === 0) return roleIsRole(clause, roles);
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

function roleIsRole(clause: ClauseWords, roles: readonly TalkWord[]): string | null {
  const [first, ...others] = roles;
  const [count] = clause.values('count');
  if (first === undefined) return null;
  if (others.length === 0) return count === undefined ? null : `${count} ${first.value} exist`;
  return first.case === 'subject' && others.length < 3 ? `${first.value} ${roleSet(others)}` : null;
}

/** True and false claimants, by the role that is named or that they have claimed. */
function trueOrFalse(
  clause: ClauseWords,
  whos: readonly string[],
  roles: readonly TalkWord[],
): string | null {
  const [who] = whos;
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
  deem: (clause) => deemedOf(clause),
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

function speaking(clause: ClauseWords): string | null {
  const whos = clause.all('who', 'wh', 'role');
  const isAll = whos.some(({ value }) => value === 'ANY');
  const set = whos.length === 0 ? clause.around.you : isAll ? 'ANY' : setOf(whos);
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

function hasColour(clause: ClauseWords): boolean {
  return clause.all('role').some(({ value }) => COLOURS.has(value));
}

/** `Agent02 declare 100% (Agent03 HUMAN)`: a result with its colour. Whose it is stands with `of`, or does it. */
function toldOf(clause: ClauseWords): string | null {
  const roles = clause.all('role');
  const colour = roles.find(({ value }) => COLOURS.has(value))?.value;
  const whos = clause.all('who', 'wh');
  if (colour === undefined || roles.length > 2 || whos.length > 2) return null;
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
function deemedOf(clause: ClauseWords): string | null {
  const whos = clause.all('who', 'wh');
  const roles = clause.values('role');
  const role = roles[0] ?? (clause.has('fake') ? 'WOLFSIDE' : clause.has('real') ? 'VILLAGESIDE' : null);
  const by = whos.length > 1 ? whos.find((who) => who.case === 'subject' || who.case === 'of') : undefined;
  const of = whos.find((who) => who !== by);
  if (role === null || of === undefined || whos.length > 2 || roles.length > 1) return null;
  return `${by?.value ?? 'ANY'} declare 70% (${of.value} ${role})`;
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

// What it is about

const NOUNS: Readonly<Record<string, string>> = {
  vote: 'voting',
  execute: 'execution',
  inspect: 'inspection',
  protect: 'protection',
  attack: 'attack',
  executed: 'execution',
  attacked: 'attack',
};

/** The topic that a word names, as a noun of 2013 or a player or role. */
function topicOf({ is, value }: TalkWord): string | null {
  switch (is) {
    case 'who':
    case 'wh':
    case 'role':
      return value === 'ANY' || value === 'GRAY' ? null : value;
    case 'act':
    case 'state':
      return NOUNS[value] ?? null;
    case 'tell':
      return value;
    case 'claim':
    case 'hide':
    case 'fake':
    case 'real':
      return 'comingout';
    case 'noun':
    case 'speak':
    case 'doubt':
    case 'trust':
    case 'deem':
      return 'reason';
    default:
      return null;
  }
}

function topicsOf(clause: ClauseWords): string[] {
  const abouts = [...new Set(clause.tokens.flatMap((token) => topicOf(token) ?? []))].map(
    (topic) => `about ${topic}`,
  );
  const silence = clause.has('silent') ? speaking(clause.without('role')) : null;
  return silence === null ? abouts : [...abouts, denied(silence)];
}

/** A proposition, or else what is named. */
function contentOf(clause: ClauseWords): string | null {
  const sentence = propositionOf(clause);
  if (sentence !== null) return sentence;
  if (clause.values('who').includes('GRAY') || (clause.has('wh') && clause.players.length > 0)) return null;
  if (clause.has('doubt') && clause.players.length === 0) return hasColour(clause) ? null : 'ANY wolf';
  const topics = topicsOf(clause);
  return topics.length === 0 || topics.length > 3 || hasColour(clause) ? null : joined(topics);
}

// What is thought of it, and how it is meant

const OUTER: readonly (readonly [is: TalkClass, of: (clause: ClauseWords) => Composed | null])[] = [
  ['meta', metaOf],
  ['key', keyOf],
  ['good', (clause) => valued(clause.without('good'), true)],
  ['bad', (clause) => valued(clause.without('bad'), false)],
  ['odd', (clause) => judged(clause.without('odd'), 'wolf', 55)],
  ['doubt', (clause) => opinion(clause, 'doubt', 'wolf', 70)],
  ['trust', (clause) => opinion(clause, 'trust', 'VILLAGESIDE', 75)],
  ['glad', (clause) => felt(clause.without('glad'), 'win')],
  ['sad', (clause) => felt(clause.without('sad'), 'lose')],
];

/** A plain sentence: said, asked, wished, denied, of when. */
function plain(clause: ClauseWords): Composed | null {
  const sentence = propositionOf(clause);
  if (sentence === null) return wantedTopics(clause);
  if (clause.isAsked) return asked(sentence, clause);
  const told = clause.isDenied ? denied(sentence) : sentence;
  const isMine = sentence.startsWith(`${clause.around.me} `);
  if (clause.isWanted && !clause.tokens.some(isPredicate)) return null;
  if (clause.isWanted && !isMine) return requested(told, clause);
  if (isVague(told) && clause.isDenied && clause.has('act')) return requested(told, clause);
  const isLoose = /^(?:vote|inspect|protect) /.test(told) || /^(?!not )[a-z(].* comingout$/.test(told);
  if (isVague(told) || clause.has('speak') || isLoose)
    return { sentence: told, utterance: `declare 100% (${told})`, isInner: true };
  if (/^execute /.test(told) && !clause.has('past') && clause.around.isVerbLast)
    return requested(told, clause);
  const isFact = clause.tokens.some(isPredicate);
  const timed = isFact ? inTime(told, clause) : told;
  return { sentence: told, utterance: `declare ${clause.rate(isFact ? 100 : 80)}% (${timed})` };
}

/** `We need evidence`: what is only named is to be talked about. */
function wantedTopics(clause: ClauseWords): Composed | null {
  const topics = [...new Set([...(clause.has('why') ? ['about reason'] : []), ...topicsOf(clause)])];
  const isClear = topics.length > 0 && topics.length < 4 && !hasColour(clause) && !clause.isDenied;
  return isClear && (clause.isWanted || clause.isAsked)
    ? requested(`discuss (${joined(topics)})`, clause)
    : null;
}

function inTime(sentence: string, clause: ClauseWords): string {
  const [time] = clause.values('time');
  if (time !== undefined && !sentence.startsWith('if ')) return `${time} (${sentence})`;
  return clause.has('past') && clause.has('act') && !clause.isDenied ? `before (${sentence})` : sentence;
}

function asked(sentence: string | null, clause: ClauseWords): Composed | null {
  if (sentence === null) return null;
  const topic = clause.has('why') ? joined(['about reason', sentence]) : sentence;
  return { sentence, utterance: `request ${clause.around.you} 80% (discuss (${topic}))` };
}

function requested(sentence: string, { around }: ClauseWords, rate = 80): Composed {
  return { sentence, utterance: `request ${around.you} ${rate}% (${sentence})` };
}

/** To discuss, decide or know something: wished, or what somebody does. */
function metaOf(clause: ClauseWords): Composed | null {
  const verb = clause.values('meta')[0] as string;
  const isWished = clause.isWanted || clause.isAsked;
  const does = clause.all('who').find((who) => who.case === 'subject');
  const inner = clause
    .without('meta', 'key', 'good', 'glad', 'odd', 'not', 'ask', 'want', 'time')
    .where((token) => isWished || token !== does);
  const content = contentOf(inner);
  const [role] = inner.values('role');
  if (content === null && !(verb === 'know' && role !== undefined))
    return isWished &&
      verb === 'discuss' &&
      inner.tokens.every(({ is, case: of }) => is === 'who' && of !== 'object')
      ? plainWish(clause)
      : null;
  const sentence = content === null ? `know ${role}` : `${verb} (${content})`;
  if (isWished) return requested(sentence, clause, clause.isDenied && !clause.isAsked ? 20 : 80);
  if (does === undefined && (!clause.around.isVerbLast || clause.tokens.length > 4 || clause.has('past')))
    return null;
  const told = (one: string) => (clause.isDenied ? denied(one) : one);
  const utterance = `declare 100% (${told(`${does?.value ?? clause.around.me} ${sentence}`)})`;
  return { sentence: told(does === undefined ? sentence : `${does.value} ${sentence}`), utterance };
}

/** `Explain yourself`. */
function plainWish(clause: ClauseWords): Composed {
  return requested(`${clause.around.you} speak`, clause);
}

/** What matters is to be talked about. */
function keyOf(clause: ClauseWords): Composed | null {
  const named = clause.without('key', 'good', 'glad', 'not', 'ask', 'want', 'time');
  const content = clause.has('past') ? null : contentOf(named);
  if (content === null || isVague(content) || /^about [a-z]+$/.test(content)) return null;
  return requested(`discuss (${content})`, clause, clause.isDenied ? 20 : 80);
}

/** What is called right is wished or shared, what is called wrong is not. */
function valued(clause: ClauseWords, isGood: boolean): Composed | null {
  const isFor = isGood !== clause.isDenied;
  const inner = clause.without('not', 'odd', 'good', 'bad');
  if (clause.isAsked) return asked(contentOf(inner.without('ask')), clause);
  const sentence = propositionOf(inner);
  if (sentence === null) return inner.has('doubt', 'trust') ? null : personShared(inner, isFor);
  if (inner.has('doubt', 'trust')) return null;
  if (inner.has('past', 'speak')) return personShared(inner, isFor);
  const rate = isFor ? 80 : 20;
  if (inner.has('act', 'claim', 'hide'))
    return {
      sentence,
      utterance: `request ANY ${rate}% (${sentence})`,
      ...(isVague(sentence) ? { needsCondition: true } : {}),
    };
  return isVague(sentence) || inner.has('be')
    ? null
    : { sentence, utterance: `declare ${isFor ? 70 : 30}% (${sentence})` };
}

/** Agreement with a person, and about what. */
function personShared(clause: ClauseWords, isFor: boolean): Composed | null {
  const [who, ...others] = clause.players.filter(({ value }) => value !== clause.around.me);
  if (
    who === undefined ||
    others.length > 0 ||
    hasColour(clause) ||
    (who.case === 'object' && clause.has('act'))
  )
    return null;
  const topics = topicsOf(clause.without('who'));
  return {
    sentence: `about ${who.value}`,
    utterance: becauseOf(`agree ${isFor ? 80 : 20}% (${who.value})`, topics),
  };
}

function becauseOf(utterance: string, topics: readonly string[]): string {
  return topics.length === 0 ? utterance : `(${utterance}) because (declare 100% (${joined(topics)}))`;
}

/** What somebody is glad or sorry about is so; by itself it tells who would gain. */
function felt(clause: ClauseWords, end: 'win' | 'lose'): Composed | null {
  if (clause.tokens.some(isPredicate)) return plain(clause);
  if (clause.tokens.some((token) => topicOf(token) !== null)) return null;
  const sentence = `VILLAGESIDE ${clause.isDenied ? (end === 'win' ? 'lose' : 'win') : end}`;
  return { sentence, utterance: `declare 70% (${sentence})`, needsCondition: true };
}

/** `Bob's claim is odd`: a judgement of a person, with what it rests on. */
function judged(clause: ClauseWords, role: string, rate: number): Composed | null {
  const inner = clause.without('not', 'odd', 'doubt', 'trust', 'good', 'bad', 'glad', 'sad');
  const target = targetOf(inner, rate < 60);
  const topics = topicsOf(
    inner.without('who', 'wh').where(({ value }) => value !== target && value !== role),
  );
  const roles = inner.values('role');
  const isWolfish = roles.length === 1 && roles[0] === role && clause.players.length > 0;
  if (topics.length > 2 || (hasColour(inner) && !isWolfish)) return null;
  if (target === null && clause.players.length > 0) return null;
  if (target === null) return generally(inner, role, rate);
  const sentence = `${target} ${role}`;
  if (clause.isAsked) return asked(sentence, clause);
  const believed = clause.isDenied ? 100 - rate : rate;
  return {
    sentence: clause.isDenied ? denied(sentence) : sentence,
    utterance: becauseOf(`declare ${believed}% (${sentence})`, topics),
  };
}

/** The player that is named, or the holder of a role that is spoken of. */
function targetOf(clause: ClauseWords, isOdd: boolean): string | null {
  const [who, ...others] = clause.players.filter(
    ({ value }) => value !== clause.around.me || clause.players.length === 1,
  );
  const isDone = who?.case === 'object' || (who?.case === 'none' && clause.has('act'));
  if (who !== undefined && others.length === 0 && !(isDone && clause.has('act', 'tell', 'claim', 'deem'))) {
    const isPlaced = clause.around.isVerbLast || who.case !== 'subject' || isOdd || clause.has('be', 'past');
    return isPlaced ? who.value : null;
  }
  if (who !== undefined) return null;
  const [role, ...more] = clause.values('role');
  if (more.length > 0) return null;
  if (clause.has('who')) return clause.isAsked ? 'ANY' : null;
  if (role !== undefined) return isOdd || clause.all(...PREDICATES, 'noun').length > 0 ? null : role;
  return clause.has('wh') ? 'ANY' : null;
}

/** `Whoever keeps silent is suspicious`. */
function generally(clause: ClauseWords, role: string, rate: number): Composed | null {
  const inner = clause.has('silent', 'hide') && clause.players.length === 0 ? propositionOf(clause) : null;
  const sentence = `ANY ${role}`;
  return inner === null
    ? null
    : { sentence, utterance: `if (${inner}) then (declare ${rate}% (${sentence}))` };
}

/** Doubts and trust of the speaker, or of somebody else. */
function opinion(clause: ClauseWords, is: 'doubt' | 'trust', role: string, rate: number): Composed | null {
  const { me, you } = clause.around;
  const by = clause
    .all('who')
    .find((token) => token.case === 'subject' && clause.all('who', 'wh', 'role').length > 1);
  const rest = by === undefined ? clause : clause.where((token) => token !== by);
  if (clause.has('wh')) return clause.players.length > 1 ? null : asked(`ANY ${role}`, clause);
  if (clause.has('noun') && is === 'doubt')
    return clause.isAsked || clause.isWanted ? reasonAsked(rest, role) : null;
  if (
    by !== undefined &&
    by.value !== me &&
    clause.all('role').length === 0 &&
    !(by.value === 'ANY' && clause.isWanted)
  )
    return othersOpinion(clause);
  if (is === 'trust' && clause.has('role', 'claim', 'real')) return trustedRole(rest);
  if (is === 'trust' && clause.isWanted) {
    const [who] = rest.players;
    return who === undefined
      ? null
      : {
          sentence: `${who.value} ${role}`,
          utterance: `request ${you} 80% (ANY declare 70% (${who.value} ${role}))`,
        };
  }
  return judged(rest, role, rate);
}

function othersOpinion(clause: ClauseWords): Composed | null {
  const sentence = propositionOf(clause);
  if (sentence === null) return null;
  if (clause.isAsked) return asked(sentence, clause);
  return { sentence, utterance: `declare 100% (${clause.isDenied ? denied(sentence) : sentence})` };
}

function reasonAsked(clause: ClauseWords, role: string): Composed | null {
  const who = clause.players.at(-1)?.value ?? 'ANY';
  return hasColour(clause) ? null : requested(`discuss ((about reason) and (${who} ${role}))`, clause);
}

/** `I trust the seer`, `I trust Bob's claim`: that the claim is true. */
function trustedRole(clause: ClauseWords): Composed | null {
  const [who, ...others] = clause.players;
  const [role, ...more] = clause.values('role');
  if (others.length > 0 || more.length > 0 || (who === undefined && role === undefined) || clause.has('fake'))
    return null;
  const sentence =
    who === undefined
      ? `${role} VILLAGESIDE`
      : `${who.value} ${role ?? clause.around.claimOf(who.value) ?? 'VILLAGESIDE'}`;
  if (clause.isAsked) return asked(sentence, clause);
  const topics = topicsOf(clause.where(({ is }) => is === 'act' || is === 'tell' || is === 'noun'));
  return {
    sentence,
    utterance: becauseOf(`declare ${clause.isDenied ? 30 : clause.rate(75)}% (${sentence})`, topics),
  };
}
