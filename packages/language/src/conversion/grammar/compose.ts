import { ClauseWords, type TalkAround } from './clause-words.ts';
import {
  denied,
  hasColour,
  isPredicate,
  isVague,
  joined,
  PREDICATES,
  propositionOf,
} from './propositions.ts';
import { contentOf, topicOf, topicsOf } from './topics.ts';
import type { TalkClass, TalkWord } from './word.ts';

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
  if (clause.has('good') && clause.has('odd', 'bad')) return null;
  return thoughtOf(clause);
}

function thoughtOf(clause: ClauseWords): Composed | null {
  const outer = OUTER.find(([is]) => clause.has(is));
  return outer === undefined ? plain(clause) : outer[1](clause);
}

/** What is only named is a reason, where words say so: `based on Bob's votes`. */
export function composeReason(tokens: readonly TalkWord[], around: TalkAround): Composed | null {
  const clause = new ClauseWords(
    tokens.map((token) => meant(token, around)),
    around,
  );
  const topics = topicsOf(clause);
  const isJudged = clause.players.length > 0 && clause.has('odd', 'good', 'bad');
  if (topics.length === 0 || topics.length > 2 || hasColour(clause) || isJudged || clause.has(...NOT_NAMED))
    return null;
  const sentence = joined(topics);
  return { sentence, utterance: `declare 100% (${sentence})` };
}

const NOT_NAMED = ['block', 'not', 'ask', 'why', 'wh', 'want', 'count', 'silent'] as const;

/** `you`, where nobody is spoken to, is somebody whom the grammar does not know. */
function meant(token: TalkWord, { me, you, isVerbLast }: TalkAround): TalkWord {
  if (token.value === '{me}') return { ...token, value: me };
  if (token.value !== '{you}') return token;
  return { ...token, value: you, is: you === 'ANY' && isVerbLast ? 'block' : token.is };
}

