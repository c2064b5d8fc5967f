import { describe, expect, test } from 'vitest';
import { packOf } from './cast-pack.ts';

const CAST = {
  names: { ja: '港', en: 'Harbour' },
  licence: 'CC0-1.0',
  characters: [{ id: 'mio', faces: { neutral: 'mio.png', happy: 'glad.png' } }, { id: 'ren' }],
};
const json = (value: unknown) => new File([JSON.stringify(value)], 'cast.json');
const picture = (name: string, ...bytes: number[]) => new File([new Uint8Array(bytes)], name);

describe('the files of a cast', () => {
  test('are one pack, with every picture that the JSON file names in its place', async () => {
    const files = [
      picture('mio.png', 1, 2, 255),
      json(CAST),
      picture('glad.png', 7),
      picture('other.png', 9),
    ];
    expect(await packOf(files)).toEqual({
      ok: true,
      value: {
        ...CAST,
        characters: [
          { id: 'mio', faces: { neutral: 'AQL/', happy: 'Bw==' } },
          { id: 'ren', faces: {} },
        ],
      },
    });
  });

  test('are refused where one is missing or none can be read', async () => {
    const error = async (...files: File[]) => {
      const read = await packOf(files);
      return read.ok ? null : read.error;
    };
    expect(await error(picture('mio.png', 1))).toEqual({ type: 'noJson' });
    expect(await error(new File(['{'], 'cast.json'))).toEqual({ type: 'notJson' });
    expect(await error(json({ names: {} }))).toEqual({ type: 'notJson' });
    expect(await error(json(CAST), picture('mio.png', 1))).toEqual({ type: 'missing', name: 'glad.png' });
  });
});
