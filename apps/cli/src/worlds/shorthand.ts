import type { PlayerId, Role } from '@mura/engine';
import {
  hypothesesOf,
  lettersOf,
  parseShorthand,
  printShorthand,
  type ShorthandTable,
  tableOfWorlds,
  type WorldsQuestion,
} from '@mura/worlds';
import { WrongInput } from '../ending.ts';
import { toText } from '../game-file.ts';
import { readBytes } from '../input.ts';
import { type AskedMoment, claimedRole, deadAt, worldsAt } from './answer.ts';

/** What is certain, as a table for a post: a row for each rival who may be the real one, or one row for all. */
export function shorthandOf(moment: AskedMoment, question: WorldsQuestion): string {
  const letters = lettersOf(moment.cast);
  const rows = suppositionsOf(moment, letters).map(({ label, rival }) => {
    const hypotheses = rival === null ? question.hypotheses : [...question.hypotheses, rival];
    const worlds = worldsAt(moment, { ...question, hypotheses });
    return { label: worlds.count === 0 && label !== null ? `${label}破綻` : label, worlds };
  });
  return printShorthand(tableOfWorlds(seatsOf(moment), rows), letters);
}

interface Supposition {
  readonly label: string | null;
  readonly rival: { readonly player: PlayerId; readonly what: Role; readonly is: true } | null;
}

function suppositionsOf({ claims }: AskedMoment, letters: readonly string[]): Supposition[] {
  const rivals = claims.counterClaims.flatMap(({ role, players }) =>
    players.map((player) => ({
      label: `${letters[player - 1] ?? player}真`,
      rival: { player, what: role, is: true } as const,
    })),
  );
  return rivals.length > 0 ? rivals : [{ label: null, rival: null }];
}

/** How many worlds each row of a table leaves. */
export interface RowCount {
  readonly row: number;
  readonly label: string | null;
  readonly worlds: number;
}

export async function countRows(
  path: string,
  moment: AskedMoment,
  question: WorldsQuestion,
): Promise<RowCount[]> {
  const table = await readTable(path, moment);
  return table.rows.map((row, index) => {
    const supposed = hypothesesOf(table, row, seatsOf(moment));
    const hypotheses = [...question.hypotheses, ...supposed];
    const { count } = worldsAt(moment, { ...question, hypotheses });
    return { row: index + 1, label: row.label, worlds: count };
  });
}

async function readTable(path: string, { cast }: AskedMoment): Promise<ShorthandTable> {
  const letters = lettersOf(cast);
  const table = parseShorthand(toText(path, await readBytes(path)).replace(/^\uFEFF/, ''), letters);
  if (table.ok) return table.value;
  const [first, ...others] = table.error;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const where = first === undefined ? '' : `, line ${first.line}, column ${first.column}: ${first.message}`;
  throw new WrongInput(`${path}${where}${more}. Letters of this village: ${letters.join('')}.`);
}

function seatsOf(moment: AskedMoment) {
  const claimed = (player: PlayerId) => claimedRole(moment, player);
  return { players: moment.cast.length, dead: deadAt(moment), claimed };
}
