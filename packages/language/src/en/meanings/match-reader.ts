import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import type { Content, Mood } from '../../natural/frame.ts';
import { LONGEST_ASIDE } from '../asides.ts';
import { spokenTo, type Taken } from '../clause.ts';
import { type ConditionScope, isSaid } from '../conditions.ts';
import type { Of } from '../constructions/construction.ts';
import type { FrameList, Place } from '../frames.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import type { Match } from '../pattern.ts';
import type { Segment } from '../segments.ts';
import { isDead } from '../subjects.ts';

/** The places of words that are used up; null: nothing was said after all, and others may try. */
export type UsedUp = readonly number[] | null;

const JUDGEMENTS = ['role', 'sus', 'fake', 'species'];

/** A construction that was found, and what meanings ask about it. */
export class MatchReader {
  readonly match: Match;
  readonly taken: Taken;
  readonly place: Place;
  readonly #list: FrameList;

  constructor(match: Match, taken: Taken, list: FrameList, rule: string, confidence: number) {
    this.match = match;
    this.taken = taken;
    this.#list = list;
    this.place = { start: match.start, end: match.end, rule, confidence };
  }

  get frames(): FrameList['frames'] {
    return this.#list.frames;
  }

  /** Where it begins in the text as it was given. */
  get startInText(): number {
    return this.#list.startInText(this.place);
  }

  add(content: Content, mood: Partial<Mood>): void {
    this.#list.add(content, mood, this.place);
  }

  addEach(
    phrase: NounPhrase,
    mood: Partial<Mood>,
    contentOf: (player: PlayerId) => Content | null,
    place = this.place,
  ): void {
    this.#list.addEach(phrase, mood, place, contentOf);
  }

  addChoice(contents: readonly Content[], mood: Partial<Mood>): void {
    this.#list.addChoice(contents, mood, this.place);
  }

  get trigger(): Item {
    return this.taken.items[this.match.trigger] as Item;
  }

  get isNegated(): boolean {
    return this.match.negations % 2 === 1;
  }

  /** `those who side with Bob are wolves` says nothing of Bob. */
  get isUnderPreposition(): boolean {
    const { items } = this.taken;
    const { places, start } = this.match;
    const before = items[start - 1]?.text ?? '';
    const isGoingOn = this.trigger.text.endsWith('ing') || this.trigger.entry.classes.has('ing');
    if (before === 'with' && isGoingOn) return false;
    const isUnder = places.S === start && UNDER.has(before) && items[start]?.phrase?.isObject === true;
    return isUnder && items[start - 2]?.text !== 'according';
  }

  /** `Bob, whom we hanged, was …` asks nothing. */
  get isInAside(): boolean {
    const { items } = this.taken;
    const { trigger } = this.match;
    for (let at = trigger - 1; at >= Math.max(0, trigger - LONGEST_ASIDE); at--) {
      const aside = items[at]?.aside ?? 0;
      if (aside !== 0) return at + aside > trigger;
    }
    return false;
  }

  get scope(): ConditionScope | undefined {
    return this.taken.scopes[this.match.trigger];
  }

  get isQuestion(): boolean {
    return this.taken.segmentOf[this.match.trigger]?.isQuestion === true;
  }

  source(): Mood['source'] {
    return isSaid(this.scope) ? 'own' : 'condition';
  }

  /** What others say, do or think is retold. */
  sourceOf(who: NounPhrase): Mood['source'] {
    const source = this.source();
    return source === 'own' && who.kind !== 'me' ? 'retold' : source;
  }

  /** Asked of whoever is spoken to. */
  asked(): Partial<Mood> {
    return { force: 'question', addressee: spokenTo(this.taken, this.match.trigger)?.[0] ?? 'ANY' };
  }

  /** The role named in the span, the looked-up word first. */
  wordRole(): RoleWord | null {
    const { start, end } = this.match;
    return this.trigger.entry.role ?? this.#lastRole(end - 1, start);
  }

  /** `a wolf or the possessed`: the place of the other role that somebody may have. */
  otherRoleAt(): number | null {
    const { items } = this.taken;
    let at = this.match.end;
    if (items[at]?.text !== 'or') return null;
    do at++;
    while (isBeforeRole(items[at]));
    const { role = null } = items[at]?.entry ?? {};
    const isAttribute = items[at + 1]?.entry.classes.has('head') === true;
    return role === null || role === this.trigger.entry.role || isAttribute ? null : at;
  }

  roleAt(at: number): RoleWord {
    return (this.taken.items[at] as Item).entry.role as RoleWord;
  }

  /** The last role that was named before. */
  roleBefore(): RoleWord | null {
    return this.#lastRole(this.match.start - 1, 0);
  }

