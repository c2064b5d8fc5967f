import type { PlayerId } from '@mura/engine';
import type { RoleWord, SpeciesWord } from '../../aiwolf/words.ts';
import type { Mood } from '../../natural/frame.ts';
import { asWho, claimedRole, hasClaimed } from '../clause.ts';
import type { Meaning, Of } from '../constructions/construction.ts';
import { type Lead, leadBefore } from '../lead.ts';
import { UNKNOWN } from '../lexicon/lexicon.ts';
import type { Item, NounPhrase } from '../noun-phrases.ts';
import { BOUNDARIES } from '../segments.ts';
import type { MatchReader, UsedUp } from './match-reader.ts';
import { found } from './results.ts';
import { howFound, ownSight, speaksAsMedium } from './sight.ts';

type Is = Extract<Meaning, { type: 'is' }>;

/** `Bob is a wolf`: an estimate; of the speaker a claim; under `Cat said` hers; by a seer a result. */
export function is(reader: MatchReader, { of, role: named, denies, onlyAffirmed }: Is): UsedUp {
  if (onlyAffirmed && reader.isNegated) return null;
  const phrase = reader.phrase(of);
  const role = askedRole(reader, named) ?? named ?? reader.wordRole();
  if (named !== undefined && isOfLastNight(reader)) return null;
  if (role === 'VILLAGER' && (isFalse(reader) || isNotCleared(reader))) return null;
  if (phrase === null || isVerb(reader) || isNotBoth(reader) || reader.isUnderPreposition) return null;
  if (isOpenChoice(reader) || (named !== undefined && isOfClause(reader))) return null;
  const meant = role ?? 'WEREWOLF';
  const lead = leadBefore(reader.taken, reader.match.start);
  const negative = (reader.isNegated !== lead.negative) !== (denies ?? false);
  const source = lead.source === 'condition' ? 'condition' : reader.source();
  const sight = negative && meant !== 'WEREWOLF' ? null : sightUnder(reader, lead, phrase, meant);
  const estimate = (target: PlayerId) => ({ type: 'estimate', by: null, target, role: meant }) as const;
  if (lead.by !== null) {
    for (const by of [lead.by, ...lead.others])
      retoldOf(reader, lead, by, phrase, meant, { negative, source });
  } else if (lead.asks) reader.addEach(phrase, { source, ...reader.asked() }, estimate);
  else if (sight !== null) {
    // `I am the medium, and Bob was not a wolf`
    const species = meant === 'WEREWOLF' && !negative ? 'WEREWOLF' : 'HUMAN';
    reader.addEach(phrase, { source }, (target) => ({
      type: 'result',
      by: null,
      how: sight,
      target,
      species,
    }));
  } else if (phrase.kind === 'me') {
    if (role === null || role !== reader.wordRole() || reader.isPast() || isLetMe(reader)) return null;
    reader.add({ type: 'claim', who: null, role }, { negative, source });
    for (const target of reader.besideMe) reader.add(estimate(target), { negative, source });
  } else {
    const other =
      named === undefined && !negative && phrase.players.length === 1 ? reader.otherRoleAt() : null;
    if (other !== null) return oneOfRoles(reader, phrase, [meant, reader.roleAt(other)], source, other);
    reader.addEach(
      lead.negative ? eachOf(phrase) : phrase,
      { negative, source },
      estimate,
      opinionPlace(reader, lead),
    );
  }
  return reader.usedUp();
}

/** `The seer? I think it's Bob.` */
function askedRole(
  { taken: { items, segmentOf }, match }: MatchReader,
  named: RoleWord | undefined,
): RoleWord | null {
  const here = segmentOf[match.trigger];
  const isIt = named !== undefined && items.slice(match.start, match.end).some(({ text }) => text === 'it');
  const role = here == null ? undefined : items[here.start - 2];
  if (!isIt || role === undefined || items[(here?.start ?? 0) - 1]?.text !== '?') return null;
  const before = items[(here?.start ?? 0) - 3];
  return before === undefined || before.entry.classes.has('det') ? role.entry.role : null;
}

