import { eventsOf, readRecord } from '@mura/records';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUp } from '../../testing/account.ts';
import { ApiGuest, RESEARCH, send, startVillage } from '../../testing/api.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

const served = testServer();
let url: string;

beforeAll(() => {
  url = served.url;
});

/** Whether something stands anywhere in the database. */
async function isKept(word: string): Promise<boolean> {
  const client = new Client({ connectionString: served.database });
  await client.connect();
  const { rows } = await client.query(`
    select string_agg(line, '') || coalesce(string_agg(act, ' '), '') as text from events
    union all select string_agg(villages::text, '') from villages
    union all select string_agg(accounts::text, '') from accounts
    union all select string_agg(reports::text, '') from reports
    union all select string_agg(standings::text, '') from standings
    union all select string_agg(withdrawals::text, '') from withdrawals`);
  await client.end();
  return rows.some(({ text }) => text?.includes(word));
}

function talker(village: string, guest: ApiGuest, word: string): TestPlayer {
  const { token, nickname } = guest;
  return new TestPlayer({
    url: () => url,
    village,
    token,
    name: nickname,
    say: (count) => `${word}${count}`,
  });
}

/** A village in which two people have said things of their own, and which has ended. */
async function played(one: ApiGuest, two: ApiGuest, body: Record<string, unknown> = {}): Promise<string> {
  const village = await startVillage(url, [one, two], { preset: 'nlp-5', language: 'en', ...body });
  const players = [talker(village, one, `words-of-${one.nickname}-`), talker(village, two, 'others-words-')];
  await until('it ends', () => players.every(({ hasEnded }) => hasEnded));
  await ended(village, one);
  for (const player of players) player.close();
  return village;
}

async function ended(village: string, guest: ApiGuest): Promise<void> {
  const isEnded = async () => (await guest.must(url, 'GET', `/villages/${village}`)).state === 'ended';
  await until('it is kept as ended', isEnded);
}

async function recordOf(village: string, guest: ApiGuest, query = '') {
  const text = await guest.must(url, 'GET', `/villages/${village}/record${query}`);
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { text, record: read.value.record, events: eventsOf(read.value.record) };
}

describe('consent', () => {
  test('is shown, must be given to take a seat, and stands in the record with the licence', async () => {
    const maker = await ApiGuest.arrive(url, 'studious');
    const made = await maker.must(url, 'POST', '/villages', {
      name: 'v',
      preset: 'nlp-5',
      consent: RESEARCH,
    });
    expect(made.consent).toMatchObject(RESEARCH);
    const path = `/villages/${made.id}`;
    const silent = await maker.send(url, 'POST', `${path}/seat`, {});
    expect([silent.status, silent.body.code]).toEqual([403, 'needsConsent']);
    const wrong = await maker.send(url, 'POST', `${path}/seat`, { agree: 'yes' });
    expect(wrong.body.code).toBe('needsConsent');
    await maker.must(url, 'POST', `${path}/seat`, { agree: made.consent.id });
    const { villages } = await maker.must(url, 'GET', '/me/data');
    expect(villages[0].seat.agreed).toEqual({ consent: made.consent.id, at: expect.any(Number) });
    await maker.must(url, 'POST', `${path}/bots`, { bot: 'random' });
    await maker.must(url, 'POST', `${path}/start`, {});
    const player = talker(made.id, maker, 'w');
    await until('it ends', () => player.hasEnded);
    await ended(made.id, maker);
    player.close();
    const { record, events } = await recordOf(made.id, maker);
    expect(record.header).toMatchObject({ consent: 'research', licence: 'CC-BY-4.0' });
    expect(JSON.stringify(events)).toContain('studious');
    const anonymous = await recordOf(made.id, maker, '?anonymous=true');
    expect(anonymous.text).not.toContain('studious');
    expect(anonymous.events.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
  });
});

test('the record of a village is for those who played in it, after the end', async () => {
  const [one, two] = [await ApiGuest.arrive(url, 'in1'), await ApiGuest.arrive(url, 'in2')];
  const village = await played(one, two);
  expect((await recordOf(village, two)).events.at(-1)?.type).toBe('rolesRevealed');
  const outsider = await ApiGuest.arrive(url, 'outsider');
  expect((await outsider.send(url, 'GET', `/villages/${village}/record`)).body.code).toBe('notSeated');
  const running = await startVillage(url, [one], { preset: 'licos-5' });
  expect((await one.send(url, 'GET', `/villages/${running}/record`)).body.code).toBe('notEnded');
});

describe('whoever takes back their consent', () => {
  test('is blanked in the store, the record and for all who look; the facts stay', async () => {
    const [one, two] = [await ApiGuest.arrive(url, 'rueful'), await ApiGuest.arrive(url, 'other')];
    const village = await played(one, two);
    const before = await recordOf(village, two);
    expect(before.text).toContain('words-of-rueful-');
    const answer = await one.must(url, 'POST', `/villages/${village}/withdraw`, {});
    expect(answer).toEqual({ state: 'done' });
    const after = await recordOf(village, two);
    expect(after.text.includes('rueful')).toBe(false);
    expect(await isKept('rueful')).toBe(false);
    expect(await isKept(one.id)).toBe(false);
    expect(after.text).toContain('others-words-');
    expect(after.events.at(-1)).toEqual({ type: 'withdrawn', audience: 'public', player: 1 });
    const facts = (events: typeof after.events) =>
      events.filter(({ type }) => ['voted', 'executed', 'attacked', 'ended', 'roleTold'].includes(type));
    expect(facts(after.events)).toEqual(facts(before.events));
    expect(after.events.length).toBe(before.events.length + 1);
    const late = talker(village, two, '');
    await until('they are told', () => late.given.some(({ event }) => event.type === 'withdrawn'));
    expect(late.frames.join('').includes('rueful')).toBe(false);
    late.close();
    expect((await one.send(url, 'GET', `/villages/${village}/record`)).body.code).toBe('notSeated');
  });

  test('in a village that runs is blanked when it ends', async () => {
    const [one, two] = [await ApiGuest.arrive(url, 'early'), await ApiGuest.arrive(url, 'second')];
    const village = await startVillage(url, [one, two], { preset: 'nlp-5', language: 'en' });
    expect(await one.must(url, 'POST', `/villages/${village}/withdraw`, {})).toEqual({ state: 'whenItEnds' });
    const players = [talker(village, one, 'early-words-'), talker(village, two, 'x')];
    await until('it ends', () => players.every(({ hasEnded }) => hasEnded));
    await ended(village, two);
    await until('it is blanked', async () => !(await recordOf(village, two)).text.includes('early-words-'));
    for (const player of players) player.close();
  });

  test('after having watched only is blanked as well', async () => {
    const [one, fan] = [await ApiGuest.arrive(url, 'plays'), await ApiGuest.arrive(url, 'fan')];
    const village = await startVillage(url, [one], { preset: 'licos-5', language: 'en' });
    const watcher = talker(village, fan, '');
    await until('they are there', () => watcher.given.length > 0);
    const id = watcher.act({ type: 'watcherTalk', text: 'cheers from the fan' });
    await until('it is said', () => watcher.done.has(id));
    const { villages } = await fan.must(url, 'GET', '/me/data');
    expect(villages[0].texts).toMatchObject([{ type: 'watcherTalked', text: 'cheers from the fan' }]);
    await query(`update villages set state = 'ended', owner = null where id = '${village}'`);
    expect(await fan.must(url, 'POST', `/villages/${village}/withdraw`, {})).toEqual({ state: 'done' });
    expect(await isKept('cheers from the fan')).toBe(false);
    expect(await isKept(fan.id)).toBe(false);
    watcher.close();
  });

  test('nothing else can change an event', async () => {
    await expect(query(`update events set line = ''`)).rejects.toThrow('events are only appended');
    await expect(query('delete from events')).rejects.toThrow('events are only appended');
  });
});

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: served.database });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

