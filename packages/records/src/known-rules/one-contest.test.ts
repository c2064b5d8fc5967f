import { aiwolfRoles, aiwolfRules, plainSetup, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { playRandomly, playSetup } from '../../testing/play.ts';
import { readAny } from '../aiwolf/read-any.ts';
import { writeAIWolfLog } from '../aiwolf/write-log.ts';
import { writeNlpLog } from '../nlp/write-log.ts';
import type { Header, VillageRecord } from '../record.ts';

const GAMES = runs(20, 400);

/** The header of a game as it is read from its log. */
function headerFrom(record: VillageRecord, form: 'aiwolf' | 'nlp'): Header {
  const log = form === 'nlp' ? writeNlpLog(record) : writeAIWolfLog(record);
  const read = log.ok ? readAny(log.value) : expect.unreachable(log.error.reason);
  return read.ok ? read.value.header : expect.unreachable(`line ${read.error.line}: ${read.error.reason}`);
}

function many<Item>(make: (seed: string) => Item): Item[] {
  return Array.from({ length: GAMES }, (_, seed) => make(`contest ${seed}`));
}

function classes(headers: readonly Header[]): string[] {
  return [...new Set(headers.map(({ preset, rulesHash }) => `${preset} ${rulesHash}`))];
}

describe('the logs of many games by one set of rules, whatever happened in them,', () => {
  test.each([
    ['aiwolf-5', 'aiwolf'],
    ['aiwolf-15', 'aiwolf'],
    ['nl2017', 'aiwolf'],
    ['nlp-5', 'nlp'],
    ['nlp-9', 'nlp'],
    ['nlp-13', 'nlp'],
  ] as const)('have one hash, and belong to the preset: %s', (preset, form) => {
    const headers = many((seed) => headerFrom(playRandomly(preset, seed), form));
    expect(classes(headers)).toEqual([`${preset} ${headers[0]!.rulesHash}`]);
  });

  test.each<[name: string, rules: Rules]>([
    ['no attack', aiwolfRules(aiwolfRoles(5), { enableNoAttack: true })],
    ['no execution', aiwolfRules(aiwolfRoles(5), { enableNoExecution: true, maxRevote: 0 })],
    ['many rounds', aiwolfRules(aiwolfRoles(9), { maxRevote: 4, maxAttackRevote: 4 })],
    ['a last night', withLastNight(aiwolfRules(aiwolfRoles(5)))],
  ])('have one hash though no preset has these rules: %s', (_, rules) => {
    const headers = many((seed) => headerFrom(playSetup(plainSetup('custom', rules, seed), seed), 'aiwolf'));
    expect(classes(headers)).toHaveLength(1);
  });
});

function withLastNight(rules: Rules): Rules {
  return { ...rules, vote: { ...rules.vote, lastNight: 'acts' } };
}
