import type { PlayerId } from '@mura/engine';
import { type GlossScene, type SpokenManner, sceneOf } from '../../aiwolf/gloss/scene.ts';
import { GlossWalk } from '../../aiwolf/gloss/walk.ts';
import { resolve } from '../../aiwolf/meaning/subject.ts';
import type { ActId } from '../../natural/say/acts.ts';
import { NAME_END, NAME_START } from '../../natural/say/fill.ts';
import type { Phrasing, Phrasings } from '../../natural/say/phrasing.ts';
import type { Speech } from '../../natural/say/speech.ts';
import type { Persona } from '../../natural/say/voice.ts';
import { aiwolf } from '../../wording/en/aiwolf.ts';
import { DAY_ZERO_LINES } from './characters.ts';
import { connectionsOf, openersOf } from './openers.ts';
import { answers } from './phrases/answers.ts';
import { claims } from './phrases/claims.ts';
import { conclusions } from './phrases/conclusions.ts';
import { estimates } from './phrases/estimates.ts';
import { hidden } from './phrases/hidden.ts';
import { opening } from './phrases/opening.ts';
import { retold } from './phrases/retold.ts';
import { votes } from './phrases/votes.ts';
import { reasonAbout } from './reasons.ts';
import { voiced } from './voiced.ts';
import { WORDS } from './words.ts';

const PHRASINGS: Phrasings = {
  ...opening,
  ...claims,
  ...estimates,
  ...conclusions,
  ...votes,
  ...answers,
  ...retold,
  ...hidden,
};

const WALK = new GlossWalk(aiwolf);

/** Speaks English. */
export const english: Speech = {
  tongue: 'en',
  phrasings,
  clause: (sentence, speaker, persona) =>
    voiced(WALK.sentence(resolve(sentence, { speaker }), sceneFor(speaker)), persona),
  voiced,
  reasonClause: (sentence, speaker) => WALK.reason(resolve(sentence, { speaker }), sceneFor(speaker)),
  recordClause: (id, about) => reasonAbout(id, about),
  address: ({ name }) => name,
  firstPerson: () => 'I',
  words: () => WORDS,
  openers: openersOf,
  connections: connectionsOf,
  dayZeroLine: (character) => DAY_ZERO_LINES[character],
  lead,
  join: (texts) => texts.join(' '),
  finish,
};

const known = new Map<string, readonly Phrasing[]>();

/** Made once for each voice: the words of a voice never change. */
function phrasings(act: ActId, persona: Persona): readonly Phrasing[] {
  const key = `${act} ${persona.voice}`;
  const made = known.get(key) ?? makePhrasings(act, persona);
  known.set(key, made);
  return made;
}

function makePhrasings(act: ActId, persona: Persona): Phrasing[] {
  const { neutral = [], ...voices } = PHRASINGS[act] ?? {};
  const { voice } = persona;
  return [
    ...(voices[voice] ?? []).map((text, index) => ({ id: `${act}/${voice}/${index}`, text })),
    ...neutral.map((text, index) => ({ id: `${act}/neutral/${index}`, text: voiced(text, persona) })),
  ];
}

function sceneFor(speaker: PlayerId): GlossScene {
  return sceneOf(speaker, [], MANNER);
}

const MANNER: SpokenManner = {
  me: 'I',
  everybody: 'everyone',
  call: (player) => `{p${player}}`,
  talk: ({ id }) => `>>${id}`,
};

/** `_` is the place of the post; within a sentence it begins small. */
function lead(opener: string, text: string): string {
  if (!opener.includes('_')) return `${opener}${text}`;
  if (opener.includes(': _') && hasColon(text)) return opener.replace(': _', `. ${text}`);
  return opener.replace('_', /(?:^|[.!?] )_/.test(opener) ? text : inside(text));
}

/** In its first sentence, which then stands alone: no sentence has two. */
function hasColon(text: string): boolean {
  return /^[^.!?]*: /.test(text);
}

/** Names, I and references stay as they are. */
function inside(text: string): string {
  return /^(?:I\b|[^A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Every sentence begins with a capital; nothing is left around the names. */
function finish(text: string): string {
  return text
    .replaceAll(NAME_START, '')
    .replaceAll(NAME_END, '')
    .replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}
