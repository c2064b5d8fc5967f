import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server of a language model was asked. */
export interface StubRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [name: string]: unknown;
  };
}

export interface StubModel {
  readonly url: string;
  readonly requests: StubRequest[];
  close(): Promise<void>;
}

/** A text is answered as a model does; a function writes what it likes. */
export type StubAnswer = string | ((response: ServerResponse) => void);

/** A server that looks like one of a language model and answers as a test wants. */
export async function openStubModel(answer: (request: StubRequest) => StubAnswer): Promise<StubModel> {
  const requests: StubRequest[] = [];
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) };
    requests.push(request);
    const answered = answer(request);
    if (typeof answered === 'function') answered(response);
    else sendCompletion(response, answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const TOKENS = { prompt_tokens: 100, completion_tokens: 10 };

/** With the tokens that the stub says it has used. */
export function sendCompletion(response: ServerResponse, content: string, usage = TOKENS): void {
  sendJson(response, 200, {
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage,
  });
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
