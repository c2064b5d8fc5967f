import type { Character, PlayerId, Species } from '@mura/engine';
import { werewolf } from '@mura/language';
import { type Claim, type ClaimUtterance, namesFellows } from './claim.ts';

interface WerewolfClaimScope {
  readonly said: ClaimUtterance;
  readonly village: { readonly names: readonly string[] };
  readonly about: number | null;
}

type WerewolfSentenceOf<Name extends werewolf.Sentence['kind']> = Extract<werewolf.Sentence, { kind: Name }>;

/** Names of a cast in the language; made once for each cast, for the language keeps what it knows by that list. */
const namesByCast = new WeakMap<readonly Character[], readonly string[]>();

function namesFor(cast: readonly Character[]): readonly string[] {
  const known = namesByCast.get(cast);
  if (known !== undefined) return known;
  const names = werewolf.namesOf(cast);
  namesByCast.set(cast, names);
  return names;
}

const NOTHING: readonly Claim[] = Object.freeze([]);

/** The claims of an utterance in the language of 2013: what is declared above 50 %, without condition. */
export function findWerewolfClaims(said: ClaimUtterance, cast: readonly Character[]): readonly Claim[] {
  const village = { names: namesFor(cast) };
  const parsed = werewolf.parseUtterance(said.text, { ...village, dialect: 'lenient' });
  if (!parsed.ok) return NOTHING;
  const resolved = werewolf.resolve(parsed.value.tree, { speaker: said.player, day: said.day });
  if (!resolved.ok) return NOTHING;
  const scope = { said, village, about: null };
  return werewolf
    .verbalsOf(resolved.value.tree)
    .flatMap((verbal) => (verbal.kind === 'declare' ? declaredIn(verbal, scope) : NOTHING));
}

type Declared = Extract<werewolf.Verbal, { kind: 'declare' }>;

function declaredIn({ rate, sentence }: Declared, scope: WerewolfClaimScope): readonly Claim[] {
  const polarity = werewolf.polarity(rate);
  if (polarity === 'neutral') return NOTHING;
  return polarity === 'affirm' ? claimsOf(sentence, scope) : denialsIn(sentence, scope);
}

function claimsOf(sentence: werewolf.Sentence, scope: WerewolfClaimScope): readonly Claim[] {
  switch (sentence.kind) {
    case 'is':
      return roleIn(sentence, scope);
    case 'act':
      return guardIn(sentence, scope);
    case 'because':
      return resultIn(sentence, scope);
    case 'and':
      return sentence.operands.flatMap((operand) => claimsOf(operand, scope));
    case 'modified':
      if (sentence.by.kind !== 'day') return NOTHING;
      return claimsOf(sentence.sentence, { ...scope, about: sentence.by.day });
    case 'not':
      return denialsIn(sentence.operand, scope);
    default:
      return NOTHING;
  }
}

/** `Agent01 seer` of the speaker; to say no more than that one is human is no coming out. */
function roleIn(
  { subject, predicate }: WerewolfSentenceOf<'is'>,
  { said, village }: WerewolfClaimScope,
): readonly Claim[] {
  const [word, ...others] = werewolf.rolesIn(predicate, village) ?? [];
  const target = characterIn(subject);
  if (word === undefined || others.length > 0 || target === null) return NOTHING;
  const role = werewolf.toEngineRole(word);
  const { seq, day, player } = said;
  if (target === player) return [{ type: 'role', seq, day, player, role }];
  return namesFellows(role) ? [{ type: 'fellow', seq, day, player, target, role }] : NOTHING;
}

/** What is denied is denied of every role in the set. */
function denialsIn(sentence: werewolf.Sentence, { said, village }: WerewolfClaimScope): readonly Claim[] {
  if (sentence.kind !== 'is' || characterIn(sentence.subject) !== said.player) return NOTHING;
  const { seq, day, player } = said;
  const words = werewolf.rolesIn(sentence.predicate, village) ?? [];
  return words.map((word) => ({ type: 'denial', seq, day, player, role: werewolf.toEngineRole(word) }));
}

/** `yesterday Agent01 protect Agent04`: only a past day makes it a report. */
function guardIn(
  { subject, verb, object }: WerewolfSentenceOf<'act'>,
  { said, about }: WerewolfClaimScope,
): readonly Claim[] {
  const target = characterIn(object);
  const isReport = verb.kind === 'verb' && verb.verb === 'protect' && about !== null && about < said.day;
  if (!isReport || target === null || characterIn(subject) !== said.player) return NOTHING;
  const { seq, day, player } = said;
  return [{ type: 'guard', seq, day, player, target, about }];
}

const RESULT_OF: Readonly<Record<string, 'divined' | 'identified'>> = {
  inspect: 'divined',
  'medium-telling': 'identified',
};

/** `(Agent03 wolf) because (Agent01 inspect Agent03)`: a result; any other reason is an opinion. */
function resultIn(
  { conclusion, reason }: WerewolfSentenceOf<'because'>,
  scope: WerewolfClaimScope,
): readonly Claim[] {
  const { deed, about } = dated(reason, scope.about);
  if (conclusion.kind !== 'is' || deed.kind !== 'act' || deed.verb.kind !== 'verb') return NOTHING;
  const by = RESULT_OF[deed.verb.verb];
  const result = speciesIn(conclusion.predicate, scope);
  const target = characterIn(deed.object);
  if (by === undefined || result === null || target === null) return NOTHING;
  const { seq, day, player } = scope.said;
  if (characterIn(conclusion.subject) !== target || characterIn(deed.subject) !== player) return NOTHING;
  const named = about === null ? {} : { about };
  return [{ type: 'result', seq, day, player, by, target, result, ...named }];
}

function dated(
  reason: werewolf.Sentence,
  about: number | null,
): { readonly deed: werewolf.Sentence; readonly about: number | null } {
  if (reason.kind !== 'modified' || reason.by.kind !== 'day') return { deed: reason, about };
  return { deed: reason.sentence, about: reason.by.day };
}

/** The wolf, or every role that is not: HUMAN, WHITE, `not wolf`. */
function speciesIn(predicate: werewolf.SetNode, { village }: WerewolfClaimScope): Species | null {
  const words = werewolf.rolesIn(predicate, village) ?? [];
  if (words.length === 1 && words[0] === 'wolf') return 'werewolf';
  const humans = werewolf.ROLE_WORDS.filter((word) => word !== 'wolf');
  return humans.every((word) => words.includes(word)) && !words.includes('wolf') ? 'human' : null;
}

function characterIn(set: werewolf.SetNode | null): PlayerId | null {
  return set?.kind === 'character' ? set.player : null;
}
