import type { Viewer } from '@mura/engine';
import { isKnown, type RecordEntry, tell, type VillageRecord } from '@mura/records';
import { type Language, loadTexts } from '@mura/words';
import { colors } from './print.ts';

export interface ScriptOptions {
  readonly viewer: Viewer;
  readonly language: Language;
}

/** A record as a script for people; headings stand out where the terminal has colours. */
export async function scriptOf(record: VillageRecord, { viewer, language }: ScriptOptions): Promise<string> {
  const words = await loadTexts('story', language);
  return tell(record, { viewer, words }).map(paint).join('\n');
}

function paint(line: string): string {
  if (line.startsWith('═')) return colors.bold(line);
  return line.startsWith('─') ? colors.dim(line) : line;
}

/**
 * The same record, in which what is said in the AIWolf protocol is said in the words of people. The languages are the
 * largest part of the program, so they are loaded only here.
 */
export async function retold({ header, entries }: VillageRecord, language: Language): Promise<VillageRecord> {
  const { aiwolf } = await import('@mura/language');
  const names = header.cast.map(({ name }) => name);
  const inWords = (entry: RecordEntry): RecordEntry => {
    const { event } = entry;
    if (!isKnown(event) || (event.type !== 'talked' && event.type !== 'talkSealed')) return entry;
    const parsed = aiwolf.parseAIWolf(event.text, { dialect: 'java' });
    if (!parsed.ok) return entry;
    const text = aiwolf.glossAIWolf(parsed.value.tree, { language, speaker: event.player, names });
    return { ...entry, event: { ...event, text } };
  };
  return { header, entries: entries.map(inWords) };
}
