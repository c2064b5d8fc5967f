import { serve } from '../serve.ts';
import type { Served, ServeOptions } from '../serve-options.ts';
import { optionsOf, PART, type ParentOrder, type ProcessPart, type ProcessReport } from './part.ts';

/** What this process has to do where it is one of several; `null`: it is not. */
export function ownPart(environment: Readonly<Record<string, string | undefined>>): ProcessPart | null {
  const given = environment[PART];
  return given === undefined || process.send === undefined ? null : (JSON.parse(given) as ProcessPart);
}

/** Serves as one of several processes, until its parent wishes it to stop, or is gone. */
export async function serveAsOne(part: ProcessPart, llms: ServeOptions['llms']): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.once('SIGTERM', () => resolve());
    // A terminal tells all processes; the parent says when it is time.
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
    process.on('message', (order: ParentOrder) => order.type === 'stop' && resolve());
  });
  const served = await serveOrLetGo(optionsOf(part, llms));
  process.on('message', (order: ParentOrder) => {
    if (order.type === 'doorsAt') served.pointDoorsTo(order.address);
    if (order.type === 'metrics')
      void served.numbers.values().then((values) => report({ type: 'metrics', id: order.id, values }));
  });
  const { url, doors, firstAdmin, inner } = served;
  report({ type: 'serving', address: { url, doors, firstAdmin, inner } });
  await stopped;
  await served.stop();
  process.exit();
}

/** The way to the parent would keep a process that cannot serve. */
async function serveOrLetGo(options: ServeOptions): Promise<Served> {
  try {
    return await serve(options);
  } catch (error) {
    process.channel?.unref();
    throw error;
  }
}

/** A parent that is gone hears nothing. */
function report(message: ProcessReport): void {
  if (process.connected) process.send?.(message, undefined, {}, () => {});
}
