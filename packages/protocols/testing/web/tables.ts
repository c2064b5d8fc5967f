import { ACTIONS, EVENT_TYPES, EVENTS, fieldsOf, type shape } from '@mura/engine';

const BEGIN = '<!-- made from the tables of the engine by `npm run golden` -->';
const END = '<!-- end of what is made -->';

/** A page with what stands between the marks made anew. */
export function withTables(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The page has no place for the tables');
  return `${page.slice(0, begin)}${BEGIN}\n\n${tables()}\n${page.slice(end)}`;
}

function tables(): string {
  return [
    table(
      ['event', 'told to', 'facts'],
      EVENT_TYPES.map((type) => [`\`${type}\``, toldTo(type), factsOf(fieldsOf(type))]),
    ),
    table(
      ['action', 'says'],
      Object.entries(ACTIONS).map(([type, fields]) => [`\`${type}\``, factsOf(fields)]),
    ),
    table(
      ['word', 'one of'],
      [...vocabulary()].map(([name, words]) => [name, words.map((word) => `\`${word}\``).join(' ')]),
    ),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

const IN_WORDS = {
  public: 'everybody',
  spectators: 'those who watch',
  master: 'the master',
  itsPlayer: 'its player',
  players: 'those it concerns',
} as const;

function toldTo(type: (typeof EVENT_TYPES)[number]): string {
  const { told } = EVENTS[type];
  return told === 'byChannel'
    ? 'those who hear the channel'
    : told.map((hearers) => IN_WORDS[hearers]).join(', or ');
}

function factsOf(fields: object): string {
  const facts = Object.entries(fields as shape.Fields);
  return facts.map(([name, form]) => `\`${name}\` ${inWords(form)}`).join(' · ');
}

function inWords(form: shape.FieldForm): string {
  const words = plainly(form);
  return form.about === undefined ? words : `${words} (${form.about.replace(/\.$/, '')})`;
}

/** A form in a word or two. */
function plainly(form: shape.FieldForm): string {
  if (form.name !== undefined) return form.name;
  switch (form.kind) {
    case 'whole':
      return 'number';
    case 'flag':
      return 'true or false';
    case 'word':
      return form.words.map((word) => `\`${word}\``).join(' or ');
    case 'list':
      return form.of.kind === 'player' ? 'players' : `list of ${plainly(form.of)}`;
    case 'object':
      return form.fields.talk === undefined ? `{ ${factsOf(form.fields)} }` : 'the rules';
    case 'nullable':
      return `${plainly(form.of)} or null`;
    case 'either':
      return form.of.map(plainly).join(' or ');
    case 'optional':
      return `optional ${inWords(form.of)}`;
    default:
      return form.kind;
  }
}

/** The words that have a name, in the order in which they come. */
function vocabulary(): Map<string, shape.WordForm['words']> {
  const found = new Map<string, shape.WordForm['words']>();
  const look = (form: shape.FieldForm): void => {
    if (form.kind === 'word' && form.name !== undefined) found.set(form.name, form.words);
    else if (form.kind === 'list' || form.kind === 'nullable' || form.kind === 'optional') look(form.of);
  };
  for (const type of EVENT_TYPES) Object.values(fieldsOf(type)).forEach(look);
  return found;
}
