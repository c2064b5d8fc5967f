import { BOTS } from '@mura/bots';
import { CASTS, countPlayers, PRESETS, type Result } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Host } from '../host/host.ts';
import { findSeat, type Plan } from '../host/plan.ts';
import type { StoredVillage } from '../store/store.ts';
import { summaryOf, villageFor } from './answers.ts';
import type { WebLimits } from './limits.ts';
import { COOKIE, LIFETIME_SECONDS, newPerson, type Person, type Tokens, tokenOf } from './person.ts';
import { leaveSeat, planOf, sayReady, seatBots, takeSeat } from './plans.ts';
import { Problem } from './problem.ts';

export interface RouteOptions {
  readonly host: Host;
  readonly tokens: Tokens;
  readonly limits: WebLimits;
  /** Cookies go over encrypted connections only. */
  readonly secure: boolean;
  sockets(): number;
  /** The whole record of a village, as a file. */
  record(id: string): Promise<string>;
}

const villageId = z.object({ id: z.string().regex(/^[0-9a-z]{12}$/, 'must be the id of a village') });
type WithId = { Params: z.output<typeof villageId> };

const answersWith = (schema: z.ZodType) => ({ 200: schema, '4xx': web.errorAnswer });

export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  addPeople(app, options);
  addCatalogue(app, options);
  addVillages(app, options);
  addSeats(app, options);
}

function addPeople(app: FastifyInstance, { tokens, secure }: RouteOptions): void {
  app.post<{ Body: z.output<typeof web.guestBody> }>(
    '/guest',
    {
      schema: {
        summary: 'Say who you are, with a nickname only; the same browser keeps its seats.',
        body: web.guestBody,
        response: answersWith(web.guestAnswer),
      },
    },
    async (request, reply) => {
      const { nickname } = request.body;
      const known = await personOf(request, tokens).catch(() => null);
      const person = known === null ? newPerson(nickname) : { id: known.id, nickname };
      const token = await tokens.make(person);
      const cookie = {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure,
        maxAge: LIFETIME_SECONDS,
      } as const;
      reply.setCookie(COOKIE, token, cookie);
      return { ...person, token };
    },
  );
  app.get(
    '/me',
    { schema: { summary: 'Who you are.', response: answersWith(web.meAnswer) } },
    async (request) => mustBePerson(request, tokens),
  );
}

function addCatalogue(app: FastifyInstance, { host, sockets }: RouteOptions): void {
  app.get(
    '/presets',
    { schema: { summary: 'Forms of the game.', response: answersWith(web.presetsAnswer) } },
    () => ({
      presets: [...PRESETS].map(([name, rules]) => ({
        name,
        players: countPlayers(rules),
        byClock: rules.clock !== null,
      })),
    }),
  );
  app.get(
    '/bots',
    { schema: { summary: 'Players that are programs.', response: answersWith(web.botsAnswer) } },
    () => ({
      bots: [...BOTS.keys()],
    }),
  );
  app.get(
    '/casts',
    { schema: { summary: 'Casts of characters.', response: answersWith(web.castsAnswer) } },
    () => ({
      casts: CASTS.map(({ id, names, characters }) => ({ id, names, characters: characters.length })),
    }),
  );
  app.get(
    '/health',
    { schema: { summary: 'Whether the server works.', response: answersWith(web.healthAnswer) } },
    async () => {
      await host.list({ limit: 1 });
      return { ok: true, villages: host.villages, sockets: sockets() };
    },
  );
}

