import { isPack, type PlayerId, type Role, roleThat, type Species, teamOf } from '@mura/engine';
import { aiwolf, natural } from '@mura/language';

/** What somebody does with their words, as far as it can be seen from afar. */
const TALK_ACTS = ['claim', 'accuse', 'defend', 'doubt', 'ask', 'agree', 'think'] as const;

export interface StageTalkAct {
  readonly type: (typeof TALK_ACTS)[number];
  /** Whom it is about or put to; `null`: nobody in particular. */
  readonly target: PlayerId | null;
  /** The role that the speaker takes on. */
  readonly role: Role | null;
  /** What the speaker says to have found out of the target. */
  readonly result: Species | null;
  /** Where it was found. */
  readonly sentence: aiwolf.Sentence;
}

/** Who said an utterance that an opinion is about; `null`: nobody knows. */
export type AuthorOf = (talk: aiwolf.TalkNumber) => PlayerId | null;

/** All acts of what was understood of a post, in its order. */
export function actsIn(
  sentences: readonly aiwolf.Sentence[],
  speaker: PlayerId,
  authorOf: AuthorOf,
): StageTalkAct[] {
  return sentences.flatMap((sentence) => [
    ...natural.assertionsIn(sentence, speaker).flatMap((content) => assertedActs(content, speaker, authorOf)),
    ...natural.wishesIn(sentence, speaker).flatMap((wish) => wishedActs(wish, sentence)),
    ...otherActs(sentence),
  ]);
}

/** One post has one gesture: a werewolf that was found, a claim, and so on down to musing. */
export function leadingAct(acts: readonly StageTalkAct[]): StageTalkAct | null {
  const [first] = acts.toSorted((one, other) => rankOf(one) - rankOf(other));
  return first ?? null;
}

function rankOf({ type, result }: StageTalkAct): number {
  return result === 'werewolf' ? -1 : TALK_ACTS.indexOf(type);
}

function act(
  type: StageTalkAct['type'],
  target: PlayerId | 'ANY' | null,
  sentence: aiwolf.Sentence,
  more: Partial<Pick<StageTalkAct, 'role' | 'result'>> = {},
): StageTalkAct {
  return { type, target: target === 'ANY' ? null : target, role: null, result: null, sentence, ...more };
}

function assertedActs(
  content: aiwolf.ContentSentence,
  speaker: PlayerId,
  authorOf: AuthorOf,
): StageTalkAct[] {
  switch (content.kind) {
    case 'role':
      return content.role === 'ANY' ? [] : roleActs(content, aiwolf.toRole(content.role), speaker);
    case 'result':
      return content.species === 'ANY' ? [] : [resultAct(content, content.species)];
    case 'opinion':
      return [act(content.verb === 'AGREE' ? 'agree' : 'doubt', authorOf(content.talk), content)];
    case 'act':
      // Plans are wishes; of deeds only the one that makes a claim can be seen.
      return content.verb === 'GUARDED'
        ? [act('claim', content.target, content, { role: roleThat('guarded') })]
        : [];
  }
}

function roleActs(sentence: aiwolf.RoleSentence, role: Role, speaker: PlayerId): StageTalkAct[] {
  const { verb, target } = sentence;
  if (verb === 'COMINGOUT') return target === speaker ? [act('claim', null, sentence, { role })] : [];
  if (isPack(role)) return [act('accuse', target, sentence)];
  return [act(teamOf(role) === 'village' ? 'defend' : 'doubt', target, sentence)];
}

function resultAct(sentence: aiwolf.ResultSentence, species: aiwolf.SpeciesWord): StageTalkAct {
  const role = roleThat(sentence.verb === 'DIVINED' ? 'divined' : 'identified');
  return species === 'WEREWOLF'
    ? act('accuse', sentence.target, sentence, { role, result: 'werewolf' })
    : act('claim', sentence.target, sentence, { role, result: 'human' });
}

/** Who is to be executed is accused; to spare somebody is to stand up for them; other plans are musings. */
function wishedActs({ verb, player, denied }: natural.Wish, sentence: aiwolf.Sentence): StageTalkAct[] {
  if (verb === 'VOTE') return [act(denied ? 'defend' : 'accuse', player, sentence)];
  return verb === 'DIVINATION' || verb === 'GUARD' ? [act('think', null, sentence)] : [];
}

/** What is denied, asked, or left open. */
function otherActs(sentence: aiwolf.Sentence): StageTalkAct[] {
  switch (sentence.kind) {
    case 'ask':
      return sentence.operator === 'INQUIRE' ? [act('ask', sentence.target, sentence)] : requested(sentence);
    case 'because':
      return sentence.operands.slice(1).flatMap(otherActs);
    case 'logic':
      return sentence.operator === 'NOT'
        ? sentence.operands.flatMap(denied)
        : sentence.operator === 'AND'
          ? sentence.operands.flatMap(otherActs)
          : [act('think', null, sentence)];
    default:
      return [];
  }
}

/** To ask somebody for their role or their result is to ask them, whatever else a request may want. */
function requested(sentence: aiwolf.AskSentence): StageTalkAct[] {
  const isAnswer = sentence.operands.some(({ kind }) => kind === 'role' || kind === 'result');
  return isAnswer ? [act('ask', sentence.target, sentence)] : [];
}

function denied(sentence: aiwolf.Sentence): StageTalkAct[] {
  if (sentence.kind !== 'role' || sentence.verb !== 'ESTIMATE') return [];
  return [act(sentence.role === 'WEREWOLF' ? 'defend' : 'doubt', sentence.target, sentence)];
}
