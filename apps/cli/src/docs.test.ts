import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { testFolder } from '../testing/folder.ts';
import { mura as muraRun } from '../testing/mura.ts';
import { mura } from './program.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function read(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

/** The commands that do something, with the words by which they are called. */
function leaves(command: Command, words: readonly string[] = []): [string, Command][] {
  const runs = command.commands.length === 0 || command.name() === 'worlds';
  const own: [string, Command][] = runs ? [[words.join(' '), command]] : [];
  return [...own, ...command.commands.flatMap((one) => leaves(one, [...words, one.name()]))];
}

/** The part of a page under the heading of a command. */
function sectionOf(name: string): string {
  const sections = read('docs/CLI.md').split(/^##+ /m);
  const section = sections.find((one) => new RegExp(`^[^\\n]*\`mura ${name}[ \`]`).test(one)) ?? '';
  return name === 'serve' ? section + read('docs/OPERATE.md') : section;
}

test('docs/CLI.md tells of every command and every option', async () => {
  const missing = leaves(await mura([])).flatMap(([name, command]) => {
    const section = sectionOf(name);
    if (section === '') return [name];
    const options = command.options.flatMap(({ long }) => long ?? []).filter((long) => long !== '--json');
    return options.filter((long) => !section.includes(long)).map((long) => `${name} ${long}`);
  });
  expect(missing).toEqual([]);
});

const PAGES = [
  ...[
    'README.md',
    'README.ja.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'ARCHITECTURE.md',
    'CHANGELOG.md',
    'starters/README.md',
    'clients/python/README.md',
  ],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true })
    .map((page) => join('docs', String(page)))
    .filter((page) => page.endsWith('.md')),
];

/** As the pages of a hosting site make them from headings. */
function anchorsOf(page: string): Set<string> {
  const headings = [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

test('every link of the pages leads somewhere', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  ).filter(({ link }) => !/^[a-z]+:/.test(link));
  expect(links.length).toBeGreaterThan(30);
  const dead = links.filter(({ page, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor);
  });
  expect(dead).toEqual([]);
});

/** The lines of code of a page: in fences, or indented. */
function codeLines(page: string): string[] {
  return read(page)
    .split('\n')
    .filter((line) => /^ {4,}\S/.test(line) || /^(npx|mura|echo) /.test(line))
    .map((line) => line.trim());
}

/** The words of each call of `mura` on a line, without what follows in a comment or another command. */
function callsIn(line: string): string[][] {
  const code = line.replace(/\s#\s.*$/, '');
  return [...code.matchAll(/(?:^|[|&(] *|npx )mura ([a-z][^|&)]*)/g)].map(([, words = '']) =>
    words.trim().split(/\s+/),
  );
}

test('every example of the command line names a command and options that there are', async () => {
  const commands = leaves(await mura([])).sort(([one], [other]) => other.length - one.length);
  const calls = PAGES.filter((page) => !/CHANGELOG|decisions/.test(page)).flatMap((page) =>
    codeLines(page).flatMap((line) => callsIn(line).map((words) => ({ page, line, words }))),
  );
  expect(calls.length).toBeGreaterThan(80);
  const wrong = calls.filter(({ words }) => {
    const [name, command] = commands.find(([one]) => `${words.join(' ')} `.startsWith(`${one} `)) ?? [];
    if (name === undefined || command === undefined) return true;
    const known = new Set(command.options.flatMap(({ long, short }) => [long, short]));
    const given = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split('=')[0]);
    return given.some(
      (option) => !known.has(option) && !known.has(option?.replace(/^--no-/, '--')) && option !== '--help',
    );
  });
  expect(wrong.map(({ page, line }) => `${page}: ${line}`)).toEqual([]);
});

const examples = testFolder();

/** What takes a server, minutes or files of one's own; tests of their own run these. */
const ELSEWHERE = /^(door|connect|serve|tournament|play|mcp)\b/;

test.each([
  ['README.md', 'Try'],
  ['README.ja.md', '試す'],
])('the examples of %s under "%s" run, one after another', async (page, heading) => {
  const folder = join(examples, page);
  const [, section = ''] = read(page).split(`\n## ${heading}\n`);
  const lines = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('    '));
  let ran = 0;
  for (const line of lines) {
    const input = /^ *echo '(.*)' \|/.exec(line)?.[1];
    const words = callsIn(line.trim())[0]!;
    if (ELSEWHERE.test(words[0]!)) continue;
    const files = () => readdirSync(join(folder, 'games')).map((name) => join(folder, 'games', name));
    const args = words.flatMap((word, index) => {
      if (word === 'games/*.mura.jsonl') return files();
      if (words[index - 1] === '--games') return String(Math.min(4, Number(word)));
      return words[index - 1] === '--record' ? join(folder, word) : word.replaceAll("'", '');
    });
    const { code, stderr } = await muraRun(args, input === undefined ? {} : { input: `${input}\n` });
    expect([line.trim(), code, stderr.includes('rror')]).toEqual([line.trim(), 0, false]);
    ran++;
  }
  expect(ran).toBeGreaterThan(2);
});
