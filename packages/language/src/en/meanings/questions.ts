import type { PlayerId } from '@mura/engine';
import type { Content } from '../../natural/frame.ts';
import { claimedRole, spokenTo, type Taken, verbGroupAt } from '../clause.ts';
import type { Asked, Of } from '../constructions/construction.ts';
import type { Item } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import { asksClaim } from './claims.ts';
import type { MatchReader, UsedUp } from './match-reader.ts';

const ASKED: Readonly<Record<Exclude<Asked, 'role'>, Content>> = {
  suspect: { type: 'estimate', by: null, target: 'ANY', role: 'WEREWOLF' },
  seer: { type: 'estimate', by: null, target: 'ANY', role: 'SEER' },
  trusted: { type: 'estimate', by: null, target: 'ANY', role: 'VILLAGER' },
  vote: { type: 'act', by: null, act: 'vote', target: 'ANY' },
  voted: { type: 'act', by: null, act: 'vote', target: 'ANY' },
  divine: { type: 'act', by: null, act: 'divine', target: 'ANY' },
  attack: { type: 'act', by: null, act: 'attack', target: 'ANY' },
  divined: { type: 'result', by: null, how: 'divined', target: 'ANY', species: 'ANY' },
  identified: { type: 'result', by: null, how: 'identified', target: 'ANY', species: 'ANY' },
  guarded: { type: 'result', by: null, how: 'guarded', target: 'ANY', species: null },
};

/** `Bob, whom do you suspect?` */
export function asks(reader: MatchReader, what: Asked): UsedUp {
  const asked = meantBy(reader, what);
  if (isSaidOfSelf(reader) || reader.isInAside || isOfTheirDoings(reader, what)) return null;
  const scope = reader.taken.scopes[reader.match.end - 1];
  const source = scope === 'if' ? 'condition' : 'own';
  const addressees = askedOf(reader, asked) ?? (['ANY'] as const);
  if (addressees.every((player) => player === reader.taken.speaker)) return null;
  for (const one of new Set([asked, ...alsoAsked(reader)])) {
    const tense = one === 'voted' ? 'past' : 'present';
    for (const addressee of addressees) {
      const content: Content = one === 'role' ? { type: 'claim', who: addressee, role: 'ANY' } : ASKED[one];
      reader.add(content, { force: 'question', addressee, source, tense });
    }
  }
  return reader.usedUp('verb', 'suspectNoun', 'resultNoun');
}

/** `who do you think the wolves went for`, `any thoughts on who was attacked`, `… whom to check`: not who they are. */
function isOfTheirDoings({ taken: { items, segmentOf }, match, trigger }: MatchReader, what: Asked): boolean {
  if (what !== 'suspect') return false;
  const isDoer = trigger.entry.role === 'WEREWOLF' && isDoing(items, match.trigger + 1);
  const { end } = segmentOf[match.trigger] ?? match;
  return isDoer || items.slice(match.trigger, end).some(({ text }) => SUFFERED.test(text));
}

/** `… have seen`, `… target`, but not `… might be`. */
function isDoing(items: readonly Item[], from: number): boolean {
  let at = from;
  while (items[at]?.entry.classes.has('modal')) at++;
  const verb = items[at];
  if (verb === undefined || verb.phrase !== null || verb.entry.classes.has('cop')) return false;
  const { classes } = verb.entry;
  return at > from ? !BOUNDARIES.has(verb.text) : classes.has('verb') && !classes.has('ing');
}

const SUFFERED = /^(?:targeted|attacked|killed|died|bitten|saved|divin(?:e|ation)|check|inspect(?:ion)?)$/;

const STOPS = new Set(
  'because so if when before after unless for about on regarding by that which in'.split(' '),
);

const SUBJECTS = new Set(['i', 'we', 'you', 'let', 'they', 'he', 'she', 'it']);

