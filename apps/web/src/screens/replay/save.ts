import {
  tell,
  type VillageRecord,
  writeAIWolfLog,
  writeLicosLog,
  writeNlpLog,
  writeOldLicosLog,
  writeRecord,
} from '@mura/records';
import { type Language, loadTexts } from '@mura/words';
import type { FileFormat } from './file-formats.ts';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Logs of other platforms: what writes them, and how their files end. */
const LOGS = {
  aiwolf: { write: writeAIWolfLog, ending: '.log' },
  nlp: { write: writeNlpLog, ending: '.log' },
  licos: { write: (record: VillageRecord) => writeLicosLog(record), ending: '.licos.jsonl' },
  'licos-0.2': { write: (record: VillageRecord) => writeOldLicosLog(record), ending: '.licos-0.2.jsonl' },
} as const;

/** A record as a file; `null` where it cannot be written in that form. */
export async function fileOf(
  record: VillageRecord,
  format: FileFormat,
  language: Language,
): Promise<SavedFile | null> {
  const name = record.header.village.replaceAll(/[^\w.-]+/g, '-').slice(0, 60) || 'village';
  switch (format) {
    case 'mura':
      return { name: `${name}.mura.jsonl`, type: 'application/jsonl', text: writeRecord(record) };
    case 'text':
      return {
        name: `${name}.txt`,
        type: 'text/plain',
        text: `${tell(record, { viewer: 'master', words: await loadTexts('story', language) }).join('\n')}\n`,
      };
    default: {
      const written = LOGS[format].write(record);
      return written.ok
        ? { name: `${name}${LOGS[format].ending}`, type: 'text/plain', text: written.value }
        : null;
    }
  }
}

/** Gives the file to the browser; `false`: there is none in that form. */
export async function saveAs(
  record: VillageRecord,
  format: FileFormat,
  language: Language,
): Promise<boolean> {
  const file = await fileOf(record, format, language);
  if (file === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}
