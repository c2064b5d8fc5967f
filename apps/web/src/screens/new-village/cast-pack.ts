import { accept, type Result, refuse } from '@mura/engine';
import type { NewCast } from '../../source/casts.ts';

/** What is wrong with the files of a cast. */
export type PackTrouble =
  | { readonly type: 'noJson' | 'notJson' }
  /** The JSON file names a picture that is not among the files. */
  | { readonly type: 'missing'; readonly name: string };

/** A cast out of its files: one of JSON, and the pictures that it names. */
export async function packOf(files: readonly File[]): Promise<Result<NewCast, PackTrouble>> {
  const told = files.find(({ name }) => name.toLowerCase().endsWith('.json'));
  if (told === undefined) return refuse({ type: 'noJson' });
  const pack = readPack(await told.text());
  if (pack === null) return refuse({ type: 'notJson' });
  const pictures = new Map(files.map((file) => [file.name, file]));
  const characters: NewCast['characters'][number][] = [];
  for (const character of pack.characters) {
    const faces: Record<string, string> = {};
    for (const [face, name] of Object.entries(character.faces ?? {})) {
      const picture = pictures.get(name);
      if (picture === undefined) return refuse({ type: 'missing', name: String(name) });
      faces[face] = toBase64(new Uint8Array(await picture.arrayBuffer()));
    }
    characters.push({ ...character, faces });
  }
  return accept({ ...pack, characters });
}

/** As far as the pictures need it; all else the server looks at. */
function readPack(text: string): NewCast | null {
  try {
    const read = JSON.parse(text) as Partial<NewCast> | null;
    return Array.isArray(read?.characters) ? (read as NewCast) : null;
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
