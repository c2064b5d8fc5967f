import { Conductor, Feed, type Question, type Seat } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import {
  type AiwolfRecording,
  loadRecording,
  type RecordedConnection,
} from '../../testing/aiwolf/recording.ts';
import { type Folding, viewOfSeat } from '../../testing/view-of-seat.ts';
import { decodeAnswer } from './answer.ts';
import { SeatWriter, writeBare } from './seat-writer.ts';

describe.each(['5-players', '15-players'] as const)('the recorded game of %s', (name) => {
  const recording = loadRecording(name);
  const sent = replayed(recording, 'alone');

  test.each(recording.connections)(
    'player $player is sent what the Java server sent them',
    ({ player, lines }) => {
      const expected = lines.filter(({ from }) => from === 'server').map(({ text }) => JSON.parse(text));
      expect(sent[player - 1]!.map((text) => JSON.parse(text))).toEqual(expected);
    },
  );

  test('what is public is written once for all, and the same', () => {
    expect(replayed(recording, 'together')).toEqual(sent);
  });

  test('the random seed is sent to the last digit', () => {
    const texts = sent.map((lines) => lines.find((line) => line.includes('"INITIALIZE"')));
    for (const text of texts) expect(text).toContain(`"randomSeed":${recording.randomSeed},`);
  });

  test('every line is ASCII, and one line', () => {
    for (const line of sent.flat()) expect(line).toMatch(/^[\x20-\x7e]+$/);
  });
});

/** Our side of the wire fed with the clients' answers and what chance brought: what each client is sent. */
function replayed({ setup, chance, randomSeed, connections }: AiwolfRecording, folding: Folding): string[][] {
  const sent = connections.map(() => [writeBare('NAME'), writeBare('ROLE')]);
  const questions: Question[] = [];
  const seats = connections.map(({ player }): Seat => {
    const writer = new SeatWriter(randomSeed);
    const known = viewOfSeat(player, folding);
    return {
      begin: known.begin,
      hear(event) {
        known.see(event);
        const line = writer.hear(event, known.view);
        if (line !== null) sent[player - 1]!.push(line);
      },
      ask(question) {
        sent[player - 1]!.push(writer.ask(question, known.view));
        questions.push(question);
      },
    };
  });
  const opened = Conductor.open(setup, { feed: Feed.of(seats), chance, now: () => 0, append: () => {} });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const answers = connections.map(answersOf);
  const { rules, cast } = setup;
  for (let next = 0; next < questions.length; next++) {
    const question = questions[next]!;
    const line = answers[question.request.player - 1]!.shift()!;
    const action = decodeAnswer(line, question, { grammar: rules.grammar, cast, symbols: null });
    opened.value.answer(action, (result) => expect(result.ok).toBe(true), question.request);
  }
  expect(answers.flat()).toEqual([]);
  return sent;
}

/** Without the name and the wish. */
function answersOf({ lines }: RecordedConnection): string[] {
  return lines
    .filter(({ from }) => from === 'client')
    .slice(2)
    .map(({ text }) => text);
}
