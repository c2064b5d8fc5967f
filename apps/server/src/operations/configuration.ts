import { type Result, refuse, shape } from '@mura/engine';
import { web } from '@mura/protocols';
import { MOST_PROCESSES } from '../most-processes.ts';
import { WEB_LIMITS, type WebLimits } from '../web/limits.ts';

const { either, flag, object, optional, text, whole, word } = shape;

const port = whole(0, 65_535);
const limit = optional(whole(1, 1_000_000_000));
const names = Object.keys(WEB_LIMITS) as (keyof WebLimits)[];
const limits = object(
  Object.fromEntries(names.map((name) => [name, limit])) as Record<keyof WebLimits, typeof limit>,
);

/** What the operator of a server may write into its configuration, by the names of the options. */
const configuration = object({
  processes: optional(whole(1, MOST_PROCESSES)),
  doorsAt: optional(text()),
  port: optional(port),
  host: optional(text()),
  aiwolfPort: optional(either(port, word(['off']))),
  nlpTokens: optional(flag),
  licosClient: optional(text()),
  data: optional(text()),
  database: optional(text()),
  databasePatience: optional(whole(1, 86_400)),
  tls: optional(flag),
  cert: optional(text()),
  key: optional(text()),
  log: optional(word(['silent', 'error', 'warn', 'info', 'debug'])),
  metricsPort: optional(port),
  metricsHost: optional(text()),
  behindProxy: optional(flag),
  pushContact: optional(text()),
  limits: optional(limits),
});
export type Configuration = shape.ValueOf<typeof configuration>;

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
