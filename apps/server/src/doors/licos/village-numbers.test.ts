import { villageNumber } from '@mura/records';
import { expect, test } from 'vitest';
import type { ListQuery, StoredVillage, VillageState } from '../../store/store.ts';
import { VillageNumbers } from './village-numbers.ts';

/** A host with so many villages, of which so many moments have several; it counts what is asked of it. */
class Villages {
  readonly all: StoredVillage[] = [];
  asked = 0;

  add(state: VillageState, count: number, made = () => this.all.length): void {
    for (let index = 0; index < count; index++) {
      const id = `village${String(this.all.length).padStart(5, '0')}`;
      this.all.push({ id, state, created: made() } as StoredVillage);
    }
  }

  async list({ state, before = Number.POSITIVE_INFINITY, limit }: ListQuery): Promise<StoredVillage[]> {
    this.asked++;
    return this.all
      .filter((one) => (state === undefined || one.state === state) && one.created < before)
      .sort((one, other) => other.created - one.created)
      .slice(0, limit);
  }
}

test('every village that waits or is played is found, however many there are', async () => {
  const villages = new Villages();
  villages.add('open', 700);
  villages.add('waiting', 450);
  villages.add('ended', 5000);
  const numbers = new VillageNumbers(villages);
  for (const { id } of villages.all.filter(({ state }) => state !== 'ended'))
    expect(await numbers.find(villageNumber(id))).toBe(id);
  expect(villages.asked).toBeLessThan(20);
  const { id } = villages.all.at(-800)!;
  expect(await numbers.find(villageNumber(id))).toBe(id);
});

test('villages made in the same moment are found too', async () => {
  const villages = new Villages();
  villages.add('open', 900, () => Math.floor(villages.all.length / 7));
  const numbers = new VillageNumbers(villages);
  for (const { id } of villages.all) expect(await numbers.find(villageNumber(id))).toBe(id);
});

test('a number that there is not costs one look, and what is made later is found', async () => {
  const villages = new Villages();
  villages.add('ended', 3000, () => villages.all.length * 1000);
  const numbers = new VillageNumbers(villages);
  expect(await numbers.find(12)).toBeUndefined();
  const before = villages.asked;
  for (let count = 0; count < 10; count++) expect(await numbers.find(13)).toBeUndefined();
  expect(villages.asked).toBe(before + 10);
  villages.add('waiting', 3, () => villages.all.length * 1000);
  const { id } = villages.all.at(-2)!;
  expect(await numbers.find(villageNumber(id))).toBe(id);
});
