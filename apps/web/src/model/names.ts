import type { Cast, CastCharacter, CastLanguage, Character } from '@mura/engine';
import type { Language } from '@mura/words';
import { knownCasts } from './known-casts.ts';

/** Casts have their names in two languages; whoever reads another one reads Latin letters. */
export function castLanguage(reader: Language): CastLanguage {
  return reader === 'ja' ? 'ja' : 'en';
}

/** The characters of a village as their cast has them; `null` where no cast has them all. */
function charactersOf(village: readonly Character[], casts: readonly Cast[]): CastCharacter[] | null {
  for (const { characters } of casts) {
    const found = village.flatMap(
      ({ name }) => characters.find(({ names }) => names.ja === name || names.en === name) ?? [],
    );
    if (found.length === village.length) return found;
  }
  return null;
}

/** What a reader calls the characters of a village: in their own language where the cast knows it. */
export function namesFor(
  village: readonly Character[],
  reader: Language,
  casts: readonly Cast[] = knownCasts(),
): string[] {
  const found = charactersOf(village, casts);
  return village.map(({ name }, index) => found?.[index]?.names[castLanguage(reader)] ?? name);
}

/** All that a character may be called in a text: as the village does, and as readers of other languages do. */
export function allNames(village: readonly Character[], casts: readonly Cast[] = knownCasts()): string[][] {
  const found = charactersOf(village, casts);
  return village.map(({ name }, index) => [
    ...new Set([name, ...Object.values(found?.[index]?.names ?? {})]),
  ]);
}

/** The shortest beginning of each name that no other has: what stands for it where there is room for little. */
export function lettersOf(names: readonly string[]): string[] {
  return names.map((name) => {
    const signs = [...name];
    const isOwn = (length: number) => {
      const short = signs.slice(0, length).join('');
      return names.every((other) => other === name || !other.startsWith(short));
    };
    const length = signs.findIndex((_, index) => isOwn(index + 1)) + 1;
    return signs.slice(0, length === 0 ? signs.length : length).join('');
  });
}
