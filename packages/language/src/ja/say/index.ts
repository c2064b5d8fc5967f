import type { PlayerId } from '@mura/engine';
import { type GlossScene, type SpokenManner, sceneOf } from '../../aiwolf/gloss/scene.ts';
import { GlossWalk } from '../../aiwolf/gloss/walk.ts';
import { resolve } from '../../aiwolf/meaning/subject.ts';
import type { ActId } from '../../natural/say/acts.ts';
import { NAME_END, NAME_START } from '../../natural/say/fill.ts';
import type { Phrasing, Phrasings, PhrasingVoice } from '../../natural/say/phrasing.ts';
import type { Speech } from '../../natural/say/speech.ts';
import type { Persona } from '../../natural/say/voice.ts';
import { aiwolf } from '../../wording/ja/aiwolf.ts';
import { addressed, firstPersonOf, PRIEST } from './address.ts';
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
import { REASON_CLAUSES } from './reasons.ts';
import { inVoiceWords, voiced } from './voiced.ts';
import { wordsOf } from './words.ts';

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

/** Speaks Japanese. */
export const japanese: Speech = {
  tongue: 'ja',
  phrasings,
  clause: (sentence, speaker, persona, turn) =>
    voiced(WALK.sentence(resolve(sentence, { speaker }), sceneFor(speaker)), persona, turn),
  voiced,
  reasonClause: (sentence, speaker, persona) =>
    inVoiceWords(WALK.reason(resolve(sentence, { speaker }), sceneFor(speaker)), persona),
  recordClause: (id, about, persona) => {
    const clause = REASON_CLAUSES[id].replace(/\[([^\]]*)\]/g, about === 'named' ? '' : '$1');
    return inVoiceWords(about === 'speaker' ? clause.replaceAll('{target}', '{me}') : clause, persona);
  },
  address: addressed,
  firstPerson: firstPersonOf,
  words: wordsOf,
  openers: openersOf,
  connections: connectionsOf,
  dayZeroLine: (character) => DAY_ZERO_LINES[character],
  lead: (opener, text) => `${opener}${text}`,
  join: (texts) => texts.join(''),
  finish,
};

/** Endings come in turns of one, two or three. */
const TURNS = 6;

const known = new Map<string, readonly Phrasing[]>();

/** Made once for each voice: the words of a voice never change. */
function phrasings(act: ActId, persona: Persona, turn: number): readonly Phrasing[] {
  const { voice, sex, character } = persona;
  const key = `${act} ${voice} ${sex} ${character === PRIEST} ${turn % TURNS}`;
  const made = known.get(key) ?? makePhrasings(act, persona, turn % TURNS);
  known.set(key, made);
  return made;
}

function makePhrasings(act: ActId, persona: Persona, turn: number): Phrasing[] {
  const { neutral = [], ...voices } = PHRASINGS[act] ?? {};
  const own = ownVoice(persona);
  const spoken = [
    ...(voices[own] ?? []).map((text, index) => ({
      id: `${act}/${own}/${index}`,
      text: inVoiceWords(text, persona),
    })),
    ...neutral.map((text, index) => ({ id: `${act}/neutral/${index}`, text: voiced(text, persona, turn) })),
  ];
  if (isGentleman(persona)) return spoken.filter(({ text }) => !LADYLIKE.test(text));
  return persona.character === PRIEST
    ? spoken.map(({ id, text }) => ({ id, text: text.replaceAll('わたし', '拙僧') }))
    : spoken;
}

/** Only a woman of the noble voice speaks so. */
const LADYLIKE = /わ[。、ね]|かしら|の[？。]|のよ|こと[。、？]|くださいまし|なさいませ|ますわ|ものね/;

function isGentleman({ voice, sex }: Persona): boolean {
  return voice === 'noble' && sex === 'male';
}

function ownVoice({ voice, sex }: Persona): Exclude<PhrasingVoice, 'neutral'> {
  return voice === 'rough' && sex === 'female' ? 'rough-f' : voice;
}

/** Names stay slots until the voice has done its work. */
function sceneFor(speaker: PlayerId): GlossScene {
  return sceneOf(speaker, [], MANNER);
}

const MANNER: SpokenManner = {
  me: '{me}',
  everybody: '皆さん',
  call: (player) => `{p${player}}`,
  talk: ({ id }) => `>>${id}`,
};

const JAPANESE = '[ぁ-んァ-ヶ一-龠々ー]';
const LATIN = '[A-Za-z0-9\\]\\[@>]';
const BEFORE_LATIN_NAME = new RegExp(`(?<=${JAPANESE})${NAME_START}(?=${LATIN})`, 'gu');
const AFTER_LATIN_NAME = new RegExp(`(?<=${LATIN})${NAME_END}(?=${JAPANESE})`, 'gu');

/** A name in Latin letters has a blank where it meets Japanese; an honorific belongs to the name. */
function finish(text: string): string {
  return text
    .replace(BEFORE_LATIN_NAME, ' ')
    .replace(AFTER_LATIN_NAME, ' ')
    .replaceAll(NAME_START, '')
    .replaceAll(NAME_END, '');
}
