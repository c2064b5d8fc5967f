import { LONGEST_TEXT } from '../action.ts';
import { MAX_PLAYERS } from '../player.ts';
import {
  type ClockPhase,
  type ClockRules,
  type ClockTalk,
  isInOrder,
  PARTS,
  type Part,
  type Rules,
  type Span,
} from '../rules.ts';
import { isClockTime, isTimeZone } from './clock-time.ts';

/** What is wrong with a form played by the clock: the place in the rules, and what is allowed there. */
export type ClockError = readonly [place: string, message: string];

export function checkClock(rules: Rules): ClockError[] {
  const { clock } = rules;
  return [
    ...(clock === null
      ? []
      : [...checkNumbers(clock), ...checkChannels(rules, clock), ...checkPhases(clock)]),
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

/** Only talk has control words and a budget of length; only talk and whispers are cut. */
function checkChannels({ talk, whisper }: Rules, { soliloquy, grave, act }: ClockRules): ClockError[] {
  const errors: ClockError[] = [];
  if (talk.mode === 'clock') errors.push(...checkWords('talk', talk));
  if (whisper.mode === 'clock')
    errors.push(...checkWords('whisper', whisper), ...checkPlain('whisper', whisper));
  for (const [place, rules] of Object.entries({ soliloquy, grave, act })) {
    if (rules === null) continue;
    errors.push(...checkQuota(`clock.${place}`, rules), ...checkPlain(`clock.${place}`, rules));
    if (rules.tooLong !== 'refused') errors.push([`clock.${place}.tooLong`, 'must be refused']);
  }
  return errors;
}

function checkWords(place: string, { tooLong, controlWords }: ClockTalk): ClockError[] {
  const errors: ClockError[] = [];
  if (tooLong !== 'cut' && tooLong !== 'refused')
    errors.push([`${place}.tooLong`, 'must be one of cut, refused']);
  if (typeof controlWords !== 'boolean') errors.push([`${place}.controlWords`, 'must be one of true, false']);
  return errors;
}

function checkQuota(place: string, { perPlayer, length }: ClockTalk): ClockError[] {
  const errors: ClockError[] = [];
  if (perPlayer !== null && !isCount(perPlayer, 0, 1000)) {
    errors.push([`${place}.perPlayer`, 'must be a whole number from 0 to 1000, or null']);
  }
  if (length.perTalk !== null && !isCount(length.perTalk, 0, LONGEST_TEXT)) {
    errors.push([`${place}.length.perTalk`, `must be a whole number from 0 to ${LONGEST_TEXT}, or null`]);
  }
  return errors;
}

function checkPlain(place: string, { controlWords, length }: ClockTalk): ClockError[] {
  const errors: ClockError[] = [];
  if (controlWords) errors.push([`${place}.controlWords`, 'must be false: Skip and Over are words of talk']);
  if (length.perPlayer !== null)
    errors.push([`${place}.length.perPlayer`, 'must be null: only talk has a budget']);
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
  const asked = rules[day].find((part) => part === 'morningWhisper' || part === 'duskWhisper');
  if (whisper.mode === 'clock' && asked !== undefined) {
    errors.push([day, `must not have a ${asked}: by the clock there is one whisper a day`]);
  }
  return errors;
}

function phasesOn(clock: ClockRules | null, day: 'firstDay' | 'laterDays'): readonly ClockPhase[] {
  return clock?.phases.filter(({ on }) => on === day || on === 'everyDay') ?? [];
}

const NIGHT: readonly Part[] = ['vote', 'divine', 'whisper', 'guard', 'attack'];

/** By the clock nothing is voted twice; what is hidden or announced needs a night or a vote by the clock. */
function checkVote({ clock, vote, attack, laterDays }: Rules): ClockError[] {
  const held = phasesOn(clock, 'laterDays').flatMap(({ parts }) => parts);
  const errors: ClockError[] = [];
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

function isCount(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
