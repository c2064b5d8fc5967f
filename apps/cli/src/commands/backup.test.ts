import { expect, test } from 'vitest';
import { refusal } from '../../testing/refusal.ts';

const NOWHERE = 'postgres://mura:secret-word@127.0.0.1:1/none';

test.each([
  [['backup', 'never-written.gz', '--database', NOWHERE], 'The database cannot be reached'],
  [['restore', 'nothing.gz', '--database', NOWHERE], 'The database cannot be reached'],
  [['backup'], "missing required argument 'file'"],
])('%o is refused with a sentence, and no password is told', async (words, message) => {
  const { code, said } = await refusal(words);
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).not.toContain('secret-word');
});
