import { fails, isExcused } from './absence.ts';
import type { AskedChannel, Choice } from './action.ts';
import {
  asEnded,
  openGathering,
  withChoice,
  withLateTold,
  withOver,
  withPost,
  withSpent,
  withWarned,
} from './clock/gathering.ts';
import { clockTalk } from './clock/post.ts';
import type {
  Attacked,
  DawnBroke,
  Death,
  Event,
  Executed,
  Opened,
  PhaseBegan,
  Sealed,
  Substituted,
  Talked,
  Vote,
  Voted,
  VotesCounted,
} from './event.ts';
import { withAdded, without } from './list.ts';
import {
  afterAttack,
  guard,
  withAttack,
  withBond,
  withDivined,
  withExecuted,
  withVictim,
  withVotes,
} from './night/fold.ts';
import type { PlayerId } from './player.ts';
import { factsOf } from './roles/index.ts';
import type { Stage } from './rules.ts';
import { channelOf, hearTalk, openFloor, sealTalk, spendLength, startTurn } from './talk/floor.ts';
import {
  atStage,
  type Ballot,
  type Gathering,
  type Life,
  NEW_NIGHT,
  type Night,
  NO_VILLAGE,
  type Outcome,
  type Speech,
  type Village,
  withBallot,
  withDawn,
  withFloor,
  withGathering,
  withLife,
  withNight,
  withOutcome,
  withSpeech,
  withStage,
  withTold,
} from './village.ts';

/**
 * The village after an event. Total: it asks nothing, and every event that `decide` made has its place here. No closure
 * stands here: one that holds the event would cost a context for every event.
 */
export function evolve(village: Village, event: Event): Village {
  switch (event.type) {
    case 'talked':
      return withoutStandIn(hear(village, event, village.ballot.standIn?.excused === true));
    case 'talkSealed':
      return withoutStandIn(sealTalk(village, event, village.ballot.standIn?.excused === true));
    case 'turnBegan':
      return startTurn(village, event);
    case 'voted':
    case 'polled':
    case 'attackVoted':
      return village.gathering === null ? cast(village, event) : chooseVote(village, event);
    case 'chose':
      return choose(village, event.act, event.player, event.target);
    case 'phaseBegan':
      return beginPhase(village, event);
    case 'votesCounted':
    case 'pollCounted':
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
      return attack(village, event);
    case 'cursed':
      return dieAtNight(village, withVictim(village.night, event.player), event.player, 'cursed');
    case 'diedWith':
      return dieAtNight(village, withBond(village.night, event), event.player, event.cause);
    case 'substituted':
      return substitute(village, event);
    case 'failed':
      return withLife(village, { ...village.life, unannounced: null });
    case 'roleShown':
      return withLife(village, { ...village.life, shown: [...village.life.shown, event.player] });
    case 'diedSuddenly':
      return dieSuddenly(village, event.player);
    case 'saidOver':
      return sayOver(village, event.player);
    case 'warned':
      return warn(village, event.player);
    case 'phaseEnded':
      return endPhase(village);
    case 'announced':
      return event.about === 'vote' ? announceVote(village, event.player) : village;
    case 'channelsOpened':
      return village.outcome === null ? village : withOutcome(village, { ...village.outcome, opened: true });
    case 'marked':
    case 'starred':
    case 'noted':
    case 'watcherTalked':
    case 'withdrawn':
    case 'translated':
    case 'corrected':
      return village;
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
      return withOutcome(village, { winner: event.winner, revealed: false, opened: false, closed: false });
    case 'rolesRevealed':
      return village.outcome === null ? village : withOutcome(village, revealed(village.outcome));
    case 'opened':
      return opened(event);
    case 'sealed':
      return sealed(village, event);
  }
}

function revealed({ winner, opened, closed }: Outcome): Outcome {
  return { winner, revealed: true, opened, closed };
}

function opened({ rules, cast }: Opened): Village {
  const { day, stage, round, ballot, night, told, outcome, gathering } = NO_VILLAGE;
  const speech = { ...NO_VILLAGE.speech, soliloquies: cast.map(() => 0) };
  const table = { ...NO_VILLAGE.table, rules, cast };
  const life = {
    alive: cast.map(() => true),
    failed: cast.map(() => false),
    unannounced: null,
    hidden: null,
    shown: [],
    deaths: [],
    spared: [],
  };
  return { table, life, day, stage, round, speech, ballot, night, told, outcome, gathering };
}

