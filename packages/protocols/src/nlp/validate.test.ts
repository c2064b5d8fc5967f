import { describe, expect, test } from 'vitest';
import { readFrames, readGolden } from '../../testing/nlp/recording.ts';
import { validatePacket } from './validate.ts';

const { sent } = readFrames('5p-bots');
const packets = sent.flat();

/** A recorded packet of a kind, changed. */
function changed(request: string, change: (packet: Record<string, unknown>) => void): string {
  const packet = structuredClone(packets.find((one) => one.request === request));
  if (packet === undefined) throw new Error(`no ${request} in the recording`);
  change(packet as Record<string, unknown>);
  return JSON.stringify(packet);
}

describe('messages of a server', () => {
  test('every recorded one is right', () => {
    const lines = [
      ...packets.map((packet) => JSON.stringify(packet)),
      ...readFrames('13p-bots')
        .sent.flat()
        .map((packet) => JSON.stringify(packet)),
      ...JSON.parse(readGolden('5p-python-agents.json.gz')).entries.map(
        ({ request }: { request: string }) => request,
      ),
    ];
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) expect(validatePacket(line)).toMatchObject({ ok: true, errors: [] });
  });

  // biome-ignore lint/suspicious/noExplicitAny: a packet is broken in any way
  type Any = any;

  test.each<[string, string, (packet: Any) => void]>([
    ['TALK', 'talk_history', (packet) => delete packet.talk_history],
    ['TALK', 'info.remain_count', (packet) => delete packet.info.remain_count],
    ['TALK', 'info.day', (packet) => (packet.info.day = '1')],
    ['TALK', 'info.role_map', (packet) => (packet.info.role_map = {})],
    ['VOTE', 'talk_history', (packet) => (packet.talk_history = [])],
    ['VOTE', 'info.profile', (packet) => (packet.info.profile = 'old')],
    ['VOTE', 'info.colour', (packet) => (packet.info.colour = 'red')],
    ['VOTE', 'info.agent', (packet) => (packet.info.agent = 'nobody')],
    [
      'INITIALIZE',
      'setting.talk.max_count.per_day',
      (packet) => delete packet.setting.talk.max_count.per_day,
    ],
    ['FINISH', 'info.vote_list[0].target', (packet) => delete packet.info.vote_list[0].target],
    ['DAILY_FINISH', 'talk_history[0].over', (packet) => (packet.talk_history[0].over = 0)],
    ['DAILY_FINISH', 'talk_history[0].skip', (packet) => (packet.talk_history[0].text = 'Skip')],
  ])('%s: what is wrong is named (%s)', (request, path, change) => {
    const verdict = validatePacket(changed(request, change));
    expect(verdict).toMatchObject({ ok: false, kind: request });
    expect(verdict.errors.map((error) => error.path)).toContain(path);
  });

  test('what is no message at all is told so', () => {
    expect(validatePacket('Skip')).toMatchObject({ ok: false, kind: null, errors: [{ path: '' }] });
    expect(validatePacket('[]')).toMatchObject({ ok: false, kind: null });
    expect(validatePacket('{"request":"DANCE"}')).toMatchObject({
      kind: 'DANCE',
      errors: [{ path: 'request' }],
    });
    expect(validatePacket('{"request":"NAME"}')).toEqual({ ok: true, kind: 'NAME', errors: [] });
  });
});
