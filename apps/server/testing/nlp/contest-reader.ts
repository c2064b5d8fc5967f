import { z } from 'zod';

/**
 * Reads packets as the public agents of the contest do, and knows nothing of ours: the Python library of 2025 and 2026
 * (enumerations, numbers, maps that must be there), the one with checked types (every member of a talk, a vote and a
 * setting), and the sample agent (the id of the game is a ULID whose time names its folder; its own role is in the map;
 * it chooses among the living). Where one of them would end with an exception, there is an error here.
 */
export class ContestReader {
  readonly errors: string[] = [];
  #game: string | null = null;
  #hasSetting = false;
  #living: readonly string[] = [];

  /** The id of the game, once it has begun. */
  get game(): string | null {
    return this.#game;
  }

  /** Whom the agent can choose: the living, itself among them. */
  get living(): readonly string[] {
    return this.#living;
  }

  read(value: unknown): void {
    const parsed = PACKET.safeParse(value);
    if (!parsed.success) {
      this.#complain(value, z.prettifyError(parsed.error));
      return;
    }
    for (const error of this.#problems(parsed.data)) this.#complain(value, error);
  }

  /** Each once, with the first packet that has it. */
  #complain(value: unknown, error: string): void {
    if (this.errors.some((known) => known.startsWith(error))) return;
    this.errors.push(`${error}\n${JSON.stringify(value).slice(0, 600)}`);
  }