function sealed(village: Village, { deal, players }: Sealed): Village {
  const pack: PlayerId[] = [];
  const circle: PlayerId[] = [];
  const seers: PlayerId[] = [];
  const bodyguards: PlayerId[] = [];
  const mediums: PlayerId[] = [];
  let hasBonds = false;
  deal.forEach((role, index) => {
    const { nightAct, whispers, identifies, isAvenged, follows } = factsOf(role);
    hasBonds ||= isAvenged || follows !== null;
    if (nightAct === 'attackVote') pack.push(index + 1);
    if (nightAct === 'divine') seers.push(index + 1);
    if (nightAct === 'guard') bodyguards.push(index + 1);
    if (whispers) circle.push(index + 1);
    if (identifies) mediums.push(index + 1);
  });
  const { rules, cast } = village.table;
  const { life, day, stage, round, speech, ballot, night, told, outcome, gathering } = village;
  const table = { rules, cast, players, roles: deal, pack, circle, seers, bodyguards, mediums, hasBonds };
  return { table, life, day, stage, round, speech, ballot, night, told, outcome, gathering };
}

function beginPhase(village: Village, event: PhaseBegan): Village {
  const { phase, round, asked } = event;
  if (isByClock(village, event)) return beginGathering(village, event);
  const channel = channelOf(phase);
  const stage = phase as Stage;
  if (channel === null) return withStage(village, stage, round, asked, withoutFloor(village.speech));
  return withStage(village, stage, round, [], openFloor(village, channel, asked));
}

/** A phase with a limit of time, or the talk after the end. */
function isByClock({ table }: Village, { phase, seconds }: PhaseBegan): boolean {
  if (table.rules.clock === null) return false;
  return (
    phase === 'epilogue' || seconds !== null || table.rules.clock.phases.some(({ name }) => name === phase)
  );
}

function beginGathering(village: Village, event: PhaseBegan): Village {
  const stage = event.phase === 'epilogue' ? 'epilogue' : 'gathering';
  const begun = withStage(village, stage, 0, [], withoutFloor(village.speech));
  return withGathering(begun, openGathering(village, event));
}

function gather(village: Village, change: (gathering: Gathering) => Gathering): Village {
  return village.gathering === null ? village : withGathering(village, change(village.gathering));
}

function sayOver(village: Village, player: PlayerId): Village {
  return gather(village, (gathering) => withOver(gathering, player));
}

function warn(village: Village, player: PlayerId): Village {
  return gather(village, (gathering) => withWarned(gathering, player));
}

function endPhase(village: Village): Village {
  const ended = gather(village, asEnded);
  return ended.outcome === null ? ended : withOutcome(ended, { ...ended.outcome, closed: true });
}

function dieSuddenly(village: Village, player: PlayerId): Village {
  const { alive, failed, unannounced, hidden, shown, spared } = village.life;
  const deaths = mourn(village, player, 'sudden');
  const life = { alive: bury(alive, [player]), failed, unannounced, hidden, shown, deaths, spared };
  return withLife(village, life, { ...village.night, sudden: [...village.night.sudden, player] });
}

function announceVote(village: Village, player: PlayerId): Village {
  const { announced } = village.night;
  if (announced.includes(player)) return village;
  return withNight(village, { ...village.night, announced: [...announced, player] });
}

/** In a phase by the clock the last ballot of a player is the one that counts. */
function chooseVote(village: Village, { type, player, target }: Voted): Village {
  const act = type === 'voted' ? 'vote' : type === 'polled' ? 'poll' : 'attackVote';
  return withoutStandIn(choose(village, act, player, target));
}

function choose(village: Village, type: Choice['type'], player: PlayerId, target: PlayerId): Village {
  return gather(village, (gathering) => withChoice(gathering, { type, player, target }));
}

/** An utterance: of a turn, or a post. */
function hear(village: Village, talked: Talked, excused: boolean): Village {
  const heard = hearTalk(village, talked, excused);
  if (heard.gathering === null) return heard;
  const controlWords = clockTalk(village.table.rules, 'talk')?.controlWords ?? false;
  return withGathering(heard, withPost(heard.gathering, talked, controlWords, excused));
}

function withoutFloor(speech: Speech): Speech {
  return speech.floor === null ? speech : withFloor(speech, null);
}

