import {
  invariant,
  type LengthRules,
  NO_LENGTH_LIMIT,
  OVER,
  type PlayerId,
  type TalkRules,
  type TurnTalk,
} from '@mura/engine';
import type { LogDay } from '../aiwolf/day.ts';
import type { TalkLine } from '../aiwolf/line.ts';
import { isComplete, talkPhases } from '../aiwolf/settings.ts';
import { budgetSeen, type Speaker } from './budget-seen.ts';

/**
 * Who stops without Over has used up his utterances, or their length. Otherwise the number is that of the preset, or
 * the largest seen. From where `idx` counts shows in the second phase of whispers on day 0.
 */
export function talkSeen(days: readonly LogDay[], type: TalkLine['type'], usual: TalkRules): TurnTalk {
  invariant(usual.mode === 'turns', 'the presets of the contests talk by turns');
  const phases = talkPhases(days, type);
  const speakers = days.flatMap((day, index) => speakersOn(days, day, index, type));
  const most = Math.max(0, ...speakers.map(({ texts }) => texts.length));
  const isLimit = speakers.some(({ texts, stopped }) => stopped && texts.length === most);
  const turns = Math.max(usual.turns, ...phases.map((phase) => (phase.at(-1)?.turn ?? 0) + 1));
  return {
    ...usual,
    perPlayer: isLimit ? most : Math.max(most, usual.perPlayer),
    turns,
    indexed: indexedSeen(days, type) ?? usual.indexed,
    length: lengthSeen(speakers, most),
  };
}

/** The texts of a log are cut already; how long they might have been shows only where somebody had to stop early. */
function lengthSeen(speakers: readonly Speaker[], most: number): LengthRules {
  const isShort = speakers.some(({ texts, stopped }) => stopped && texts.length < most);
  return (isShort ? budgetSeen(speakers, most) : null) ?? NO_LENGTH_LIMIT;
}

function speakersOn(days: readonly LogDay[], day: LogDay, index: number, type: TalkLine['type']): Speaker[] {
  const next = days[index + 1];
  const phases = talkPhases([day], type);
  const isCut = next === undefined && !isComplete(days);
  const gone = (player: PlayerId) => (next ?? day).status[player - 1]?.state === '';
  return phases.flatMap((phase, place) => speakersIn(phase, gone, isCut && place === phases.length - 1));
}

function speakersIn(
  phase: readonly TalkLine[],
  gone: (player: PlayerId) => boolean,
  isCut: boolean,
): Speaker[] {
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
