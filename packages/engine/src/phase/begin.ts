import { CHANNELS, type Choice } from '../action.ts';
import { clockPhaseNamed, partsHeld } from '../clock/clock-phase.ts';
import type { PhaseBegan } from '../event.ts';
import type { PlayerId } from '../player.ts';
import { doesAct } from '../roles/index.ts';
import { type ClockPhase, PARTS, type Stage, talkRules } from '../rules.ts';
import { channelOf, clockTalk, NO_ORDER, openFloor } from '../talk/floor.ts';
import { isThere, roleOf, type Village } from '../village.ts';
import { actsIn, openBallot } from './ballot.ts';
import { type Ballot, ceremony, type Floor, type Phase } from './phase.ts';

/** A phase as it begins: with an order, with a limit, or only with something to be chosen. */
export function phaseOf(village: Village, event: PhaseBegan): Phase {
  const held = clockPhaseNamed(village, event);
  return held === null ? askedFor(event, village) : byTheClock(village, event, held);
}

/** The village asks: one speaker after another, or everybody who is to choose. */
function askedFor({ phase, round, asked }: PhaseBegan, village: Village): Phase {
  const stage = phase as Stage;
  const parts = PARTS.filter((part) => part === phase);
  const channel = channelOf(phase);
  const order = channel === null ? null : NO_ORDER;
  const floors = channel === null ? [] : [floorOf(village, channel)];
  const ballots = actsIn(parts).map((act) => openBallot(act, asked));
  return { stage, round, parts, asked, order, limit: null, floors, ballots, standIn: null, told: 0 };
}

/** All its parts are open at once, until it ends; then they are settled in their order. */
function byTheClock(village: Village, { phase, asked }: PhaseBegan, held: ClockPhase): Phase {
  const isEpilogue = phase === 'epilogue';
  const parts = isEpilogue ? held.parts : partsHeld(village, held);
  const channels = CHANNELS.filter((channel) => clockTalk(village.table.rules, channel) !== null);
  return {
    ...ceremony(isEpilogue ? 'epilogue' : 'gathering'),
    parts,
    asked,
    limit: { name: isEpilogue ? 'epilogue' : held.name, ends: held.ends, ended: false, warned: [] },
    floors: channels.map((channel) => floorOf(village, channel)),
    ballots: actsIn(parts).map((act) => ballotByTheClock(village, act, asked)),
  };
}

function floorOf({ table }: Village, channel: Floor['channel']): Floor {
  return openFloor(channel, talkRules(table.rules, channel)!, table.cast.length);
}

/** Everybody learns of the phase; asked for an act are those who can do it. */
function ballotByTheClock(village: Village, act: Choice['type'], asked: readonly PlayerId[]): Ballot {
  const able = asked.filter((player) => mayAct(village, player, act));
  return openBallot(
    act,
    firstOnly(village, act, able).filter((player) => isThere(village, player)),
  );
}

/** Where only the first living seer or bodyguard acts, nobody moves up before the death of the first is told. */
function firstOnly({ table }: Village, act: Choice['type'], able: readonly PlayerId[]): readonly PlayerId[] {
  const { divine, guard } = table.rules;
  const isFirst =
    (act === 'divine' && divine.seers === 'first') || (act === 'guard' && guard.bodyguards === 'first');
  return isFirst ? able.slice(0, 1) : able;
}

function mayAct(village: Village, player: PlayerId, act: Choice['type']): boolean {
  return act === 'poll' || act === 'vote' || doesAct(roleOf(village, player), act);
}
