import { type Result, refuse } from '@mura/engine';
import { web } from '@mura/protocols';
import { z } from 'zod';
import { WEB_LIMITS, type WebLimits } from '../web/limits.ts';

const port = z.int().min(0).max(65_535);
const limit = z.int().min(1).max(1_000_000_000).optional();
const names = Object.keys(WEB_LIMITS) as (keyof WebLimits)[];
const limits = z.strictObject(
  Object.fromEntries(names.map((name) => [name, limit])) as Record<keyof WebLimits, typeof limit>,
);

/** What the operator of a server may write into its configuration, by the names of the options. */
const configuration = z.strictObject({
  port: port.optional(),
  host: z.string().optional(),
  aiwolfPort: z.union([port, z.literal('off')]).optional(),
  nlpTokens: z.boolean().optional(),
  licosClient: z.string().optional(),
  data: z.string().optional(),
  database: z.string().optional(),
  databasePatience: z.int().min(1).max(86_400).optional(),
  tls: z.boolean().optional(),
  cert: z.string().optional(),
  key: z.string().optional(),
  log: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  metricsPort: port.optional(),
  metricsHost: z.string().optional(),
  behindProxy: z.boolean().optional(),
  limits: limits.optional(),
});
export type Configuration = z.infer<typeof configuration>;

/** A configuration as JSON; or where it is wrong, and what is allowed there. */
export function readConfiguration(text: string): Result<Configuration, string> {
  const json = parse(text);
  if (json === undefined) return refuse('it is not JSON');
  const checked = web.check(configuration, json);
  return checked.ok ? checked : refuse(checked.error.allowed ?? checked.error.message);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
