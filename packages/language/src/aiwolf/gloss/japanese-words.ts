import type { Agent, ContentSentence, TalkNumber } from '../ast.ts';
import type { ActVerb, OpinionVerb, RoleVerb, RoleWord, SpeciesWord } from '../words.ts';
import { isSpeaker, nameIn, type Scene } from './scene.ts';

const ROLE_NAMES: Readonly<Record<RoleWord | 'ANY', string>> = {
  VILLAGER: '村人',
  SEER: '占い師',
  MEDIUM: '霊媒師',
  BODYGUARD: '狩人',
  WEREWOLF: '人狼',
  POSSESSED: '狂人',
  FREEMASON: '共有者',
  FOX: '妖狐',
  ANY: '何らかの役職',
};

const SPECIES_NAMES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: '人間',
  WEREWOLF: '人狼',
  ANY: '人間か人狼',
};

/** The forms of a predicate: at the end of a polite sentence, and inside of another one. */
export type Form = 'polite' | 'politeNot' | 'plain' | 'plainNot';

export const DENIED: Readonly<Record<Form, Form>> = {
  polite: 'politeNot',
  politeNot: 'polite',
  plain: 'plainNot',
  plainNot: 'plain',
};

export type Forms = Readonly<Record<Form, string>>;

/** What is still to be done; it can be asked for. */
export interface Verb extends Forms {
  readonly particle: string;
  readonly te: string;
}

const DIVINE = {
  particle: 'を',
  polite: '占います',
  politeNot: '占いません',
  plain: '占う',
  plainNot: '占わない',
  te: '占って',
};
const GUARD = {
  particle: 'を',
  polite: '守ります',
  politeNot: '守りません',
  plain: '守る',
  plainNot: '守らない',
  te: '守って',
};

function doing(noun: string, particle: string): Verb {
  return {
    particle,
    polite: `${noun}します`,
    politeNot: `${noun}しません`,
    plain: `${noun}する`,
    plainNot: `${noun}しない`,
    te: `${noun}して`,
  };
}

function done(noun: string, particle: string): Verb {
  return {
    particle,
    polite: `${noun}しました`,
    politeNot: `${noun}しませんでした`,
    plain: `${noun}した`,
    plainNot: `${noun}しなかった`,
    te: `${noun}したと言って`,
  };
}

export const ACTS: Readonly<Record<ActVerb, Verb>> = {
  DIVINATION: DIVINE,
  GUARD,
  VOTE: doing('投票', 'に'),
  ATTACK: doing('襲撃', 'を'),
  GUARDED: {
    particle: 'を',
    polite: '守りました',
    politeNot: '守りませんでした',
    plain: '守った',
    plainNot: '守らなかった',
    te: '守ったと言って',
  },
  VOTED: done('投票', 'に'),
  ATTACKED: done('襲撃', 'を'),
};

export const ROLE_VERBS: Readonly<Record<RoleVerb, Verb>> = {
  ESTIMATE: {
    particle: 'だと',
    polite: '思います',
    politeNot: '思いません',
    plain: '思う',
    plainNot: '思わない',
    te: '思って',
  },
  COMINGOUT: doing('宣言', 'だと'),
};

export const OPINION_VERBS: Readonly<Record<OpinionVerb, Verb>> = {
  AGREE: doing('同意', 'に'),
  DISAGREE: {
    particle: 'に',
    polite: '同意しません',
    politeNot: '同意しないわけではありません',
    plain: '同意しない',
    plainNot: '同意しないわけではない',
    te: '反対して',
  },
};

/** The result of a divination was so. */
export const WAS: Forms = {
  polite: 'でした',
  politeNot: 'ではありませんでした',
  plain: 'だった',
  plainNot: 'ではなかった',
};

/** It is so. */
export const IS: Forms = {
  polite: 'です',
  politeNot: 'ではありません',
  plain: 'である',
  plainNot: 'ではない',
};

/** `Agent1さん`, `私`, `誰か` */
export function person(agent: Agent | null, scene: Scene): string {
  if (isSpeaker(agent, scene)) return scene.manner?.me ?? '私';
  if (agent === 'ANY') return scene.addressee === 'ANY' ? everybody(scene) : '誰か';
  const name = nameIn(scene, agent as number);
  return scene.manner === null ? `${name}さん` : name;
}

function objectOf(agent: Agent, scene: Scene): string {
  return agent === 'ANY' ? '誰か' : person(agent, scene);
}

export function callWord(target: Agent, scene: Scene): string {
  return target === 'ANY' ? everybody(scene) : person(target, scene);
}

function everybody({ manner }: Scene): string {
  return manner?.everybody ?? 'みなさん';
}

export function talkName(talk: TalkNumber, { manner }: Scene): string {
  const { channel, day, id } = talk;
  if (manner !== null) return manner.talk(talk);
  return `${day}日目の${channel === 'TALK' ? '発言' : '囁き'}${id}番`;
}

/** What is asked for in a question takes the place of ANY. */
export interface Words {
  readonly object: string;
  readonly role: string;
  readonly species: string;
}

export function statementWords(sentence: ContentSentence, scene: Scene): Words {
  return {
    object: 'target' in sentence ? objectOf(sentence.target, scene) : '',
    role: sentence.kind === 'role' ? ROLE_NAMES[sentence.role] : '',
    species: sentence.kind === 'result' ? SPECIES_NAMES[sentence.species] : '',
  };
}

export function questionWords(sentence: ContentSentence, scene: Scene): Words {
  const words = statementWords(sentence, scene);
  return {
    object: 'target' in sentence && sentence.target === 'ANY' ? '誰' : words.object,
    role: sentence.kind === 'role' && sentence.role === 'ANY' ? 'どの役職' : words.role,
    species: sentence.kind === 'result' && sentence.species === 'ANY' ? '人間と人狼のどちら' : words.species,
  };
}
