/** The two tables of the first natural-language contest (2017) as they are printed. */
export const SEATS_OF_2017 = { villager: 2, seer: 1, possessed: 1, werewolf: 1 } as const;

const row = (
  team: string,
  wins: readonly [number, number, number, number],
  total: number,
  villager = 48,
) => ({
  team,
  byRole: {
    villager: { wins: wins[0], games: villager },
    seer: { wins: wins[1], games: 24 },
    possessed: { wins: wins[2], games: 24 },
    werewolf: { wins: wins[3], games: 24 },
  },
  total: { wins: total, games: 120 },
});

/** The villager cell of m_cre is a misprint. */
export const TABLE_1 = [
  row('AITWolf', [24, 10, 8, 7], 49),
  row('KELDIC', [26, 14, 9, 12], 61),
  row('m_cre', [14, 18, 16, 16], 83, 24),
  row('forst', [23, 14, 7, 11], 55),
  row('Kanolab', [28, 11, 13, 7], 59),
];

/** Means of seven judges, by criterion from A to E. */
export const TABLE_2: Readonly<Record<string, readonly string[]>> = {
  AITWolf: ['2.14', '1.85', '2.14', '2.00', '1.00'],
  Forst: ['3.28', '3.00', '3.14', '3.14', '2.00'],
  Kanolab: ['3.00', '2.85', '3.00', '2.85', '2.71'],
  KELDIC: ['2.28', '1.85', '2.00', '1.85', '2.57'],
  m_cre: ['3.42', '3.14', '2.71', '3.85', '4.00'],
};

/** How many judges picked a team. */
export const AWARDS: Readonly<Record<string, number>> = { AITWolf: 1, Kanolab: 1, m_cre: 2 };
