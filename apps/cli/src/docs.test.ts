import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
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
  ...['README.md', 'README.ja.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'starters/README.md', 'clients/python/README.md'],
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
