import { withoutAnswer } from '../absence.ts';
import type { Choice } from '../action.ts';
import type { Event } from '../event.ts';
import type { PlayerId } from '../player.ts';
import { sightOf, targetsFor } from '../targets.ts';
import { present, type Village } from '../village.ts';
import { actorsFor, CHOICES, choiceOf } from './gathering.ts';

/** Before anything is settled, whoever was to choose and did not is told so, where nothing stands in for his choice. */
export function tellNextLate(village: Village): Event | null {
  const { gathering, stage } = village;
  if (gathering === null || stage !== 'gathering') return null;
  const late = withoutChoice(village)[gathering.told];
  return late === undefined ? null : withoutAnswer(village, late.player, late.act, 'late', null);
}

function withoutChoice(village: Village): { readonly player: PlayerId; readonly act: Choice['type'] }[] {
  const gathering = village.gathering!;
  return CHOICES.filter((act) => !(act === 'vote' && hasSubstitutes(village))).flatMap((act) =>
    actorsFor(village, act)
      .filter((player) => choiceOf(gathering, player, act) === undefined && hasTarget(village, player, act))
      .map((player) => ({ player, act })),
  );
}

/** Whether chance votes for whoever does not; the last one there has nobody to vote for. */
export function hasSubstitutes(village: Village): boolean {
  return village.table.rules.vote.missing === 'random' && present(village).length > 1;
}

function hasTarget(village: Village, player: PlayerId, act: Choice['type']): boolean {
  return targetsFor(act, player, sightOf(village)).length > 0;
}
