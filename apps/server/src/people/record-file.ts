import type { Store } from '../store/store.ts';
import type { TaskThread } from '../thread/thread.ts';
import type { RecordKind } from './known-lines.ts';

/** The record of a village as a file: the whole, or what whoever asks for it may know. */
export async function recordFile(
  store: Store,
  thread: TaskThread,
  id: string,
  { isAnonymous, knownBy, withheld }: RecordKind,
): Promise<string> {
  const header = (await store.find(id))?.opening?.header ?? '';
  const kept = await store.read(id, 0);
  const lines =
    withheld === 'nothing'
      ? kept
      : await thread.run('knownLines', { header, lines: kept, knownBy, withheld });
  const told = isAnonymous ? await thread.run('anonymousLines', { header, lines }) : lines;
  return [header, ...told].join('');
}
