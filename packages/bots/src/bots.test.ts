import { readFileSync } from 'node:fs';
import { countPlayers, type Event, OVER, PRESETS, type Rules, SKIP, type Talk } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../checks/runs.ts';
import { BUDGET, playAlone, playInTime } from '../testing/alone.ts';
import { BOTS, type Bot } from './index.ts';

/** The last that happens: the roles are revealed, and by rule channels are opened and everybody talks for a while. */
function lastEventOf({ clock, end }: Rules): Event['type'] {
  if (clock !== null && clock.epilogue !== null) return 'phaseEnded';
  return end.opensChannels ? 'channelsOpened' : 'rolesRevealed';
}

/** They think long, with the same mind: in a usual run they share out the forms; a long run plays all with each. */
const THINKERS = ['hisui', 'talker', 'humanlike'];
/** Forms in which each of them is played once more from the same seed. */
const AGAIN: Readonly<Record<string, readonly string[]>> = {
  hisui: ['aiwolf-5', 'aiwolf-10'],
  talker: ['nlp-5', 'licos-7'],
  humanlike: ['nlp-5'],
};
/** Large forms, one of each kind. */
const LARGE = ['aiwolf-15', 'nlp-13', 'bbs-15', 'licos-15', 'cgi'];

/** The forms that a bot plays in a usual run. */
function formsOf(bot: Bot): [string, Rules][] {
  if (!thinksLong(bot) || process.env.MURA_LONG) return [...PRESETS];
  const shared = [...PRESETS].filter(([preset, rules]) => countPlayers(rules) <= 7 || LARGE.includes(preset));
  const own = shared.filter((_, place) => place % THINKERS.length === THINKERS.indexOf(bot.name));
  const again = AGAIN[bot.name]!.filter((preset) => own.every(([other]) => other !== preset));
  return [...own, ...again.map((preset): [string, Rules] => [preset, PRESETS.get(preset)!])];
}

function thinksLong({ name }: Bot): boolean {
  return THINKERS.includes(name);
}

/** Games over all forms together that a long run plays. */
const LONG: Readonly<Record<string, number>> = {
  honest: 100_000,
  hisui: 5000,
  talker: 5000,
  humanlike: 1000,
};

function gamesOf(bot: Bot): number {
  return runs(1, Math.ceil((LONG[bot.name] ?? 6600) / PRESETS.size));
}

/** A whisper may come too late for its phase; the village talks until all are over. */
function wordsOf(talks: readonly Pick<Talk, 'player' | 'channel' | 'text'>[]): string[] {
  return talks
    .filter(({ channel, text }) => channel === 'talk' && text !== SKIP && text !== OVER)
    .map(({ player, text }) => `${player} ${text}`)
    .toSorted();
}

function heardIn(record: readonly Event[]): string[] {
  return wordsOf(record.flatMap((event) => (event.type === 'talked' ? [event] : [])));
}

describe.each([...BOTS])('%s', (_, bot) => {
  test.each(formsOf(bot))(
    '[R001-METR-15] is never refused, answers in time, is heard, and plays %s to its end',
    (preset, rules) => {
      for (let game = 0; game < gamesOf(bot); game++) {
        const played = playInTime(bot, preset, rules, `${preset}/${game}`);
        const { record, refusals, answers, slowest, said } = played;
        expect(refusals).toEqual([]);
        expect(slowest).toBeLessThan(BUDGET);
        expect(answers).toBeGreaterThan(rules.roles.werewolf);
        expect(record.at(-1)?.type).toBe(lastEventOf(rules));
        expect(record.some(({ type }) => type === 'ended')).toBe(true);
        expect(heardIn(record).length).toBeGreaterThan(0);
        expect(heardIn(record)).toEqual(wordsOf(said));
        if (game > 0 || !(AGAIN[bot.name]?.includes(preset) ?? true)) continue;
        const again = playAlone(bot, preset, rules, `${preset}/${game}`);
        expect(JSON.stringify(again.record)).toBe(JSON.stringify(record));
      }
    },
  );

  test('plays another game from another seed', () => {
    const games = ['one', 'another'].map((seed) =>
      JSON.stringify(playAlone(bot, 'aiwolf-5', PRESETS.get('aiwolf-5')!, seed).record),
    );
    expect(games[0]).not.toBe(games[1]);
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
