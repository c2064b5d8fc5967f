import type { shape } from '@mura/engine';
import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimiter } from '../host/rate-limiter.ts';
import type { SignedIn } from '../people/accounts.ts';
import type { People } from '../people/people.ts';
import { guest } from '../people/person.ts';
import { networkOf } from './address.ts';
import { answersWith, dropToken, keepToken, mustBePerson, mustHaveAccount, personOf } from './asking.ts';
import type { Quotas } from './quotas.ts';
import { RequestRefused } from './request-refused.ts';
import { tokenOf } from './token.ts';

export interface AccountOptions {
  readonly people: People;
  /** Cookies go over encrypted connections only. */
  readonly secure: boolean;
  readonly quotas: Quotas;
  now(): number;
  /** A session or a token has ended. */
  onEnded(): void;
}

type AccountBody = { Body: shape.ValueOf<typeof web.accountBody> };

/** Who somebody is: a guest, or an account. */
export function addAccounts(app: FastifyInstance, options: AccountOptions): void {
  addGuests(app, options);
  addSigningIn(app, options);
  addPasswords(app, options);
  addBotTokens(app, options);
}

function addGuests(app: FastifyInstance, { people, secure, quotas }: AccountOptions): void {
  app.post<{ Body: shape.ValueOf<typeof web.guestBody> }>(
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
      const known = await personOf(request, people).catch(() => null);
      if (known !== null && known.kind !== 'guest')
        throw RequestRefused.of(known.kind === 'bot' ? 'notForBots' : 'hasAccount');
      if (known === null) quotas.admit('guests', request.ip);
      const person = guest(nickname, known?.id);
      const token = await people.tokenOfGuest(person);
      keepToken(reply, token, secure);
      return { id: person.id, nickname, token };
    },
  );
  app.get(
    '/me',
    { schema: { summary: 'Who you are.', response: answersWith(web.meAnswer) } },
    async (request) => {
      const { id, nickname, kind, right } = await mustBePerson(request, people);
      return { id, nickname, kind, right };
    },
  );
}

const MINUTE = 60_000;
const FEW = { most: 5, every: 5 * MINUTE };

/** Guessing passwords is slow: by name and address, by address, and by name from anywhere. */
class Doorkeeper {
  readonly #pairs: RateLimiter;
  readonly #addresses: RateLimiter;
  readonly #names: RateLimiter;

  constructor(now: () => number) {
    this.#pairs = new RateLimiter(FEW, now);
    this.#addresses = new RateLimiter({ most: 30, every: 5 * MINUTE }, now);
    this.#names = new RateLimiter({ most: 50, every: 5 * MINUTE }, now);
  }

  admit(name: string, address: string): void {
    const folded = name.normalize('NFKC').toLowerCase();
    const network = networkOf(address);
    const mayTry =
      this.#addresses.take(network) && this.#pairs.take(`${network} ${folded}`) && this.#names.take(folded);
    if (!mayTry) throw RequestRefused.of('tooManyTries');
  }
}

function addSigningIn(app: FastifyInstance, options: AccountOptions): void {
  const { people, secure, quotas, now, onEnded } = options;
  const doorkeeper = new Doorkeeper(now);
  const welcome = async (reply: FastifyReply, signedIn: SignedIn) => {
    const token = await people.tokenOfAccount(signedIn);
    keepToken(reply, token, secure);
    const { id, nickname } = signedIn.person;
    return { id, nickname, token };
  };
  app.post<AccountBody>(
    '/account',
    {
      schema: {
        summary: 'Make an account; a guest keeps their seats.',
        body: web.accountBody,
        response: answersWith(web.guestAnswer),
      },
    },
    async (request, reply) => {
      const known = await personOf(request, people).catch(() => null);
      if (known?.kind === 'account') throw RequestRefused.of('hasAccount');
      if (known?.kind === 'bot') throw RequestRefused.of('notForBots');
      quotas.admit('accounts', request.ip);
      const made = await people.accounts.create(request.body.name, request.body.password, known);
      if (!made.ok) throw RequestRefused.of(made.error);
      return welcome(reply, made.value);
    },
  );
  app.post<AccountBody>(
    '/session',
    {
      schema: {
        summary: 'Sign in.',
        body: web.signInBody,
        response: answersWith(web.guestAnswer),
      },
    },
    async ({ body: { name, password }, ip }, reply) => {
      doorkeeper.admit(name, ip);
      const signedIn = await people.accounts.signIn(name, password);
      if (signedIn === null) throw RequestRefused.of('wrongPassword');
      return welcome(reply, signedIn);
    },
  );
  app.delete(
    '/session',
    { schema: { summary: 'Sign out.', response: answersWith(web.doneAnswer) } },
    async (request, reply) => {
      await people.signOut(tokenOf(request.headers) ?? '');
      onEnded();
      dropToken(reply);
      return { done: true };
    },
  );
}

function addPasswords(app: FastifyInstance, { people, secure, now, onEnded }: AccountOptions): void {
  const tries = new RateLimiter(FEW, now);
  app.post<{ Body: shape.ValueOf<typeof web.passwordBody> }>(
    '/account/password',
    {
      schema: {
        summary: 'Change your password; all other sessions end.',
        body: web.passwordBody,
        response: answersWith(web.guestAnswer),
      },
    },
    async (request, reply) => {
      const person = await mustHaveAccount(request, people);
      if (!tries.take(person.id)) throw RequestRefused.of('tooManyTries');
      const { old, new: password } = request.body;
      const signedIn = await people.changePassword(person, old, password);
      if (signedIn === null) throw RequestRefused.of('wrongPassword');
      onEnded();
      const token = await people.tokenOfAccount(signedIn);
      keepToken(reply, token, secure);
      return { id: person.id, nickname: person.nickname, token };
    },
  );
}

function addBotTokens(app: FastifyInstance, { people, quotas, onEnded }: AccountOptions): void {
  app.get(
    '/tokens',
    { schema: { summary: 'Your bot tokens.', response: answersWith(web.botTokenList) } },
    async (request) => ({ tokens: await people.bots.of((await mustHaveAccount(request, people)).id) }),
  );
  app.post<{ Body: shape.ValueOf<typeof web.botTokenBody> }>(
    '/tokens',
    {
      schema: {
        summary: 'Make a token for a program of yours.',
        body: web.botTokenBody,
        response: answersWith(web.botTokenAnswer),
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      quotas.admit('tokens', request.ip);
      const made = await people.bots.make(person.id, request.body);
      if (made === null) throw RequestRefused.of('tooManyTokens');
      return made;
    },
  );
  app.delete<{ Params: shape.ValueOf<typeof web.botTokenId> }>(
    '/tokens/:id',
    {
      schema: {
        summary: 'Revoke a token: nobody can use it any more.',
        params: web.botTokenId,
        response: answersWith(web.doneAnswer),
      },
    },
    async (request) => {
      const person = await mustHaveAccount(request, people);
      if (!(await people.bots.revoke(person.id, request.params.id))) throw RequestRefused.of('unknownToken');
      onEnded();
      return { done: true };
    },
  );
}
