import type { Contradiction } from '@mura/worlds';
import { expect, test } from 'vitest';
import { LANGUAGES, loadInEveryLanguage } from './languages.ts';
import { tellContradiction } from './reasons.ts';

const NAMES = ['千代', '源太', '小夜'];

/** One of each kind; the type keeps the list whole. */
const ALL: { readonly [Type in Contradiction['type']]: Extract<Contradiction, { type: Type }> } = {
  noSuchRole: { type: 'noSuchRole', role: 'fox', seqs: [1] },
  twoRoles: { type: 'twoRoles', roles: ['seer', 'medium'], seqs: [1] },
  otherRole: { type: 'otherRole', role: 'medium', needed: 'seer', seqs: [1] },
  twoResults: { type: 'twoResults', target: 2, seqs: [1] },
  tooManyResults: { type: 'tooManyResults', count: 3, possible: 2, seqs: [1] },
  tooManyWerewolves: { type: 'tooManyWerewolves', count: 4, possible: 3, seqs: [1] },
  ofTheFuture: { type: 'ofTheFuture', about: 5, seqs: [1] },
  notIdentified: { type: 'notIdentified', target: 2, seqs: [1] },
  onHimself: { type: 'onHimself', by: 'guarded', seqs: [1] },
  victimCalledWerewolf: { type: 'victimCalledWerewolf', target: 2, seqs: [1] },
  guardedVictim: { type: 'guardedVictim', target: 2, seqs: [1] },
  shownOtherwise: { type: 'shownOtherwise', target: 2, role: 'possessed', seqs: [1] },
};

const TEXTS = await loadInEveryLanguage('reasons');

test('every contradiction has a sentence of its own in each language, with its facts', () => {
  for (const language of LANGUAGES) {
    const told = Object.values(ALL).map((one) => tellContradiction(one, NAMES, TEXTS[language]));
    expect(new Set(told).size).toBe(told.length);
    for (const [index, one] of Object.values(ALL).entries()) {
      if ('target' in one) expect(told[index]).toContain('源太');
      if ('count' in one) expect(told[index]).toContain(`${one.count}`);
      if ('about' in one) expect(told[index]).toContain('5');
    }
  }
  expect(tellContradiction(ALL.otherRole, NAMES, TEXTS.en)).toBe(
    'claims to be the medium and reports what only the seer knows',
  );
  expect(tellContradiction(ALL.twoRoles, NAMES, TEXTS.ja)).toBe('占い師を名乗った後に霊媒師を名乗った');
  expect(tellContradiction(ALL.shownOtherwise, ['지요', '겐타', '사요'], TEXTS.ko)).toBe(
    '광인으로 밝혀진 겐타에 대해 다르게 말했다',
  );
});
