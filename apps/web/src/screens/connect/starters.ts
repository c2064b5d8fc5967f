import { SOFTWARE } from '@mura/records';
import type { DoorId } from './doors.ts';

/** An agent to copy; they stand in the folder `starters` of the project, and go out with the page. */
export interface Starter {
  readonly door: DoorId;
  readonly language: string;
  /** The agent itself first, then what it needs. */
  readonly files: readonly [string, ...string[]];
  readonly run: string;
}

/** The client that agents in Python stand on, for pip; it goes out with the page, too. */
export const CLIENT_WHEEL = `mura_client-${SOFTWARE.split(' ')[1]}-py3-none-any.whl`;

/** What gives Python the client, from a server. */
export function installCommand(origin: string): string {
  return `pip install ${origin}/starters/${CLIENT_WHEEL}`;
}

const python = (door: DoorId): Starter => ({
  door,
  language: 'Python',
  files: ['agent.py', CLIENT_WHEEL],
  run: 'python3 agent.py',
});

export const STARTERS: readonly [Starter, ...Starter[]] = [
  python('web'),
  { door: 'web', language: 'TypeScript', files: ['web-agent.mts'], run: 'node web-agent.mts' },
  python('aiwolf'),
  { door: 'aiwolf', language: 'Java', files: ['AIWolfAgent.java'], run: 'java AIWolfAgent.java' },
  python('nlp'),
];

/** Where an agent plays, and as whom. */
export interface SeatOfAgent {
  readonly address: string;
  /** With the key of its seat, where it has one. */
  readonly name: string;
  readonly token: string;
  readonly village: string;
}

/** What starts an agent in a village. */
export function commandOf({ door, run }: Starter, { address, name, token, village }: SeatOfAgent): string {
  const who = door === 'web' ? `--token ${token} --village ${village}` : `--name ${name}`;
  return `${run} ${address} ${who}`;
}

/** The starter that is shown, or another one for the door. */
export function starterFor(door: DoorId, shown: Starter): Starter {
  return shown.door === door ? shown : (STARTERS.find((one) => one.door === door) ?? shown);
}
