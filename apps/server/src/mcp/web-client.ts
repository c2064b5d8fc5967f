import { accept, type Result, refuse } from '@mura/engine';
import type { web } from '@mura/protocols';

export interface WebClientOptions {
  /** Of a Mura server, e.g. `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Of a bot, an account or a guest; `null`: a guest of this name arrives. */
  readonly token: string | null;
  readonly name: string;
}

/** Milliseconds for an answer of the server. */
const LIMIT = 30_000;

/** Asks the API of a Mura server as one player. */
export class WebClient {
  readonly url: string;
  readonly #name: string;
  #token: string | null;

  constructor({ url, token, name }: WebClientOptions) {
    this.url = url.replace(/\/+$/, '');
    this.#token = token;
    this.#name = name;
  }

  /** The token to come with; a guest arrives when it is first needed. */
  async token(): Promise<Result<string, web.WebError>> {
    if (this.#token !== null) return accept(this.#token);
    const arrived = await this.#send<{ token: string }>('POST', '/guest', { nickname: this.#name }, null);
    if (arrived.ok) this.#token = arrived.value.token;
    return arrived.ok ? accept(arrived.value.token) : arrived;
  }

  async ask<Answer>(method: string, path: string, body?: object): Promise<Result<Answer, web.WebError>> {
    const token = await this.token();
    return token.ok ? this.#send<Answer>(method, path, body, token.value) : token;
  }

  async #send<Answer>(
    method: string,
    path: string,
    body: object | undefined,
    token: string | null,
  ): Promise<Result<Answer, web.WebError>> {
    try {
      const answer = await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT),
        redirect: 'error',
      });
      const json: unknown = await answer.json();
      return answer.ok ? accept(json as Answer) : refuse(json as web.WebError);
    } catch {
      return refuse(NOBODY_THERE);
    }
  }
}

const NOBODY_THERE = {
  code: 'unreachable',
  message: 'No Mura server answers there. Has it been started (npm start), and is --url right?',
} as unknown as web.WebError;
