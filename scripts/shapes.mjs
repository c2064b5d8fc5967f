// Compares kits that check what comes from outside: ours, ajv and zod, by the same JSON Schema on the same values.
// `npm install --no-save zod@4.6.7` first; the packages must be built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { shape } from '../packages/engine/dist/index.js';
import { web } from '../packages/protocols/dist/index.js';
import { readRecord } from '../packages/records/dist/index.js';
import { root } from './files.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a record: node scripts/shapes.mjs game.mura.jsonl[.gz]');
const bytes = readFileSync(join(root, file));
const read = readRecord(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
if (!read.ok) throw new Error(JSON.stringify(read.error));

const events = read.value.record.entries
  .map(({ event: { audience: _, ...told } }) => told)
  .filter(({ type }) => web.TOLD_TYPES.includes(type));
const talk = { type: 'talk', channel: 'talk', text: 'Agent[03] is a werewolf, I think.', replyTo: 12 };
const actions = [talk, { type: 'vote', target: 4 }];
const wrong = [{ type: 'vote', target: 40, mood: 'sad' }];

/** Of each library a check by name; those that are not installed are left out. */
async function kitsFor(form) {
  const schema = shape.jsonSchema(form, 'output');
  const [ajv, zod] = await Promise.all(['ajv', 'zod'].map((name) => import(name).catch(() => null)));
  const check = shape.checkOf(form);
  const bounds = { players: null, newer: false, sparse: false, most: 5 };
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

/** The same schema, with the member that tells its cases apart named, so that ajv need not try them all. */
function tagged(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(tagged);
  const inner = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, tagged(member)]));
  const by = schema.oneOf === undefined ? undefined : Object.keys(schema.oneOf[0].properties)[0];
  return by === undefined
    ? inner
    : { type: 'object', discriminator: { propertyName: by }, required: [by], ...inner };
}

/** Nanoseconds a value, the best of several runs of some milliseconds. */
function timeOf(check, values) {
  let best = Number.POSITIVE_INFINITY;
  for (const until = Date.now() + 2000; Date.now() < until; ) {
    const from = process.hrtime.bigint();
    for (let round = 0; round < Math.ceil(1000 / values.length); round++)
      for (const value of values) check(value);
    const checked = Math.ceil(1000 / values.length) * values.length;
    best = Math.min(best, Number(process.hrtime.bigint() - from) / checked);
  }
  return Math.round(best);
}

for (const [what, form, values, isSound] of [
  ['told events', web.toldEvent, events, true],
  ['actions', web.webAction, actions, true],
  ['wrong actions', web.webAction, wrong, false],
]) {
  for (const [kit, check] of await kitsFor(form)) {
    if (values.some((value) => check(value) !== isSound)) throw new Error(`${kit} judges otherwise`);
    console.log(`${what}: ${kit} ${timeOf(check, values)} ns`);
  }
}