function newDay({ talks, whispers, talkers, whisperers, acts, soliloquies }: Speech): Speech {
  return { talks, talkIdx: 0, whispers, whisperIdx: 0, floor: null, talkers, whisperers, acts, soliloquies };
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
    votes: withAdded<Vote>(votes, { player, target }),
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

/** The votes that count are those that are told, so a record that knows only the count replays equally. */
function count(village: Village, { type, votes }: VotesCounted): Village {
  const { open, standIn } = village.ballot;
  const night = type === 'votesCounted' ? withVotes(village.night, votes) : village.night;
  return atStage(village, STAGE_OF[type], night, { open, votes, counted: true, tieBreak: null, standIn });
}

/** In a phase by the clock the parts are settled one after another, and counting begins one. */
const STAGE_OF = { votesCounted: 'vote', pollCounted: 'poll', attackVotesCounted: 'attack' } as const;

function breakTie(village: Village, chosen: PlayerId): Village {
  const { open, votes, counted, standIn } = village.ballot;
  return withBallot(village, { open, votes, counted, tieBreak: chosen, standIn });
}

/** An execution that is told in the morning is known to the executed alone until then. */
function execute(village: Village, { player }: Executed): Village {
  const { alive, failed, unannounced, shown, spared } = village.life;
  const hidden = village.table.rules.vote.executionTold === 'nextMorning' ? player : null;
  const deaths = mourn(village, player, 'executed');
  const life = { alive: bury(alive, [player]), failed, unannounced, hidden, shown, deaths, spared };
  return withLife(village, life, withExecuted(village.night, player));
}

/** The causes of death, kept only where they are told at the end; who is dead already does not die again. */
function mourn({ table, life, day }: Village, player: PlayerId, cause: Death['cause']): Life['deaths'] {
  const isKept = table.rules.end.opensCauses === true && life.alive[player - 1] === true;
  return isKept ? [...life.deaths, { player, day, cause }] : life.deaths;
}

/** Who survives one attack has survived it now. */
function attack(village: Village, event: Attacked): Village {
  const { target, died, savedBy } = event;
  const attacked = dieAtNight(village, afterAttack(village.night, event), died ? target : null, 'attacked');
  if (target === null || savedBy === null || savedBy === 'guard') return attacked;
  if (factsOf(savedBy).survivesAttack !== 'once') return attacked;
  return withLife(attacked, { ...attacked.life, spared: [...attacked.life.spared, target] });
}

/** Who dies in the night is found at dawn; of what he died is known now. */
function dieAtNight(village: Village, night: Night, player: PlayerId | null, cause: Death['cause']): Village {
  const deaths = player === null ? village.life.deaths : mourn(village, player, cause);
  if (deaths === village.life.deaths) return withNight(village, night);
  const { alive, failed, unannounced, hidden, shown, spared } = village.life;
  return withLife(village, { alive, failed, unannounced, hidden, shown, deaths, spared }, night);
}

function bury(alive: readonly boolean[], dead: readonly PlayerId[]): readonly boolean[] {
  return dead.length === 0 ? alive : alive.map((lives, index) => lives && !dead.includes(index + 1));
}

function substitute(village: Village, event: Substituted): Village {
  const absent = fails(village, event.reason) ? fail(village, event.player) : village;
  const { player, used, manner, spent, act } = event;
  if (used === null) return closeRequest(gather(absent, afterLate), player);
  const excused = isExcused(village.table.rules, event);
  const standing = withBallot(absent, standFor(absent.ballot, { player, act, used, manner, excused }));
  return act === 'talk' || act === 'whisper' ? spend(standing, act, player, spent) : standing;
}

/** Once a phase by the clock has ended, those who did not choose in time are told one after another. */
function afterLate(gathering: Gathering): Gathering {
  return gathering.ended ? withLateTold(gathering) : gathering;
}

function closeRequest(village: Village, player: PlayerId): Village {
  const { open, votes, counted, tieBreak, standIn } = village.ballot;
  return withBallot(village, { open: without(open, player), votes, counted, tieBreak, standIn });
}

/** By the clock only talk has a budget of length. */
function spend(village: Village, act: AskedChannel, player: PlayerId, spent: number): Village {
  const { floor } = village.speech;
  if (spent === 0) return village;
  if (village.gathering !== null) {
    return act === 'talk' ? gather(village, (gathering) => withSpent(gathering, player, spent)) : village;
  }
  if (floor === null) return village;
  return withSpeech(village, withFloor(village.speech, spendLength(floor, player, spent)));
}

function fail(village: Village, player: PlayerId): Village {
  const { alive, failed, hidden, shown, deaths, spared } = village.life;
  return withLife(village, {
    alive,
    failed: failed.with(player - 1, true),
    unannounced: player,
    hidden,
    shown,
    deaths,
    spared,
  });
}

function dawn(village: Village, { day, dead }: DawnBroke): Village {
  const { alive, failed, unannounced, shown, deaths, spared } = village.life;
  const life = { alive: bury(alive, dead), failed, unannounced, hidden: null, shown, deaths, spared };
  return withDawn(village, day, life, village.night, withoutFloor(village.speech));
}
