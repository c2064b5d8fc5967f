import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { localCertificate } from '../../certificate.ts';
import { systemClock } from '../../host/clock.ts';
import { hostAlone } from '../alone.ts';
import { LicosDoor, type LicosDoorOptions } from './door.ts';
import { addLicosPages } from './pages.ts';
import { keptUsers } from './simple-users.ts';

export interface LicosDoorAloneOptions {
  readonly port: number;
  readonly address: string;
  /** Where records and users are kept. */
  readonly record: string;
  /** The build of the original client. */
  readonly client: string | null;
  readonly tls: boolean;
  readonly readyLimit?: number;
  readonly pingEvery?: number;
  readonly limits?: LicosDoorOptions['limits'];
}

export interface LicosDoorAlone {
  /** E.g. `http://127.0.0.1:9000`. */
  readonly url: string;
  close(): Promise<void>;
}

const SILENT = { info() {}, warn() {}, error() {} };

/** Opens the door of LiCOS without a server and without a database. */
export async function openLicosDoor(options: LicosDoorAloneOptions): Promise<LicosDoorAlone> {
  const { record, client, readyLimit, pingEvery, limits } = options;
  mkdirSync(record, { recursive: true });
  const alone = await hostAlone(record);
  await alone.host.start();
  const users = keptUsers(join(record, 'licos-users.json'), options.tls);
  const door = new LicosDoor({
    host: alone.host,
    clock: systemClock,
    log: SILENT,
    users,
    ...(readyLimit === undefined ? {} : { readyLimit }),
    ...(pingEvery === undefined ? {} : { pingEvery }),
    ...(limits === undefined ? {} : { limits }),
  });
  const certificate = options.tls ? await localCertificate(record) : null;
  const app = fastify(certificate === null ? {} : ({ https: certificate } as object));
  app.get('/', (_, reply) => reply.redirect('/licos/lobby'));
  await addLicosPages(app, {
    users,
    client,
    secure: options.tls,
    cast: (village) => door.castOf(village),
    onLeft: () => void door.closeEnded(),
  });
  app.server.on('upgrade', (request, socket, head) => door.upgrade(request, socket, head));
  await app.listen({ port: options.port, host: options.address });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `${options.tls ? 'https' : 'http'}://${options.address}:${port}`,
    async close() {
      door.close();
      await app.close();
      await alone.stop();
    },
  };
}
