import { fails, isExcused } from './absence.ts';
import type { Choice } from './action.ts';
import type { Copy } from './copy.ts';
import type {
  Attacked,
  DawnBroke,
  Death,
  Event,
  Executed,
  Opened,
  Sealed,
  Substituted,
  Talked,
  TalkSealed,
  TurnBegan,
  Vote,
  VotesCounted,
} from './event.ts';
import { listOf, withAdded, withItem } from './list.ts';
import {
  afterAttack,
  withAnnounced,
  withAttackOn,
  withBond,
  withDivined,
  withExecuted,
  withGuarded,
  withSuddenDeath,
  withVictim,
  withVotes,
} from './night/fold.ts';
import { withChoice, withCount, withoutChoice, withoutPlayer, withTieBroken } from './phase/ballot.ts';
import { beginPhase } from './phase/begin.ts';
import { ceremony, copyPhase, withLimit, withStandIn } from './phase/phase.ts';
import type { PlayerId } from './player.ts';
import { factsOf, type Role } from './roles/index.ts';
import { isExecutionHidden } from './rule-facts.ts';
import type { Rules, Stage } from './rules.ts';
import { afterSealed, afterTalk, atNewTurn, withSaidOver, withSpent } from './talk/floor.ts';
import { copySpeech, counted, ofNewDay, withFloors } from './talk/number.ts';
import {
  copyLife,
  copyVillage,
  findFloor,
  type Life,
  NEW_NIGHT,
  type Night,
  NO_VILLAGE,
  type Outcome,
  type Table,
  type Village,
  withLife,
  withNight,
  withOutcome,
  withPhase,
  withSpeech,
} from './village.ts';

/** The village after an event. Total: it asks nothing, and every event that `decide` made has its place here. */
export function evolve(village: Village, event: Event): Village {
  return event.type === 'talked' ? hear(village, event) : evolveOther(village, event);
}

