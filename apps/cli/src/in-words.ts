import { aiwolf } from '@mura/language';
import type { Header, RecordEntry, VillageRecord } from '@mura/records';
import type { Language } from '@mura/words';

/** The same record, in which what is said in the AIWolf protocol is said in the words of people. */
export function inWords({ header, entries }: VillageRecord, language: Language): VillageRecord {
  return { header, entries: entries.map((entry) => retold(entry, header, language)) };
}

function retold(entry: RecordEntry, { cast }: Header, language: Language): RecordEntry {
  const { type, text, player } = entry.event as { type: string; text?: unknown; player?: unknown };
  if (
    (type !== 'talked' && type !== 'talkSealed') ||
    typeof text !== 'string' ||
    typeof player !== 'number'
  ) {
    return entry;
  }
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) return entry;
  const names = cast.map(({ name }) => name);
  const words = aiwolf.glossAIWolf(parsed.value.tree, { language, speaker: player, names });
  return { ...entry, event: { ...entry.event, text: words } };
}