/** `state your vote and your result`: what else the same words ask for. */
function alsoAsked({ taken, match, trigger }: MatchReader): Asked[] {
  if (!trigger.entry.classes.has('ask')) return [];
  const end = taken.segmentOf[match.trigger]?.end ?? match.end;
  const asked: Asked[] = [];
  for (let at = match.trigger + 1; at < end; at++) {
    const item = taken.items[at] as Item;
    if (STOPS.has(item.text) || SUBJECTS.has(item.text) || taken.scopes[at] === 'then') break;
    const noun = item.phrase === null ? askedNoun(item, taken.items[at + 1]) : null;
    if (noun !== null) asked.push(noun);
  }
  return asked;
}

function askedNoun({ entry: { classes } }: Item, next: Item | undefined): Asked | null {
  if (next !== undefined && (next.phrase !== null || next.text === 'for' || next.text === 'out')) return null;
  if (classes.has('voteNoun')) return 'vote';
  if (classes.has('suspectNoun')) return 'suspect';
  return classes.has('resultNoun') && !classes.has('role') ? 'divined' : null;
}

/** `what did you find as the medium?` */
function isOfMedium({ taken: { items, segmentOf }, match: { trigger } }: MatchReader): boolean {
  const { start, end } = segmentOf[trigger] ?? { start: 0, end: 0 };
  return items.slice(start, end).some(({ entry }) => entry.role === 'MEDIUM');
}

/** `whom do we kill`, whispered */
function isAtNight({ taken: { utterance }, trigger: { entry } }: MatchReader): boolean {
  const { classes } = entry;
  return utterance.channel === 'whisper' && classes.has('kill') && !classes.has('ballot');
}

/** What a question is about, by the words around it. */
function meantBy(reader: MatchReader, what: Asked): Asked {
  if (what === 'divined' && isOfMedium(reader)) return 'identified';
  if (what === 'vote' && isAtNight(reader)) return 'attack';
  return what === 'trusted' && isOfSeers(reader) ? 'seer' : what;
}

/** Where seers are spoken of, trust is trust in one of them. */
function isOfSeers({ taken: { items } }: MatchReader): boolean {
  return items.some(({ entry }) => entry.role === 'SEER');
}

const OUGHT = new Set(['should', 'must', 'need', 'needs', 'ought', 'shall', 'can', 'could']);
/** `your refusal to name a role` */
const UNWILLING = new Set(['refusal', 'failure', 'inability', 'reluctance', 'failed', 'failing']);
const EMBEDDED = new Set(['how', 'when', 'whether', 'that']);

/** `I will share my result`, `let us share`, `how you will report results`: nobody is asked. */
function isSaidOfSelf({ taken, match, trigger }: MatchReader): boolean {
  if (!trigger.entry.classes.has('ask')) return false;
  const { subject, before, start, chain, negations } = verbGroupAt(taken.items, match.trigger);
  if (subject?.kind === 'you') return EMBEDDED.has(before?.text ?? '');
  if (subject?.kind === 'name' || subject?.kind === 'third') return !chain.some((word) => OUGHT.has(word));
  if (subject === null && (negations > 0 || UNWILLING.has(before?.text ?? ''))) return true;
  if (subject === null && before?.text === 'and') return startsWithLetUs(taken, start);
  return subject?.kind === 'me' || subject?.kind === 'we';
}

/** `let us go round and name one suspect` */
function startsWithLetUs({ items, segmentOf }: Taken, before: number): boolean {
  const start = segmentOf[before]?.start ?? 0;
  return items
    .slice(start, before)
    .some(({ text }, index) => text === 'let' && items[start + index + 1]?.text === 'us');
}

/** `everyone name one suspect` */
function isOfAll({ taken: { items }, match, trigger }: MatchReader): boolean {
  return trigger.entry.classes.has('ask') && verbGroupAt(items, match.trigger).subject?.kind === 'all';
}

