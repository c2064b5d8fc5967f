import { CASTS, type CastCharacter, hashText } from '@mura/engine';
import { CHARACTER_VOICES } from './characters.ts';
import { VOICES, type Voice } from './voices.ts';

export { isVoice, VOICES, type Voice } from './voices.ts';

/** Who speaks: a voice, and what a voice needs to know of its owner. */
export interface Persona {
  readonly voice: Voice;
  readonly sex: CastCharacter['sex'];
  readonly age: number;
  /** `mura/chiyo`; `null`: nobody of the casts. */
  readonly character: string | null;
}

const AGES: Readonly<Record<Voice, number>> = {
  polite: 30,
  rough: 25,
  'old-man': 70,
  'old-woman': 70,
  child: 9,
  cool: 30,
  noble: 40,
  shy: 18,
  kansai: 40,
  teacher: 50,
};

/** The typical owner of a voice, where nobody is named. */
export function personaWith(voice: Voice, sex: CastCharacter['sex'] = SEXES[voice]): Persona {
  return { voice, sex, age: AGES[voice], character: null };
}

const SEXES: Readonly<Record<Voice, CastCharacter['sex']>> = {
  polite: 'female',
  rough: 'male',
  'old-man': 'male',
  'old-woman': 'female',
  child: 'female',
  cool: 'male',
  noble: 'female',
  shy: 'female',
  kansai: 'female',
  teacher: 'male',
};

/** All characters of the casts by each of their names. */
const OWNERS = new Map<string, Persona>(
  CASTS.flatMap((cast) =>
    cast.characters.flatMap((character) =>
      Object.values(character.names).map((name) => [name, ownerOf(cast.id, character)] as const),
    ),
  ),
);

function ownerOf(cast: string, { id, sex, age }: CastCharacter): Persona {
  const character = `${cast}/${id}`;
  return { voice: CHARACTER_VOICES[character] ?? voiceByHash(character), sex, age, character };
}

/** The voice of whoever has this name: that of the character, or one by the hash of the name. */
export function personaOf(name: string): Persona {
  return OWNERS.get(name) ?? personaWith(voiceByHash(name));
}

function voiceByHash(name: string): Voice {
  return VOICES[hashText(name) % VOICES.length]!;
}
