import { PRESETS } from '@mura/engine';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { setupOf } from './setup.ts';

const PLAN: Plan = {
  name: 'v',
  preset: 'aiwolf-5',
  rules: PRESETS.get('aiwolf-5')!,
  cast: 'mura',
  language: 'ja',
  maker: null,
  names: 'hidden',
  watch: 'everybody',
  delay: 0,
  pace: 0,
  seats: Array.from({ length: 5 }, () => ({ type: 'bot', bot: 'honest' }) as const),
};

test('what a village helps with is one of its rules, and leaves it the name of its form', () => {
  const { value } = setupOf({ ...PLAN, assistance: 'claims' }, 'seed') as { value: { rules: object } };
  expect(value).toMatchObject({ preset: 'aiwolf-5', rules: { assistance: 'claims' } });
  const none = setupOf(PLAN, 'seed') as { value: { rules: object } };
  expect(none.value.rules).not.toHaveProperty('assistance');
});

test('a form whose rules were changed has no name', () => {
  const rules = { ...PLAN.rules, revealOnDeath: true };
  expect(setupOf({ ...PLAN, rules }, 'seed')).toMatchObject({ ok: true, value: { preset: 'custom' } });
});
