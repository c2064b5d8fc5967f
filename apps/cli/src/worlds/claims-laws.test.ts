import { readdirSync, readFileSync } from 'node:fs';
import type { Event } from '@mura/engine';
import { readAny, type VillageRecord } from '@mura/records';
import type { ClaimTable } from '@mura/worlds';
import { expect, test } from 'vitest';
import { brokenClaimants, momentOf } from './answer.ts';

type PrintedClaimant = ClaimTable['claimants'][number];

const FOLDER = new URL('../../../../golden/logs/aiwolf-protocol/', import.meta.url);

/** Contest games of many hands, in the formal protocol. */
const RECORDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.log'))
  .map((name) => {
    const record = readAny(readFileSync(new URL(name, FOLDER), 'utf8'), name);
    if (!record.ok) throw new Error(name);
    return { name, record: record.value };
  });

/** Whether all that somebody claimed is so, and happened before he said it. */
function isTruthful(
  { player, comingOuts, results, guards, fellows }: PrintedClaimant,
  record: VillageRecord,
): boolean {
  const events = record.entries.map(({ seq, event }) => ({ seq, event: event as Event }));
  const deal = events.flatMap(({ event }) => (event.type === 'sealed' ? [event.deal] : []))[0];
  const didBefore = (seq: number, matches: (event: Event) => boolean) =>
    events.some((entry) => entry.seq < seq && matches(entry.event));
  return (
    comingOuts.every(({ type, role }) => (type === 'role') === (deal?.[player - 1] === role)) &&
    fellows.every(({ target, role }) => deal?.[target - 1] === role && deal[player - 1] === role) &&
    results.every(({ seq, by, target, result }) =>
      didBefore(
        seq,
        (event) =>
          event.type === by && event.player === player && event.target === target && event.result === result,
      ),
    ) &&
    guards.every(({ seq, target }) =>
      didBefore(
        seq,
        (event) => event.type === 'guarded' && event.player === player && event.target === target,
      ),
    )
  );
}

test('who tells nothing but the truth is in no contradiction, and is never left without a world', () => {
  let truthful = 0;
  for (const { name, record } of RECORDS) {
    const last = record.entries.findLast(({ event }) => event.type === 'talked')?.seq;
    const moment = momentOf(record, last, []);
    const honest = moment.claims.claimants.filter((claimant) => isTruthful(claimant, record));
    truthful += honest.filter(({ results }) => results.length > 0).length;
    for (const { player, contradictions } of honest)
      expect([name, player, contradictions]).toEqual([name, player, []]);
    const broken = brokenClaimants(moment, { as: 'observer', assume: 'none', hypotheses: [] });
    expect([name, broken.filter((player) => honest.some((one) => one.player === player))]).toEqual([
      name,
      [],
    ]);
  }
  expect(truthful).toBeGreaterThan(5);
});
