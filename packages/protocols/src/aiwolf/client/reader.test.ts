import type { Event, Question } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { loadRecording } from '../../../testing/aiwolf/recording.ts';
import { decodeAnswer } from '../answer.ts';
import { writeAnswer } from './answer.ts';
import { ClientReader, type PacketNews } from './reader.ts';

const { connections: five } = loadRecording('5-players');
const { connections: fifteen } = loadRecording('15-players');

function readAll(lines: readonly string[]): PacketNews[] {
  const reader = new ClientReader();
  return lines.map((line) => {
    const heard = reader.read(line);
    return heard.ok ? heard.value : expect.unreachable(heard.error);
  });
}

function serverLines(connection: (typeof five)[number]): string[] {
  return connection.lines.filter(({ from }) => from === 'server').map(({ text }) => text);
}

function eventsOf<Type extends Event['type']>(heard: readonly PacketNews[], type: Type): Event[] {
  return heard.flatMap(({ events }) => events).filter((event) => event.type === type);
}

const TONGUE = { grammar: 'aiwolf', cast: [], symbols: null } as const;

describe('the recorded lines of the Java server', () => {
  test.each([...five, ...fifteen])(
    'of player $player: every question is answered as the server accepts it',
    (connection) => {
      const lines = connection.lines;
      const heard = readAll(serverLines(connection));
      const asked = heard.filter(({ question }) => question !== null);
      expect(asked).toHaveLength(lines.filter(({ from }) => from === 'client').length - 2);
      for (const { question } of asked) {
        const action = anAnswer(question!);
        expect(decodeAnswer(writeAnswer(action), question!, TONGUE)).toEqual(action);
      }
    },
  );

  test('what the clients of the recording chose was legal to us, but for three votes the server replaced too', () => {
    const illegal = [...five, ...fifteen].flatMap((connection) => {
      const reader = new ClientReader();
      let question: Question | null = null;
      return connection.lines.flatMap(({ from, text }) => {
        if (from === 'client') {
          const action = question === null ? null : decodeAnswer(text, question, TONGUE);
          return action?.type === 'noAnswer' ? [action] : [];
        }
        const heard = reader.read(text);
        question = heard.ok ? heard.value.question : null;
        return [];
      });
    });
    expect(illegal).toEqual([
      { type: 'noAnswer', player: 1, act: 'vote', reason: 'illegal' },
      { type: 'noAnswer', player: 4, act: 'vote', reason: 'illegal' },
      { type: 'noAnswer', player: 10, act: 'vote', reason: 'illegal' },
    ]);
  });

  test('everybody hears the same votes, executions, deaths and end', () => {
    for (const connections of [five, fifteen]) {
      const all = connections.map((connection) => readAll(serverLines(connection)));
      for (const type of [
        'executed',
        'dawnBroke',
        'ended',
        'rolesRevealed',
        'duskFell',
        'dayBegan',
      ] as const) {
        const first = eventsOf(all[0]!, type);
        expect(first.length).toBeGreaterThan(0);
        for (const heard of all) expect(eventsOf(heard, type)).toEqual(first);
      }
    }
  });

  test('each utterance is heard once, by all and in order', () => {
    for (const connections of [five, fifteen]) {
      const all = connections.map((connection) => readAll(serverLines(connection)));
      const talks = all.map((heard) =>
        eventsOf(heard, 'talked').filter((event) => event.type === 'talked' && event.channel === 'talk'),
      );
      for (const heard of talks) expect(heard).toEqual(talks[0]);
    }
  });
});

function anAnswer({ request, legal }: Question) {
  const { player } = request;
  if ('targets' in legal) return { type: legal.act, player, target: legal.targets[0]! };
  return { type: 'talk', player, channel: legal.act, text: 'VOTE Agent[01]' } as const;
}

describe('lines that are no packets', () => {
  test.each([
    ['', 'the line is not JSON'],
    ['{"request":"DANCE"}', 'request: must be one of'],
    ['{"request":"TALK"}', 'TALK: there was no INITIALIZE before'],
    ['{"request":"INITIALIZE"}', 'INITIALIZE: there is no gameInfo'],
    [
      '{"request":"INITIALIZE","gameInfo":{"agent":"x","day":0}}',
      'gameInfo.agent: must be a whole number, found "x"',
    ],
  ])('%s', (line, error) => {
    const heard = new ClientReader().read(line);
    expect(heard.ok ? '' : heard.error).toContain(error);
  });
});
