import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localCertificate } from '../../certificate.ts';
import { hostAlone, openAlone } from '../alone.ts';
import type { LicosParts } from '../door.ts';
import { Lobby } from '../lobby/lobby.ts';
import { keptUsers } from './simple-users.ts';

export interface LicosDoorAloneOptions extends Pick<LicosParts, 'readyLimit' | 'pingEvery' | 'limits'> {
  readonly port: number;
  readonly address: string;
  /** Where records and users are kept. */
  readonly record: string;
  /** The build of the original client. */
  readonly client: string | null;
  readonly tls: boolean;
}

export interface LicosDoorAlone {
  /** E.g. `http://127.0.0.1:9000`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Villages that one person may have made and that have not ended. */
const VILLAGES_PER_PERSON = 10;

/** Opens the door of LiCOS without a server and without a database. */
export async function openLicosDoor(options: LicosDoorAloneOptions): Promise<LicosDoorAlone> {
  const { record, port, address, tls: secure } = options;
  mkdirSync(record, { recursive: true });
  const certificate = secure ? await localCertificate(record) : null;
  const alone = hostAlone(options);
  await alone.host.start();
  const kept = keptUsers(join(record, 'licos-users.json'), secure);
  const { users } = kept;
  const licos = { ...options, users, secure, villagesPerPerson: VILLAGES_PER_PERSON, mayBuild: () => true };
  const place = { port, address, certificate };
  const opened = await openAlone(alone, new Lobby(alone), place, { licos });
  const close = async () => {
    await opened.close();
    kept.close();
  };
  return { url: `${secure ? 'https' : 'http'}://${address}:${opened.port}`, close };
}
