import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SymbolTreatment } from '@mura/engine';
import { defaultSymbols } from '@mura/protocols';
import { Option } from 'commander';
import { describeFileError, WrongInput } from '../ending.ts';

/** Where a door was to open. */
export interface DoorAddress {
  readonly port: number;
  readonly address: string;
}

/** Of the folder for the records. */
const FILE_FAULTS = ['EACCES', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Why a door does not open, where the reason is not ours. */
export function notOpened(error: unknown, { port, address }: DoorAddress): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return new WrongInput(`The port ${port} is taken: choose another one with --port.`);
  if (code === 'EADDRNOTAVAIL') return new WrongInput(`${address} is not an address of this machine.`);
  if (FILE_FAULTS.includes(code)) return new WrongInput(`The door cannot open: ${describeFileError(error)}.`);
  return error;
}

/** With which the tokens of teams are signed, as the contest server has it. */
export function secretOf({ SECRET_KEY }: NodeJS.ProcessEnv): string {
  if (SECRET_KEY) return SECRET_KEY;
  throw new WrongInput('Tokens are asked for: set SECRET_KEY to the secret they are signed with.');
}

/** What becomes of free talk with symbols, by the rule of the contest of 2017. */
export function symbolsOption(): Option {
  return new Option(
    '--symbols <treatment>',
    'what becomes of free talk with symbols; warn in nl2017, else nothing',
  ).choices(['refuse', 'strip', 'warn'] satisfies SymbolTreatment[]);
}

export function symbolsIn(preset: string, given: SymbolTreatment | undefined): SymbolTreatment | null {
  return given ?? defaultSymbols(preset);
}

/** The option of every command that opens the door of LiCOS. */
export const LICOS_CLIENT = ['--licos-client <directory>', 'the build of the original LiCOS client'] as const;

/** The folder of the original client of LiCOS, with its two pages in it. */
export function checkLicosClient(folder: string): string {
  for (const page of ['lobby.js', 'village.js'])
    if (!existsSync(join(folder, page)))
      throw new WrongInput(`There is no ${page} in ${folder}: build the LiCOS client, and place it there.`);
  return folder;
}
