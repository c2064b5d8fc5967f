import { EVENT_TYPES, type EventType, type shape } from '@mura/engine';
import { factsOnDisk } from '../src/shape/entry.ts';

const HEAD = `// Made from the table of events by \`npm run golden\`; lines.test.ts says whether it is current.
import type { Audience, Event, EventOf, PlayerId } from '@mura/engine';
import type { RecordedEvent } from '../record.ts';
import { pieces, pieces3 } from './pieces.ts';
import { needsNoEscape, quote } from './quote.ts';
`;

/**
 * Most lines of a game are public talk in plain words, and their numbers return in every game: such a line is put
 * together from few pieces, which is twice as fast as from many.
 */
const PIECES = `const publicTalk = pieces((number) => [',"type":"talked","audience":"public","number":', number, ',"idx":']);

const speaker = pieces3((day, turn, player) => [
  ',"day":',
  day,
  ',"turn":',
  turn,
  ',"channel":"talk","player":',
  player,
  ',"text":"',
]);

const nextPlayer = pieces((player) => [',', player]);

function isPlainTalk({ audience, channel, turn, number, text, to, replyTo, expression, language }: EventOf<'talked'>): boolean {
  return audience === 'public' && channel === 'talk' && turn !== null && number !== null && to === null && replyTo === null && expression === null && language === null && needsNoEscape(text);
}
`;

const PLAIN_TALK = `  if (isPlainTalk(event))
    return stamp + publicTalk(event.number!) + event.idx + speaker(event.day, event.turn!, event.player) + event.text + '"}\\n';
`;

const HELPERS = `function hearers(audience: Audience): string {
  if (audience === 'public') return '"public"';
  return typeof audience === 'string' ? \`"\${audience}"\` : players(audience);
}

/** A list of some twenty numbers at most: joining it takes three times as long. */
function players(ids: readonly PlayerId[]): string {
  if (ids.length === 0) return '[]';
  let text = \`[\${ids[0]}\`;
  for (let index = 1; index < ids.length; index++) text += nextPlayer(ids[index]!);
  return \`\${text}]\`;
}

/** Words of a vocabulary need no escapes. */
function words(known: readonly string[]): string {
  return known.length === 0 ? '[]' : \`["\${known.join('","')}"]\`;
}

function texts(list: readonly string[]): string {
  return \`[\${list.map(quote).join(',')}]\`;
}

function items<Item>(list: readonly Item[], write: (item: Item) => string): string {
  let text = '';
  for (const item of list) text += text === '' ? write(item) : \`,\${write(item)}\`;
  return \`[\${text}]\`;
}
`;

/**
 * The source of the writers of lines: one template for each type of event, of facts that are read from its own event.
 * That is three times as fast as a walk through the table.
 */
export function lineWriters(): string {
  const objects = new Map<string, string>();
  const writers = EVENT_TYPES.map((type) => writerOf(type, objects));
  const cases = EVENT_TYPES.map((type) => `    case '${type}':\n      return ${type}(stamp, event);\n`);
  const choice = `/** A line after its stamp, as it stands on disk; \`null\`: the rules do not know the event. */
export function knownLine(stamp: string, recorded: RecordedEvent): string | null {
  const event = recorded as Event;
  switch (event.type) {
${cases.join('')}    default:
      return null;
  }
}
`;
  return [HEAD, choice, ...writers, PIECES, ...objects.values(), HELPERS].join('\n');
}

function writerOf(type: EventType, objects: Map<string, string>): string {
  const facts = Object.entries(factsOnDisk(type));
  const rare = trailing(facts);
  const often = facts.slice(0, facts.length - rare.length);
  const head = `\${stamp},"type":"${type}","audience":\${hearers(event.audience)}`;
  const line = head + often.map(([name, form]) => fact(name, form, objects)).join('');
  const start = `function ${type}(stamp: string, event: EventOf<'${type}'>): string {\n`;
  if (rare.length < 2) return `${start}  return \`${line}${factsText(rare, objects)}}\\n\`;\n}\n`;
  const isPlain = rare.map(([name]) => `event.${name} === null`).join(' && ');
  return `${start}${type === 'talked' ? PLAIN_TALK : ''}  const line = \`${line}\`;
  if (${isPlain})
    return \`\${line}}\\n\`;
  return \`\${line}${factsText(rare, objects)}}\\n\`;
}
`;
}

