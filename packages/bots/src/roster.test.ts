import { findCast, findPreset, plainSetup } from '@mura/engine';
import { natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { byTeam, playOut } from '../testing/villages.ts';
import { BOTS, CHARACTERS, DEFAULT_BOT, findBot, HABITS, LEVELS, mustFindBot } from './index.ts';

describe('a bot is wished', () => {
  test.each([...BOTS.keys(), 'hisui@gentle', 'honest@strong', 'talker@fair:kiku', 'talker:suzu'])(
    'as %s',
    (wish) => {
      const found = findBot(wish);
      expect(found).toMatchObject({ ok: true, value: { mind: { name: wish } } });
    },
  );

  test.each([
    ['nobody', /nobody/],
    ['hisui@easy', /easy.*gentle/],
    ['talker:zeus', /zeus.*chiyo/],
    ['random@gentle', /random has no levels/],
    ['hisui@gentle@fair', /hisui@gentle@fair/],
    ['', /bot/],
  ])('not as %s, and the sentence says why', (wish, why) => {
    const found = findBot(wish);
    expect(found.ok ? '' : found.error).toMatch(why);
  });

  test('the default opponent is the talker', () => {
    expect(DEFAULT_BOT).toBe('talker');
  });
});

test('there are ten characters of the cast, each with a voice and a habit of its own', () => {
  const mura = findCast('mura')!;
  expect(CHARACTERS.length).toBe(10);
  expect(new Set(CHARACTERS.map(({ voice }) => voice)).size).toBe(10);
  expect(new Set(CHARACTERS.map(({ voice }) => JSON.stringify(HABITS[voice]))).size).toBe(10);
  for (const { id, voice } of CHARACTERS) {
    const found = mura.characters.find((one) => one.id === id) ?? expect.fail(id);
    expect(natural.personaOf(found.names.ja).voice).toBe(voice);
  }
});

/** Games that a village of this level wins against werewolves who play in full. */
function winsOf(level: string, games: number): number {
  const rules = findPreset('aiwolf-5');
  if (!rules.ok) return expect.fail(rules.error);
  const bot = byTeam(mustFindBot(`hisui@${level}`).mind, mustFindBot('hisui').mind);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const setup = plainSetup('aiwolf-5', rules.value, `${game}`);
    if (
      playOut(
        setup,
        `level ${game}`,
        setup.cast.map(() => bot),
      ).winner === 'village'
    )
      wins++;
  }
  return wins;
}

test('a village in full wins more than a gentle one, from the same deals', () => {
  expect(LEVELS).toEqual(['gentle', 'fair', 'strong', 'full']);
  const games = process.env.MURA_LONG === undefined ? 80 : 600;
  expect(winsOf('full', games)).toBeGreaterThan(winsOf('gentle', games) + games / 12);
});

test('whoever chooses on a whim does not choose themselves, where the rules would allow it', () => {
  const rules = findPreset('nlp-5');
  if (!rules.ok) return expect.fail(rules.error);
  const { mind } = mustFindBot('honest@gentle');
  const ballots = Array.from({ length: 20 }, (_, game) => {
    const setup = plainSetup('nlp-5', rules.value, `${game}`);
    const bots = setup.cast.map(() => mind);
    return playOut(setup, `whim ${game}`, bots).record.flatMap((event) =>
      event.type === 'voted' || event.type === 'attackVoted' ? [event] : [],
    );
  }).flat();
  expect(ballots.length).toBeGreaterThan(100);
  expect(ballots.filter(({ player, target }) => player === target)).toEqual([]);
});
