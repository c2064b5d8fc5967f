import type { Store } from '../store/store.ts';
import type { Thread } from '../thread/thread.ts';

/** The whole record of a village, as a file; on request without the names of those who played. */
export async function recordFile(
  store: Store,
  thread: Thread,
  id: string,
  { isAnonymous }: { readonly isAnonymous: boolean },
): Promise<string> {
  const header = (await store.find(id))?.opening?.header ?? '';
  const lines = await store.read(id, 0);
  const told = isAnonymous ? await thread.run('anonymousLines', { header, lines }) : lines;
  return [header, ...told].join('');
}
