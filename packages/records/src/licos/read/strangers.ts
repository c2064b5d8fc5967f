import type { shape } from '@mura/engine';
import { idOf, type LogLineRead } from './lines.ts';

/** The first message that cannot be of the village that a log tells of, and why; `null`: all can. */
export function findStranger(
  said: readonly LogLineRead[],
  players: number,
): { readonly line: number; readonly reason: string } | null {
  const village = idOf(said[0]?.message.village);
  for (const { line, message } of said) {
    const other = idOf(message.village);
    if (other !== village)
      return { line, reason: `village.id is ${other}, the messages before are of village ${village}` };
    const stranger = idsIn(message).find((id) => !Number.isInteger(id) || id < 1 || id > players);
    if (stranger !== undefined)
      return { line, reason: `a character has the id ${stranger} in a village of ${players}` };
  }
  return null;
}

/** Everybody of the village whom a message names; the narrator is nobody of it. */
function idsIn(message: shape.JsonObject): number[] {
  const { character, myCharacter, phase, intensionalDisclosureRange } = message;
  const isNarrated = phase === 'flavor text' || intensionalDisclosureRange === 'master';
  const votes = [
    ...listOf(message.votingResultsSummary),
    ...listOf(message.votingResultsDetails),
  ] as shape.JsonObject[];
  const named = [
    ...(isNarrated ? [] : listOf(character)),
    ...listOf(myCharacter),
    ...listOf(message.extensionalDisclosureRange),
    ...votes.flatMap((row) => [
      row.characterToPutToDeath ?? row.characterToLynch ?? [],
      row.sourceCharacter ?? [],
      row.targetCharacter ?? [],
    ]),
  ].flat();
  return named.map((one) => idOf(one) ?? Number.NaN);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
