import type { PlayerId, Species } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { type Claim, type ClaimUtterance, namesFellows } from './claim.ts';

/** Where a sentence stands in an utterance. */
interface AiwolfClaimScope {
  readonly said: ClaimUtterance;
  readonly players: number;
  /** The day of the DAY around it. */
  readonly about: number | null;
}

/** The claims of an utterance in the AIWolf protocol; what cannot be read claims nothing. */
export function findAIWolfClaims(said: ClaimUtterance, players: number): readonly Claim[] {
  const parsed = aiwolf.parseAIWolf(said.text, { dialect: 'lenient' });
  if (!parsed.ok) return NOTHING;
  const tree = aiwolf.resolve(parsed.value.tree, { speaker: said.player });
  return claimsOf(tree, { said, players, about: null });
}

const NOTHING: readonly Claim[] = Object.freeze([]);

/**
 * What the speakers themselves stand for: AND, DAY and both parts of BECAUSE. What they only ask for, estimate, leave open
 * (OR, XOR) or says in another's name is no claim.
 */
function claimsOf(sentence: aiwolf.Sentence, scope: AiwolfClaimScope): readonly Claim[] {
  if (sentence.subject !== scope.said.player) return NOTHING;
  switch (sentence.kind) {
    case 'role':
      return roleIn(sentence, scope);
    case 'result':
      return resultIn(sentence, scope);
    case 'act':
      return guardIn(sentence, scope);
    case 'because':
      return claimsOfAll(sentence.operands, scope);
    case 'day':
      return claimsOfAll(sentence.operands, { ...scope, about: sentence.day });
    case 'logic':
      if (sentence.operator === 'AND') return claimsOfAll(sentence.operands, scope);
      return sentence.operator === 'NOT' ? denialIn(sentence.operands[0], scope) : NOTHING;
    default:
      return NOTHING;
  }
}

function claimsOfAll(sentences: readonly aiwolf.Sentence[], scope: AiwolfClaimScope): readonly Claim[] {
  return sentences.flatMap((sentence) => claimsOf(sentence, scope));
}

/** `NOT (COMINGOUT …)` denies a role. That something was not divined or guarded says nothing of what was. */
function denialIn(sentence: aiwolf.Sentence | undefined, scope: AiwolfClaimScope): readonly Claim[] {
  if (sentence === undefined || sentence.subject !== scope.said.player) return NOTHING;
  const isNot = sentence.kind === 'logic' && sentence.operator === 'NOT';
  if (isNot && sentence.operands[0]) return claimsOf(sentence.operands[0], scope);
  if (sentence.kind !== 'role' || sentence.verb !== 'COMINGOUT' || sentence.role === 'ANY') return NOTHING;
  if (sentence.target !== scope.said.player) return NOTHING;
  return [{ type: 'denial', ...made(scope), role: aiwolf.toRole(sentence.role) }];
}

function roleIn(
  { verb, target, role: word }: aiwolf.RoleSentence,
  scope: AiwolfClaimScope,
): readonly Claim[] {
  if (verb !== 'COMINGOUT' || word === 'ANY') return NOTHING;
  const role = aiwolf.toRole(word);
  if (target === scope.said.player) return [{ type: 'role', ...made(scope), role }];
  if (!isAtTable(target, scope) || !namesFellows(role)) return NOTHING;
  return [{ type: 'fellow', ...made(scope), target, role }];
}

const RESULT_OF = { DIVINED: 'divined', IDENTIFIED: 'identified' } as const;
const SPECIES_OF: Readonly<Record<aiwolf.SpeciesWord, Species>> = { HUMAN: 'human', WEREWOLF: 'werewolf' };

function resultIn(
  { verb, target, species }: aiwolf.ResultSentence,
  scope: AiwolfClaimScope,
): readonly Claim[] {
  if (species === 'ANY' || !isAtTable(target, scope)) return NOTHING;
  const content = { by: RESULT_OF[verb], target, result: SPECIES_OF[species] };
  return [{ type: 'result', ...made(scope), ...content, ...about(scope) }];
}

function guardIn({ verb, target }: aiwolf.ActSentence, scope: AiwolfClaimScope): readonly Claim[] {
  if (verb !== 'GUARDED' || !isAtTable(target, scope)) return NOTHING;
  return [{ type: 'guard', ...made(scope), target, ...about(scope) }];
}

function isAtTable(target: aiwolf.Agent, { players }: AiwolfClaimScope): target is PlayerId {
  return target !== 'ANY' && target >= 1 && target <= players;
}

function made({ said: { seq, day, player } }: AiwolfClaimScope): {
  seq: number;
  day: number;
  player: PlayerId;
} {
  return { seq, day, player };
}

function about({ about }: AiwolfClaimScope): { about?: number } {
  return about === null ? {} : { about };
}
