import {
  areVotesToldByName,
  countPlayers,
  dealtRoles,
  FIRST_ROLES,
  type Rules,
  type TalkRules,
} from '@mura/engine';
import { roleWord } from './words.ts';

/** What a number of the wire says where our rules know no limit. */
const NO_LIMIT = 2_147_483_647;

/** The time limit of the platform, which the wire calls -1. */
const DEFAULT_LIMIT = 1000;

/**
 * The settings as clients are told them, all 19 of them. `randomSeed` is any number that is not the seed: whoever knew
 * that would know the deal. `limit`: milliseconds for an answer, where clients have not the village's own.
 */
export function writeGameSetting(
  rules: Rules,
  randomSeed: bigint,
  limit = rules.absence.answerLimit,
): string {
  const { talk, whisper, vote, attack } = rules;
  return (
    `{"enableNoAttack":${attack.undecided === 'nobody'},"enableNoExecution":${vote.undecided === 'nobody'}` +
    `,"enableRoleRequest":${rules.roleWishes},"maxAttackRevote":${attack.rounds - 1}` +
    `,"maxRevote":${Math.max(0, vote.rounds - 1)},"maxSkip":${talk.skips}` +
    `,"maxTalk":${talk.perPlayer ?? NO_LIMIT},"maxTalkTurn":${turnsOf(talk)}` +
    `,"maxWhisper":${whisper.perPlayer ?? NO_LIMIT},"maxWhisperTurn":${turnsOf(whisper)}` +
    `,"playerNum":${countPlayers(rules)},"randomSeed":${randomSeed},"roleNumMap":${roleNumMap(rules)}` +
    `,"talkOnFirstDay":${rules.firstDay.includes('talk')},"timeLimit":${timeLimit(limit)}` +
    `,"validateUtterance":${rules.grammar === 'aiwolf'},"votableInFirstDay":false` +
    `,"voteVisible":${areVotesToldByName(rules)},"whisperBeforeRevote":${attack.whisperBeforeRevote}}`
  );
}

function turnsOf(talk: TalkRules): number {
  return talk.mode === 'turns' ? talk.turns : NO_LIMIT;
}

/** Sample players look up every role there is, so all nine words are there. */
function roleNumMap({ roles }: Rules): string {
  const counts = FIRST_ROLES.map((role) => `"${roleWord(role)}":${roles[role]}`);
  return `{"ANY":0,${counts.join(',')}}`;
}

function timeLimit(limit: number | null): number {
  return limit === DEFAULT_LIMIT ? -1 : (limit ?? NO_LIMIT);
}

/** The roles of a village, in the order of the wire. */
export function writeExistingRoles({ roles }: Rules): string {
  const words = dealtRoles(roles).map(roleWord);
  return JSON.stringify(words.sort());
}
