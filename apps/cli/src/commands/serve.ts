import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Configuration, Served, ServedByAll, ServeOptions } from '@mura/server';
import { defaultDataFolder } from '@mura/server/data-folder';
import { MOST_PROCESSES } from '@mura/server/most-processes';
import { Command, CommanderError, Option } from 'commander';
import { checkLicosClient, LICOS_CLIENT, secretOf } from '../doors/door-options.ts';
import { describeFileError, stopAsked, WrongInput } from '../ending.ts';
import { llmSettings } from '../llm.ts';
import { jsonOption, wholeNumber } from '../options.ts';
import { print, printJson } from '../print.ts';

interface Options {
  readonly processes: number;
  readonly doorsAt?: string;
  readonly port: number;
  readonly host: string;
  readonly aiwolfPort?: number | 'off';
  readonly nlpTokens?: boolean;
  readonly licosClient?: string;
  readonly data: string;
  readonly database?: string;
  readonly databasePatience: number;
  readonly tls?: true;
  readonly cert?: string;
  readonly key?: string;
  readonly log: ServeOptions['logLevel'];
  readonly config?: string;
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly behindProxy?: true;
  readonly pushContact?: string;
  readonly json?: true;
  /** From the configuration only. */
  readonly limits?: Configuration['limits'];
}

/** `mura serve`: the server with its web pages and its API. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve villages to browsers and programs')
    .addOption(
      new Option('--port <number>', 'where to listen; 0: any free port')
        .argParser(wholeNumber(0, 65_535))
        .default(8080)
        .env('MURA_PORT'),
    )
    .addOption(
      new Option('--host <address>', 'on which address; 0.0.0.0: on all')
        .default('127.0.0.1')
        .env('MURA_HOST'),
    )
    .option(
      '--aiwolf-port <number>',
      "where agents of the AIWolf platform arrive, or 'off' (default: 10000)",
      portOrOff,
    )
    .option('--nlp-tokens', 'agents of the NLP door need a token of their team, signed with SECRET_KEY')
    .option(...LICOS_CLIENT)
    .addOption(
      new Option('--data <directory>', 'where data is kept')
        .default(defaultDataFolder(process.env))
        .env('MURA_DATA'),
    )
    .addOption(
      new Option(
        '--database <url>',
        'a PostgreSQL; without one, Mura runs its own in the data directory',
      ).env('DATABASE_URL'),
    )
    .addOption(
      new Option(
        '--database-patience <seconds>',
        'how long it is tried to start a database of our own again that has stopped by itself; then the server ends',
      )
        .argParser(wholeNumber(1, 86_400))
        .default(300),
    )
    .option('--tls', 'encrypted connections, with a certificate made for this machine')
    .option('--cert <file>', 'encrypted connections with this certificate (PEM)')
    .option('--key <file>', 'and its key (PEM)')
    .addOption(
      new Option('--log <level>', 'what is logged to standard error')
        .choices(['silent', 'error', 'warn', 'info', 'debug'])
        .default('warn')
        .env('MURA_LOG'),
    )
    .addOption(
      new Option('--config <file>', 'these options, and limits, as JSON (see docs/OPERATE.md)').env(
        'MURA_CONFIG',
      ),
    )
    .addOption(
      new Option('--metrics-port <number>', 'numbers for Prometheus, on a port of their own')
        .argParser(wholeNumber(0, 65_535))
        .env('MURA_METRICS_PORT'),
    )
    .addOption(
      new Option('--metrics-host <address>', 'and on which address')
        .default('127.0.0.1')
        .env('MURA_METRICS_HOST'),
    )
    .addOption(
      new Option('--processes <number>', 'processes that serve together, for machines with more cores')
        .argParser(wholeNumber(1, MOST_PROCESSES))
        .default(1)
        .env('MURA_PROCESSES'),
    )
    .addOption(
      new Option(
        '--doors-at <url>',
        'the server of the same database that has the doors of programs, where it is another one',
      ).env('MURA_DOORS_AT'),
    )
    .option('--behind-proxy', 'another server stands before this one, encrypts, and names the clients')
    .addOption(
      new Option(
        '--push-contact <address>',
        'browsers that wish so are told that something is to be done; push services turn to this address (mailto:… or https://…)',
      ).env('MURA_PUSH_CONTACT'),
    )
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Stop it with Ctrl-C: villages go on when it is started again.

Examples:
  $ mura serve
  $ mura serve --host 0.0.0.0 --port 443 --cert cert.pem --key key.pem --database postgres://mura@db/mura`;

async function run(given: Options, command: Command): Promise<void> {
  const options = await withConfiguration(given, command);
  const served = await start(options);
  if (served === null) return;
  if (options.json)
    printJson({
      ...{ url: served.url, doors: served.doors, metrics: served.metrics, pid: process.pid },
      ...('pids' in served ? { processes: served.pids } : {}),
    });
  else
    print(
      `Mura is open at ${served.url}\n${doorsOf(served)}\nData: ${options.data}${moreOf(served)}${processesOf(served)}\nStop with Ctrl-C.`,
    );
  const fault = await Promise.race([stopAsked(), served.lost]);
  if (!options.json) print('Stopping …');
  await served.stop();
  endSoon();
  if (fault instanceof Error) throw new WrongInput(fault.message);
}

/** What could not be closed must not keep the process. */
function endSoon(): void {
  setTimeout(() => process.exit(), 500).unref();
}

