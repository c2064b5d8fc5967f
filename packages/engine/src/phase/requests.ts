import type { Act } from '../action.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { mayTalk, unsealed } from '../talk/channel.ts';
import { isClosedTurn } from '../talk/floor.ts';
import type { Village } from '../village.ts';
import type { Ballot, Limit, Order } from './phase.ts';

/** Who is asked for what now; empty only after the end. */
export function requests(village: Village): Request[] {
  const { phase, outcome } = village;
  if (outcome !== null) return [];
  if (phase.order !== null) return turnRequests(village, phase.order);
  return phase.limit === null ? choiceRequests(village) : clockRequests(village, phase.limit);
}

function clockRequests(village: Village, limit: Limit): Request[] {
  return limit.ended ? [] : [...talkRequests(village), ...choiceRequests(village)];
}

/** Who is asked to speak now: one after another, or all of a closed turn who have not answered yet. */
function turnRequests(village: Village, order: Order): Request[] {
  const floor = village.speech.floors[0]!;
  const speaker = order.players[floor.heard];
  if (speaker === undefined || village.phase.standIn !== null) return [];
  const act = floor.channel === 'whisper' ? 'whisper' : 'talk';
  return isClosedTurn(floor)
    ? requestsTo(unsealed(order), village, act, order.turn)
    : [request(village, act, speaker, order.turn)];
}

/** By the clock everybody may talk who has something left to say. */
function talkRequests(village: Village): Request[] {
  const asked: Request[] = [];
  for (const player of village.phase.asked) {
    if (mayTalk(village, player, 'talk')) asked.push(request(village, 'talk', player, 0));
    if (mayTalk(village, player, 'whisper')) asked.push(request(village, 'whisper', player, 0));
  }
  return asked;
}

function choiceRequests(village: Village): Request[] {
  const { ballots } = village.phase;
  return ballots.length === 1
    ? ballotRequests(village, ballots[0]!)
    : ballots.flatMap((ballot) => ballotRequests(village, ballot));
}

function ballotRequests(village: Village, { act, open }: Ballot): Request[] {
  return requestsTo(open, village, act, 0);
}

function requestsTo(players: readonly PlayerId[], village: Village, act: Act, turn: number): Request[] {
  return players.map((player) => request(village, act, player, turn));
}

function request({ day, phase }: Village, act: Act, player: PlayerId, turn: number): Request {
  return { act, player, day, round: phase.round, turn };
}
