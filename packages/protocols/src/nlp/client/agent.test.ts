import { type Event, findPreset, type Question, seeGiven, viewFor } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { type NlpRecording, readFrames, readJsonLog } from '../../../testing/nlp/recording.ts';
import { NlpEncoder, type Packet, type Wire } from '../index.ts';
import { NlpAgent } from './agent.ts';

const WIRE: Wire = {
  gameId: () => 'game',
  generation: 's25',
  timeout: { action: 60_000, response: 120_000 },
  talk: 'asked',
  lines: new Map(),
  timeOf: () => 0,
};

interface Watched {
  readonly events: readonly Event[];
  readonly questions: readonly Question[];
  readonly agent: NlpAgent;
}

/** What a player of ours makes of what an agent was sent. */
function watch({ sent }: NlpRecording, index: number): Watched {
  const agent = new NlpAgent();
  const taken = sent[index]!.map((packet) => agent.take(packet as unknown as Packet));
  return {
    agent,
    events: taken.flatMap(({ events }) => events),
    questions: taken.flatMap(({ question }) => (question === null ? [] : [question])),
  };
}

const recordings = [
  ['5 bots', readFrames('5p-bots')],
  ['5 Python agents', readJsonLog('5p-python-agents')],
  ['13 bots', readFrames('13p-bots')],
] as const;

describe.each(recordings)('fed what the contest server sent: %s', (_, recording) => {
  const seats = recording.cast.map((__, index) => watch(recording, index));

  test('a player is asked as often as the agent was, and its answers were legal', () => {
    seats.forEach(({ questions, agent }, index) => {
      const answers = recording.answers[index]!;
      expect(questions).toHaveLength(answers.length);
      questions.forEach(({ request, legal }, place) => {
        if (!('targets' in legal)) return;
        // The sample agents may choose themselves, which a seer may not.
        if (legal.act === 'divine' && answers[place] === recording.cast[index]?.name) return;
        const texts = legal.targets.map((target) =>
          agent.textOf({ type: legal.act, player: request.player, target }, false),
        );
        expect(texts).toContain(answers[place]);
      });
    });
  });

  test('they hear every utterance and every vote once, and what they know is what the server says', () => {
    for (const { events } of seats) {
      const talks = events.flatMap((event) =>
        event.type === 'talked' && event.channel === 'talk' ? [event] : [],
      );
      const keys = talks.map(({ day, idx }) => `${day}/${idx}`);
      expect(new Set(keys).size).toBe(keys.length);
      const days = new Set(talks.map(({ day }) => day));
      for (const day of days) {
        const count = talks.filter((talk) => talk.day === day).length;
        expect(talks.filter((talk) => talk.day === day).map(({ idx }) => idx)).toEqual(
          Array.from({ length: count }, (__, place) => place),
        );
      }
    }
    const last = seats.map(({ events }) => events.at(-1));
    for (const event of last) expect(event).toMatchObject({ type: 'rolesRevealed' });
    const ends = seats.map(({ events }) => events.find(({ type }) => type === 'ended'));
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  });

  test('told again by our own server, it is the same', () => {
    seats.forEach(({ events, agent }, index) => {
      const { gameId } = recording;
      const encoder = new NlpEncoder({ ...WIRE, gameId: () => gameId });
      const view = viewFor(agent.player, []);
      const told = events.flatMap((event) => {
        seeGiven(view, event);
        return encoder.hear(event, view) ?? [];
      });
      const finish = recording.sent[index]!.at(-1);
      expect(JSON.parse(JSON.stringify(told.at(-1)))).toEqual(finish);
      const days = told.filter(({ request }) => request === 'DAILY_INITIALIZE');
      const theirs = recording.sent[index]!.filter(({ request }) => request === 'DAILY_INITIALIZE');
      expect(days.map(({ info }) => JSON.parse(JSON.stringify(info)))).toEqual(
        theirs.map(({ info }) => info),
      );
    });
  });
});

describe('names', () => {
  test('bots say Agent[01], the others hear the name, and the other way round', () => {
    const { agent, events } = watch(readFrames('5p-bots'), 0);
    const opened = events.find((event) => event.type === 'opened');
    const third = opened?.cast[2]?.name ?? '';
    const say = { type: 'talk', player: 1, channel: 'talk', text: 'VOTE Agent[03]' } as const;
    expect(agent.textOf(say, false)).toBe(`VOTE ${third}`);
    const texts = events.flatMap((event) => (event.type === 'talked' ? [event.text] : []));
    expect(texts.some((text) => /Agent\[0[1-5]\]が怪しい/.test(text))).toBe(true);
    expect(texts.some((text) => text.includes(third))).toBe(false);
  });
});

describe('a group chat', () => {
  const rules = findPreset('nlp-5-freeform');

  test('a free player is asked when it begins and when others speak, and hears nothing twice', () => {
    expect(rules.ok).toBe(true);
    const agent = new NlpAgent();
    const base = readFrames('5p-bots').sent[0]!;
    const initialize = structuredClone(base[0]) as unknown as Packet & {
      setting: { talk: { duration: number } };
    };
    initialize.setting.talk.duration = 60_000;
    agent.take(initialize);
    agent.take(base[1] as unknown as Packet);
    const info = { ...(base[1] as unknown as Packet).info!, remain_count: 4 };
    const other = Object.keys(info.status_map ?? {}).find((name) => name !== info.agent) ?? '';
    const line = { idx: 0, day: 0, turn: 0, agent: other, text: 'hello', skip: false, over: false, time: 1 };
    expect(agent.take({ request: 'TALK_PHASE_START', info })).toMatchObject({ isFree: true, question: {} });
    const heard = agent.take({ request: 'TALK_BROADCAST', info, new_talk: line });
    expect(heard.events).toMatchObject([{ type: 'talked', text: 'hello' }]);
    expect(heard.question).not.toBeNull();
    const own = { ...line, idx: 1, agent: info.agent };
    expect(agent.take({ request: 'TALK_BROADCAST', info, new_talk: own }).question).toBeNull();
    expect(agent.textOf({ type: 'talk', player: 1, channel: 'talk', text: 'Skip' }, true)).toBeNull();
    expect(agent.textOf({ type: 'talk', player: 1, channel: 'talk', text: 'Over' }, true)).toBe('Over');
    expect(agent.again()).toBeNull();
    expect(agent.take({ request: 'TALK_PHASE_END', info }).events).toMatchObject([{ type: 'phaseEnded' }]);
    // That server tells everything again in the evening.
    const evening = agent.take({ request: 'DAILY_FINISH', info, talk_history: [line, own] });
    expect(evening.events.map(({ type }) => type)).toEqual(['duskFell']);
  });
});
