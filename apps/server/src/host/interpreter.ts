import { type ChosenBot, speaksInWords } from '@mura/bots';
import { aboutPreset, type CastLanguage, type PlayerId } from '@mura/engine';
import { natural, village } from '@mura/language';
import type { Plan } from './plan.ts';
import { castOf, languageOfPeople } from './setup.ts';

const SPEECHES = { ja: await natural.loadSpeech('ja'), en: await natural.loadSpeech('en') };

/** The translations of a village, by who hears what is said in it; `null`: nobody needs any. */
export function interpreterFor(plan: Plan): village.Interpreter | null {
  const ofWords = playersAt('nlp', plan);
  // Where only the protocol may be spoken, or all talk in words, its agents need nothing told in it.
  const ofProtocol = !isFree(plan) || isNatural(plan) ? [] : playersAt('aiwolf', plan);
  const tongues = tonguesOf(plan);
  if (ofWords.length + ofProtocol.length + tongues.length === 0) return null;
  const language = languageOfPeople(plan);
  return village.interpreterAt({ cast: castOf(plan), language, tongues, ofWords, ofProtocol }, SPEECHES);
}

/** How a bot of a village speaks: in words where people do, or where it always would; `null`: in the protocol. */
export function speechOf(bot: ChosenBot, plan: Plan): natural.Speech | null {
  const areWords = hasPeople(plan) || plan.botsSpeak === 'words' || speaksInWords(bot);
  const isSpoken = isNatural(plan) || (isFree(plan) && areWords);
  return isSpoken ? SPEECHES[languageOfPeople(plan)] : null;
}

/** How somebody speaks who knows both: in words wherever they are allowed. Whoever needs the protocol is told it in that. */
export function speechOfSlowBots(plan: Plan): natural.Speech | null {
  return isFree(plan) ? SPEECHES[languageOfPeople(plan)] : null;
}

/**
 * What is read by those who play and by those who may watch: the village's own language, and what people have chosen. Who
 * they are does not matter, nor whether any of them is a person.
 */
function tonguesOf(plan: Plan): CastLanguage[] {
  if (!isFree(plan) || (plan.watch === 'nobody' && !hasPeople(plan))) return [];
  const own = languageOfPeople(plan);
  const chosen = plan.seats.flatMap((seat) => (seat.type === 'person' ? (seat.language ?? []) : []));
  return [...new Set([own, ...chosen])].sort();
}

function isFree({ rules }: Plan): boolean {
  return rules.grammar !== 'aiwolf';
}

function isNatural({ preset }: Plan): boolean {
  return aboutPreset(preset)?.talkIsNatural === true;
}

function hasPeople({ seats }: Plan): boolean {
  return seats.some(({ type }) => type === 'person');
}

function playersAt(door: string, { seats }: Plan): PlayerId[] {
  return seats.flatMap((seat, index) => (seat.type === 'client' && seat.door === door ? [index + 1] : []));
}
