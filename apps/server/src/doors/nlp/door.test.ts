import { type Event, findPreset, type Rules } from '@mura/engine';
import { nlp } from '@mura/protocols';
import { describe, expect, test } from 'vitest';
import { politely, team, testDoor } from '../../../testing/nlp/door.ts';

function rulesOf(preset: string): Rules {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  return rules.value;
}

/** What was said, in order. */
function said(record: readonly Event[]): Extract<Event, { type: 'talked' }>[] {
  return record.flatMap((event) => (event.type === 'talked' ? [event] : []));
}

describe('a game through the door', () => {
  test.each([
    ['nlp-5', 5],
    ['nlp-9', 9],
    ['nlp-13', 13],
    ['nl2017', 5],
    ['aiwolf-5', 5],
  ] as const)('%s is played to its end, and every packet is right', async (preset, players) => {
    const door = await testDoor(preset, { characters: preset.startsWith('nlp') ? [] : null });
    const agents = team(door.url, players);
    const [result] = await door.done;
    expect(result?.winner).not.toBeNull();
    for (const agent of agents) {
      expect(await agent.closed).toBe(1000);
      expect(agent.requests().slice(0, 3)).toEqual(['NAME', 'INITIALIZE', 'DAILY_INITIALIZE']);
      expect(agent.requests().at(-1)).toBe('FINISH');
      for (const packet of agent.packets) {
        expect(nlp.validatePacket(JSON.stringify(packet))).toMatchObject({ ok: true, errors: [] });
      }
    }
    const [record] = door.records().values();
    expect(record?.at(-1)?.type).toBe('rolesRevealed');
  });

  test('the dead and the living are told all of it, and roles only what they may know', async () => {
    const door = await testDoor('nlp-13');
    const agents = team(door.url, 13);
    await Promise.all(agents.map(({ closed }) => closed));
    for (const { packets } of agents) {
      const days = packets
        .filter(({ request }) => request === 'DAILY_INITIALIZE')
        .map(({ info }) => info?.day);
      expect(days).toEqual(days.map((_, day) => day));
      const roles = packets[1]?.info?.role_map ?? {};
      const isWolf = Object.values(roles).includes('WEREWOLF');
      expect(Object.keys(roles)).toHaveLength(isWolf ? 3 : 1);
      expect(Object.keys(packets.at(-1)?.info?.role_map ?? {})).toHaveLength(13);
    }
  });

  test('characters have names and profiles, and no two games the same order of them', async () => {
    const door = await testDoor('nlp-5', { games: 4 });
    const agents = [...team(door.url, 10), ...team(door.url, 10)];
    await Promise.all(agents.map(({ closed }) => closed));
    const casts = agents.map(({ packets }) => packets[1]?.info?.agent);
    expect(new Set(casts).size).toBeGreaterThan(5);
    for (const { packets } of agents)
      expect(packets[1]?.info?.profile).toMatch(/^年齢: \d+\n性別: ..\n人物: ./);
    const ids = new Set(agents.map(({ packets }) => packets[1]?.info?.game_id));
    expect(ids.size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  test('[R001-CONT-14] in nl2017 nobody hears what is said in the same turn', async () => {
    const door = await testDoor('nl2017', { characters: null });
    const agents = team(door.url, 5, (packet, agent) => {
      if (packet.request !== 'TALK') return politely(packet, agent);
      const turns = (packet.talk_history ?? []).map(({ turn }) => turn);
      return (packet.info?.remain_count ?? 0) < 16 ? 'Over' : `聞いた${turns.join('と')}。`;
    });
    await Promise.all(agents.map(({ closed }) => closed));
    for (const { packets } of agents) {
      const asked = packets.filter(({ request, info }) => request === 'TALK' && info?.day === 1);
      expect(asked.length).toBeGreaterThan(3);
      asked.forEach(({ talk_history = [] }, turn) => {
        expect(talk_history.every((line) => line.turn === turn - 1)).toBe(true);
        expect(talk_history.length > 0).toBe(turn > 0);
      });
    }
  });

  test.each([
    ['refuse', 'Skip', null],
    ['strip', '>>Agent[01] こんにちは。', 1],
    ['warn', '>>Agent[01] こんにちは★。', 1],
  ] as const)(
    '[R001-NLSYS-02] talk with symbols, where the rule is %s, is heard as %s',
    async (symbols, text, to) => {
      const door = await testDoor('nl2017', { characters: null, symbols });
      team(door.url, 5, (packet, agent) =>
        packet.request === 'TALK' && packet.info?.day === 0 && packet.info.remain_count === 19
          ? '>>Agent[01] こんにちは★。'
          : politely(packet, agent),
      );
      await door.done;
      const [record = []] = door.records().values();
      expect(said(record)[0]).toMatchObject({ text, to });
      const substituted = record.find((event) => event.type === 'substituted');
      if (symbols === 'warn') expect(substituted?.reason).not.toBe('symbols');
      else expect(substituted).toMatchObject({ reason: 'symbols', sent: '>>Agent[01] こんにちは★。' });
    },
  );

  test('[R001-METR-15] the same agent plays by turns and in a village by the clock', async () => {
    const clock = rulesOf('nlp-5-freeform').clock;
    const rules = { ...rulesOf('nlp-5-freeform'), clock: clock === null ? null : { ...clock, askAgain: 1 } };
    const byClock = await testDoor('nlp-5-freeform', { rules, talk: 'asked' });
    const byTurns = await testDoor('nl2017', { characters: null });
    const agents = [...team(byClock.url, 5), ...team(byTurns.url, 5)];
    for (const door of [byClock, byTurns]) {
      const [result] = await door.done;
      expect(result?.winner).not.toBeNull();
      const [record = []] = door.records().values();
      expect(said(record).filter(({ text }) => text === 'こんにちは。').length).toBeGreaterThan(4);
    }
    for (const agent of agents) {
      await agent.closed;
      expect(agent.requests().at(-1)).toBe('FINISH');
    }
  });
});

describe('a group chat', () => {
  test('everybody speaks freely and hears each utterance once, with the time it was said', async () => {
    const door = await testDoor('nlp-5-freeform', { talk: 'freely' });
    const agents = team(door.url, 5, (packet, agent) => {
      const { request } = packet;
      if (request === 'TALK_PHASE_START') return ['  一つ目。\n', '', '二つ目。', 'Skip', 'もう言えない。'];
      return politely(packet, agent);
    });
    const [result] = await door.done;
    expect(result?.winner).not.toBeNull();
    await Promise.all(agents.map(({ closed }) => closed));
    const [record = []] = door.records().values();
    const first = said(record).filter(({ day }) => day === 0);
    // With no Skips allowed, Skip is the last word.
    for (let player = 1; player <= 5; player++) {
      expect(first.filter((talk) => talk.player === player).map(({ text }) => text)).toEqual([
        '一つ目。',
        '二つ目。',
        'Over',
      ]);
    }
    for (const { packets } of agents) {
      const day0 = packets.filter(({ info }) => info?.day === 0);
      const told = day0.flatMap(({ new_talk }) => new_talk ?? []);
      expect(told.map(({ idx, agent, text }) => ({ idx, agent, text }))).toEqual(
        first.map(({ idx, player, text }) => ({ idx, agent: nameOf(record, player), text })),
      );
      expect(told.every(({ time = 0 }) => time > 1_600_000_000_000)).toBe(true);
      expect(day0.find(({ request }) => request === 'TALK_PHASE_START')?.info?.remain_count).toBe(4);
      const own = day0.filter(({ new_talk, info }) => new_talk?.agent === info?.agent);
      expect(own.map(({ info }) => info?.remain_count)).toEqual([3, 2, 0]);
      // The broadcasts were the history: nothing is told twice.
      expect(day0.find(({ request }) => request === 'DAILY_FINISH')?.talk_history).toEqual([]);
      expect(packets[1]?.setting?.talk.duration).toBe(600_000);
    }
  });

  test('who leaves it has failed at once', async () => {
    const rules = rulesOf('nlp-5-freeform');
    const door = await testDoor('nlp-5-freeform', { talk: 'freely', rules });
    const agents = team(door.url, 5, (packet, agent) => {
      if (packet.request === 'TALK_PHASE_START' && agent.name === 'kanolab2') agent.socket.terminate();
      else if (packet.request === 'TALK_PHASE_START') return 'Over';
      return politely(packet, agent);
    });
    const [result] = await door.done;
    expect(result?.winner).toBeNull();
    const [record = []] = door.records().values();
    expect(record.some(({ type }) => type === 'failed')).toBe(true);
    for (const agent of agents.filter(({ name }) => name !== 'kanolab2')) {
      await agent.closed;
      expect(agent.requests().at(-1)).toBe('FINISH');
    }
  });
});

function nameOf(record: readonly Event[], player: number): string {
  const opened = record.find((event) => event.type === 'opened');
  return opened?.cast[player - 1]?.name ?? '';
}
