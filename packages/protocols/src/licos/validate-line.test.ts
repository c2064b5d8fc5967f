import { expect, test } from 'vitest';
import { capturedGame } from '../../testing/licos/golden.ts';
import { isPublished } from '../../testing/licos/published.ts';
import { validateLine } from './validate-line.ts';

test('a line that is no JSON, or no message, is told so', () => {
  expect(validateLine('{"type":')).toMatchObject({
    ok: false,
    kind: null,
    errors: [{ message: 'must be JSON' }],
  });
  for (const line of ['null', '5', '[]', '{}', '{"message":{}}', '{"direction":"x","message":null}'])
    expect(validateLine(line)).toMatchObject({ ok: false, kind: null });
});

test('a message and a line of a recording that holds it have the same verdict', () => {
  const lines = capturedGame();
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    const { notes: recorded, ...whole } = validateLine(JSON.stringify(line));
    const { notes, ...alone } = validateLine(JSON.stringify(line.message));
    expect(whole).toEqual(alone);
    expect(recorded).toEqual([{ path: 'message', message: expect.any(String) }, ...notes]);
  }
  const [{ message, ...around }] = lines as [(typeof lines)[0]];
  const wrong = { ...around, message: { ...message, token: 'x' } };
  expect(validateLine(JSON.stringify(wrong))).toMatchObject({ ok: false, errors: [{ path: 'token' }] });
});

test('a message that has such fields itself is no recording', () => {
  const message = { type: 'getAvatar', direction: 'x', message: { type: 'getSettings' } };
  expect(validateLine(JSON.stringify(message))).toMatchObject({ ok: false, kind: 'getAvatar' });
});

test('the first line of a log is recognised, and what it lacks is named, as the published schema does', () => {
  const head = {
    ...{
      type: 'licosLog',
      protocol: '0.3',
      village: 'x',
      number: 12,
      preset: 'licos-5',
      rules: {},
      cast: [],
    },
    ...{ language: 'ja', deal: null, players: null, seed: null, consent: null, licence: null },
    ...{ software: 'mura', timed: true, unsaid: ['tieBroken'] },
  };
  const right = { ok: true, kind: 'licosLog', protocol: 'log', version: '0.3', direction: null, errors: [] };
  expect(validateLine(JSON.stringify(head))).toMatchObject(right);
  expect(isPublished(head)).toBe(true);
  const wrong = { ...head, number: 0, unsaid: undefined };
  expect(validateLine(JSON.stringify(wrong))).toMatchObject({
    ok: false,
    kind: 'licosLog',
    errors: [{ path: 'number' }, { path: 'unsaid' }],
  });
  expect(isPublished(wrong)).toBe(false);
});
