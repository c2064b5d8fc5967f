import { findPreset, invariant, type Part, type PlayerId, type RoleCounts, type Rules } from '@mura/engine';
import type { Columns, VoteLine } from '../aiwolf/line.ts';
import type { LogDay } from '../aiwolf/read/day.ts';
import { countRoles, type TalkForm } from '../aiwolf/read/known.ts';
import type { RulesSeen } from '../aiwolf/read/read-log.ts';
import { isTied, roundsOn, shownNumber } from '../aiwolf/read/rules-shown.ts';
import { runsOf } from '../aiwolf/read/runs.ts';
import { findRole } from '../aiwolf/words.ts';
import type { RulePath, ShownRule } from '../known-rules/known-rules.ts';
import { lengthSeen, talkShown } from './talk-seen.ts';

/**
 * The rules of a natural-language server: those of the preset of that size, what all its logs say, and what the course of
 * the game shows. The first server (winter 2024), which named no characters, played the night to its end although the
 * execution had decided the game.
 */
export function rulesSeen(days: readonly LogDay[], columns: Columns, form: TalkForm): RulesSeen {
  const isFirstServer = columns.names === 1;
  return {
    platform: platformRules(days, countRoles(days[0]!), form, isFirstServer),
    unknown: [...UNKNOWN, ...(isFirstServer ? [] : ['end.test']), ...(form === 'clock' ? ['clock'] : [])],
    shown: rulesShown(days, form),
  };
}

/** The rules that a log of such a server shows only where they made a difference. */
const UNKNOWN: readonly RulePath[] = [
  ...['turns', 'perPlayer', 'skips', 'indexed', 'length'].flatMap((rule) => [
    `talk.${rule}`,
    `whisper.${rule}`,
  ]),
  'firstDay.talk',
  'firstDay.morningWhisper',
  'firstDay.duskWhisper',
  'vote.rounds',
  'vote.told',
  'attack.rounds',
  'attack.undecided',
  'absence.abortedBy',
  'absence.answerLimit',
];

function platformRules(
  days: readonly LogDay[],
  roles: RoleCounts,
  form: TalkForm,
  isFirstServer: boolean,
): Rules {
  const usual = form === 'clock' ? byClock(defaultRules(roles)) : defaultRules(roles);
  return {
    ...usual,
    roles,
    firstDay: firstDaySeen(days, roles, usual),
    talk: { ...usual.talk, length: lengthSeen(days, 'talk') },
    whisper: { ...usual.whisper, length: lengthSeen(days, 'whisper') },
    end: { ...usual.end, test: isFirstServer ? 'dawn' : usual.end.test },
    absence: { ...usual.absence, abortedBy: defaultAborted(days) },
  };
}

function rulesShown(days: readonly LogDay[], form: TalkForm): ShownRule[] {
  return [
    ...firstTalkShown(days),
    ...talkShown(days, 'talk', form),
    ...talkShown(days, 'whisper', form),
    ...roundsShown(days, 'vote', 'vote.rounds'),
    ...roundsShown(days, 'attackVote', 'attack.rounds'),
    ...(days.some(attackedInVain) ? [{ path: 'attack.undecided', value: 'nobody' }] : []),
    ...(days.some(nightGoesOn) ? [{ path: 'end.test', value: 'dawn' }] : []),
    ...abortedByShown(days),
  ];
}

/** The villages of 2025 and 2026 have 5, 9 and 13 players; others go by the larger one that is nearest. */
function defaultRules(roles: RoleCounts): Rules {
  const players = Object.values(roles).reduce((sum, count) => sum + count, 0);
  return presetRules(roles.werewolf < 2 ? 'nlp-5' : players <= 9 ? 'nlp-9' : 'nlp-13');
}

/** The group chat of 2026. */
function byClock(usual: Rules): Rules {
  const { talk, clock } = presetRules('nlp-5-freeform');
  return { ...usual, talk, clock };
}

function presetRules(name: string): Rules {
  const preset = findPreset(name);
  invariant(preset.ok, 'the presets of the natural-language contests exist');
  return preset.value;
}

/** Day 0 as it was; where the log does not come to its end, as usual. */
function firstDaySeen(
  days: readonly LogDay[],
  { werewolf }: RoleCounts,
  { firstDay }: Rules,
): readonly Part[] {
  if (days.length < 2) return firstDay;
  const kinds = runsOf(days[0]!.body).map(({ type }) => type);
  const talk = kinds.indexOf('talk');
  const morning = talk > 0 && kinds.indexOf('whisper') >= 0 && kinds.indexOf('whisper') < talk;
  const dusk = kinds.lastIndexOf('whisper') > talk;
  const parts: [Part, boolean][] = [
    ['morningWhisper', morning],
    ['talk', talk >= 0],
    ['dusk', true],
    ['duskWhisper', dusk && werewolf > 1],
    ['divine', true],
  ];
  return parts.flatMap(([part, was]) => (was ? [part] : []));
}

/** A village that ended on day 0 did not come to its talk. */
function firstTalkShown([first, second]: readonly LogDay[]): ShownRule[] {
  const path = 'firstDay.talk';
  if (first?.body.some(({ type }) => type === 'talk')) return [{ path, value: true }];
  return second?.body.some(({ type }) => type === 'talk') ? [{ path, value: false }] : [];
}

function roundsShown(days: readonly LogDay[], type: VoteLine['type'], path: RulePath): ShownRule[] {
  const most = Math.max(0, ...days.map((day) => roundsOn(day, type).length));
  return most === 0 ? [] : [shownNumber(path, most, false)];
}

/** A tie after which nobody was attacked shows that no chance decides. */
function attackedInVain(day: LogDay): boolean {
  const last = roundsOn(day, 'attackVote').at(-1);
  const none = day.body.some((line) => line.type === 'attack' && line.target === null);
  return none && last !== undefined && isTied(withoutPack(day, last));
}

function withoutPack<Vote extends { readonly target: PlayerId }>(
  { status }: LogDay,
  votes: readonly Vote[],
): Vote[] {
  return votes.filter(({ target }) => status[target - 1]?.role !== 'WEREWOLF');
}

/** The night is played to its end although the execution has decided the game. */
function nightGoesOn(day: LogDay): boolean {
  const kinds = day.body.map(({ type }) => type);
  const execution = kinds.indexOf('execute');
  return execution >= 0 && kinds.length > execution + 1 && isDecidedAfterExecution(day);
}

function isDecidedAfterExecution({ status, body }: LogDay): boolean {
  const executed = body.find((line) => line.type === 'execute')?.player;
  const living = status.filter(({ state, player }) => state !== 'DEAD' && player !== executed);
  const werewolves = living.filter(({ role }) => findRole(role) === 'werewolf').length;
  return werewolves === 0 || living.length - werewolves <= werewolves;
}

/** So many failed players ended the village without a winner; or it went on, although so many had failed. */
function abortedByShown(days: readonly LogDay[]): ShownRule[] {
  const path = 'absence.abortedBy';
  const last = days.at(-1)!;
  const result = last.body.find((line) => line.type === 'result');
  if (result?.winner === null && failedOn(last) > 0) return [{ path, value: failedOn(last) }];
  const goneOn = days.filter(({ body }) => body.some(({ type }) => type !== 'foreign'));
  return goneOn.some((day) => failedOn(day) >= defaultAborted(days)) ? [{ path, value: null }] : [];
}

function failedOn({ status }: LogDay): number {
  return status.filter(({ state }) => state === '').length;
}

function defaultAborted(days: readonly LogDay[]): number {
  return Math.max(1, Math.floor(days[0]!.status.length * 0.2));
}
