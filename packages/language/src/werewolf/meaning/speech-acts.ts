import type { Event, PlayerId } from '@mura/engine';
import type { AgreeNode, DeclareNode, RequestNode, Sentence, SetNode, Utterance, Verbal } from '../ast.ts';
import type { VillageWords } from '../lexicon.ts';
import { isSet } from '../printer.ts';
import type { RoleWord } from '../vocabulary.ts';
import { rolesIn } from './members.ts';
import { polarity } from './rate.ts';
import { findSpeech } from './speech.ts';

/** What an utterance does, beyond what it says. */
export type SpeechAct =
  /** The speaker says what he is: one of these roles. */
  | { readonly type: 'comingOut'; readonly player: PlayerId; readonly roles: readonly RoleWord[] }
  /** Asks somebody what an utterance means. */
  | { readonly type: 'clarification'; readonly to: SetNode; readonly number: number }
  | { readonly type: 'agreement' | 'disagreement'; readonly with: number | SetNode }
  /** Takes back an utterance of one's own. */
  | { readonly type: 'correction'; readonly number: number };

export interface SpeechContext {
  readonly speaker: PlayerId;
  /** The events so far; without them nobody knows whose a speech was. */
  readonly record?: readonly Event[];
}

/** The acts of an utterance; what is said under a condition or as one of several possibilities is not done. */
export function speechActsOf(tree: Utterance, context: SpeechContext, village: VillageWords): SpeechAct[] {
  return verbalsOf(tree).flatMap((verbal) => actsOf(verbal, context, village));
}

/** The verbal sentences that are really said. */
export function verbalsOf(tree: Utterance): Verbal[] {
  switch (tree.kind) {
    case 'declare':
    case 'request':
    case 'agree':
      return [tree];
    case 'because':
      return [...verbalsOf(tree.conclusion), ...verbalsOf(tree.reason)];
    case 'before':
    case 'after':
      return [...verbalsOf(tree.event), ...verbalsOf(tree.reference)];
    case 'and':
      return tree.operands.flatMap(verbalsOf);
    default:
      return [];
  }
}

function actsOf(verbal: Verbal, context: SpeechContext, village: VillageWords): SpeechAct[] {
  if (verbal.kind === 'declare') return comingOuts(verbal, context.speaker, village);
  return verbal.kind === 'request' ? clarifications(verbal) : agreements(verbal, context);
}

function comingOuts({ rate, sentence }: DeclareNode, speaker: PlayerId, village: VillageWords): SpeechAct[] {
  if (polarity(rate) !== 'affirm') return [];
  return factsIn(sentence).flatMap((fact) => comingOut(fact, speaker, village));
}

/** What a sentence states without condition. */
function factsIn(sentence: Sentence): Sentence[] {
  if (sentence.kind === 'and') return sentence.operands.flatMap(factsIn);
  return sentence.kind === 'modified' ? factsIn(sentence.sentence) : [sentence];
}

/** To say no more than that one is human, or of the village, is no coming out. */
function comingOut(fact: Sentence, speaker: PlayerId, village: VillageWords): SpeechAct[] {
  if (fact.kind !== 'is' || fact.subject.kind !== 'character' || fact.subject.player !== speaker) return [];
  const roles = rolesIn(fact.predicate, village);
  if (!roles || roles.length === 0 || (roles.length > 1 && roles.includes('villager'))) return [];
  return [{ type: 'comingOut', player: speaker, roles }];
}

function clarifications({ rate, target, sentence }: RequestNode): SpeechAct[] {
  if (sentence.kind !== 'speech' || polarity(rate) !== 'affirm') return [];
  return [{ type: 'clarification', to: target, number: sentence.number }];
}

function agreements({ rate, with: agreed }: AgreeNode, { speaker, record = [] }: SpeechContext): SpeechAct[] {
  const attitude = polarity(rate);
  if (attitude === 'neutral') return [];
  const type = attitude === 'affirm' ? 'agreement' : 'disagreement';
  if (isSet(agreed)) return [{ type, with: agreed }];
  const { number } = agreed;
  const isOwn = findSpeech(record, number)?.player === speaker;
  return rate === 0 && isOwn ? [{ type: 'correction', number }] : [{ type, with: number }];
}
