import { expect } from 'vitest';
import type { Route } from '../src/web/app.ts';

/** A route of the API with what its documentation says of its body. */
export interface ApiOperation extends Route {
  /** The names of the members of its body; none: it has no body. */
  readonly members: readonly string[];
  /** The names of the members of its address, e.g. `limit`. */
  readonly query: readonly string[];
}

interface Documented {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly properties?: object } } };
  };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** Every route of the API, as the router has it; the documentation must know them all. */
export async function operationsOf(url: string, routes: readonly Route[]): Promise<ApiOperation[]> {
  const api = await (await fetch(`${url}/api/v1/openapi.json`)).json();
  const { paths } = api as { paths: Record<string, Record<string, Documented>> };
  const ofApi = routes.filter(
    (route) => route.method !== 'HEAD' && /^\/api\/v1\/(?!openapi|asyncapi)/.test(route.url),
  );
  expect(ofApi.length).toBeGreaterThan(40);
  return ofApi.map((route) => {
    const documented = paths[route.url.replaceAll(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    if (documented === undefined) throw new Error(`${route.method} ${route.url} is not documented`);
    const { requestBody, parameters = [] } = documented;
    const members = Object.keys(requestBody?.content['application/json'].schema.properties ?? {});
    const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    return { ...route, members, query };
  });
}
