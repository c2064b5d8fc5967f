import { describe, expect, test } from 'vitest';
import { shape } from '../index.ts';

const { converted, either, faultsIn, list, loose, mapOf, object, optional, orElse, orNull, otherwise, read } =
  shape;

const guest = object({
  name: shape.text({ least: 1, most: 5 }),
  age: optional(shape.whole(0, 150)),
  friends: otherwise(list(shape.player), []),
});

function complaints(form: shape.Form, value: unknown, bounds?: Partial<shape.Bounds>): string[] {
  return faultsIn(form, value, bounds).map(({ path, problem }) =>
    path === '' ? problem : `${path} ${problem}`,
  );
}

describe('a value from outside', () => {
  test('that is sound has no faults, and is read with its defaults', () => {
    expect(complaints(guest, { name: 'Aki' })).toEqual([]);
    expect(read(guest, { name: 'Aki' })).toEqual({ ok: true, value: { name: 'Aki', friends: [] } });
    expect(read(guest, { name: 'Aki', friends: [2] })).toMatchObject({ value: { friends: [2] } });
  });

  test('that is not is told where, what is wrong and what is allowed', () => {
    expect(complaints(guest, { name: '', age: 1.5, friends: [1, 21, 'x'], mood: 'sad' })).toEqual([
      'name must be a text of 1 to 5 characters, found ""',
      'age must be a whole number from 0 to 150, found 1.5',
      'friends[1] must be a player 1..20, found 21',
      'friends[2] must be a player 1..20, found "x"',
      'mood is not known here; known are name, age, friends',
    ]);
    expect(complaints(guest, { friends: {} })).toEqual([
      'name must be a text of 1 to 5 characters, found nothing',
      'friends must be a list, found an object',
    ]);
    expect(complaints(guest, null)).toEqual(['must be an object, found null']);
  });

  test('is not looked at any further after so many faults', () => {
    const long = Array.from({ length: 1000 }, () => 'x');
    expect(complaints(list(shape.whole()), long, { most: 3 })).toHaveLength(3);
    let looks = 0;
    const counted = converted(shape.text(), () => void looks++, 'nothing at all');
    expect(complaints(list(counted), long, { most: 2 })).toHaveLength(2);
    expect(looks).toBe(2);
  });

  test('may hold what a newer version added, where that is said', () => {
    expect(complaints(guest, { name: 'Aki', mood: 'sad' }, { newer: true })).toEqual([]);
    expect(read(guest, { name: 'Aki', mood: 'sad' }, { newer: true })).toEqual({
      ok: true,
      value: { name: 'Aki', friends: [] },
    });
  });

  test('counts characters, not units, as JSON Schema does', () => {
    expect(complaints(shape.text({ most: 2 }), '🐺🐺')).toEqual([]);
    expect(complaints(shape.text({ most: 2 }), '🐺🐺🐺')).toHaveLength(1);
  });

  test('is no trap: names that objects have of themselves are refused in maps', () => {
    const trap = JSON.parse('{"__proto__":1,"constructor":2,"a":3}');
    expect(complaints(mapOf(shape.whole()), trap)).toEqual([
      '__proto__ must have another name',
      'constructor must have another name',
    ]);
  });
});

describe('reading', () => {
  test('drops what is not known, or keeps it', () => {
    const value = { a: 1, b: 2 };
    expect(read(loose({ a: shape.whole() }), value)).toEqual({ ok: true, value: { a: 1 } });
    expect(read(loose({ a: shape.whole() }, 'kept'), value)).toEqual({ ok: true, value });
  });

  test('converts, also inside of lists, maps and what may be null', () => {
    const trimmed = converted(shape.text(), (text) => text.trim() || undefined, 'a text that is not empty');
    const form = object({ list: list(trimmed), map: mapOf(trimmed), none: orNull(trimmed) });
    const value = { list: [' a '], map: { x: 'b ' }, none: null };
    expect(read(form, value)).toEqual({ ok: true, value: { list: ['a'], map: { x: 'b' }, none: null } });
    expect(complaints(form, { ...value, list: [' '] })).toEqual([
      'list[0] must be a text that is not empty, found " "',
    ]);
  });

  test('takes null for nothing where that is said, and numbers from addresses', () => {
    const form = object({ list: orElse(list(shape.whole()), []), page: shape.written(shape.whole(1, 9)) });
    expect(read(form, { list: null, page: '3' })).toEqual({ ok: true, value: { list: [], page: 3 } });
    expect(complaints(form, { page: '' })).toEqual(['page must be a whole number from 1 to 9, found ""']);
    expect(complaints(form, { page: '99999999999999999999' })).toHaveLength(1);
  });

  test('finds the case that its member names, and what contradicts itself', () => {
    const form = shape.cases('type', { vote: { target: shape.player }, over: {} });
    expect(complaints(form, { type: 'vote', target: 2 })).toEqual([]);
    expect(complaints(form, { type: 'over', target: 2 })).toEqual([
      'target is not known here; known are type',
    ]);
    expect(complaints(form, { type: 'sing' })).toEqual(['type must be one of vote, over, found "sing"']);
    const pair = shape.refined(object({ a: shape.whole(), b: shape.whole() }), ({ a, b }) =>
      a < b ? [] : [{ path: 'b', problem: 'must be more than a' }],
    );
    expect(complaints(pair, { a: 2, b: 1 })).toEqual(['b must be more than a']);
    expect(complaints(pair, { a: 2 })).toEqual(['b must be a whole number, found nothing']);
  });
});

test('a shape is published as JSON Schema, for what is sent and for what is read', () => {
  expect(shape.jsonSchema(guest, 'input')).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 5 },
      age: { type: 'integer', minimum: 0, maximum: 150 },
      friends: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 20 }, default: [] },
    },
    required: ['name'],
    additionalProperties: false,
  });
  expect(shape.jsonSchema(guest, 'output')).toMatchObject({ required: ['name', 'friends'] });
  expect(shape.jsonSchema(orNull(shape.word(['a', 'b'])), 'output')).toEqual({
    anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }],
  });
  expect(shape.jsonSchema(either(shape.flag, shape.word(['off'])), 'input')).toEqual({
    anyOf: [{ type: 'boolean' }, { const: 'off' }],
  });
});

describe('objects in a text', () => {
  test.each([
    ['alone', '{"a":1}', [{ a: 1 }]],
    [
      'in a fence, with braces around',
      'I like {this}:\n```json\n{"a":{"b":"}{"}}\n```\nHope {that} helps',
      [{ a: { b: '}{' } }],
    ],
    ['after thoughts', '<think>{"a": 1, {2}</think>{"a":2} {"a":"\\""}', [{ a: 2 }, { a: '"' }]],
    ['not at all', 'no { braces', []],
    ['as lists', '[1] {}', [{}]],
  ])('are found %s', (_, text, objects) => {
    expect(shape.objectsIn(text)).toEqual(objects);
  });

  test('are not looked for without end', () => {
    expect(shape.objectsIn('{'.repeat(100_000))).toEqual([]);
  });
});
