import type { Part, Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { hasActors, holder, KINDS } from '../../testing/rule-page/doings.ts';
import { applies, UNSEEN } from '../../testing/rule-page/unseen.ts';
import {
  isParts,
  isSound,
  placesOf,
  read,
  type Variation,
  type VariedPath,
  variationsOf,
} from '../../testing/rule-page/variations.ts';
import { BASES } from '../../testing/rule-page/villages.ts';
import { LANGUAGES, loadInEveryLanguage } from '../languages.ts';
import { rulePage } from './page.ts';

const TEXTS = await loadInEveryLanguage('rulePage');

/** Every rule that can matter is on the page: another value gives another page. One that cannot leaves it as it is. */

/** A part that is taken from a day, or from a phase on days that have it, is missed by those who act in it. */
function isMissed(path: VariedPath, before: Rules, after: Rules): boolean {
  const [kept, all] = [read(after, path), read(before, path)] as [readonly Part[], readonly Part[]];
  const taken = all.find((part) => !kept.includes(part))!;
  if (!hasActors(before, taken)) return false;
  return (
    path[0] !== 'clock' ||
    KINDS.some(
      (kind) => before[kind].includes(taken) && holder(before, kind, taken) !== holder(after, kind, taken),
    )
  );
}

function pagesOf(rules: Rules): string[] {
  return LANGUAGES.map((language) => rulePage(rules, TEXTS[language]));
}

function isShown(variation: Variation): boolean {
  const { path, before, after } = variation;
  if (isParts(read(before, path))) return isMissed(path, before, after);
  return !UNSEEN.some((exception) => applies(exception, variation));
}

describe.each(BASES)('in %s', (_name, rules) => {
  const variations = variationsOf(rules);

  test('the village is sound, and most places have another sound value', () => {
    expect(isSound(rules)).toBe(true);
    const varied = new Set(variations.map(({ place }) => place)).size;
    expect(varied).toBeGreaterThan(0.7 * placesOf(rules).length);
  });

  test('another value of a rule that matters gives another page, in every language; no other rule is told', () => {
    const usual = pagesOf(rules);
    const wrong = variations.flatMap((variation) => {
      const { place, path, after } = variation;
      const changed = pagesOf(after).map((page, language) => page !== usual[language]);
      const isRight = changed.every((is) => is === isShown(variation));
      return isRight ? [] : [`${place} = ${JSON.stringify(read(after, path))}: ${changed}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('every exception is needed by some village', () => {
  const all = BASES.flatMap(([, rules]) => variationsOf(rules));
  const idle = UNSEEN.filter((exception) => !all.some((variation) => applies(exception, variation)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});
