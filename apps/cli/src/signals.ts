import { once } from 'node:events';

/** Ctrl-C, a supervisor, a terminal that is closed. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Until somebody wants us to stop. */
export async function stopAsked(): Promise<void> {
  await Promise.race(STOP_SIGNALS.map((signal) => once(process, signal)));
}
