import { type CastLanguage, OVER, type PlayerId, SKIP, type Talked, type Translation } from '@mura/engine';
import { aiwolf, translate, werewolf } from '@mura/language';
import type { Plan } from './plan.ts';
import { castOf, languageOfPeople } from './setup.ts';

/** Says what was said in the languages that others at the table need. */
export type Interpreter = (talked: Talked) => readonly Translation[];

const NOTHING: readonly Translation[] = [];

/** Who hears what is said. */
interface Hearers {
  /** Agents of natural language: they are told everything in words. */
  readonly ofWords: readonly PlayerId[];
  /** Agents of the AIWolf protocol, who know nothing else. */
  readonly ofProtocol: readonly PlayerId[];
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
 * The translations of a village. Who hears decides: agents of natural language are told sentences of the AIWolf
 * protocol, and the werewolf language of 2013, in words; agents of the protocol that language in the protocol. Nobody
 * else is told, since it would show that a program sits here. `null`: nobody needs any.
 */
export function interpreterFor(plan: Plan): Interpreter | null {
  // Where only the protocol may be spoken, its agents need nothing told in it.
  const ofProtocol = plan.rules.grammar === 'aiwolf' ? [] : playersAt('aiwolf', plan);
  const hearers = { ofWords: playersAt('nlp', plan), ofProtocol };
  if (hearers.ofWords.length + hearers.ofProtocol.length === 0) return null;
  const cast = castOf(plan);
  const names = cast.map(({ name }) => name);
  const manner = { language: languageOfPeople(plan), names, werewolfNames: werewolf.namesOf(cast) };
  return (talked) => {
    const { text } = talked;
    if (text === '' || text === SKIP || text === OVER) return NOTHING;
    const inProtocol = aiwolf.parseAIWolf(text, { dialect: 'java' }).ok ? { text, losses: [] } : null;
    const said = inProtocol ?? ofWerewolf(talked, manner);
    if (said === null) return NOTHING;
    const formal = inProtocol === null ? [{ language: 'aiwolf', ...said, to: hearers.ofProtocol }] : [];
    return [...formal, ...inWords(said, talked.player, hearers, manner)];
  };
}

function playersAt(door: string, { seats }: Plan): PlayerId[] {
  return seats.flatMap((seat, index) => (seat.type === 'client' && seat.door === door ? [index + 1] : []));
}

/** What is said in the protocol. */
type Formal = Pick<Translation, 'text' | 'losses'>;

/** A sentence of the protocol as those who need it are told. */
function inWords(
  { text, losses }: Formal,
  speaker: PlayerId,
  { ofWords }: Hearers,
  { language, names }: Manner,
): readonly Translation[] {
  const parsed = ofWords.length === 0 ? null : aiwolf.parseAIWolf(text, { dialect: 'java' });
  if (parsed === null || !parsed.ok) return NOTHING;
  const words = aiwolf.glossAIWolf(parsed.value.tree, { language, speaker, names });
  return [{ language, text: words, losses, to: ofWords }];
}

/** An utterance of the werewolf language in the protocol; `null`: it is none, or cannot be said there. */
function ofWerewolf({ text, player, day }: Talked, { werewolfNames: names }: Manner): Formal | null {
  const parsed = werewolf.parseUtterance(text, { names, dialect: 'strict' });
  if (!parsed.ok) return null;
  const context = { from: 'werewolf', to: 'aiwolf', names, speaker: player, day } as const;
  const { text: said, losses } = translate(parsed.value.tree, context);
  return said === null ? null : { text: said, losses: losses.map(({ code }) => code) };
}
