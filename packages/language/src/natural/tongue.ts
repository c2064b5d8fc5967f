import type { Character } from '@mura/engine';
import { CASTS } from '@mura/engine';
import type { Called, Tongue } from './utterance.ts';

const KANA_OR_KANJI = /[\u3041-\u30fa\u30fc\u3400-\u9fff\uff66-\uff9d]/;

/** In which language a text is, by its letters. */
export function tongueOf(text: string): Tongue {
  return KANA_OR_KANJI.test(text) ? 'ja' : 'en';
}

/** The names of our casts in the other language, and the letter of quick talk. */
const OTHER_NAMES = new Map(
  CASTS.flatMap(({ characters }) =>
    characters.flatMap(({ names, letter }) => {
      const all = [...Object.values(names), letter];
      return Object.values(names).map((name) => [name, all] as const);
    }),
  ),
);

/** How the characters of a village may be called, by player. */
export function calledIn(cast: readonly Character[]): Called[] {
  return cast.map(({ name }, index) => {
    const others = OTHER_NAMES.get(name) ?? [];
    return { player: index + 1, name, aliases: others.filter((other) => other !== name) };
  });
}
