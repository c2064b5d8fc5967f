import { expect } from 'vitest';
import { expectDescribed } from './described.ts';

/** A guest, as a program that talks to the API. */
export class ApiGuest {
  readonly nickname: string;
  readonly token: string;
  readonly id: string;

  constructor(nickname: string, id: string, token: string) {
    this.nickname = nickname;
    this.id = id;
    this.token = token;
  }

  static async arrive(url: string, nickname: string): Promise<ApiGuest> {
    const answer = await send(url, 'POST', '/guest', { nickname });
    expect(answer.status).toBe(200);
    return new ApiGuest(nickname, answer.body.id, answer.body.token);
  }

  send(url: string, method: string, path: string, body?: unknown): Promise<ApiAnswer> {
    return send(url, method, path, body, { authorization: `Bearer ${this.token}` });
  }

  /** Does what must work. */
  async must(url: string, method: string, path: string, body?: unknown): Promise<ApiAnswer['body']> {
    const answer = await this.send(url, method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body;
  }
}

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers, looked at by the tests
  readonly body: any;
}

export async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
  const told = isJson ? JSON.parse(text) : text;
  expectDescribed(method, `/api/v1${path}`, answer, told);
  return { status: answer.status, body: told };
}

/** To what those have agreed whose whole record others may have. */
export const RESEARCH = { text: 'Your talk will be studied.', purpose: 'research', licence: 'CC-BY-4.0' };

/** A village with some guests on its first seats and bots on the others, started. */
export async function startVillage(
  url: string,
  guests: readonly [ApiGuest, ...ApiGuest[]],
  body: Record<string, unknown>,
): Promise<string> {
  const [maker] = guests;
  const { id, consent } = await maker.must(url, 'POST', '/villages', { name: 'test', ...body });
  const agreed = consent === null ? {} : { agree: consent.id };
  for (const guest of guests) await guest.must(url, 'POST', `/villages/${id}/seat`, agreed);
  const { taken, players } = await maker.must(url, 'GET', `/villages/${id}`);
  if (taken < players) await maker.must(url, 'POST', `/villages/${id}/bots`, { bot: 'random' });
  await maker.must(url, 'POST', `/villages/${id}/start`, {});
  return id;
}