/** What stands in the file, where neither an option nor the environment says otherwise. */
async function withConfiguration(given: Options, command: Command): Promise<Options> {
  if (given.config === undefined) return given;
  const { readConfiguration } = await import('@mura/server');
  const read = readConfiguration(readText(given.config));
  if (!read.ok) throw new WrongInput(`The configuration ${given.config} is wrong: ${read.error}.`);
  const isFree = (name: string) => (command.getOptionValueSource(name) ?? 'default') === 'default';
  const taken = Object.entries(read.value).filter(([name]) => isFree(name));
  return { ...given, ...Object.fromEntries(taken) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongInput(`The configuration ${file} cannot be read: ${describeFileError(error)}.`);
  }
}

function processesOf(served: Serving): string {
  return 'pids' in served ? `\nProcesses: ${served.pids.join(', ')}` : '';
}

function moreOf({ metrics, firstAdmin }: Serving): string {
  const numbers = metrics === null ? '' : `\nNumbers: ${metrics}`;
  return firstAdmin === null ? numbers : `${numbers}\nFirst admin: the token is in ${firstAdmin}`;
}

function doorsOf({ doors }: Serving): string {
  const aiwolf = doors.aiwolf ?? 'closed (its port is taken, or it is off: see --aiwolf-port)';
  return `Programs: AIWolf ${aiwolf}\n          NLP    ${doors.nlp}\n          LiCOS  ${doors.licos}`;
}

function metricsOf({ metricsPort, metricsHost }: Options): Pick<ServeOptions, 'metrics'> {
  return metricsPort === undefined ? {} : { metrics: { port: metricsPort, host: metricsHost } };
}

/** Those that are not named stay as they are. */
function limitsOf({ limits = {} }: Options): NonNullable<ServeOptions['limits']> {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}

/** The port of the AIWolf server; where any port will do for the pages, any will do for programs. */
function aiwolfOf({ port, aiwolfPort }: Options): Pick<ServeOptions, 'aiwolf'> {
  if (aiwolfPort === 'off') return {};
  if (aiwolfPort !== undefined) return { aiwolf: { port: aiwolfPort, isNeeded: true } };
  return { aiwolf: { port: port === 0 ? 0 : 10_000, isNeeded: false } };
}

function licosOf({ licosClient }: Options): Pick<ServeOptions, 'licosClient'> {
  return licosClient === undefined ? {} : { licosClient: checkLicosClient(licosClient) };
}

