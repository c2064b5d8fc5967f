import type { ContestStanding, KindStanding, TeamStanding } from '@mura/arena';
import { counted, table } from '../print.ts';
import { intervalText } from '../share-text.ts';

/** A table for each kind of match: wins by role and in all, with the interval of the rate. */
export function standingText({ kinds }: ContestStanding): string {
  return kinds.map((kind) => (kinds.length === 1 ? kindTable(kind) : kindText(kind))).join('\n\n');
}

function kindText(kind: KindStanding): string {
  return `${kind.kind}: ${counted(kind.games, 'game')}\n${kindTable(kind)}`;
}

function kindTable({ teams }: KindStanding): string {
  const roles = Object.keys(teams[0]?.byRole ?? {});
  const cell = ({ games, wins }: { games: number; wins: number }) => `${wins}/${games}`;
  return table([
    ['team', ...roles, 'total', ''],
    ...teams.map((team) => [team.name, ...Object.values(team.byRole).map(cell), cell(team), rateText(team)]),
  ]);
}

function rateText({ rate, interval }: TeamStanding): string {
  if (rate === null || interval === null) return '';
  const [low, high] = interval;
  return intervalText({ share: rate, low, high });
}
