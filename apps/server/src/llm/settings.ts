import { inspect } from 'node:util';
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

/** How the settings are named in the environment. */
export const LLM_VARIABLES = [
  'MURA_LLM_URL',
  'MURA_LLM_MODEL',
  'MURA_LLM_KEY',
  'MURA_LLM_PRICES',
  'MURA_LLM_TOKENS',
  'MURA_LLM_COST',
] as const;
export type LlmVariable = (typeof LLM_VARIABLES)[number];

/** Settings from the environment; `null`: no model is configured. What is wrong is named, and no value is repeated. */
export function llmSettingsFrom(
  env: Readonly<Record<string, string | undefined>>,
): Result<LlmSettings | null, string> {
  const read = (name: LlmVariable) => env[name]?.trim() || null;
  const address = read('MURA_LLM_URL');
  const model = read('MURA_LLM_MODEL');
  if (address === null && model === null) return accept(null);
  if (address === null) return refuse('MURA_LLM_MODEL is set, but MURA_LLM_URL is not');
  if (model === null) return refuse('MURA_LLM_URL is set, but MURA_LLM_MODEL is not');
  const url = baseUrl(address);
  if (!url.ok) return url;
  const key = keyFrom(read('MURA_LLM_KEY'));
  if (!key.ok) return key;
  const prices = pricesFrom(read('MURA_LLM_PRICES'));
  if (!prices.ok) return prices;
  const caps = capsFrom(read('MURA_LLM_TOKENS'), read('MURA_LLM_COST'), prices.value !== null);
  if (!caps.ok) return caps;
  return accept({ url: url.value, model, key: key.value, prices: prices.value, caps: caps.value });
}

function baseUrl(address: string): Result<string, string> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return refuse('MURA_LLM_URL has to be a base URL such as http://127.0.0.1:11434/v1');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return refuse('MURA_LLM_URL holds no name, password or query: a key goes into MURA_LLM_KEY');
  return accept(`${url.origin}${url.pathname.replace(/\/+$/, '')}`);
}

/** A header holds visible ASCII; anything else would be told back by an error of the network. */
function keyFrom(text: string | null): Result<ApiKey | null, string> {
  if (text === null) return accept(null);
  return /^[\x21-\x7e]+$/.test(text)
    ? accept(new ApiKey(text))
    : refuse('MURA_LLM_KEY holds a character that no key has');
}

function pricesFrom(text: string | null): Result<TokenPrices | null, string> {
  if (text === null) return accept(null);
  const [input, output, ...others] = text.split('/').map(amount);
  if (input == null || output == null || others.length > 0)
    return refuse('MURA_LLM_PRICES is what a million tokens cost, in and out, e.g. 0.15/0.60');
  return accept({ input, output });
}

function capsFrom(tokens: string | null, cost: string | null, priced: boolean): Result<CostCaps, string> {
  const mostTokens = tokens === null ? DEFAULT_TOKENS : amount(tokens);
  if (mostTokens === null) return refuse('MURA_LLM_TOKENS is a number of tokens in 24 hours, e.g. 2000000');
  if (cost === null) return accept({ tokens: mostTokens, cost: null });
  const mostCost = amount(cost);
  if (mostCost === null) return refuse('MURA_LLM_COST is an amount in 24 hours, e.g. 2.50');
  if (!priced) return refuse('MURA_LLM_COST needs MURA_LLM_PRICES, to know what a token costs');
  return accept({ tokens: mostTokens, cost: mostCost });
}

function amount(text: string): number | null {
  return /^\d{1,12}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) : null;
}
