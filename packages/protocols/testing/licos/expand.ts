import jsonld from 'jsonld';
import { findContext } from '../../src/licos/context/contexts.ts';

/** Contexts that were asked for and are not ours. */
class Unknown extends Error {}

/** Expands a message as a JSON-LD processor does, without a network: only our own contexts can be had. */
export async function expand(message: unknown): Promise<Record<string, unknown>[]> {
  const documentLoader = async (url: string) => {
    const document = findContext(url);
    if (document === undefined) throw new Unknown(`nothing is fetched: ${url}`);
    return { contextUrl: undefined, documentUrl: url, document: structuredClone(document) };
  };
  return (await jsonld.expand(message as never, { documentLoader: documentLoader as never })) as never;
}
