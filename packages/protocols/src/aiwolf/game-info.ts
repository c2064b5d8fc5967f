import type { Judged, PlayerId, Role, SharedView, TalkRules, View, Vote } from '@mura/engine';
import type { DaySheet } from './day-sheet.ts';
import { NOBODY, roleWord, speciesWord } from './words.ts';

/** Members that are the same for everybody, written in the order of the wire. */
export interface PublicInfo {
  readonly executed: string;
  readonly dead: string;
  readonly latest: string;
  readonly remainTalk: string;
  /** Everybody's state, what was said, and yesterday's votes. */
  readonly people: string;
}

/** `existingRoles`: the list of roles in this village, written. */
export function writePublicInfo(shared: SharedView, talk: DaySheet, existingRoles: string): PublicInfo {
  const { day, pages } = shared;
  const today = pages.at(-1)!;
  const yesterday = pages.at(-2);
  return {
    executed: `"executedAgent":${yesterday?.executed ?? NOBODY},"existingRoleList":${existingRoles}`,
    dead: `"lastDeadAgentList":[${today.dead.join(',')}]`,
    latest: `"latestExecutedAgent":${today.executed ?? NOBODY},"latestVoteList":${votes(today.votes, day)}`,
    remainTalk: `"remainTalkMap":${remainTalk(shared, talk)}`,
    people: `"statusMap":${statusMap(shared)},"talkList":[${talk.all}],"voteList":${votes(yesterday?.votes, day - 1)}`,
  };
}

/** The village as one player sees it: today's and yesterday's page of their view, all 21 members. */
export function writeGameInfo(view: View, whisper: DaySheet, common: PublicInfo): string {
  const { shared, own } = view;
  const agent = view.viewer as PlayerId;
  const { day } = shared;
  const today = own.pages.at(-1)!;
  const yesterday = own.pages.at(-2);
  return (
    `{"agent":${agent},"attackVoteList":${votes(yesterday?.attackVotes, day - 1)}` +
    `,"attackedAgent":${yesterday?.attackTarget ?? NOBODY},"cursedFox":${NOBODY},"day":${day}` +
    `,"divineResult":${judgement(yesterday?.divined, day)},${common.executed}` +
    `,"guardedAgent":${yesterday?.guarded ?? NOBODY},${common.dead}` +
    `,"latestAttackVoteList":${votes(today.attackVotes, day)},${common.latest}` +
    `,"mediumResult":${judgement(today.identified, day)},${common.remainTalk}` +
    `,"remainWhisperMap":${remainWhisper(view, agent, whisper)},"roleMap":${roleMap(view, agent)}` +
    `,${common.people},"whisperList":[${whisper.all}]}`
  );
}

/** The last of some rounds of votes. */
function votes(rounds: readonly (readonly Vote[])[] | undefined, day: number): string {
  const last = rounds?.at(-1);
  if (last === undefined || last.length === 0) return '[]';
  let text = '';
  for (const { player, target } of last) {
    text += `${text === '' ? '[' : ','}{"agent":${player},"day":${day},"target":${target}}`;
  }
  return `${text}]`;
}

/** `day` is the day on which it is told. */
function judgement(judged: Judged | null | undefined, day: number): string {
  if (judged === null || judged === undefined) return 'null';
  const { player, target, result } = judged;
  return `{"agent":${player},"day":${day},"result":"${speciesWord(result)}","target":${target}}`;
}

function remainTalk(shared: SharedView, sheet: DaySheet): string {
  let text = '';
  for (let player = 1; player <= shared.cast.length; player++) {
    if (wasAliveThisMorning(shared, player)) {
      text += `${text === '' ? '{' : ','}"${player}":${left(shared.rules!.talk, sheet, player)}`;
    }
  }
  return `${text || '{'}}`;
}

/** Of the pack, for the pack. */
function remainWhisper({ shared, own }: View, agent: PlayerId, sheet: DaySheet): string {
  if (own.role !== 'werewolf') return '{}';
  const pack = [agent, ...own.fellows].filter((player) => wasAliveThisMorning(shared, player));
  const members = pack.map((player) => `"${player}":${left(shared.rules!.whisper, sheet, player)}`);
  return `{${members.join(',')}}`;
}

function left({ perPlayer }: TalkRules, sheet: DaySheet, player: PlayerId): number {
  return perPlayer === null ? 2_147_483_647 : Math.max(0, perPlayer - sheet.spentBy(player));
}

/** Who died in the night was found in the morning; whoever died since was alive then. */
function wasAliveThisMorning({ alive, status, day }: SharedView, player: PlayerId): boolean {
  const { state, day: since } = status[player - 1]!;
  return alive[player - 1]! || (since === day && state !== 'dead');
}

/** Their own role first, and of others what they know; all of them after the end. */
function roleMap({ shared, own }: View, agent: PlayerId): string {
  if (shared.roles.length > 0) {
    return `{${shared.roles.map((role, index) => roleEntry(index + 1, role)).join(',')}}`;
  }
  const { role } = own;
  if (role === null) return '{}';
  return `{${[agent, ...own.fellows].map((player) => roleEntry(player, role)).join(',')}}`;
}

function roleEntry(player: PlayerId, role: Role): string {
  return `"${player}":"${roleWord(role)}"`;
}

function statusMap({ alive }: SharedView): string {
  let text = '';
  for (let index = 0; index < alive.length; index++) {
    text += `${index === 0 ? '{' : ','}"${index + 1}":"${alive[index] ? 'ALIVE' : 'DEAD'}"`;
  }
  return `${text || '{'}}`;
}
