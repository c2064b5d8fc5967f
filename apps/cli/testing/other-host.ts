import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

/** Another host: a network namespace of its own with a cable to us; where none may be made, our own outer address. */
export interface OtherHost {
  /** Where it reaches us. */
  readonly us: string;
  /** Runs a line of the shell there, until `close`. */
  run(command: string): void;
  close(): void;
}

export function otherHost(): OtherHost {
  const space = layCable();
  const running: ChildProcess[] = [];
  return {
    us: space?.us ?? outerAddress(),
    run(command) {
      const [program, ...args] = [
        ...(space === null ? [] : ['ip', 'netns', 'exec', space.name]),
        'sh',
        '-c',
        command,
      ];
      running.push(spawn(program!, args, { detached: true, stdio: 'ignore' }));
    },
    close() {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      if (space !== null) spawnSync('ip', ['netns', 'del', space.name]);
    },
  };
}

/** A namespace and an address for each end; `null`: this is not permitted here. */
function layCable(): { readonly name: string; readonly us: string } | null {
  const name = `mura-${process.pid}`;
  const [here, there] = [`mh${process.pid}`, `mt${process.pid}`];
  const net = `10.213.${process.pid % 256}`;
  const steps = [
    `netns add ${name}`,
    `link add ${here} type veth peer name ${there} netns ${name}`,
    `addr add ${net}.1/24 dev ${here}`,
    `link set ${here} up`,
    `-n ${name} addr add ${net}.2/24 dev ${there}`,
    `-n ${name} link set ${there} up`,
  ];
  const isLaid = steps.every((step) => spawnSync('ip', step.split(' ')).status === 0);
  if (isLaid) return { name, us: `${net}.1` };
  spawnSync('ip', ['netns', 'del', name]);
  return null;
}

function outerAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
