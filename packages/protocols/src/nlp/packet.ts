/** The wire of the natural-language contest: one JSON object a frame from the server, raw text from the agent. */

/** Requests of every generation of the contest. */
export const REQUESTS = [
  'NAME',
  'INITIALIZE',
  'DAILY_INITIALIZE',
  'TALK',
  'WHISPER',
  'DAILY_FINISH',
  'VOTE',
  'DIVINE',
  'GUARD',
  'ATTACK',
  'FINISH',
  'TALK_PHASE_START',
  'TALK_PHASE_END',
  'TALK_BROADCAST',
  'WHISPER_PHASE_START',
  'WHISPER_PHASE_END',
  'WHISPER_BROADCAST',
] as const;
export type RequestName = (typeof REQUESTS)[number];

/** Requests that an agent answers; after the others it says nothing. */
export const ANSWERED = ['NAME', 'TALK', 'WHISPER', 'VOTE', 'DIVINE', 'GUARD', 'ATTACK'] as const;

export const ROLE_NAMES = ['BODYGUARD', 'MEDIUM', 'POSSESSED', 'SEER', 'VILLAGER', 'WEREWOLF'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export interface Packet {
  readonly request: RequestName;
  readonly info?: Info;
  readonly setting?: Setting;
  readonly talk_history?: readonly PacketTalk[];
  readonly whisper_history?: readonly PacketTalk[];
  readonly new_talk?: PacketTalk;
  readonly new_whisper?: PacketTalk;
}

/** Players are known by their names in the game only. */
export interface Info {
  readonly game_id: string;
  readonly day: number;
  readonly agent: string;
  /** In INITIALIZE, where the character has one. */
  profile?: string;
  /** What became known since yesterday, in every packet of the day. */
  medium_result?: JudgeLine;
  divine_result?: JudgeLine;
  executed_agent?: string;
  attacked_agent?: string;
  vote_list?: readonly PacketVote[];
  attack_vote_list?: readonly PacketVote[];
  /** In a phase of talk or whispers. */
  remain_count?: number;
  remain_length?: number;
  remain_skip?: number;
  status_map?: Readonly<Record<string, 'ALIVE' | 'DEAD'>>;
  role_map?: Readonly<Record<string, RoleName>>;
}

export interface PacketTalk {
  readonly idx: number;
  readonly day: number;
  readonly turn: number;
  readonly agent: string;
  readonly text: string;
  readonly skip: boolean;
  readonly over: boolean;
  /** Unix milliseconds; servers before 2026 do not send it. */
  readonly time?: number;
}

export interface PacketVote {
  readonly day: number;
  readonly agent: string;
  readonly target: string;
}

export interface JudgeLine extends PacketVote {
  readonly result: 'HUMAN' | 'WEREWOLF';
}

export interface Setting {
  readonly agent_count: number;
  /** Missing where the game has no last day. */
  readonly max_day?: number;
  readonly role_num_map: Readonly<Record<RoleName, number>>;
  readonly vote_visibility: boolean;
  readonly talk: TalkSetting;
  readonly whisper: TalkSetting;
  readonly vote: { readonly max_count: number; readonly allow_self_vote: boolean };
  readonly attack_vote: {
    readonly max_count: number;
    readonly allow_self_vote: boolean;
    readonly allow_no_target: boolean;
  };
  /** Milliseconds. */
  readonly timeout: { readonly action: number; readonly response: number };
}

export interface TalkSetting {
  readonly max_count: { readonly per_agent: number; readonly per_day: number };
  readonly max_length: LengthSetting;
  readonly max_skip: number;
  /** Milliseconds of a group chat. */
  readonly duration?: number;
}

/** What has no limit is missing. */
export interface LengthSetting {
  count_in_word?: boolean;
  count_spaces?: boolean;
  per_talk?: number;
  mention_length?: number;
  per_agent?: number;
  base_length?: number;
}