/** Most events are talk; all others. No closure stands here: one that holds the event would cost a context for each. */
function evolveOther(village: Village, event: Exclude<Event, Talked>): Village {
  switch (event.type) {
    case 'talkSealed':
      return seal(village, event);
    case 'turnBegan':
      return beginTurn(village, event);
    case 'voted':
      return choose(village, 'vote', event.player, event.target);
    case 'polled':
      return choose(village, 'poll', event.player, event.target);
    case 'attackVoted':
      return choose(village, 'attackVote', event.player, event.target);
    case 'chose':
      return choose(village, event.act, event.player, event.target);
    case 'phaseBegan':
      return beginPhase(village, event);
    case 'votesCounted':
      return countVotes(village, event);
    case 'pollCounted':
      return count(village, 'poll', 'poll', event.votes);
    case 'attackVotesCounted':
      return count(village, 'attackVote', 'attack', event.votes);
    case 'tieBroken':
      return withPhase(village, withTieBroken(village.phase, event.vote, event.chosen));
    case 'executed':
      return execute(village, event);
    case 'divined':
      return takeEffect(village, 'divine', event.player, withDivined(village.night, event.target));
    case 'guarded':
      return takeEffect(village, 'guard', event.player, withGuarded(village, event));
    case 'attackChosen':
      return withNight(village, withAttackOn(village.night, event.target));
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
      return withSpeech(village, withSaidOver(village.speech, event.player));
    case 'warned':
      return warn(village, event.player);
    case 'phaseEnded':
      return endPhase(village);
    case 'announced':
      return event.about === 'vote'
        ? withNight(village, withAnnounced(village.night, event.player))
        : village;
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
      return beginCeremony(village, 'dusk');
    case 'dawnBroke':
      return dawn(village, event);
    case 'dayBegan':
      return beginDay(village);
    case 'roleTold':
    case 'identified':
      return withOneMoreTold(village);
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
  const { day, phase, night, outcome } = NO_VILLAGE;
  const speech = copySpeech(NO_VILLAGE.speech);
  speech.soliloquies = listOf(cast.length, 0);
  const table = tableOf(rules, cast, [], []);
  const life = copyLife(NO_VILLAGE.life);
  life.alive = listOf(cast.length, true);
  life.failed = listOf(cast.length, false);
  return { table, life, day, phase, speech, night, outcome };
}

function sealed(village: Village, { deal, players }: Sealed): Village {
  const { rules, cast } = village.table;
  const copy = copyVillage(village);
  copy.table = tableOf(rules, cast, players, deal);
  return copy;
}

function tableOf(
  rules: Rules,
  cast: Table['cast'],
  players: Table['players'],
  roles: readonly Role[],
): Table {
  const pack: PlayerId[] = [];
  const circle: PlayerId[] = [];
  const seers: PlayerId[] = [];
  const bodyguards: PlayerId[] = [];
  const mediums: PlayerId[] = [];
  let hasBonds = false;
  for (let player = 1; player <= roles.length; player++) {
    const { nightAct, whispers, identifies, isAvenged, follows } = factsOf(roles[player - 1]!);
    hasBonds ||= isAvenged || follows !== null;
    if (nightAct === 'attackVote') pack.push(player);
    if (nightAct === 'divine') seers.push(player);
    if (nightAct === 'guard') bodyguards.push(player);
    if (whispers) circle.push(player);
    if (identifies) mediums.push(player);
  }
  return { rules, cast, players, roles, pack, circle, seers, bodyguards, mediums, hasBonds };
}

function beginDay(village: Village): Village {
  const copy = beginCeremony(village, 'morning');
  copy.night = NEW_NIGHT;
  copy.speech = ofNewDay(village.speech);
  return copy;
}

function withOneMoreTold(village: Village): Village {
  const phase = copyPhase(village.phase);
  phase.told++;
  return withPhase(village, phase);
}

function warn(village: Village, player: PlayerId): Village {
  const warned = [...(village.phase.limit?.warned ?? []), player];
  return withPhase(village, withLimit(village.phase, { warned }));
}

function endPhase(village: Village): Village {
  const ended = withPhase(village, withLimit(village.phase, { ended: true }));
  return ended.outcome === null ? ended : withOutcome(ended, { ...ended.outcome, closed: true });
}

/** An utterance is heard, and nobody stands in for its speaker any more. */
function hear(village: Village, talked: Talked): Village {
  const { speech, phase } = village;
  const floor = findFloor(speech, talked.channel);
  const excused = phase.standIn?.excused === true;
  const floors =
    floor === undefined ? speech.floors : withItem(speech.floors, floor, afterTalk(floor, talked, excused));
  const spoken = counted(speech, talked, floors);
  const answered = phase.standIn === null ? phase : withStandIn(phase, null);
  const { table, life, day, night, outcome } = village;
  return { table, life, day, phase: answered, speech: spoken, night, outcome };
}

/** It is told when the turn closes. */
function seal(village: Village, talk: TalkSealed): Village {
  const { speech, phase } = village;
  const floor = findFloor(speech, talk.channel);
  if (phase.order === null || floor === undefined) return village;
  const { turn, players, sealed } = phase.order;
  const collecting = copyPhase(phase);
  collecting.order = { turn, players, sealed: withAdded(sealed, talk) };
  collecting.standIn = null;
  const copy = copyVillage(village);
  copy.phase = collecting;
  const paid = afterSealed(floor, talk, phase.standIn?.excused === true);
  copy.speech = withFloors(speech, withItem(speech.floors, floor, paid));
  return copy;
}

/** A record in disorder may have a turn without a phase of talk. */
function beginTurn(village: Village, { turn, order: players }: TurnBegan): Village {
  if (village.speech.floors.length === 0) return village;
  const order = { turn, players, sealed: [] };
  const speech = atNewTurn(village.speech);
  const phase = copyPhase(village.phase);
  phase.order = order;
  const copy = copyVillage(village);
  copy.phase = phase;
  copy.speech = speech;
  return copy;
}

function beginCeremony(village: Village, stage: Stage): Copy<Village> {
  const copy = copyVillage(village);
  copy.phase = ceremony(stage);
  copy.speech = withFloors(village.speech, []);
  return copy;
}

function choose(village: Village, act: Choice['type'], player: PlayerId, target: PlayerId): Village {
  return withPhase(village, withChoice(village.phase, act, { player, target }));
}

/** What somebody does at night takes effect. */
function takeEffect(village: Village, act: Choice['type'], player: PlayerId, night: Night): Village {
  const phase = withoutChoice(village.phase, act, player);
  const copy = copyVillage(village);
  copy.night = night;
  copy.phase = phase;
  return copy;
}

/** The parts of a phase are settled one after another, and counting begins one. */
function count(village: Village, act: Choice['type'], part: Stage, votes: readonly Vote[]): Copy<Village> {
  const phase = withCount(village.phase, act, votes);
  phase.stage = part;
  const copy = copyVillage(village);
  copy.phase = phase;
  return copy;
}

function countVotes(village: Village, { votes }: VotesCounted): Village {
  const copy = count(village, 'vote', 'vote', votes);
  copy.night = withVotes(village.night, votes);
  return copy;
}

/** An execution that is told in the morning is known to the executed alone until then. */
function execute(village: Village, { player }: Executed): Village {
  const copy = die(village, player, 'executed', withExecuted(village.night, player));
  if (!isExecutionHidden(village.table.rules)) return copy;
  const life = copyLife(copy.life);
  life.hidden = player;
  return withLife(copy, life);
}

function dieSuddenly(village: Village, player: PlayerId): Village {
  return die(village, player, 'sudden', withSuddenDeath(village.night, player));
}

/** Somebody dies at once. */
function die(village: Village, player: PlayerId, cause: Death['cause'], night: Night): Village {
  const life = copyLife(village.life);
  life.alive = bury(village.life.alive, [player]);
  life.deaths = mourn(village, player, cause);
  const copy = copyVillage(village);
  copy.life = life;
  copy.night = night;
  copy.phase = withoutPlayer(village.phase, player);
  return copy;
}

/** The causes of death, kept only where they are told at the end; who is dead already does not die again. */
function mourn({ table, life, day }: Village, player: PlayerId, cause: Death['cause']): Life['deaths'] {
  const isKept = table.rules.end.opensCauses === true && life.alive[player - 1] === true;
  return isKept ? withAdded(life.deaths, { player, day, cause }) : life.deaths;
}

/** Who survives one attack has survived it now. */
function attack(village: Village, event: Attacked): Village {
  const { target, died, savedBy } = event;
  const attacked = dieAtNight(village, afterAttack(village.night, event), died ? target : null, 'attacked');
  if (target === null || savedBy === null || savedBy === 'guard') return attacked;
  if (factsOf(savedBy).survivesAttack !== 'once') return attacked;
  return withLife(attacked, { ...attacked.life, spared: withAdded(attacked.life.spared, target) });
}

/** Who dies in the night is found at dawn; of what they died is known now. */
function dieAtNight(village: Village, night: Night, player: PlayerId | null, cause: Death['cause']): Village {
  const copy = copyVillage(village);
  copy.night = night;
  if (player !== null) {
    const life = copyLife(village.life);
    life.deaths = mourn(village, player, cause);
    copy.life = life;
  }
  return copy;
}

function bury(alive: readonly boolean[], dead: readonly PlayerId[]): readonly boolean[] {
  return dead.length === 0 ? alive : alive.map((lives, index) => lives && !dead.includes(index + 1));
}

function substitute(village: Village, event: Substituted): Village {
  const absent = fails(village, event.reason) ? fail(village, event.player) : village;
  const { player, used, manner, spent, act } = event;
  const isTalk = act === 'talk' || act === 'whisper';
  if (used === null) return isTalk ? absent : withPhase(absent, withoutChoice(absent.phase, act, player));
  const excused = isExcused(village.table.rules, event);
  const copy = copyVillage(absent);
  copy.phase = withStandIn(absent.phase, { player, act, used, manner, excused });
  if (isTalk) copy.speech = withSpent(absent.speech, act, player, spent);
  return copy;
}

function fail(village: Village, player: PlayerId): Village {
  const life = copyLife(village.life);
  life.failed = village.life.failed.with(player - 1, true);
  life.unannounced = player;
  const copy = copyVillage(village);
  copy.life = life;
  copy.phase = withoutPlayer(village.phase, player);
  return copy;
}

function dawn(village: Village, { day, dead }: DawnBroke): Village {
  const life = copyLife(village.life);
  life.alive = bury(village.life.alive, dead);
  life.hidden = null;
  const copy = beginCeremony(village, 'dawn');
  copy.day = day;
  copy.life = life;
  return copy;
}
