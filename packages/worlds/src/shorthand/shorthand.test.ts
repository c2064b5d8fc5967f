import { agentCast, castFor, findCast, MAX_PLAYERS } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersOf } from './letters.ts';
import { parseShorthand } from './parse.ts';
import { printShorthand } from './print.ts';
import { type ShorthandTable, SIGNS } from './table.ts';

/** The characters of the table quoted in the paper on LiCOS, as far as they can be told. */
const QUOTED = [...'異老五宿修旅虎兵妙羊孫娘面'];

function findings(text: string, letters: readonly string[] = QUOTED): string[] {
  const parsed = parseShorthand(text, letters);
  return parsed.ok
    ? []
    : parsed.error.map(({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`);
}

describe('letters', () => {
  test('are those of the cast, else numbers in a circle or letters of the name', () => {
    const mura = findCast('mura');
    if (mura === undefined) throw new Error('no cast');
    const letters = mura.characters.slice(0, 9).map(({ letter }) => letter);
    expect(lettersOf(castFor(mura, 9, 'ja'))).toEqual(letters);
    expect(lettersOf(castFor(mura, 9, 'en'))).toEqual(letters);
    expect(lettersOf(agentCast(3))).toEqual(['①', '②', '③']);
    expect(lettersOf(agentCast(20)).at(-1)).toBe('⑳');
    expect(lettersOf([{ name: '羊飼い' }, { name: '老人' }, { name: '老婆' }])).toEqual(['羊', '人', '婆']);
  });

  test('are never shared', () => {
    const name = fc.string({ maxLength: 4 }).map((text) => ({ name: text }));
    const word = fc
      .constantFrom('少年', '少女', '青年', 'Anna', 'Ann', '', '|', '①')
      .map((text) => ({ name: text }));
    fc.assert(
      fc.property(fc.array(fc.oneof(name, word), { maxLength: MAX_PLAYERS }), (cast) => {
        const letters = lettersOf(cast);
        expect(new Set(letters).size).toBe(cast.length);
        for (const letter of letters) expect([...letter]).toHaveLength(1);
      }),
    );
  });
});

/** A table of up to 20 players in groups, the dead last. */
const tables: fc.Arbitrary<ShorthandTable> = fc
  .record({
    order: fc.shuffledSubarray(
      Array.from({ length: MAX_PLAYERS }, (_, index) => index + 1),
      { minLength: 1 },
    ),
    cuts: fc.array(fc.boolean(), { minLength: MAX_PLAYERS, maxLength: MAX_PLAYERS }),
    living: fc.nat(6),
    labels: fc.array(fc.option(fc.constantFrom('妙真', 'A', '仮定1', 'x y')), { minLength: 1, maxLength: 4 }),
  })
  .chain(({ order, cuts, living, labels }) => {
    const groups: number[][] = [[]];
    order.forEach((player, index) => {
      if (index > 0 && cuts[index]) groups.push([]);
      groups.at(-1)?.push(player);
    });
    const signs = fc.tuple(
      ...groups.map((group) =>
        fc.array(fc.constantFrom(...SIGNS), { minLength: group.length, maxLength: group.length }),
      ),
    );
    return fc.tuple(...labels.map((label) => signs.map((row) => ({ label, signs: row })))).map((rows) => ({
      groups: groups.map((players, index) => ({ players, dead: index >= living })),
      rows,
    }));
  });

describe('the shorthand of the bulletin board', () => {
  test('[R003-LPLAY-16] is read: letters, groups, a row for each hypothesis, grey, white, black, the dead', () => {
    const parsed = parseShorthand(
      [
        '異老 | 虎五宿 | 修旅兵妙 † 羊孫娘面',
        '真偽 | 霊白黒 | 灰白灰灰 † 白白狼狼',
        '偽真 | 霊白白 | 白灰灰灰 † 白白狼狼',
      ].join('\n'),
      QUOTED,
    );
    expect(parsed).toEqual({
      ok: true,
      value: {
        groups: [
          { players: [1, 2], dead: false },
          { players: [7, 3, 4], dead: false },
          { players: [5, 6, 8, 9], dead: false },
          { players: [10, 11, 12, 13], dead: true },
        ],
        rows: [
          {
            label: null,
            signs: [
              ['real', 'fake'],
              ['medium', 'white', 'black'],
              ['grey', 'white', 'grey', 'grey'],
              ['white', 'white', 'werewolf', 'werewolf'],
            ],
          },
          {
            label: null,
            signs: [
              ['fake', 'real'],
              ['medium', 'white', 'white'],
              ['white', 'grey', 'grey', 'grey'],
              ['white', 'white', 'werewolf', 'werewolf'],
            ],
          },
        ],
      },
    });
  });

  test('[R003-LPLAY-16] comes back as it was written, whatever the table', () => {
    const letters = lettersOf(agentCast(MAX_PLAYERS));
    fc.assert(
      fc.property(tables, (table) => {
        expect(parseShorthand(printShorthand(table, letters), letters)).toEqual({ ok: true, value: table });
      }),
    );
  });

  test('is aligned by group where the quoted print is damaged (E003-09), and nothing is guessed', () => {
    const quoted = [
      '異老 | %五宿 | M修旅虎兵宿妙 † 羊孫娘面',
      '真偽 | 霊白白 | 灰白灰灰灰灰 † 白白狼狼',
      '偽真 | 霊白白 | 白灰灰灰灰灰 † 白白狼狼',
    ].join('\n');
    expect(findings(quoted)).toEqual([
      '1:6 unknownLetter: Nobody has the letter %',
      '1:12 unknownLetter: Nobody has the letter M',
      '1:17 repeatedLetter: 宿 stands here a second time',
      '2:12 width: Expected 7 signs as in line 1, found 6',
      '3:12 width: Expected 7 signs as in line 1, found 6',
    ]);
  });

  test('may have labels, wide bars and blanks', () => {
    const parsed = parseShorthand('　　：異老｜五\n\n異真：真偽｜白\r\n: 偽真 | 黒', QUOTED);
    expect(parsed.ok && parsed.value.rows.map(({ label }) => label)).toEqual(['異真', null]);
    expect(parsed.ok && parsed.value.groups).toEqual([
      { players: [1, 2], dead: false },
      { players: [3], dead: false },
    ]);
  });

  test('says where it is wrong', () => {
    expect(findings('')).toEqual(['1:1 noRows: Expected a line of players and at least one line of signs']);
    expect(findings('異老')).toEqual([
      '1:1 noRows: Expected a line of players and at least one line of signs',
    ]);
    expect(findings('異老 | \n真偽 | ')).toEqual(['1:5 emptyGroup: A group without players']);
    expect(findings('異老 | 五\n真偽白')).toEqual([
      '2:1 groups: Expected 2 groups as in line 1, found 1',
      '2:1 width: Expected 2 signs as in line 1, found 3',
    ]);
    expect(findings('異 † 老\n真 | 偽')).toEqual(['2:5 deadSign: The † stands elsewhere in line 1']);
    expect(findings('異老\n真x')).toEqual(['2:2 unknownSign: x is no sign']);
    expect(findings('異'.repeat(5_000))).toEqual([
      '1:1 tooLong: Expected at most 4000 characters, found 5000',
    ]);
  });

  test('is never stuck, whatever is given', () => {
    const text = fc.string({ unit: fc.constantFrom(...'異老|†真灰: ：\n\t｜x'), maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        const parsed = parseShorthand(given, QUOTED);
        if (parsed.ok) expect(parseShorthand(printShorthand(parsed.value, QUOTED), QUOTED)).toEqual(parsed);
        else expect(parsed.error.length).toBeGreaterThan(0);
      }),
    );
  });
});
