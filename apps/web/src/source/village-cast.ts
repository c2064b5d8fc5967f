import { showCast } from '../model/known-casts.ts';
import { findBrought } from './casts.ts';

/** Whose cast is shown now. */
let shown: string | null = null;

/** Knows the characters of a village before they are drawn; a cast that is gone leaves their names. */
export async function knowCastOf(village: { readonly cast: string } | null): Promise<void> {
  const id = village?.cast.startsWith('pack-') === true ? village.cast : null;
  if (id === shown) return;
  shown = id;
  const found = id === null ? null : await findBrought(id);
  showCast(found?.ok === true ? found.value : null);
}
