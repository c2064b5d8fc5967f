import { type CorpusVillage, studied } from '@mura/corpus';
import type { VillageRecord } from '@mura/records';
import { readKept } from '../people/record-text.ts';

/** A village of a corpus as it goes to the thread that studies it. */
export interface StudiedRecord {
  /** By which the corpus knows it; files may call themselves as they like. */
  readonly id: string;
  /** Changes with its content. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

/** A record with what was understood of it. */
export interface Studied {
  readonly id: string;
  readonly name: string;
  readonly record: VillageRecord;
  readonly village: CorpusVillage;
}

/** Characters of records that are kept read: about ten times as much in memory. */
const MOST_KEPT = 16_000_000;

const kept = new Map<string, { readonly studied: Studied; readonly length: number }>();
let length = 0;

/** Reading talk takes a while, and the same villages are asked for again and again. */
export function studyOf(record: StudiedRecord): Studied {
  const key = `${record.id}/${record.version}`;
  const known = kept.get(key);
  const studied = known?.studied ?? read(record);
  kept.delete(key);
  kept.set(key, { studied, length: record.text.length });
  if (known === undefined) length += record.text.length;
  forget();
  return studied;
}

/** Whatever was not asked for longest goes first. */
function forget(): void {
  for (const [key, { length: own }] of kept) {
    if (length <= MOST_KEPT) return;
    kept.delete(key);
    length -= own;
  }
}

function read({ id, name, text }: StudiedRecord): Studied {
  const { header, entries } = readKept(text);
  const record = { header: { ...header, village: id }, entries };
  return { id, name, record, village: studied(record) };
}
