import type { Judged, PlayerId, Role, SharedView, TalkRules, View, Vote } from '@mura/engine';
import type { DaySheet } from './day-sheet.ts';
import { NOBODY, roleWord, speciesWord } from './words.ts';

/** What a seat has besides its view. */
export interface Sheets {
  readonly talk: DaySheet;
  readonly whisper: DaySheet;
  /** The list of roles in this village, written. */
  readonly existingRoles: string;
}

/** The village as one player sees it: today's and yesterday's page of his view, all 21 members. */
export function writeGameInfo(view: View, sheets: Sheets): string {
  const { shared, own } = view;
  const agent = view.viewer as PlayerId;
  const { day } = shared;
  const today = shared.pages.at(-1)!;
  const yesterday = shared.pages.at(-2);
  const ownToday = own.pages.at(-1)!;
  const ownYesterday = own.pages.at(-2);
  return (
    `{"agent":${agent},"attackVoteList":${votes(ownYesterday?.attackVotes, day - 1)}` +
    `,"attackedAgent":${ownYesterday?.attackTarget ?? NOBODY},"cursedFox":${NOBODY},"day":${day}` +
    `,"divineResult":${judgement(ownYesterday?.divined, day)},"executedAgent":${yesterday?.executed ?? NOBODY}` +
    `,"existingRoleList":${sheets.existingRoles},"guardedAgent":${ownYesterday?.guarded ?? NOBODY}` +
    `,"lastDeadAgentList":[${today.dead.join(',')}]` +
    `,"latestAttackVoteList":${votes(ownToday.attackVotes, day)}` +
    `,"latestExecutedAgent":${today.executed ?? NOBODY},"latestVoteList":${votes(today.votes, day)}` +
    `,"mediumResult":${judgement(ownToday.identified, day)},"remainTalkMap":${remainTalk(shared, sheets.talk)}` +
    `,"remainWhisperMap":${remainWhisper(view, agent, sheets.whisper)},"roleMap":${roleMap(view, agent)}` +
    `,"statusMap":${statusMap(shared)},"talkList":[${sheets.talk.all}]` +
    `,"voteList":${votes(yesterday?.votes, day - 1)},"whisperList":[${sheets.whisper.all}]}`
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

/** His own role first, and of others what he knows; all of them after the end. */
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
