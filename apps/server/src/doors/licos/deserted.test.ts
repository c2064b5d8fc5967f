import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterVillage } from '../../../testing/licos/entering.ts';
import { LicosHarness } from '../../../testing/licos/harness.ts';
import { until } from '../../../testing/player.ts';

let door: LicosHarness;

beforeEach(async () => {
  door = await new LicosHarness().open();
});
afterEach(() => door.close());

test('a village that has ended is let go when everybody has left it for a while', async () => {
  const { human: token, session: who } = door.user();
  const { client } = await enterVillage(door.url, { token, who });
  await client.phase('morning', 1);
  const [open] = await door.host.list({ state: 'open', limit: 1 });
  const feed = await door.host.feed(open!.id);
  door.run();
  await client.phase('result');
  // There is one feed as long as the village lives here or somebody follows it.
  expect(await door.host.feed(open!.id)).toBe(feed);
  expect(feed?.isFollowed).toBe(true);
  client.break();
  await until('it is let go', () => feed?.isFollowed === false);
});
