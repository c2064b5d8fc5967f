import type { Viewer } from '@mura/engine';
import { type TellingLanguage, tell, type VillageRecord } from '@mura/records';
import { colors } from './colors.ts';

export interface ScriptOptions {
  readonly viewer: Viewer;
  readonly language: TellingLanguage;
}

/** A record as a script for people; headings stand out where the terminal has colours. */
export function scriptOf(record: VillageRecord, options: ScriptOptions): string {
  return tell(record, options).map(paint).join('\n');
}

function paint(line: string): string {
  if (line.startsWith('═')) return colors.bold(line);
  return line.startsWith('─') ? colors.dim(line) : line;
}
