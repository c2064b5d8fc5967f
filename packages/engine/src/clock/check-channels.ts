import { LONGEST_TEXT } from '../action.ts';
import { isCount } from '../count.ts';
import type { ClockRules, ClockTalk, Rules } from '../rules.ts';

/** What is wrong with a form played by the clock: the place in the rules, and what is allowed there. */
export type ClockError = readonly [place: string, message: string];

/** Only talk has control words and a budget of length; only talk and whispers are cut. */
export function checkChannels({ talk, whisper }: Rules, { soliloquy, grave, act }: ClockRules): ClockError[] {
  const errors: ClockError[] = [];
  if (talk.mode === 'clock') errors.push(...checkWords('talk', talk), ...checkPause('talk', talk));
  if (whisper.mode === 'clock')
    errors.push(
      ...checkWords('whisper', whisper),
      ...checkPlain('whisper', whisper),
      ...checkPause('whisper', whisper),
    );
  for (const [place, rules] of Object.entries({ soliloquy, grave, act })) {
    if (rules === null) continue;
    errors.push(...checkSide(`clock.${place}`, rules), ...checkPause(`clock.${place}`, rules));
  }
  return errors;
}

function checkSide(place: string, rules: ClockTalk): ClockError[] {
  const cut: ClockError[] = rules.tooLong === 'refused' ? [] : [[`${place}.tooLong`, 'must be refused']];
  return [...checkQuota(place, rules), ...checkPlain(place, rules), ...cut];
}

const LONGEST_PAUSE = 3600;

function checkPause(place: string, { pause }: ClockTalk): ClockError[] {
  if (pause === undefined || isCount(pause, 1, LONGEST_PAUSE)) return [];
  return [[`${place}.pause`, `must be a whole number from 1 to ${LONGEST_PAUSE}, or absent`]];
}

/** A village does not know who watches, so it cannot count or delay what each of them says. */
export function checkWatchers({ watchers }: ClockRules): ClockError[] {
  const place = 'clock.watchers';
  if (watchers === undefined) return [];
  const errors = checkSide(place, watchers);
  if (watchers.perPlayer !== null)
    errors.push([`${place}.perPlayer`, 'must be null: the village does not know who watches']);
  if (watchers.pause !== undefined)
    errors.push([`${place}.pause`, 'must be absent: the village does not know who watches']);
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