function pushOf({ pushContact }: Options): Pick<ServeOptions, 'push'> {
  if (pushContact === undefined) return {};
  if (!/^(?:mailto:.+@.+|https:\/\/.+)$/.test(pushContact))
    throw new WrongInput('--push-contact is an address: mailto:you@example.org or https://example.org.');
  return { push: { contact: pushContact } };
}

function portOrOff(given: string): number | 'off' {
  return given === 'off' ? 'off' : wholeNumber(0, 65_535)(given);
}

type Serving = Served | ServedByAll;

/** What is run where several processes serve together. */
const PROGRAM = {
  exec: fileURLToPath(new URL('../../bin/mura.mjs', import.meta.url)),
  args: ['serve'],
};

/** `null`: this was one of several processes, and has served. */
async function start(options: Options): Promise<Serving | null> {
  const { PostgresFault, ProcessFault, ownPart, serve, serveAsOne, serveByAll } = await import(
    '@mura/server'
  );
  const part = ownPart(process.env);
  try {
    if (part !== null) {
      await serveAsOne(part, await llmSettings(process.env));
      return null;
    }
    const [wished, count] = [await serveOptions(options), options.processes];
    return await (count === 1 ? serve(wished) : serveByAll(wished, { count, program: PROGRAM }));
  } catch (error) {
    // It has said itself why.
    if (error instanceof ProcessFault) throw new CommanderError(error.exitCode, 'mura.process', '');
    if (error instanceof PostgresFault) throw new WrongInput(error.message);
    throw startFault(error, { ...options, port: part?.port ?? options.port });
  }
}

async function serveOptions(options: Options): Promise<ServeOptions> {
  const { port, host, data, database, log } = options;
  return {
    port,
    host,
    data,
    database: database ?? null,
    databasePatience: options.databasePatience,
    tls: tlsOf(options),
    logLevel: log,
    limits: limitsOf(options),
    behindProxy: options.behindProxy === true,
    ...metricsOf(options),
    ...aiwolfOf(options),
    ...licosOf(options),
    ...pushOf(options),
    ...doorsAtOf(options),
    llms: await llmSettings(process.env),
    ...(options.nlpTokens ? { nlpSecret: secretOf(process.env) } : {}),
  };
}

/** Why a server does not start, where whoever starts it can do something about it. */
function startFault(error: unknown, options: Options): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return new WrongInput(takenPort(error, options));
  if (code.startsWith('ERR_OSSL'))
    return new WrongInput(
      'The certificate and its key do not belong together, or are not PEM: check --cert and --key.',
    );
  if (code === 'EACCES' || code === 'ENOENT')
    return new WrongInput(`The server cannot start: ${describeFileError(error)}.`);
  if (code === 'ECONNREFUSED' || /^(28|3D)/.test(code))
    return new WrongInput('The database cannot be reached: check --database or DATABASE_URL.');
  return error;
}

function doorsAtOf({ doorsAt }: Options): Pick<ServeOptions, 'doorsAt'> {
  if (doorsAt === undefined) return {};
  if (!URL.canParse(doorsAt) || new URL(doorsAt).protocol !== 'http:')
    throw new WrongInput('--doors-at is the address of a server, e.g. http://10.0.0.5:8080.');
  return { doorsAt };
}

function takenPort(error: unknown, { port, metricsPort }: Options): string {
  const taken = error instanceof Error && 'port' in error ? Number(error.port) : port;
  const others = taken === metricsPort ? '--metrics-port' : '--aiwolf-port';
  const option = taken === port ? '--port' : others;
  // Options behind `--` are those of the command that npm runs.
  const byNpm = process.env.npm_lifecycle_event === 'start' ? ` (npm start -- ${option} ${taken + 1})` : '';
  return `The port ${taken} is taken: choose another one with ${option}${byNpm}.`;
}

function tlsOf({ tls, cert, key }: Options): ServeOptions['tls'] {
  if ((cert === undefined) !== (key === undefined)) throw new WrongInput('Give both --cert and --key.');
  if (cert !== undefined && key !== undefined) return { cert, key };
  return tls ? 'own' : 'off';
}
