import type { PlayerId, Viewer } from '@mura/engine';
import type { Store } from '../store/store.ts';
import type { Thread } from '../thread/thread.ts';

export interface RecordKind {
  /** Without the names of those who played. */
  readonly isAnonymous: boolean;
  /** Whoever asks for it: what these know, it has in any case. */
  readonly knownBy: readonly Viewer[];
  /**
   * What else is not told: all that the end has not opened, while talk goes on; what these, and those who watched, have
   * said in private and thought; or nothing.
   */
  readonly withheld: 'all' | readonly PlayerId[] | 'nothing';
}

/** The record of a village as a file: the whole, or what whoever asks for it may know. */
export async function recordFile(
  store: Store,
  thread: Thread,
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
