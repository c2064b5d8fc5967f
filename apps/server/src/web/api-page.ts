import { asyncApi } from '@mura/protocols';
import { escapeMarkup } from '@mura/words';
import type { FastifyInstance } from 'fastify';
import { answersWith } from './route.ts';

interface DocumentedOperation {
  readonly summary?: string;
}

const DOCUMENT = answersWith({ files: ['application/json'] });

/** The description of the API, for programs and for people. */
export function addPages(app: FastifyInstance, version: string): void {
  app.get(
    '/api/v1/openapi.json',
    { schema: { summary: 'This API, as an OpenAPI document.', response: DOCUMENT } },
    () => app.swagger(),
  );
  app.get(
    '/api/v1/asyncapi.json',
    { schema: { summary: 'The sockets, as an AsyncAPI document.', response: DOCUMENT } },
    () => asyncApi(version),
  );
  // The docs stand beside the page, as files.
  app.get('/docs', { schema: { summary: 'The docs of Mura.' } }, (_, reply) => reply.redirect('/docs/', 308));
  app.get('/api', { schema: { summary: 'This API, for people.' } }, (_, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, DocumentedOperation>> };
    return reply.type('text/html; charset=utf-8').send(page(paths));
  });
}

function page(paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary = '' }]) =>
        `<tr><td>${method.toUpperCase()}</td><td><code>${escapeMarkup(path)}</code></td><td>${escapeMarkup(summary)}</td></tr>`,
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mura: API</title><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>Mura: API</h1>
<p>Everything in detail: <a href="/api/v1/openapi.json">openapi.json</a>. The sockets:
<a href="/api/v1/asyncapi.json">asyncapi.json</a>. All pages: <a href="/docs/">docs</a>.</p>
<table><tbody>${rows.join('\n')}</tbody></table></main></body></html>`;
}
