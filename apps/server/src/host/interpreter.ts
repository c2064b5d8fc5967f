import { type CastLanguage, OVER, SKIP, type Talked, type Translation } from '@mura/engine';
import { aiwolf, translate, werewolf } from '@mura/language';
import type { Plan } from './plan.ts';
import { castOf, languageOfPeople } from './setup.ts';

/** Says what was said in the languages that others at the table need. */
export type Interpreter = (talked: Talked) => readonly Translation[];

const NOTHING: readonly Translation[] = [];

/** Who hears what is said. */
interface Hearers {
  /** Agents of natural language: they are told everything in words. */
  readonly ofWords: boolean;
  /** Agents of the AIWolf protocol, who know nothing else; people beside them are told what they say. */
  readonly ofProtocol: boolean;
}

/** How the village speaks. */
interface Manner {
  readonly language: CastLanguage;
  /** Of the characters, by player. */
  readonly names: readonly string[];
  /** The same in the werewolf language of 2013. */
  readonly werewolfNames: readonly string[];
}

/**
 * The translations of a village. Who hears decides: sentences of the AIWolf protocol are told in the language of the
 * people, and the werewolf language of 2013 in the protocol, and to agents of natural language in words. `null`: nobody
 * here needs any.
 */
export function interpreterFor(plan: Plan): Interpreter | null {
  const hearers = { ofWords: isHeardAt('nlp', plan), ofProtocol: isHeardAt('aiwolf', plan) };
  // Where only the protocol may be spoken, everybody knows it.
  if (plan.rules.grammar === 'aiwolf' || !(hearers.ofWords || hearers.ofProtocol)) return null;
  const cast = castOf(plan);
  const names = cast.map(({ name }) => name);
  const manner = { language: languageOfPeople(plan), names, werewolfNames: werewolf.namesOf(cast) };
  return (talked) => {
    const { text, player } = talked;
    if (text === '' || text === SKIP || text === OVER) return NOTHING;
    // Whoever said it: who is a program must not show.
    const said = inWords(text, player, manner);
    return said === null ? ofWerewolf(talked, hearers, manner) : [said];
  };
}

function isHeardAt(door: string, { seats }: Plan): boolean {
  return seats.some((seat) => seat.type === 'client' && seat.door === door);
}

/** A sentence of the protocol in words; `null`: it is none. */
function inWords(text: string, speaker: number, { language, names }: Manner): Translation | null {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (!parsed.ok) return null;
  return { language, text: aiwolf.glossAIWolf(parsed.value.tree, { language, speaker, names }), losses: [] };
}

function ofWerewolf(talked: Talked, hearers: Hearers, manner: Manner): readonly Translation[] {
  const said = inProtocol(talked, manner);
  if (said === null) return NOTHING;
  const words = hearers.ofWords ? inWords(said.text, talked.player, manner) : null;
  return [
    ...(hearers.ofProtocol ? [said] : []),
    ...(words === null ? [] : [{ ...words, losses: said.losses }]),
  ];
}

/** An utterance of the werewolf language in the protocol; `null`: it is none, or cannot be said there. */
function inProtocol({ text, player, day }: Talked, { werewolfNames: names }: Manner): Translation | null {
  const parsed = werewolf.parseUtterance(text, { names, dialect: 'strict' });
  if (!parsed.ok) return null;
  const context = { from: 'werewolf', to: 'aiwolf', names, speaker: player, day } as const;
  const { text: said, losses } = translate(parsed.value.tree, context);
  return said === null ? null : { language: 'aiwolf', text: said, losses: losses.map(({ code }) => code) };
}
