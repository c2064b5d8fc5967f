import { CASTS, hashText } from '@mura/engine';
import type { SayContext, Slots } from '../../src/natural/say/spoken.ts';
import { type Persona, personaOf, personaWith, VOICES } from '../../src/natural/say/voice.ts';
import type { Tongue } from '../../src/natural/utterance.ts';

/** The first players of a cast, called as in the language. */
export function castMembers(tongue: Tongue, cast = 'mura', players = 15) {
  const characters = CASTS.find(({ id }) => id === cast)?.characters ?? [];
  return characters
    .slice(0, players)
    .map(({ names, sex, age }, index) => ({ player: index + 1, name: names[tongue], aliases: [], sex, age }));
}

/** Every way of speaking: rough and noble by both sexes, and the priest, who has words of his own. */
export const PERSONAS: readonly Persona[] = [
  ...VOICES.map((voice) => personaWith(voice)),
  personaWith('rough', 'female'),
  personaWith('noble', 'male'),
  personaWith('child', 'male'),
  personaWith('kansai', 'male'),
  personaWith('cool', 'female'),
  personaWith('shy', 'male'),
  personaOf('善海'),
];

export function contextIn(tongue: Tongue, persona: Persona, changes: Partial<SayContext> = {}): SayContext {
  return {
    persona,
    speaker: 1,
    cast: castMembers(tongue),
    seed: hashText('test'),
    day: 3,
    ...changes,
  };
}

/** Something for every slot. */
export const FULL_SLOTS: Slots = {
  target: 2,
  other: 3,
  claimant: 4,
  rival: 5,
  rivaltarget: 6,
  rivalspecies: 'HUMAN',
  mate: 7,
  victim: 8,
  asker: 9,
  role: 'SEER',
  species: 'WEREWOLF',
  day: 2,
  count: 3,
  talk: { channel: 'TALK', day: 3, id: 12 },
  alive: 9,
  votes: 5,
  left: 90,
  winner: 'village',
  reason: { id: 'few-posts', facts: { target: 2, count: 3 } },
};

/** The slots with a reason or without. */
export function slotsFor(hasReason: boolean): Slots {
  const { reason, ...slots } = FULL_SLOTS;
  return hasReason && reason !== undefined ? { ...slots, reason } : slots;
}
