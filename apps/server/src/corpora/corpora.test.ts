import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/account.ts';
import { ApiGuest, RESEARCH, send, startVillage } from '../../testing/api.ts';
import { startDatabases, type TestDatabases } from '../../testing/database.ts';
import { TestPlayer, until } from '../../testing/player.ts';
import { serveHere } from '../../testing/serving.ts';
import type { Served } from '../serve-options.ts';

let databases: TestDatabases;
let served: Served;
let maker: ApiGuest;
/** Villages of bots that have ended. */
let played: string[];

beforeAll(async () => {
  databases = await startDatabases();
  served = await serveHere(await databases.fresh());
  maker = await signUp(served.url, 'Kirino');
  played = [];
  for (let count = 0; count < 2; count++) played.push(await villageOfBots());
});

afterAll(async () => {
  await served.stop();
  await databases.stop();
});

const ask = (who: ApiGuest, method: string, path: string, body?: unknown) =>
  who.must(served.url, method, path, body);

async function hasEnded(id: string): Promise<void> {
  await until('it has ended', async () => (await ask(maker, 'GET', `/villages/${id}`)).state === 'ended');
}

async function villageOfBots(): Promise<string> {
  const { id } = await ask(maker, 'POST', '/villages', { name: '霧', preset: 'aiwolf-5', bots: 'honest' });
  await ask(maker, 'POST', `/villages/${id}/start`, {});
  await hasEnded(id);
  return id;
}

/** A village of one person, who says something, and bots; it has ended. */
async function villageWith(person: ApiGuest, body: Record<string, unknown>): Promise<string> {
  const village = await startVillage(served.url, [person], { preset: 'nlp-5', language: 'en', ...body });
  const { token, nickname: name } = person;
  const player = new TestPlayer({
    url: () => served.url,
    village,
    token,
    name,
    say: (count) => `own-words ${count}`,
  });
  await until('it ends', () => player.hasEnded);
  player.close();
  await hasEnded(village);
  return village;
}

async function corpusOf(villages: readonly string[] = played): Promise<string> {
  const { id } = await ask(maker, 'POST', '/corpora', { name: '霜月コーパス' });
  const { added } = await ask(maker, 'POST', `/corpora/${id}/villages`, { villages });
  expect(added).toBe(villages.length);
  return id;
}

interface ShownPost {
  readonly village: string;
  readonly id: string;
  readonly speaker: string;
}

/** Decides every post as it is told, and hands in. */
async function annotate(who: ApiGuest, id: string, tagsOf: (post: ShownPost, index: number) => string[]) {
  const { posts } = await ask(who, 'GET', `/corpora/${id}/task`);
  for (const [index, post] of (posts as ShownPost[]).entries())
    await ask(who, 'POST', `/corpora/${id}/tags`, {
      ...{ village: post.village, post: post.id, tags: tagsOf(post, index) },
    });
  await ask(who, 'POST', `/corpora/${id}/handin`);
  return posts as ShownPost[];
}

