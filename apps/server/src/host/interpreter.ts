import { OVER, SKIP, type Talked, type Translation } from '@mura/engine';
import { aiwolf, translate, werewolf } from '@mura/language';
import type { Plan } from './plan.ts';
import { castOf } from './setup.ts';

/** Says what was said in the languages that others at the table need. */
export type Interpreter = (talked: Talked) => readonly Translation[];

const NOTHING: readonly Translation[] = [];

/**
 * The translations of a village: sentences of the AIWolf protocol in the language of its people, and the werewolf
 * language of 2013 in the protocol for agents who know nothing else. `null`: nobody here needs any.
 */
export function interpreterFor(plan: Plan): Interpreter | null {
  const { rules, seats } = plan;
  const hasAgents = seats.some((seat) => seat.type === 'client' && seat.door === 'aiwolf');
  // Where only the protocol may be spoken, everybody knows it.
  if (rules.grammar === 'aiwolf' || !hasAgents) return null;
  const cast = castOf(plan);
  const names = cast.map(({ name }) => name);
  const words = werewolf.namesOf(cast);
  return (talked) => {
    const { text, player } = talked;
    if (text === '' || text === SKIP || text === OVER) return NOTHING;
    // Whoever said it: who is a program must not show.
    const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
    return parsed.ok ? forPeople(parsed.value.tree, player, plan.language, names) : forAgents(talked, words);
  };
}

function forPeople(
  sentence: aiwolf.Sentence,
  speaker: number,
  language: string,
  names: readonly string[],
): readonly Translation[] {
  if (language !== 'ja' && language !== 'en') return NOTHING;
  return [{ language, text: aiwolf.glossAIWolf(sentence, { language, speaker, names }), losses: [] }];
}

function forAgents({ text, player, day }: Talked, names: readonly string[]): readonly Translation[] {
  const parsed = werewolf.parseUtterance(text, { names, dialect: 'strict' });
  if (!parsed.ok) return NOTHING;
  const context = { from: 'werewolf', to: 'aiwolf', names, speaker: player, day } as const;
  const { text: said, losses } = translate(parsed.value.tree, context);
  return said === null
    ? NOTHING
    : [{ language: 'aiwolf', text: said, losses: losses.map(({ code }) => code) }];
}
