import { type Event, isPack, type PlayerId, type Role, teamOf } from '@mura/engine';
import { villageWins, villageWinsAtNight } from '../hisui/play/prospects.ts';
import { dealtIn } from './dealt.ts';

/** A death that changed how likely the village was to win. */
export interface TurningPoint {
  readonly day: number;
  readonly how: 'executed' | 'killed';
  readonly player: PlayerId;
  readonly role: Role;
  /** How likely the village wins with these players left, before and after it. */
  readonly before: number;
  readonly after: number;
}

/** How the chance of the village went, death by death, as somebody reckons it who knows every role. */
export function turnsOf(events: readonly Event[]): TurningPoint[] {
  const { roles } = dealtIn(events);
  if (roles.length === 0) return [];
  const alive = new Set(roles.map((_, index) => index + 1));
  const turns: TurningPoint[] = [];
  const die = (day: number, how: TurningPoint['how'], player: PlayerId) => {
    const before = chanceOf(alive, roles, how === 'executed');
    if (!alive.delete(player)) return;
    const after = chanceOf(alive, roles, how === 'killed');
    turns.push({ day, how, player, role: roles[player - 1]!, before, after });
  };
  for (const event of events) {
    if (event.type === 'executed') die(event.day, 'executed', event.player);
    if (event.type === 'dawnBroke') {
      if (event.executed !== null) die(event.day - 1, 'executed', event.executed);
      for (const player of event.dead) die(event.day, 'killed', player);
    }
    if (event.type === 'ended') break;
  }
  return turns;
}

/** The one by which the village won or lost most; `null`: nobody died. */
export function turningPoint(turns: readonly TurningPoint[]): TurningPoint | null {
  return turns.reduce<TurningPoint | null>(
    (most, turn) => (most === null || changeOf(turn) > changeOf(most) ? turn : most),
    null,
  );
}

function changeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}

/** `byDay`: an execution comes next, else an attack. */
function chanceOf(alive: ReadonlySet<PlayerId>, roles: readonly Role[], byDay: boolean): number {
  let [own, wolves, helpers] = [0, 0, 0];
  for (const player of alive) {
    const role = roles[player - 1]!;
    if (isPack(role)) wolves++;
    else if (teamOf(role) === 'werewolf') helpers++;
    else own++;
  }
  return byDay ? villageWins(own, wolves, helpers) : villageWinsAtNight(own, wolves, helpers);
}
