import { describe, expect, test } from 'vitest';
import { readFrames, readGolden } from '../../testing/nlp/recording.ts';
import { replayRecording } from '../../testing/nlp/replay.ts';
import { RealtimeFeed, type RealtimePacket } from './realtime.ts';

const recording = readFrames('5p-bots');
const recorded: RealtimePacket[] = readGolden('5p-bots.realtime.jsonl.gz')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const avatars = new Map(recorded[0]!.agents.map(({ name, avatar = '' }) => [name, avatar]));

function feed(viewer: 'master' | 'observer'): RealtimePacket[] {
  const { entries } = replayRecording(recording, 'nlp-5');
  const writer = new RealtimeFeed(recording.gameId, viewer, avatars);
  return entries.flatMap(({ event, at }) => writer.take(event, at));
}

describe('the feed for viewers', () => {
  test('whoever may see everything is sent what the contest server sends', () => {
    const lines = feed('master').map(({ timestamp: _, ...line }) => line);
    expect(lines).toEqual(recorded);
  });

  test('others see neither roles nor teams nor the night, until the end', () => {
    const lines = feed('observer');
    const last = lines.pop();
    expect(last).toMatchObject({ event: '終了', message: 'VILLAGER' });
    expect(last?.agents.map(({ role }) => role)).toEqual(recorded.at(-1)?.agents.map(({ role }) => role));
    for (const { agents } of lines) {
      expect(new Set(agents.map(({ role }) => role))).toEqual(new Set(['?']));
      expect(new Set(agents.map(({ team }) => team))).toEqual(new Set(['?']));
    }
    expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(['開始', 'トーク', '投票', '追放']));
    // Votes are told on the next morning.
    const events = lines.map(({ event }) => event);
    expect(events.indexOf('追放')).toBeLessThan(events.indexOf('投票'));
  });
});
