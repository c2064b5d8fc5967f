import { accept, type Result, refuse } from '@mura/engine';
import { z } from 'zod';
import { NOBODY, REQUESTS } from './words.ts';

/** What a server sends, as a client reads it: unknown members are passed over, missing ones have the usual values. */

const count = z.number().int();
const agent = count.nullish().transform((index) => index ?? NOBODY);

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);
}

function mapOf<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .nullish()
    .transform((map) => map ?? {});
}

const talk = z.object({ agent: count, day: count, idx: count, text: z.string(), turn: count.default(0) });
const vote = z.object({ agent: count, day: count, target: count });
const judge = z.object({ agent: count, day: count, result: z.string(), target: count });

const gameInfo = z.object({
  agent: count,
  day: count,
  roleMap: mapOf(z.string()),
  statusMap: mapOf(z.string()),
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
  divineResult: judge.nullish(),
  mediumResult: judge.nullish(),
  guardedAgent: agent,
});

const setting = { flag: z.boolean().optional(), number: count.optional() };

const gameSetting = z.object({
  playerNum: setting.number,
  roleNumMap: mapOf(count),
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

const packet = z.object({
  request: z.enum(REQUESTS),
  gameInfo: gameInfo.nullish(),
  gameSetting: gameSetting.nullish(),
  talkHistory: listOf(talk),
  whisperHistory: listOf(talk),
});

export type Packet = z.infer<typeof packet>;
export type GameInfo = z.infer<typeof gameInfo>;
export type GameSetting = z.infer<typeof gameSetting>;
export type WireTalk = z.infer<typeof talk>;
export type WireVote = z.infer<typeof vote>;

/** A line of a server; or what is wrong with it. */
export function parsePacket(line: string): Result<Packet, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse('the line is not JSON');
  }
  const parsed = packet.safeParse(value);
  return parsed.success ? accept(parsed.data) : refuse(describe(parsed.error));
}

function describe({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'packet'}: ${message}`).join('; ');
}