type NamedForm = readonly [name: string, form: shape.FieldForm];

/** The facts at the end that are mostly left out. */
function trailing(facts: readonly NamedForm[]): readonly NamedForm[] {
  return facts.slice(facts.findLastIndex(([, form]) => !isSparse(form)) + 1);
}

function isSparse(form: shape.FieldForm): boolean {
  return form.kind === 'nullable' && form.sparse === true;
}

function factsText(facts: readonly NamedForm[], objects: Map<string, string>): string {
  return facts.map(([name, form]) => fact(name, form, objects)).join('');
}

/** A fact within a template. */
function fact(name: string, form: shape.FieldForm, objects: Map<string, string>): string {
  const value = `event.${name}`;
  const missing = form.kind === 'optional' ? 'undefined' : isSparse(form) ? 'null' : null;
  if (missing === null) return `,"${name}":${written(value, form, objects)}`;
  const inner = (form as shape.OptionalForm).of;
  return `\${${value} === ${missing} ? '' : \`,"${name}":${written(value, inner, objects)}\`}`;
}

/** A value within a template. */
function written(value: string, form: shape.FieldForm, objects: Map<string, string>): string {
  switch (form.kind) {
    case 'whole':
    case 'number':
    case 'player':
    case 'flag':
      return `\${${value}}`;
    case 'text':
      return `\${quote(${value})}`;
    case 'word':
      return form.words.every((word) => typeof word === 'string') ? `"\${${value}}"` : `\${${value}}`;
    case 'list':
      return `\${${listOf(value, form.of, objects)}}`;
    case 'object':
      return `\${${objectWriter(form, objects)}(${value})}`;
    case 'either':
      return `\${typeof ${value} === 'string' ? quote(${value}) : ${value}}`;
    case 'nullable':
      return orNull(value, form.of, objects);
    default:
      throw new Error(`No line has a fact that is ${form.kind}`);
  }
}

function orNull(value: string, of: shape.Form, objects: Map<string, string>): string {
  const inner = written(value, of, objects);
  if (inner === `\${${value}}`) return inner;
  const isCall = inner.startsWith('${') && inner.endsWith('}');
  return `\${${value} === null ? 'null' : ${isCall ? inner.slice(2, -1) : `\`${inner}\``}}`;
}

function listOf(value: string, of: shape.Form, objects: Map<string, string>): string {
  if (of.kind === 'player') return `players(${value})`;
  if (of.kind === 'word') return `words(${value})`;
  if (of.kind === 'text') return `texts(${value})`;
  if (of.kind === 'object') return `items(${value}, ${objectWriter(of, objects)})`;
  throw new Error(`No line has a list of ${of.kind}`);
}

/** The name of the function that writes an object inside of a fact, e.g. `playerAndTarget`. */
function objectWriter({ fields }: shape.ObjectForm, objects: Map<string, string>): string {
  const names = Object.keys(fields);
  const name = names
    .map((each, index) => (index === 0 ? each : each[0]!.toUpperCase() + each.slice(1)))
    .join('And');
  const types = Object.entries(fields).map(([key, form]) => `  readonly ${key}: ${typeOf(form)};\n`);
  const members = Object.entries(fields).map(
    ([key, form]) => `"${key}":${written(`object.${key}`, form, objects)}`,
  );
  objects.set(
    name,
    `function ${name}(object: {\n${types.join('')}}): string {\n  return \`{${members.join(',')}}\`;\n}\n`,
  );
  return name;
}

function typeOf(form: shape.FieldForm): string {
  if (form.kind === 'nullable') return `${typeOf(form.of)} | null`;
  return form.kind === 'text' || form.kind === 'word' ? 'string' : 'number';
}