describe('one’s own data', () => {
  test('is given out as one file, and nothing of others', async () => {
    const account = await signUp(url, 'curious');
    const two = await ApiGuest.arrive(url, 'bystander');
    const village = await played(account, two);
    const data = await account.must(url, 'GET', '/me/data');
    expect(data).toMatchObject({ id: account.id, account: { name: 'curious' }, villages: [{ id: village }] });
    expect(data.villages[0].texts[0].text).toMatch(/^words-of-curious-/);
    const text = JSON.stringify(data);
    expect(text).not.toContain('others-words-');
    expect(text).not.toContain(two.id);
    expect(text).not.toMatch(/argon2/);
  });

  test('is deleted with the account: it is gone from everywhere, also from villages that run', async () => {
    const account = await signUp(url, 'leaving');
    const two = await ApiGuest.arrive(url, 'stays');
    const { token } = await account.must(url, 'POST', '/tokens', { name: 'bot of leaving' });
    await played(account, two);
    const running = await startVillage(url, [two, account], {
      ...{ preset: 'nlp-5', language: 'en', rules: { absence: { answerLimit: null } } },
    });
    const waiting = await two.must(url, 'POST', '/villages', { name: 'later', preset: 'nlp-5' });
    await account.must(url, 'POST', `/villages/${waiting.id}/seat`, {});
    expect((await account.send(url, 'DELETE', '/me', {})).body.code).toBe('wrongMessage');
    const gone = await account.must(url, 'DELETE', '/me', { delete: 'everything of mine' });
    expect(gone).toEqual({ blanked: 1, waiting: 1 });
    for (const old of [account.token, token]) {
      expect((await send(url, 'GET', '/me', undefined, { authorization: `Bearer ${old}` })).status).toBe(401);
    }
    const signIn = await send(url, 'POST', '/session', { name: 'leaving', password: PASSWORD });
    expect(signIn.body.code).toBe('wrongPassword');
    const player = talker(running, two, 'y');
    await until('the village ends without them', () => player.hasEnded);
    await ended(running, two);
    await until('their name is gone', async () => !(await isKept('leaving')));
    await until('they are gone', async () => !(await isKept(account.id)));
    player.close();
  });
});
