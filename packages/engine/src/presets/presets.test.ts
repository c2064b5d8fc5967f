import { describe, expect, test } from 'vitest';
import { tableOf } from '../../testing/page.ts';
import {
  AIWOLF_DEFAULTS,
  AIWOLF_SIZES,
  aiwolfRoles,
  aiwolfRules,
  countPlayers,
  findPreset,
  PRESETS,
  ROLES,
  type Rules,
} from '../index.ts';

/** A value of the rules as the page writes it. */
function written(value: unknown): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** All rules but the roles, by their place: `vote.rounds`. */
function places(rules: object, prefix = ''): [place: string, value: string][] {
  return Object.entries(rules).flatMap(([key, value]): [string, string][] => {
    if (prefix === '' && key === 'roles') return [];
    const place = prefix + key;
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? places(value, `${place}.`) : [[place, written(value)]];
  });
}

function preset(name: string): Rules {
  const found = findPreset(name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

describe('the page', () => {
  test('[P1] [O2] has the roles of every preset', () => {
    const expected = [...PRESETS].map(([name, rules]) => ({
      preset: name,
      players: String(countPlayers(rules)),
      ...Object.fromEntries(ROLES.map((role) => [role, String(rules.roles[role] ?? 0)])),
    }));
    expect(tableOf('P1')).toEqual(expected);
  });

  test('[P2] has every rule of every preset', () => {
    const columns = {
      aiwolf: 'aiwolf-5',
      'nlp-5': 'nlp-5',
      'nlp-9': 'nlp-9',
      'nlp-13': 'nlp-13',
      nl2017: 'nl2017',
    };
    const table = tableOf('P2');
    for (const [column, name] of Object.entries(columns)) {
      expect(table.map((row) => [row.rule, row[column]])).toEqual(places(preset(name)));
    }
  });

  test('[P2] aiwolf-3 to aiwolf-18 differ in roles only', () => {
    expect(AIWOLF_SIZES).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    for (const size of AIWOLF_SIZES) {
      expect(places(preset(`aiwolf-${size}`))).toEqual(places(preset('aiwolf-5')));
    }
  });

  test('[P3] has every setting of AIWolf with its default', () => {
    const rows = tableOf('P3').map(({ setting, default: value }) => [setting, value]);
    expect(rows).toEqual(Object.entries(AIWOLF_DEFAULTS).map(([key, value]) => [key, written(value)]));
  });

  test('[P3] says which rules a setting becomes', () => {
    const roles = aiwolfRoles(5);
    const usual = new Map(places(aiwolfRules(roles)));
    for (const { setting = '', rules = '' } of tableOf('P3')) {
      const value = AIWOLF_DEFAULTS[setting as keyof typeof AIWOLF_DEFAULTS];
      const other = typeof value === 'boolean' ? !value : value + 7;
      const changed = places(aiwolfRules(roles, { [setting]: other }));
      const differing = changed.filter(([place, text]) => usual.get(place) !== text).map(([place]) => place);
      expect(differing, setting).toEqual(rules.split(', '));
    }
  });
});

test('[P4] an unknown preset is refused with a sentence that names all presets', () => {
  const found = findPreset('chess');
  expect(found).toEqual({
    ok: false,
    error: `There is no preset 'chess'. Presets: ${[...PRESETS.keys()].join(', ')}`,
  });
});

test('[R001-CONT-09] the contest village has a seer, a werewolf, a possessed and two villagers', () => {
  const { roles } = preset('nl2017');
  expect(roles).toEqual({
    villager: 2,
    seer: 1,
    medium: 0,
    bodyguard: 0,
    freemason: 0,
    werewolf: 1,
    possessed: 1,
    fox: 0,
  });
});
