import { Conductor, type Entry, type Event, Feed, findPreset, type Question } from '@mura/engine';
import { decodeAnswer, NlpEncoder, type Packet, type Wire } from '../../src/nlp/index.ts';
import { type Folding, viewOfSeat } from '../view-of-seat.ts';
import type { NlpRecording } from './recording.ts';

export interface Replayed {
  /** What each agent was sent. */
  readonly sent: readonly (readonly Packet[])[];
  readonly entries: readonly Entry[];
}

/** Plays the village of a recording by our rules, with the answers in it. */
export function replayRecording(
  recording: NlpRecording,
  preset: string,
  folding: Folding = 'alone',
): Replayed {
  const { cast, roles, agents, chance } = recording;
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const sent: Packet[][] = cast.map(() => []);
  const entries: Entry[] = [];
  const questions: Question[] = [];
  const seats = cast.map((_, index) => {
    const told = { sent: sent[index]!, questions };
    return seatOf(recording, index, told, folding);
  });
  const setup = {
    preset,
    rules: rules.value,
    cast,
    language: 'ja',
    wishes: roles,
    players: agents,
    seed: null,
  };
  const append = (more: readonly Entry[]) => {
    entries.push(...more);
  };
  const opened = Conductor.open(setup, { feed: Feed.of(seats), chance, now: () => 0, append });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  answerAll(recording, opened.value, questions);
  return { sent, entries };
}

interface ToldTo {
  readonly sent: Packet[];
  readonly questions: Question[];
}

function seatOf({ gameId }: NlpRecording, index: number, { sent, questions }: ToldTo, folding: Folding) {
  const wire: Wire = {
    gameId: () => gameId,
    generation: 's25',
    timeout: { action: 60_000, response: 120_000 },
    talk: 'asked',
    lines: new Map(),
    timeOf: () => 1_700_000_000_000,
  };
  const encoder = new NlpEncoder(wire);
  const known = viewOfSeat(index + 1, folding);
  return {
    begin: known.begin,
    hear(event: Event) {
      known.see(event);
      const packet = encoder.hear(event, known.view);
      if (packet !== null) sent.push(packet);
    },
    ask(question: Question) {
      sent.push(encoder.ask(question, known.view));
      questions.push(question);
    },
  };
}

function answerAll({ cast, answers }: NlpRecording, conductor: Conductor, questions: Question[]): void {
  const tongue = { cast, grammar: 'free' as const, symbols: null };
  const answered = cast.map(() => 0);
  for (let question = questions.shift(); question !== undefined; question = questions.shift()) {
    const { request } = question;
    const { player, act } = request;
    const text = answers[player - 1]![answered[player - 1]!++];
    if (text === undefined) throw new Error(`${JSON.stringify(request)} has no answer in the recording`);
    conductor.answer(decodeAnswer(text, request, tongue), (result) => {
      if (!result.ok) conductor.miss(player, act, 'illegal');
    });
  }
}
