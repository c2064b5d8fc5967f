import { type LengthRules, NO_LENGTH_LIMIT, OVER, type PlayerId, type TurnTalk } from '@mura/engine';
import type { TalkLine } from '../aiwolf/line.ts';
import type { LogDay } from '../aiwolf/read/day.ts';
import type { TalkForm } from '../aiwolf/read/known.ts';
import { isComplete, shownNumber, talkPhases } from '../aiwolf/read/rules-shown.ts';
import type { ShownRule } from '../known-rules/known-rules.ts';
import { budgetSeen, type PhaseSpeaker } from './budget-seen.ts';

/**
 * What is shown of the limits of talk. Whoever stops without Over has used up their utterances, or their length. From
 * where `idx` counts shows in the second phase of whispers on day 0.
 */
export function talkShown(days: readonly LogDay[], type: TalkLine['type'], form: TalkForm): ShownRule[] {
  const speakers = speakersIn(days, type);
  if (speakers.length === 0) return [];
  const most = mostTexts(speakers);
  const isLimit = speakers.some(({ texts, stopped }) => stopped && texts.length === most);
  const perPlayer = shownNumber(`${type}.perPlayer`, most, isLimit);
  return form === 'clock' && type === 'talk' ? [perPlayer] : [perPlayer, ...turnsShown(days, type)];
}

function turnsShown(days: readonly LogDay[], type: TalkLine['type']): ShownRule[] {
  const turns = talkPhases(days, type).map((phase) => (phase.at(-1)?.turn ?? 0) + 1);
  const indexed = indexedSeen(days, type);
  return [
    { path: `${type}.turns`, value: Math.max(...turns), atLeast: true },
    ...(indexed === null ? [] : [{ path: `${type}.indexed`, value: indexed }]),
  ];
}

function mostTexts(speakers: readonly PhaseSpeaker[]): number {
  return Math.max(0, ...speakers.map(({ texts }) => texts.length));
}

/** The texts of a log are cut already; how long they might have been shows only where somebody had to stop early. */
export function lengthSeen(days: readonly LogDay[], type: TalkLine['type']): LengthRules {
  const speakers = speakersIn(days, type);
  const most = mostTexts(speakers);
  const isShort = speakers.some(({ texts, stopped }) => stopped && texts.length < most);
  return (isShort ? budgetSeen(speakers, most) : null) ?? NO_LENGTH_LIMIT;
}

function speakersIn(days: readonly LogDay[], type: TalkLine['type']): PhaseSpeaker[] {
  return days.flatMap((day, index) => speakersOn(days, day, index, type));
}

function speakersOn(
  days: readonly LogDay[],
  day: LogDay,
  index: number,
  type: TalkLine['type'],
): PhaseSpeaker[] {
  const next = days[index + 1];
  const phases = talkPhases([day], type);
  const isCut = next === undefined && !isComplete(days);
  const gone = (player: PlayerId) => (next ?? day).status[player - 1]?.state === '';
  return phases.flatMap((phase, place) => speakersOf(phase, gone, isCut && place === phases.length - 1));
}

function speakersOf(
  phase: readonly TalkLine[],
  gone: (player: PlayerId) => boolean,
  isCut: boolean,
): PhaseSpeaker[] {
  const texts = new Map<PlayerId, string[]>();
  for (const { player, text } of phase) texts.set(player, [...(texts.get(player) ?? []), text]);
  return [...texts].map(([player, said]) => {
    const stopped = !isCut && said.at(-1) !== OVER && !gone(player);
    return { texts: said, stopped };
  });
}

function indexedSeen(days: readonly LogDay[], type: TalkLine['type']): TurnTalk['indexed'] | null {
  for (const day of days) {
    const second = talkPhases([day], type)[1]?.[0];
    if (second !== undefined) return second.idx === 0 ? 'phase' : 'day';
  }
  return null;
}
