import { type Result, refuse } from '@mura/engine';
import type { LogError } from '../aiwolf/log-error.ts';
import type { VillageRecord } from '../record.ts';
import { isMturkTable, MTURK_FILES, readMturkTables } from './mafia.ts';
import { isChatPage, readChatPages, villageOfChat } from './wakamete.ts';
import { isBbsPage, readBbsPages, villageOfBbs } from './wolfbbs.ts';

/** Forms in which one game is written in several files: pages by day, or tables beside each other. */
export const PART_FORMS = ['wolfbbs', 'wakamete', 'mafia-mturk'] as const;
export type PartForm = (typeof PART_FORMS)[number];

/** A file that may be a part of a game. */
export interface GamePart {
  readonly path: string;
  readonly text: string;
}

/** Of which game a file is a part; files with the same key belong together. `null`: it is no such part. */
export function partOf({ path, text }: GamePart): { readonly form: PartForm; readonly key: string } | null {
  if (isBbsPage(text)) return { form: 'wolfbbs', key: `wolfbbs ${villageOfBbs(text) ?? path}` };
  if (isChatPage(text)) return { form: 'wakamete', key: `wakamete ${villageOfChat(text) ?? path}` };
  if (isMturkTable(text)) return { form: 'mafia-mturk', key: `mafia-mturk ${folderOf(path)}` };
  return null;
}

/** The game of parts that belong together. */
export function readParts(form: PartForm, parts: readonly GamePart[]): Result<VillageRecord, LogError> {
  const texts = parts.map(({ text }) => text);
  switch (form) {
    case 'wolfbbs':
      return readBbsPages(texts);
    case 'wakamete':
      return readChatPages(texts);
    case 'mafia-mturk':
      return readTables(parts);
  }
}

function readTables(parts: readonly GamePart[]): Result<VillageRecord, LogError> {
  const [info, node, network] = MTURK_FILES.map(
    (name) => parts.find(({ path }) => path.endsWith(name))?.text,
  );
  if (info === undefined || node === undefined || network === undefined)
    return refuse({
      file: parts[0]?.path ?? null,
      line: 1,
      reason: `a game of this form has ${MTURK_FILES.join(', ')} in one folder`,
      found: '',
      allowed: 'all three',
    });
  const village = folderOf(parts[0]!.path).split(/[\\/]/).at(-1) || null;
  return readMturkTables({ 'info.csv': info, 'node.csv': node, 'network.csv': network }, village);
}

function folderOf(path: string): string {
  return path.replace(/[\\/]?[^\\/]*$/, '');
}
