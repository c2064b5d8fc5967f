import type { Event, PlayerId, Role, Talked, Vote } from '@mura/engine';
import { eventsOf, type VillageRecord } from '@mura/records';

/** What happened on one day and in the night after it. */
export interface DayPage {
  readonly day: number;
  /** In the morning. */
  readonly alive: readonly PlayerId[];
  /** Ballots of all rounds, those that chance cast for somebody left out. */
  readonly votes: Vote[];
  readonly attackVotes: Vote[];
  readonly divinations: Vote[];
  readonly guards: Vote[];
  readonly talks: Talked[];
  executed: PlayerId | null;
  attacked: PlayerId | null;
  /** There was a vote, an attack. */
  voted: boolean;
  attack: boolean;
  /** Whom the village had to act for, by what they were asked. */
  readonly missed: { readonly act: string; readonly player: PlayerId }[];
}

export interface GameCourse {
  readonly roles: readonly Role[];
  readonly days: readonly DayPage[];
  /** At the end. */
  readonly alive: ReadonlySet<PlayerId>;
}

/** A game by its days; `null` where the record does not say who was what, or has no end. */
export function courseOf(record: VillageRecord): GameCourse | null {
  const events = eventsOf(record);
  const sealed = events.find((event) => event.type === 'sealed');
  if (sealed === undefined || !events.some(({ type }) => type === 'ended')) return null;
  const alive = new Set(sealed.deal.map((_, index) => index + 1));
  const days: DayPage[] = [];
  for (const event of events) {
    if (event.type === 'dayBegan') days.push(newPage(event.day, [...alive]));
    const page = 'day' in event ? days.find(({ day }) => day === event.day) : undefined;
    if (page !== undefined) note(page, event);
    for (const dead of deathsIn(event)) alive.delete(dead);
  }
  return { roles: sealed.deal, days, alive };
}

/** Who is alive when the night falls. */
export function nightOf({ alive, executed }: DayPage): PlayerId[] {
  return alive.filter((player) => player !== executed);
}

function newPage(day: number, alive: readonly PlayerId[]): DayPage {
  return {
    day,
    alive,
    votes: [],
    attackVotes: [],
    divinations: [],
    guards: [],
    talks: [],
    executed: null,
    attacked: null,
    voted: false,
    attack: false,
    missed: [],
  };
}

function note(page: DayPage, event: Event): void {
  switch (event.type) {
    case 'talked':
      if (event.channel === 'talk') page.talks.push(event);
      return;
    case 'voted':
      page.voted = true;
      if (!isMissed(page, 'vote', event.player)) page.votes.push(event);
      return;
    case 'attackVoted':
      page.attackVotes.push(event);
      return;
    case 'divined':
      page.divinations.push(event);
      return;
    case 'guarded':
      page.guards.push(event);
      return;
    case 'executed':
      page.executed = event.player;
      page.voted = true;
      return;
    case 'attacked':
      page.attack = true;
      page.attacked = event.target;
      return;
    case 'substituted':
      page.missed.push(event);
      return;
    default:
  }
}

export function isMissed(page: DayPage, act: string, player: PlayerId): boolean {
  return page.missed.some((one) => one.act === act && one.player === player);
}

function deathsIn(event: Event): readonly PlayerId[] {
  if (event.type === 'executed' || event.type === 'cursed' || event.type === 'diedSuddenly')
    return [event.player];
  return event.type === 'attacked' && event.died && event.target !== null ? [event.target] : [];
}
