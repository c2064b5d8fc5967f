import type { natural } from '@mura/language';
import { WrongInput } from './ending.ts';
import { linesIn } from './input.ts';

/** An utterance in a file of JSON lines: its own text with the names of those who play, and no game around it. */
export interface UtteranceItem {
  readonly id: string;
  readonly utterance: natural.NaturalUtterance;
  readonly speaker: string;
}

/** Whether the first line of a file is such an utterance. */
export function isUtteranceLine(line: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(line));
    return isObject(value) && typeof value.text === 'string' && !('mura' in value) && !('log' in value);
  } catch {
    return false;
  }
}

/** The utterances of a file, one a line. */
export async function* utteranceItemsIn(file: string): AsyncGenerator<UtteranceItem> {
  let number = 0;
  for await (const line of linesIn(file)) {
    number++;
    yield itemOf(line.toString('utf8'), `${file}, line ${number}`, String(number));
  }
}

function itemOf(line: string, place: string, number: string): UtteranceItem {
  const value = parsed(line);
  if (!isObject(value) || typeof value.text !== 'string')
    throw new WrongInput(`${place}: there must be a JSON object with a 'text'.`);
  const cast = castOf(value.agents);
  const speaker = typeof value.speaker === 'string' ? value.speaker : '';
  const day = Number(/\d+/.exec(String(value.day ?? ''))?.[0] ?? Number.NaN);
  return {
    id: typeof value.id === 'string' ? value.id : number,
    speaker,
    utterance: {
      text: value.text,
      speaker: cast.find(({ name }) => name === speaker)?.player ?? null,
      cast,
      channel: value.channel === 'whisper' ? 'whisper' : 'talk',
      ...(Number.isNaN(day) ? {} : { day }),
    },
  };
}

/** `{"リナ": "Agent[05]"}` */
function castOf(agents: unknown): natural.Called[] {
  if (!isObject(agents)) return [];
  return Object.entries(agents).flatMap(([name, agent]) => {
    const player = Number(/\d+/.exec(String(agent))?.[0] ?? 0);
    return player > 0 ? [{ player, name, aliases: [] }] : [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
