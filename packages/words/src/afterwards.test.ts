import { expect, test } from 'vitest';
import { type Calling, tellCoaching, tellMemoir } from './afterwards.ts';
import { LANGUAGES, loadTexts } from './languages.ts';

const NAMES = ['Aya', 'Bruno', 'Chen', 'Dima'];
const BELIEFS = [
  { day: 1, chances: [{ player: 2, chance: 0.3 }], reasons: [], voted: 3 },
  {
    day: 2,
    chances: [
      { player: 3, chance: 0.81 },
      { player: 4, chance: 0.1 },
    ],
    reasons: [{ id: 'word-vote-mismatch', facts: { other: 4, day: 1 } }],
    voted: 4,
  },
];

async function callingIn(language: (typeof LANGUAGES)[number]): Promise<Calling> {
  return {
    words: await loadTexts('afterwards', language),
    nameOf: (player) => NAMES[player - 1] ?? '',
    roleName: (role) => role,
    roleOf: () => 'villager',
  };
}

test.each(LANGUAGES)(
  'a bot tells in %s whom it suspected, how surely, why, and for whom it voted',
  async (language) => {
    const [first, second] = tellMemoir({ role: 'seer', beliefs: BELIEFS }, await callingIn(language));
    expect(first).toContain('Bruno');
    expect(first).toContain('30');
    expect(second).toMatch(/Chen.*81.*Dima/s);
    expect(`${first}${second}`).not.toMatch(/[{}]/);
  },
);

test('a werewolf tells nothing that it did not have to guess', async () => {
  const told = tellMemoir({ role: 'werewolf', beliefs: BELIEFS }, await callingIn('en'));
  expect(told.join(' ')).not.toContain('%');
});

test('a coach tells where the game turned, and what could have been read', async () => {
  const turningPoint = {
    day: 2,
    how: 'executed',
    player: 4,
    role: 'villager',
    before: 0.5,
    after: 0.2,
  } as const;
  const told = tellCoaching({ role: 'seer', turningPoint, votes: BELIEFS }, await callingIn('en'));
  expect(told[0]).toBe(
    'The game turned on day 2, when Dima (villager) was executed: the chance of the village went from 50 % to 20 %.',
  );
  expect(told[2]).toBe(
    'On day 2 you voted for Dima (villager). From your seat, by the same words, Chen stood at 81 %, Dima at 10 %. In the record: named Dima on day 1 and voted for somebody else.',
  );
  expect(
    tellCoaching({ role: 'possessed', turningPoint, votes: BELIEFS }, await callingIn('en')).length,
  ).toBe(1);
});
