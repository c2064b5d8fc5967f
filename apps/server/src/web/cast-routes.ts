import { CASTS, type Cast, findCast } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance } from 'fastify';
import type { BroughtCast } from '../people/cast-packs.ts';
import { bytesIn, must, mustExist, mustHaveAccount, personOf, withRawBodies } from './asking.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

const LARGEST_BODY = 9_000_000;
const MOST_LISTED = 100;

/** Casts that ship with Mura, and those that people bring. */
export function addCasts(app: FastifyInstance, options: RouteOptions): void {
  addReading(app, options);
  withRawBodies(app, (raw) => addBringing(raw, options));
  addRemoving(app, options);
  addFaces(app, options);
}

function addReading(app: FastifyInstance, { people, casts }: RouteOptions): void {
  addRoute(app, 'GET /casts', {
    summary: 'Casts of characters.',
    answer: web.castsAnswer,
    handle: async () => {
      const own = CASTS.map(({ id, names, characters }) => ({ id, names, characters: characters.length }));
      return { casts: [...own, ...(await casts.list(MOST_LISTED))] };
    },
  });
  addRoute(app, 'GET /casts/:id', {
    summary: 'One cast, with the addresses of its pictures.',
    params: web.castId,
    answer: web.castAnswer,
    handle: async (request) => {
      const person = await personOf(request, people);
      const { id } = request.params;
      const cast = findCast(id) ?? (await casts.find(id));
      if (cast === null) throw RequestRefused.of('unknownCast');
      return shownCast(cast, person?.id ?? null);
    },
  });
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

function addBringing(app: FastifyInstance, { people, casts, quotas }: RouteOptions): void {
  addRoute(app, 'POST /casts', {
    summary: 'Bring a cast: characters, and pictures of their faces.',
    body: web.castPack,
    answer: web.castAnswer,
    bodyLimit: LARGEST_BODY,
    // Whoever may not bring one is told before their pictures are read.
    onRequest: async (request) => {
      await mustHaveAccount(request, people);
      quotas.admit('casts', request.ip);
    },
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      const id = must(await casts.add(person.id, bytesIn(request)));
      const cast = mustExist(await casts.find(id), 'unknownCast');
      return shownCast(cast, person.id);
    },
  });
}

function addRemoving(app: FastifyInstance, { people, casts }: RouteOptions): void {
  addRoute(app, 'DELETE /casts/:id', {
    summary: 'Remove a cast of yours; villages that play it keep its names.',
    params: web.castId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      const cast = mustExist(await casts.find(request.params.id), 'unknownCast');
      if (cast.maker !== person.id && person.right !== 'admin') throw RequestRefused.of('notAllowed');
      await casts.remove(cast.id);
      return { done: true };
    },
  });
}

/** Drawn as pictures and as nothing else, whatever the bytes are. */
const FACE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="face"',
  'cache-control': 'public, max-age=31536000, immutable',
};

function addFaces(app: FastifyInstance, { casts }: RouteOptions): void {
  addRoute(app, 'GET /casts/:id/faces/:character/:face', {
    summary: 'A picture of a character.',
    params: web.faceAddress,
    answer: { files: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] },
    handle: async ({ params }, reply) => {
      const found = mustExist(await casts.face(params.id, params.character, params.face), 'unknownAddress');
      return reply.headers({ ...FACE_HEADERS, 'content-type': found.type }).send(found.bytes);
    },
  });
}
