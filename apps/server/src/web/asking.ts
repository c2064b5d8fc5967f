import { type Result, shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../host/host.ts';
import type { People } from '../people/people.ts';
import { mayUse, type Person } from '../people/person.ts';
import { LIFETIME_SECONDS } from '../people/signed-tokens.ts';
import type { StoredVillage } from '../store/store.ts';
import { COOKIE, tokenOf } from './headers.ts';
import type { WebLimits } from './limits.ts';
import type { Quotas } from './quotas.ts';
import { RequestRefused } from './request-refused.ts';

export const villageId = shape.loose({ id: web.idOf('village') });

/** A request for something that its address names. */
export type WithId = WithHeaders & { readonly params: { readonly id: string } };

export type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** `null`: somebody without a token. A token that is not ours is refused, so that nobody plays on by mistake. */
export async function personOf({ headers }: WithHeaders, people: People): Promise<Person | null> {
  const token = tokenOf(headers);
  if (token === null) return null;
  const person = await people.read(token);
  if (person === null) throw RequestRefused.of('wrongToken');
  if (!people.mayAsk(person)) throw RequestRefused.of('tooManyMessages');
  return person;
}

export async function mustBePerson(
  request: WithHeaders,
  people: People,
  scope?: web.TokenScope,
): Promise<Person> {
  const person = await personOf(request, people);
  if (person === null) throw RequestRefused.of('needsGuest');
  if (scope !== undefined && !mayUse(person, scope)) throw RequestRefused.of('outOfScope');
  return person;
}

/** A person, not one of their programs. */
export async function mustBeHuman(request: WithHeaders, people: People): Promise<Person> {
  const person = await mustBePerson(request, people);
  if (person.kind === 'bot') throw RequestRefused.of('notForBots');
  return person;
}

export async function mustHaveAccount(request: WithHeaders, people: People): Promise<Person> {
  const person = await mustBeHuman(request, people);
  if (person.kind !== 'account') throw RequestRefused.of('needsAccount');
  return person;
}

export async function mustBeAdmin(request: WithHeaders, people: People): Promise<Person> {
  const person = await mustHaveAccount(request, people);
  if (person.right !== 'admin') throw RequestRefused.of('notAllowed');
  return person;
}

export async function mustFind(host: Host, id: string): Promise<StoredVillage> {
  return mustExist(await host.find(id), 'unknownVillage');
}

/** Whoever runs contests makes many villages. */
const ORGANISERS_SHARE = 20;

export async function mustMayMake(
  { ip }: FastifyRequest,
  { id, right }: Person,
  { host, limits, quotas }: { readonly host: Host; readonly limits: WebLimits; readonly quotas: Quotas },
): Promise<void> {
  const isPlayer = right === 'player';
  if (isPlayer) quotas.admit('villages', ip);
  const most = limits.villagesPerPerson * (isPlayer ? 1 : ORGANISERS_SHARE);
  if ((await host.countMade(id)) >= most) throw RequestRefused.of('tooManyVillages', `at most ${most}`);
}

/** What was wanted, or a refusal to whoever asks. */
export function must<Value>(result: Result<Value, web.WebError | web.WebCode>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  throw typeof error === 'string' ? RequestRefused.of(error) : new RequestRefused(error);
}

export function mustExist<Value>(found: Value | null, code: web.WebCode): Value {
  if (found === null) throw RequestRefused.of(code);
  return found;
}

/**
 * Bodies of these routes are large, so they are not read here: the bytes go to a thread that reads and checks them by
 * the schema, which stands in the route for the documentation.
 */
export function withRawBodies(app: FastifyInstance, add: (app: FastifyInstance) => void): void {
  app.register(async (raw) => {
    // Plain text would come as a text and not as bytes.
    raw.removeContentTypeParser('text/plain');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.setValidatorCompiler(() => (data) => ({ value: data }));
    add(raw);
  });
}

/** The body of such a request. */
export function bytesIn({ body }: { readonly body: unknown }): Buffer {
  return (body as Buffer | undefined) ?? Buffer.alloc(0);
}

/** A browser keeps who it is. */
export function keepToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: LIFETIME_SECONDS,
  });
}

export function dropToken(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
