import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

/**
 * Two hosts with a cable between them, each a network namespace of its own, so that nothing changes in the network of
 * this machine: a browser of another test would lose its connections. Where none may be made, our own outer address.
 */
export interface TwoHosts {
  /** Where the other host reaches ours. */
  readonly us: string;
  /** What stands before a command so that it runs on our host. */
  readonly ours: readonly string[];
  /** Runs a line of the shell on the other host, until `close`. */
  runThere(command: string): void;
  close(): void;
}

export function twoHosts(): TwoHosts {
  const cable = layCable();
  if (cable === null)
    process.emitWarning(
      'No network namespace may be made here (it takes root and ip): agents come from our outer address.',
    );
  const running: ChildProcess[] = [];
  return {
    us: cable?.us ?? outerAddress(),
    ours: cable === null ? [] : onHost(cable.ours),
    runThere(command) {
      const [program, ...args] = [...(cable === null ? [] : onHost(cable.theirs)), 'sh', '-c', command];
      running.push(spawn(program!, args, { detached: true, stdio: 'ignore' }));
    },
    close() {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      if (cable !== null) removeHosts(cable);
    },
  };
}

interface Cable {
  /** Names of the namespaces at its ends. */
  readonly ours: string;
  readonly theirs: string;
  readonly us: string;
}

/** `null`: this is not permitted here. */
function layCable(): Cable | null {
  const [ours, theirs] = [`mura-ours-${process.pid}`, `mura-theirs-${process.pid}`];
  const net = `10.213.${process.pid % 256}`;
  const cable = { ours, theirs, us: `${net}.1` };
  const steps = [
    `netns add ${ours}`,
    `netns add ${theirs}`,
    `-n ${ours} link add cable type veth peer name cable netns ${theirs}`,
    `-n ${ours} addr add ${net}.1/24 dev cable`,
    `-n ${theirs} addr add ${net}.2/24 dev cable`,
    ...[ours, theirs].flatMap((host) => [`-n ${host} link set lo up`, `-n ${host} link set cable up`]),
  ];
  const isLaid = steps.every((step) => spawnSync('ip', step.split(' ')).status === 0);
  if (isLaid) return cable;
  removeHosts(cable);
  return null;
}

function removeHosts({ ours, theirs }: Cable): void {
  for (const host of [ours, theirs]) spawnSync('ip', ['netns', 'del', host]);
}

function onHost(name: string): string[] {
  return ['ip', 'netns', 'exec', name];
}

function outerAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
}
