import { type Agent, printAIWolf, resolve, type Sentence } from '../../src/aiwolf/index.ts';
import type { JavaContent } from './golden.ts';

/** Our tree as the Java library would show it: subjects completed, surplus operands in the list, ANY as nought. */
export function toJavaContent(tree: Sentence): JavaContent {
  return shapeOf(resolve(tree));
}

function shapeOf(tree: Sentence): JavaContent {
  const operands = 'operands' in tree ? tree.operands : null;
  const surplus = ('surplus' in tree ? tree.surplus : undefined) ?? [];
  const talk = tree.kind === 'opinion' ? tree.talk : null;
  return {
    text: printAIWolf(tree, 'java'),
    topic: 'verb' in tree ? tree.verb : 'OPERATOR',
    operator: 'operator' in tree ? tree.operator : null,
    subject: tree.subject === null ? null : toIndex(tree.subject),
    target: 'target' in tree ? toIndex(tree.target) : 0,
    role: tree.kind === 'role' ? tree.role : null,
    result: tree.kind === 'result' ? tree.species : null,
    talkType: talk?.channel ?? null,
    talkDay: talk?.day ?? -1,
    talkID: talk?.id ?? -1,
    day: tree.kind === 'day' ? tree.day : -1,
    contentList: operands === null ? null : [...operands, ...surplus].map(shapeOf),
  };
}

function toIndex(agent: Agent): number {
  return agent === 'ANY' ? 0 : agent;
}
