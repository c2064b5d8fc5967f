import { expect, test, vi } from 'vitest';
import type { OwnTags } from '../../source/corpora.ts';
import { Tagging } from './tagging.svelte.ts';

// The compiler of the page makes signals of these; here a plain value does.
vi.stubGlobal(
  '$state',
  Object.assign(<Value>(value: Value) => value, { raw: <Value>(value: Value) => value }),
);

const POSTS = [1, 2, 3].map((number) => ({
  ...{ village: 'v', id: `1/talk/${number}`, place: number, day: 1, speaker: 'A', text: '…' },
}));

function desk() {
  const saved: OwnTags[] = [];
  const names = { v: ['牡丹', '文', '蜜'] };
  const task = { topics: ['inspect', 'vote'], handedIn: false, names, posts: POSTS, tags: [] };
  return { saved, tagging: new Tagging(task, (tags) => saved.push(tags)) };
}

const press = (tagging: Tagging, keys: string) => [...keys].map((key) => tagging.press(key));

test('a topic, not or not, and a letter make a tag; the letter means nothing alone', () => {
  const { saved, tagging } = desk();
  expect(press(tagging, 'b')).toEqual([false]);
  press(tagging, 'vxavbuc');
  expect(saved.at(-1)?.tags).toEqual(['vote-not-牡丹', 'vote-文', 'inspect-蜜']);
  tagging.press('Backspace');
  expect(saved.at(-1)?.tags).toEqual(['vote-not-牡丹', 'vote-文']);
});

test('no tag is a decision and leads on; what is undone is open again', () => {
  const { tagging } = desk();
  tagging.press(' ');
  expect([tagging.index, tagging.decided]).toEqual([1, 1]);
  tagging.press('z');
  expect([tagging.index, tagging.decided]).toEqual([0, 0]);
  press(tagging, 'jjj');
  expect(tagging.index).toBe(2);
  press(tagging, 'q');
  expect(tagging.tagsOf(POSTS[2]!)).toEqual({ tags: [], unsure: true });
});
