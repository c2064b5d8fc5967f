import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

/** The description of the API, as it is checked in. */
export const DESCRIPTION = new URL('../../../docs/api/openapi.json', import.meta.url);

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface DescribedOperation {
  readonly responses: Readonly<Record<string, Response>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;

/** Checks answers by a description of the API. */
export class DescribedApi {
  readonly #ajv = new Ajv2020({ strict: false, logger: false });
  readonly #paths: readonly (readonly [pattern: RegExp, path: string])[];

  constructor(api: { readonly paths: Paths }) {
    this.#ajv.addSchema({ $id: 'api', ...api });
    // An address that is written out comes before one with a place for anything.
    this.#paths = Object.keys(api.paths)
      .toSorted((one, other) => one.split('{').length - other.split('{').length)
      .map((path) => [new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`), path]);
    this.paths = api.paths;
  }

  readonly paths: Paths;

  /** What is wrong with an answer; nothing where it is as described, or an address that nobody knows. */
  faultsOf(method: string, address: string, status: number, type: string, body: unknown): string[] {
    const [, path] = this.#paths.find(([pattern]) => pattern.test(address.split('?')[0]!)) ?? [];
    const operation = path === undefined ? undefined : this.paths[path]?.[method.toLowerCase()];
    if (path === undefined || operation === undefined) return [];
    const key = status === 200 ? '200' : `${Math.floor(status / 100)}XX`;
    const media = type.split(';')[0]!.trim();
    const content = operation.responses[key]?.content?.[media];
    if (content === undefined) return [`${method} ${path}: ${status} ${media} is not described`];
    if (isFile(content.schema)) return [];
    const where = ['paths', path, method.toLowerCase(), 'responses', key, 'content', media, 'schema'];
    const check = this.#ajv.getSchema(`api#/${where.map(pointer).join('/')}`)!;
    return check(body) ? [] : [`${method} ${path}: ${status}: ${this.#ajv.errorsText(check.errors)}`];
  }
}

/** A file is told as a text, whatever is in it. */
function isFile(schema: object): boolean {
  return (schema as { type?: unknown }).type === 'string';
}

function pointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

type AnswerHead = Pick<globalThis.Response, 'status' | 'headers'>;

let described: DescribedApi | undefined;

/** Every answer that a test gets is as the description of the API has it. */
export function expectDescribed(method: string, address: string, answer: AnswerHead, body: unknown): void {
  described ??= new DescribedApi(JSON.parse(readFileSync(DESCRIPTION, 'utf8')));
  const type = answer.headers.get('content-type') ?? '';
  expect(described.faultsOf(method, address, answer.status, type, body)).toEqual([]);
}
