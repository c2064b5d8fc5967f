import type { Agent, ContentSentence, TalkNumber } from '../ast.ts';
import type { ActVerb, OpinionVerb, RoleVerb, RoleWord, SpeciesWord } from '../words.ts';
import { isSpeaker, nameIn, type Scene } from './scene.ts';

const ROLE_NAMES: Readonly<Record<RoleWord | 'ANY', string>> = {
  VILLAGER: '마을 사람',
  SEER: '점술가',
  MEDIUM: '영매사',
  BODYGUARD: '사냥꾼',
  WEREWOLF: '인랑',
  POSSESSED: '광인',
  FREEMASON: '공유자',
  FOX: '요호',
  ANY: '어떤 직업',
};

const SPECIES_NAMES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: '인간',
  WEREWOLF: '인랑',
  ANY: '인간 또는 인랑',
};

/** The forms of a predicate: at the end of a polite sentence; before `고` or `는 것`; and the stem, before other endings. */
export type Form = 'polite' | 'politeNot' | 'quote' | 'quoteNot' | 'stem' | 'stemNot';

export const DENIED: Readonly<Record<Form, Form>> = {
  polite: 'politeNot',
  politeNot: 'polite',
  quote: 'quoteNot',
  quoteNot: 'quote',
  stem: 'stemNot',
  stemNot: 'stem',
};

export type Forms = Readonly<Record<Form, string>>;

/** What is still to be done; it can be asked for. */
export interface Verb extends Forms {
  /** Stands behind whom it is done to: after a consonant and after a vowel. */
  readonly particle: readonly [string, string];
  /** Before `주세요` or `달라고`. */
  readonly please: string;
}

const OBJECT = ['을', '를'] as const;
const RECEIVER = ['에게', '에게'] as const;

/** `stem` as in 투표하, `now` as in 투표한, `formal` as in 투표합, `please` as in 투표해. */
function doing(stem: string, now: string, formal: string, please: string, particle: Verb['particle']): Verb {
  return {
    ...{ particle, please, stem },
    polite: `${formal}니다`,
    politeNot: `${stem}지 않습니다`,
    quote: `${now}다`,
    quoteNot: `${stem}지 않는다`,
    stemNot: `${stem}지 않`,
  };
}

/** `past` as in 투표했. */
function done(stem: string, past: string, particle: Verb['particle']): Verb {
  return {
    ...{ particle, stem: past, please: `${past}다고 말해` },
    polite: `${past}습니다`,
    politeNot: `${stem}지 않았습니다`,
    quote: `${past}다`,
    quoteNot: `${stem}지 않았다`,
    stemNot: `${stem}지 않았`,
  };
}

export const ACTS: Readonly<Record<ActVerb, Verb>> = {
  DIVINATION: doing('점치', '점친', '점칩', '점쳐', OBJECT),
  GUARD: doing('지키', '지킨', '지킵', '지켜', OBJECT),
  VOTE: doing('투표하', '투표한', '투표합', '투표해', RECEIVER),
  ATTACK: doing('습격하', '습격한', '습격합', '습격해', OBJECT),
  GUARDED: done('지키', '지켰', OBJECT),
  VOTED: done('투표하', '투표했', RECEIVER),
  ATTACKED: done('습격하', '습격했', OBJECT),
};

const AS = ['이라고', '라고'] as const;

export const ROLE_VERBS: Readonly<Record<RoleVerb, Verb>> = {
  ESTIMATE: doing('생각하', '생각한', '생각합', '생각해', AS),
  COMINGOUT: doing('선언하', '선언한', '선언합', '선언해', AS),
};

export const OPINION_VERBS: Readonly<Record<OpinionVerb, Verb>> = {
  AGREE: doing('동의하', '동의한', '동의합', '동의해', ['에', '에']),
  DISAGREE: doing('반대하', '반대한', '반대합', '반대해', ['에', '에']),
};

/** The result of a divination was so. */
export const WAS: Verb = {
  ...{ particle: ['', ''], please: '' },
  polite: '이었습니다',
  politeNot: '이 아니었습니다',
  quote: '이었다',
  quoteNot: '이 아니었다',
  stem: '이었',
  stemNot: '이 아니었',
};

/** It is so, behind a word that ends in a consonant. */
export const IS: Forms = {
  polite: '입니다',
  politeNot: '이 아닙니다',
  quote: '이라',
  quoteNot: '이 아니라',
  stem: '이',
  stemNot: '이 아니',
};

/** Which of two particles follows a word depends on its last sound. */
export function withParticle(word: string, [afterConsonant, afterVowel]: readonly [string, string]): string {
  const place = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  const endsInConsonant = place >= 0 && place < 11_172 && place % 28 !== 0;
  return `${word}${endsInConsonant ? afterConsonant : afterVowel}`;
}

/** Words one after another, without those that are empty. */
export function phrase(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** `Agent1님`, `저`, `누군가` */
export function person(agent: Agent | null, scene: Scene): string {
  if (isSpeaker(agent, scene)) return '저';
  if (agent === 'ANY') return scene.addressee === 'ANY' ? '여러분' : '누군가';
  return `${nameIn(scene, agent as number)}님`;
}

/** `Agent1님이`, `제가`, `누가` */
export function asSubject(word: string): string {
  if (word === '저') return '제가';
  return word === '누구' ? '누가' : withParticle(word, ['이', '가']);
}

export function callWord(target: Agent, scene: Scene): string {
  return target === 'ANY' ? '여러분' : person(target, scene);
}

export function talkName({ channel, day, id }: TalkNumber): string {
  return `${day}일째 ${channel === 'TALK' ? '발언' : '속삭임'} ${id}번`;
}

/** What is asked for in a question takes the place of ANY. */
export interface Words {
  readonly object: string;
  readonly role: string;
  readonly species: string;
}

export function statementWords(sentence: ContentSentence, scene: Scene): Words {
  const someone = (agent: Agent) => (agent === 'ANY' ? '누군가' : person(agent, scene));
  return {
    object: 'target' in sentence ? someone(sentence.target) : '',
    role: sentence.kind === 'role' ? ROLE_NAMES[sentence.role] : '',
    species: sentence.kind === 'result' ? SPECIES_NAMES[sentence.species] : '',
  };
}

export function questionWords(sentence: ContentSentence, scene: Scene): Words {
  const { object, role, species } = statementWords(sentence, scene);
  return {
    object: 'target' in sentence && sentence.target === 'ANY' ? '누구' : object,
    role,
    species: sentence.kind === 'result' && sentence.species === 'ANY' ? '인간과 인랑 중 어느 쪽' : species,
  };
}
