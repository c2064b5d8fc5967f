// Compares kits that check what comes from outside: ours, ajv and zod, by the same JSON Schema on the same values.
// Run `npm install --no-save zod@4.6.7` and a build first, then name a record.
import { readFileSync } from 'node:fs';
import { shape } from '../packages/engine/dist/index.js';
import { web } from '../packages/protocols/dist/index.js';
import { readRecord } from '../packages/records/dist/index.js';

/** @typedef {(value: unknown) => boolean} Check */

/** Events of a record as a viewer is told them.
 * @param {string} file */
function toldIn(file) {
  const read = readRecord(readFileSync(file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const told = new Set(/** @type {readonly string[]} */ (web.TOLD_TYPES));
  return read.value.record.entries
    .map(({ event: { audience: _, ...facts } }) => facts)
    .filter(({ type }) => told.has(type));
}

/** Of each library a check by name; those that are not installed are left out.
 * @param {shape.Form} form
 * @returns {Promise<[string, Check][]>} */
async function kitsFor(form) {
  const schema = /** @type {{ oneOf: object[] }} */ (shape.jsonSchema(form, 'output'));
  const [ajv, zod] = await Promise.all(['ajv', 'zod'].map((name) => import(name).catch(() => null)));
  const check = shape.checkOf(form);
  const bounds = { players: null, newer: false, sparse: false, most: 5 };
  /** @type {[string, Check][]} */
  const kits = [['ours', (value) => check(value, bounds) === null]];
  if (ajv !== null)
    kits.push(['ajv', new ajv.Ajv({ strict: false, discriminator: true }).compile(tagged(schema))]);
  if (zod !== null) {
    const cases = schema.oneOf.map((one) => zod.z.fromJSONSchema(one));
    const union = zod.z.discriminatedUnion('type', cases);
    kits.push(['zod', (value) => union.safeParse(value).success]);
  }
  return kits;
}

/** The same schema, with the member that tells its cases apart named, so that ajv need not try them all.
 * @param {unknown} schema
 * @returns {unknown} */
function tagged(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(tagged);
  const inner = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, tagged(member)]));
  if (!('oneOf' in schema)) return inner;
  const [first] = /** @type {{ properties: object }[]} */ (schema.oneOf);
  const [by] = Object.keys(first?.properties ?? {});
  return { type: 'object', discriminator: { propertyName: by }, required: [by], ...inner };
}

/** Nanoseconds a value, the best of many short runs in two seconds.
 * @param {Check} check
 * @param {readonly unknown[]} values */
function timeOf(check, values) {
  const rounds = Math.ceil(1000 / values.length);
  let best = Number.POSITIVE_INFINITY;
  for (const until = Date.now() + 2000; Date.now() < until; ) {
    const from = process.hrtime.bigint();
    for (let round = 0; round < rounds; round++) for (const value of values) check(value);
    best = Math.min(best, Number(process.hrtime.bigint() - from) / (rounds * values.length));
  }
  return Math.round(best);
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a record: node scripts/shapes.mjs game.mura.jsonl');

const talk = { type: 'talk', channel: 'talk', text: 'Agent[03] is a werewolf, I think.', replyTo: 12 };
/** @type {[string, shape.Form, readonly unknown[], boolean][]} */
const TASKS = [
  ['told events', web.toldEvent, toldIn(file), true],
  ['actions', web.webAction, [talk, { type: 'vote', target: 4 }], true],
  ['wrong actions', web.webAction, [{ type: 'vote', target: 40, mood: 'sad' }], false],
];
for (const [what, form, values, isSound] of TASKS) {
  for (const [kit, check] of await kitsFor(form)) {
    if (values.some((value) => check(value) !== isSound)) throw new Error(`${kit} judges otherwise`);
    console.log(`${what}: ${kit} ${timeOf(check, values)} ns`);
  }
}
