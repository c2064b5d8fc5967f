import type { Agent, AskSentence, ContentSentence, ResultSentence, RoleSentence } from '../../aiwolf/ast.ts';
import type { AIWolfGrammar } from '../../aiwolf/gloss/grammar.ts';
import { type GlossScene, gapOf, isSpeaker, nameIn } from '../../aiwolf/gloss/scene.ts';
import {
  type ActVerb,
  type ResultVerb,
  type RoleVerb,
  type RoleWord,
  type SpeciesWord,
  toRole,
} from '../../aiwolf/words.ts';
import { roles } from './roles.ts';

const SPECIES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: 'human',
  WEREWOLF: 'a werewolf',
  ANY: 'human or a werewolf',
};

/** A verb phrase around the place of its target: `vote for _`, `find _ to be human by divination`. */
interface EnglishVerb {
  readonly tense: 'future' | 'past' | 'present';
  /** `vote for` */
  readonly base: string;
  /** `votes for` or `voted for`, as the tense needs it. */
  readonly finite: string;
}

/** A verb with what follows it, ready for any kind of sentence. */
interface EnglishPredicate extends EnglishVerb {
  readonly rest: string;
}

const ACTS: Readonly<Record<ActVerb, EnglishVerb>> = {
  DIVINATION: { tense: 'future', base: 'divine', finite: 'divine' },
  GUARD: { tense: 'future', base: 'guard', finite: 'guard' },
  VOTE: { tense: 'future', base: 'vote for', finite: 'vote for' },
  ATTACK: { tense: 'future', base: 'attack', finite: 'attack' },
  GUARDED: { tense: 'past', base: 'guard', finite: 'guarded' },
  VOTED: { tense: 'past', base: 'vote for', finite: 'voted for' },
  ATTACKED: { tense: 'past', base: 'attack', finite: 'attacked' },
};

const ROLE_PHRASES: Readonly<Record<RoleVerb, EnglishVerb>> = {
  ESTIMATE: { tense: 'present', base: 'think', finite: 'thinks' },
  COMINGOUT: { tense: 'present', base: 'declare', finite: 'declares' },
};

const FIND: EnglishVerb = { tense: 'past', base: 'find', finite: 'found' };

/** What seers and mediums say they did; a gloss tells what they found instead. */
const SEE: Readonly<Record<ResultVerb, EnglishVerb>> = {
  DIVINED: { tense: 'past', base: 'divine', finite: 'divined' },
  IDENTIFIED: { tense: 'past', base: 'identify', finite: 'identified' },
};

const MEANS: Readonly<Record<ResultVerb, string>> = {
  DIVINED: 'by divination',
  IDENTIFIED: 'as the medium',
};

