import { type VerbGroup, verbGroupAt } from '../clause.ts';
import type { Meaning } from '../constructions/construction.ts';
import { type Lead, leadBefore } from '../lead.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import type { MatchReader, UsedUp } from './match-reader.ts';

type Acts = Extract<Meaning, { type: 'acts' }>;

/** `cast your votes for Bob`, said to nobody in particular. */
const ALL: NounPhrase = { kind: 'all', players: [], either: false, isPossessive: false, isObject: true };

/** Votes, divinations and attacks that are said with a noun. */
export function acts(reader: MatchReader, meaning: Acts): UsedUp {
  const target = reader.phrase(meaning.of);
  const actor = actorOf(reader, meaning, target);
  if (target === null || actor === null || target.players.length === 0) return null;
  if (meaning.as === 'voted') return voted(reader, actor, target, meaning);
  if (meaning.as === 'own' && (target.kind === 'me' || isThreat(reader, target) || isTakenFor(reader)))
    return null;
  if (meaning.as === 'wish' && target.kind === 'me' && !reader.isNegated && !meaning.denies) return null;
  const tense = meaning.as === 'own' && isOfYesterday(reader) ? 'past' : 'present';
  const act = isRemovalAtNight(reader) ? 'attack' : meaning.act;
  const lead = leadBefore(reader.taken, reader.match.start);
  if (lead.by !== null || lead.source === 'condition') return [reader.match.trigger];
  const outer = outerGroup(reader);
  if (outer !== null && isTheirs(outer, reader)) return [reader.match.trigger];
  const negative = isDenied(reader, meaning, lead, outer);
  const source = reader.source();
  const asAct = (player: number) => ({ type: 'act', by: null, act, target: player }) as const;
  if (meaning.as === 'request' && actor !== ALL) {
    for (const addressee of actor.players) {
      reader.addEach(target, { force: 'request', addressee, negative, source }, asAct);
    }
  } else
    reader.addEach(
      target,
      { force: meaning.as === 'own' ? 'statement' : 'wish', negative, source, tense },
      asAct,
    );
  return reader.usedUp('voteNoun', 'vote', 'attack');
}

/** Who is asked; nobody is asked to vote for themself. */
function actorOf(reader: MatchReader, { by, as }: Acts, target: NounPhrase | null): NounPhrase | null {
  const actor = reader.phrase(by);
  if (as !== 'request') return actor;
  return actor === null || actor.players.some((player) => target?.players.includes(player)) ? ALL : actor;
}

function isDenied(
  { isNegated }: MatchReader,
  { denies }: Acts,
  lead: Lead,
  outer: VerbGroup | null,
): boolean {
  if (denies === 'always') return true;
  const isOuterDenied = outer !== null && outer.negations % 2 === 1;
  return [isNegated, denies === true, lead.negative, isOuterDenied].filter(Boolean).length % 2 === 1;
}

/** The subject and the negations before a construction that begins with its verb: `I don't | support Bob's exile`. */
function outerGroup({ taken: { items }, match: { start } }: MatchReader): VerbGroup | null {
  return items[start]?.phrase == null ? verbGroupAt(items, start) : null;
}

const TOLD_FORM = /(?:s|ed|ing)$/;

/** `Cat is pushing for Bob's lynch`: the wish of somebody else. */
function isTheirs(
  { subject, chain }: VerbGroup,
  { taken: { items }, match: { start } }: MatchReader,
): boolean {
  if (subject === null || (subject.kind !== 'name' && subject.kind !== 'third')) return false;
  return chain.length > 0 || TOLD_FORM.test(items[start]?.text ?? '');
}

const PAST_VOTE = /^(?:yesterday|placed|went)$/;

/** `I put my vote on Bob yesterday` */
function isOfYesterday({ taken: { items, segmentOf }, match: { trigger } }: MatchReader): boolean {
  const { start, end } = segmentOf[trigger] ?? { start: 0, end: 0 };
  return items.slice(start, end).some(({ text }) => PAST_VOTE.test(text));
}

/** `no answer, and you will get my vote` */
function isThreat({ taken: { items }, match: { start, end } }: MatchReader, { kind }: NounPhrase): boolean {
  return kind === 'you' && items.slice(start, end).some(({ text }) => text === 'will');
}

const LONGEST_ROLE = 4;

/** `I am leaning Bob as the seer` */
function isTakenFor({ taken: { items }, match: { end } }: MatchReader): boolean {
  return (
    items[end]?.text === 'as' &&
    items.slice(end + 1, end + LONGEST_ROLE).some(({ entry }) => entry.role !== null)
  );
}

const IS = /^(?:is|was)$/;

/** `Bob's vote for Cat`; `it was Cat I voted for` */
function voted(reader: MatchReader, actor: NounPhrase, target: NounPhrase, { act }: Acts): UsedUp {
  const isOwn = actor.kind === 'me';
  if (isOwn ? !IS.test(reader.trigger.text) : actor.players.length === 0) return null;
  for (const by of isOwn ? [null] : actor.players) {
    reader.addEach(target, { tense: 'past', source: reader.sourceOf(actor) }, (player) =>
      player === by ? null : { type: 'act', by, act, target: player },
    );
  }
  return reader.usedUp('voteNoun');
}

const REMOVAL = /^(?:elimination|removal)$/;
const NIGHTLY = new Set(
  'get target pick choose prefer do make on dies take want need should must has needs got ought'.split(' '),
);
const BY_DAY = /^(?:tomorrow|today|day|vote|votes|lynch|hang|hanged|execute|executed|execution)$/;

/** `Bob's removal`, whispered, is no vote. */
function isRemovalAtNight({ taken, match, trigger }: MatchReader): boolean {
  if (taken.utterance.channel !== 'whisper') return false;
  const { classes } = trigger.entry;
  const isRemoval = REMOVAL.test(trigger.text) || NIGHTLY.has(trigger.text);
  if (!isRemoval && (!classes.has('kill') || classes.has('ballot'))) return false;
  const { start, end } = taken.segmentOf[match.trigger] ?? { start: 0, end: 0 };
  return !taken.items.slice(start, end).some(({ text }) => BY_DAY.test(text));
}

const TALK = /^>>(\d+)$/;

/** `I agree with >>12`; the number may stand elsewhere in the text. */
export function opinion(reader: MatchReader, agrees: boolean): UsedUp {
  const talk = reader.taken.items.find(isTalk);
  const { subject } = verbGroupAt(reader.taken.items, reader.match.trigger);
  if (talk === undefined || (subject !== null && subject.kind !== 'me')) return null;
  const number = Number(TALK.exec(talk.text)?.[1]);
  reader.add(
    { type: 'opinion', agrees: agrees !== reader.isNegated, talk: number },
    { source: reader.source() },
  );
  return [reader.match.trigger];
}

function isTalk({ text }: Item): boolean {
  return TALK.test(text);
}
