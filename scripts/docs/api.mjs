// The pages of the API on the docs site, made from the OpenAPI and AsyncAPI documents.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.mjs';
import { anchorOf, escapeMarkup } from './text.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {Record<string, any>} Json */

/**
 * @param {boolean} hasReference whether TypeDoc has run
 * @returns {{ page: Page, body: string }[]}
 */
export function apiPages(hasReference) {
  const pages = [
    made('http', 'HTTP API', httpPage(document('openapi'))),
    made('sockets', 'Sockets', socketPage(document('asyncapi'))),
  ];
  return hasReference ? [...pages, made('packages', 'Packages: reference', REFERENCE)] : pages;
}

const REFERENCE = `<h1>Packages: reference</h1><p>Every type and function of the packages: <a href="/docs/reference/index.html">reference</a>.</p>`;

/**
 * @param {string} name
 * @param {string} title
 * @param {string} body
 */
function made(name, title, body) {
  return { page: { source: `docs/api/${name}`, html: `api/${name}.html`, title, group: 'wires' }, body };
}

/** @param {string} name @returns {Json} */
function document(name) {
  return JSON.parse(readFileSync(join(root, `docs/api/${name}.json`), 'utf8'));
}

/** @param {Json} api */
function httpPage(api) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(/** @type {Json} */ (methods)).map(([method, one]) => ({
      path,
      method: method.toUpperCase(),
      ...one,
    })),
  );
  const parts = operations.filter(({ path }) => path.startsWith('/api/')).map(operationPart);
  const pages = operations
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ path }) => `<code>${escapeMarkup(path)}</code>`);
  return `<h1>HTTP API</h1>
<p>${escapeMarkup(api.info.description)} The document itself: <a href="/docs/api/openapi.json">openapi.json</a> (OpenAPI ${api.openapi}); a running server has it at <code>/api/v1/openapi.json</code>. How it is used: <a href="/docs/PROTOCOL-WEB.html">the browser protocol</a>.</p>
${parts.join('\n')}
<h2 id="pages-and-files">Pages and files</h2><p>${pages.join(', ')}</p>`;
}

/** @param {Json} operation */
function operationPart({ path, method, summary, parameters = [], requestBody, responses, operationId }) {
  const answers = Object.entries(/** @type {Json} */ (responses)).map(
    ([status, { content = {} }]) =>
      `<dt>${status}</dt><dd>${Object.entries(content).map(contentPart).join('')}</dd>`,
  );
  const inputs = parameters.map(
    (/** @type {Json} */ one) =>
      `<li><code>${escapeMarkup(one.name)}</code> (${one.in}): ${typeOf(one.schema)}</li>`,
  );
  const body = requestBody === undefined ? '' : Object.entries(requestBody.content).map(contentPart).join('');
  return `<section class="operation"><h3 id="${anchorOf(operationId)}"><code><b>${method}</b> ${escapeMarkup(path)}</code></h3>
<p>${escapeMarkup(summary ?? '')}</p>${inputs.length === 0 ? '' : `<ul>${inputs.join('')}</ul>`}
${body === '' ? '' : `<details><summary>Body</summary>${body}</details>`}<details><summary>Answers</summary><dl>${answers.join('')}</dl></details></section>`;
}

/** @param {[string, any]} content */
function contentPart([type, { schema }]) {
  if (type !== 'application/json' || schema.type === 'string') return `<p>${escapeMarkup(type)}</p>`;
  return `<pre tabindex="0"><code>${escapeMarkup(sketch(schema))}</code></pre>`;
}

/** @param {Json} api */
function socketPage(api) {
  const parts = Object.entries(api.channels).map(([id, channel]) =>
    channelPart(api, id, /** @type {Json} */ (channel)),
  );
  return `<h1>Sockets</h1>
<p>${escapeMarkup(api.info.description)} The document itself: <a href="/docs/api/asyncapi.json">asyncapi.json</a> (AsyncAPI ${api.asyncapi}); a running server has it at <code>/api/v1/asyncapi.json</code>.</p>
${parts.join('\n')}`;
}

/**
 * @param {Json} api
 * @param {string} id
 * @param {Json} channel
 */
function channelPart(api, id, { address, description, servers }) {
  const messages = (/** @type {string} */ action) =>
    api.operations[`${action}.${id}`].messages.map((/** @type {Json} */ { $ref }) => {
      const { name, payload, contentType } = api.components.messages[$ref.split('/').at(-1)];
      const text = contentType === 'text/plain' ? 'a text' : sketch(payload, api);
      return `<details><summary><code>${escapeMarkup(name)}</code></summary><pre tabindex="0"><code>${escapeMarkup(text)}</code></pre></details>`;
    });
  const where = address ?? servers[0].$ref.split('/').at(-1);
  return `<h2 id="${anchorOf(id)}"><code>${escapeMarkup(where)}</code></h2><p>${escapeMarkup(description)}</p>
<h3>From the server</h3>${messages('send').join('')}<h3>To the server</h3>${messages('receive').join('')}`;
}

/** @param {Json} schema */
function typeOf(schema) {
  return escapeMarkup(sketch(schema));
}

/**
 * A schema as one would write an example of it.
 * @param {Json} schema
 * @param {Json} [api] what it refers to
 * @param {string} [indent]
 * @returns {string}
 */
function sketch(schema, api, indent = '') {
  if (schema.$ref !== undefined) return lookUp(schema.$ref, api, indent);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return schema.enum.map((/** @type {unknown} */ one) => JSON.stringify(one)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined)
    return choices.map((/** @type {Json} */ one) => sketch(one, api, indent)).join(' | ');
  const types = [schema.type].flat();
  const rest = types.includes('null') ? ' | null' : '';
  if (types.includes('object')) return objectSketch(schema, api, indent) + rest;
  if (types.includes('array')) return `[${sketch(schema.items ?? {}, api, indent)}, …]${rest}`;
  return types.map((type) => type ?? 'anything').join(' | ');
}

/**
 * @param {Json} schema
 * @param {Json | undefined} api
 * @param {string} indent
 */
function objectSketch({ properties = {}, required = [], additionalProperties }, api, indent) {
  const inner = `${indent}  `;
  const rows = Object.entries(properties).map(([name, of]) => {
    const about = of.description === undefined ? '' : `  // ${of.description}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${sketch(of, api, inner)}${about}`;
  });
  if (rows.length > 0) return `{\n${rows.join('\n')}\n${indent}}`;
  return typeof additionalProperties === 'object'
    ? `{ [name]: ${sketch(additionalProperties, api, indent)} }`
    : '{}';
}

/**
 * @param {string} ref
 * @param {Json | undefined} api
 * @param {string} indent
 */
function lookUp(ref, api, indent) {
  const found = ref
    .slice(2)
    .split('/')
    .reduce((/** @type {any} */ at, step) => at?.[step], api);
  const name = ref.split('.').at(-1) ?? ref;
  // What is large has its name only: the document has the rest.
  if (found === undefined || indent.length > 6) return name;
  return sketch(found, api, indent);
}
