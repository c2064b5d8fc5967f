import { findPreset } from '@mura/engine';
import { expect, test, vi } from 'vitest';
import { AiwolfTestAgent, plainAgents } from '../../../testing/aiwolf/agent.ts';
import { openDoor } from '../../../testing/aiwolf/door.ts';
import { HandClock } from '../../../testing/aiwolf/hand-clock.ts';

/** Agents that echo what they heard last, with who said it in which turn. */
function echoes(port: number, count: number, talks: number): AiwolfTestAgent[] {
  return Array.from({ length: count }, (_, index) => {
    let said = 0;
    return new AiwolfTestAgent(port, `echo ${index}`, ({ request, talkHistory }) => {
      if (request === 'DAILY_INITIALIZE') said = 0;
      if (request !== 'TALK') return undefined;
      if (said++ >= talks) return 'Over';
      return `私はエコーです${talkHistory!.map(({ agent, turn }) => `、${agent}番${turn}回`).join('')}`;
    });
  });
}

test('[R001-CONT-14] nobody is sent talk of the turn in which they speak', async () => {
  const { door, port } = await openDoor({ preset: 'nl2017' });
  const agents = echoes(port, 5, 3);
  await door.done;
  for (const { packets } of agents) {
    let turn = -1;
    for (const { request, talkHistory } of packets) {
      if (request === 'DAILY_INITIALIZE') turn = -1;
      if (request !== 'TALK') continue;
      turn++;
      expect(talkHistory!.every((talk) => talk.turn === turn - 1)).toBe(true);
      if (turn > 0) expect(talkHistory!.length).toBeGreaterThan(1);
    }
  }
});

test('[R001-CONT-12] talk goes on until 20 turns have passed, or everybody has answered Over', async () => {
  const lengthOfDay = async (talks: number) => {
    const { door, port } = await openDoor({ preset: 'nl2017' });
    const [agent] = echoes(port, 5, talks);
    await door.done;
    const day1 = agent!.packets.findIndex(({ gameInfo }) => gameInfo?.day === 1);
    const rest = agent!.packets.slice(day1);
    const end = rest.findIndex(({ request }) => request === 'DAILY_FINISH');
    return rest.slice(0, end).filter(({ request }) => request === 'TALK').length;
  };
  expect(await lengthOfDay(1000)).toBe(20);
  expect(await lengthOfDay(4)).toBe(5);
});

test('[R001-NLSYS-07] an answer after 4.9 s is accepted, after 5.1 s it is dropped and recorded as late', async () => {
  const clock = new HandClock();
  const rules = findPreset('nl2017');
  if (!rules.ok) throw new Error(rules.error);
  const { door, port, records } = await openDoor({ preset: 'nl2017', rules: rules.value, clock });
  let isHeld = true;
  const slow = new AiwolfTestAgent(port, 'slow', ({ request }) =>
    request === 'TALK' && isHeld ? null : undefined,
  );
  plainAgents(port, 4);
  const askedTimes = (times: number) => vi.waitUntil(() => slow.count('TALK') >= times, 120_000);
  await askedTimes(1);
  clock.advance(4900);
  slow.send('四秒九です');
  await askedTimes(2);
  clock.advance(5100);
  await askedTimes(3);
  isHeld = false;
  slow.send('五秒一です');
  slow.send('Over');
  const [result] = await door.done;
  const events = records().get(result!.village)!;
  const { player } = result!.players.find(({ name }) => name === 'slow')!;
  const texts = events.flatMap((event) =>
    event.type === 'talked' && event.player === player ? [event.text] : [],
  );
  expect(texts[0]).toBe('四秒九です');
  expect(texts).not.toContain('五秒一です');
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'substituted', player, act: 'talk', reason: 'late', used: 'Skip' }),
  );
});

test('[R001-NLSYS-03] an anchor names its addressee in the record, and is sent to the others as it was', async () => {
  const { door, port, records } = await openDoor({ preset: 'nl2017', symbols: 'refuse' });
  const text = '>>Agent[02] あなたは占い師ですか？';
  new AiwolfTestAgent(port, 'asks', ({ request }) => (request === 'TALK' ? text : undefined));
  const others = plainAgents(port, 4);
  const [result] = await door.done;
  const { player } = result!.players.find(({ name }) => name === 'asks')!;
  expect(records().get(result!.village)).toContainEqual(
    expect.objectContaining({ type: 'talked', player, text, to: 2 }),
  );
  const heard = others[0]!.packets.flatMap(({ talkHistory }) => talkHistory ?? []);
  expect(heard).toContainEqual(expect.objectContaining({ agent: player, text }));
});

test('[R001-NLSYS-01] only talk is natural language; votes and acts are the usual commands', async () => {
  const { door, port, records } = await openDoor({ preset: 'nl2017' });
  const chosen: { name: string; request: string; target: number }[] = [];
  for (let index = 1; index <= 5; index++) {
    const name = `speaker ${index}`;
    new AiwolfTestAgent(port, name, (packet, agent) => {
      // Words about a vote are words: whom they vote for, only the command says.
      if (packet.request === 'TALK')
        return agent.count('TALK') % 3 === 0 ? 'Over' : '私は１番の人に投票します。';
      const answer = agent.plainAnswer(packet);
      if (answer?.startsWith('{')) {
        chosen.push({ name, request: packet.request, target: JSON.parse(answer).agentIdx });
      }
      return answer;
    });
  }
  const [result] = await door.done;
  const events = records().get(result!.village)!;
  const nameOf = new Map(result!.players.map(({ player, name }) => [player, name]));
  const ballots = events.flatMap((event) => (event.type === 'voted' ? [event] : []));
  const inOrder = (votes: { name: string | undefined; target: number }[]) =>
    votes.map(({ name, target }) => `${name} ${target}`).sort();
  const commands = chosen.filter(({ request }) => request === 'VOTE');
  expect(inOrder(ballots.map(({ player, target }) => ({ name: nameOf.get(player), target })))).toEqual(
    inOrder(commands),
  );
  expect(new Set(ballots.map(({ target }) => target)).size).toBeGreaterThan(1);
  const texts = events.flatMap((event) => (event.type === 'talked' ? [event.text] : []));
  expect(new Set(texts)).toEqual(new Set(['私は１番の人に投票します。', 'Over']));
  expect(events.some(({ type }) => type === 'substituted')).toBe(false);
});
