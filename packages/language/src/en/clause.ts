import type { PlayerId } from '@mura/engine';
import type { RoleWord } from '../aiwolf/words.ts';
import type { Mood, Who } from '../natural/frame.ts';
import type { NaturalUtterance } from '../natural/utterance.ts';
import type { ConditionScope } from './conditions.ts';
import type { Discourse } from './discourse.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import { BOUNDARIES, type Segment } from './segments.ts';

/** A text taken apart, with all that a construction may ask about it. */
export interface Taken extends Discourse {
  readonly scopes: readonly ConditionScope[];
  readonly segmentOf: readonly (Segment | null)[];
  readonly utterance: NaturalUtterance;
}

/** Somebody as the subject of a frame. */
export function asWho(phrase: NounPhrase): Who {
  return phrase.kind === 'me' ? null : (phrase.players[0] ?? 'ANY');
}

/** Whom a thing at this place is said to; null: to nobody in particular. */
export function spokenTo({ addressees, segmentOf }: Taken, at: number): readonly PlayerId[] | null {
  const addressed = addressees[at];
  if (addressed == null || addressed.players.length === 0) return null;
  const sentence = segmentOf[at]?.sentence ?? 0;
  return sentence - addressed.sentence <= FARTHEST_CALL ? addressed.players : null;
}

const FARTHEST_CALL = 3;
const NEAREST_WORDS = 6;

/** What somebody has claimed, by the talk before or by this text (`Bob's medium claim`); the seer where nothing is known. */
export function claimedRole(taken: Taken, player: PlayerId): RoleWord {
  return taken.utterance.context?.claims?.get(player) ?? namedRole(taken, player) ?? 'SEER';
}

const namedRoles = new WeakMap<Taken, Map<PlayerId, RoleWord | null>>();

/** Looked for once for each player: every construction may ask. */
function namedRole(taken: Taken, player: PlayerId): RoleWord | null {
  const known = namedRoles.get(taken) ?? new Map<PlayerId, RoleWord | null>();
  namedRoles.set(taken, known);
  const found = known.get(player);
  if (found !== undefined) return found;
  const role = findNamedRole(taken, player);
  known.set(player, role);
  return role;
}

function findNamedRole({ items }: Taken, player: PlayerId): RoleWord | null {
  for (let at = 0; at < items.length; at++) {
    if (items[at]?.phrase?.players.includes(player) !== true) continue;
    for (let near = at + 1; near < at + NEAREST_WORDS; near++) {
      const item = items[near];
      if (item === undefined || item.phrase !== null || BOUNDARIES.has(item.text)) break;
      const { role } = item.entry;
      if (role === 'SEER' || role === 'MEDIUM' || role === 'BODYGUARD') return role;
    }
  }
  return null;
}

export function hasClaimed(taken: Taken, player: PlayerId): boolean {
  return taken.utterance.context?.claims?.has(player) === true || namedRole(taken, player) !== null;
}

export const PLAIN: Mood = {
  negative: false,
  force: 'statement',
  tense: 'present',
  addressee: 'ANY',
  source: 'own',
};

/** A verb with its subject: `I am leaning to vote`. */
export interface VerbGroup {
  readonly subject: NounPhrase | null;
  /** As written: `us`. */
  readonly subjectText: string;
  /** The words between, auxiliaries before an inverted subject too. */
  readonly chain: readonly string[];
  readonly negations: number;
  /** `did you vote`: an auxiliary stands before the subject. */
  readonly isInverted: boolean;
  /** The place of its first word. */
  readonly start: number;
  /** The word before it. */
  readonly before: Item | null;
}

const LONGEST_CHAIN = 10;

/** The subject of a verb and what stands between, found by going left. */
export function verbGroupAt(items: readonly Item[], verb: number): VerbGroup {
  const chain: string[] = [];
  let negations = 0;
  let at = verb - 1;
  while (at >= 0 && verb - at <= LONGEST_CHAIN && isBetween(items, at)) {
    const { text, entry, aside } = items[at] as Item;
    if (aside < 0) {
      at += aside - 1;
      continue;
    }
    if (entry.classes.has('neg')) negations++;
    else if (!entry.classes.has('adv') || entry.classes.has('chain')) chain.unshift(text);
    at--;
  }
  const subject = items[at]?.phrase ?? null;
  if (subject === null || (subject.isPossessive && !subject.isObject)) {
    return {
      subject: null,
      subjectText: '',
      chain,
      negations,
      isInverted: false,
      start: at + 1,
      before: items[at] ?? null,
    };
  }
  return withInversion(items, at, {
    subject,
    subjectText: items[at]?.text ?? '',
    chain,
    negations,
    isInverted: false,
    start: at,
    before: null,
  });
}

/** What may stand between a subject and its verb. */
function isBetween(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  return item.aside < 0 || isLink(item) || isVoteTo(items, at);
}

/** `I vote to hang Bob` */
function isVoteTo(items: readonly Item[], at: number): boolean {
  return items[at + 1]?.text === 'to' && VOTE.test(items[at]?.text ?? '');
}

const VOTE = /^(?:vote|votes|voting|voted)$/;

function isLink({ entry, phrase, text }: Item): boolean {
  if (phrase !== null) return false;
  const { classes } = entry;
  if (text === 'to') return true;
  return classes.has('chain') || classes.has('modal') || classes.has('adv') || classes.has('neg');
}

const INVERTED = new Set(
  'do does did should could can would will shall may might must are is am was were have has let'.split(' '),
);

/** `shouldn't we vote`, `let us vote`: goes on to the auxiliary before the subject. */
function withInversion(items: readonly Item[], subjectAt: number, group: VerbGroup): VerbGroup {
  let at = subjectAt - 1;
  let { negations } = group;
  while (at >= 0 && items[at]?.phrase === null && isPassedOver(items[at] as Item)) {
    if (items[at]?.entry.classes.has('neg')) negations++;
    at--;
  }
  const auxiliary = items[at];
  if (auxiliary === undefined || auxiliary.phrase !== null || !INVERTED.has(auxiliary.text)) {
    return { ...group, before: items[subjectAt - 1] ?? null };
  }
  const chain = [auxiliary.text, ...group.chain];
  return {
    ...group,
    chain,
    negations,
    isInverted: auxiliary.text !== 'let',
    start: at,
    before: items[at - 1] ?? null,
  };
}

function isPassedOver({ entry }: Item): boolean {
  return entry.classes.has('neg') || entry.classes.has('adv');
}
