import type { Viewer } from '@mura/engine';
import { tell, type VillageRecord } from '@mura/records';
import { type Language, loadTexts } from '@mura/words';
import { colors } from './colors.ts';

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
