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
  const { before, after } = settingFor(rules, limit);
  return `${before}${randomSeed}${after}`;
}

/** What stands before and after the number, for those who have so much time. */
interface WrittenSetting {
  readonly limit: number | null;
  readonly before: string;
  readonly after: string;
}

const SETTINGS = new WeakMap<Rules, WrittenSetting>();

/** Games of one door have the same rules, and the same setting. */
function settingFor(rules: Rules, limit: number | null): WrittenSetting {
  const known = SETTINGS.get(rules);
  if (known !== undefined && known.limit === limit) return known;
  const written = { limit, before: writeBefore(rules), after: writeAfter(rules, limit) };
  SETTINGS.set(rules, written);
  return written;
}

function writeBefore(rules: Rules): string {
  const { talk, whisper, vote, attack } = rules;
  return (
    `{"enableNoAttack":${attack.undecided === 'nobody'},"enableNoExecution":${vote.undecided === 'nobody'}` +
    `,"enableRoleRequest":${rules.roleWishes},"maxAttackRevote":${attack.rounds - 1}` +
    `,"maxRevote":${Math.max(0, vote.rounds - 1)},"maxSkip":${talk.skips}` +
    `,"maxTalk":${talk.perPlayer ?? NO_LIMIT},"maxTalkTurn":${turnsOf(talk)}` +
    `,"maxWhisper":${whisper.perPlayer ?? NO_LIMIT},"maxWhisperTurn":${turnsOf(whisper)}` +
    `,"playerNum":${countPlayers(rules)},"randomSeed":`
  );
}

function writeAfter(rules: Rules, limit: number | null): string {
  return (
    `,"roleNumMap":${roleNumMap(rules)},"talkOnFirstDay":${rules.firstDay.includes('talk')},"timeLimit":${timeLimit(limit)}` +
    `,"validateUtterance":${rules.grammar === 'aiwolf'},"votableInFirstDay":false` +
    `,"voteVisible":${areVotesToldByName(rules)},"whisperBeforeRevote":${rules.attack.whisperBeforeRevote}}`
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

const EXISTING_ROLES = new WeakMap<Rules, string>();

/** The roles of a village, in the order of the wire. */
export function writeExistingRoles(rules: Rules): string {
  const known = EXISTING_ROLES.get(rules);
  if (known !== undefined) return known;
  const written = JSON.stringify(dealtRoles(rules.roles).map(roleWord).sort());
  EXISTING_ROLES.set(rules, written);
  return written;
}
