import type { openLicosDoor as OpenLicosDoor } from '@mura/server';
import { Command } from 'commander';
import { stopAsked } from '../ending.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { printJson, warn } from '../print.ts';
import { checkLicosClient, LICOS_CLIENT, notOpened } from './door-options.ts';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly record: string;
  readonly licosClient?: string;
  readonly tls?: true;
  readonly json?: true;
}

/** `mura door licos`: the door of LiCOS alone. */
export function licosDoorCommand(): Command {
  return new Command('licos')
    .description('the web client and robots of LiCOS, over WebSocket')
    .option('--port <number>', 'where to listen; 0: any free port', wholeNumber(0, 65_535), 9000)
    .option('--host <address>', 'on which address; 0.0.0.0: on all', '127.0.0.1')
    .option('--record <directory>', 'where the records go, one file a game', 'records')
    .option(...LICOS_CLIENT)
    .option('--tls', 'encrypted connections, with a certificate of our own')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Robots connect to ws://127.0.0.1:9000/licos; with --licos-client people play at http://127.0.0.1:9000/licos/lobby.

Example:
  $ mura door licos --port 9000 --licos-client client --record records`;

async function run({ port, host, record, licosClient, tls, json }: Options): Promise<void> {
  const client = licosClient === undefined ? null : checkLicosClient(licosClient);
  const door = await open({ port, address: host, record, client, tls: tls === true });
  if (json) printJson({ door: 'licos', url: door.url });
  else warn(`The LiCOS door is open at ${door.url}/licos.`);
  await stopAsked();
  await door.close();
}

async function open(options: Parameters<typeof OpenLicosDoor>[0]) {
  try {
    const { openLicosDoor } = await import('@mura/server');
    return await openLicosDoor(options);
  } catch (error) {
    throw notOpened(error, options);
  }
}
