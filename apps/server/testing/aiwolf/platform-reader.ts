import { z } from 'zod';

/**
 * Reads lines as the public clients of the AIWolf platform do, and knows nothing of ours: the Java library (32-bit
 * numbers, enumerations, five members a packet), the Python library `aiwolf` (every member of a game looked up, no agent
 * below 0 but in those that may be nobody), `aiwolfpy` (chunks decoded one by one, its own role by its number as text),
 * and their sample players (every role in `roleNumMap`). Where one of them would end with an exception, there is an
 * error here.
 */
class PlatformReader {
  readonly errors: string[] = [];
  #info: PlatformInfo | null = null;
  readonly #last: Record<'talk' | 'whisper', string> = { talk: '', whisper: '' };

  read(line: string): void {
    for (const problem of this.#problems(line)) {
      if (this.errors.some((known) => known.startsWith(problem))) continue;
      this.errors.push(`${problem}\n${line.slice(0, 600)}`);
    }
  }

  #problems(line: string): string[] {
    // A chunk of bytes may end anywhere, and is decoded for itself.
    const isAscii = /^[\x20-\x7e]*$/.test(line);
    const parsed = PACKET.safeParse(JSON.parse(line));
    if (!parsed.success) return [z.prettifyError(parsed.error)];
    const { data } = parsed;
    if (data.gameInfo !== null) this.#info = data.gameInfo;
    return [
      ...(isAscii ? [] : ['a letter of several bytes may be cut in two']),
      ...this.#memberProblems(data),
      ...(data.gameInfo === null ? [] : infoProblems(data.gameInfo)),
      ...this.#talkProblems('talk', data.talkHistory ?? []),
      ...this.#talkProblems('whisper', data.whisperHistory ?? []),
    ];
  }

  #memberProblems({ request, gameInfo, gameSetting, talkHistory, whisperHistory }: PlatformPacket): string[] {
    const isBare = request === 'NAME' || request === 'ROLE';
    if (isBare) return [];
    return [
      ...(this.#info === null ? ['nothing was told of the game before'] : []),
      ...(FULL.includes(request) && gameInfo === null ? ['no gameInfo'] : []),
      ...(request === 'INITIALIZE' && gameSetting === null ? ['no gameSetting'] : []),
      ...((talkHistory === null) === (whisperHistory === null) ? [] : ['one history without the other']),
      ...(gameInfo === null && talkHistory === null ? ['neither gameInfo nor histories'] : []),
    ];
  }

  /** What is not newer than the last is dropped, so each utterance needs a number of its own; and a speaker. */
  #talkProblems(channel: 'talk' | 'whisper', said: readonly PlatformTalk[]): string[] {
    return said.flatMap(({ agent, day, idx }) => {
      const place = `${String(day).padStart(4, '0')} ${String(idx).padStart(9, '0')}`;
      const isKnown = Object.hasOwn(this.#info?.statusMap ?? {}, agent);
      const isAgain = place === this.#last[channel];
      this.#last[channel] = place;
      return [
        ...(isKnown ? [] : [`agent ${agent} speaks, and is not in statusMap`]),
        ...(isAgain ? [`two utterances with the number ${idx} on day ${day}`] : []),
      ];
    });
  }
}

/** What a client would stumble over, of all the lines that it was sent. */
export function problemsOf({ lines }: { readonly lines: readonly string[] }): readonly string[] {
  const reader = new PlatformReader();
  for (const line of lines) reader.read(line);
  return reader.errors;
}

const FULL = ['INITIALIZE', 'DAILY_INITIALIZE', 'FINISH'];

const int = z.int().min(-2_147_483_648).max(2_147_483_647);
/** An agent with a number. */
const agent = int.min(1);
/** One that may be nobody. */
const anyone = int.refine((index) => index === -1 || index > 0, 'neither an agent nor -1');
const key = z.string().regex(/^[1-9]\d*$/);
const ROLES = ['BODYGUARD', 'FREEMASON', 'MEDIUM', 'POSSESSED', 'SEER', 'VILLAGER', 'WEREWOLF', 'FOX', 'ANY'];
const ROLE = z.enum(ROLES);
const VOTE = z.object({ agent, day: int, target: agent });
const JUDGE = VOTE.extend({ result: z.enum(['HUMAN', 'WEREWOLF']) });
const TALK = z.object({ agent, day: int, idx: int.min(0), text: z.string(), turn: int.min(0) });

