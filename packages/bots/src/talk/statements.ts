import type { PlayerId, Role, Species } from '@mura/engine';
import { aiwolf } from '@mura/language';

/** What a talk says, as far as a player of this kind cares. `by`: who says it; `null`: the speaker. */
export type SaidStatement =
  | { readonly type: 'claim'; readonly by: PlayerId | null; readonly target: PlayerId; readonly role: Role }
  | {
      readonly type: 'report';
      readonly by: PlayerId | null;
      readonly act: 'divined' | 'identified';
      readonly target: PlayerId;
      readonly result: Species;
    }
  /** Wants somebody executed: an estimate, a vote, a request to vote. */
  | {
      readonly type: 'name';
      readonly by: PlayerId | null;
      readonly target: PlayerId;
      readonly how: 'vote' | 'estimate' | 'request';
    }
  /** Takes somebody for something else than a werewolf. */
  | {
      readonly type: 'estimate';
      readonly by: PlayerId | null;
      readonly target: PlayerId;
      readonly role: Role;
    }
  | { readonly type: 'agreement'; readonly by: PlayerId | null; readonly day: number; readonly id: number }
  /** Wants somebody attacked; in a whisper. */
  | { readonly type: 'attack'; readonly by: PlayerId | null; readonly target: PlayerId }
  /** Wants somebody to come out. */
  | {
      readonly type: 'claimRequest';
      readonly by: PlayerId | null;
      readonly asked: PlayerId;
      readonly role: Role;
    };

/**
 * All that a text states; `null` where it is not of the protocol. Equal texts are read once; the result is the same
 * whoever asks, so all bots share it.
 */
export function statementsIn(text: string): readonly SaidStatement[] | null {
  if (text === lastText) return lastStatements;
  const known = understood.get(text);
  lastStatements = known === undefined ? read(text) : known;
  lastText = text;
  return lastStatements;
}

/** What was said last, all at the table hear one after another. */
let lastText: string | null = null;
let lastStatements: readonly SaidStatement[] | null = null;

const understood = new Map<string, readonly SaidStatement[] | null>();
/** Characters of the texts that are remembered. */
let remembered = 0;
const MOST_REMEMBERED = 500_000;

function read(text: string): readonly SaidStatement[] | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'lenient' });
  const statements = parsed.ok ? statementsOf([parsed.value.tree]) : null;
  remember(text, statements);
  return statements;
}

/** What sentences of the protocol state. */
export function statementsOf(sentences: readonly aiwolf.Sentence[]): SaidStatement[] {
  const statements: SaidStatement[] = [];
  gatherAll(sentences, { by: null, mood: 'asserted' }, statements);
  return statements;
}

function remember(text: string, statements: readonly SaidStatement[] | null): void {
  remembered += text.length;
  if (remembered > MOST_REMEMBERED) {
    understood.clear();
    remembered = text.length;
  }
  understood.set(text, statements);
}

/** Under which words a sentence stands. */
interface SentenceScope {
  readonly by: aiwolf.Agent | null;
  /** `wished`: in a request. `past`: of an earlier day. */
  readonly mood: 'asserted' | 'wished' | 'past';
}

/** Denials, alternatives and questions state nothing that could be held against anybody. */
function gather(
  sentence: aiwolf.Sentence,
  { by: around, mood }: SentenceScope,
  found: SaidStatement[],
): void {
  const scope: SentenceScope = { by: mood === 'wished' ? around : (sentence.subject ?? around), mood };
  switch (sentence.kind) {
    case 'role':
      gatherRole(sentence, scope, found);
      break;
    case 'act':
      gatherAct(sentence, scope, found);
      break;
    case 'result':
      gatherResult(sentence, scope, found);
      break;
    case 'opinion':
      gatherOpinion(sentence, scope, found);
      break;
    case 'control':
      break;
    default:
      gatherOperands(sentence, scope, found);
  }
}

type Compound = aiwolf.OperatorSentence | aiwolf.UnknownSentence;

function gatherOperands(sentence: Compound, { by, mood }: SentenceScope, found: SaidStatement[]): void {
  switch (sentence.kind) {
    case 'ask':
      if (sentence.operator === 'REQUEST') gatherAll(sentence.operands, { by, mood: 'wished' }, found);
      break;
    case 'day':
      gatherAll(sentence.operands, { by, mood: 'past' }, found);
      break;
    case 'logic':
      if (sentence.operator === 'AND' || isAlone(sentence)) gatherAll(sentence.operands, { by, mood }, found);
      break;
    case 'because':
    case 'unknown':
      gatherAll(sentence.operands, { by, mood }, found);
  }
}

function gatherAll(
  sentences: readonly aiwolf.Sentence[],
  scope: SentenceScope,
  found: SaidStatement[],
): void {
  for (const sentence of sentences) gather(sentence, scope, found);
}

/** `OR (VOTE Agent[02])` is no alternative. */
function isAlone({ operator, operands }: aiwolf.LogicSentence): boolean {
  return operator === 'OR' && operands.length === 1;
}

function gatherRole(
  { verb, target, role }: aiwolf.RoleSentence,
  { by, mood }: SentenceScope,
  found: SaidStatement[],
): void {
  if (by === 'ANY' || target === 'ANY' || role === 'ANY' || mood === 'past') return;
  if (verb === 'ESTIMATE') {
    if (role === 'WEREWOLF') found.push({ type: 'name', by, target, how: howOf(mood, 'estimate') });
    else if (mood === 'asserted') found.push({ type: 'estimate', by, target, role: aiwolf.toRole(role) });
    return;
  }
  if (mood === 'asserted') found.push({ type: 'claim', by, target, role: aiwolf.toRole(role) });
  else found.push({ type: 'claimRequest', by, asked: target, role: aiwolf.toRole(role) });
}

function gatherAct(
  { verb, target }: aiwolf.ActSentence,
  { by, mood }: SentenceScope,
  found: SaidStatement[],
): void {
  if (by === 'ANY' || target === 'ANY' || mood === 'past') return;
  if (verb === 'VOTE') found.push({ type: 'name', by, target, how: howOf(mood, 'vote') });
  if (verb === 'ATTACK') found.push({ type: 'attack', by, target });
}

function howOf(mood: SentenceScope['mood'], asserted: 'vote' | 'estimate'): 'vote' | 'estimate' | 'request' {
  return mood === 'wished' ? 'request' : asserted;
}

function gatherResult(
  { verb, target, species }: aiwolf.ResultSentence,
  { by, mood }: SentenceScope,
  found: SaidStatement[],
): void {
  if (by === 'ANY' || target === 'ANY' || species === 'ANY' || mood === 'wished') return;
  const act = verb === 'DIVINED' ? 'divined' : 'identified';
  found.push({ type: 'report', by, act, target, result: species === 'HUMAN' ? 'human' : 'werewolf' });
}

function gatherOpinion(
  { verb, talk }: aiwolf.OpinionSentence,
  { by, mood }: SentenceScope,
  found: SaidStatement[],
): void {
  if (by === 'ANY' || verb !== 'AGREE' || talk.channel !== 'TALK' || mood !== 'asserted') return;
  found.push({ type: 'agreement', by, day: talk.day, id: talk.id });
}
