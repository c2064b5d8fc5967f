import { test } from 'vitest';
import { expectGolden } from '../../../checks/golden.ts';
import { simulate } from './simulate.ts';

const HEAD = `# The digests of a few fixed games. A change of the rules, of a bot, of chance or of the record's form changes
# them, and the commit says so. To write them anew: npm run golden
# preset, games, seed, bots, digest`;

const PLANS = [
  { preset: 'aiwolf-3', bots: ['random'] },
  { preset: 'aiwolf-5', bots: ['random', 'chatter'] },
  { preset: 'aiwolf-15', bots: ['random', 'chatter'] },
  { preset: 'nl2017', bots: ['random'] },
  { preset: 'nlp-5', bots: ['random'] },
  { preset: 'nlp-13', bots: ['random'] },
  { preset: 'nlp-5-freeform', bots: ['random'] },
  { preset: 'licos-15', bots: ['random', 'chatter'] },
  { preset: 'bbs-15', bots: ['random', 'chatter'] },
  { preset: 'cgi', bots: ['random'] },
  { preset: 'card', bots: ['random'] },
];

async function lineOf({ preset, bots }: (typeof PLANS)[number]): Promise<string> {
  const result = await simulate({ preset, bots, games: 20, seed: 'signature', workers: 1 });
  return `${preset} 20 signature ${bots.join(',')} ${result.ok ? result.value.digest : result.error}`;
}

test('the signature of the rules is the one that is written down', async () => {
  const lines: string[] = [];
  for (const plan of PLANS) lines.push(await lineOf(plan));
  expectGolden(new URL('../../../golden/signature.txt', import.meta.url), `${[HEAD, ...lines].join('\n')}\n`);
});
