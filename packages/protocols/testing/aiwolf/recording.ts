import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  aiwolfRoles,
  aiwolfRules,
  type Chance,
  drawsOfShuffle,
  type PlayerId,
  plainSetup,
  playersOf,
  type Role,
  type Setup,
  scripted,
} from '@mura/engine';

/** A game that was recorded on the wire, with what the server wrote of it. */
export interface AiwolfRecording {
  readonly setup: Setup;
  readonly chance: Chance;
  readonly randomSeed: bigint;
  /** By player, ascending. */
  readonly connections: readonly RecordedConnection[];
}

export interface RecordedConnection {
  readonly player: PlayerId;
  readonly lines: readonly WireLine[];
}

export interface WireLine {
  readonly from: 'server' | 'client';
  readonly text: string;
}

const FOLDER = new URL('../../../../golden/wire/aiwolf/', import.meta.url).pathname;

export function loadRecording(name: '5-players' | '15-players'): AiwolfRecording {
  const connections = readdirSync(FOLDER + name)
    .filter((file) => file.endsWith('.jsonl.gz'))
    .map((file) => loadConnection(`${FOLDER}${name}/${file}`))
    .sort((one, other) => one.player - other.player);
  const players = connections.length;
  const rules = aiwolfRules(aiwolfRoles(players));
  const log = readFileSync(`${FOLDER}${name}/game.log`, 'utf8');
  return {
    setup: plainSetup(`aiwolf-${players}`, rules, null),
    chance: chanceOf(log, players),
    randomSeed: randomSeedOf(connections[0]!),
    connections,
  };
}

function loadConnection(path: string): RecordedConnection {
  const lines = gunzipSync(readFileSync(path))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((text): WireLine => {
      const { dir, line } = JSON.parse(text) as { dir: string; line: string };
      return { from: dir === 's2c' ? 'server' : 'client', text: line };
    });
  const first = lines.find(({ text }) => text.includes('"INITIALIZE"'))!;
  const { gameInfo } = JSON.parse(first.text) as { gameInfo: { agent: number } };
  return { player: gameInfo.agent, lines };
}

/** It does not fit into a number of JavaScript. */
function randomSeedOf({ lines }: RecordedConnection): bigint {
  const digits = lines.map(({ text }) => /"randomSeed":(-?\d+)/.exec(text)?.[1]).find(Boolean);
  return BigInt(digits!);
}

const SEATING = ['bodyguard', 'freemason', 'medium', 'possessed', 'seer', 'villager', 'werewolf', 'fox'];

/** What chance brought in the recorded game, from its log: the deal, the orders of talk, the ties. */
function chanceOf(log: string, players: number): Chance {
  const lines = log.split('\n').map((line) => line.split(','));
  const orders = ordersOf(lines);
  const dealt = drawsOfShuffle(playersOf(players), seatingOf(lines));
  return scripted(({ purpose, day, round, among, player }) => {
    if (purpose === 'deal') return dealt.get(among);
    if (purpose === 'talkOrder') return draw(orders.get(`talk/${day}/${round}`), among);
    // Turns of the several whispers of a night are a thousand apart; these games have one a night.
    if (purpose === 'whisperOrder') return draw(orders.get(`whisper/${day}/${round % 1000}`), among);
    if (purpose === 'voteTie') return chosenOf(lines, day, 'vote', 'execute');
    if (purpose === 'substituteVote') return substituteOf(lines, day, round, player!);
    if (purpose === 'attackTie') return chosenOf(lines, day, 'attackVote', 'attack');
    return undefined;
  });
}

function ordersOf(lines: readonly string[][]): Map<string, PlayerId[]> {
  const orders = new Map<string, PlayerId[]>();
  for (const [day, kind, , turn, agent] of lines) {
    if (kind !== 'talk' && kind !== 'whisper') continue;
    const key = `${kind}/${day}/${turn}`;
    orders.set(key, [...(orders.get(key) ?? []), Number(agent)]);
  }
  return orders;
}

function draw(order: PlayerId[] | undefined, among: number): number | undefined {
  if (order === undefined) return undefined;
  const sorted = order.toSorted((one, other) => one - other);
  return drawsOfShuffle(sorted, order).get(among);
}

/** The place of the one who got a vote in place of a bad one, among all others alive. */
function substituteOf(lines: readonly string[][], day: number, round: number, voter: PlayerId): number {
  const today = lines.filter(([on]) => on === String(day));
  const votes = today.filter(([, kind, agent]) => kind === 'vote' && agent === String(voter));
  const others = today
    .filter(([, kind, agent, , state]) => kind === 'status' && state === 'ALIVE' && agent !== String(voter))
    .map(([, , agent]) => agent);
  return others.indexOf(votes[round]![3]);
}

/** The place of the chosen one among those tied in the last round, ascending. */
function chosenOf(lines: readonly string[][], day: number, vote: string, outcome: string): number {
  const today = lines.filter(([on]) => on === String(day));
  const votes = today.filter(([, kind]) => kind === vote).map(([, , voter, target]) => ({ voter, target }));
  const again = votes.findLastIndex(({ voter }) => voter === votes[0]!.voter);
  const targets = votes.slice(again).map(({ target }) => Number(target));
  const count = (player: PlayerId) => targets.filter((target) => target === player).length;
  const most = Math.max(...targets.map(count));
  const tied = [...new Set(targets)].filter((player) => count(player) === most);
  const chosen = Number(today.find(([, kind]) => kind === outcome)![2]);
  return tied.sort((one, other) => one - other).indexOf(chosen);
}

/** The players in the order in which the seats of each role are filled. */
function seatingOf(lines: readonly string[][]): PlayerId[] {
  const players = lines.flatMap(([day, kind, agent, role]) =>
    day === '0' && kind === 'status' ? [{ player: Number(agent), role: role!.toLowerCase() as Role }] : [],
  );
  return players
    .sort((one, other) => SEATING.indexOf(one.role) - SEATING.indexOf(other.role))
    .map(({ player }) => player);
}
