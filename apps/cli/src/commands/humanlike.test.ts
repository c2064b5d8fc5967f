import { checkRun, playGame, ready } from '@mura/arena';
import { discussionTables, studied } from '@mura/corpus';
import { natural } from '@mura/language';
import { readRecord } from '@mura/records';
import { expect, test } from 'vitest';

const GAMES = process.env.MURA_LONG === undefined ? 6 : 60;

/** How often opinions join the one before, among those that join or oppose it (seed 002, table 6). */
async function attunementOf(bot: string) {
  const run = checkRun({ preset: 'bbs-9', seed: 'table 6', bots: [bot] });
  if (!run.ok) return expect.fail(run.error);
  const prepared = ready(run.value, await natural.loadSpeech('ja'));
  const villages = Array.from({ length: GAMES }, (_, game) => {
    const read = readRecord(playGame(prepared, game + 1).text);
    return read.ok ? studied(read.value.record, { tongue: 'ja' }) : expect.fail();
  });
  const { human, werewolf } = discussionTables(villages, ['vote', 'inspect']).relations;
  return { human, werewolf };
}

test('[R002-ANA-06] a humanlike bot joins and opposes opinions as often as people did in table 6', async () => {
  const { human, werewolf } = await attunementOf('humanlike');
  expect(human.total).toBeGreaterThan(100);
  expect(Math.abs(human.attune / human.total - 1063 / 2144)).toBeLessThan(0.05);
  expect(Math.abs(werewolf.attune / werewolf.total - 237 / 548)).toBeLessThan(0.1);
}, 300_000);