/** `Last night it was Bob.` */
function isOfLastNight({ taken: { items, segmentOf }, match: { trigger } }: MatchReader): boolean {
  if (items[trigger]?.text !== 'was') return false;
  const { start, end } = segmentOf[trigger] ?? { start: 0, end: 0 };
  return items.slice(start, end).some(({ text }) => text === 'last night' || text === 'yesterday');
}

/** `Bob is either a wolf or the possessed` */
function oneOfRoles(
  reader: MatchReader,
  { players }: NounPhrase,
  roles: readonly RoleWord[],
  source: Mood['source'],
  last: number,
): UsedUp {
  const [target] = players as [PlayerId];
  reader.addChoice(
    roles.map((role) => ({ type: 'estimate', by: null, target, role })),
    { source },
  );
  return [...reader.usedUp(), last];
}

/** `I don't think it is Bob or Cat`: of both it is denied. */
function eachOf(phrase: NounPhrase): NounPhrase {
  return { ...phrase, either: false };
}

function sightUnder(
  reader: MatchReader,
  { isFound, isOpinion }: Lead,
  phrase: NounPhrase,
  role: RoleWord,
): 'divined' | 'identified' | null {
  if (isFound && phrase.kind !== 'me' && speciesOf(role) !== null) return howFound(reader, null);
  if (isOpinion && reader.isPast() && speciesOf(role) !== null && phrase.kind !== 'me')
    return speaksAsMedium(reader) ? 'identified' : null;
  return isOpinion ? null : ownSight(reader, phrase, role);
}

/** What somebody says to think is not seen by them. */
function opinionPlace({ place }: MatchReader, { isOpinion }: Lead): MatchReader['place'] {
  return isOpinion ? { ...place, rule: `${place.rule}/opinion` } : place;
}

/** `Bob has not been cleared yet` */
function isNotCleared({ isNegated, trigger: { text } }: MatchReader): boolean {
  return isNegated && /^clear/.test(text);
}

/** `Bob and Cat can't both be the seer`: neither of them is denied. */
function isNotBoth({ isNegated, taken: { items }, match: { start, end } }: MatchReader): boolean {
  return isNegated && items.slice(start, end).some(({ text }) => text === 'both');
}

/** `a bad human` */
function isFalse({ taken: { items }, match: { start, end } }: MatchReader): boolean {
  return items.slice(start, end).some(({ text }) => /^(?:bad|evil|fake|false)$/.test(text));
}

/** `which of Bob and Cat is the wolf`: nobody in particular. */
function isOpenChoice({ taken: { items }, match: { start } }: MatchReader): boolean {
  let at = start - 1;
  while (at > 0 && (items[at]?.phrase != null || JOINS.has(items[at]?.text ?? ''))) at--;
  if (items[at]?.text === 'which') return items[start]?.phrase?.either === true;
  return items[at]?.text === 'of' && CHOICES.has(items[at - 1]?.text ?? '');
}

const JOINS = new Set(['and', 'or', ',']);
const CHOICES = new Set(['which', 'who', 'one', 'whether']);

/** `let me be clear` */
function isLetMe({ taken: { items }, match: { places } }: MatchReader): boolean {
  return items[places.S ?? -1]?.text === 'me';
}

/** `what makes you suspect her`, `who you suspect`: no adjective. */
function isVerb({ taken: { items }, match: { end } }: MatchReader): boolean {
  if (items[end - 1]?.text !== 'suspect') return false;
  return items[end]?.phrase != null || items[end - 2]?.phrase?.isObject === true;
}

/** `Cat said Bob is a wolf`: a result of hers; of herself it is a claim; a mere thought is an estimate. */
function retoldOf(
  reader: MatchReader,
  { isSaid }: Lead,
  by: PlayerId,
  phrase: NounPhrase,
  role: RoleWord,
  { negative, source }: Pick<Mood, 'negative' | 'source'>,
): void {
  const mood = { negative, source: source === 'condition' ? source : ('retold' as const) };
  if (phrase.players.includes(by)) {
    for (const who of phrase.players) reader.add({ type: 'claim', who, role }, mood);
    return;
  }
  const species = speciesOf(role);
  reader.addEach(phrase, mood, (target) =>
    isSaid && species !== null && !negative
      ? { type: 'result', by, how: howFound(reader, by), target, species }
      : { type: 'estimate', by, target, role },
  );
}

