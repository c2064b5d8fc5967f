import { CASTS, type Cast, type CastCharacter } from '@mura/engine';

/** A character of a cast that somebody has brought, with the addresses of its pictures by expression. */
export interface BroughtCharacter extends CastCharacter {
  readonly faces: Readonly<Record<string, string>>;
}

export interface KnownCast extends Cast {
  readonly characters: readonly BroughtCharacter[];
}

let brought: KnownCast | null = null;

/** The cast of the village that is shown, where it is none of ours. */
export function showCast(cast: KnownCast | null): void {
  brought = cast;
}

export function knownCasts(): readonly Cast[] {
  return brought === null ? CASTS : [brought, ...CASTS];
}

/** The character that is called so in the cast that was brought. */
export function findBroughtCharacter(name: string): BroughtCharacter | undefined {
  return brought?.characters.find(({ names }) => names.ja === name || names.en === name);
}
