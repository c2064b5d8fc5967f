import { villageNumber } from '@mura/records';
import { expect } from 'vitest';
import type { Route } from '../src/web/app.ts';
import type { ApiGuest } from './api.ts';

/** What is asked at one route: addresses below it, or bodies. */
interface RouteQuestion {
  /** The whole address; that of the route by itself where nothing is said. */
  readonly paths?: readonly string[];
  readonly bodies?: readonly unknown[];
}

/** `passedOver`: it says or changes who somebody is, and knows of no village. */
type KnownRoute = (village: string) => RouteQuestion | 'passedOver';

const API = '/api/v1';
const inVillage =
  (rest: string, ...bodies: readonly unknown[]): KnownRoute =>
  (village) => ({
    paths: [`${API}/villages/${village}${rest}`],
    ...(bodies.length === 0 ? {} : { bodies }),
  });
const at =
  (...paths: readonly string[]): KnownRoute =>
  () => ({ paths: paths.map((path) => API + path) });
const inContest =
  (rest: string, ...bodies: readonly unknown[]): KnownRoute =>
  () => ({
    paths: [`${API}/contests/000000000000${rest}`],
    ...(bodies.length === 0 ? {} : { bodies }),
  });
const inCorpus =
  (rest: string, ...bodies: readonly unknown[]): KnownRoute =>
  () => ({
    paths: [`${API}/corpora/000000000000${rest}`],
    ...(bodies.length === 0 ? {} : { bodies }),
  });
const plain: KnownRoute = () => ({});
const passedOver: KnownRoute = () => 'passedOver';

const PLAYERS = Array.from({ length: 20 }, (_, index) => index + 1);

