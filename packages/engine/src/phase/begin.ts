import { CHANNELS, type Channel, type Choice } from '../action.ts';
import { clockPhaseNamed, partsHeld } from '../clock/clock-phase.ts';
import type { Copy } from '../copy.ts';
import type { PhaseBegan } from '../event.ts';
import type { PlayerId } from '../player.ts';
import { actorsAmong } from '../rule-facts.ts';
import { type ClockPhase, type Stage, talkRules } from '../rules.ts';
import { channelOf, clockTalk, openFloor } from '../talk/floor.ts';
import { copySpeech, withFloors } from '../talk/number.ts';
import { copyVillage, isThere, type Village, type VillageSpeech } from '../village.ts';
import { actIn, openBallot } from './ballot.ts';
import { type Ballot, ceremony, type Order, type Phase } from './phase.ts';

/** A phase begins: with an order, with a limit, or only with something to be chosen. */
export function beginPhase(village: Village, event: PhaseBegan): Village {
  const held = clockPhaseNamed(village, event);
  const copy = copyVillage(village);
  copy.phase = held === null ? askedFor(event) : byTheClock(village, event, held);
  copy.speech = onFloors(village, channelsOf(village, event, copy.phase));
  return copy;
}

/** The village asks: one speaker after another, or everybody who is to choose. */
function askedFor({ phase, round, asked }: PhaseBegan): Phase {
  const stage = phase as Stage;
  const act = actIn(stage);
  const ballots = act === null ? [] : [openBallot(act, asked)];
  const order = channelOf(phase) === null ? null : NO_ORDER;
  return { stage, round, parts: [stage], asked, order, limit: null, ballots, standIn: null, told: 0 };
}

/** Before the first turn. */
const NO_ORDER: Order = { turn: -1, players: [], sealed: [] };

/** All its parts are open at once, until it ends; then they are settled in their order. */
function byTheClock(village: Village, { phase, asked }: PhaseBegan, held: ClockPhase): Phase {
  const isEpilogue = phase === 'epilogue';
  const parts = isEpilogue ? held.parts : partsHeld(village, held);
  return {
    ...ceremony(isEpilogue ? 'epilogue' : 'gathering'),
    parts,
    asked,
    limit: { name: isEpilogue ? 'epilogue' : held.name, ends: held.ends, ended: false, warned: [] },
    ballots: parts.flatMap((part) => ballotByTheClock(village, actIn(part), asked)),
  };
}

/** By turns one channel is open, by the clock all that the rules know. */
function channelsOf({ table }: Village, { phase }: PhaseBegan, { limit }: Phase): readonly Channel[] {
  if (limit !== null) return CHANNELS.filter((channel) => clockTalk(table.rules, channel) !== null);
  const channel = channelOf(phase);
  return channel === null ? [] : [channel];
}

function onFloors({ table, speech }: Village, channels: readonly Channel[]): VillageSpeech {
  if (channels.length === 0) return withFloors(speech, []);
  const copy = copySpeech(speech);
  copy.floors = channels.map((channel) => {
    const rules = talkRules(table.rules, channel)!;
    if (rules.mode === 'turns' && rules.indexed === 'phase') fromIndexZero(copy, channel);
    return openFloor(channel, rules, table.cast.length);
  });
  return copy;
}

function fromIndexZero(speech: Copy<VillageSpeech>, channel: Channel): void {
  if (channel === 'talk') speech.talkIdx = 0;
  else speech.whisperIdx = 0;
}

/** Everybody learns of the phase; asked for an act are those who can do it. */
function ballotByTheClock(
  village: Village,
  act: Choice['type'] | null,
  asked: readonly PlayerId[],
): Ballot | [] {
  if (act === null) return [];
  const able = asked.filter((player) => mayAct(village, player, act));
  // Where only the first of them acts, nobody moves up before the death of the first is told.
  const acting = actorsAmong(village.table.rules, act, able);
  return openBallot(
    act,
    acting.filter((player) => isThere(village, player)),
  );
}

function mayAct({ table }: Village, player: PlayerId, act: Choice['type']): boolean {
  switch (act) {
    case 'poll':
    case 'vote':
      return true;
    case 'divine':
      return table.seers.includes(player);
    case 'guard':
      return table.bodyguards.includes(player);
    case 'attackVote':
      return table.pack.includes(player);
  }
}
