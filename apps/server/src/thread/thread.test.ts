import { afterAll, expect, test } from 'vitest';
import { TaskThread, TooMuch } from './thread.ts';

const thread = new TaskThread();

afterAll(() => thread.close());

const NO_JSON = Buffer.from('no JSON');

test('tasks are done beside the event loop, which goes on meanwhile', async () => {
  const body = Buffer.from(`{"characters":[${'0,'.repeat(4_000_000)}0]}`);
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  const read = await thread.run('castPack', body);
  clearInterval(turning);
  expect(read).toMatchObject({ ok: false, error: { allowed: 'at most 2000 members in all' } });
  expect(turns).toBeGreaterThan(5);
});

test('they are answered in their order', async () => {
  const done: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      expect(await thread.run('sentRecord', NO_JSON)).toMatchObject({ error: { code: 'notJson' } });
      done.push(number);
    }),
  );
  expect(done).toEqual([1, 2, 3]);
});

test('when too many wait, the next one is refused, and all others are done', async () => {
  const waiting = Array.from({ length: 16 }, () => thread.run('sentRecord', NO_JSON));
  await expect(thread.run('sentRecord', NO_JSON)).rejects.toBeInstanceOf(TooMuch);
  expect(await Promise.all(waiting)).toHaveLength(16);
});

test('a fault of ours is told, and the next task is done', async () => {
  await expect(thread.run('anonymousLines', { header: 'x\n', lines: ['y\n'] })).rejects.toThrow(
    'cannot be read',
  );
  expect(await thread.run('castPack', NO_JSON)).toMatchObject({ error: { code: 'notJson' } });
});

test('that the thread cannot be loaded is no fault of whoever brought the task', async () => {
  const broken = new TaskThread(new URL('./nothing.js', import.meta.url));
  const fault = await broken.run('castPack', NO_JSON).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(TooMuch);
  await broken.close();
});

test('whoever waits when it is closed is told', async () => {
  const other = new TaskThread();
  const waiting = other.run('castPack', NO_JSON);
  const told = expect(waiting).rejects.toThrow('the server stops');
  await other.close();
  await told;
});