/** How each route is asked by somebody who looks at a village that runs. */
const ASKED: Readonly<Record<string, KnownRoute>> = {
  'GET /api': plain,
  'GET /api/v1/openapi.json': plain,
  'GET /api/v1/asyncapi.json': plain,
  'GET /docs': plain,
  'GET /health': plain,
  'GET /api/v1/health': plain,
  'GET /api/v1/presets': plain,
  'GET /api/v1/bots': plain,
  'GET /api/v1/doors': plain,
  'GET /api/v1/casts': plain,
  'GET /api/v1/casts/:id': at('/casts/mura'),
  'GET /api/v1/casts/:id/faces/:character/:face': at('/casts/mura/faces/gerd/normal'),
  'GET /api/v1/me': plain,
  'GET /api/v1/me/data': plain,
  'GET /api/v1/me/games': plain,
  'GET /api/v1/daily': plain,
  'GET /api/v1/push': plain,
  'GET /api/v1/me/rating': plain,
  'POST /api/v1/series': passedOver,
  'GET /api/v1/series/:id': at('/series/000000000000'),
  'GET /api/v1/villages/:id/calendar.ics': inVillage('/calendar.ics'),
  'POST /api/v1/push': passedOver,
  'DELETE /api/v1/push': passedOver,
  'POST /api/v1/daily': passedOver,
  'GET /api/v1/tokens': plain,
  'GET /api/v1/villages': at('/villages?limit=1', '/villages?limit=1&state=open'),
  'GET /api/v1/villages/:id': inVillage(''),
  'GET /api/v1/villages/:id/record': (village) => ({
    paths: ['', '?anonymous=true'].map((query) => `${API}/villages/${village}/record${query}`),
  }),
  'GET /api/v1/villages/:id/diary': inVillage('/diary'),
  'GET /api/v1/villages/:id/standings': inVillage('/standings'),
  'GET /api/v1/reports': (village) => ({
    paths: ['', '&limit=1', '&state=closed'].map((query) => `${API}/reports?village=${village}${query}`),
  }),
  'GET /api/v1/records': plain,
  'GET /api/v1/records/:id': at('/records/000000000000'),
  'POST /api/v1/villages/:id/reports': inVillage(
    '/reports',
    { reason: 'all of it' },
    ...[0, 3, 40, 100_000].map((number) => ({ number, reason: 'rude' })),
  ),
  'POST /api/v1/villages/:id/start': inVillage('/start', {}),
  'POST /api/v1/villages/:id/seat': inVillage('/seat', {}),
  'DELETE /api/v1/villages/:id/seat': inVillage('/seat'),
  'POST /api/v1/villages/:id/ready': inVillage('/ready', { ready: true }),
  'POST /api/v1/villages/:id/stand-in': inVillage('/stand-in', { bot: 'random' }),
  'POST /api/v1/villages/:id/bots': inVillage('/bots', { bot: 'random' }),
  'POST /api/v1/villages/:id/programs': inVillage('/programs', { door: 'nlp' }),
  'POST /api/v1/villages/:id/standings': inVillage(
    '/standings',
    ...PLAYERS.map((player) => ({ player, standing: 'free' })),
  ),
  'POST /api/v1/villages/:id/withdraw': inVillage('/withdraw', {}),
  'POST /api/v1/villages/:id/rematch': inVillage('/rematch', {}),
  'POST /api/v1/reports/:id/close': at('/reports/1/close'),
  'POST /api/v1/records': () => ({ bodies: [{ record: '', licence: 'CC-BY-4.0' }] }),
  'POST /api/v1/records/:id/reports': (_) => ({
    paths: [`${API}/records/000000000000/reports`],
    bodies: [{ reason: 'x' }],
  }),
  'DELETE /api/v1/records/:id': at('/records/000000000000'),
  'GET /api/v1/contests': plain,
  'POST /api/v1/contests': () => ({ bodies: [{}] }),
  'GET /api/v1/contests/:id': inContest(''),
  'POST /api/v1/contests/:id/start': inContest('/start', {}),
  'POST /api/v1/contests/:id/stop': inContest('/stop', {}),
  'POST /api/v1/contests/:id/teams': inContest('/teams', { name: 'a', bot: 'random' }),
  'POST /api/v1/contests/:id/tests': inContest('/tests', { team: 'a' }),
  'POST /api/v1/contests/:id/judges': inContest('/judges', { key: 'x', name: 'a', kind: 'invited' }),
  'POST /api/v1/contests/:id/judges/teams': inContest('/judges/teams', { key: 'x' }),
  'GET /api/v1/contests/:id/desk': inContest('/desk'),
  'GET /api/v1/contests/:id/desk/:sheet': inContest('/desk/1'),
  'POST /api/v1/contests/:id/scores': inContest('/scores', { sheet: 1, player: 1, criterion: 'A', grade: 1 }),
  'POST /api/v1/contests/:id/picks': inContest('/picks', { sheet: 1, player: 1 }),
  'POST /api/v1/contests/:id/votes': inContest('/votes', { game: 1, player: 1 }),
  'GET /api/v1/contests/:id/report': inContest('/report'),
  'GET /api/v1/corpora': plain,
  'POST /api/v1/corpora': () => ({ bodies: [{}] }),
  'GET /api/v1/corpora/:id': inCorpus(''),
  'DELETE /api/v1/corpora/:id': inCorpus(''),
  'POST /api/v1/corpora/:id/villages': inCorpus('/villages', {}),
  'GET /api/v1/corpora/:id/villages/:village': (village) => ({
    paths: [`${API}/corpora/000000000000/villages/${village}`],
  }),
  'DELETE /api/v1/corpora/:id/villages/:village': (village) => ({
    paths: [`${API}/corpora/000000000000/villages/${village}`],
  }),
  'POST /api/v1/corpora/:id/files': inCorpus('/files', { name: 'a', text: '', mayUse: true }),
  'POST /api/v1/corpora/:id/task': inCorpus('/task', { days: 1, seed: 'a' }),
  'GET /api/v1/corpora/:id/task': inCorpus('/task'),
  'POST /api/v1/corpora/:id/annotators': inCorpus('/annotators', { key: 'x' }),
  'POST /api/v1/corpora/:id/tags': inCorpus('/tags', { village: '000000000000', post: 'a', tags: [] }),
  'POST /api/v1/corpora/:id/handin': inCorpus('/handin', {}),
  'GET /api/v1/corpora/:id/agreement': inCorpus('/agreement'),
  'POST /api/v1/corpora/:id/rulings': inCorpus('/rulings', {
    ...{ village: '000000000000', post: 'a', take: 'left' },
  }),
  'GET /api/v1/corpora/:id/find': inCorpus('/find?q=day=1'),
  'GET /api/v1/corpora/:id/lies': inCorpus('/lies'),
  'POST /api/v1/corpora/:id/reviews': inCorpus('/reviews', {
    ...{ village: '000000000000', label: 'a', decision: 'confirm' },
  }),
  'GET /api/v1/corpora/:id/report': inCorpus('/report'),
  'GET /api/v1/corpora/:id/export': inCorpus('/export'),
  'POST /api/v1/casts': () => ({ bodies: [{}] }),
  'DELETE /api/v1/casts/:id': at('/casts/mura'),
  'POST /api/v1/guest': passedOver,
  'POST /api/v1/account': passedOver,
  'POST /api/v1/account/password': passedOver,
  'POST /api/v1/session': passedOver,
  'DELETE /api/v1/session': passedOver,
  'POST /api/v1/tokens': passedOver,
  'DELETE /api/v1/tokens/:id': passedOver,
  'POST /api/v1/villages': passedOver,
  'GET /api/v1/admin/overview': plain,
  'POST /api/v1/admin/claim': passedOver,
  'POST /api/v1/admin/rights': passedOver,
  'POST /api/v1/admin/bar': passedOver,
  'DELETE /api/v1/me': () => ({ bodies: [{ delete: 'everything of mine' }] }),
  'GET /*': () => ({ paths: ['/', '/index.html'] }),
  'GET /lobby': plain,
  'GET /village': plain,
  'GET /logout': passedOver,
  'GET /licos': plain,
  'GET /licos/lobby': plain,
  'GET /licos/village': plain,
  'GET /licos/tokens': plain,
  'GET /licos/pictures.js': plain,
  'GET /licos/socket.js': plain,
  'GET /licos/start.js': plain,
  'GET /licos/image/0.3/*': () => ({ paths: ['/licos/image/0.3/werewolf.svg'] }),
  'GET /licos/image/0.3/village/:village/*': (village) => ({
    paths: ['character_icons/50x50/a_50x50.png', 'role_icons/50x50withTI/werewolf_50x50.png'].map(
      (icon) => `/licos/image/0.3/village/${villageNumber(village)}/${icon}`,
    ),
  }),
};

