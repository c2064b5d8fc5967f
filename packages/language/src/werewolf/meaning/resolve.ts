import { accept, type Event, type PlayerId, type Result, refuse } from '@mura/engine';
import type { Sentence, SetNode, Utterance, WerewolfTree } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { VillageWords } from '../lexicon.ts';
import { MAX_LENGTH } from '../limits.ts';
import { findNode, namesCharacters, visitWerewolf, withOwnNodes } from '../visit.ts';
import { resolveDays } from './days.ts';
import { findSpeeches, type SpeechReference } from './speech.ts';
import { type SpeechAct, speechActsOf } from './speech-acts.ts';
import { findAntecedents, noAntecedent, replaceWho } from './who.ts';

export interface ResolveContext extends Partial<VillageWords> {
  readonly speaker: PlayerId;
  /** The day on which it is said. */
  readonly day: number;
  /** The number of the utterance itself; speeches from there on are later ones. */
  readonly number?: number;
  /** The village's events; without them no speech is looked up. */
  readonly record?: readonly Event[];
}

export interface Resolution<Tree> {
  /** Without `who`, `today`, `yesterday` and `tomorrow`. */
  readonly tree: Tree;
  readonly speeches: readonly SpeechReference[];
  /** Of an utterance; a sentence does nothing. */
  readonly acts: readonly SpeechAct[];
  /** Warnings. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a tree means where and when it is said. Refused with all findings when a `who` stands for nobody. */
export function resolve<Tree extends Utterance | Sentence>(
  tree: Tree,
  context: ResolveContext,
): Result<Resolution<Tree>, readonly Diagnostic[]> {
  const findings: Diagnostic[] = [];
  const replaced = resolveWho(tree, findings);
  const resolved = resolveDays(replaced, context.day, findings);
  const speeches = context.record
    ? findSpeeches(resolved, context.record, context.number ?? null, findings)
    : [];
  if (findings.some(({ severity }) => severity === 'error')) return refuse(findings);
  const acts = isUtterance(resolved)
    ? speechActsOf(resolved, context, { ...context, names: context.names ?? [] })
    : [];
  return accept({ tree: resolved, speeches, acts, diagnostics: findings });
}

function resolveWho<Tree extends WerewolfTree>(given: Tree, findings: Diagnostic[]): Tree {
  if (!findNode(given, ({ kind }) => kind === 'who')) return given;
  const tree = withOwnNodes(given);
  const antecedents = findAntecedents(tree);
  findings.push(...antecedents.orphans.map(noAntecedent));
  const replaced = replaceWho(tree, antecedents);
  if (replaced === null) findings.push(tooMany(tree));
  else findings.push(...findWrongPredicates(replaced));
  return replaced ?? tree;
}

/** `Agent01 who` is Agent01 in a role named before; nobody can be a character. */
function findWrongPredicates(tree: WerewolfTree): Diagnostic[] {
  const wrong: Diagnostic[] = [];
  visitWerewolf(tree, {
    on: {
      is: ({ predicate }) => {
        if (findNode(predicate, namesCharacters)) wrong.push(whoIsNoRole(predicate));
      },
    },
  });
  return wrong;
}

function whoIsNoRole({ start, end }: SetNode): Diagnostic {
  const message = `Expected a role before "who", found a character at column ${start + 1}`;
  return { code: 'whoIsNoRole', severity: 'error', message, start, end };
}

function tooMany({ start, end }: WerewolfTree): Diagnostic {
  const message = `Expected at most ${MAX_LENGTH} words when "who" is written out, found more at column ${start + 1}`;
  return { code: 'tooMany', severity: 'error', message, start, end };
}

const UTTERANCES = new Set(['declare', 'request', 'agree']);

/** Control structures and logic are what their parts are. */
export function isUtterance(tree: WerewolfTree): tree is Utterance {
  switch (tree.kind) {
    case 'if':
      return isUtterance(tree.consequence);
    case 'because':
      return isUtterance(tree.conclusion);
    case 'before':
    case 'after':
      return isUtterance(tree.event);
    case 'and':
    case 'or':
      return tree.operands.some((operand) => isUtterance(operand));
    default:
      return UTTERANCES.has(tree.kind);
  }
}
