import { inspect } from 'node:util';
import { LLM_BOT } from '@mura/bots';
import { accept, type Result, refuse } from '@mura/engine';

/** A key that cannot be printed, logged or written into JSON by accident; only the request to its server reads it. */
export class ApiKey {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** For the header of a request, and for nothing else. */
  get bearer(): string {
    return `Bearer ${this.#value}`;
  }

  toString(): string {
    return '(key)';
  }

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return this.toString();
  }
}

/** Which language model is asked, and how much it may cost. */
export interface LlmSettings {
  /** The bot that plays with it: `llm`, or `llm:` and the name that the operator gave it. */
  readonly bot: string;
  /** The base URL of an OpenAI-compatible server, without a slash at its end, e.g. `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** `null`: the server asks for none, as local ones do. */
  readonly key: ApiKey | null;
  /** For a million tokens; `null`: unknown, and cost is counted in tokens only. */
  readonly prices: TokenPrices | null;
  readonly caps: CostCaps;
}

export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** The most that may be used in 24 hours of a process. */
export interface CostCaps {
  readonly tokens: number;
  /** In the unit of the prices; `null`: tokens alone are capped. */
  readonly cost: number | null;
}

/** Tokens in 24 hours where nothing else is said: some hundred villages of five with a small model. */
const DEFAULT_TOKENS = 10_000_000;

/** What is said of each model, in variables of the environment that begin with `MURA_LLM_`, or with `MURA_LLM_NAME_`. */
type Variable = 'URL' | 'MODEL' | 'KEY' | 'PRICES' | 'TOKENS' | 'COST';

type Environment = Readonly<Record<string, string | undefined>>;

/** The models that the environment names. What is wrong is named, and no value is repeated. */
export function llmSettingsFrom(env: Environment): Result<readonly LlmSettings[], string> {
  const models: LlmSettings[] = [];
  for (const prefix of prefixesIn(env)) {
    const read = modelAt(prefix, env);
    if (!read.ok) return read;
    models.push(read.value);
  }
  return accept(models);
}

/** A key or a cap alone names no model. */
const PREFIXED = /^(MURA_LLM_(?:[A-Z][A-Z0-9_]{0,19}_)?)(?:URL|MODEL)$/;

function prefixesIn(env: Environment): string[] {
  const named = Object.keys(env).flatMap((variable) => {
    const prefix = PREFIXED.exec(variable)?.[1];
    return prefix === undefined || !env[variable]?.trim() ? [] : [prefix];
  });
  return [...new Set(named)].sort();
}

/** The variables that a bot cannot do without, for whoever has not set them. */
export function variablesOf(bot: string): string {
  const name = bot
    .slice(LLM_BOT.length + 1)
    .toUpperCase()
    .replaceAll('-', '_');
  const prefix = name === '' ? 'MURA_LLM_' : `MURA_LLM_${name}_`;
  return `${prefix}URL (e.g. http://127.0.0.1:11434/v1), ${prefix}MODEL and, where the server wants one, ${prefix}KEY`;
}

/** `MURA_LLM_SMALL_ONE_` is the bot `llm:small-one`. */
function botOf(prefix: string): string {
  const name = prefix.slice('MURA_LLM_'.length, -1).toLowerCase().replaceAll('_', '-');
  return name === '' ? LLM_BOT : `${LLM_BOT}:${name}`;
}

function modelAt(prefix: string, env: Environment): Result<LlmSettings, string> {
  const read = (variable: Variable) => env[prefix + variable]?.trim() || null;
  const address = read('URL');
  const model = read('MODEL');
  if (address === null) return refuse(`${prefix}MODEL is set, but ${prefix}URL is not`);
  if (model === null) return refuse(`${prefix}URL is set, but ${prefix}MODEL is not`);
  const url = baseUrl(prefix, address);
  if (!url.ok) return url;
  const key = keyFrom(prefix, read('KEY'));
  if (!key.ok) return key;
  const prices = pricesFrom(prefix, read('PRICES'));
  if (!prices.ok) return prices;
  const caps = capsFrom(prefix, read('TOKENS'), read('COST'), prices.value !== null);
  if (!caps.ok) return caps;
  const bill = { prices: prices.value, caps: caps.value };
  return accept({ bot: botOf(prefix), url: url.value, model, key: key.value, ...bill });
}

function baseUrl(prefix: string, address: string): Result<string, string> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return refuse(`${prefix}URL has to be a base URL such as http://127.0.0.1:11434/v1`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return refuse(`${prefix}URL holds no name, password or query: a key goes into ${prefix}KEY`);
  return accept(`${url.origin}${url.pathname.replace(/\/+$/, '')}`);
}

/** A header holds visible ASCII; anything else would be told back by an error of the network. */
function keyFrom(prefix: string, text: string | null): Result<ApiKey | null, string> {
  if (text === null) return accept(null);
  return /^[\x21-\x7e]+$/.test(text)
    ? accept(new ApiKey(text))
    : refuse(`${prefix}KEY holds a character that no key has`);
}

function pricesFrom(prefix: string, text: string | null): Result<TokenPrices | null, string> {
  if (text === null) return accept(null);
  const [input, output, ...others] = text.split('/').map(amount);
  if (input == null || output == null || others.length > 0)
    return refuse(`${prefix}PRICES is what a million tokens cost, in and out, e.g. 0.15/0.60`);
  return accept({ input, output });
}

function capsFrom(
  prefix: string,
  tokens: string | null,
  cost: string | null,
  priced: boolean,
): Result<CostCaps, string> {
  const mostTokens = tokens === null ? DEFAULT_TOKENS : amount(tokens);
  if (mostTokens === null) return refuse(`${prefix}TOKENS is a number of tokens in 24 hours, e.g. 2000000`);
  if (cost === null) return accept({ tokens: mostTokens, cost: null });
  const mostCost = amount(cost);
  if (mostCost === null) return refuse(`${prefix}COST is an amount in 24 hours, e.g. 2.50`);
  if (!priced) return refuse(`${prefix}COST needs ${prefix}PRICES, to know what a token costs`);
  return accept({ tokens: mostTokens, cost: mostCost });
}

function amount(text: string): number | null {
  return /^\d{1,12}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : null;
}
