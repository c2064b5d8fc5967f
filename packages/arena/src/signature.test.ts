import { createHash } from 'node:crypto';
import { SOFTWARE } from '@mura/records';
import { expect, test } from 'vitest';
import { expectGolden } from '../../../checks/golden.ts';
import { digestOf } from './files.ts';
import { playGame } from './game.ts';
import { checkRun, ready } from './run.ts';
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

/** Records name the version that wrote them. A new version of the same rules has the signature of this one. */
const WRITTEN_BY = 'mura 0.1.0';

function lineOf(plan: (typeof PLANS)[number]): string {
  return `${plan.preset} 20 signature ${plan.bots.join(',')} ${digestOfPlan(plan, WRITTEN_BY)}`;
}

/** As `simulate` makes it, of records that the named software has written. */
function digestOfPlan({ preset, bots }: (typeof PLANS)[number], software: string): string {
  const run = checkRun({ preset, bots, seed: 'signature' });
  if (!run.ok) return run.error;
  const playing = ready(run.value);
  const hash = createHash('sha256');
  for (let game = 1; game <= 20; game++) {
    const { text } = playGame(playing, game);
    hash.update(digestOf(Buffer.from(text.replace(`"software":"${SOFTWARE}"`, `"software":"${software}"`))));
  }
  return hash.digest('hex');
}

test('the signature of the rules is the one that is written down', () => {
  const lines = PLANS.map(lineOf);
  expectGolden(new URL('../../../golden/signature.txt', import.meta.url), `${[HEAD, ...lines].join('\n')}\n`);
});

test('the signature is the digest of `simulate`, but for the version', async () => {
  const [plan] = PLANS;
  const result = await simulate({ ...plan!, games: 20, seed: 'signature', workers: 1 });
  expect(result.ok && result.value.digest).toBe(digestOfPlan(plan!, SOFTWARE));
});
