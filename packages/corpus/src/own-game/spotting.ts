import { type Event, isPack, type PlayerId, type Role, see, teamOf, viewFor } from '@mura/engine';

/** How often somebody aimed at werewolves, how often they hit one, and how often they would have by chance alone. */
export interface Aim {
  readonly aimed: number;
  readonly hit: number;
  readonly blind: number;
}

/** How well a player of the village found the werewolves of one game. */
export interface Spotting {
  /** Ballots of their own, the last of each round. */
  readonly votes: Aim;
  /** Werewolves on their board as it was when the game ended. */
  readonly marks: Aim;
}

/**
 * From what the player was given. Whom they had divined as a werewolf they need not spot, and what was chosen in their
 * place is not theirs. `null`: they did not play for the village.
 */
export function spottingOf(given: readonly Event[], me: PlayerId, roles: readonly Role[]): Spotting | null {
  if (teamOf(roles[me - 1] ?? 'werewolf') !== 'village') return null;
  const isWolf = (player: PlayerId) => isPack(roles[player - 1] ?? 'villager');
  const others = roles.map((_, index) => index + 1).filter((player) => player !== me);
  const end = given.findIndex(({ type }) => type === 'ended');
  const game = given.slice(0, end < 0 ? given.length : end);
  return {
    votes: aimAt(isWolf, ballotsOf(game, me, others)),
    marks: aimAt(isWolf, marksOf(game, me, others)),
  };
}

interface AimedShot {
  readonly target: PlayerId;
  /** Whom it could have been. */
  readonly among: readonly PlayerId[];
}

function aimAt(isWolf: (player: PlayerId) => boolean, shots: readonly AimedShot[]): Aim {
  return {
    aimed: shots.length,
    hit: shots.filter(({ target }) => isWolf(target)).length,
    blind: shots.reduce((sum, { among }) => sum + among.filter(isWolf).length / Math.max(1, among.length), 0),
  };
}

function ballotsOf(game: readonly Event[], me: PlayerId, others: readonly PlayerId[]): AimedShot[] {
  const ballots = new Map<string, AimedShot>();
  const divined = new Set<PlayerId>();
  const view = viewFor(me, []);
  let isChosenForThem = false;
  for (const event of game) {
    const found = foundByDivining(event, me);
    if (found !== null) divined.add(found);
    if (event.type === 'substituted' && event.player === me && event.act === 'vote')
      isChosenForThem = event.used !== null;
    else if (event.type === 'voted' && event.player === me) {
      const among = others.filter((player) => view.shared.alive[player - 1] === true);
      const isOwn = !isChosenForThem && !divined.has(event.target);
      if (isOwn) ballots.set(`${event.day}/${event.round}`, { target: event.target, among });
      isChosenForThem = false;
    }
    see(view, event);
  }
  return [...ballots.values()];
}

function marksOf(game: readonly Event[], me: PlayerId, everybody: readonly PlayerId[]): AimedShot[] {
  let others = everybody;
  const marked = new Set<PlayerId>();
  for (const event of game) {
    const found = foundByDivining(event, me);
    if (found !== null) others = others.filter((player) => player !== found);
    if (event.type !== 'marked' || event.player !== me || event.role !== 'werewolf') continue;
    if (event.mark === 'O') marked.add(event.target);
    else marked.delete(event.target);
  }
  return [...marked].flatMap((target) => (others.includes(target) ? [{ target, among: others }] : []));
}

/** Whom they have just divined as a werewolf; `null`: nobody. */
function foundByDivining(event: Event, me: PlayerId): PlayerId | null {
  const isFound = event.type === 'divined' && event.player === me && event.result === 'werewolf';
  return isFound ? event.target : null;
}
