import { OVER } from '../action.ts';
import { type Chance, shuffle } from '../chance.ts';
import type { Event, Substituted } from '../event.ts';
import type { Floor, Order } from '../phase/phase.ts';
import type { PlayerId } from '../player.ts';
import type { TurnTalk } from '../rules.ts';
import { hasFailed, type Village } from '../village.ts';
import { unsealed } from './channel.ts';
import { hasFinished, isClosedTurn, WHISPERS } from './floor.ts';
import { heard, instead } from './talk.ts';

/** What follows in a phase with an order without anybody being asked; `null` when somebody is, or the phase is over. */
export function turnsFollow(village: Village, order: Order, chance: Chance): Event | null {
  const floor = village.speech.floors[0]!;
  const { turns } = floor.rules as TurnTalk;
  if (floor.heard < order.players.length) {
    if (isClosedTurn(floor)) return closedTurnFollows(village, order, floor);
    const speaker = order.players[floor.heard]!;
    return hasFinished(floor, speaker) ? sayOver(village, floor, speaker) : null;
  }
  const isOver = !floor.lively || order.turn + 1 >= turns;
  return isOver ? null : nextTurn(village, order.turn + 1, floor, chance);
}

/** In a closed turn the utterances are told once all are there, in the order of the turn. */
function closedTurnFollows(village: Village, order: Order, floor: Floor): Event | null {
  const { players, sealed } = order;
  if (sealed.length < players.length) {
    const mute = unsealed(order).find((player) => hasFinished(floor, player));
    return mute === undefined ? null : sayOver(village, floor, mute);
  }
  const talk = sealed.find(({ player }) => player === players[floor.heard])!;
  return heard(village, floor, talk.player, talk.text, talk.to, talk);
}

function sayOver(village: Village, { channel }: Floor, player: PlayerId): Substituted {
  return instead(village, { player, channel }, { reason: 'quota', sent: null, used: OVER });
}

/** The next turn in its order; `null` when nobody is left to be asked. */
function nextTurn(village: Village, turn: number, floor: Floor, chance: Chance): Event | null {
  const { day } = village;
  const order = draw(village, turn, floor, chance);
  return order.length === 0 ? null : { type: 'turnBegan', audience: 'master', day, turn, order };
}

/** A drawn order of those who are still asked. The draw is among all of the phase, so it does not depend on them. */
function draw(village: Village, turn: number, floor: Floor, chance: Chance): readonly PlayerId[] {
  const { order: drawn, exhausted } = floor.rules as TurnTalk;
  const purpose = floor.channel === 'talk' ? 'talkOrder' : 'whisperOrder';
  const round = drawRound(village, drawn === 'drawnEachTurn' ? turn : 0);
  const order = shuffle(village.phase.asked, chance, purpose, village.day, round);
  const isAsked = (player: PlayerId) =>
    !hasFailed(village, player) && (exhausted === 'saysOver' || !hasFinished(floor, player));
  return order.every(isAsked) ? order : order.filter(isAsked);
}

/** The several whispers of one night draw their orders apart. */
function drawRound({ phase: { stage, round } }: Village, turn: number): number {
  return stage === 'talk' ? turn : (WHISPERS.indexOf(stage) + round) * 1000 + turn;
}
