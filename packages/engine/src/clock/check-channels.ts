import type { ClockRules, ClockTalk, Rules } from '../rules.ts';

/** What is wrong with a form played by the clock: the place in the rules, and what is allowed there. */
export type ClockError = readonly [place: string, message: string];

/** Only talk has control words and a budget of length; only talk and whispers are cut. */
export function checkChannels({ whisper }: Rules, { soliloquy, grave, act }: ClockRules): ClockError[] {
  const errors: ClockError[] = [];
  if (whisper.mode === 'clock') errors.push(...checkPlain('whisper', whisper));
  for (const [place, rules] of Object.entries({ soliloquy, grave, act })) {
    if (rules !== null) errors.push(...checkSide(`clock.${place}`, rules));
  }
  return errors;
}

function checkSide(place: string, rules: ClockTalk): ClockError[] {
  const cut: ClockError[] = rules.tooLong === 'refused' ? [] : [[`${place}.tooLong`, 'must be refused']];
  return [...checkPlain(place, rules), ...cut];
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

function checkPlain(place: string, { controlWords, length }: ClockTalk): ClockError[] {
  const errors: ClockError[] = [];
  if (controlWords) errors.push([`${place}.controlWords`, 'must be false: Skip and Over are words of talk']);
  if (length.perPlayer !== null)
    errors.push([`${place}.length.perPlayer`, 'must be null: only talk has a budget']);
  return errors;
}