  #problems(packet: ContestPacket): string[] {
    const { request, info, setting } = packet;
    if (request === 'NAME') return [];
    if (info === undefined) return ['no info'];
    this.#hasSetting ||= setting !== undefined;
    this.#living = Object.keys(info.status_map).filter((name) => info.status_map[name] === 'ALIVE');
    return [
      ...this.#gameProblems(packet, info),
      ...(this.#hasSetting ? [] : ['nothing was told of the rules before']),
      ...membersMissing(packet),
      ...nameProblems(packet, info),
      ...(CHOICES.includes(request) && this.#living.length === 0 ? ['nobody can be chosen'] : []),
      ...(setting === undefined ? [] : settingProblems(setting, info)),
    ];
  }

  #gameProblems({ request }: ContestPacket, { game_id, agent, role_map }: ContestInfo): string[] {
    const began = this.#game;
    if (request === 'INITIALIZE') this.#game = game_id;
    return [
      ...ulidProblems(game_id),
      ...(this.#game === null ? ['the first packet of a game is INITIALIZE'] : []),
      ...(began !== null && began !== game_id ? ['the game has another id than before'] : []),
      ...(role_map[agent] === undefined ? ['its own role is not in role_map'] : []),
    ];
  }
}

const whole = z.int();
const ROLE = z.enum(['WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'VILLAGER', 'MEDIUM']);
const VOTE = z.object({ day: whole, agent: z.string(), target: z.string() });
const JUDGE = VOTE.extend({ result: z.enum(['HUMAN', 'WEREWOLF']) });
const TALK = z.object({
  idx: whole,
  day: whole,
  turn: whole,
  agent: z.string(),
  text: z.string(),
  skip: z.boolean(),
  over: z.boolean(),
  time: whole,
});

const INFO = z.object({
  game_id: z.string(),
  day: whole,
  agent: z.string(),
  profile: z.string().optional(),
  medium_result: JUDGE.optional(),
  divine_result: JUDGE.optional(),
  executed_agent: z.string().optional(),
  attacked_agent: z.string().optional(),
  vote_list: z.array(VOTE).optional(),
  attack_vote_list: z.array(VOTE).optional(),
  status_map: z.record(z.string(), z.enum(['ALIVE', 'DEAD'])),
  role_map: z.record(z.string(), ROLE),
  remain_count: whole.optional(),
  remain_length: whole.optional(),
  remain_skip: whole.optional(),
});

const SPEECH = z.object({
  max_count: z.object({ per_agent: whole, per_day: whole }),
  max_length: z.object({
    count_in_word: z.boolean().optional(),
    count_spaces: z.boolean().optional(),
    per_talk: whole.optional(),
    mention_length: whole.optional(),
    per_agent: whole.optional(),
    base_length: whole.optional(),
  }),
  max_skip: whole,
  duration: whole.optional(),
});

const SETTING = z.object({
  agent_count: whole,
  max_day: whole.optional(),
  role_num_map: z.record(ROLE, whole),
  vote_visibility: z.boolean(),
  talk: SPEECH,
  whisper: SPEECH,
  vote: z.object({ max_count: whole, allow_self_vote: z.boolean() }),
  attack_vote: z.object({ max_count: whole, allow_self_vote: z.boolean(), allow_no_target: z.boolean() }),
  timeout: z.object({ action: whole.positive(), response: whole.positive() }),
});

const ANSWERED = ['NAME', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'] as const;
const TOLD = ['INITIALIZE', 'DAILY_INITIALIZE', 'DAILY_FINISH', 'FINISH'] as const;
const CHAT = [
  'TALK_PHASE_START',
  'TALK_PHASE_END',
  'TALK_BROADCAST',
  'WHISPER_PHASE_START',
  'WHISPER_PHASE_END',
  'WHISPER_BROADCAST',
] as const;

const PACKET = z.object({
  request: z.enum([...ANSWERED, ...TOLD, ...CHAT]),
  info: INFO.optional(),
  setting: SETTING.optional(),
  talk_history: z.array(TALK).optional(),
  whisper_history: z.array(TALK).optional(),
  new_talk: TALK.optional(),
  new_whisper: TALK.optional(),
});

type ContestPacket = z.infer<typeof PACKET>;
type ContestInfo = z.infer<typeof INFO>;

const CHOICES = ['VOTE', 'DIVINE', 'GUARD', 'ATTACK'];

/** What the handler of a request looks into, besides `info`. */
const NEEDED: Readonly<Record<string, readonly (keyof ContestPacket)[]>> = {
  INITIALIZE: ['setting'],
  DAILY_INITIALIZE: ['setting'],
  TALK: ['talk_history'],
  WHISPER: ['whisper_history'],
  DAILY_FINISH: ['talk_history'],
  ATTACK: ['whisper_history'],
  TALK_BROADCAST: ['new_talk'],
  WHISPER_BROADCAST: ['new_whisper'],
};

const COUNTED = ['TALK', 'WHISPER', 'TALK_PHASE_START', 'WHISPER_PHASE_START'];

function membersMissing(packet: ContestPacket): string[] {
  const missing = (NEEDED[packet.request] ?? []).filter((member) => packet[member] === undefined);
  const isUncounted = COUNTED.includes(packet.request) && packet.info?.remain_count === undefined;
  return [...missing, ...(isUncounted ? ['info.remain_count'] : [])].map((member) => `no ${member}`);
}

/** Names are keys: whoever is spoken of is looked up in `status_map`. */
function nameProblems(packet: ContestPacket, info: ContestInfo): string[] {
  const { new_talk, new_whisper, talk_history = [], whisper_history = [] } = packet;
  const { agent, executed_agent, attacked_agent, vote_list = [], attack_vote_list = [] } = info;
  const said = [...talk_history, ...whisper_history, new_talk, new_whisper];
  const chosen = [...vote_list, ...attack_vote_list, info.divine_result, info.medium_result];
  const names = [
    ...[agent, executed_agent, attacked_agent, ...Object.keys(info.role_map)],
    ...said.map((talk) => talk?.agent),
    ...chosen.flatMap((one) => [one?.agent, one?.target]),
  ];
  return names
    .filter((name) => name !== undefined && !Object.hasOwn(info.status_map, name))
    .map((name) => `${name} is not in status_map`);
}

function settingProblems({ agent_count, role_num_map }: z.infer<typeof SETTING>, info: ContestInfo) {
  const players = Object.keys(info.status_map).length;
  const dealt = Object.values(role_num_map).reduce((sum, count) => sum + count, 0);
  return [
    ...(agent_count === players ? [] : [`agent_count ${agent_count}, but ${players} names`]),
    ...(dealt === players ? [] : [`role_num_map has ${dealt} roles for ${players} names`]),
  ];
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 31 December 9999: later than that no folder can be named. */
const LAST_TIME = 253_402_300_799_999;

/** 26 letters of base 32, 128 bits, the first 48 of which are a time in milliseconds. */
export function timeOfUlid(id: string): number | null {
  if (id.length !== 26 || [...id].some((letter) => !LETTERS.includes(letter)) || id[0]! > '7') return null;
  return [...id.slice(0, 10)].reduce((time, letter) => time * 32 + LETTERS.indexOf(letter), 0);
}

function ulidProblems(id: string): string[] {
  const time = timeOfUlid(id);
  if (time === null) return [`the game's id is not a ULID: ${id}`];
  return time > LAST_TIME ? [`the game's id has a time that no calendar has: ${id}`] : [];
}
