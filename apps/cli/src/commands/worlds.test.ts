import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { mura } from '../../testing/mura.ts';
import { refusal } from '../../testing/refusal.ts';

const golden = (path: string) => fileURLToPath(new URL(`../../../../golden/${path}`, import.meta.url));
const FIVE = golden('records/v1-aiwolf-5.mura.jsonl');
const FIFTEEN = golden('logs/aiwolf-protocol/anac2019-15p-000.log');
/** An event of day 5, with three seers and two mediums. */
const LATE = ['--at', '900'];
const folder = mkdtempSync(join(tmpdir(), 'mura-worlds-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function ask(...args: string[]) {
  return JSON.parse(await answer(['worlds', ...args, '--json']));
}

describe('worlds --json', () => {
  test('counts the worlds of the observer at the opening', async () => {
    const { code, stdout, stderr } = await mura(['worlds', FIVE, '--at', '0', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const opening = JSON.parse(stdout);
    expect(opening).toMatchObject({ at: 0, as: 'observer', assume: 'none', if: [], worlds: 60 });
    expect(Object.keys(opening.players)).toEqual(['1', '2', '3', '4', '5']);
    expect(opening.players['3']).toEqual({ villager: 24, seer: 12, werewolf: 12, possessed: 12 });
  });

  test('knows 5,405,400 worlds of fifteen players', async () => {
    expect(await ask(FIFTEEN, '--at', '0')).toMatchObject({ worlds: 5_405_400 });
  });

  test('knows what a player knows, by number and by name, and what the pack and the master know', async () => {
    const askAs = (as: string) => ask(FIVE, '--at', '9', '--as', as);
    const one = await askAs('5');
    const named = await askAs('Agent[05]');
    const pack = await askAs('werewolves');
    const master = await askAs('master');
    expect(one.as).toBe(5);
    expect(one.players['5']).toMatchObject({ werewolf: one.worlds, seer: 0 });
    expect(named).toEqual(one);
    expect(pack.worlds).toBe(one.worlds);
    expect(master.worlds).toBe(1);
  });

  test('ends with one world, when all roles are told', async () => {
    expect(await ask(FIVE)).toMatchObject({ worlds: 1, gaps: [], unknown: [] });
  });

  test('takes claims as facts only where it is told to', async () => {
    const none = await ask(FIFTEEN, ...LATE);
    const village = await ask(FIFTEEN, ...LATE, '--assume', 'village');
    const one = await ask(FIFTEEN, ...LATE, '--assume', '6,Agent[04]');
    expect(village.worlds).toBeLessThan(one.worlds);
    expect(one.worlds).toBeLessThan(none.worlds);
    expect([none.assume, village.assume, one.assume]).toEqual(['none', 'village', [6, 4]]);
  });

  test('supposes what it is told, several things together', async () => {
    const all = await ask(FIFTEEN, ...LATE);
    const seer = await ask(FIFTEEN, ...LATE, '--if', '6=seer');
    const both = await ask(FIFTEEN, ...LATE, '--if', '6=seer', '--if', 'Agent[04] is not a wolf');
    expect(seer.worlds).toBe(all.players['6'].seer);
    expect(both.worlds).toBe(seer.worlds - seer.players['4'].werewolf);
    expect(both.if).toEqual([
      { player: 6, what: 'seer', is: true },
      { player: 4, what: 'werewolf', is: false },
    ]);
  });

  test('has the claim table, with contradictions, and who cannot be what they claim', async () => {
    const { claims, broken } = await ask(FIFTEEN, ...LATE, '--claims');
    expect(claims.counterClaims).toEqual([
      { role: 'seer', players: [3, 6, 15], held: 1 },
      { role: 'medium', players: [4, 7], held: 1 },
    ]);
    const three = claims.claimants.find(({ player }: { player: number }) => player === 3);
    expect(three).toMatchObject({
      role: 'seer',
      contradictions: [{ type: 'victimCalledWerewolf', target: 6 }],
    });
    expect(broken).toEqual([3]);
  });
});

describe('why', () => {
  test('names the fewest events from which a cell follows', async () => {
    const { why } = await ask(
      FIFTEEN,
      ...LATE,
      '--as',
      '4',
      '--why',
      '15=werewolf',
      '--why',
      '2=werewolf',
      '--why',
      '8=seer',
      '--lang',
      'en',
    );
    expect(why).toEqual([
      {
        player: 15,
        what: 'werewolf',
        verdict: 'certain',
        facts: [{ seq: 391, text: 'you are the medium and saw Agent[15] a werewolf' }],
      },
      {
        player: 2,
        what: 'werewolf',
        verdict: 'impossible',
        facts: [{ seq: 390, text: 'Agent[02] was attacked in the night of day 1' }],
      },
      { player: 8, what: 'seer', verdict: 'possible', facts: [] },
    ]);
  });

  test('says which facts an impossible hypothesis contradicts', async () => {
    const args = [FIFTEEN, ...LATE, '--assume', 'village', '--if', '3=seer', '--lang', 'en'];
    const { worlds, contradicts, cases } = await ask(...args);
    expect({ worlds, cases }).toEqual({ worlds: 0, cases: [] });
    expect(contradicts.map(({ seq }: { seq: number }) => seq)).toEqual([102, 601]);
    const told = await answer(['worlds', ...args]);
    expect(told).toContain('0 possible worlds');
    expect(told).toContain('  601: Agent[06] was attacked in the night of day 2');
  });

  test('needs no event where the roles of the village say it', async () => {
    const { why } = await ask(FIVE, '--at', '0', '--why', '1=fox', '--lang', 'en');
    expect(why).toEqual([{ player: 1, what: 'fox', verdict: 'impossible', facts: [] }]);
    expect(await answer(['worlds', FIVE, '--at', '0', '--why', '1=fox', '--lang', 'en'])).toContain(
      'Agent[01] cannot be a fox, because\n  the roles of this village leave nothing else',
    );
  });
});

describe('rivals', () => {
  test('are told by cases, which are all worlds together', async () => {
    const { worlds, cases } = await ask(FIFTEEN, ...LATE, '--as', '4');
    expect(
      cases.map(({ role, players }: { role: string; players: number[] }) => ({ role, players })),
    ).toEqual([
      { role: 'seer', players: [3, 6, 15] },
      { role: 'medium', players: [4, 7] },
    ]);
    for (const one of cases) {
      const counts = one.cases.map((each: { worlds: number }) => each.worlds);
      expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(worlds);
    }
    expect(cases[1].cases).toContainEqual({ name: '真-狼', roles: ['medium', 'werewolf'], worlds: 990 });
  });

  test('[R000-INFO-07] say what follows if one of them is false', async () => {
    const { ifFake, players, worlds } = await ask(FIFTEEN, ...LATE, '--assume', 'village', '--claims');
    const six = ifFake.find(({ player }: { player: number }) => player === 6);
    expect(six).toMatchObject({ role: 'seer', worlds: worlds - players['6'].seer });
    expect(six.implied).toContainEqual({ player: 15, role: 'seer', verdict: 'certain' });
  });
});

describe('beside the record', () => {
  const talk = readFileSync(FIVE, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))
    .find(({ type, channel }) => type === 'talked' && channel === 'talk');
  const claim = (fields: object) => JSON.stringify({ seq: talk.seq, player: talk.player, ...fields });

  test('claims may be given that people found in natural talk', async () => {
    const beside = file('claims.jsonl', `${claim({ type: 'role', role: 'seer' })}\n`);
    const at = ['--at', String(talk.seq), '--claims', '--beside', beside];
    const none = await ask(FIVE, ...at);
    const honest = await ask(FIVE, ...at, '--assume', 'village');
    expect(none.claims.claimants).toMatchObject([{ player: talk.player, role: 'seer' }]);
    expect(none).toMatchObject({ worlds: 60 });
    // Of the 60 deals go those in which they are a villager.
    expect(honest).toMatchObject({ worlds: 60 - 24 });
  });

  test('a wrong claim is refused with its line', async () => {
    const beside = file('wrong.jsonl', `\n${claim({ type: 'role', role: 'king' })}\n`);
    expect(await refusal(['worlds', FIVE, '--beside', beside])).toEqual({
      code: 1,
      said: `mura: ${beside}, line 2: "role" must be a role, e.g. "seer".\n`,
    });
  });
});

describe('shorthand', () => {
  test('[R003-LPLAY-16] is given for a post, a row for each rival, and counted when read back', async () => {
    const { shorthand } = await ask(FIFTEEN, ...LATE, '--assume', 'village', '--shorthand');
    const [head, ...rows] = shorthand.split('\n');
    expect(head).toMatch(/^：⑦ \| ⑧⑨⑩⑪⑬⑭ † /);
    expect(rows.map((row: string) => row.split('：')[0])).toEqual([
      '③真破綻',
      '⑥真',
      '⑮真',
      '④真',
      '⑦真破綻',
    ]);
    const table = file('table.txt', `${head}\n${rows[1]}\n`);
    const real = await ask(FIFTEEN, ...LATE, '--assume', 'village', '--if', '6=seer');
    const read = await ask(FIFTEEN, ...LATE, '--assume', 'village', '--table', table);
    expect(real.worlds).toBeGreaterThan(0);
    expect(read.rows).toEqual([{ row: 1, label: '⑥真', worlds: real.worlds }]);
  });

  test('that is wrong is refused with its place', async () => {
    const table = file('wrong.txt', '①②\n灰\n');
    expect(await refusal(['worlds', FIVE, '--table', table])).toEqual({
      code: 1,
      said: `mura: ${table}, line 2, column 1: Expected 2 signs as in line 1, found 1. Letters of this village: ①②③④⑤.\n`,
    });
  });
});

describe('the curve', () => {
  test('[R000-INFO-11] is written as a picture and as JSON', async () => {
    const [svg, json] = [join(folder, 'curve.svg'), join(folder, 'curve.json')];
    await ask(FIVE, '--curve', svg);
    await ask(FIVE, '--curve', json);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*Agent\[05\][\s\S]*<\/svg>\n$/);
    const { steps, lines } = JSON.parse(readFileSync(json, 'utf8'));
    expect(lines.map(({ as }: { as: unknown }) => as)).toEqual(['observer', 1, 2, 3, 4, 5, 'werewolves']);
    for (const { counts } of lines) expect(counts).toHaveLength(steps.length);
  });

  test('goes to a file of a known kind', async () => {
    expect((await refusal(['worlds', FIVE, '--curve', 'curve.png'])).said).toContain('.svg or .json');
  });
});

describe('for people', () => {
  test('there is a grid, in every language', async () => {
    const english = await answer(['worlds', FIVE, '--at', '9', '--as', '5', '--lang', 'en']);
    const japanese = await answer(['worlds', FIVE, '--at', '9', '--as', '5', '--lang', 'ja']);
    expect(english).toContain('possible worlds');
    expect(english).toMatch(/^ +villager +seer +werewolf +possessed$/m);
    expect(english).toMatch(/^5 Agent\[05\] +· +· +● +·$/m);
    expect(english).toMatch(/^1 Agent\[01\] +○ 50\.0% +○ 25\.0% +· +○ 25\.0%$/m);
    expect(japanese).toMatch(/^ +村人 +占い師 +人狼 +狂人$/m);
    const korean = await answer(['worlds', FIFTEEN, ...LATE, '--as', '4', '--lang', 'ko', '--claims']);
    expect(korean).toMatch(/^ +마을 사람 +점술가 +영매사 /m);
    expect(korean).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  });

  test('a claim that cannot be true is crossed out', async () => {
    const stdout = await answer(['worlds', FIFTEEN, ...LATE, '--as', '4', '--lang', 'en', '--claims']);
    expect(stdout).toMatch(/^15 Agent\[15\] † +· +✗ /m);
    expect(stdout).toContain('✗ Agent[03] called Agent[06] a werewolf, who died in the night');
    expect(stdout).toContain('Each claims to be the seer: Agent[03], Agent[06], Agent[15].');
    expect(stdout).toContain('day 2: identified Agent[15] werewolf');
  });

  test('English is English: one world is a world, and rivals are told in words', async () => {
    expect(await answer(['worlds', FIVE, '--lang', 'en'])).toMatch(/^1 possible world\n/);
    const rivals = await answer(['worlds', FIFTEEN, ...LATE, '--as', '4', '--lang', 'en', '--claims']);
    expect(rivals).toContain('  Agent[04] medium, Agent[07] werewolf: 990 worlds, 14.3%\n');
    expect(rivals).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    const japanese = await answer(['worlds', FIFTEEN, ...LATE, '--as', '4', '--lang', 'ja']);
    expect(japanese).toContain('  真-狼  990通り 14.3%\n');
  });
});

describe('a clear refusal answers', () => {
  test.each([
    [
      ['--as', '6'],
      "There is no viewpoint '6'. Viewpoints: 1 to 5, a name of the cast, observer, werewolves, master.",
    ],
    [['--at', '9999'], /^There is no event 9999 to stop at\. Give --at from 0 to \d+\.$/],
    [['--assume', 'Otto'], /^'Otto' cannot be assumed honest\. Give none, village, or players/],
    [['--if', 'Otto is the seer'], /'Otto is the seer' does not begin with a player/],
    [['--if', '3=king'], /'3=king' does not say a role: villager/],
    [['--if', '3=seeer'], /'3=seeer' does not say a role \(did you mean seer\?\): villager/],
  ] as const)('%j', async (args, said) => {
    const refused = await refusal(['worlds', FIVE, ...args]);
    expect(refused.code).toBe(1);
    const sentence = refused.said.replace(/^mura: /, '').trimEnd();
    if (typeof said === 'string') expect(sentence).toBe(said);
    else expect(sentence).toMatch(said);
  });
});

describe('theory', () => {
  test('[R002-ANA-08] shows the exact chance, the guide and the simulations', async () => {
    const told = JSON.parse(await answer(['worlds', 'theory', '--players', '15', '--wolves', '3', '--json']));
    expect(told.day).toMatchObject({ exact: '1619/2145' });
    expect(told.night).toMatchObject({ exact: '771/896' });
    expect(told.guide).toBeCloseTo(3 / Math.sqrt(15), 12);
    expect(Math.abs(told.day.bloc.share - 0.971)).toBeLessThan(4 * told.day.bloc.error);
  });

  test('[R002-ANA-07] tells it to people, with the guide', async () => {
    const stdout = await answer(['worlds', 'theory', '--games', '0']);
    expect(stdout).toContain('1619/2145  75.48 %');
    expect(stdout).toContain('guide m/√n = 0.775');
    expect(stdout).toContain('97.1 %');
  });

  test('refuses more werewolves than players', async () => {
    expect((await refusal(['worlds', 'theory', '--players', '3', '--wolves', '4'])).said).toBe(
      'mura: There cannot be 4 werewolves among 3 players.\n',
    );
  });
});
