import type { MetricObject } from 'prom-client';
import type { Served, ServeOptions } from '../serve-options.ts';

/** The variable in which a process of a server that has several finds what is its part. */
export const PART = 'MURA_PART';

/** What one of several processes does otherwise than the options say. */
export interface ProcessPart {
  /** From 1, which has the doors. */
  readonly process: number;
  readonly port: number;
  readonly aiwolfPort: number | null;
  readonly database: string;
  /** What holds for all of them; each finds its language models in its environment, since keys are never written down. */
  readonly options: Omit<ServeOptions, 'llms'>;
  /** The process with the doors; `null`: it is this one. */
  readonly doorsAt: string | null;
}

/** How a process that serves is reached. */
export type ProcessAddress = Pick<Served, 'url' | 'doors' | 'firstAdmin' | 'inner'>;

/** From the parent to one of its processes. */
export type ParentOrder =
  | { readonly type: 'stop' }
  | { readonly type: 'doorsAt'; readonly address: string }
  | { readonly type: 'metrics'; readonly id: number };

/** From a process to its parent. */
export type ProcessReport =
  | { readonly type: 'serving'; readonly address: ProcessAddress }
  | { readonly type: 'metrics'; readonly id: number; readonly values: MetricObject[] };

/** The options of one of several processes. */
export function optionsOf(part: ProcessPart, llms: ServeOptions['llms'] = []): ServeOptions {
  const { metrics: _, aiwolf, doorsAt: __, ...others } = part.options;
  const { process, port, database, aiwolfPort, doorsAt } = part;
  return {
    ...others,
    ...{ process, port, database, llms },
    ...(aiwolf === undefined || aiwolfPort === null ? {} : { aiwolf: { ...aiwolf, port: aiwolfPort } }),
    ...(doorsAt === null ? {} : { doorsAt }),
  };
}
