import type { Viewer } from '@mura/engine';
import type { Store } from '../store/store.ts';
import type { Thread } from '../thread/thread.ts';

export interface RecordKind {
  /** Without the names of those who played. */
  readonly isAnonymous: boolean;
  /** As far as these know it, together; `null`: the whole. */
  readonly knownBy: readonly Viewer[] | null;
}

/** The record of a village as a file: the whole, or what some of those who looked on or played may know. */
export async function recordFile(
  store: Store,
  thread: Thread,
  id: string,
  { isAnonymous, knownBy }: RecordKind,
): Promise<string> {
  const header = (await store.find(id))?.opening?.header ?? '';
  const kept = await store.read(id, 0);
  const lines = knownBy === null ? kept : await thread.run('knownLines', { header, lines: kept, knownBy });
  const told = isAnonymous ? await thread.run('anonymousLines', { header, lines }) : lines;
  return [header, ...told].join('');
}
