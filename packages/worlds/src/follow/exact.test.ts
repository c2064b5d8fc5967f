import { describe, expect, test } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { Enumeration } from '../../testing/enumerate.ts';
import { placesOf, playClaiming, questionsOf, villageOf } from '../../testing/games.ts';
import { pick, randomFrom } from '../../../engine/testing/laws/random.ts';
import { follow } from './follower.ts';

function compare(preset: string, luck: number, places: number, questions: number, habits?: any) {
  const game = playClaiming(villageOf(preset, luck), luck, habits);
  const random = randomFrom(luck);
  const all = placesOf(game.record);
  for (const question of questionsOf(game)) {
    if (random(100) >= questions) continue;
    const chosen = places >= all.length ? all : Array.from({ length: places }, () => pick(all, random)).sort((a, b) => a - b);
    const follower = follow(question);
    let taken = 0;
    for (const place of chosen) {
      while (taken < place) { follower.take(game.record[taken]!, taken); taken++; }
      const slow = new Enumeration(game.record.slice(0, place), question).count();
      const fast = follower.worlds()!;
      if (fast.count !== slow.count) console.log(preset, luck, JSON.stringify(question), place, JSON.stringify(game.record[place-1]), fast.count, slow.count);
      expect({ count: fast.count, players: fast.players }).toEqual(slow);
    }
  }
}

describe('worlds are those of plain enumeration', () => {
  test.each(process.env.P?.split(',') ?? ['aiwolf-5', 'nlp-5', 'nl2017', 'nlp-5-freeform', 'licos-5', 'licos-5b', 'licos-5c'])('%s', (preset) => {
    for (let luck = 0; luck < Number(process.env.N ?? 6); luck++) compare(preset, luck, Number(process.env.K ?? 30), Number(process.env.Q ?? 30), luck % 3 === 0 ? { over: 70, absent: 20, gone: 20 } : undefined);
  }, 100000);
});
import fc from 'fast-check';
import { customSetup, clockSetup } from '../../../engine/testing/laws/setups.ts';
import { begin } from '../../../engine/testing/laws/game.ts';
test('custom', () => {
  const small = customSetup(fc.integer({ min: 3, max: 6 }));
  const clocks = clockSetup().filter((s) => s.cast.length <= 6);
  const setups = fc.sample(process.env.CLOCK ? clocks : small, { seed: Number(process.env.S ?? 1), numRuns: Number(process.env.N ?? 50) });
  let bad = 0, all_ = 0;
  const seen = new Set<string>();
  setups.forEach((setup, luck) => {
    const game = playClaiming(setup, luck, luck % 3 === 0 ? { over: 70, absent: 20, gone: 20 } : undefined);
    const random = randomFrom(luck);
    const all = placesOf(game.record);
    for (const question of questionsOf(game)) {
      if (random(100) >= Number(process.env.Q ?? 30)) continue;
      const chosen = Array.from({ length: Number(process.env.K ?? 10) }, () => pick(all, random)).sort((a, b) => a - b);
      const follower = follow(question);
      let taken = 0;
      for (const place of chosen) {
        while (taken < place) { follower.take(game.record[taken]!, taken); taken++; }
        const slow = new Enumeration(game.record.slice(0, place), question).count();
        const fast = follower.worlds()!;
        all_++;
        if (JSON.stringify({ count: fast.count, players: fast.players }) !== JSON.stringify(slow)) {
          bad++;
          const key = `${luck}`;
          if (!seen.has(key)) { seen.add(key);
          const { roles, vote, divine, guard, attack, end, absence, laterDays, firstDay } = setup.rules;
          console.log('BAD', luck, JSON.stringify(question), place, JSON.stringify(game.record[place-1]).slice(0,200), fast.count, slow.count, JSON.stringify(Object.entries(roles).filter(([,n])=>n)), JSON.stringify({vote,divine,guard,attack,end:end.test,absence,laterDays,firstDay}));
          }
        }
      }
    }
  });
  console.log('BADS', bad, all_);
}, 600000);
