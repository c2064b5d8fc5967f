import { findPreset, invariant, type Part, type PlayerId, type RoleCounts, type Rules } from '@mura/engine';
import type { LogDay } from '../aiwolf/day.ts';
import { runsOf } from '../aiwolf/runs.ts';
import { isTied, roundsOn } from '../aiwolf/settings.ts';
import { findRole } from '../aiwolf/words.ts';
import { talkSeen } from './talk-seen.ts';

/** The rules of a natural-language server as far as its log shows them; the rest is as in the preset of that size. */
export function rulesSeen(days: readonly LogDay[], roles: RoleCounts): Rules {
  const usual = usualRules(roles);
  return {
    ...usual,
    roles,
    firstDay: firstDaySeen(days, roles, usual),
    talk: talkSeen(days, 'talk', usual.talk),
    whisper: talkSeen(days, 'whisper', usual.whisper),
    vote: { ...usual.vote, rounds: Math.max(usual.vote.rounds, mostRounds(days, 'vote')) },
    attack: attackSeen(days, usual),
    end: { ...usual.end, test: nightGoesOn(days) ? 'dawn' : usual.end.test },
    absence: { ...usual.absence, abortedBy: abortedBySeen(days) },
  };
}

/** The villages of 2025 and 2026 have 5, 9 and 13 players; others go by the larger one that is nearest. */
function usualRules(roles: RoleCounts): Rules {
  const players = Object.values(roles).reduce((sum, count) => sum + count, 0);
  const preset = findPreset(roles.werewolf < 2 ? 'nlp-5' : players <= 9 ? 'nlp-9' : 'nlp-13');
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

function mostRounds(days: readonly LogDay[], type: 'vote' | 'attackVote'): number {
  return Math.max(0, ...days.map((day) => roundsOn(day, type).length));
}

/** A tie after which nobody was attacked shows that no chance decides. */
function attackSeen(days: readonly LogDay[], { attack }: Rules): Rules['attack'] {
  const inVain = days.some((day) => {
    const last = roundsOn(day, 'attackVote').at(-1);
    const none = day.body.some((line) => line.type === 'attack' && line.target === null);
    return none && last !== undefined && isTied(withoutPack(day, last));
  });
  const rounds = Math.max(attack.rounds, mostRounds(days, 'attackVote'));
  return { ...attack, rounds, undecided: inVain ? 'nobody' : attack.undecided };
}

function withoutPack<Vote extends { readonly target: PlayerId }>(
  { status }: LogDay,
  votes: readonly Vote[],
): Vote[] {
  return votes.filter(({ target }) => status[target - 1]?.role !== 'WEREWOLF');
}

/** The first server (winter 2024) played the night to its end although the execution had decided the game. */
function nightGoesOn(days: readonly LogDay[]): boolean {
  return days.some((day) => {
    const kinds = day.body.map(({ type }) => type);
    const execution = kinds.indexOf('execute');
    return execution >= 0 && kinds.length > execution + 1 && isDecidedAfterExecution(day);
  });
}

function isDecidedAfterExecution({ status, body }: LogDay): boolean {
  const executed = body.find((line) => line.type === 'execute')?.player;
  const living = status.filter(({ state, player }) => state !== 'DEAD' && player !== executed);
  const werewolves = living.filter(({ role }) => findRole(role) === 'werewolf').length;
  return werewolves === 0 || living.length - werewolves <= werewolves;
}

/** So many had failed on a day, and the village went on, or ended without a winner. */
function abortedBySeen(days: readonly LogDay[]): number | null {
  const failedOn = ({ status }: LogDay) => status.filter(({ state }) => state === '').length;
  const last = days.at(-1)!;
  const result = last.body.find((line) => line.type === 'result');
  if (result?.winner === null && failedOn(last) > 0) return failedOn(last);
  const usual = Math.max(1, Math.floor(days[0]!.status.length * 0.2));
  const goneOn = days.filter(({ body }) => body.some(({ type }) => type !== 'foreign'));
  return goneOn.some((day) => failedOn(day) >= usual) ? null : usual;
}
