import { web } from '@mura/protocols';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimiter } from '../host/rate-limiter.ts';
import type { SignedIn } from '../people/accounts.ts';
import { guest } from '../people/person.ts';
import { networkOf } from './address.ts';
import { dropToken, keepToken, must, mustBePerson, mustExist, mustHaveAccount, personOf } from './asking.ts';
import { tokenOf } from './headers.ts';
import { RequestRefused } from './request-refused.ts';
import { addRoute } from './route.ts';
import type { RouteOptions } from './route-options.ts';

/** Who somebody is: a guest, or an account. */
export function addAccounts(app: FastifyInstance, options: RouteOptions): void {
  addGuests(app, options);
  addSigningIn(app, options);
  addPasswords(app, options);
  addBotTokens(app, options);
}

function addGuests(app: FastifyInstance, { people, secure, quotas }: RouteOptions): void {
  addRoute(app, 'POST /guest', {
    summary: 'Say who you are, with a nickname only; the same browser keeps its seats.',
    body: web.guestBody,
    answer: web.guestAnswer,
    handle: async (request, reply) => {
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
  });
  addRoute(app, 'GET /me', {
    summary: 'Who you are.',
    answer: web.meAnswer,
    handle: async (request) => {
      const { id, nickname, kind, right } = await mustBePerson(request, people);
      return { id, nickname, kind, right };
    },
  });
}

const MINUTE = 60_000;
const FEW = { most: 5, every: 5 * MINUTE };

/** Guessing passwords is slow: by name and address, by address, and by name from anywhere. */
class SignInLimiter {
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

function addSigningIn(app: FastifyInstance, options: RouteOptions): void {
  const { people, secure, quotas, now, onEnded } = options;
  const tries = new SignInLimiter(now);
  const welcome = async (reply: FastifyReply, signedIn: SignedIn) => {
    const token = await people.tokenOfAccount(signedIn);
    keepToken(reply, token, secure);
    const { id, nickname } = signedIn.person;
    return { id, nickname, token };
  };
  addRoute(app, 'POST /account', {
    summary: 'Make an account; a guest keeps their seats.',
    body: web.accountBody,
    answer: web.guestAnswer,
    handle: async (request, reply) => {
      const known = await personOf(request, people).catch(() => null);
      if (known?.kind === 'account') throw RequestRefused.of('hasAccount');
      if (known?.kind === 'bot') throw RequestRefused.of('notForBots');
      quotas.admit('accounts', request.ip);
      const { name, password } = request.body;
      return welcome(reply, must(await people.accounts.create(name, password, known)));
    },
  });
  addRoute(app, 'POST /session', {
    summary: 'Sign in.',
    body: web.signInBody,
    answer: web.guestAnswer,
    handle: async ({ body: { name, password }, ip }, reply) => {
      tries.admit(name, ip);
      const signedIn = mustExist(await people.accounts.signIn(name, password), 'wrongPassword');
      return welcome(reply, signedIn);
    },
  });
  addRoute(app, 'DELETE /session', {
    summary: 'Sign out.',
    answer: web.doneAnswer,
    handle: async (request, reply) => {
      await people.signOut(tokenOf(request.headers) ?? '');
      onEnded();
      dropToken(reply);
      return { done: true };
    },
  });
}

function addPasswords(app: FastifyInstance, { people, secure, now, onEnded }: RouteOptions): void {
  const tries = new RateLimiter(FEW, now);
  addRoute(app, 'POST /account/password', {
    summary: 'Change your password; all other sessions end.',
    body: web.passwordBody,
    answer: web.guestAnswer,
    handle: async (request, reply) => {
      const person = await mustHaveAccount(request, people);
      if (!tries.take(person.id)) throw RequestRefused.of('tooManyTries');
      const { old, new: password } = request.body;
      const signedIn = mustExist(await people.changePassword(person, old, password), 'wrongPassword');
      onEnded();
      const token = await people.tokenOfAccount(signedIn);
      keepToken(reply, token, secure);
      return { id: person.id, nickname: person.nickname, token };
    },
  });
}

function addBotTokens(app: FastifyInstance, { people, quotas, onEnded }: RouteOptions): void {
  addRoute(app, 'GET /tokens', {
    summary: 'Your bot tokens.',
    answer: web.botTokenList,
    handle: async (request) => ({
      tokens: await people.bots.of((await mustHaveAccount(request, people)).id),
    }),
  });
  addRoute(app, 'POST /tokens', {
    summary: 'Make a token for a program of yours.',
    body: web.botTokenBody,
    answer: web.botTokenAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      quotas.admit('tokens', request.ip);
      const made = mustExist(await people.bots.make(person.id, request.body), 'tooManyTokens');
      return made;
    },
  });
  addRoute(app, 'DELETE /tokens/:id', {
    summary: 'Revoke a token: nobody can use it any more.',
    params: web.botTokenId,
    answer: web.doneAnswer,
    handle: async (request) => {
      const person = await mustHaveAccount(request, people);
      if (!(await people.bots.revoke(person.id, request.params.id))) throw RequestRefused.of('unknownToken');
      onEnded();
      return { done: true };
    },
  });
}
