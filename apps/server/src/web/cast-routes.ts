import { CASTS, type Cast, findCast, type shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { BroughtCast, CastPacks } from '../people/cast-packs.ts';
import type { People } from '../people/people.ts';
import {
  answersWith,
  answersWithFile,
  must,
  mustHaveAccount,
  NOTHING,
  personOf,
  withRawBodies,
} from './asking.ts';
import type { Quotas } from './quotas.ts';
import { RequestRefused } from './request-refused.ts';

export interface CastOptions {
  readonly people: People;
  readonly casts: CastPacks;
  readonly quotas: Quotas;
}

const LARGEST_BODY = 9_000_000;
const MOST_LISTED = 100;

/** Casts that ship with Mura, and those that people bring. */
export function addCasts(app: FastifyInstance, options: CastOptions): void {
  addReading(app, options);
  withRawBodies(app, (raw) => addBringing(raw, options));
  addRemoving(app, options);
  addFaces(app, options);
}

function addReading(app: FastifyInstance, { people, casts }: CastOptions): void {
  app.get(
    '/casts',
    { schema: { summary: 'Casts of characters.', response: answersWith(web.castsAnswer) } },
    async () => {
      const own = CASTS.map(({ id, names, characters }) => ({ id, names, characters: characters.length }));
      return { casts: [...own, ...(await casts.list(MOST_LISTED))] };
    },
  );
  app.get<{ Params: shape.ValueOf<typeof web.castId> }>(
    '/casts/:id',
    {
      schema: {
        summary: 'One cast, with the addresses of its pictures.',
        params: web.castId,
        response: answersWith(web.castAnswer),
      },
    },
    async (request) => {
      const person = await personOf(request, people);
      const { id } = request.params;
      const cast = findCast(id) ?? (await casts.find(id));
      if (cast === null) throw RequestRefused.of('unknownCast');
      return shownCast(cast, person?.id ?? null);
    },
  );
}

function shownCast(cast: Cast | BroughtCast, person: string | null) {
  const brought = 'faces' in cast ? cast : null;
  return {
    id: cast.id,
    names: cast.names,
    licence: brought?.licence ?? null,
    mine: brought !== null && person !== null && brought.maker === person,
    characters: cast.characters.map((character) => ({
      ...character,
      faces: Object.fromEntries(
        (brought?.faces.get(character.id) ?? []).map((face) => [
          face,
          `/api/v1/casts/${cast.id}/faces/${character.id}/${face}`,
        ]),
      ),
    })),
  };
}

function addBringing(app: FastifyInstance, { people, casts, quotas }: CastOptions): void {
  app.post<{ Body: Buffer | undefined }>(
    '/casts',
    {
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Bring a cast: characters, and pictures of their faces.',
        body: web.castPack,
        response: answersWith(web.castAnswer),
      },
      // Whoever may not bring one is told before their pictures are read.
      onRequest: async (request) => {
        await mustHaveAccount(request, people);
        quotas.admit('casts', request.ip);
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      const id = must(await casts.add(person.id, request.body ?? NOTHING));
      const cast = await casts.find(id);
      if (cast === null) throw RequestRefused.of('unknownCast');
      return shownCast(cast, person.id);
    },
  );
}

function addRemoving(app: FastifyInstance, { people, casts }: CastOptions): void {
  app.delete<{ Params: shape.ValueOf<typeof web.castId> }>(
    '/casts/:id',
    {
      schema: {
        summary: 'Remove a cast of yours; villages that play it keep its names.',
        params: web.castId,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      const cast = await casts.find(request.params.id);
      if (cast === null) throw RequestRefused.of('unknownCast');
      if (cast.maker !== person.id && person.right !== 'admin') throw RequestRefused.of('notAllowed');
      await casts.remove(cast.id);
      return { done: true };
    },
  );
}

/** Drawn as pictures and as nothing else, whatever the bytes are. */
const FACE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="face"',
  'cache-control': 'public, max-age=31536000, immutable',
};

function addFaces(app: FastifyInstance, { casts }: CastOptions): void {
  app.get<{ Params: shape.ValueOf<typeof web.faceAddress> }>(
    '/casts/:id/faces/:character/:face',
    {
      schema: {
        summary: 'A picture of a character.',
        params: web.faceAddress,
        response: answersWithFile('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
      },
    },
    async ({ params }, reply) => {
      const found = await casts.face(params.id, params.character, params.face);
      if (found === null) throw RequestRefused.of('unknownAddress');
      return reply.headers({ ...FACE_HEADERS, 'content-type': found.type }).send(found.bytes);
    },
  );
}
