import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../testing/index.ts';
import { tableOf } from '../../testing/page.ts';
import { PRESETS } from '../index.ts';

/** The forms played by the clock, as the page tells them. */

function written(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The value at a place of the rules; a group that is not there has none of its parts. */
function valueAt(rules: unknown, place: string): string {
  const value = place
    .split('.')
    .reduce<unknown>((group, key) => (group as Record<string, unknown> | null)?.[key], rules);
  return written(value);
}

/** Every place of the rules but the roles and the phases. */
function placesOf(rules: object, prefix = ''): string[] {
  return Object.entries(rules).flatMap(([key, value]) => {
    const place = prefix + key;
    if (place === 'roles' || place === 'clock.phases') return [];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? placesOf(value, `${place}.`) : [place];
  });
}

const FORMS: Readonly<Record<string, string>> = { licos: 'licos-5', bbs: 'bbs-15', cgi: 'cgi', card: 'card' };

describe('the page', () => {
  test('[P5] has every rule of every form by the clock', () => {
    const table = tableOf('P5');
    const rows = table.map(({ rule = '' }) => rule);
    for (const [form, name] of Object.entries(FORMS)) {
      const rules = rulesOf(name);
      expect(table.map((row) => [row.rule, row[form]])).toEqual(
        rows.map((rule) => [rule, valueAt(rules, rule)]),
      );
      const missing = placesOf(rules).filter(
        (place) => !rows.some((rule) => rule === place || rule.startsWith(`${place}.`)),
      );
      expect(missing).toEqual([]);
    }
  });

  test('[P5] villages of one form differ in roles only', () => {
    const { roles: _licos, ...licos } = rulesOf('licos-5');
    const { roles: _bbs, ...bbs } = rulesOf('bbs-15');
    for (const [name, { roles: _, ...rules }] of PRESETS) {
      if (name.startsWith('licos-')) expect(rules, name).toEqual(licos);
      if (name.startsWith('bbs-')) expect(rules, name).toEqual(bbs);
    }
  });

  test('[P6] [K3] has every phase with its length', () => {
    const phases = Object.entries({ ...FORMS, 'nlp-5-freeform': 'nlp-5-freeform' }).flatMap(([form, name]) =>
      rulesOf(name).clock!.phases.flatMap(({ name: phase, on, parts, spans, ends }) =>
        spans.map(({ day, upTo, seconds }) => ({
          form,
          phase,
          on,
          parts: parts.join(', '),
          day: written(day ?? 'any'),
          living: `up to ${upTo}`,
          seconds: String(seconds),
          ends,
        })),
      ),
    );
    expect(tableOf('P6')).toEqual(phases);
  });

  test('[P7] says where the group chat differs from the turns', () => {
    const turns = rulesOf('nlp-5');
    const chat = rulesOf('nlp-5-freeform');
    const differing = placesOf(chat).filter(
      (place) => valueAt(chat, place) !== valueAt(turns, place) || !placesOf(turns).includes(place),
    );
    expect(tableOf('P7').map(({ rule, 'nlp-5-freeform': value }) => [rule, value])).toEqual(
      differing.map((place) => [place, valueAt(chat, place)]),
    );
    expect(chat.roles).toEqual(turns.roles);
  });
});
