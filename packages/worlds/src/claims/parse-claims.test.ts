import { describe, expect, test } from 'vitest';
import { parseClaims } from './parse-claims.ts';

const SCOPE = { players: 5, dayOf: (seq: number) => (seq < 10 ? Math.floor(seq / 5) : null) };

function refusal(line: string): string {
  const parsed = parseClaims(`\n${line}\n`, SCOPE);
  return parsed.ok ? 'accepted' : `${parsed.error.line}: ${parsed.error.message}`;
}

describe('claims beside a record', () => {
  test('are one object a line, in the order of the events', () => {
    const text = [
      '{"type":"result","seq":7,"player":1,"by":"divined","target":3,"result":"human","about":0}',
      '',
      '{"type":"role","seq":2,"player":1,"role":"seer"}',
      '{"type":"guard","seq":8,"player":2,"target":4}',
      '{"type":"fellow","seq":8,"player":2,"target":4,"role":"freemason"}',
    ].join('\n');
    expect(parseClaims(text, SCOPE)).toEqual({
      ok: true,
      value: [
        { type: 'role', seq: 2, day: 0, player: 1, role: 'seer' },
        { type: 'result', seq: 7, day: 1, player: 1, by: 'divined', target: 3, result: 'human', about: 0 },
        { type: 'guard', seq: 8, day: 1, player: 2, target: 4 },
        { type: 'fellow', seq: 8, day: 1, player: 2, target: 4, role: 'freemason' },
      ],
    });
  });

  test('say what is wrong, and where', () => {
    expect(refusal('seer')).toBe('2: it is not a JSON object');
    expect(refusal('[1]')).toBe('2: it is not a JSON object');
    expect(refusal('{"type":"role","seq":10,"player":1,"role":"seer"}')).toBe(
      '2: "seq" must be the number of an event in which the player talks',
    );
    expect(refusal('{"type":"role","seq":1,"player":6,"role":"seer"}')).toBe(
      '2: "player" must be a player, from 1 to 5',
    );
    expect(refusal('{"type":"role","seq":1,"player":1,"role":"SEER"}')).toMatch('"role" must be a role');
    expect(refusal('{"type":"vote","seq":1,"player":1}')).toMatch('"type" must be');
    expect(refusal('{"type":"guard","seq":1,"player":1,"target":2.5}')).toMatch('"target" must be a player');
    expect(refusal('{"type":"result","seq":1,"player":1,"target":2,"by":"seen","result":"human"}')).toMatch(
      '"by" must be',
    );
    expect(refusal('{"type":"result","seq":1,"player":1,"target":2,"by":"divined","result":"fox"}')).toMatch(
      '"result" must be',
    );
    expect(refusal('{"type":"guard","seq":1,"player":1,"target":2,"about":-1}')).toMatch('"about" must be');
  });
});