describe('a corpus', () => {
  test('is made of ended villages of the server, with what is known of each', async () => {
    const id = await corpusOf();
    const corpus = await ask(maker, 'GET', `/corpora/${id}`);
    expect(corpus).toMatchObject({ name: '霜月コーパス', mine: true, annotator: null, task: null });
    expect(corpus.villages).toHaveLength(2);
    for (const village of corpus.villages)
      expect(village).toMatchObject({ source: 'here', preset: 'aiwolf-5', players: 5, passedOn: true });
    expect(corpus.villages[0].understood).toBeGreaterThan(0);
    const again = await ask(maker, 'POST', `/corpora/${id}/villages`, { villages: played });
    expect(again).toEqual({ added: 0, left: played.map((village) => ({ village, why: 'twice' })) });
  });

  test('takes villages by selection, and says when too few are there for a draw', async () => {
    const { id } = await ask(maker, 'POST', '/corpora', { name: 'selected' });
    const none = await ask(maker, 'POST', `/corpora/${id}/villages`, { preset: 'aiwolf-15' });
    expect(none).toEqual({ added: 0, left: [] });
    const few = await maker.send(served.url, 'POST', `/corpora/${id}/villages`, {
      ...{ preset: 'aiwolf-5', draw: { each: 40, seed: 'x' } },
    });
    expect(few).toMatchObject({
      status: 400,
      body: { allowed: expect.stringMatching(/^only \d+ of the villages/) },
    });
    const all = await ask(maker, 'POST', `/corpora/${id}/villages`, { preset: 'aiwolf-5', players: 5 });
    expect(all.added).toBe(2);
  });

  test('has no village in which people played and were not asked, and has those who agreed without names', async () => {
    const member = await signUp(served.url, 'Member');
    const unasked = await villageWith(member, {});
    const asked = await villageWith(member, { consent: { ...RESEARCH, licence: null } });
    const stranger = await signUp(served.url, 'Gatherer');
    const { id: others } = await ask(stranger, 'POST', '/corpora', { name: 'others' });
    const refused = await ask(stranger, 'POST', `/corpora/${others}/villages`, {
      villages: [unasked, asked, 'zzzzzzzzzzzz'],
    });
    expect(refused.left.map(({ why }: { why: string }) => why)).toEqual([
      'noConsent',
      'noConsent',
      'unknown',
    ]);

    const { id } = await ask(member, 'POST', '/corpora', { name: 'own' });
    const own = await ask(member, 'POST', `/corpora/${id}/villages`, { villages: [unasked, asked] });
    expect(own).toEqual({ added: 1, left: [{ village: unasked, why: 'noConsent' }] });
    const record = await ask(member, 'GET', `/corpora/${id}/villages/${asked}`);
    expect(record).toContain('own-words');
    expect(record).not.toContain('Member');
    // Nobody agreed to pass it on.
    expect(await ask(member, 'GET', `/corpora/${id}/export?table=utterances`)).toBe('');

    // Whoever takes back their words takes them from the corpus, too.
    await ask(member, 'POST', `/villages/${asked}/withdraw`, {});
    expect(await ask(member, 'GET', `/corpora/${id}/villages/${asked}`)).not.toContain('own-words');
  }, 120_000);

  test('takes files of other platforms once, and says what is wrong with others', async () => {
    const id = await corpusOf();
    const record = await ask(maker, 'GET', `/corpora/${id}/villages/${played[0]}`);
    const bring = (text: string) =>
      maker.send(served.url, 'POST', `/corpora/${id}/files`, { name: 'a.jsonl', text, mayUse: true });
    expect((await bring(record)).body).toEqual({ added: 1, left: [] });
    expect((await bring(record)).body).toEqual({ added: 0, left: [{ village: 'a.jsonl', why: 'twice' }] });
    expect(await bring('no record')).toMatchObject({ status: 400, body: { code: 'wrongRecord' } });
    const { villages } = await ask(maker, 'GET', `/corpora/${id}`);
    expect(villages.map(({ source }: { source: string }) => source)).toEqual(['here', 'here', 'file']);
  });

  test('is known to whoever made it and its annotators only', async () => {
    const id = await corpusOf();
    const stranger = await signUp(served.url, 'Stranger');
    for (const path of ['', '/report', '/find?q=day=1', '/lies', '/task', '/agreement', '/export'])
      expect(await stranger.send(served.url, 'GET', `/corpora/${id}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'unknownCorpus' },
      });
    expect((await ask(stranger, 'GET', '/corpora')).corpora).toEqual([]);
    const guest = await ApiGuest.arrive(served.url, 'Guest');
    expect((await guest.send(served.url, 'GET', '/corpora')).body.code).toBe('needsAccount');
    expect((await send(served.url, 'GET', '/corpora')).body.code).toBe('needsGuest');
  });

  test('is searched by situation, and every hit is a moment of its record', async () => {
    const id = await corpusOf();
    const found = await ask(
      maker,
      'GET',
      `/corpora/${id}/find?q=${encodeURIComponent('day=1 claims.seer>=1')}`,
    );
    expect(found.of).toBe(2);
    expect(found.scenes).toBeGreaterThan(0);
    const [hit] = found.hits;
    expect(found.names[hit.village]).toContain(hit.speaker);
    const record = await ask(maker, 'GET', `/corpora/${id}/villages/${hit.village}`);
    const line = JSON.parse(record.trim().split('\n')[hit.place + 1]);
    expect(line).toMatchObject({ type: 'talked', text: hit.text });
    const wrong = await maker.send(served.url, 'GET', `/corpora/${id}/find?q=nonsense`);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrongSituation' } });
  });

  test('is reported with tables, intervals and how to cite it, and exported as tables', async () => {
    const id = await corpusOf();
    const report = await ask(maker, 'GET', `/corpora/${id}/report`);
    expect(report).toMatchObject({ title: '霜月コーパス', provenance: { villages: 2 } });
    expect(report.figures).toHaveLength(4);
    const rows = (await ask(maker, 'GET', `/corpora/${id}/export?table=games`)).trim().split('\n');
    expect(rows.map((row: string) => JSON.parse(row).village).sort()).toEqual([...played].sort());
    const csv = await ask(maker, 'GET', `/corpora/${id}/export?table=votes&format=csv`);
    expect(csv.split('\r\n')[0]).toMatch(/^village,/);
  });
});

describe('[R002-TAG-09] two annotators', () => {
  test('tag days drawn by a seed, and see neither the other’s tags nor the reader’s', async () => {
    const id = await corpusOf();
    const { key } = await ask(maker, 'GET', `/corpora/${id}`);
    await ask(maker, 'POST', `/corpora/${id}/task`, { days: 2, seed: 'frost' });
    const a = await signUp(served.url, 'Anna');
    const b = await signUp(served.url, 'Bert');
    const wrongKey = await a.send(served.url, 'POST', `/corpora/${id}/annotators`, { key: 'WRONG' });
    expect(wrongKey.body.code).toBe('wrongToken');
    for (const one of [a, b]) await ask(one, 'POST', `/corpora/${id}/annotators`, { key });
    const third = await signUp(served.url, 'Carl');
    const full = await third.send(served.url, 'POST', `/corpora/${id}/annotators`, { key });
    expect(full.body.code).toBe('annotatorsFull');

    const task = await ask(a, 'GET', `/corpora/${id}/task`);
    const target = (post: ShownPost) =>
      task.names[post.village].find((name: string) => name !== post.speaker);
    const posts = await annotate(a, id, (post) => [`vote-${target(post)}`]);
    expect(posts.length).toBeGreaterThan(0);

    // All that B may ask for says nothing of what A decided.
    const seen = await ask(b, 'GET', `/corpora/${id}/task`);
    expect(seen.tags).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('vote-');
    for (const path of [
      '/agreement',
      '/lies',
      '/report',
      '/find?q=tag=vote',
      `/villages/${posts[0]!.village}`,
    ])
      expect((await b.send(served.url, 'GET', `/corpora/${id}${path}`)).body.code).toBe('notHandedIn');
    expect((await maker.send(served.url, 'GET', `/corpora/${id}/agreement`)).body.code).toBe('notHandedIn');
    expect((await b.send(served.url, 'POST', `/corpora/${id}/handin`)).body.code).toBe('notHandedIn');
    expect((await ask(b, 'GET', `/corpora/${id}`)).key).toBeNull();

    await annotate(b, id, (post, index) => (index === 0 ? [] : [`vote-${target(post)}`]));
    const late = await a.send(served.url, 'POST', `/corpora/${id}/tags`, {
      ...{ village: posts[0]!.village, post: posts[0]!.id, tags: [] },
    });
    expect(late.body.code).toBe('handedIn');

    const compared = await ask(maker, 'GET', `/corpora/${id}/agreement`);
    const n = posts.length;
    expect(compared.rows[0]).toMatchObject({ topic: 'all', one: n, other: n - 1, agreed: n - 1 });
    expect(compared.rows[0].percent).toBeCloseTo((2 * (n - 1) * 100) / (2 * n - 1), 8);
    expect(compared.disputes).toHaveLength(1);
    const [dispute] = compared.disputes;
    expect(compared.names[dispute.village]).toContain(dispute.speaker);
    expect([dispute.left.length, dispute.right.length].sort()).toEqual([0, 1]);
    const ruling = { village: dispute.village, post: dispute.id, take: 'both' };
    expect((await a.send(served.url, 'POST', `/corpora/${id}/rulings`, ruling)).body.code).toBe('notYours');
    await ask(maker, 'POST', `/corpora/${id}/rulings`, ruling);
    const ruled = (await ask(maker, 'GET', `/corpora/${id}/agreement`)).disputes[0];
    expect(ruled).toMatchObject({ take: 'both', tags: [expect.stringMatching(/^vote-/)] });
    const lines = (await ask(maker, 'GET', `/corpora/${id}/export?table=tags`)).trim().split('\n');
    expect(lines).toHaveLength(n);
  }, 120_000);

  test('cannot give a tag that names nobody of the village, or a post that was not drawn', async () => {
    const id = await corpusOf();
    const { key } = await ask(maker, 'GET', `/corpora/${id}`);
    await ask(maker, 'POST', `/corpora/${id}/annotators`, { key });
    expect((await maker.send(served.url, 'GET', `/corpora/${id}/task`)).body.code).toBe('noTask');
    await ask(maker, 'POST', `/corpora/${id}/task`, { days: 1, seed: 'a' });
    const { posts } = await ask(maker, 'GET', `/corpora/${id}/task`);
    const [post] = posts as ShownPost[];
    const give = (body: object) =>
      maker.send(served.url, 'POST', `/corpora/${id}/tags`, {
        ...{ village: post!.village, post: post!.id, tags: [], ...body },
      });
    expect((await give({ tags: ['vote-Nobody'] })).body.code).toBe('wrongTag');
    expect((await give({ tags: ['love-Agent[01]'] })).body.code).toBe('wrongTag');
    expect((await give({ post: '9/talk/9' })).body.code).toBe('unknownPost');
    expect((await give({})).status).toBe(200);
    const again = await maker.send(served.url, 'POST', `/corpora/${id}/task`, { days: 2, seed: 'b' });
    expect(again.body.code).toBe('taskStarted');
  });
});

test('labels of deception are confirmed, corrected and rejected, and the last word counts', async () => {
  const { id } = await ask(maker, 'POST', '/corpora', { name: 'lies' });
  const villages = [...played];
  for (let count = 0; count < 8; count++) {
    await ask(maker, 'POST', `/corpora/${id}/villages`, { villages });
    if ((await ask(maker, 'GET', `/corpora/${id}/lies`)).total > 0) break;
    villages.push(await villageOfBots());
  }
  const { labels, names, total } = await ask(maker, 'GET', `/corpora/${id}/lies`);
  expect(total).toBeGreaterThan(0);
  const [label] = labels;
  expect(names[label.village]).toContain(label.speaker);
  const review = (body: object) =>
    ask(maker, 'POST', `/corpora/${id}/reviews`, { village: label.village, label: label.key, ...body });
  await review({ decision: 'reject', note: 'a joke' });
  await review({ decision: 'correct', kind: 'omission' });
  const after = await ask(maker, 'GET', `/corpora/${id}/lies`);
  expect(after).toMatchObject({ total, reviewed: 1, decisions: { confirm: 0, correct: 1, reject: 0 } });
  const same = after.labels.find((one: { key: string }) => one.key === label.key);
  expect(same).toMatchObject({ kind: 'omission', decision: 'correct', basis: label.basis });
  expect((await ask(maker, 'GET', `/corpora/${id}/lies?open=true`)).labels).toHaveLength(
    Math.min(20, total - 1),
  );
  const unknown = await maker.send(served.url, 'POST', `/corpora/${id}/reviews`, {
    ...{ village: label.village, label: 'x', decision: 'confirm' },
  });
  expect(unknown.body.code).toBe('unknownLabel');
}, 120_000);

test('whoever deletes themselves takes their corpora and annotations along', async () => {
  const person = await signUp(served.url, 'Leaver');
  const { id } = await ask(person, 'POST', '/corpora', { name: 'gone' });
  expect((await ask(person, 'GET', '/me/data')).corpora.made).toEqual([{ id, name: 'gone', task: null }]);
  await ask(person, 'DELETE', '/me', { delete: 'everything of mine' });
  expect((await maker.send(served.url, 'GET', `/corpora/${id}`)).status).toBe(404);
});
