import { type Result, refuse, shape } from '@mura/engine';
import { NOBODY, REQUESTS } from './words.ts';

/** What a server sends, as a client reads it: unknown members are passed over, missing ones have their defaults. */

const { flag, list, loose, mapOf, optional, orElse, orNull, otherwise, text, whole, word } = shape;

const count = whole();
const agent = orElse(count, NOBODY);

function listOf<Item>(item: shape.Shape<Item>) {
  return orElse(list(item), []);
}

const talk = loose({ agent: count, day: count, idx: count, text: text(), turn: otherwise(count, 0) });
const vote = loose({ agent: count, day: count, target: count });
const judge = loose({ agent: count, day: count, result: text(), target: count });

const gameInfo = loose({
  agent: count,
  day: count,
  roleMap: orElse(mapOf(text()), {}),
  statusMap: orElse(mapOf(text()), {}),
  talkList: listOf(talk),
  whisperList: listOf(talk),
  latestVoteList: listOf(vote),
  latestExecutedAgent: agent,
  latestAttackVoteList: listOf(vote),
  voteList: listOf(vote),
  executedAgent: agent,
  attackVoteList: listOf(vote),
  attackedAgent: agent,
  lastDeadAgentList: listOf(count),
  divineResult: optional(orNull(judge)),
  mediumResult: optional(orNull(judge)),
  guardedAgent: agent,
});

const setting = { flag: optional(flag), number: optional(count) };

const gameSetting = loose({
  playerNum: setting.number,
  roleNumMap: orElse(mapOf(count), {}),
  maxTalk: setting.number,
  maxTalkTurn: setting.number,
  maxWhisper: setting.number,
  maxWhisperTurn: setting.number,
  maxSkip: setting.number,
  maxRevote: setting.number,
  maxAttackRevote: setting.number,
  enableNoAttack: setting.flag,
  enableNoExecution: setting.flag,
  enableRoleRequest: setting.flag,
  talkOnFirstDay: setting.flag,
  validateUtterance: setting.flag,
  voteVisible: setting.flag,
  whisperBeforeRevote: setting.flag,
  timeLimit: setting.number,
});

/** A packet, as a client may read it. */
export const packetForm = loose({
  request: word(REQUESTS),
  gameInfo: optional(orNull(gameInfo)),
  gameSetting: optional(orNull(gameSetting)),
  talkHistory: listOf(talk),
  whisperHistory: listOf(talk),
});

export type GamePacket = shape.ValueOf<typeof packetForm>;
export type GameInfo = shape.ValueOf<typeof gameInfo>;
export type GameSetting = shape.ValueOf<typeof gameSetting>;
export type WireTalk = shape.ValueOf<typeof talk>;
export type WireVote = shape.ValueOf<typeof vote>;

/** A line of a server; or what is wrong with it. */
export function parsePacket(line: string): Result<GamePacket, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse('the line is not JSON');
  }
  const read = shape.read(packetForm, value);
  return read.ok ? read : refuse(describe(read.error));
}

function describe(faults: readonly shape.Fault[]): string {
  return faults.map(({ path, problem }) => `${path || 'packet'}: ${problem}`).join('; ');
}
