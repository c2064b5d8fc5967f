import { accept, fingerprint, type Result, refuse, TEAMS, type Team } from '@mura/engine';
import type { AboutVillage, CorpusVillage } from './village.ts';

/** Which villages a study takes; what is left out does not matter. */
export interface Selection {
  readonly rulesHash?: string;
  readonly players?: number;
  readonly winner?: Team;
  /** `false`: only villages in which nobody died of silence. */
  readonly suddenDeath?: boolean;
}

export function isSelected(village: AboutVillage, wanted: Selection): boolean {
  return (
    (wanted.rulesHash === undefined || village.rulesHash === wanted.rulesHash) &&
    (wanted.players === undefined || village.players.length === wanted.players) &&
    (wanted.winner === undefined || village.winner === wanted.winner) &&
    (wanted.suddenDeath === undefined || village.hasSuddenDeath === wanted.suddenDeath)
  );
}

/** The paper's: villages of 15 in which nobody died suddenly, as many won by the one side as by the other. */
export const PAPER_SELECTION = { players: 15, suddenDeath: false, each: 12 } as const;

/** As many villages won by the village as by the werewolves, drawn by a seed; or why there are too few. */
export function drawBalanced<Village extends Pick<AboutVillage, 'id' | 'winner'>>(
  villages: readonly Village[],
  each: number,
  seed: string,
): Result<Village[], string> {
  const drawn = SIDES_DRAWN.map((winner) => {
    const won = villages.filter((village) => village.winner === winner);
    return { winner, won, drawn: draw(won, each, seed, ({ id }) => id) };
  });
  const short = drawn.find(({ won }) => won.length < each);
  if (short !== undefined)
    return refuse(
      `only ${short.won.length} of the villages were won by the ${short.winner} side, not ${each}`,
    );
  return accept(drawn.flatMap((side) => side.drawn));
}

const SIDES_DRAWN = TEAMS.filter((team) => team === 'village' || team === 'werewolf');

/** Days of villages for a second annotator, drawn by a seed. */
export function drawDays(
  villages: readonly Pick<CorpusVillage, 'id' | 'utterances'>[],
  count: number,
  seed: string,
): { readonly village: string; readonly day: number | string }[] {
  const days = villages.flatMap(({ id, utterances }) =>
    [...new Set(utterances.filter(isInGame).map(({ day }) => day))].map((day) => ({ village: id, day })),
  );
  return draw(days, count, seed, ({ village, day }) => `${village}/${day}`);
}

function isInGame({ stage }: CorpusVillage['utterances'][number]): boolean {
  return stage === 'game';
}

/** Some of these by chance: the same for the same seed, in whatever order they come. In their given order. */
export function draw<Item>(
  items: readonly Item[],
  count: number,
  seed: string,
  keyOf: (item: Item) => string,
): Item[] {
  const lots = items.map((item, place) => ({ item, place, lot: fingerprint(`${seed}/${keyOf(item)}`) }));
  return lots
    .toSorted((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