const OUTER: readonly (readonly [is: TalkClass, of: (clause: ClauseWords) => Composed | null])[] = [
  ['meta', metaOf],
  ['key', keyOf],
  ['good', (clause) => valued(clause.without('good'), true)],
  ['bad', (clause) => valued(clause.without('bad'), false)],
  // What somebody wishes for is not what they find odd.
  [
    'odd',
    (clause) => (clause.isWanted && !clause.isAsked ? null : judged(clause.without('odd'), 'wolf', 55)),
  ],
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
  if (/^(?:if \(.*\) then \()?execute /.test(told) && !clause.has('past') && clause.around.isVerbLast)
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
  const isDone = clause.has('past') && clause.has('act') && !clause.isDenied;
  return isDone && !sentence.includes(' declare ') ? `before (${sentence})` : sentence;
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
  const content = contentOf(asSentence(inner)) ?? (isWished ? oddOnes(clause) : null);
  const [role] = inner.values('role');
  if (content === null && !(verb === 'know' && role !== undefined))
    return isWished &&
      verb === 'discuss' &&
      inner.tokens.every(({ is, case: of }) => is === 'who' && of !== 'object')
      ? plainWish(clause)
      : null;
  const sentence = content === null ? `know ${role}` : `${verb} (${content})`;
  if (isWished) return requested(sentence, clause, clause.isDenied && !clause.isAsked ? 20 : 80);
  if (does === undefined && !isOwnPlan(clause)) return null;
  const told = (one: string) => (clause.isDenied ? denied(one) : one);
  const utterance = `declare 100% (${told(`${does?.value ?? clause.around.me} ${sentence}`)})`;
  return { sentence: told(does === undefined ? sentence : `${does.value} ${sentence}`), utterance };
}

/** `find out who is deceiving us`: whoever behaves so is a wolf. */
function oddOnes(clause: ClauseWords): string | null {
  const isOpen = clause.has('wh') && clause.has('odd', 'fake') && clause.players.length === 0;
  return isOpen && !clause.has('role', 'act', 'claim', 'not') ? 'ANY wolf' : null;
}

function isCopula(clause: ClauseWords): boolean {
  return clause.tokens.some(({ is, value }) => is === 'be' || value === 'be');
}

/** `consider that Bob may be a wolf`: behind the verb stands a sentence, whose cases are its own. */
function asSentence(clause: ClauseWords): ClauseWords {
  const isJoined = isCopula(clause) && clause.has('role') && clause.players.length === 1;
  if (clause.around.isVerbLast || !isJoined || clause.tokens.some(isPredicate)) return clause;
  const own = (token: TalkWord): TalkWord =>
    token.is === 'who' || token.is === 'role' ? { ...token, case: 'none' } : token;
  return new ClauseWords(clause.tokens.map(own), clause.around);
}

/** In Japanese whoever plans something need not be named: `占い先を確認するよ`. */
function isOwnPlan(clause: ClauseWords): boolean {
  const isClear = clause.players.every((who) => who.case !== 'none') || clause.tokens.length < 5;
  return clause.around.isVerbLast && isClear && clause.tokens.length < 7 && !clause.has('past');
}

/** `Explain yourself`. */
function plainWish(clause: ClauseWords): Composed {
  return requested(`${clause.around.you} speak`, clause);
}

/** What matters is to be talked about. */
function keyOf(clause: ClauseWords): Composed | null {
  const named = clause.without('key', 'good', 'glad', 'not', 'ask', 'want', 'time');
  const content = clause.has('past') ? null : contentOf(named);
  // `結果を早く`, said to somebody, is a wish of its own.
  const isOpen = clause.around.you === 'ANY' || !clause.values('key').includes('urge');
  if (content === null || (isOpen && (isVague(content) || /^about [a-z]+$/.test(content)))) return null;
  return requested(`discuss (${content})`, clause, clause.isDenied ? 20 : 80);
}

/** What is called right is wished or shared, what is called wrong is not. */
function valued(clause: ClauseWords, isGood: boolean): Composed | null {
  const isFor = isGood !== clause.isDenied;
  const inner = clause.without('not', 'odd', 'good', 'bad');
  if (clause.isAsked) return asked(contentOf(inner.without('ask')), clause);
  const sentence = propositionOf(inner);
  if (sentence === null && !inner.has('doubt', 'trust')) return personShared(inner, isFor);
  if (inner.has('doubt', 'trust')) {
    const isOwned = inner.players.length === 1 && inner.players[0]?.case === 'of';
    if (isOwned && !inner.has('role')) return personShared(inner, isFor);
    return isGood && isFor ? thoughtOf(inner) : null;
  }
  if (inner.has('past', 'speak')) return personShared(inner, isFor);
  if (sentence === null) return null;
  const rate = isFor ? 80 : 20;
  if (inner.has('act', 'claim', 'hide', 'fixed'))
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
  if (who === undefined && clause.players.length > 0 && clause.has('tell', 'claim'))
    return ownTruth(clause, isFor);
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

/** `I stand by my result`, `my claim is solid`: what the speaker says of themself is true. */
function ownTruth(clause: ClauseWords, isFor: boolean): Composed | null {
  if (!isFor || hasColour(clause) || clause.has('act', 'meta', 'want', 'silent')) return null;
  const { me, claimOf } = clause.around;
  const [role] = clause.values('role');
  const sentence = `${me} ${role ?? claimOf(me) ?? 'VILLAGESIDE'}`;
  return { sentence, utterance: `declare 95% (${sentence})` };
}

function becauseOf(utterance: string, topics: readonly string[]): string {
  return topics.length === 0 ? utterance : `(${utterance}) because (declare 100% (${joined(topics)}))`;
}

/** What somebody is glad or sorry about is so; by itself it tells who would gain. */
function felt(clause: ClauseWords, end: 'win' | 'lose'): Composed | null {
  if (isProposed(clause)) return valued(clause, end === 'win');
  if (clause.tokens.some(isPredicate)) return plain(clause);
  if (clause.tokens.some((token) => topicOf(token) !== null && !isOurs(token))) return null;
  const sentence = `VILLAGESIDE ${clause.isDenied ? (end === 'win' ? 'lose' : 'win') : end}`;
  return { sentence, utterance: `declare 70% (${sentence})`, needsCondition: true };
}

/** `Voting Bob out helps`: something to do, not something done, that somebody calls good or bad. */
function isProposed(clause: ClauseWords): boolean {
  const [act, ...others] = clause.tokens.filter(isPredicate);
  const isFirst = clause.around.isVerbLast ? act !== undefined : act === clause.tokens[0];
  const isBare = isFirst && act?.is === 'act' && others.length === 0 && !clause.has('past', 'time', 'maybe');
  return (
    isBare &&
    clause.has('who', 'role') &&
    !clause.all('who').some(({ case: is }) => is === 'subject' || is === 'of')
  );
}

/** The village, which gains or loses. */
function isOurs({ is, value }: TalkWord): boolean {
  return is === 'role' && (value === 'villager' || value === 'VILLAGESIDE');
}

/** `Bob's claim is odd`: a judgement of a person, with what it rests on. */
function judged(clause: ClauseWords, role: string, rate: number): Composed | null {
  const inner = clause.without('not', 'odd', 'doubt', 'trust', 'good', 'bad', 'glad', 'sad');
  const target = targetOf(inner, rate < 60) ?? (clause.has('doubt', 'trust') ? null : topicOfTalk(inner));
  const topics = topicsOf(
    inner.without('who', 'wh').where(({ value }) => value !== target && value !== role),
    target,
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

/** `@源太 綾への票は不自然`: whose vote is not said, where somebody is spoken to. */
function topicOfTalk(clause: ClauseWords): string | null {
  const isFree = clause.players.every((who) => who.case === 'object') && !clause.has('wh', 'role', 'want');
  return isFree && (clause.players.length === 0 || clause.has('act')) ? clause.around.topic : null;
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