function addVillages(app: FastifyInstance, { host, tokens, limits, record }: RouteOptions): void {
  app.get<{ Querystring: z.output<typeof web.listQuery> }>(
    '/villages',
    {
      schema: {
        summary: 'The lobby, newest first.',
        querystring: web.listQuery,
        response: answersWith(web.villageList),
      },
    },
    async ({ query: { state, before, limit } }) => {
      const asked = {
        limit,
        ...(state === undefined ? {} : { state }),
        ...(before === undefined ? {} : { before }),
      };
      return { villages: (await host.list(asked)).map(summaryOf) };
    },
  );
  app.post<{ Body: web.VillageBody }>(
    '/villages',
    {
      schema: { summary: 'Make a village.', body: web.villageBody, response: answersWith(web.villageAnswer) },
    },
    async (request) => {
      const person = await mustBePerson(request, tokens);
      if ((await host.countMade(person.id)) >= limits.villagesPerPerson) {
        throw Problem.of('tooManyVillages', `at most ${limits.villagesPerPerson}`);
      }
      return villageFor(await host.create(must(planOf(request.body, person))), person);
    },
  );
  app.get<WithId>(
    '/villages/:id',
    { schema: { summary: 'One village.', params: villageId, response: answersWith(web.villageAnswer) } },
    async (request) => villageFor(await mustFind(host, request.params.id), await personOf(request, tokens)),
  );
  app.get<WithId>(
    '/villages/:id/record',
    {
      schema: {
        summary: 'The whole record of a village that has ended, for those who played in it.',
        params: villageId,
      },
    },
    async (request, reply) => {
      const person = await mustBePerson(request, tokens);
      const village = await mustFind(host, request.params.id);
      if (findSeat(village.plan, person.id) === null && village.plan.maker !== person.id)
        throw Problem.of('notSeated');
      if (village.state !== 'ended') throw Problem.of('notEnded');
      reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="${village.id}.mura.jsonl"`);
      return record(village.id);
    },
  );
  app.post<WithId>(
    '/villages/:id/start',
    {
      schema: {
        summary: 'Open a village whose seats are taken.',
        params: villageId,
        response: answersWith(web.villageAnswer),
      },
    },
    async (request) => {
      const person = await mustBePerson(request, tokens);
      const { plan } = await mustFind(host, request.params.id);
      if (plan.maker !== person.id) throw Problem.of('notYours');
      const opened = await host.open(request.params.id);
      if (!opened.ok) throw Problem.of(opened.error.code);
      return villageFor(await mustFind(host, request.params.id), person);
    },
  );
}

function addSeats(app: FastifyInstance, { host, tokens }: RouteOptions): void {
  const change = async (
    request: FastifyRequest<WithId>,
    planned: (plan: Plan, person: Person) => Result<Plan, web.WebError>,
  ) => {
    const person = await mustBePerson(request, tokens);
    const changed = await host.change(request.params.id, (plan) => planned(plan, person));
    if (changed.ok) return villageFor(changed.value, person);
    throw typeof changed.error === 'string' ? Problem.of(changed.error) : new Problem(changed.error);
  };
  app.post<WithId & { Body: z.output<typeof web.seatBody> }>(
    '/villages/:id/seat',
    {
      schema: {
        summary: 'Take a seat.',
        params: villageId,
        body: web.seatBody,
        response: answersWith(web.villageAnswer),
      },
    },
    (request) =>
      change(request, (plan, person) => takeSeat(plan, person, request.body.player, request.body.wish)),
  );
  app.delete<WithId & { Querystring: z.output<typeof web.leaveQuery> }>(
    '/villages/:id/seat',
    {
      schema: {
        summary: 'Leave a seat.',
        params: villageId,
        querystring: web.leaveQuery,
        response: answersWith(web.villageAnswer),
      },
    },
    (request) => change(request, (plan, person) => leaveSeat(plan, person, request.query.player)),
  );
  app.post<WithId & { Body: z.output<typeof web.readyBody> }>(
    '/villages/:id/ready',
    {
      schema: {
        summary: 'Say whether you are ready to begin.',
        params: villageId,
        body: web.readyBody,
        response: answersWith(web.villageAnswer),
      },
    },
    (request) => change(request, (plan, person) => sayReady(plan, person, request.body.ready)),
  );
  app.post<WithId & { Body: z.output<typeof web.botsBody> }>(
    '/villages/:id/bots',
    {
      schema: {
        summary: 'Put bots on open seats.',
        params: villageId,
        body: web.botsBody,
        response: answersWith(web.villageAnswer),
      },
    },
    (request) =>
      change(request, (plan, person) => seatBots(plan, person, request.body.bot, request.body.player)),
  );
}

/** `null`: somebody without a token. A token that is not ours is refused, so that nobody plays on by mistake. */
async function personOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  tokens: Tokens,
): Promise<Person | null> {
  const token = tokenOf(headers);
  if (token === null) return null;
  const person = await tokens.read(token);
  if (person === null) throw Problem.of('wrongToken');
  return person;
}

async function mustBePerson(request: Pick<FastifyRequest, 'headers'>, tokens: Tokens): Promise<Person> {
  const person = await personOf(request, tokens);
  if (person === null) throw Problem.of('needsGuest');
  return person;
}

async function mustFind(host: Host, id: string): Promise<StoredVillage> {
  const village = await host.find(id);
  if (village === null) throw Problem.of('unknownVillage');
  return village;
}

function must<Value>(result: Result<Value, web.WebError>): Value {
  if (!result.ok) throw new Problem(result.error);
  return result.value;
}
