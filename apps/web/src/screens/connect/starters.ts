import type { DoorId } from './doors.ts';

/** An agent to copy; they stand in the folder `starters` of the project, and go out with the page. */
export interface Starter {
  readonly door: DoorId;
  readonly language: string;
  /** The agent itself first, then what must lie beside it. */
  readonly files: readonly [string, ...string[]];
  readonly run: string;
}

export const STARTERS: readonly [Starter, ...Starter[]] = [
  {
    door: 'web',
    language: 'Python',
    files: ['web_agent.py', 'tiny_websocket.py'],
    run: 'python3 web_agent.py',
  },
  { door: 'web', language: 'TypeScript', files: ['web-agent.mts'], run: 'node web-agent.mts' },
  { door: 'aiwolf', language: 'Python', files: ['aiwolf_agent.py'], run: 'python3 aiwolf_agent.py' },
  { door: 'aiwolf', language: 'Java', files: ['AIWolfAgent.java'], run: 'java AIWolfAgent.java' },
  {
    door: 'nlp',
    language: 'Python',
    files: ['nlp_agent.py', 'tiny_websocket.py'],
    run: 'python3 nlp_agent.py',
  },
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
