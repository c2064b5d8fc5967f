import type { PlayerId, Role, Species } from '@mura/engine';
import { type ReasonTexts, tellFact } from '@mura/words';
import { contradictionIn, type Fact, type Hypothesis, type Knowledge, why } from '@mura/worlds';
import type { WorldsWording } from './wording.ts';

/** An event that is part of a reason. */
export interface ReasonEvent {
  readonly seq: number;
  readonly text: string;
}

/** Why a player must be something, or cannot be; of what is merely possible there is no reason to give. */
export interface Explained {
  readonly player: PlayerId;
  readonly what: Role | Species;
  readonly verdict: 'certain' | 'impossible' | 'possible';
  /** The fewest events from which it follows; none where the roles of the village say it. */
  readonly facts: readonly ReasonEvent[];
}

export function explain(
  knowledge: Knowledge,
  { player, what }: Pick<Hypothesis, 'player' | 'what'>,
  { reasons }: WorldsWording,
): Explained {
  const reason = why(knowledge, player, what);
  if (reason === null) return { player, what, verdict: 'possible', facts: [] };
  return { player, what, verdict: reason.verdict, facts: told(knowledge, reason.facts, reasons) };
}

/** Where no world is left: the fewest events that contradict each other, or what was supposed. */
export function contradiction(knowledge: Knowledge, { reasons }: WorldsWording): ReasonEvent[] {
  return told(knowledge, contradictionIn(knowledge) ?? [], reasons);
}

function told(knowledge: Knowledge, facts: readonly Fact[], words: ReasonTexts): ReasonEvent[] {
  return facts.map((fact) => ({ seq: fact.seq, text: tellFact(knowledge, fact, words) }));
}

export function explainedLines(
  { player, what, verdict, facts }: Explained,
  wording: WorldsWording,
): string[] {
  const { words, nameOf, roleOf } = wording;
  const conclusion = words[verdict](nameOf(player), roleOf(what));
  return verdict === 'possible' ? [conclusion] : [conclusion, ...eventLines(facts, wording)];
}

/** Events with their numbers; where there are none, the roles of the village alone are the reason. */
export function eventLines(events: readonly ReasonEvent[], { words }: WorldsWording): string[] {
  return events.length === 0 ? [`  ${words.byRoles}`] : events.map(({ seq, text }) => `  ${seq}: ${text}`);
}