function speciesOf(role: RoleWord): SpeciesWord | null {
  if (role === 'WEREWOLF') return 'WEREWOLF';
  return role === 'VILLAGER' ? 'HUMAN' : null;
}

export function suspects(reader: MatchReader, { of, seen }: Extract<Meaning, { type: 'suspects' }>): UsedUp {
  const target = reader.phrase(of);
  const who = reader.subject();
  if (target === null || target.players.length === 0 || isOfClause(reader)) return null;
  if (who.kind === 'me' ? target.kind === 'me' : who.players.length === 0 || who.either) return null;
  if (seen && isSeer(reader, who)) return found(reader, { type: 'found', by: 'S', of, species: 'WEREWOLF' });
  const negative = reader.isNegated !== leadBefore(reader.taken, reader.match.start).negative;
  for (const by of who.kind === 'me' ? [null] : who.players) {
    reader.addEach(target, { negative, source: reader.sourceOf(who) }, (player) =>
      player === by ? null : { type: 'estimate', by, target: player, role: 'WEREWOLF' },
    );
  }
  return reader.usedUp();
}

const NEAREST_JUDGEMENT = 5;

/** `I suspect Bob is the possessed` is about what follows. */
function isOfClause({ taken: { items }, match: { end, trigger } }: MatchReader): boolean {
  if (end <= trigger || items[end]?.phrase != null || !isPredicateAt(items, end)) return false;
  return items
    .slice(end + 1, end + NEAREST_JUDGEMENT)
    .some((item) => item.phrase === null && isJudgement(item));
}

function isJudgement({ entry, text }: Item): boolean {
  return (
    entry.role !== null ||
    entry.classes.has('sus') ||
    entry.classes.has('trusted') ||
    /^(?:fine|ok|okay|good|safe)$/.test(text)
  );
}

/** `… is`, `… might be` */
function isPredicateAt(items: readonly Item[], at: number): boolean {
  const { classes } = items[at]?.entry ?? UNKNOWN;
  return classes.has('cop') || (classes.has('modal') && items[at + 1]?.entry.classes.has('cop') === true);
}

/** Whom a seer calls a wolf was seen so. */
function isSeer({ taken }: MatchReader, { players: [player] }: NounPhrase): boolean {
  return player !== undefined && hasClaimed(taken, player) && claimedRole(taken, player) === 'SEER';
}

/** Trust in a claimant is trust in the claim; who is not trusted is suspected. */
export function trusts(
  reader: MatchReader,
  { by, of, denies }: Extract<Meaning, { type: 'trusts' }>,
): UsedUp {
  const target = reader.phrase(of);
  const who = by === 'S' ? reader.subject() : reader.phrase('me');
  if (target === null || who === null || target.kind === 'me' || target.players.length === 0) return null;
  if (reader.scope === 'why' || !isTruster(reader, who) || (by === 'S' && goesOn(reader))) return null;
  if (by === 'me' && (reader.isUnderPreposition || isOpenChoice(reader))) return null;
  if (leadBefore(reader.taken, reader.match.start).source === 'condition') return null;
  const negative =
    (reader.isNegated !== leadBefore(reader.taken, reader.match.start).negative) !==
    (denies ?? NOBODY.has(reader.taken.items[reader.match.places.S ?? -1]?.text ?? ''));
  const isOurs = who.kind === 'we' || who.kind === 'you' || who.kind === 'all';
  for (const player of target.players) {
    const isClaimant = hasClaimed(reader.taken, player);
    const role = isClaimant ? claimedRole(reader.taken, player) : negative ? 'WEREWOLF' : 'VILLAGER';
    reader.add(
      { type: 'estimate', by: isOurs ? null : asWho(who), target: player, role },
      { negative: negative && isClaimant, source: isOurs ? reader.source() : reader.sourceOf(who) },
    );
  }
  return reader.usedUp();
}

