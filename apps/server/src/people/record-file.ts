import type { Store } from '../store/store.ts';
import { withoutNames } from './blank.ts';
import { changeLine, readLines } from './record-text.ts';

/** The whole record of a village, as a file; on request without the names of those who played. */
export async function recordFile(
  store: Store,
  id: string,
  { isAnonymous }: { readonly isAnonymous: boolean },
): Promise<string> {
  const header = (await store.find(id))?.opening?.header ?? '';
  const lines = await store.read(id, 0);
  if (!isAnonymous) return [header, ...lines].join('');
  const entries = readLines(header, lines);
  const blanked = entries.map((entry, index) => changeLine(entry, lines[index] ?? '', withoutNames));
  return [header, ...blanked].join('');
}
