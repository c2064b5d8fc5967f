import {
  type ClockTalk,
  findPreset,
  invariant,
  type Rules,
  type TalkRules,
  type TurnTalk,
} from '@mura/engine';
import type { Setting, TalkSetting } from '../packet.ts';
import { lengthRules } from '../setting.ts';

/** The rules of the contest as far as agents are told; the order of the day is always the same. */
export function rulesTold(setting: Setting): Rules {
  const isChat = setting.talk.duration !== undefined;
  const contest = findPreset(isChat ? 'nlp-5-freeform' : 'nlp-5');
  invariant(contest.ok, 'the contest is one of our presets');
  const { agent_count, vote, attack_vote, vote_visibility, max_day, timeout } = setting;
  const { value } = contest;
  return {
    ...value,
    roles: rolesTold(setting, value),
    talk: talkTold(setting.talk, value.talk),
    whisper: talkTold(setting.whisper, value.whisper),
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
    absence: { ...value.absence, answerLimit: timeout.action, abortedBy: Math.max(1, agent_count) },
  };
}

function rolesTold({ role_num_map: roles }: Setting, contest: Rules): Rules['roles'] {
  return {
    ...contest.roles,
    bodyguard: roles.BODYGUARD ?? 0,
    medium: roles.MEDIUM ?? 0,
    possessed: roles.POSSESSED ?? 0,
    seer: roles.SEER ?? 0,
    villager: roles.VILLAGER ?? 0,
    werewolf: roles.WEREWOLF ?? 0,
  };
}

function talkTold({ max_count, max_length, max_skip }: TalkSetting, contest: TalkRules): TalkRules {
  const { per_agent: perPlayer, per_day: turns } = max_count;
  const length = lengthRules(max_length);
  if (contest.mode === 'clock') return { ...contest, perPlayer, skips: max_skip, length } satisfies ClockTalk;
  return { ...contest, turns, perPlayer, skips: max_skip, length } satisfies TurnTalk;
}
