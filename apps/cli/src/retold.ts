import type { VillageRecord } from '@mura/records';
import type { Language } from '@mura/words';

/**
 * The same record, in which what is said in the AIWolf protocol is said in the words of people. The languages are the
 * largest part of the program, so they are loaded only here.
 */
export async function retold(record: VillageRecord, language: Language): Promise<VillageRecord> {
  const { inWords } = await import('./in-words.ts');
  return inWords(record, language);
}
