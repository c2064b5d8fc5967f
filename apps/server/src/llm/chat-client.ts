import { performance } from 'node:perf_hooks';
import { accept, type Result, refuse } from '@mura/engine';
import type { LlmSettings } from './settings.ts';

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatOptions {
  /** Milliseconds from the question to the last byte of the answer. */
  readonly limit: number;
  /** The most tokens of an answer. */
  readonly longest: number;
  /** Whether the answer is to be a JSON object; where a server does not know how to promise that, it is only asked for. */
  readonly json?: boolean;
  /** 0: as little chance as the model can; the server's own default where it is not said. */
  readonly temperature?: number;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface ChatAnswer {
  readonly text: string;
  readonly tokens: TokenCount;
  readonly milliseconds: number;
}

export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

/** Why there is no answer. `message` is for operators; it holds neither the key nor anything the server has sent. */
export interface LlmFailure {
  readonly code: LlmFailureCode;
  readonly message: string;
}

export const LLM_FAILURES = [
  /** Not there in time. */
  'late',
  /** No connection, or it broke. */
  'unreachable',
  /** The server answered with an error, e.g. that the key is wrong or that too many ask. */
  'refused',
  /** Not the form of an answer. */
  'garbled',
  /** More bytes than an answer may have. */
  'huge',
  /** It might cost more than is allowed; nothing was sent. */
  'capped',
  /** Nobody waits any more. */
  'cancelled',
] as const;
export type LlmFailureCode = (typeof LLM_FAILURES)[number];

/** Bytes of an answer with all around it. */
const LARGEST_ANSWER = 1 << 20;

/** Asks a language model behind the chat endpoint that OpenAI, its many imitators and local servers have. */
export async function chat(
  settings: LlmSettings,
  messages: readonly PromptMessage[],
  options: ChatOptions,
): Promise<Result<ChatAnswer, LlmFailure>> {
  const began = performance.now();
  const deadline = AbortSignal.timeout(options.limit);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  try {
    const sent = await send(settings, messages, options, signal);
    if (!sent.ok) return sent;
    return answerIn(sent.value, messages, performance.now() - began);
  } catch {
    // The error itself is not passed on: those of the network repeat headers.
    if (deadline.aborted) return fail('late', `no answer within ${options.limit} ms`);
    if (signal.aborted) return fail('cancelled', 'nobody waits for the answer');
    return fail('unreachable', `no connection to the server of the model, or it broke`);
  }
}

/** What dialects of the endpoint differ in: how an answer is bounded, and whether JSON can be promised. */
interface EndpointDialect {
  readonly bound: 'max_tokens' | 'max_completion_tokens';
  readonly extras: boolean;
}

const DIALECTS: readonly EndpointDialect[] = [
  { bound: 'max_tokens', extras: true },
  { bound: 'max_completion_tokens', extras: true },
  { bound: 'max_tokens', extras: false },
  { bound: 'max_completion_tokens', extras: false },
];

/** Which dialect a server has understood, so that it is asked in it the next time. */
const understood = new WeakMap<LlmSettings, number>();

async function send(
  settings: LlmSettings,
  messages: readonly PromptMessage[],
  options: ChatOptions,
  signal: AbortSignal,
): Promise<Result<string, LlmFailure>> {
  const known = understood.get(settings);
  for (let index = known ?? 0; index < DIALECTS.length; index++) {
    const response = await post(settings, bodyOf(settings, messages, options, DIALECTS[index]!), signal);
    if (response.ok) {
      understood.set(settings, index);
      return bodyText(response);
    }
    await response.body?.cancel();
    const maybeDialect = response.status === 400 || response.status === 422;
    if (!maybeDialect || known !== undefined || index === DIALECTS.length - 1)
      return fail('refused', `the server of the model answered with status ${response.status}`);
  }
  return fail('refused', 'the server of the model refused every form of the question');
}

function bodyOf(
  { model }: LlmSettings,
  messages: readonly PromptMessage[],
  { longest, json = false, temperature }: ChatOptions,
  { bound, extras }: EndpointDialect,
): string {
  return JSON.stringify({
    model,
    messages,
    stream: false,
    [bound]: longest,
    ...(extras && json ? { response_format: { type: 'json_object' } } : {}),
    ...(extras && temperature !== undefined ? { temperature } : {}),
  });
}

function post({ url, key }: LlmSettings, body: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key === null ? {} : { authorization: key.bearer }),
    },
    body,
    signal,
    // Whoever redirects would be sent the key and the secrets of the game.
    redirect: 'error',
  });
}

async function bodyText(response: Response): Promise<Result<string, LlmFailure>> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER) return fail('huge', `an answer of more than ${LARGEST_ANSWER} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return accept(text + decoder.decode());
}

function answerIn(
  body: string,
  messages: readonly PromptMessage[],
  milliseconds: number,
): Result<ChatAnswer, LlmFailure> {
  const json = parse(body);
  const text = json?.choices?.[0]?.message?.content;
  if (typeof text !== 'string')
    return fail('garbled', 'the answer has no choices[0].message.content that is text');
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0);
  // For servers that do not count: Japanese has about one token a character, other languages fewer.
  const tokens = {
    input: count(json?.usage?.prompt_tokens) ?? asked,
    output: count(json?.usage?.completion_tokens) ?? text.length,
  };
  return accept({ text, tokens, milliseconds });
}

/** The parts of an answer that are read; none of them can be trusted to be there. */
interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } | null }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

function parse(body: string): Completion | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function fail(code: LlmFailureCode, message: string) {
  return refuse<LlmFailure>({ code, message });
}