function askedOf(reader: MatchReader, asked: Asked): readonly PlayerId[] | null {
  const { slots, trigger } = reader.match;
  if (slots.A !== undefined && slots.A.players.length > 0) return slots.A.players;
  if (isOfAll(reader)) return null;
  if (asked === 'vote' && isOfVotes(reader)) return calledNear(reader, 0);
  if (slots.WE !== undefined || slots.ALL !== undefined || slots.ME !== undefined)
    return calledNear(reader, slots.ME === undefined ? 0 : 1);
  const you = slots.YOU?.players ?? [];
  const called = spokenTo(reader.taken, trigger) ?? (you.length > 0 ? you : null);
  return called ?? (asked === 'divined' ? claimedSeer(reader) : null);
}

/** `state your votes` */
function isOfVotes({ taken: { items }, match: { start, end } }: MatchReader): boolean {
  return items.slice(start, end).some(({ text }) => text === 'votes');
}

/** Who is called in the same sentence: `Bob, who should we vote for?` */
function calledNear({ taken: { addressees, segmentOf }, match }: MatchReader, farthest: number) {
  const addressed = addressees[match.trigger];
  const sentence = segmentOf[match.trigger]?.sentence ?? 0;
  const isNear = addressed != null && sentence - addressed.sentence <= farthest;
  return isNear && addressed.players.length > 0 ? addressed.players : null;
}

/** Whose result is asked for, if nobody is called: who is said to be the seer. */
function claimedSeer({ frames }: MatchReader): readonly PlayerId[] | null {
  for (const { content } of frames) {
    if (content.type === 'claim' && content.role === 'SEER' && typeof content.who === 'number')
      return [content.who];
  }
  return null;
}

/** `Is Bob a wolf?` asks all; `are you the seer?` asks for a claim. */
export function asksIs(reader: MatchReader, of: Of): UsedUp {
  const phrase = reader.phrase(of);
  const isSuspicion = reader.taken.items[reader.match.end - 1]?.entry.classes.has('sus') === true;
  const role = reader.wordRole() ?? (isSuspicion ? 'WEREWOLF' : null);
  if (phrase === null || role === null || isOther(reader)) return null;
  if (phrase.kind === 'you') asksClaim(reader, phrase.players, role);
  else if (phrase.kind === 'name' || phrase.kind === 'third') {
    reader.addEach(phrase, { source: reader.source(), ...reader.asked() }, (target) => ({
      type: 'estimate',
      by: null,
      target,
      role,
    }));
  }
  return reader.usedUp();
}

/** `who are you suspicious of`, `are you suspicious of Cat` */
function isOther({ taken: { items }, match: { start, end } }: MatchReader): boolean {
  const after = items[end]?.text;
  return items[start - 1]?.entry.classes.has('who') === true || after === 'of' || after === 'about';
}

/** `What do you think Cat is?` */
export function asksRoleOf(reader: MatchReader, of: Of): UsedUp {
  const phrase = reader.phrase(of);
  if (phrase === null) return null;
  reader.addEach(phrase, { source: reader.source(), ...reader.asked() }, (target) => ({
    type: 'estimate',
    by: null,
    target,
    role: 'ANY',
  }));
  return reader.usedUp('verb');
}

/** `Do you believe Cat's claim?` */
export function asksBelief(reader: MatchReader, of: Of): UsedUp {
  const phrase = reader.phrase(of);
  if (phrase === null || phrase.kind === 'me' || phrase.kind === 'you') return null;
  const mood = reader.match.slots.ALL === undefined ? reader.asked() : { force: 'question' as const };
  reader.addEach(phrase, { source: reader.source(), ...mood }, (target) => ({
    type: 'estimate',
    by: null,
    target,
    role: claimedRole(reader.taken, target),
  }));
  return reader.usedUp();
}

/** `Do you suspect Cat?` */
export function asksSuspect(reader: MatchReader, of: Of): UsedUp {
  const phrase = reader.phrase(of);
  if (phrase === null) return null;
  const mood = reader.match.slots.ALL === undefined ? reader.asked() : { force: 'question' as const };
  reader.addEach(phrase, { source: reader.source(), ...mood }, (target) => ({
    type: 'estimate',
    by: null,
    target,
    role: 'WEREWOLF',
  }));
  return reader.usedUp();
}
