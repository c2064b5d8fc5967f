import {
  areVotesToldByName,
  countPlayers,
  findPreset,
  invariant,
  type LengthRules,
  longestOf,
  type Rules,
  type TalkRules,
} from '@mura/engine';
import type { LengthSetting, Setting, TalkSetting } from './packet.ts';
import { toRoleNumbers } from './words.ts';

/** Milliseconds an agent is told of: for an answer, and to show that it is alive. */
export interface Timeouts {
  readonly action: number;
  readonly response: number;
}

/** What agents of a village that does not count are told: more than anybody says. */
export const UNCOUNTED = 1000;

/** From here on a last day is only there so that every game ends, and agents are not told of it. */
const NO_LAST_DAY = 100;

/** The rules of a village, as agents are told. */
export function settingOf(rules: Rules, timeout: Timeouts): Setting {
  const { vote, attack, end } = rules;
  return {
    agent_count: countPlayers(rules),
    ...(end.lastDay < NO_LAST_DAY ? { max_day: end.lastDay } : {}),
    role_num_map: toRoleNumbers(rules.roles),
    vote_visibility: areVotesToldByName(rules),
    talk: talkSetting(rules.talk, secondsOf(rules, 'talk')),
    whisper: talkSetting(rules.whisper, secondsOf(rules, 'whisper')),
    vote: { max_count: vote.rounds, allow_self_vote: vote.selfVote },
    attack_vote: {
      max_count: attack.rounds,
      allow_self_vote: attack.selfVote,
      allow_no_target: attack.undecided === 'nobody',
    },
    timeout,
  };
}

function talkSetting(talk: TalkRules, seconds: number | null): TalkSetting {
  const perAgent = talk.perPlayer ?? UNCOUNTED;
  const perDay = talk.mode === 'turns' ? talk.turns : UNCOUNTED;
  return {
    max_count: { per_agent: perAgent, per_day: perDay },
    max_length: lengthSetting(talk.length),
    max_skip: talk.skips,
    ...(seconds === null ? {} : { duration: seconds * 1000 }),
  };
}

/** The length of a group chat; `null` where the village asks for talk. Of several lengths the longest. */
function secondsOf({ clock, ...rules }: Rules, part: 'talk' | 'whisper'): number | null {
  if (clock === null || rules[part].mode !== 'clock') return null;
  const phases = clock.phases.filter(({ parts }) => parts.includes(part));
  return phases.length === 0 ? null : Math.max(...phases.map(longestOf));
}

export function lengthSetting({ countIn, perTalk, perPlayer, base, mention }: LengthRules): LengthSetting {
  const setting: LengthSetting = {};
  if (perTalk === null && perPlayer === null && base === null) return setting;
  setting.count_in_word = countIn === 'words';
  setting.count_spaces = countIn === 'charactersAndSpaces';
  if (perTalk !== null) setting.per_talk = perTalk;
  if ((perPlayer !== null || base !== null) && mention !== null) setting.mention_length = mention;
  if (perPlayer !== null) setting.per_agent = perPlayer;
  if (base !== null) setting.base_length = base;
  return setting;
}

/** What a setting says of a game, however it is written: agents are told it, and a configuration has it. */
export type ToldSetting = Omit<Setting, 'agent_count' | 'role_num_map' | 'timeout'>;

/** The other way round: the rules of the contest with what a setting says; the order of the day is always the same. */
export function rulesOfSetting(setting: ToldSetting): Rules {
  const { vote, attack_vote, vote_visibility, max_day } = setting;
  const isChat = setting.talk.duration !== undefined;
  const contest = findPreset(isChat ? 'nlp-5-freeform' : 'nlp-5');
  invariant(contest.ok, 'the contest is one of our presets');
  const { value } = contest;
  return {
    ...value,
    talk: talkOf(setting.talk, value.talk),
    whisper: talkOf(setting.whisper, value.whisper),
    vote: {
      ...value.vote,
      rounds: vote.max_count,
      selfVote: vote.allow_self_vote,
      told: vote_visibility ? 'nextMorning' : 'never',
    },
    attack: {
      ...value.attack,
      rounds: Math.max(1, attack_vote.max_count),
      selfVote: attack_vote.allow_self_vote,
      undecided: attack_vote.allow_no_target ? 'nobody' : 'random',
    },
    end: { ...value.end, lastDay: max_day ?? value.end.lastDay },
  };
}

function talkOf({ max_count, max_length, max_skip }: TalkSetting, contest: TalkRules): TalkRules {
  const { per_agent: perPlayer, per_day: turns } = max_count;
  const said = { perPlayer, skips: max_skip, length: lengthRules(max_length) };
  return contest.mode === 'clock' ? { ...contest, ...said } : { ...contest, ...said, turns };
}

export function lengthRules(setting: LengthSetting): LengthRules {
  const characters = setting.count_spaces === true ? 'charactersAndSpaces' : 'characters';
  return {
    countIn: setting.count_in_word === true ? 'words' : characters,
    perTalk: setting.per_talk ?? null,
    perPlayer: setting.per_agent ?? null,
    base: setting.base_length ?? null,
    mention: setting.mention_length ?? null,
  };
}
