import type { Character } from '@mura/engine';
import { CASTS } from '@mura/engine';
import type { Called, Tongue } from './utterance.ts';

const KANA_OR_KANJI = /[\u3041-\u30fa\u30fc\u3400-\u9fff\uff66-\uff9d]/;

/** In which language a text is, by its letters. */
export function tongueOf(text: string): Tongue {
  return KANA_OR_KANJI.test(text) ? 'ja' : 'en';
}

/** The characters of our casts by each of their names. */
const CHARACTERS = new Map(
  CASTS.flatMap(({ characters }) =>
    characters.flatMap((character) =>
      Object.values(character.names).map((name) => [name, character] as const),
    ),
  ),
);

/** What somebody of a cast is called in a language; whoever is in none keeps their name. */
export function nameIn(name: string, tongue: Tongue): string {
  return CHARACTERS.get(name)?.names[tongue] ?? name;
}

/** How the characters of a village may be called, by player: also in the other language, and by the letter of quick talk. */
export function calledIn(cast: readonly Character[]): Called[] {
  return cast.map(({ name }, index) => {
    const known = CHARACTERS.get(name);
    const others = known === undefined ? [] : [...Object.values(known.names), known.letter];
    return { player: index + 1, name, aliases: others.filter((other) => other !== name) };
  });
}
