import { aboutPreset, type CastLanguage, type PlayerId } from '@mura/engine';
import { natural, village } from '@mura/language';
import type { Plan } from './plan.ts';
import { castOf, languageOfPeople } from './setup.ts';

const SPEECHES = { ja: await natural.loadSpeech('ja'), en: await natural.loadSpeech('en') };

/** The translations of a village, by who sits in it; `null`: nobody needs any. */
export function interpreterFor(plan: Plan): village.Interpreter | null {
  const { grammar } = plan.rules;
  const ofWords = playersAt('nlp', plan);
  const agents = playersAt('aiwolf', plan);
  // Where only the protocol may be spoken, or all talk in words, its agents need nothing told in it.
  const isNatural = aboutPreset(plan.preset)?.talkIsNatural === true;
  const tellsProtocol = grammar !== 'aiwolf' && !(isNatural && agents.length > 0);
  const ofProtocol = tellsProtocol ? agents : [];
  const tongues = tonguesAt(plan);
  if (ofWords.length + ofProtocol.length + tongues.length === 0) return null;
  const cast = castOf(plan);
  const language = languageOfPeople(plan);
  return village.interpreterAt({ cast, language, tongues, ofWords, ofProtocol, tellsProtocol }, SPEECHES);
}

/** How the bots of a village speak: in words where people do; `null`: in the protocol. */
export function speechOfBots(plan: Plan): natural.Speech | null {
  const isNatural = aboutPreset(plan.preset)?.talkIsNatural === true;
  return isNatural || tonguesAt(plan).length > 0 ? SPEECHES[languageOfPeople(plan)] : null;
}

/** What people at the table read, and the bots among them: no list says whose language it is. */
function tonguesAt(plan: Plan): CastLanguage[] {
  const people = plan.seats.filter((seat) => seat.type === 'person');
  if (people.length === 0 || plan.rules.grammar === 'aiwolf') return [];
  const own = languageOfPeople(plan);
  return [...new Set([own, ...people.map(({ language }) => language ?? own)])].sort();
}

function playersAt(door: string, { seats }: Plan): PlayerId[] {
  return seats.flatMap((seat, index) => (seat.type === 'client' && seat.door === door ? [index + 1] : []));
}
