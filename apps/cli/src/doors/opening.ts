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