const INFO = z.strictObject({
  agent,
  attackVoteList: z.array(VOTE),
  attackedAgent: anyone,
  cursedFox: anyone,
  day: int.min(0),
  divineResult: JUDGE.nullable(),
  executedAgent: anyone,
  existingRoleList: z.array(ROLE),
  guardedAgent: anyone,
  lastDeadAgentList: z.array(agent),
  latestAttackVoteList: z.array(VOTE),
  latestExecutedAgent: anyone,
  latestVoteList: z.array(VOTE),
  mediumResult: JUDGE.nullable(),
  remainTalkMap: z.record(key, int),
  remainWhisperMap: z.record(key, int),
  roleMap: z.record(key, ROLE),
  statusMap: z.record(key, z.enum(['ALIVE', 'DEAD'])),
  talkList: z.array(TALK),
  voteList: z.array(VOTE),
  whisperList: z.array(TALK),
});

const SETTING = z.strictObject({
  enableNoAttack: z.boolean(),
  enableNoExecution: z.boolean(),
  enableRoleRequest: z.boolean(),
  maxAttackRevote: int,
  maxRevote: int,
  maxSkip: int,
  maxTalk: int,
  maxTalkTurn: int,
  maxWhisper: int,
  maxWhisperTurn: int,
  playerNum: int,
  /** A long in Java; beyond 2^53 JavaScript would round it. */
  randomSeed: z.int(),
  // Every role there is.
  roleNumMap: z.record(ROLE, int),
  talkOnFirstDay: z.boolean(),
  timeLimit: int,
  validateUtterance: z.boolean(),
  votableInFirstDay: z.boolean(),
  voteVisible: z.boolean(),
  whisperBeforeRevote: z.boolean(),
});

const ANSWERED = ['NAME', 'ROLE', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'] as const;
const TOLD = ['INITIALIZE', 'DAILY_INITIALIZE', 'DAILY_FINISH', 'FINISH'] as const;

const PACKET = z.strictObject({
  gameInfo: INFO.nullable(),
  gameSetting: SETTING.nullable(),
  request: z.enum([...ANSWERED, ...TOLD]),
  talkHistory: z.array(TALK).nullable(),
  whisperHistory: z.array(TALK).nullable(),
});

type PlatformPacket = z.infer<typeof PACKET>;
type PlatformInfo = z.infer<typeof INFO>;
type PlatformTalk = z.infer<typeof TALK>;

/** Agents are keys: whoever is spoken of is looked up in `statusMap`. */
function infoProblems(info: PlatformInfo): string[] {
  const { statusMap, roleMap } = info;
  const one = [info.attackedAgent, info.executedAgent, info.guardedAgent, info.latestExecutedAgent];
  const votes = [info.voteList, info.latestVoteList, info.attackVoteList, info.latestAttackVoteList].flat();
  const judged = [info.divineResult, info.mediumResult].filter((judge) => judge !== null);
  const numbers = [
    ...[info.agent, ...one.filter((index) => index > 0), ...info.lastDeadAgentList],
    ...[...votes, ...judged].flatMap(({ agent, target }) => [agent, target]),
    ...[...info.talkList, ...info.whisperList].map(({ agent }) => agent),
    ...[info.remainTalkMap, info.remainWhisperMap, roleMap].flatMap(Object.keys),
  ];
  const strangers = numbers.filter((number) => !Object.hasOwn(statusMap, number));
  return [
    ...strangers.map((number) => `agent ${number} is not in statusMap`),
    ...(roleMap[String(info.agent)] === undefined ? ['its own role is not in roleMap'] : []),
  ];
}
