// What the pages of contests, corpora and one's own games need to be looked at: made through the server, as people make it.

const API = '/api/v1';
/** Milliseconds; who asks more often is told to wait. */
const LOOK_AGAIN = 1000;

/**
 * @typedef {{ token: string, account: string }} Person
 * @typedef {{ maker: Person, contest: string, corpus: string, series: string }} Made
 */

/**
 * @param {string} url
 * @param {string | null} token
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>} what the API answers
 */
async function ask(url, token, method, path, body) {
  const answer = await fetch(`${url}${API}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
  return json;
}

/** @param {string} url @param {string} name @returns {Promise<Person>} */
export async function signUp(url, name) {
  const { token, id } = await ask(url, null, 'POST', '/account', { name, password: 'correct horse battery' });
  return { token, account: id };
}

/**
 * A village in which a bot plays on for its person, so that it ends by itself.
 * @param {string} url
 * @param {Person} person
 * @param {Record<string, unknown>} wish
 */
async function playedVillage(url, { token }, wish) {
  const { id } = await ask(url, token, 'POST', '/villages', wish);
  await ask(url, token, 'POST', `/villages/${id}/seat`, {});
  await ask(url, token, 'POST', `/villages/${id}/bots`, { bot: 'honest' });
  await ask(url, token, 'POST', `/villages/${id}/start`, {});
  await ask(url, token, 'POST', `/villages/${id}/stand-in`, { bot: 'honest' });
  await ended(url, token, id);
}

/** @param {string} url @param {string} token @param {string} id */
async function ended(url, token, id) {
  for (;;) {
    const { state } = await ask(url, token, 'GET', `/villages/${id}`);
    if (state === 'ended') return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

/** @param {string} url @param {Person} maker @param {number} games */
async function madeSeries(url, maker, games) {
  const { id } = await ask(url, maker.token, 'POST', '/series', { name: '霜月の番付' });
  const wish = { preset: 'aiwolf-5', series: id };
  for (let game = 1; game <= games; game++)
    await playedVillage(url, maker, { ...wish, name: `霜の村 ${game}` });
  return id;
}

/** @param {string} url @param {Person} maker */
export async function madeContest(url, { token }) {
  const wish = { name: '霜杯', preset: 'aiwolf-5', kinds: ['cross'], games: 20, public: true };
  const { id, judgeKey } = await ask(url, token, 'POST', '/contests', wish);
  for (const [name, bot] of Object.entries({
    柊: 'hisui',
    楓: 'honest',
    樫: 'honest@fair',
    桂: 'honest@gentle',
    椿: 'random',
  }))
    await ask(url, token, 'POST', `/contests/${id}/teams`, { name, bot });
  await ask(url, token, 'POST', `/contests/${id}/start`, {});
  for (;;) {
    const { state } = await ask(url, token, 'GET', `/contests/${id}`);
    if (state === 'ended') break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  await ask(url, token, 'POST', `/contests/${id}/judges`, {
    ...{ key: judgeKey, name: '西森', kind: 'invited', memberOf: [], conflicts: [] },
  });
  return id;
}

/** @param {string} url @param {Person} maker */
export async function madeCorpus(url, { token }) {
  for (let game = 1; game <= 3; game++) {
    const wish = { name: `霧の村 ${game}`, preset: 'aiwolf-5', bots: 'honest' };
    const { id } = await ask(url, token, 'POST', '/villages', wish);
    await ask(url, token, 'POST', `/villages/${id}/start`, {});
    await ended(url, token, id);
  }
  const { id, key } = await ask(url, token, 'POST', '/corpora', { name: '霜の集' });
  await ask(url, token, 'POST', `/corpora/${id}/villages`, { preset: 'aiwolf-5' });
  await ask(url, token, 'POST', `/corpora/${id}/task`, { days: 1, seed: '7' });
  await ask(url, token, 'POST', `/corpora/${id}/annotators`, { key });
  return id;
}

/**
 * @param {string} url
 * @param {number} games of the series
 * @returns {Promise<Made>}
 */
export async function makeAll(url, games = 14) {
  const maker = await signUp(url, 'Kirino');
  const series = await madeSeries(url, maker, games);
  const contest = await madeContest(url, maker);
  const corpus = await madeCorpus(url, maker);
  return { maker, series, contest, corpus };
}