/** `we trust`, `let us trust`, but not `it is hard for us to trust`. */
function isTruster({ taken: { items }, match }: MatchReader, { kind, players }: NounPhrase): boolean {
  if (kind === 'me') return true;
  const at = match.places.S ?? -1;
  if (kind === 'we') return items[at]?.text === 'we' || items[at - 1]?.text === 'let';
  if (kind === 'all' || kind === 'you')
    return items.slice(at, match.trigger).some(({ text }) => ADVISED.has(text));
  return players.length === 1;
}

const ADVISED = new Set(['can', 'should', 'must']);
const NOBODY = new Set(['nobody', 'no one']);

/** `I trust Bob will …` is about a clause. */
function goesOn({ taken: { items }, match: { end } }: MatchReader): boolean {
  const next = items[end];
  if (next === undefined || next.phrase !== null || BOUNDARIES.has(next.text)) return false;
  const { classes } = next.entry;
  return next.entry === UNKNOWN || classes.has('modal') || classes.has('cop') || classes.has('verb');
}

/** `So is Bob`: the last judgement before, of him too. */
export function alike(reader: MatchReader, of: Of): UsedUp {
  const phrase = reader.phrase(of);
  if (phrase === null || phrase.kind === 'me' || phrase.players.length === 0 || isDegree(reader)) return null;
  const [last] = reader.frames
    .filter(({ content, start }) => ALIKE.has(content.type) && start < reader.startInText)
    .sort((one, other) => other.start - one.start);
  if (last === undefined || last.mood.force !== 'statement') return null;
  if (last.content.type === 'claim') return claimsAlike(reader, phrase, last.content.role);
  if (last.content.type !== 'estimate') return null;
  const { by, role } = last.content;
  reader.addEach(phrase, last.mood, (target) => ({ type: 'estimate', by, target, role }));
  return reader.usedUp();
}

const ALIKE = new Set(['estimate', 'claim']);

/** `Bob claims seer, and so does Cat` */
function claimsAlike(reader: MatchReader, { players }: NounPhrase, role: RoleWord | 'ANY'): UsedUp {
  for (const who of players) reader.add({ type: 'claim', who, role }, { source: 'retold' });
  return reader.usedUp();
}

/** `he is too quiet` */
function isDegree({ taken: { items }, match: { trigger } }: MatchReader): boolean {
  const next = items[trigger + 1];
  return items[trigger]?.text === 'too' && next !== undefined && !BOUNDARIES.has(next.text);
}

/** `Cat's result on Bob is a lie`: not his. */
function isSpokenAbout({ taken: { items }, match: { places, start } }: MatchReader): boolean {
  return places.S === start && ABOUT.has(items[start - 1]?.text ?? '');
}

const ABOUT = new Set(['on', 'about', 'against', 'to', 'with', 'regarding']);

/** Whether what somebody claims is taken for true. */
export function believes(reader: MatchReader, of: Of, isDoubt: boolean, inShort = false): UsedUp {
  const phrase = reader.phrase(of);
  if (phrase === null || phrase.kind === 'me' || phrase.players.length === 0) return null;
  if (isDoubt && isSpokenAbout(reader)) return null;
  const lead = leadBefore(reader.taken, reader.match.start);
  const negative = (reader.isNegated !== lead.negative) !== isDoubt;
  if (inShort && !negative) return null;
  const named = inShort ? reader.roleBefore() : reader.wordRole();
  const isPower = named !== null && named !== 'VILLAGER' && named !== 'WEREWOLF';
  reader.addEach(phrase, { negative, source: reader.source() }, (target) => ({
    type: 'estimate',
    by: lead.by,
    target,
    role: isPower ? named : claimedRole(reader.taken, target),
  }));
  return reader.usedUp();
}
