import { fails, isExcused } from './absence.ts';
import type {
  Attacked,
  DawnBroke,
  Event,
  Executed,
  Guarded,
  Opened,
  PhaseBegan,
  Sealed,
  Substituted,
  Voted,
  VotesCounted,
} from './event.ts';
import type { PlayerId } from './player.ts';
import { factsOf } from './roles/index.ts';
import { channelOf, hearTalk, openFloor, sealTalk, spendLength, startTurn } from './talk/floor.ts';
import {
  type Ballot,
  NEW_NIGHT,
  type Night,
  NO_VILLAGE,
  type Speech,
  type Village,
  withBallot,
  withDawn,
  withFloor,
  withLife,
  withNight,
  withOutcome,
  withSpeech,
  withStage,
  withTold,
} from './village.ts';

/** The village after an event. Total: it asks nothing, and every event that `decide` made has its place here. */
export function evolve(village: Village, event: Event): Village {
  switch (event.type) {
    case 'talked':
      return withoutStandIn(hearTalk(village, event, village.ballot.standIn?.excused === true));
    case 'talkSealed':
      return withoutStandIn(sealTalk(village, event, village.ballot.standIn?.excused === true));
    case 'turnBegan':
      return startTurn(village, event);
    case 'voted':
    case 'attackVoted':
      return cast(village, event);
    case 'phaseBegan':
      return beginPhase(village, event);
    case 'votesCounted':
    case 'attackVotesCounted':
      return count(village, event);
    case 'tieBroken':
      return breakTie(village, event.chosen);
    case 'executed':
      return execute(village, event);
    case 'divined':
      return answer(village, event.player, withDivined(village.night, event.target));
    case 'guarded':
      return answer(village, event.player, guard(village, event));
    case 'attackChosen':
      return withNight(village, withAttack(village.night, 'chosen', event.target));
    case 'attacked':
      return withNight(village, afterAttack(village.night, event));
    case 'cursed':
      return withNight(village, withVictim(village.night, event.player));
    case 'substituted':
      return substitute(village, event);
    case 'failed':
      return withLife(village, { ...village.life, unannounced: null });
    case 'duskFell':
      return withStage(village, 'dusk', 0, [], withoutFloor(village.speech));
    case 'dawnBroke':
      return dawn(village, event);
    case 'dayBegan':
      return withStage(withNight(village, NEW_NIGHT), 'morning', 0, [], newDay(village.speech));
    case 'roleTold':
    case 'identified':
      return withTold(village, village.told + 1);
    case 'ended':
      return withOutcome(village, { winner: event.winner, revealed: false });
    case 'rolesRevealed':
      return withOutcome(village, { winner: village.outcome?.winner ?? null, revealed: true });
    case 'opened':
      return opened(event);
    case 'sealed':
      return sealed(village, event);
  }
}

function opened({ rules, cast }: Opened): Village {
  const { day, stage, round, speech, ballot, night, told, outcome } = NO_VILLAGE;
  const table = { rules, cast, players: [], roles: [], pack: [], mediums: [] };
  const life = { alive: cast.map(() => true), failed: cast.map(() => false), unannounced: null };
  return { table, life, day, stage, round, speech, ballot, night, told, outcome };
}

function sealed(village: Village, { deal, players }: Sealed): Village {
  const pack: PlayerId[] = [];
  const mediums: PlayerId[] = [];
  deal.forEach((role, index) => {
    if (role === 'werewolf') pack.push(index + 1);
    if (factsOf(role).identifies) mediums.push(index + 1);
  });
  const { rules, cast } = village.table;
  const { life, day, stage, round, speech, ballot, night, told, outcome } = village;
  const table = { rules, cast, players, roles: deal, pack, mediums };
  return { table, life, day, stage, round, speech, ballot, night, told, outcome };
}

function beginPhase(village: Village, { phase, round, asked }: PhaseBegan): Village {
  const channel = channelOf(phase);
  if (channel === null) return withStage(village, phase, round, asked, withoutFloor(village.speech));
  return withStage(village, phase, round, [], openFloor(village, channel, asked));
}

function withoutFloor(speech: Speech): Speech {
  return speech.floor === null ? speech : withFloor(speech, null);
}

function newDay({ talks, whispers }: Speech): Speech {
  return { talks, talkIdx: 0, whispers, whisperIdx: 0, floor: null };
}

function withoutStandIn(village: Village): Village {
  return village.ballot.standIn === null ? village : withBallot(village, standFor(village.ballot, null));
}

function standFor({ open, votes, counted, tieBreak }: Ballot, standIn: Ballot['standIn']): Ballot {
  return { open, votes, counted, tieBreak, standIn };
}

