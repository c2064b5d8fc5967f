import { shape } from '@mura/engine';

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
    const parsed = shape.read(PACKET, value);
    if (!parsed.ok) {
      this.#complain(value, complaints(parsed.error));
      return;
    }
    for (const error of this.#problems(parsed.value)) this.#complain(value, error);
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

const { flag, list, loose, mapOf, optional, text, word } = shape;

const whole = shape.whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const ROLES = ['WEREWOLF', 'POSSESSED', 'SEER', 'BODYGUARD', 'VILLAGER', 'MEDIUM'] as const;
const ROLE = word(ROLES);
const VOTE = loose({ day: whole, agent: text(), target: text() });
const JUDGE = loose({ ...VOTE.fields, result: word(['HUMAN', 'WEREWOLF']) });
const TALK = loose({
  idx: whole,
  day: whole,
  turn: whole,
  agent: text(),
  text: text(),
  skip: flag,
  over: flag,
  time: whole,
});

const INFO = loose({
  game_id: text(),
  day: whole,
  agent: text(),
  profile: optional(text()),
  medium_result: optional(JUDGE),
  divine_result: optional(JUDGE),
  executed_agent: optional(text()),
  attacked_agent: optional(text()),
  vote_list: optional(list(VOTE)),
  attack_vote_list: optional(list(VOTE)),
  status_map: mapOf(word(['ALIVE', 'DEAD'])),
  role_map: mapOf(ROLE),
  remain_count: optional(whole),
  remain_length: optional(whole),
  remain_skip: optional(whole),
});

const SPEECH = loose({
  max_count: loose({ per_agent: whole, per_day: whole }),
  max_length: loose({
    count_in_word: optional(flag),
    count_spaces: optional(flag),
    per_talk: optional(whole),
    mention_length: optional(whole),
    per_agent: optional(whole),
    base_length: optional(whole),
  }),
  max_skip: whole,
  duration: optional(whole),
});

const SETTING = loose({
  agent_count: whole,
  max_day: optional(whole),
  // Every role is looked up.
  role_num_map: loose(Object.fromEntries(ROLES.map((role) => [role, whole]))),
  vote_visibility: flag,
  talk: SPEECH,
  whisper: SPEECH,
  vote: loose({ max_count: whole, allow_self_vote: flag }),
  attack_vote: loose({ max_count: whole, allow_self_vote: flag, allow_no_target: flag }),
  timeout: loose({ action: shape.whole(1), response: shape.whole(1) }),
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

const PACKET = loose({
  request: word([...ANSWERED, ...TOLD, ...CHAT]),
  info: optional(INFO),
  setting: optional(SETTING),
  talk_history: optional(list(TALK)),
  whisper_history: optional(list(TALK)),
  new_talk: optional(TALK),
  new_whisper: optional(TALK),
});

type ContestPacket = shape.ValueOf<typeof PACKET>;
type ContestInfo = shape.ValueOf<typeof INFO>;

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

function settingProblems({ agent_count, role_num_map }: shape.ValueOf<typeof SETTING>, info: ContestInfo) {
  const players = Object.keys(info.status_map).length;
  const dealt = Object.values(role_num_map).reduce((sum, count) => sum + count, 0);
  return [
    ...(agent_count === players ? [] : [`agent_count ${agent_count}, but ${players} names`]),
    ...(dealt === players ? [] : [`role_num_map has ${dealt} roles for ${players} names`]),
  ];
}

/** All that is wrong with a packet. */
function complaints(faults: readonly shape.Fault[]): string {
  return faults.map(({ path, problem }) => `${path} ${problem}`).join('\n');
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
