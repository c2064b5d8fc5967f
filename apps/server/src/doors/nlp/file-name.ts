/** The name of a file of a game, from a pattern of the contest server. It is never that of another game. */
export function gameFileName(
  pattern: string,
  { id, began, teams }: { readonly id: string; readonly began: number; readonly teams: readonly string[] },
): string {
  const name = pattern
    .replaceAll('{game_id}', id)
    .replaceAll('{timestamp}', String(Math.floor(began / 1000)))
    .replaceAll('{teams}', teams.toSorted().join('_'))
    .replace(/[^\p{L}\p{N}_.-]/gu, '_')
    .slice(0, LONGEST);
  return name.includes(id) ? name : `${name}_${id}`;
}

const LONGEST = 150;