/** Documents that are the same for everybody: one for each name. */
const DOCUMENT = /^GET \/licos\/(?:schema|context)\//;

/** What there is to ask of a village; a route that is not known here has to be made known. */
function askings(routes: readonly Route[], village: string): [key: string, RouteQuestion][] {
  const keys = routes.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`);
  const unknown = keys.filter((key) => ASKED[key] === undefined && !DOCUMENT.test(key));
  expect(unknown, 'routes that the law of secrecy does not know how to ask').toEqual([]);
  expect(
    Object.keys(ASKED).filter((key) => !keys.includes(key)),
    'routes that are gone',
  ).toEqual([]);
  return keys.toSorted(byWeight).flatMap((key) => {
    const asked = (ASKED[key] ?? plain)(village);
    return asked === 'passedOver' ? [] : [[key, asked] as [string, RouteQuestion]];
  });
}

/** Whatever only reads comes first; who deletes themselves asks nothing more. */
function byWeight(one: string, other: string): number {
  const weight = (key: string) => (key.startsWith('GET') ? 0 : key === 'DELETE /api/v1/me' ? 2 : 1);
  return weight(one) - weight(other);
}

/** An answer at a route. */
interface AskedAnswer {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Asks at every route, one after another. */
export async function* askedAt(
  url: string,
  routes: readonly Route[],
  village: string,
  person: ApiGuest,
): AsyncGenerator<AskedAnswer> {
  for (const [key, { paths, bodies = [undefined] }] of askings(routes, village)) {
    const [method = '', own = ''] = key.split(' ');
    for (const path of paths ?? [own]) {
      for (const body of bodies) {
        const answer = await fetch(url + path, {
          method,
          redirect: 'manual',
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const { status, headers } = answer;
        yield {
          key,
          method,
          path,
          body,
          status,
          type: headers.get('content-type') ?? '',
          text: await answer.text(),
        };
      }
    }
  }
}

/** The answers at every route, byte by byte. */
export async function answersAt(...asked: Parameters<typeof askedAt>): Promise<string[]> {
  const answers: string[] = [];
  for await (const { key, body, status, text } of askedAt(...asked))
    answers.push(`${key} ${JSON.stringify(body) ?? ''}: ${status} ${text}`);
  return answers;
}
