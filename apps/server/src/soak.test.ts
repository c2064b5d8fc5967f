import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { AiwolfTestAgent } from '../testing/aiwolf/agent.ts';
import { planOf } from '../testing/plan.ts';
import { TestPlayer, until } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import type { Plan } from './host/plan.ts';

const served = testServer({ aiwolf: { port: 0, isNeeded: true } });

/** Bytes that are still in use once everything that can be is let go. */
function heapInUse(): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times++) collect();
  return process.memoryUsage().heapUsed;
}

const BOTS = planOf('aiwolf-5');
/** With a program from outside on the last seat. */
const WITH_AGENT: Plan = {
  ...BOTS,
  seats: BOTS.seats.with(4, { type: 'client', door: 'aiwolf', name: '', offer: { key: '', anyone: true } }),
};

const TOGETHER = 20;

/** Some villages are played to their end; an agent plays in one of them, and somebody watches it. */
async function playSome(count: number): Promise<void> {
  const { id: played } = await served.host.create(WITH_AGENT);
  await until('the agent sits', async () => {
    const seat = (await served.host.find(played))?.plan.seats[4];
    return seat?.type === 'client' && seat.guest !== undefined;
  });
  const others = await Promise.all(Array.from({ length: count - 1 }, () => served.host.create(BOTS)));
  for (const id of [played, ...others.map((other) => other.id)])
    expect((await served.host.open(id)).ok).toBe(true);
  const watching = { url: () => served.url, village: played, token: null, name: 'watcher', say: null };
  const watcher = new TestPlayer(watching);
  await until('they end', () => served.host.villages === 0 && watcher.hasEnded);
  watcher.close();
}

async function playMany(count: number): Promise<void> {
  for (let left = count; left > 0; left -= TOGETHER) await playSome(Math.min(left, TOGETHER));
}

test('villages that have ended are let go: memory does not grow with their number', async () => {
  const agent = new AiwolfTestAgent(Number(new URL(served.doors.aiwolf ?? '').port), 'agent');
  const [few, many] = [runs(40, 200), runs(120, 2000)];
  await playMany(few);
  agent.packets.length = 0;
  agent.lines.length = 0;
  const before = heapInUse();
  await playMany(many - few);
  expect(agent.count('FINISH')).toBe(Math.ceil((many - few) / TOGETHER));
  agent.packets.length = 0;
  agent.lines.length = 0;
  const grown = heapInUse() - before;
  if (process.env.MURA_LONG) console.log({ few, many, before, grown });
  // What is kept of the latest, and code that was made ready; the record of one such village alone has some 30 kB.
  expect(grown).toBeLessThan(2_000_000);
  agent.socket.destroy();
}, 1_800_000);
