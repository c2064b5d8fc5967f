import { isCount } from '../count.ts';
import { MAX_PLAYERS } from '../player.ts';
import {
  type ClockPhase,
  type ClockRules,
  isInOrder,
  PARTS,
  type Part,
  type Rules,
  type Span,
} from '../rules.ts';
import { type ClockError, checkChannels, checkWatchers } from './check-channels.ts';
import { isClockTime, isTimeZone } from './clock-time.ts';

/** All that is wrong with a form played by the clock. */
export function checkClock(rules: Rules): ClockError[] {
  const { clock } = rules;
  return [
    ...(clock === null
      ? []
      : [
          ...checkNumbers(clock),
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

const DAY = 86_400;
const LONGEST = 31 * DAY;

function checkNumbers({ askAgain, epilogue, suddenDeath, dayChange, answers }: ClockRules): ClockError[] {
  const errors: ClockError[] = [];
  if (!isCount(askAgain, 1, DAY)) errors.push(['clock.askAgain', `must be a whole number from 1 to ${DAY}`]);
  if (epilogue !== null && !isCount(epilogue, 1, LONGEST)) {
    errors.push(['clock.epilogue', `must be a whole number from 1 to ${LONGEST}, or null`]);
  }
  if (suddenDeath !== null && !isCount(suddenDeath.warnedBefore, 0, LONGEST)) {
    errors.push(['clock.suddenDeath.warnedBefore', `must be a whole number from 0 to ${LONGEST}`]);
  }
  if (dayChange !== null && !(isClockTime(dayChange.time) && isTimeZone(dayChange.zone))) {
    errors.push(['clock.dayChange', "must be a time like '05:00' in a zone like 'Asia/Tokyo', or null"]);
  }
  if (!['final', 'changeable'].includes(answers))
    errors.push(['clock.answers', 'must be one of final, changeable']);
  return errors;
}

const NAMES: readonly ClockPhase['name'][] = ['prologue', 'discussion', 'day', 'poll', 'vote', 'night'];

function checkPhases({ phases }: ClockRules): ClockError[] {
  return phases.flatMap((phase, index) => checkPhase(phase, `clock.phases[${index}]`));
}

function checkPhase({ name, on, parts, spans, ends }: ClockPhase, place: string): ClockError[] {
  const errors: ClockError[] = [];
  const oneOf = (key: string, word: string, allowed: readonly string[]) => {
    if (!allowed.includes(word)) errors.push([`${place}.${key}`, `must be one of ${allowed.join(', ')}`]);
  };
  oneOf('name', name, NAMES);
  oneOf('on', on, ['firstDay', 'laterDays', 'everyDay']);
  oneOf('ends', ends, ['atLimit', 'whenAllOver', 'whenAllAnswered']);
  if (!isInOrder(parts))
    errors.push([`${place}.parts`, `must be some of ${PARTS.join(', ')}, in this order`]);
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
      `must say for any day and up to ${MAX_PLAYERS} players: 1 to ${LONGEST} seconds`,
    ]);
  }
  return errors;
}

function isBadSpan({ day, upTo, seconds }: Span): boolean {
  return (
    !isCount(seconds, 1, LONGEST) ||
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
function checkDay({ clock, talk, whisper, ...rules }: Rules, day: 'firstDay' | 'laterDays'): ClockError[] {
  const phases = phasesOn(clock, day);
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

function phasesOn(clock: ClockRules | null, day: 'firstDay' | 'laterDays'): readonly ClockPhase[] {
  return clock?.phases.filter(({ on }) => on === day || on === 'everyDay') ?? [];
}

const NIGHT: readonly Part[] = ['vote', 'divine', 'whisper', 'guard', 'attack'];

/** By the clock nothing is voted twice; what is hidden or announced needs a night or a vote by the clock. */
function checkVote({ clock, vote, attack, laterDays }: Rules): ClockError[] {
  const held = phasesOn(clock, 'laterDays').flatMap(({ parts }) => parts);
  const errors: ClockError[] = [];
  if (vote.lastNight !== undefined && NIGHT.some((part) => held.includes(part)))
    errors.push(['vote.lastNight', 'must be absent where the vote or the night goes by the clock']);
  if (held.includes('vote') && vote.rounds !== 1) errors.push(['vote.rounds', 'must be 1 by the clock']);
  if (held.includes('attack') && attack.rounds !== 1)
    errors.push(['attack.rounds', 'must be 1 by the clock']);
  if (vote.style === 'announced' && !held.includes('vote')) {
    errors.push(['vote.style', 'must be free where the vote does not go by the clock']);
  }
  if (
    vote.executionTold === 'nextMorning' &&
    NIGHT.some((part) => laterDays.includes(part) && !held.includes(part))
  ) {
    errors.push(['vote.executionTold', 'must be atOnce where the vote and the night do not go by the clock']);
  }
  return errors;
}
