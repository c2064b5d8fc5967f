import { type Event, type PlayerId, type Role, type Team, teamOf } from '@mura/engine';
import { toEngineRole } from '../meaning/roles.ts';
import type { ComplementWord, RoleWord, VerbWord } from '../vocabulary.ts';
import { deathOf, firstEvent, isSpoken, type KnownRecord } from './known-record.ts';
import { always, from, type Moment, NEVER, UNKNOWN } from './moment.ts';

/** How each complement shows in a record, for one player; `comingout`, `win` and `lose` are told elsewhere. */
type Sign = (record: KnownRecord, player: PlayerId) => Moment;

export type ShownState = Exclude<ComplementWord, 'comingout' | 'win' | 'lose'>;

export const STATE_SIGNS: Readonly<Record<ShownState, Sign>> = {
  inspected: (record, player) => firstEvent(record, (event) => isTarget(event, 'divined', player), 'hidden'),
  'medium-telled': (record, player) =>
    firstEvent(record, (event) => isTarget(event, 'identified', player), 'hidden'),
  protected: (record, player) => firstEvent(record, (event) => isTarget(event, 'guarded', player), 'hidden'),
  executed: (record, player) =>
    firstEvent(record, (event) => event.type === 'executed' && event.player === player, 'public'),
  voted: (record, player) => DEEDS.vote(record, null, player),
  attacked: wasAttacked,
  speak: (record, player) =>
    firstEvent(record, (event) => isSpoken(event) && event.player === player, 'public'),
  exist: () => from(0),
};

function isTarget(event: Event, type: 'divined' | 'identified' | 'guarded', player: PlayerId): boolean {
  return event.type === type && event.target === player;
}

function votesOf(event: Event): readonly { readonly player: PlayerId; readonly target: PlayerId }[] {
  if (event.type === 'voted') return [event];
  if (event.type === 'votesCounted') return event.votes;
  return event.type === 'dawnBroke' ? (event.votes ?? []) : [];
}

/** Where votes are counted in public, a vote that is not among them was not cast. */
function areVotesTold({ events }: KnownRecord): boolean {
  return events.some((event) => event.type !== 'voted' && votesOf(event).length > 0);
}

/** Whoever is found dead in the morning was attacked, unless the master knows better. */
function wasAttacked(record: KnownRecord, player: PlayerId): Moment {
  const isAttack = (event: Event) => event.type === 'attacked' && event.died && event.target === player;
  if (record.isComplete) return firstEvent(record, isAttack, 'public');
  return firstEvent(record, (event) => event.type === 'dawnBroke' && event.dead.includes(player), 'public');
}

/** When a player was dead, or living to the end of the record. */
export function statusOf(record: KnownRecord, player: PlayerId, status: 'died' | 'living'): Moment {
  const death = deathOf(record, player);
  return status === 'died' ? death : always(death.at === null);
}

/** How each verb shows in a record; `null` for the actor: whoever it was. */
type Deed = (record: KnownRecord, actor: PlayerId | null, object: PlayerId) => Moment;

export const DEEDS: Readonly<Record<VerbWord, Deed>> = {
  inspect: (record, actor, object) =>
    firstEvent(record, (event) => isDeed(event, 'divined', actor, object), 'hidden'),
  'medium-telling': (record, actor, object) =>
    firstEvent(record, (event) => isDeed(event, 'identified', actor, object), 'hidden'),
  protect: (record, actor, object) =>
    firstEvent(record, (event) => isDeed(event, 'guarded', actor, object), 'hidden'),
  execute: (record, _actor, object) => STATE_SIGNS.executed(record, object),
  vote: (record, actor, object) =>
    firstEvent(record, (event) => isVote(event, actor, object), areVotesTold(record) ? 'public' : 'hidden'),
  attack: (record, actor, object) =>
    actor === null
      ? wasAttacked(record, object)
      : firstEvent(record, (event) => isAttackVote(event, actor, object), 'hidden'),
  know: () => UNKNOWN,
  discuss: () => UNKNOWN,
  decide: () => UNKNOWN,
  avoid: () => UNKNOWN,
};

function isDeed(
  event: Event,
  type: 'divined' | 'identified' | 'guarded',
  actor: PlayerId | null,
  object: PlayerId,
): boolean {
  return event.type === type && event.target === object && (actor === null || event.player === actor);
}

function isVote(event: Event, actor: PlayerId | null, object: PlayerId): boolean {
  return votesOf(event).some(
    ({ player, target }) => target === object && (actor === null || player === actor),
  );
}

function isAttackVote(event: Event, actor: PlayerId, object: PlayerId): boolean {
  if (event.type === 'attackVoted') return event.player === actor && event.target === object;
  return (
    event.type === 'attackVotesCounted' &&
    event.votes.some(({ player, target }) => player === actor && target === object)
  );
}

/** Whether the players of a role have won or lost, from the event that ended the village on. */
export function outcomeOf(record: KnownRecord, role: Role | null, outcome: 'win' | 'lose'): Moment {
  const at = record.events.findIndex(({ type }) => type === 'ended');
  if (at < 0) return NEVER;
  if (role === null) return UNKNOWN;
  const isWon = winnerOf(record.events[at]) === teamOf(role);
  return isWon === (outcome === 'win') ? from(at) : NEVER;
}

function winnerOf(event: Event | undefined): Team | null {
  return event?.type === 'ended' ? event.winner : null;
}

/** Whether a player holds a role, as far as the record tells. */
export function holdsRole({ roles }: KnownRecord, player: PlayerId, word: RoleWord): Moment {
  const role = roles[player - 1] ?? null;
  return always(role === null ? null : role === toEngineRole(word));
}
