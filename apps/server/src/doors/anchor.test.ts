import { agentName, type Event, findPreset, type LengthRules, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { AiwolfTestAgent as AIWolfAgent, plainAgents } from '../../testing/aiwolf/agent.ts';
import { openDoor } from '../../testing/aiwolf/door.ts';
import {
  type AgentAnswers,
  type NlpTestAgent as NlpAgent,
  politely,
  team,
  testDoor,
} from '../../testing/nlp/door.ts';

/** What an agent of 2017 says, one utterance after another; how each was heard, and what was wrong with it. */
async function sayIn2017(texts: readonly string[], symbols: 'refuse' | 'strip') {
  const { door, port, records } = await openDoor({ preset: 'nl2017', symbols });
  let said = 0;
  new AIWolfAgent(port, 'speaker', ({ request }) =>
    request === 'TALK' ? (texts[said++] ?? 'Over') : undefined,
  );
  plainAgents(port, 4);
  const [result] = await door.done;
  const { player } = result!.players.find(({ name }) => name === 'speaker')!;
  return heardOf(records().get(result!.village)!, player).slice(0, texts.length);
}

function heardOf(record: readonly Event[], player: number): string[] {
  return record.flatMap((event) => (event.type === 'talked' && event.player === player ? [event.text] : []));
}

const ANCHORS = [1, 2, 3, 4, 5].map((player) => `>>${agentName(player)}`);

describe('the anchor is not part of an utterance:', () => {
  test('[R001-NLSYS-04] its signs are no symbols, where those that come after it are', async () => {
    const texts = [...ANCHORS.map((anchor) => `${anchor} はい`), `${ANCHORS[0]}はい`];
    expect(await sayIn2017(texts, 'refuse')).toEqual(texts);
    expect(await sayIn2017(['はい>>Agent[02]', `${ANCHORS[0]} は★い`], 'refuse')).toEqual(['Skip', 'Skip']);
    expect(await sayIn2017([`${ANCHORS[4]} は★い>>`], 'strip')).toEqual([`${ANCHORS[4]} はい`]);
  });

  const rules = (length: Partial<LengthRules>, preset = 'nlp-5'): Rules => {
    const found = findPreset(preset);
    if (!found.ok) throw new Error(found.error);
    const { talk } = found.value;
    const none = {
      countIn: 'charactersAndSpaces',
      perTalk: null,
      perPlayer: null,
      base: null,
      mention: null,
    } as const;
    return { ...found.value, talk: { ...talk, length: { ...none, ...length } } };
  };

  /** What one agent says first, as the village heard it. */
  async function hear(texts: readonly string[], length: Partial<LengthRules>) {
    let said = 0;
    const answers: AgentAnswers = (packet, agent) =>
      packet.request === 'TALK' && agent.name === 'kanolab1'
        ? (texts[said++] ?? 'Over')
        : politely(packet, agent);
    const door = await testDoor('nlp-5', { rules: rules(length), characters: null });
    const [speaker] = team(door.url, 5, answers);
    await door.done;
    const [record = []] = door.records().values();
    const sealed = record.find((event) => event.type === 'sealed');
    const player = (sealed?.players.indexOf('kanolab1') ?? 0) + 1;
    return { heard: heardOf(record, player).slice(0, texts.length), left: leftOf(speaker!) };
  }

  const leftOf = ({ packets }: NlpAgent) =>
    packets.flatMap(({ request, info }) => (request === 'TALK' ? [info?.remain_length] : []));

  test.each<[string, Partial<LengthRules>]>([
    ['of every utterance', { base: 10 }],
    ['of one talk', { perTalk: 10 }],
    ['that may be spent', { perPlayer: 10 }],
  ])('[R001-NLSYS-04] it does not count in the length %s', async (_, length) => {
    const anchor = `${ANCHORS[1]} `;
    const fits = `${anchor}${'あ'.repeat(10)}`;
    expect((await hear([fits], length)).heard).toEqual([fits]);
    expect((await hear([`${fits}い`], length)).heard).toEqual([fits]);
    expect((await hear([`${ANCHORS[1]}${'あ'.repeat(11)}`], length)).heard).toEqual([
      `${ANCHORS[1]}${'あ'.repeat(10)}`,
    ]);
  });

  test('[R001-NLSYS-04] it costs nothing of a budget, and the rest is counted', async () => {
    const { left } = await hear([`${ANCHORS[1]} 三文字`, `${ANCHORS[2]} 二字`], { perPlayer: 20 });
    expect(left.slice(0, 3)).toEqual([20, 17, 15]);
  });

  test('[R001-NLSYS-04] it does not count in a group chat either', async () => {
    const changed = rules({ base: 10 }, 'nlp-5-freeform');
    const door = await testDoor('nlp-5-freeform', { rules: changed, characters: null, talk: 'freely' });
    door.done.catch(() => {});
    const text = `${ANCHORS[1]} ${'あ'.repeat(10)}`;
    const [speaker] = team(door.url, 5, ({ request }, agent) => {
      if (request === 'NAME') return agent.name;
      return request === 'TALK_PHASE_START' && agent.name === 'kanolab1' ? `${text}い` : null;
    });
    const { new_talk } = await speaker!.until('TALK_BROADCAST');
    expect(new_talk?.text).toBe(text);
  });
});
