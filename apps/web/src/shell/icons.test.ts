import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const publicFile = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

/** Width and height of a PNG, as its header says. */
function sizeOf(file: Buffer): string {
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

interface AppIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

test('every system finds an icon of its kind and size to install the page as an app', () => {
  const { icons }: { icons: AppIcon[] } = JSON.parse(publicFile('manifest.webmanifest').toString());
  const drawn = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of drawn) expect([src, sizeOf(publicFile(src))]).toEqual([src, sizes]);
  expect(drawn.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const apple = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(page)?.[1] ?? expect.fail();
  expect(sizeOf(publicFile(apple))).toBe('180x180');
});
