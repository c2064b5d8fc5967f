import { readConfiguration } from '@mura/server';
import { expect, test } from 'vitest';
import { expectGolden } from '../../../checks/golden.ts';
import { WEB_LIMITS } from '../../server/src/web/limits.ts';
import { configurationPage } from '../testing/configuration-page.ts';
import { mura } from './program.ts';

test('docs/CONFIGURATION.md has every option, variable and default', async () => {
  const page = configurationPage(await mura([]), { ...WEB_LIMITS });
  expectGolden(new URL('../../../docs/CONFIGURATION.md', import.meta.url), page);
});

test('the file of --config takes every option of serve but its own name and --json', async () => {
  const serve = (await mura([])).commands.find((command) => command.name() === 'serve');
  const names = (serve?.options ?? []).map((option) => option.attributeName());
  const unknown = names.filter((name) => {
    const read = readConfiguration(JSON.stringify({ [name]: null }));
    return !read.ok && read.error.includes('is not known here');
  });
  expect(unknown.sort()).toEqual(['config', 'json']);
});
