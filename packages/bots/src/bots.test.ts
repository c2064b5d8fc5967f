import { readFileSync } from 'node:fs';
import { countPlayers, type Event, PRESETS, plainSetup, type Rules } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { type Played, playOut } from '../testing/villages.ts';
import type { Bot } from './index.ts';
import { BOTS, hisui } from './index.ts';

/** A village in which one bot sits on every seat. */
function playAlone(bot: Bot, preset: string, rules: Rules, seed: string): Played {
  const setup = plainSetup(preset, rules, seed);
  return playOut(
    setup,
    seed,
    setup.cast.map(() => bot),
  );
}

/** The last that happens: the roles are revealed, and by rule channels are opened and everybody talks for a while. */
function lastEventOf({ clock, end }: Rules): Event['type'] {
  if (clock !== null && clock.epilogue !== null) return 'phaseEnded';
  return end.opensChannels ? 'channelsOpened' : 'rolesRevealed';
}

/** Forms in which a bot that thinks long is played several times: asked for, by the clock, small and large. */
const THOUGHTFUL = ['aiwolf-5', 'aiwolf-10', 'nlp-5', 'bbs-9', 'licos-7'];
/** Large forms, one of each kind; a long run plays it in all. */
const LARGE = ['aiwolf-15', 'nlp-13', 'bbs-15', 'licos-15', 'cgi'];

/** The forms that a bot plays in a usual run. */
function formsOf(bot: Bot): [string, Rules][] {
  if (bot !== hisui || process.env.MURA_LONG) return [...PRESETS];
  return [...PRESETS].filter(([preset, rules]) => countPlayers(rules) <= 7 || LARGE.includes(preset));
}

describe.each([...BOTS])('%s', (_, bot) => {
  test.each(formsOf(bot))('is never refused, and plays %s to its end', (preset, rules) => {
    for (let game = 0; game < runs(bot === hisui ? 1 : 5, 100); game++) {
      const { record, refusals, answers } = playAlone(bot, preset, rules, `${preset}/${game}`);
      expect(refusals).toEqual([]);
      expect(answers).toBeGreaterThan(rules.roles.werewolf);
      expect(record.at(-1)?.type).toBe(lastEventOf(rules));
      expect(record.some(({ type }) => type === 'ended')).toBe(true);
    }
  });

  test('plays the same game from the same seed, and another one from another', () => {
    for (const [preset, rules] of PRESETS) {
      if (bot === hisui && !THOUGHTFUL.includes(preset)) continue;
      const once = JSON.stringify(playAlone(bot, preset, rules, 'seed').record);
      expect(JSON.stringify(playAlone(bot, preset, rules, 'seed').record)).toBe(once);
      expect(JSON.stringify(playAlone(bot, preset, rules, 'another').record)).not.toBe(once);
    }
  });

  test('is listed by its own name', () => {
    expect(BOTS.get(bot.name)).toBe(bot);
  });
});

test('the smallest complete bot, which newcomers copy, has fewer than fifty lines', () => {
  const source = readFileSync(new URL('./random.ts', import.meta.url), 'utf8');
  expect(source).toContain("name: 'random'");
  expect(source.trimEnd().split('\n').length).toBeLessThan(50);
});
