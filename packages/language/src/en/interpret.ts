import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../aiwolf/words.ts';
import type { Content, Mood } from '../natural/frame.ts';
import { asWho, claimedRole, hasClaimed, spokenTo, type Taken, verbGroupAt } from './clause.ts';
import type { Asked, Construction, Meaning, Of } from './constructions/construction.ts';
import type { FrameList, Place } from './frames.ts';
import { leadBefore } from './lead.ts';
import { UNKNOWN } from './lexicon/lexicon.ts';
import type { Item, NounPhrase } from './noun-phrases.ts';
import type { Match } from './pattern.ts';
import { BOUNDARIES } from './segments.ts';
import { findSpecies } from './species.ts';

/** Makes the frames of a construction that was found. Gives the places of words it has used up; null: it says nothing. */
export function interpret(
  construction: Construction,
  match: Match,
  taken: Taken,
  list: FrameList,
): readonly number[] | null {
  const place: Place = {
    start: match.start,
    end: match.end,
    at: match.trigger,
    rule: construction.name,
    confidence: construction.confidence ?? 0.85,
  };
  const reader = new Interpreter(match, taken, list, place);
  return reader.make(construction.makes);
}

const ASKED: Readonly<Record<Exclude<Asked, 'role'>, Content>> = {
  suspect: { type: 'estimate', by: null, target: 'ANY', role: 'WEREWOLF' },
  seer: { type: 'estimate', by: null, target: 'ANY', role: 'SEER' },
  vote: { type: 'act', by: null, act: 'vote', target: 'ANY' },
  voted: { type: 'act', by: null, act: 'vote', target: 'ANY' },
  divine: { type: 'act', by: null, act: 'divine', target: 'ANY' },
  guard: { type: 'act', by: null, act: 'guard', target: 'ANY' },
  attack: { type: 'act', by: null, act: 'attack', target: 'ANY' },
  divined: { type: 'result', by: null, how: 'divined', target: 'ANY', species: 'ANY' },
  identified: { type: 'result', by: null, how: 'identified', target: 'ANY', species: 'ANY' },
  guarded: { type: 'result', by: null, how: 'guarded', target: 'ANY', species: null },
};

class Interpreter {
  readonly #match: Match;
  readonly #taken: Taken;
  readonly #list: FrameList;
  readonly #place: Place;

  constructor(match: Match, taken: Taken, list: FrameList, place: Place) {
    this.#match = match;
    this.#taken = taken;
    this.#list = list;
    this.#place = place;
  }

  make(meaning: Meaning): readonly number[] | null {
    switch (meaning.type) {
      case 'nothing':
        return [...this.#usedUp(), ...this.#verbsInSpan()];
      case 'is':
        return this.#is(meaning.of, meaning.role ?? this.#wordRole());
      case 'suspects':
        return this.#estimate(meaning.by, meaning.of, 'WEREWOLF');
      case 'trusts':
        return this.#trusts(meaning.by, meaning.of);
      case 'believes':
        return this.#believes(meaning.of, false);
      case 'doubts':
        return this.#believes(meaning.of, true);
      case 'claims':
        return this.#claims(meaning.who, meaning.role ?? this.#wordRole());
      case 'found':
        return this.#found(meaning);
      case 'acts':
        return this.#acts(meaning);
      case 'asks':
        return this.#asks(meaning.asked);
      case 'asksIs':
        return this.#asksIs(meaning.of);
      case 'asksSuspect':
        return this.#asksSuspect(meaning.of);
      case 'asksOpinion':
        return this.#asksOpinion(meaning.of);
      case 'calls':
        return this.#calls(meaning.of, meaning.role ?? this.#wordRole());
      case 'opinion':
        return this.#opinion(meaning.agrees);
    }
  }

  /** The role named in the span, the looked-up word first. */
  #wordRole(): RoleWord | null {
    const { items } = this.#taken;
    const { trigger, start, end } = this.#match;
    const own = items[trigger]?.entry.role ?? null;
    if (own !== null) return own;
    for (let at = end - 1; at >= start; at--) {
      const { role } = (items[at] as Item).entry;
      if (role !== null) return role;
    }
    return null;
  }

