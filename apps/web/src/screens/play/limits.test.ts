import type { View } from '@mura/engine';
import { expect, test } from 'vitest';
import type { Draft } from './drafts.svelte.ts';
import { sayingOf } from './limits.ts';

/** A village in which posts 0 to 2 were said. */
const view = { shared: { pages: [{ talks: [{ number: 0 }, { number: 1 }] }, { talks: [{ number: 2 }] }] } };
const village = { view: view as unknown as View, names: ['千代', '弥助'] };

function said(draft: Partial<Draft>, channel: 'talk' | 'whisper' = 'talk') {
  const whole = { text: '', expression: 'neutral', to: null, replyTo: null, ...draft } as Draft;
  const { expression, ...action } = sayingOf(whole, channel, village, false) as Record<string, unknown>;
  expect(expression).toBe('neutral');
  return action;
}

test('what is typed before all else as >>1 answers post 1, and stands once in what is said', () => {
  expect(said({ text: ' >>1 そうかな ' })).toEqual({
    type: 'talk',
    channel: 'talk',
    text: 'そうかな',
    replyTo: 1,
  });
  expect(said({ text: 'そうかな >>2' })).toMatchObject({ text: 'そうかな >>2', replyTo: 2 });
  expect(said({ text: '>>1', to: 2 })).toMatchObject({ text: '>>弥助 >>1', replyTo: 1 });
});

test('a post that was chosen to be answered is the one that is answered', () => {
  expect(said({ text: '>>1 と同じ', replyTo: 0 })).toMatchObject({ text: '>>1 と同じ', replyTo: 0 });
});

test('a number that no post has refers to none, at any door', () => {
  expect(said({ text: '>>7 誰？' })).toEqual({ type: 'talk', channel: 'talk', text: '>> 7 誰？' });
});

test('a whisper refers to public posts, and answers none of its own channel by that', () => {
  expect(said({ text: '>>1 どう思う？' }, 'whisper')).toEqual({
    type: 'talk',
    channel: 'whisper',
    text: '>>1 どう思う？',
  });
});
