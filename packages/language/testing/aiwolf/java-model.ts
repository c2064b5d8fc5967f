import type { JavaContent } from './golden.ts';

// A plain model of what the Java library is said to do: alternatives in order, each operand matched anew. Slow, and
// only here to be compared with. \s is ASCII in Java and a dot stops at the ends of lines.
const SPACE = '[ \\t\\n\\x0B\\f\\r]';
const AGENT = 'Agent\\[[0-9]+\\]|ANY';
const GROUPS = '(\\([^\\n\\r\\u0085\\u2028\\u2029]*\\))';
const END = '(?:[\\u0085\\u2028\\u2029])?$';

function form(heads: string, rest: string): RegExp {
  return new RegExp(`^(${AGENT}|)${SPACE}*(${heads})${rest.replaceAll('_', `${SPACE}+`)}${END}`);
}

const OPINION = form('AGREE|DISAGREE', '_([A-Z]+)_day([0-9]+)_ID:([0-9]+)');
const ROLE = form('ESTIMATE|COMINGOUT', `_(${AGENT})_([A-Z]+)`);
const RESULT = form('DIVINED|IDENTIFIED', `_(${AGENT})_([A-Z]+)`);
const ACT = form('ATTACK|ATTACKED|DIVINATION|GUARD|GUARDED|VOTE|VOTED', `_(${AGENT})`);
const ASK = form('REQUEST|INQUIRE', `_(${AGENT})_${GROUPS}`);
const OPERATOR = form('BECAUSE|AND|OR|XOR|NOT|REQUEST', `_${GROUPS}`);
const DAY = form('DAY', `_([0-9]+)_${GROUPS}`);

const ROLES = ['VILLAGER', 'SEER', 'MEDIUM', 'BODYGUARD', 'WEREWOLF', 'POSSESSED', 'FREEMASON', 'FOX', 'ANY'];

type JavaFields = Omit<JavaContent, 'contentList'>;
type JavaContentNode = { -readonly [Field in keyof JavaFields]: JavaFields[Field] } & {
  contentList: JavaContentNode[] | null;
};

class Invalid extends Error {}

/** What Java makes of a text, or null where it refuses it or breaks. */
export function readLikeJava(text: string): JavaContent | null {
  try {
    const content = read(text);
    complete(content);
    write(content);
    return content;
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}

function read(text: string): JavaContentNode {
  const trimmed = trim(text);
  if (trimmed === 'Skip') return empty('SKIP');
  if (trimmed === 'Over') return empty('OVER');
  return readSimple(trimmed) ?? readOperator(trimmed) ?? refuse();
}

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 32) start++;
  while (end > start && text.charCodeAt(end - 1) <= 32) end--;
  return text.slice(start, end);
}

function empty(topic: string): JavaContentNode {
  return {
    text: '',
    topic,
    operator: null,
    subject: null,
    target: 0,
    role: null,
    result: null,
    talkType: null,
    talkDay: -1,
    talkID: -1,
    day: -1,
    contentList: null,
  };
}

function refuse(): never {
  throw new Invalid();
}

function readSimple(text: string): JavaContentNode | null {
  const opinion = OPINION.exec(text);
  if (opinion) {
    const [, subject = '', topic = '', type = '', day = '', id = ''] = opinion;
    const talkType = oneOf(type, ['TALK', 'WHISPER']);
    return { ...empty(topic), subject: toAgent(subject), talkType, talkDay: toInt(day), talkID: toInt(id) };
  }
  const role = ROLE.exec(text);
  if (role) {
    const [, subject = '', topic = '', target = '', word = ''] = role;
    return { ...empty(topic), subject: toAgent(subject), target: toTarget(target), role: oneOf(word, ROLES) };
  }
  const result = RESULT.exec(text);
  if (result) {
    const [, subject = '', topic = '', target = '', word = ''] = result;
    const species = oneOf(word, ['HUMAN', 'WEREWOLF', 'ANY']);
    return { ...empty(topic), subject: toAgent(subject), target: toTarget(target), result: species };
  }
  const act = ACT.exec(text);
  if (!act) return null;
  const [, subject = '', topic = '', target = ''] = act;
  return { ...empty(topic), subject: toAgent(subject), target: toTarget(target) };
}

