import type { Agent, TalkNumber } from '../ast.ts';
import type { ActVerb, ResultVerb, RoleVerb, RoleWord, SpeciesWord } from '../words.ts';
import { isSpeaker, nameIn, type Scene } from './scene.ts';

export const ROLE_NAMES: Readonly<Record<RoleWord, string>> = {
  VILLAGER: 'a villager',
  SEER: 'the seer',
  MEDIUM: 'the medium',
  BODYGUARD: 'the bodyguard',
  WEREWOLF: 'a werewolf',
  POSSESSED: 'the possessed',
  FREEMASON: 'a freemason',
  FOX: 'the fox',
};

export const SPECIES_NAMES: Readonly<Record<SpeciesWord | 'ANY', string>> = {
  HUMAN: 'human',
  WEREWOLF: 'a werewolf',
  ANY: 'human or a werewolf',
};

type Tense = 'future' | 'past' | 'present';

/** A verb phrase around the place of its target: `vote for _`, `find _ to be human by divination`. */
export interface Phrase {
  readonly tense: Tense;
  /** `vote for` */
  readonly base: string;
  /** `votes for` or `voted for`, as the tense needs it. */
  readonly finite: string;
}

export const ACTS: Readonly<Record<ActVerb, Phrase>> = {
  DIVINATION: { tense: 'future', base: 'divine', finite: 'divine' },
  GUARD: { tense: 'future', base: 'guard', finite: 'guard' },
  VOTE: { tense: 'future', base: 'vote for', finite: 'vote for' },
  ATTACK: { tense: 'future', base: 'attack', finite: 'attack' },
  GUARDED: { tense: 'past', base: 'guard', finite: 'guarded' },
  VOTED: { tense: 'past', base: 'vote for', finite: 'voted for' },
  ATTACKED: { tense: 'past', base: 'attack', finite: 'attacked' },
};

export const ROLE_PHRASES: Readonly<Record<RoleVerb, Phrase>> = {
  ESTIMATE: { tense: 'present', base: 'think', finite: 'thinks' },
  COMINGOUT: { tense: 'present', base: 'declare', finite: 'declares' },
};

export const FIND: Phrase = { tense: 'past', base: 'find', finite: 'found' };

/** What seers and mediums say they did; a gloss tells what they found instead. */
export const SEE: Readonly<Record<ResultVerb, Phrase>> = {
  DIVINED: { tense: 'past', base: 'divine', finite: 'divined' },
  IDENTIFIED: { tense: 'past', base: 'identify', finite: 'identified' },
};

export const MEANS: Readonly<Record<ResultVerb, string>> = {
  DIVINED: 'by divination',
  IDENTIFIED: 'as the medium',
};

export function subjectWord(agent: Agent | null, scene: Scene): string {
  if (isSpeaker(agent, scene)) return 'I';
  if (agent === scene.addressee) return 'you';
  return agent === 'ANY' || agent === null ? 'someone' : nameIn(scene, agent);
}

export function objectWord(agent: Agent, scene: Scene): string {
  if (agent === 'ANY') return scene.addressee === null ? 'someone' : 'anyone';
  if (isSpeaker(agent, scene)) return 'me';
  return agent === scene.addressee ? 'you' : nameIn(scene, agent);
}

/** `myself`, where somebody does it to himself. */
export function targetWord(subject: Agent | null, target: Agent, scene: Scene): string {
  const object = objectWord(target, scene);
  if (object === 'me') return isSpeaker(subject, scene) ? 'myself' : 'me';
  if (subject !== target || target === 'ANY') return object;
  return object === 'you' ? 'yourself' : 'themselves';
}

/** `I am the seer`, `Agent2 has some role` */
export function beingClause(agent: Agent, role: RoleWord | 'ANY', scene: Scene): string {
  const who = agent === 'ANY' ? objectWord(agent, scene) : subjectWord(agent, scene);
  if (role === 'ANY') return `${who} ${isPlain(who) ? 'have' : 'has'} some role`;
  return `${who} ${be(who)} ${ROLE_NAMES[role]}`;
}

function be(who: string): string {
  if (who === 'I') return 'am';
  return who === 'you' ? 'are' : 'is';
}

/** I and you, whose verbs have no ending. */
export function isPlain(who: string): boolean {
  return who === 'I' || who === 'you';
}

export function talkName(talk: TalkNumber, { manner }: Scene): string {
  const { channel, day, id } = talk;
  if (manner !== null) return manner.talk(talk);
  return `${channel === 'TALK' ? 'talk' : 'whisper'} ${id} of day ${day}`;
}

/** Who is called at the beginning of a request. */
export function callWord(target: Agent, scene: Scene): string {
  if (target === 'ANY') return 'everyone';
  return isSpeaker(target, scene) ? 'myself' : nameIn(scene, target);
}
