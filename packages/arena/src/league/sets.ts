import type { Bot } from '@mura/bots';
import { type Event, invariant, isPack, PRESETS, plainSetup, type Role, teamOf } from '@mura/engine';
import { playVillage, randomOf } from '../play.ts';

/** What a bot did in one game of a set. */
export interface LeagueSeatResult {
  readonly bot: string;
  readonly set: number;
  /** From 0 on, inside its set. */
  readonly game: number;
  readonly role: Role;
  readonly won: boolean;
  readonly executed: boolean;
  /** First ballots of the days, and those of them that fell on a werewolf. */
  readonly ballots: number;
  readonly onWerewolves: number;
}

export interface SetOptions {
  readonly preset: string;
  readonly seed: string;
  /** Games in which the same bots keep their seats. */
  readonly games: number;
  /** The bots of each set, by seat. */
  readonly seatings: readonly (readonly Bot[])[];
  /** Hears everything that happens in each game. */
  readonly onGame?: (events: readonly Event[], bots: readonly Bot[]) => void;
}

/** Plays sets of games in which the bots remember each other. */
export function playSets({ preset, seed, games, seatings, onGame }: SetOptions): LeagueSeatResult[] {
  const rules = PRESETS.get(preset);
  invariant(rules !== undefined, 'the preset has been checked');
  const results: LeagueSeatResult[] = [];
  for (const [set, bots] of seatings.entries()) {
    let pasts: readonly unknown[] = [];
    for (let game = 0; game < games; game++) {
      const events: Event[] = [];
      const played = playVillage(
        plainSetup(preset, rules, null),
        `${seed}/${set}/${game}`,
        bots,
        (entries) => {
          for (const { event } of entries) events.push(event);
        },
        pasts,
      );
      invariant(played.ok, 'a plain setup can be played');
      pasts = played.value.learned;
      const { outcome, table } = played.value.village;
      onGame?.(events, bots);
      for (const [index, bot] of bots.entries()) {
        const role = table.roles[index]!;
        results.push({
          bot: bot.name,
          set,
          game,
          role,
          won: outcome?.winner === teamOf(role),
          ...votesOf(events, index + 1, table.roles),
        });
      }
    }
  }
  return results;
}

function votesOf(events: readonly Event[], player: number, roles: readonly Role[]) {
  let ballots = 0;
  let onWerewolves = 0;
  let executed = false;
  for (const event of events) {
    if (event.type === 'executed' && event.player === player) executed = true;
    if (event.type !== 'votesCounted' || event.round !== 0) continue;
    const own = event.votes.find((vote) => vote.player === player);
    if (own === undefined) continue;
    ballots++;
    if (isPack(roles[own.target - 1]!)) onWerewolves++;
  }
  return { executed, ballots, onWerewolves };
}

/** Bots for the seats of so many sets: dealt from a deck that is shuffled again when it is empty, so that all play equally often. */
export function drawSeatings(pool: readonly Bot[], seats: number, sets: number, seed: string): Bot[][] {
  const random = randomOf(seed, '/seatings');
  let deck: Bot[] = [];
  const draw = (): Bot => {
    if (deck.length === 0) deck = [...pool];
    return deck.splice(random(deck.length), 1)[0]!;
  };
  return Array.from({ length: sets }, () => Array.from({ length: seats }, draw));
}
