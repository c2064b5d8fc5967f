import { MAX_PLAYERS } from '../player.ts';
import { hasLastNight, isExecutionHidden } from '../rule-facts.ts';
import {
  type ClockPhase,
  type ClockRules,
  LONGEST_PHASE,
  type Part,
  type Rules,
  type Span,
} from '../rules.ts';
import { type ClockError, checkChannels, checkWatchers } from './check-channels.ts';
import { phasesOn } from './clock-phase.ts';
import { isClockTime, isTimeZone } from './clock-time.ts';

/** All that is wrong with a form played by the clock. */
export function checkClock(rules: Rules): ClockError[] {
  const { clock } = rules;
  return [
    ...(clock === null
      ? []
      : [
          ...checkDayChange(clock),
          ...checkChannels(rules, clock),
          ...checkWatchers(clock),
          ...checkPhases(clock),
          ...checkWarning(rules, clock),
          ...checkEpilogue(rules, clock),
        ]),
    ...checkDay(rules, 'firstDay'),
    ...checkDay(rules, 'laterDays'),
    ...checkVote(rules),
  ];
}

function checkDayChange({ dayChange }: ClockRules): ClockError[] {
  return dayChange === null || (isClockTime(dayChange.time) && isTimeZone(dayChange.zone))
    ? []
    : [['clock.dayChange', "must be a time like '05:00' in a zone like 'Asia/Tokyo', or null"]];
}

function checkPhases({ phases }: ClockRules): ClockError[] {
  return phases.flatMap((phase, index) => checkPhase(phase, `clock.phases[${index}]`));
}

function checkPhase({ name, parts, spans }: ClockPhase, place: string): ClockError[] {
  const errors: ClockError[] = [];
  if ((name === 'vote' || name === 'poll') && !parts.includes(name)) {
    errors.push([`${place}.parts`, `must have the ${name} it is named after`]);
  }
  if (parts.includes('poll') && parts.includes('vote')) {
    errors.push([`${place}.parts`, 'must not have a poll with the vote that comes after it']);
  }
  const isAnyDay = spans.some(({ day, upTo }) => day === null && upTo === MAX_PLAYERS);
  if (!isAnyDay || spans.some(isBadSpan)) {
    errors.push([
      `${place}.spans`,
      `must say for any day and up to ${MAX_PLAYERS} players: 1 to ${LONGEST_PHASE} seconds`,
    ]);
  }
  return errors;
}

function isBadSpan({ day, upTo, seconds }: Span): boolean {
  return (
    !isCount(seconds, 1, LONGEST_PHASE) ||
    !isCount(upTo, 1, MAX_PLAYERS) ||
    (day !== null && !isCount(day, 0, 1000))
  );
}

/** A warning comes while the phase is open. */
function checkWarning(rules: Rules, { phases, suddenDeath }: ClockRules): ClockError[] {
  const deadly = phases.filter(({ on, parts }) => on !== 'firstDay' && parts.includes('talk'));
  const shortest = Math.min(...deadly.flatMap((phase) => secondsOfLaterDays(phase)));
  if (suddenDeath === null || !rules.laterDays.includes('talk') || suddenDeath.warnedBefore <= shortest)
    return [];
  return [['clock.suddenDeath.warnedBefore', `must be at most ${shortest}: talk may be over after that`]];
}

function secondsOfLaterDays({ spans }: ClockPhase): number[] {
  return spans.filter(({ day }) => day !== 0).map(({ seconds }) => seconds);
}

/** After the end there is only talk, and nobody asks for it. */
function checkEpilogue({ talk }: Rules, { epilogue }: ClockRules): ClockError[] {
  return epilogue === null || talk.mode === 'clock'
    ? []
    : [['clock.epilogue', 'must be null where talk goes by turns']];
}

/** The phases of a day hold each part once; talk by the clock is held by one, and talk by turns by none. */
function checkDay(rules: Rules, day: 'firstDay' | 'laterDays'): ClockError[] {
  const { talk, whisper } = rules;
  const phases = phasesOn(rules, day === 'firstDay' ? 0 : 1);
  const held = phases.flatMap(({ parts }) => parts);
  const errors: ClockError[] = [];
  if (new Set(held).size < held.length) errors.push(['clock.phases', `must hold each part of ${day} once`]);
  if (new Set(phases.map(({ name }) => name)).size < phases.length) {
    errors.push(['clock.phases', `must have a name each on ${day}`]);
  }
  for (const [part, { mode }] of [['talk', talk] as const, ['whisper', whisper] as const]) {
    if (!rules[day].includes(part) || held.includes(part) === (mode === 'clock')) continue;
    errors.push(['clock.phases', `must ${mode === 'clock' ? '' : 'not '}hold the ${part} of ${day}`]);
  }
  errors.push(...phases.flatMap((phase) => checkEarlyEnd(phase, day, rules[day])));
  if (
    whisper.mode === 'clock' &&
    whisper.perPlayer === 0 &&
    held.includes('whisper') &&
    rules[day].includes('whisper')
  )
    errors.push(['whisper.perPlayer', `must not be 0 where the whisper of ${day} is held`]);
  const asked = rules[day].find((part) => part === 'morningWhisper' || part === 'duskWhisper');
  if (whisper.mode === 'clock' && asked !== undefined) {
    errors.push([day, `must not have a ${asked}: by the clock there is one whisper a day`]);
  }
  return errors;
}

const CHOSEN: readonly Part[] = ['poll', 'vote', 'divine', 'guard', 'attack'];

/** What a phase waits for must be in it; one of which the day has no part is not held. */
function checkEarlyEnd(
  { name, parts, ends }: ClockPhase,
  day: 'firstDay' | 'laterDays',
  today: readonly Part[],
): ClockError[] {
  const held = parts.filter((part) => today.includes(part));
  if (held.length === 0) return [];
  if (ends === 'whenAllOver' && !held.includes('talk'))
    return [['clock.phases', `must not end the ${name} of ${day} whenAllOver: nobody talks in it`]];
  return ends === 'whenAllAnswered' && !held.some((part) => CHOSEN.includes(part))
    ? [['clock.phases', `must not end the ${name} of ${day} whenAllAnswered: nobody chooses in it`]]
    : [];
}

const NIGHT: readonly Part[] = ['vote', 'divine', 'whisper', 'guard', 'attack'];

/** By the clock nothing is voted twice; what is hidden or announced needs a night or a vote by the clock. */
function checkVote(rules: Rules): ClockError[] {
  const { vote, attack, laterDays } = rules;
  const held = phasesOn(rules, 1).flatMap(({ parts }) => parts);
  const errors: ClockError[] = [];
  if (hasLastNight(rules) && NIGHT.some((part) => held.includes(part)))
    errors.push(['vote.lastNight', 'must be absent where the vote or the night goes by the clock']);
  if (held.includes('vote') && vote.rounds !== 1) errors.push(['vote.rounds', 'must be 1 by the clock']);
  if (held.includes('attack') && attack.rounds !== 1)
    errors.push(['attack.rounds', 'must be 1 by the clock']);
  if (vote.style === 'announced' && !held.includes('vote')) {
    errors.push(['vote.style', 'must be free where the vote does not go by the clock']);
  }
  if (isExecutionHidden(rules) && NIGHT.some((part) => laterDays.includes(part) && !held.includes(part))) {
    errors.push(['vote.executionTold', 'must be atOnce where the vote and the night do not go by the clock']);
  }
  return errors;
}

/** A whole number within limits; what comes from outside may be anything. */
function isCount(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
