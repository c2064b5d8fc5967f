import { OVER } from '../action.ts';
import { type Chance, shuffle } from '../chance.ts';
import type { Event, Substituted } from '../event.ts';
import type { Order } from '../phase/phase.ts';
import type { PlayerId } from '../player.ts';
import { type TurnTalk, talkRules } from '../rules.ts';
import { hasFailed, type Village } from '../village.ts';
import { isDone, unsealed } from './channel.ts';
import { isClosedTurn, WHISPERS } from './floor.ts';
import { heard, instead } from './talk.ts';

/** What follows in a phase with an order without anybody being asked; `null` when somebody is, or the phase is over. */
export function turnsFollow(village: Village, order: Order, chance: Chance): Event | null {
  const channel = spokenIn(village);
  const rules = talkRules(village.table.rules, channel) as TurnTalk;
  if (order.place < order.players.length) {
    if (isClosedTurn(rules)) return closedTurnFollows(village, order);
    const speaker = order.players[order.place]!;
    return isDone(village, speaker, channel) ? sayOver(village, speaker) : null;
  }
  const isOver = !order.lively || order.turn + 1 >= rules.turns;
  return isOver ? null : nextTurn(village, order, rules, chance);
}

/** The channel of a phase with an order. */
function spokenIn({ phase }: Village): 'talk' | 'whisper' {
  return phase.stage === 'talk' ? 'talk' : 'whisper';
}

/** In a closed turn the utterances are told once all are there, in the order of the turn. */
function closedTurnFollows(village: Village, order: Order): Event | null {
  const { players, place, sealed } = order;
  if (sealed.length < players.length) {
    const channel = spokenIn(village);
    const mute = unsealed(order).find((player) => isDone(village, player, channel));
    return mute === undefined ? null : sayOver(village, mute);
  }
  return heard(village, sealed.find(({ player }) => player === players[place])!);
}

function sayOver(village: Village, player: PlayerId): Substituted {
  const channel = spokenIn(village);
  return instead(village, { player, channel }, { reason: 'quota', sent: null, used: OVER });
}

/** The next turn in its order; `null` when nobody is left to be asked. */
function nextTurn(village: Village, order: Order, rules: TurnTalk, chance: Chance): Event | null {
  const { day } = village;
  const turn = order.turn + 1;
  const players = draw(village, rules, turn, chance);
  return players.length === 0 ? null : { type: 'turnBegan', audience: 'master', day, turn, order: players };
}

/** A drawn order of those who are still asked. The draw is among all of the phase, so it does not depend on them. */
function draw(village: Village, rules: TurnTalk, turn: number, chance: Chance): readonly PlayerId[] {
  const channel = spokenIn(village);
  const purpose = channel === 'talk' ? 'talkOrder' : 'whisperOrder';
  const round = drawRound(village, rules.order === 'drawnEachTurn' ? turn : 0);
  const order = shuffle(village.phase.asked, chance, purpose, village.day, round);
  const isAsked = (player: PlayerId) =>
    !hasFailed(village, player) && (rules.exhausted === 'saysOver' || !isDone(village, player, channel));
  return order.every(isAsked) ? order : order.filter(isAsked);
}

/** The several whispers of one night draw their orders apart. */
function drawRound({ phase: { stage, round } }: Village, turn: number): number {
  return stage === 'talk' ? turn : (WHISPERS.indexOf(stage) + round) * 1000 + turn;
}
