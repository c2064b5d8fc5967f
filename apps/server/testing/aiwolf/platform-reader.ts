import { shape } from '@mura/engine';

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
    const parsed = shape.read(PACKET, JSON.parse(line));
    if (!parsed.ok) return parsed.error.map(({ path, problem }) => `${path} ${problem}`);
    const data = parsed.value;
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

const { flag, list, loose, mapOf, object, orNull, text, whole, word } = shape;

const int = whole(-2_147_483_648, 2_147_483_647);
/** An agent with a number. */
const agent = whole(1, 2_147_483_647);
/** One that may be nobody. */
const anyone = shape.either(agent, word([-1]));
const key = text({ pattern: /^[1-9]\d*$/ });
const ROLES = ['BODYGUARD', 'FREEMASON', 'MEDIUM', 'POSSESSED', 'SEER', 'VILLAGER', 'WEREWOLF', 'FOX', 'ANY'];
const ROLE = word(ROLES);
const VOTE = loose({ agent, day: int, target: agent });
const JUDGE = loose({ ...VOTE.fields, result: word(['HUMAN', 'WEREWOLF']) });
const TALK = loose({
  agent,
  day: int,
  idx: whole(0, 2_147_483_647),
  text: text(),
  turn: whole(0, 2_147_483_647),
});

const INFO = object({
  agent,
  attackVoteList: list(VOTE),
  attackedAgent: anyone,
  cursedFox: anyone,
  day: whole(0, 2_147_483_647),
  divineResult: orNull(JUDGE),
  executedAgent: anyone,
  existingRoleList: list(ROLE),
  guardedAgent: anyone,
  lastDeadAgentList: list(agent),
  latestAttackVoteList: list(VOTE),
  latestExecutedAgent: anyone,
  latestVoteList: list(VOTE),
  mediumResult: orNull(JUDGE),
  remainTalkMap: mapOf(int, key),
  remainWhisperMap: mapOf(int, key),
  roleMap: mapOf(ROLE, key),
  statusMap: mapOf(word(['ALIVE', 'DEAD']), key),
  talkList: list(TALK),
  voteList: list(VOTE),
  whisperList: list(TALK),
});

const SETTING = object({
  enableNoAttack: flag,
  enableNoExecution: flag,
  enableRoleRequest: flag,
  maxAttackRevote: int,
  maxRevote: int,
  maxSkip: int,
  maxTalk: int,
  maxTalkTurn: int,
  maxWhisper: int,
  maxWhisperTurn: int,
  playerNum: int,
  /** A long in Java; beyond 2^53 JavaScript would round it. */
  randomSeed: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  // Every role there is.
  roleNumMap: object(Object.fromEntries(ROLES.map((role) => [role, int]))),
  talkOnFirstDay: flag,
  timeLimit: int,
  validateUtterance: flag,
  votableInFirstDay: flag,
  voteVisible: flag,
  whisperBeforeRevote: flag,
});

const ANSWERED = ['NAME', 'ROLE', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'] as const;
const TOLD = ['INITIALIZE', 'DAILY_INITIALIZE', 'DAILY_FINISH', 'FINISH'] as const;

const PACKET = object({
  gameInfo: orNull(INFO),
  gameSetting: orNull(SETTING),
  request: word([...ANSWERED, ...TOLD]),
  talkHistory: orNull(list(TALK)),
  whisperHistory: orNull(list(TALK)),
});

type PlatformPacket = shape.ValueOf<typeof PACKET>;
type PlatformInfo = shape.ValueOf<typeof INFO>;
type PlatformTalk = shape.ValueOf<typeof TALK>;

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