  #lastRole(from: number, to: number): RoleWord | null {
    for (let at = from; at >= to; at--) {
      const { role } = (this.taken.items[at] as Item).entry;
      if (role !== null) return role;
    }
    return null;
  }

  /** What the last word of the span that tells it says somebody is. */
  lastSpecies(): SpeciesWord | null {
    for (let at = this.match.end - 1; at >= this.match.start; at--) {
      const { species } = (this.taken.items[at] as Item).entry;
      if (species !== null) return species;
    }
    return null;
  }

  /** `was` in the span */
  isPast(): boolean {
    const { start, end } = this.match;
    return this.taken.items.slice(start, end).some(({ text }) => text === 'was' || text === 'were');
  }

  /** Words of roles and judgements in the span, and those of more classes. */
  usedUp(...more: string[]): number[] {
    const { items } = this.taken;
    const used = [this.match.trigger];
    for (let at = this.match.start; at < this.match.end; at++) {
      const { classes } = (items[at] as Item).entry;
      if (JUDGEMENTS.some((name) => classes.has(name)) || more.some((name) => classes.has(name)))
        used.push(at);
    }
    return used;
  }

  phrase(of: Of): NounPhrase | null {
    const { slots } = this.match;
    switch (of) {
      case 'me':
        return somebody('me', this.taken.speaker === null ? [] : [this.taken.speaker]);
      case 'last':
        return this.#lastNamed();
      case 'voted':
        return this.#votedBefore();
      case 'A':
        return this.addressed();
      case 'subject':
        return slots.S ?? this.#calledHere() ?? this.#clauseBefore() ?? this.addressed();
      default:
        return slots[of] ?? slots.ME ?? slots.YOU ?? slots.S ?? slots.T ?? null;
    }
  }

  /** `Cat and I are …`: those who are named together with the speaker. */
  get besideMe(): readonly PlayerId[] {
    const { items, utterance } = this.taken;
    const { start } = this.match;
    const beside = items[start - 2]?.phrase;
    const isJoined =
      items[start]?.text === 'i' && items[start - 1]?.text === 'and' && beside?.kind === 'name';
    return isJoined && beside.isObject && utterance.channel !== 'whisper' ? beside.players : [];
  }

  /** Who does what the construction tells: the one before it, or the speaker. */
  subject(): NounPhrase {
    return this.match.slots.S ?? somebody('me', this.taken.speaker === null ? [] : [this.taken.speaker]);
  }

  addressed(): NounPhrase | null {
    const players = spokenTo(this.taken, this.match.trigger);
    return players === null ? null : somebody('you', players);
  }

  /** `I vote Bob. Please join me.` */
  #votedBefore(): NounPhrase | null {
    const last = this.frames.findLast(
      ({ content, mood, start }) =>
        content.type === 'act' &&
        content.act === 'vote' &&
        content.by === null &&
        mood.force === 'statement' &&
        mood.source === 'own' &&
        mood.tense === 'present' &&
        !mood.negative &&
        start < this.startInText,
    );
    if (last?.content.type !== 'act' || last.content.target === 'ANY') return null;
    return somebody('name', [last.content.target]);
  }

  #lastNamed(): NounPhrase | null {
    for (let at = this.match.start - 1; at >= 0; at--) {
      const { phrase } = this.taken.items[at] as Item;
      const isNamed = phrase?.kind === 'name' || phrase?.kind === 'third';
      if (phrase !== null && isNamed && phrase.players.length > 0) return phrase;
    }
    return null;
  }

  /** The subject of the sentence that this stands in. */
  sentenceSubject(): NounPhrase | null {
    const { items, segmentOf } = this.taken;
    const { trigger } = this.match;
    const nearest = items[trigger - 1]?.phrase;
    if (nearest != null && nearest.players.length > 0) return nearest;
    for (let at = segmentOf[trigger]?.start ?? 0; at < trigger; at++) {
      const { phrase } = items[at] as Item;
      const isOpinion = phrase?.kind === 'me' && items[at + 1]?.entry.classes.has('think') === true;
      if (phrase !== null && phrase.players.length > 0 && !isOpinion) return phrase;
    }
    return null;
  }

  /** `That is suspicious, Bob.` */
  #calledHere(): NounPhrase | null {
    const { addressees, items, segmentOf } = this.taken;
    const here = segmentOf[this.match.trigger];
    const addressed = addressees[this.match.trigger];
    if (here == null || addressed == null || addressed.sentence !== here.sentence) return null;
    const isNamed = items.slice(here.start, this.match.start).some(({ phrase }) => phrase?.kind === 'name');
    return isNamed ? null : this.addressed();
  }

  /** Of whom the clause or the sentence before speaks: `Bob keeps quiet. That is suspicious.` */
  #clauseBefore(): NounPhrase | null {
    const { items, segmentOf } = this.taken;
    const here = segmentOf[this.match.trigger];
    if (here == null) return null;
    for (let segment: Segment | null = here, far = 0; segment !== null && far <= FARTHEST_TOPIC; far++) {
      for (let at = segment.start; at < Math.min(segment.end, this.match.start); at++) {
        const { phrase } = items[at] as Item;
        if (phrase !== null && phrase.kind !== 'me' && phrase.players.length > 0 && !phrase.either)
          return isDead(items, at) ? null : phrase;
      }
      if (segment !== here && !isInterjection(items, segment)) return null;
      segment = segmentBefore(segmentOf, segment);
    }
    return null;
  }
}

function isBeforeRole(item: Item | undefined): boolean {
  if (item === undefined || item.phrase !== null || item.entry.role !== null) return false;
  const { classes } = item.entry;
  return classes.has('det') || classes.has('mod') || classes.has('adv');
}

const UNDER = new Set('with of against by from to behind on'.split(' '));
const FARTHEST_TOPIC = 2;
const LONGEST_INTERJECTION = 3;

/** `Wow!`, `Hmm…` */
function isInterjection(items: readonly Item[], { start, end }: Segment): boolean {
  return (
    end - start <= LONGEST_INTERJECTION && items.slice(start, end).every(({ phrase }) => phrase === null)
  );
}

function segmentBefore(segmentOf: readonly (Segment | null)[], { start }: Segment): Segment | null {
  for (let at = start - 1; at >= 0; at--) {
    const segment = segmentOf[at];
    if (segment != null) return segment;
  }
  return null;
}

function somebody(kind: NounPhrase['kind'], players: readonly PlayerId[]): NounPhrase {
  return { kind, players, either: false, isPossessive: false, isObject: true };
}
