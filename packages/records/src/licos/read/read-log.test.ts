import { findPreset, plainSetup, type shape } from '@mura/engine';
import { expect, test } from 'vitest';
import { playSetup } from '../../../testing/play.ts';
import { readRecord } from '../../read/read.ts';
import { eventsOf, type VillageRecord } from '../../record.ts';
import { writeRecord } from '../../write/write.ts';
import { writeLicosLog } from '../write/write-log.ts';
import { readLicosLog } from './read-log.ts';

function played(preset: string): VillageRecord {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  return playSetup(plainSetup(preset, rules.value, 'foreign'), 'foreign');
}

/** Without our head. */
function logOf(record: VillageRecord): shape.JsonObject[] {
  const log = writeLicosLog(record);
  if (!log.ok) throw new Error(log.error.reason);
  const [, ...lines] = log.value.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** What a client at one seat has seen of a village. */
function seenBy(player: number, log: readonly shape.JsonObject[]): shape.JsonObject[] {
  return log
    .filter(({ extensionalDisclosureRange: seen }) =>
      (seen as { id: number }[]).some(({ id }) => id === player),
    )
    .map((message) => ({ ...message, extensionalDisclosureRange: [] }));
}

/** As other programs keep it. */
function read(messages: readonly shape.JsonObject[]) {
  const wrapped = messages.map((message) => ({
    ...{
      at: message.serverTimestamp,
      endpoint: 'villageMessage',
      direction: message.directionality,
      message,
    },
  }));
  return readLicosLog(`${wrapped.map((line) => JSON.stringify(line)).join('\n')}\n`);
}

function must(messages: readonly shape.JsonObject[]): VillageRecord {
  const record = read(messages);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

/** What all heard; LiCOS does not know what somebody does from what they say. */
function talksIn(record: VillageRecord): string[] {
  return eventsOf(record).flatMap((event) =>
    event.type === 'talked' && ['talk', 'act'].includes(event.channel)
      ? [`${event.player} ${event.text}`]
      : [],
  );
}

test.each(['licos-4', 'licos-8c', 'licos-15', 'bbs-15', 'cgi'])(
  'what one client has seen of a village of %s is a record that can be read',
  (preset) => {
    const record = played(preset);
    const log = logOf(record);
    for (const player of [1, record.header.cast.length]) {
      const back = must(seenBy(player, log));
      // More than seven of a role are not told, but come out in the end.
      expect(back.header.rules.roles).toEqual(record.header.rules.roles);
      expect(talksIn(back)).toEqual(talksIn(record));
      const again = readRecord(writeRecord(back));
      expect(again.ok).toBe(true);
    }
  },
);

test('what one client has seen of a vote does not become what everybody did', () => {
  const record = played('licos-8c');
  const villager = eventsOf(record).find((event) => event.type === 'roleTold' && event.role === 'villager');
  if (villager?.type !== 'roleTold') return expect.fail('nobody is a villager');
  const seen = seenBy(villager.player, logOf(record)).map((message) =>
    'votingResultsDetails' in message ? { ...message, votingResultsDetails: [] } : message,
  );
  const back = must(seen);
  const told = eventsOf(back).map(({ type }) => type);
  expect(told).toContain('dawnBroke');
  for (const type of ['votesCounted', 'attackVotesCounted', 'phaseEnded.why'])
    expect(back.header.source?.unknown).toContain(type);
  expect(told.filter((type) => type === 'votesCounted' || type === 'attackVotesCounted')).toEqual([]);
});

test('a log that breaks off before the result does not say that the village was given up', () => {
  const log = seenBy(1, logOf(played('licos-8c')));
  const end = log.findIndex(({ phase }) => phase === 'result');
  const chat = log.findLast(({ '@id': id }) => String(id).endsWith('/chatMessage'))!;
  const after = {
    ...chat,
    phase: 'post-mortem discussion',
    day: 0,
    serverTimestamp: log[end]!.serverTimestamp,
  };
  const back = must([...log.slice(0, end), after]);
  expect(eventsOf(back).some(({ type }) => type === 'ended')).toBe(false);
  expect(back.header.source?.unknown).toContain('ended');
});

test('narration is no talk of anybody, also where it came as chat', () => {
  const record = played('licos-8c');
  const messages = seenBy(1, logOf(record)).flatMap(({ flavorText, ...message }) =>
    flavorText === undefined ? [message] : (flavorText as shape.JsonObject[]),
  );
  expect(messages.some(({ phase }) => phase === 'flavor text')).toBe(true);
  expect(talksIn(must(messages))).toEqual(talksIn(record));
});

test('a message that cannot be of the village is refused, with its line', () => {
  const messages = seenBy(1, logOf(played('licos-8c')));
  const index = messages.findIndex((message) => String(message['@id']).endsWith('/chatMessage'));
  const changed = (change: shape.JsonObject) =>
    read(messages.map((message, place) => (place === index ? { ...message, ...change } : message)));
  const { character, village } = messages[index] as {
    character: shape.JsonObject;
    village: shape.JsonObject;
  };
  expect(changed({ character: { ...character, id: 9 } })).toMatchObject({
    error: { line: index + 1, reason: 'a character has the id 9 in a village of 8' },
  });
  expect(changed({ character: { ...character, id: 0 } })).toMatchObject({ ok: false });
  expect(changed({ village: { ...village, id: 77 } })).toMatchObject({
    error: { line: index + 1, reason: expect.stringMatching(/^village.id is 77, /) },
  });
});