  #phrase(of: Of): NounPhrase | null {
    const { slots } = this.#match;
    if (of === 'me')
      return { kind: 'me', players: this.#own(), either: false, isPossessive: false, isObject: true };
    if (of === 'last') return this.#lastNamed();
    if (of === 'A') return this.#addressed();
    if (of === 'subject') return this.#clauseBefore();
    return slots[of] ?? slots.ME ?? slots.YOU ?? slots.S ?? slots.T ?? null;
  }

  #own(): readonly PlayerId[] {
    return this.#taken.speaker === null ? [] : [this.#taken.speaker];
  }

  #lastNamed(): NounPhrase | null {
    const { items } = this.#taken;
    for (let at = this.#match.start - 1; at >= 0; at--) {
      const { phrase } = items[at] as Item;
      if (phrase !== null && (phrase.kind === 'name' || phrase.kind === 'third') && phrase.players.length > 0)
        return phrase;
    }
    return null;
  }

  /** The subject of the sentence that this stands in. */
  #sentenceSubject(): NounPhrase | null {
    const { items, segmentOf } = this.#taken;
    const start = segmentOf[this.#match.trigger]?.start ?? 0;
    for (let at = start; at < this.#match.trigger; at++) {
      const { phrase } = items[at] as Item;
      const isOpinion = phrase?.kind === 'me' && items[at + 1]?.entry.classes.has('think') === true;
      if (phrase !== null && phrase.players.length > 0 && !isOpinion) return phrase;
    }
    return null;
  }

  /** Of whom the clause or the sentence before speaks: `Bob keeps quiet. That is suspicious.` */
  #clauseBefore(): NounPhrase | null {
    const { items, segments, segmentOf } = this.#taken;
    const here = segmentOf[this.#match.trigger];
    const index = here == null ? -1 : segments.indexOf(here);
    for (const segment of [here, segments[index - 1]]) {
      if (segment == null) continue;
      for (let at = segment.start; at < Math.min(segment.end, this.#match.start); at++) {
        const { phrase } = items[at] as Item;
        if (phrase !== null && phrase.kind !== 'me' && phrase.players.length > 0 && !phrase.either)
          return phrase;
      }
    }
    return null;
  }

  #addressed(): NounPhrase | null {
    const players = spokenTo(this.#taken, this.#match.trigger);
    return players === null
      ? null
      : { kind: 'you', players, either: false, isPossessive: false, isObject: true };
  }

  #source(): Mood['source'] {
    const scope = this.#taken.scopes[this.#match.trigger];
    return scope === 'plain' || scope === 'why' ? 'own' : 'condition';
  }

  #negative(): boolean {
    return this.#match.negations % 2 === 1;
  }

  /** Words of roles and judgements in the span are used up. */
  #usedUp(): number[] {
    const { items } = this.#taken;
    const used = [this.#match.trigger];
    for (let at = this.#match.start; at < this.#match.end; at++) {
      const { classes } = (items[at] as Item).entry;
      if (classes.has('role') || classes.has('sus') || classes.has('fake') || classes.has('species'))
        used.push(at);
    }
    return used;
  }

  #is(of: Of, role: RoleWord | null): readonly number[] | null {
    const phrase = this.#phrase(of);
    if (phrase === null) return null;
    const meant = role ?? 'WEREWOLF';
    const lead = leadBefore(this.#taken, this.#match.start);
    const negative = this.#negative() !== lead.negative;
    const source = lead.source === 'condition' ? 'condition' : this.#source();
    const sight = lead.isOpinion || negative ? null : this.#ownSight(phrase, meant);
    if (lead.by !== null) {
      this.#retold(lead.by, lead.isSaid, phrase, meant, negative, source);
    } else if (lead.asks) {
      this.#list.addEach(phrase, { negative: false, source, ...this.#askedOf() }, this.#place, (target) => ({
        type: 'estimate',
        by: null,
        target,
        role: meant,
      }));
    } else if (sight !== null) {
      const species = meant === 'WEREWOLF' ? 'WEREWOLF' : 'HUMAN';
      this.#list.addEach(phrase, { source }, this.#place, (target) => ({
        type: 'result',
        by: null,
        how: sight,
        target,
        species,
      }));
    } else if (phrase.kind === 'me') {
      if (role !== this.#wordRole()) return null;
      this.#list.add({ type: 'claim', who: null, role: meant }, { negative, source }, this.#place);
    } else {
      this.#list.addEach(phrase, { negative, source }, this.#place, (target) => ({
        type: 'estimate',
        by: null,
        target,
        role: meant,
      }));
    }
    return this.#usedUp();
  }

  /** `Medium result: Bob was human`, `Bob is a wolf by my seer vision`: how the speaker has seen it. */
  #ownSight({ kind }: NounPhrase, role: RoleWord): 'divined' | 'identified' | null {
    const { items, segmentOf } = this.#taken;
    if (kind === 'me' || (role !== 'WEREWOLF' && role !== 'VILLAGER')) return null;
    const { start, end, trigger } = this.#match;
    const isPast = items.slice(start, end).some(({ text }) => text === 'was' || text === 'were');
    if (isPast && this.#speaksAsMedium()) return 'identified';
    const sentence = segmentOf[trigger]?.sentence;
    const isOwn = items.some(
      ({ text }, at) =>
        text === 'my' && items[at + 1]?.entry.role === 'SEER' && segmentOf[at]?.sentence === sentence,
    );
    return isOwn ? 'divined' : null;
  }

  #askedOf(): Partial<Mood> {
    const addressee = spokenTo(this.#taken, this.#match.trigger)?.[0] ?? 'ANY';
    return { force: 'question', addressee };
  }

  /** `Cat said Bob is a wolf`: a result of hers; of herself it is a claim; a mere thought is an estimate. */
  #retold(
    by: PlayerId,
    isSaid: boolean,
    phrase: NounPhrase,
    role: RoleWord,
    negative: boolean,
    source: Mood['source'],
  ): void {
    const mood = { negative, source: source === 'condition' ? source : ('retold' as const) };
    if (phrase.players.includes(by)) {
      this.#list.add({ type: 'claim', who: by, role }, mood, this.#place);
      return;
    }
    const species: SpeciesWord | null =
      role === 'WEREWOLF' ? 'WEREWOLF' : role === 'VILLAGER' ? 'HUMAN' : null;
    this.#list.addEach(phrase, mood, this.#place, (target) =>
      isSaid && species !== null && !negative
        ? { type: 'result', by, how: this.#howFound(by), target, species }
        : { type: 'estimate', by, target, role },
    );
  }

  #howFound(by: PlayerId | null): 'divined' | 'identified' {
    const claimed = by === null ? null : this.#taken.utterance.context?.claims?.get(by);
    return claimed === 'MEDIUM' || (by === null && this.#speaksAsMedium()) ? 'identified' : 'divined';
  }

  /** The speaker says in this sentence, or has said, that they are the medium. */
  #speaksAsMedium(): boolean {
    const { items, segmentOf, speaker, utterance } = this.#taken;
    if (speaker !== null && utterance.context?.claims?.get(speaker) === 'MEDIUM') return true;
    const sentence = segmentOf[this.#match.trigger]?.sentence;
    return items.some(({ entry }, at) => entry.role === 'MEDIUM' && segmentOf[at]?.sentence === sentence);
  }

  #estimate(by: Of, of: Of, role: RoleWord): readonly number[] | null {
    const target = this.#phrase(of);
    const who = this.#match.slots.S ?? this.#phrase('me');
    if (target === null || who === null || target.players.length === 0) return null;
    if (who.kind !== 'me' && (by !== 'S' || who.players.length === 0 || who.either)) return null;
    const lead = leadBefore(this.#taken, this.#match.start);
    const negative = this.#negative() !== lead.negative;
    this.#list.addEach(target, { negative, source: this.#sourceOf(who) }, this.#place, (player) => ({
      type: 'estimate',
      by: asWho(who),
      target: player,
      role,
    }));
    return this.#usedUp();
  }

  #sourceOf(who: NounPhrase): Mood['source'] {
    const source = this.#source();
    return source === 'own' && who.kind !== 'me' ? 'retold' : source;
  }

  /** Trust in a claimant is trust in the claim; who is not trusted is suspected. */
  #trusts(by: Of, of: Of): readonly number[] | null {
    const target = this.#phrase(of);
    const who = by === 'S' ? (this.#match.slots.S ?? this.#phrase('me')) : this.#phrase('me');
    if (target === null || who === null || target.kind === 'me' || target.players.length === 0) return null;
    if (this.#taken.scopes[this.#match.trigger] === 'why') return null;
    if (who.kind !== 'me' && who.kind !== 'we' && (who.players.length !== 1 || who.kind === 'you'))
      return null;
    const author = who.kind === 'we' ? null : asWho(who);
    const negative = this.#negative() !== leadBefore(this.#taken, this.#match.start).negative;
    const source = who.kind === 'we' ? this.#source() : this.#sourceOf(who);
    for (const player of target.players) {
      const isClaimant = hasClaimed(this.#taken, player);
      const role = isClaimant ? claimedRole(this.#taken, player) : negative ? 'WEREWOLF' : 'VILLAGER';
      this.#list.add(
        { type: 'estimate', by: author, target: player, role },
        { negative: negative && isClaimant, source },
        this.#place,
      );
    }
    return this.#usedUp();
  }

  /** `we trust`, `let us trust`, but not `it is hard for us to trust`. */
  #isLetUs(): boolean {
    const { items } = this.#taken;
    const at = this.#match.places['S'] ?? -1;
    return items[at]?.text === 'we' || items[at - 1]?.text === 'let';
  }

  /** `I trust Bob will …` is about a clause. */
  #goesOn(): boolean {
    const next = this.#taken.items[this.#match.end];
    if (next === undefined || next.phrase !== null || BOUNDARIES.has(next.text)) return false;
    const { classes } = next.entry;
    return next.entry === UNKNOWN || classes.has('modal') || classes.has('cop') || classes.has('verb');
  }

  #believes(of: Of, isDoubt: boolean): readonly number[] | null {
    const phrase = this.#phrase(of);
    if (phrase === null || phrase.kind === 'me' || phrase.players.length === 0) return null;
    const lead = leadBefore(this.#taken, this.#match.start);
    const negative = (this.#negative() !== lead.negative) !== isDoubt;
    const named = this.#wordRole();
    this.#list.addEach(phrase, { negative, source: this.#source() }, this.#place, (target) => ({
      type: 'estimate',
      by: lead.by,
      target,
      role:
        named !== null && named !== 'VILLAGER' && named !== 'WEREWOLF'
          ? named
          : claimedRole(this.#taken, target),
    }));
    return this.#usedUp();
  }

  #claims(who: Of, role: RoleWord | 'ANY' | null): readonly number[] | null {
    const phrase = this.#phrase(who);
    if (phrase === null || role === null) return null;
    const said = this.#match.slots['T'];
    if (said !== undefined && said.players[0] !== phrase.players[0]) return null;
    const negative = this.#negative();
    if (this.#place.rule === 'claim/denied-in-short' && !negative) return null;
    if (phrase.kind === 'me')
      this.#list.add({ type: 'claim', who: null, role }, { negative, source: this.#source() }, this.#place);
    else {
      const source = this.#source() === 'own' ? 'retold' : 'condition';
      for (const player of phrase.players)
        this.#list.add({ type: 'claim', who: player, role }, { negative, source }, this.#place);
    }
    return this.#usedUp();
  }

  #found({ by, of, species, how }: Extract<Meaning, { type: 'found' }>): readonly number[] | null {
    const target = this.#phrase(of);
    const finder =
      by === 'last'
        ? (this.#sentenceSubject() ?? this.#addressed())
        : by === 'S'
          ? (this.#match.slots.S ?? this.#phrase('me'))
          : this.#phrase('me');
    if (target === null || finder === null || target.players.length === 0) return null;
    if (
      finder.kind === 'we' ||
      finder.kind === 'all' ||
      (finder.kind !== 'me' && finder.players.length === 0)
    )
      return null;
    if (how === 'guarded') {
      this.#list.addEach(
        target,
        { source: this.#sourceOf(finder), negative: this.#negative() },
        this.#place,
        (player) => ({ type: 'result', by: asWho(finder), how: 'guarded', target: player, species: null }),
      );
      return this.#usedUp();
    }
    const seen =
      species === undefined
        ? findSpecies(this.#taken, this.#match, target)
        : { species, at: this.#match.trigger };
    if (seen === null || finder.players[0] === target.players[0]) return [this.#match.trigger];
    const author = asWho(finder);
    const found = author === 'ANY' ? null : author;
    const place = { ...this.#place, end: Math.max(this.#place.end, seen.at + 1) };
    this.#list.addEach(target, { source: this.#sourceOf(finder) }, place, (player) => ({
      type: 'result',
      by: found,
      how: how ?? this.#howFound(found),
      target: player,
      species: seen.species,
    }));
    return [...this.#usedUp(), seen.at];
  }

  #acts({ act, by, of, as, denies }: Extract<Meaning, { type: 'acts' }>): readonly number[] | null {
    const target = this.#phrase(of);
    const actor = this.#phrase(by);
    if (target === null || actor === null || target.players.length === 0) return null;
    const source = this.#source();
    const negative = this.#negative() !== (denies ?? false);
    const done = this.#isRemovalAtNight() ? 'attack' : act;
    if (as === 'voted' && actor.kind !== 'me') {
      if (actor.players.length === 0) return null;
      for (const player of actor.players) {
        this.#list.addEach(
          target,
          { tense: 'past', source: source === 'own' ? 'retold' : source },
          this.#place,
          (other) => (other === player ? null : { type: 'act', by: player, act, target: other }),
        );
      }
    } else if (as === 'request') {
      for (const addressee of actor.players) {
        this.#list.addEach(
          target,
          { force: 'request', addressee, negative, source },
          this.#place,
          (player) => ({ type: 'act', by: null, act: done, target: player }),
        );
      }
    } else {
      const force = as === 'wish' ? 'wish' : 'statement';
      this.#list.addEach(target, { force, negative, source }, this.#place, (player) => ({
        type: 'act',
        by: null,
        act: done,
        target: player,
      }));
    }
    return [this.#match.trigger, ...this.#votesInSpan()];
  }

  #votesInSpan(): number[] {
    const { items } = this.#taken;
    const votes: number[] = [];
    for (let at = this.#match.start; at < this.#match.end; at++) {
      if ((items[at] as Item).entry.classes.has('voteNoun')) votes.push(at);
    }
    return votes;
  }

  /** `Bob's removal`, whispered, is no vote. */
  #isRemovalAtNight(): boolean {
    const { items, utterance } = this.#taken;
    return (
      utterance.channel === 'whisper' &&
      (items[this.#match.trigger]?.entry.classes.has('elimination') === true ||
        items[this.#match.trigger]?.text === 'get')
    );
  }

  #asks(asked: Asked): readonly number[] | null {
    if (this.#isSaidOfSelf()) return null;
    const scope = this.#taken.scopes[this.#match.trigger];
    const source = scope === 'plain' || scope === 'asked' || scope === 'why' ? 'own' : 'condition';
    const isShared = ['WE', 'ALL', 'ME'].some((slot) => this.#match.slots[slot] !== undefined);
    const asker = this.#match.slots['A'];
    const players =
      asker !== undefined && asker.players.length > 0
        ? asker.players
        : isShared
          ? null
          : (spokenTo(this.#taken, this.#match.trigger) ?? this.#claimant(asked));
    for (const addressee of players ?? (['ANY'] as const)) {
      const content: Content =
        asked === 'role' ? { type: 'claim', who: addressee, role: 'ANY' } : ASKED[asked];
      const tense = asked === 'voted' ? 'past' : 'present';
      this.#list.add(content, { force: 'question', addressee, source, tense }, this.#place);
    }
    return [...this.#usedUp(), ...this.#verbsInSpan()];
  }

  /** `I will share my result`, `let us share`: nobody is asked. */
  #isSaidOfSelf(): boolean {
    const { items } = this.#taken;
    if (items[this.#match.trigger]?.entry.classes.has('ask') !== true) return false;
    const { subject } = verbGroupAt(items, this.#match.trigger);
    return subject?.kind === 'me' || subject?.kind === 'we';
  }

  /** Whose result is asked for, if nobody is called: who is said to be the seer. */
  #claimant(asked: Asked): readonly PlayerId[] | null {
    if (asked !== 'divined') return null;
    for (const { content } of this.#list.frames) {
      if (content.type === 'claim' && content.role === 'SEER' && typeof content.who === 'number')
        return [content.who];
    }
    return null;
  }

  #verbsInSpan(): number[] {
    const { items } = this.#taken;
    const verbs: number[] = [];
    for (let at = this.#match.start; at < this.#match.end; at++) {
      if (
        (items[at] as Item).entry.classes.has('verb') ||
        (items[at] as Item).entry.classes.has('suspectNoun')
      )
        verbs.push(at);
    }
    return verbs;
  }

  #asksIs(of: Of): readonly number[] | null {
    const phrase = this.#phrase(of);
    if (phrase === null) return null;
    const role = this.#wordRole() ?? 'WEREWOLF';
    const source = this.#source();
    if (phrase.kind === 'you') {
      for (const player of phrase.players)
        this.#list.add(
          { type: 'claim', who: player, role },
          { force: 'question', addressee: player, source },
          this.#place,
        );
    } else if (phrase.kind === 'name' || phrase.kind === 'third') {
      this.#list.addEach(phrase, { source, ...this.#askedOf() }, this.#place, (target) => ({
        type: 'estimate',
        by: null,
        target,
        role,
      }));
    }
    return this.#usedUp();
  }

  #asksOpinion(of: Of): readonly number[] | null {
    const phrase = this.#phrase(of);
    if (phrase === null) return null;
    this.#list.addEach(phrase, { source: this.#source(), ...this.#askedOf() }, this.#place, (target) => ({
      type: 'estimate',
      by: null,
      target,
      role: 'ANY',
    }));
    return this.#usedUp();
  }

  #asksSuspect(of: Of): readonly number[] | null {
    const phrase = this.#phrase(of);
    if (phrase === null) return null;
    const asked = this.#match.slots['ALL'] === undefined ? this.#askedOf() : { force: 'question' as const };
    this.#list.addEach(phrase, { source: this.#source(), ...asked }, this.#place, (target) => ({
      type: 'estimate',
      by: null,
      target,
      role: 'WEREWOLF',
    }));
    return this.#usedUp();
  }

  #calls(of: Of | undefined, role: RoleWord | 'ANY' | null): readonly number[] | null {
    if (role === null) return null;
    const negative = this.#negative() || this.#place.rule === 'claim/stay-hidden';
    const scope = this.#taken.scopes[this.#match.trigger];
    const isAsked = this.#place.rule === 'claim/call';
    const source = scope === 'then' || (scope === 'if' && !isAsked) ? 'condition' : 'own';
    const called = of === undefined ? null : this.#phrase(of);
    if (of !== undefined && called === null) return null;
    for (const player of called?.players ?? (['ANY'] as const)) {
      this.#list.add(
        { type: 'claim', who: player, role },
        { force: 'request', addressee: player, negative, source },
        this.#place,
      );
    }
    return this.#usedUp();
  }

  #opinion(agrees: boolean): readonly number[] | null {
    const { items } = this.#taken;
    for (let at = 0; at < items.length; at++) {
      const talk = /^>>(\d+)$/.exec((items[at] as Item).text)?.[1];
      if (talk === undefined) continue;
      this.#list.add(
        { type: 'opinion', agrees: agrees !== this.#negative(), talk: Number(talk) },
        { source: this.#source() },
        this.#place,
      );
      return [this.#match.trigger];
    }
    return null;
  }
}