function cast(village: Village, { player, target }: Voted): Village {
  const { open, votes, counted, tieBreak } = village.ballot;
  const ballot = {
    open: without(open, player),
    votes: [...votes, { player, target }],
    counted,
    tieBreak,
    standIn: null,
  };
  return withBallot(village, ballot);
}

/** A request of the night is answered. */
function answer(village: Village, player: PlayerId, night: Night): Village {
  const { open, votes, counted, tieBreak, standIn } = village.ballot;
  return withNight(village, night, { open: without(open, player), votes, counted, tieBreak, standIn });
}

function without(players: readonly PlayerId[], player: PlayerId): readonly PlayerId[] {
  return players.filter((other) => other !== player);
}

/** The votes that count are those that are told, so a record that knows only the count replays equally. */
function count(village: Village, { type, votes }: VotesCounted): Village {
  const { open, tieBreak, standIn } = village.ballot;
  const night = type === 'votesCounted' ? withVotes(village.night, votes) : village.night;
  return withNight(village, night, { open, votes, counted: true, tieBreak, standIn });
}

function breakTie(village: Village, chosen: PlayerId): Village {
  const { open, votes, counted, standIn } = village.ballot;
  return withBallot(village, { open, votes, counted, tieBreak: chosen, standIn });
}

function execute(village: Village, { player }: Executed): Village {
  const { alive, failed, unannounced } = village.life;
  const { votes, divined, guarded, attack, target, victims } = village.night;
  const night: Night = { executed: player, votes, divined, guarded, attack, target, victims };
  return withLife(village, { alive: bury(alive, [player]), failed, unannounced }, night);
}

function bury(alive: readonly boolean[], dead: readonly PlayerId[]): readonly boolean[] {
  return dead.length === 0 ? alive : alive.map((lives, index) => lives && !dead.includes(index + 1));
}

function withVotes(
  { executed, divined, guarded, attack, target, victims }: Night,
  votes: Night['votes'],
): Night {
  return { executed, votes, divined, guarded, attack, target, victims };
}

function withDivined(
  { executed, votes, divined, guarded, attack, target, victims }: Night,
  seen: PlayerId,
): Night {
  return { executed, votes, divined: [...divined, seen], guarded, attack, target, victims };
}

/** Who is dead guards in vain. */
function guard({ night, life }: Village, { player, target }: Guarded): Night {
  return life.alive[player - 1] === true ? withGuarded(night, target) : night;
}

function withGuarded(
  { executed, votes, divined, guarded, attack, target, victims }: Night,
  safe: PlayerId,
): Night {
  return { executed, votes, divined, guarded: [...guarded, safe], attack, target, victims };
}

function withAttack(
  { executed, votes, divined, guarded, victims }: Night,
  attack: Night['attack'],
  target: PlayerId | null,
): Night {
  return { executed, votes, divined, guarded, attack, target, victims };
}

function withVictim(
  { executed, votes, divined, guarded, attack, target, victims }: Night,
  victim: PlayerId,
): Night {
  return { executed, votes, divined, guarded, attack, target, victims: [...victims, victim] };
}

function afterAttack(night: Night, { target, died }: Attacked): Night {
  const over = withAttack(night, 'done', target);
  return died && target !== null ? withVictim(over, target) : over;
}

function substitute(village: Village, event: Substituted): Village {
  const absent = fails(village, event.reason) ? fail(village, event.player) : village;
  const { player, used, manner, spent, act } = event;
  if (used === null) return closeRequest(absent, player);
  const excused = isExcused(village.table.rules, event);
  const standing = withBallot(absent, standFor(absent.ballot, { player, used, manner, excused }));
  return act === 'talk' || act === 'whisper' ? spend(standing, player, spent) : standing;
}

function closeRequest(village: Village, player: PlayerId): Village {
  const { open, votes, counted, tieBreak, standIn } = village.ballot;
  return withBallot(village, { open: without(open, player), votes, counted, tieBreak, standIn });
}

function spend(village: Village, player: PlayerId, spent: number): Village {
  const { floor } = village.speech;
  if (floor === null || spent === 0) return village;
  return withSpeech(village, withFloor(village.speech, spendLength(floor, player, spent)));
}

function fail(village: Village, player: PlayerId): Village {
  const { alive, failed } = village.life;
  return withLife(village, { alive, failed: failed.with(player - 1, true), unannounced: player });
}

function dawn(village: Village, { day, dead }: DawnBroke): Village {
  const { alive, failed, unannounced } = village.life;
  const life = { alive: bury(alive, dead), failed, unannounced };
  return withDawn(village, day, life, village.night, withoutFloor(village.speech));
}