function readOperator(text: string): JavaContentNode | null {
  const ask = ASK.exec(text);
  if (ask) {
    const [, subject = '', operator = '', target = '', groups = ''] = ask;
    return { ...operatorOf(operator, subject, groups), target: toTarget(target) };
  }
  const plain = OPERATOR.exec(text);
  if (plain) {
    const [, subject = '', operator = '', groups = ''] = plain;
    const content = operatorOf(operator, subject, groups);
    return operator === 'REQUEST' ? { ...content, target: content.contentList?.[0]?.subject ?? 0 } : content;
  }
  const day = DAY.exec(text);
  if (!day) return null;
  const [, subject = '', operator = '', number = '', groups = ''] = day;
  return { ...operatorOf(operator, subject, groups), day: toInt(number) };
}

const LEAST: Readonly<Record<string, number>> = { AND: 0, OR: 0, BECAUSE: 2, XOR: 2 };

function operatorOf(operator: string, subject: string, groups: string): JavaContentNode {
  const agent = toAgent(subject);
  const contentList = groupsIn(groups).map(read);
  if (contentList.length < (LEAST[operator] ?? 1)) refuse();
  return { ...empty('OPERATOR'), operator, subject: agent, contentList };
}

function groupsIn(text: string): string[] {
  const groups: string[] = [];
  let count = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(' && count++ === 0) start = index + 1;
    if (text[index] === ')' && --count === 0) groups.push(text.slice(start, index));
  }
  return groups;
}

function toAgent(text: string): number | null {
  return text === '' ? null : toTarget(text);
}

function toTarget(text: string): number {
  return text === 'ANY' ? 0 : toInt(text.slice(6, -1));
}

function toInt(digits: string): number {
  const value = BigInt(digits);
  return value > 2147483647n ? refuse() : Number(value);
}

function oneOf(word: string, words: readonly string[]): string {
  return words.includes(word) ? word : refuse();
}

function complete(content: JavaContentNode): void {
  const isAsk = content.operator === 'REQUEST' || content.operator === 'INQUIRE';
  const inherited = isAsk ? content.target : content.subject;
  for (const operand of content.contentList ?? []) {
    operand.subject ??= inherited;
    complete(operand);
  }
}

const USED: Readonly<Record<string, number>> = { REQUEST: 1, INQUIRE: 1, NOT: 1, DAY: 1, BECAUSE: 2, XOR: 2 };

function write(content: JavaContentNode): void {
  const subject = content.subject === null ? '' : `${nameOf(content.subject)} `;
  for (const operand of content.contentList ?? []) write(operand);
  content.text =
    content.topic === 'SKIP' ? 'Skip' : content.topic === 'OVER' ? 'Over' : subject + bodyOf(content);
}

function bodyOf(content: JavaContentNode): string {
  const { topic, operator, target, role, result, talkType, talkDay, talkID } = content;
  if (operator !== null) return `${operator} ${argumentsOf(content)}${operandsOf(content)}`;
  if (talkType !== null) return `${topic} ${talkType} day${talkDay} ID:${talkID}`;
  return [topic, nameOf(target), role ?? result].filter((word) => word !== null).join(' ');
}

function argumentsOf({ operator, target, day }: JavaContentNode): string {
  if (operator === 'DAY') return `${day} `;
  return operator === 'REQUEST' || operator === 'INQUIRE' ? `${nameOf(target)} ` : '';
}

function operandsOf(content: JavaContentNode): string {
  const { operator, contentList, subject, target } = content;
  const inherited = operator === 'REQUEST' || operator === 'INQUIRE' ? target : subject;
  const used = (contentList ?? []).slice(0, USED[operator ?? ''] ?? contentList?.length);
  return used
    .map((operand) => `(${operand.subject === inherited ? withoutSubject(operand) : operand.text})`)
    .join(' ');
}

function withoutSubject({ text, subject }: JavaContentNode): string {
  const name = subject === null ? '' : `${nameOf(subject)} `;
  return text.startsWith(name) ? text.slice(name.length) : text;
}

function nameOf(agent: number): string {
  return agent === 0 ? 'ANY' : `Agent[${String(agent).padStart(2, '0')}]`;
}
