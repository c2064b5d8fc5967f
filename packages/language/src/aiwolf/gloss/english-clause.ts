import type { ContentSentence, ResultSentence, RoleSentence } from '../ast.ts';
import {
  ACTS,
  beingClause,
  FIND,
  isPlain,
  MEANS,
  objectWord,
  type Phrase,
  ROLE_NAMES,
  ROLE_PHRASES,
  SEE,
  SPECIES_NAMES,
  subjectWord,
  talkName,
  targetWord,
} from './english-words.ts';
import { gapOf } from './gap.ts';
import type { Scene } from './scene.ts';

/** A verb with what follows it, ready for any kind of sentence. */
interface Predicate extends Phrase {
  readonly rest: string;
}

/** `I will vote for Agent2`, `Agent1 does not think I am a werewolf` */
export function contentClause(sentence: ContentSentence, isDenied: boolean, scene: Scene): string {
  const who = subjectWord(sentence.subject, scene);
  const predicate = predicateOf(sentence, scene);
  if (isDenied) return `${who} ${helper(predicate, who)} not ${baseOf(predicate)}`;
  return `${who} ${finiteOf(predicate, who)}`;
}

/** `vote for Agent2` */
export function contentInfinitive(sentence: ContentSentence, scene: Scene): string {
  return baseOf(predicateOf(sentence, scene));
}

/** `whom will you vote for`, `do you think I am a werewolf` */
export function contentQuestion(sentence: ContentSentence, scene: Scene): string {
  const who = subjectWord(sentence.subject, scene);
  if (who === 'someone') return `who ${finiteOf(predicateOf(sentence, scene), 'someone')}`;
  const predicate = gapOf(sentence) === null ? predicateOf(sentence, scene) : withGap(sentence, scene);
  return `${questionWord(sentence)}${helper(predicate, who)} ${who} ${baseOf(predicate)}`;
}

/** `whom Agent1 voted for`, `whether Agent1 thinks I am a werewolf` */
export function contentInquiry(sentence: ContentSentence, scene: Scene): string {
  const who = subjectWord(sentence.subject, scene);
  if (gapOf(sentence) === null) return `whether ${contentClause(sentence, false, scene)}`;
  return `${questionWord(sentence)}${who} ${finiteOf(withGap(sentence, scene), who)}`;
}

function questionWord(sentence: ContentSentence): string {
  switch (gapOf(sentence)) {
    case 'target':
      return sentence.kind === 'role' ? 'who ' : 'whom ';
    case 'role':
      return 'which role ';
    case 'species':
      return 'what ';
    default:
      return '';
  }
}

function predicateOf(sentence: ContentSentence, scene: Scene): Predicate {
  switch (sentence.kind) {
    case 'act':
      return { ...ACTS[sentence.verb], rest: targetWord(sentence.subject, sentence.target, scene) };
    case 'role':
      return {
        ...ROLE_PHRASES[sentence.verb],
        rest: `that ${beingClause(sentence.target, sentence.role, scene)}`,
      };
    case 'result': {
      const target = targetWord(sentence.subject, sentence.target, scene);
      if (scene.manner !== null)
        return { ...SEE[sentence.verb], rest: `${target} as ${SPECIES_NAMES[sentence.species]}` };
      return { ...FIND, rest: resultRest(sentence, `${target} to be`) };
    }
    case 'opinion': {
      const verb = sentence.verb.toLowerCase();
      return {
        tense: 'present',
        base: verb,
        finite: `${verb}s`,
        rest: `with ${talkName(sentence.talk, scene)}`,
      };
    }
  }
}

function resultRest({ species, verb }: ResultSentence, object: string): string {
  return `${object} ${SPECIES_NAMES[species]} ${MEANS[verb]}`;
}

/** The predicate without the word that is asked for. */
function withGap(sentence: ContentSentence, scene: Scene): Predicate {
  switch (sentence.kind) {
    case 'act':
      return { ...ACTS[sentence.verb], rest: '' };
    case 'role':
      return { ...ROLE_PHRASES[sentence.verb], rest: roleGap(sentence, scene) };
    case 'result':
      return { ...FIND, rest: resultGap(sentence, scene) };
    case 'opinion':
      return predicateOf(sentence, scene);
  }
}

function roleGap(sentence: RoleSentence, scene: Scene): string {
  if (gapOf(sentence) === 'target')
    return sentence.role === 'ANY' ? 'has which role' : `is ${ROLE_NAMES[sentence.role]}`;
  const who = subjectWord(sentence.target, scene);
  return `${who} ${isPlain(who) ? 'have' : 'has'}`;
}

function resultGap(sentence: ResultSentence, scene: Scene): string {
  if (gapOf(sentence) === 'target') return resultRest(sentence, 'to be');
  return `${objectWord(sentence.target, scene)} to be ${MEANS[sentence.verb]}`;
}

function baseOf({ base, rest }: Predicate): string {
  return rest === '' ? base : `${base} ${rest}`;
}

function finiteOf(predicate: Predicate, who: string): string {
  const { tense, base, finite, rest } = predicate;
  const verb = tense === 'future' ? `will ${base}` : tense === 'present' && isPlain(who) ? base : finite;
  return rest === '' ? verb : `${verb} ${rest}`;
}

/** The helping verb of a question or a denial. */
function helper({ tense }: Predicate, who: string): string {
  if (tense === 'future') return 'will';
  if (tense === 'past') return 'did';
  return isPlain(who) ? 'do' : 'does';
}
