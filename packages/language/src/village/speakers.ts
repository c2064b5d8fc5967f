import type { Character } from '@mura/engine';
import type { Member } from '../natural/say/spoken.ts';
import { type Persona, personaOf } from '../natural/say/voice.ts';
import { nameIn } from '../natural/tongue.ts';
import type { Tongue } from '../natural/utterance.ts';

/** The characters of a village in one language, by player: how they are called, and how they speak. */
export interface Speakers {
  readonly members: readonly Member[];
  readonly personas: readonly Persona[];
}

export function speakersIn(cast: readonly Character[], tongue: Tongue): Speakers {
  const personas = cast.map(({ name }) => personaOf(name));
  const members = cast.map(({ name }, index) => ({
    player: index + 1,
    name: nameIn(name, tongue),
    ...personas[index]!,
  }));
  return { members, personas };
}
