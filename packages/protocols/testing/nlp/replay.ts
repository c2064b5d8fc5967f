import { Conductor, type Entry, type Event, findPreset, type Question } from '@mura/engine';
import { decodeAnswer, type Packet, SeatEncoder } from '../../src/nlp/index.ts';
import type { Recording } from './recording.ts';

export interface Replayed {
  /** What each agent was sent. */
  readonly sent: readonly (readonly Packet[])[];
  readonly entries: readonly Entry[];
}

/** Plays the village of a recording by our rules, with the answers in it. */
export function replayRecording(recording: Recording, preset: string): Replayed {
  const { cast, roles, agents, chance } = recording;
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const sent: Packet[][] = cast.map(() => []);
  const entries: Entry[] = [];
  const questions: Question[] = [];
  const seats = cast.map((_, index) => seatOf(recording, index, sent[index]!, questions));
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
  const opened = Conductor.open(setup, { chance, seats, now: () => 0, append });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  answerAll(recording, opened.value, questions);
  return { sent, entries };
}

function seatOf({ gameId }: Recording, index: number, sent: Packet[], questions: Question[]) {
  const encoder = new SeatEncoder(index + 1, {
    gameId,
    generation: 's25',
    timeout: { action: 60_000, response: 120_000 },
    talk: 'asked',
    lines: new Map(),
    timeOf: () => 1_700_000_000_000,
  });
  return {
    hear(event: Event) {
      const packet = encoder.hear(event);
      if (packet !== null) sent.push(packet);
    },
    ask(question: Question) {
      sent.push(encoder.ask(question));
      questions.push(question);
    },
  };
}

function answerAll({ cast, answers }: Recording, conductor: Conductor, questions: Question[]): void {
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
