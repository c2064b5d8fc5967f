import { describe, expect, test } from 'vitest';
import { type RecordedPacket, readFrames, readGolden, readJsonLog } from '../../testing/nlp/recording.ts';
import { replayRecording } from '../../testing/nlp/replay.ts';
import { type Packet, type PacketTalk, PacketWriter } from './index.ts';

/** What the village of 2025 says differently on purpose is taken out here, and compared in tests of its own. */
function withoutTime(packet: Packet): RecordedPacket {
  const bare = (lines: readonly PacketTalk[]) => lines.map(({ time: _, ...line }) => line);
  const { talk_history, whisper_history, ...rest } = packet;
  return JSON.parse(
    JSON.stringify({
      ...rest,
      ...(talk_history === undefined ? {} : { talk_history: bare(talk_history) }),
      ...(whisper_history === undefined ? {} : { whisper_history: bare(whisper_history) }),
    }),
  );
}

describe('recorded games of the contest server', () => {
  test.each([
    ['5 bots', readFrames('5p-bots')],
    ['5 Python sample agents', readJsonLog('5p-python-agents')],
  ] as const)('%s: every agent is sent the same packets in the same order', (_, recording) => {
    const sent = replayRecording(recording, 'nlp-5').sent;
    sent.forEach((packets, index) => {
      expect(packets.map(withoutTime)).toEqual(recording.sent[index]);
    });
  });

  test.each([
    ['5p-bots', 'nlp-5'],
    ['13p-bots', 'nlp-13'],
  ] as const)('%s: what is public is folded once for all, and told the same', (name, preset) => {
    const recording = readFrames(name);
    const { sent } = replayRecording(recording, preset, 'together');
    expect(sent).toEqual(replayRecording(recording, preset).sent);
  });

  test('what is written once for many is what is meant', () => {
    const writer = new PacketWriter();
    for (const packet of replayRecording(readFrames('13p-bots'), 'nlp-13').sent.flat()) {
      expect(JSON.parse(writer.write(packet).join(''))).toEqual(JSON.parse(JSON.stringify(packet)));
    }
  });

  test('13 bots: the same but for the whispers of day 0, of which that server loses some', () => {
    const recording = readFrames('13p-bots');
    const sent = replayRecording(recording, 'nlp-13').sent;
    const isDay0 = ({ info }: RecordedPacket) => info?.day === 0;
    const withoutWhispers = ({ whisper_history: _, ...packet }: RecordedPacket) => packet;
    sent.forEach((packets, index) => {
      const ours = packets.map(withoutTime);
      const theirs = recording.sent[index]!;
      expect(ours.map((packet) => (isDay0(packet) ? withoutWhispers(packet) : packet))).toEqual(
        theirs.map((packet) => (isDay0(packet) ? withoutWhispers(packet) : packet)),
      );
    });
  });

  test('13 bots: on day 0 every werewolf is told all whispers up to its own last request, each once', () => {
    const recording = readFrames('13p-bots');
    const told = (packets: readonly (Packet | RecordedPacket)[]) =>
      packets
        .filter(({ info }) => info?.day === 0)
        .flatMap((packet) => (packet.whisper_history ?? []) as PacketTalk[])
        .map(({ agent, text, turn }) => `${agent} ${turn} ${text}`);
    const whispered = readGolden('13p-bots.log')
      .split('\n')
      .filter((line) => line.startsWith('0,whisper,'))
      .map((line) => line.split(','))
      .map((row) => `${recording.cast[Number(row[4]) - 1]?.name} ${row[3]} ${row.slice(5).join(',')}`);
    expect(whispered).toHaveLength(19);
    const sent = replayRecording(recording, 'nlp-13').sent;
    recording.roles.forEach((role, index) => {
      if (role !== 'werewolf') return;
      const ours = told(sent[index]!);
      // Its own last answer, and what the others whispered after it, is told no more on that day.
      const own = whispered.findLastIndex((line) => line.startsWith(`${recording.cast[index]!.name} `));
      expect(ours).toEqual(whispered.slice(0, own));
      expect(told(recording.sent[index]!).length).toBeLessThan(ours.length);
    });
  });
});