/** Sentences of the protocol in English. */
export const aiwolf: AIWolfGrammar = {
  between: ' ',
  finish: (text, isQuestion) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion ? '?' : '.'}`,

  content: (sentence, { denied }, scene) => clause(sentence, denied, scene),
  control: ({ subject, verb }, _, scene) => {
    const who = subjectWord(subject, scene);
    return `${who} ${have(who)} ${verb === 'OVER' ? 'nothing more to say' : 'nothing to say now'}`;
  },
  because: (reason, conclusion) => `because ${reason}, ${conclusion}`,
  onDay: (day, text) => `on day ${day} ${text}`,
  accordingTo: (who, text, scene) =>
    `according to ${isSpeaker(who, scene) ? 'me' : subjectWord(who, { ...scene, addressee: null })}, ${text}`,
  join: (operator, members) => {
    const texts = members.map(({ text, needsBrackets }) => (needsBrackets ? `(${text})` : text));
    if (operator === 'XOR') return `either ${texts.join(', or ')}, but not both`;
    return texts.join(operator === 'AND' ? ', and ' : ', or ');
  },
  deny: (text) => `it is not true that ${text}`,
  denyWhole: (text) => `it is not true that ${text}`,
  notSo: () => 'it is not so',
  quoted: (text, { denied }) => `"${text}"${denied ? ' is not so' : ''}`,
  unknown: (text) => `something that is not understood ("${text}")`,

  call: (target, scene) => {
    if (target === 'ANY') return 'everyone';
    return isSpeaker(target, scene) ? 'myself' : nameIn(scene, target);
  },
  askAnything: (call) => `${call}, what is it`,
  askContent: (call, question, _, scene) => `${call}, ${contentQuestion(question, scene)}`,
  askWhether: (call, text) => `${call}, is it true that ${text}`,
  inquiryOfContent: (question, scene) => {
    const who = subjectWord(question.subject, scene);
    if (gapOf(question) === null) return `whether ${clause(question, false, scene)}`;
    return `${questionWord(question)}${who} ${finiteOf(withGap(question, scene), who)}`;
  },
  inquiry: (text) => `whether ${text}`,
  reportQuestion: (ask, inquiry, _, scene) => [asking(ask, scene), ...(inquiry ? [inquiry] : [])].join(' '),

  request: (call, wish, hint) => `${call}, please ${wish}${hint}`,
  hints: {
    everybody: '',
    werewolves: ' (meant for werewolf talk)',
    allies: ' (meant for werewolf talk, or among humans)',
  },
  wishRead,
  please: (wish) => wish,
  reportRequest: (ask, wish, _, scene) => `${asking(ask, scene)} ${infinitive(wish)}`,

  goOn: 'go on',
  wishContent,
  wishControl: (verb) => (verb === 'OVER' ? 'finish talking' : 'wait with talking'),
  seeToIt: (text) => `see to it that ${text}`,
  passOn: (target, wish, scene) => `ask ${asked(target, scene)} ${infinitive(wish)}`,
  wishNothing: 'do not',
  wishNot: (_, { wish }) => `do not ${wish()}`,
  wishJoined: (operator, operands) => {
    const wishes = operands.map(({ wish }) => wish());
    if (operator === 'XOR') return `either ${wishes.join(' or ')}, but not both`;
    return wishes.join(operator === 'AND' ? ' and ' : ' or ');
  },
};

/** `the seer`, `a villager`: there is one of most roles. */
function theRole(word: RoleWord): string {
  const isOneOfSeveral = word === 'VILLAGER' || word === 'WEREWOLF' || word === 'FREEMASON';
  return `${isOneOfSeveral ? 'a' : 'the'} ${roles[toRole(word)]}`;
}

function subjectWord(agent: Agent | null, scene: GlossScene): string {
  if (isSpeaker(agent, scene)) return 'I';
  if (agent === scene.addressee) return 'you';
  return agent === 'ANY' || agent === null ? 'someone' : nameIn(scene, agent);
}

function objectWord(agent: Agent, scene: GlossScene): string {
  if (agent === 'ANY') return scene.addressee === null ? 'someone' : 'anyone';
  if (isSpeaker(agent, scene)) return 'me';
  return agent === scene.addressee ? 'you' : nameIn(scene, agent);
}

/** `myself`, where somebody does it to themselves. */
function targetWord(subject: Agent | null, target: Agent, scene: GlossScene): string {
  const object = objectWord(target, scene);
  if (object === 'me') return isSpeaker(subject, scene) ? 'myself' : 'me';
  if (subject !== target || target === 'ANY') return object;
  return object === 'you' ? 'yourself' : 'themselves';
}

function talkName(sentence: ContentSentence & { kind: 'opinion' }, { manner }: GlossScene): string {
  const { channel, day, id } = sentence.talk;
  if (manner !== null) return manner.talk(sentence.talk);
  return `${channel === 'TALK' ? 'talk' : 'whisper'} ${id} of day ${day}`;
}

/** I and you, whose verbs have no ending. */
function isPlain(who: string): boolean {
  return who === 'I' || who === 'you';
}

function have(who: string): string {
  return isPlain(who) ? 'have' : 'has';
}

/** `I am the seer`, `Agent2 has some role` */
function being(agent: Agent, role: RoleWord | 'ANY', scene: GlossScene): string {
  const who = agent === 'ANY' ? objectWord(agent, scene) : subjectWord(agent, scene);
  if (role === 'ANY') return `${who} ${have(who)} some role`;
  return `${who} ${who === 'I' ? 'am' : who === 'you' ? 'are' : 'is'} ${theRole(role)}`;
}

/** `I will vote for Agent2`, `Agent1 does not think I am a werewolf` */
function clause(sentence: ContentSentence, isDenied: boolean, scene: GlossScene): string {
  const who = subjectWord(sentence.subject, scene);
  const predicate = predicateOf(sentence, scene);
  if (isDenied) return `${who} ${helper(predicate, who)} not ${baseOf(predicate)}`;
  return `${who} ${finiteOf(predicate, who)}`;
}

/** `whom will you vote for`, `do you think I am a werewolf` */
function contentQuestion(sentence: ContentSentence, scene: GlossScene): string {
  const who = subjectWord(sentence.subject, scene);
  if (who === 'someone') return `who ${finiteOf(predicateOf(sentence, scene), 'someone')}`;
  const predicate = gapOf(sentence) === null ? predicateOf(sentence, scene) : withGap(sentence, scene);
  return `${questionWord(sentence)}${helper(predicate, who)} ${who} ${baseOf(predicate)}`;
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

function predicateOf(sentence: ContentSentence, scene: GlossScene): EnglishPredicate {
  switch (sentence.kind) {
    case 'act':
      return { ...ACTS[sentence.verb], rest: targetWord(sentence.subject, sentence.target, scene) };
    case 'role':
      return {
        ...ROLE_PHRASES[sentence.verb],
        rest: `that ${being(sentence.target, sentence.role, scene)}`,
      };
    case 'result': {
      const target = targetWord(sentence.subject, sentence.target, scene);
      if (scene.manner !== null)
        return { ...SEE[sentence.verb], rest: `${target} as ${SPECIES[sentence.species]}` };
      return { ...FIND, rest: resultRest(sentence, `${target} to be`) };
    }
    case 'opinion': {
      const base = sentence.verb.toLowerCase();
      return { tense: 'present', base, finite: `${base}s`, rest: `with ${talkName(sentence, scene)}` };
    }
  }
}

function resultRest({ species, verb }: ResultSentence, object: string): string {
  return `${object} ${SPECIES[species]} ${MEANS[verb]}`;
}

/** The predicate without the word that is asked for. */
function withGap(sentence: ContentSentence, scene: GlossScene): EnglishPredicate {
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

function roleGap(sentence: RoleSentence, scene: GlossScene): string {
  if (gapOf(sentence) === 'target')
    return sentence.role === 'ANY' ? 'has which role' : `is ${theRole(sentence.role)}`;
  const who = subjectWord(sentence.target, scene);
  return `${who} ${have(who)}`;
}

function resultGap(sentence: ResultSentence, scene: GlossScene): string {
  if (gapOf(sentence) === 'target') return resultRest(sentence, 'to be');
  return `${objectWord(sentence.target, scene)} to be ${MEANS[sentence.verb]}`;
}

function baseOf({ base, rest }: EnglishPredicate): string {
  return rest === '' ? base : `${base} ${rest}`;
}

function finiteOf(predicate: EnglishPredicate, who: string): string {
  const { tense, base, finite, rest } = predicate;
  const verb = tense === 'future' ? `will ${base}` : tense === 'present' && isPlain(who) ? base : finite;
  return rest === '' ? verb : `${verb} ${rest}`;
}

/** The helping verb of a question or a denial. */
function helper({ tense }: EnglishPredicate, who: string): string {
  if (tense === 'future') return 'will';
  if (tense === 'past') return 'did';
  return isPlain(who) ? 'do' : 'does';
}

/** `Agent1 asks me`, `I ask everyone` */
function asking({ subject, target }: AskSentence, scene: GlossScene): string {
  const who = subjectWord(subject, scene);
  return `${who} ${isPlain(who) ? 'ask' : 'asks'} ${asked(target, scene)}`;
}

function asked(target: Agent, scene: GlossScene): string {
  return target === 'ANY' ? 'everyone' : objectWord(target, scene);
}

/** `to vote for Agent2` after `Agent1 asks me` */
function infinitive(wish: string): string {
  return wish.startsWith('do not') ? wish.replace('do not', 'not to') : `to ${wish}`;
}

function wishRead(sentence: ContentSentence, scene: GlossScene): string {
  switch (sentence.verb) {
    case 'DIVINATION':
    case 'GUARD':
    case 'ATTACK':
      return `let us ${baseOf(predicateOf(sentence, scene))}`;
    case 'DIVINED':
    case 'IDENTIFIED':
      return `announce that ${clause(sentence, false, scene)}`;
    case 'AGREE':
      return `accept ${talkName(sentence, scene)}`;
    case 'DISAGREE':
      return `do not accept ${talkName(sentence, scene)}`;
    case 'COMINGOUT':
      // `REQUEST ANY (COMINGOUT ANY SEER)` calls for the seer, whoever it is.
      if (sentence.target === 'ANY' && sentence.role !== 'ANY')
        return `declare who is ${theRole(sentence.role)}`;
      return wishContent(sentence, scene);
    default:
      return wishContent(sentence, scene);
  }
}

/** What is past can no more be done, only said. */
function wishContent(sentence: ContentSentence, scene: GlossScene): string {
  const isPast =
    sentence.kind === 'result' || (sentence.kind === 'act' && ACTS[sentence.verb].tense === 'past');
  return isPast ? `say that ${clause(sentence, false, scene)}` : baseOf(predicateOf(sentence, scene));
}
