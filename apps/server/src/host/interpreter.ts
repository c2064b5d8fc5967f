import {
  aboutPreset,
  type CastLanguage,
  hashText,
  OVER,
  type PlayerId,
  SKIP,
  type Talked,
  type Translation,
} from '@mura/engine';
import { aiwolf, fromNatural, type Loss, natural, toNatural, translate, werewolf } from '@mura/language';
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
  /** The characters, by player: how they are called, and how they speak. */
  readonly called: readonly natural.Called[];
  readonly members: readonly natural.Member[];
  readonly personas: readonly natural.Persona[];
  /** Their names in the werewolf language of 2013. */
  readonly werewolfNames: readonly string[];
}

const SPEECH = { ja: await natural.loadSpeech('ja'), en: await natural.loadSpeech('en') };

/**
 * The translations of a village. Who hears decides: agents of natural language are told sentences of the AIWolf
 * protocol, and the werewolf language of 2013, in words; agents of the protocol all that others say in the protocol, as
 * far as it is understood. Nobody else is told, since it would show that a program sits here. `null`: nobody needs any.
 */
export function interpreterFor(plan: Plan): Interpreter | null {
  // Where only the protocol may be spoken, or all talk in words, its agents need nothing told in it.
  const isPlain = plan.rules.grammar === 'aiwolf' || aboutPreset(plan.preset)?.talkIsNatural === true;
  const ofProtocol = isPlain ? [] : playersAt('aiwolf', plan);
  const hearers = { ofWords: playersAt('nlp', plan), ofProtocol };
  if (hearers.ofWords.length + hearers.ofProtocol.length === 0) return null;
  const manner = mannerOf(plan);
  return (talked) => {
    const { text } = talked;
    if (text === '' || text === SKIP || text === OVER) return NOTHING;
    if (aiwolf.parseAIWolf(text, { dialect: 'java' }).ok)
      return inWords({ text, losses: [] }, talked, hearers, manner);
    const formal = ofWerewolf(talked, manner);
    if (formal === null) return inProtocol(ofPeople(talked, manner), hearers);
    return [...inProtocol(formal, hearers), ...inWords(formal, talked, hearers, manner)];
  };
}

function mannerOf(plan: Plan): Manner {
  const cast = castOf(plan);
  const personas = cast.map(({ name }) => natural.personaOf(name));
  return {
    language: languageOfPeople(plan),
    called: natural.calledIn(cast),
    members: cast.map(({ name }, index) => ({ player: index + 1, name, ...personas[index]! })),
    personas,
    werewolfNames: werewolf.namesOf(cast),
  };
}

function playersAt(door: string, { seats }: Plan): PlayerId[] {
  return seats.flatMap((seat, index) => (seat.type === 'client' && seat.door === door ? [index + 1] : []));
}

/** What is said in the protocol. */
type Formal = Pick<Translation, 'text' | 'losses'>;

function inProtocol(said: Formal | null, { ofProtocol }: Hearers): readonly Translation[] {
  return said === null || ofProtocol.length === 0
    ? NOTHING
    : [{ language: 'aiwolf', ...said, to: ofProtocol }];
}

/** A sentence of the protocol as those who need words are told, in the voice of the character who says it. */
function inWords(
  { text, losses }: Formal,
  { player, day, number, channel }: Talked,
  { ofWords }: Hearers,
  { language, members, personas }: Manner,
): readonly Translation[] {
  const parsed = ofWords.length === 0 ? null : aiwolf.parseAIWolf(text, { dialect: 'java' });
  const persona = personas[player - 1];
  if (parsed === null || !parsed.ok || persona === undefined) return NOTHING;
  const spoken = toNatural(
    parsed.value.tree,
    {
      persona,
      speaker: player,
      cast: members,
      day,
      channel: channel === 'whisper' ? 'whisper' : 'talk',
      // The same words from whatever process they are said again.
      seed: hashText(`${channel} ${number} ${text}`),
    },
    SPEECH[language],
  );
  return [
    { language, text: spoken.spoken.text, losses: [...losses, ...codesOf(spoken.losses)], to: ofWords },
  ];
}

/** What somebody says in their own words, as far as it is understood; `null`: nothing that the protocol could say. */
function ofPeople({ text, player, day, channel }: Talked, { called }: Manner): Formal | null {
  const utterance = {
    text,
    speaker: player,
    cast: called,
    day,
    channel: channel === 'whisper' ? 'whisper' : 'talk',
  } as const;
  const { text: said, losses } = fromNatural(utterance, natural.tongueOf(text));
  return said === null ? null : { text: said, losses: codesOf(losses) };
}

function codesOf(losses: readonly Loss[]): string[] {
  return [...new Set(losses.map(({ code }) => code))];
}

/** An utterance of the werewolf language in the protocol; `null`: it is none, or cannot be said there. */
function ofWerewolf({ text, player, day }: Talked, { werewolfNames: names }: Manner): Formal | null {
  const parsed = werewolf.parseUtterance(text, { names, dialect: 'strict' });
  if (!parsed.ok) return null;
  const context = { from: 'werewolf', to: 'aiwolf', names, speaker: player, day } as const;
  const { text: said, losses } = translate(parsed.value.tree, context);
  return said === null ? null : { text: said, losses: codesOf(losses) };
}
