import { escapeMarkup } from '@mura/words';
import type { FastifyInstance } from 'fastify';

interface DocumentedOperation {
  readonly summary?: string;
}

/** The description of the API, for programs and for people. */
export function addPages(app: FastifyInstance): void {
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api', { schema: { hide: true } }, (_, reply) => {
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
<p>Everything in detail: <a href="/api/v1/openapi.json">openapi.json</a>. The socket of a village is
<code>/api/v1/villages/{id}/live</code>.</p>
<table><tbody>${rows.join('\n')}</tbody></table></main></body></html>`;
}
