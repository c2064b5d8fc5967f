import type { Event, Mark, PlayerId } from '@mura/engine';
import { aiwolf } from '@mura/language';
import type { VillageModel } from './village-model.ts';

/** How somebody saw the viewer on one day, by what he said of him and how he voted. */
export interface Seen {
  /** `O`: of the village; `X`: not; `Δ`: both was said; `null`: nothing. */
  readonly mark: Mark | null;
  readonly voted: boolean;
}

export interface MirrorRow {
  readonly player: PlayerId;
  /** By day, from day 1. */
  readonly days: readonly Seen[];
}

/** How the others saw the viewer (figure 3 of the paper): statements and votes about him. */
export function mirrorOf(model: VillageModel): MirrorRow[] {
  const { view, player: me } = model;
  if (me === null) return [];
  const days = daysOfTalk(model);
  return view.shared.cast.flatMap((_, index) => {
    const player = index + 1;
    return player === me ? [] : [{ player, days: days.map((day) => seenOn(model, player, me, day)) }];
  });
}

/** The days on which something was said or voted. */
export function daysOfTalk({ view }: VillageModel): number[] {
  return view.shared.pages
    .filter(({ day, talks, votes }) => day > 0 && talks.length + votes.length > 0)
    .map(({ day }) => day);
}

function seenOn({ view, events }: VillageModel, player: PlayerId, me: PlayerId, day: number): Seen {
  const said = events.flatMap((event) =>
    isPublicTalk(event, player, day) ? opinionsOf(event.text, me) : [],
  );
  const voted =
    view.shared.pages[day]?.votes.at(-1)?.some((vote) => vote.player === player && vote.target === me) ??
    false;
  const good = said.includes('good');
  const bad = said.includes('bad') || voted;
  return { mark: good && bad ? 'Δ' : good ? 'O' : bad ? 'X' : null, voted };
}

function isPublicTalk(
  event: Event,
  player: PlayerId,
  day: number,
): event is Extract<Event, { type: 'talked' }> {
  return event.type === 'talked' && event.channel === 'talk' && event.player === player && event.day === day;
}

/** What a formal sentence says of somebody. */
function opinionsOf(text: string, about: PlayerId): ('good' | 'bad')[] {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? opinionsIn(parsed.value.tree, about) : [];
}

function opinionsIn(tree: aiwolf.Sentence, about: PlayerId): ('good' | 'bad')[] {
  switch (tree.kind) {
    case 'result':
      return tree.target === about ? [tree.species === 'WEREWOLF' ? 'bad' : 'good'] : [];
    case 'role':
      return tree.verb === 'ESTIMATE' && tree.target === about ? [isBad(tree.role) ? 'bad' : 'good'] : [];
    case 'act':
      return tree.verb === 'VOTE' && tree.target === about ? ['bad'] : [];
    case 'ask':
    case 'because':
    case 'logic':
      return tree.operands.flatMap((operand) => opinionsIn(operand, about));
    default:
      return [];
  }
}

function isBad(role: aiwolf.RoleWord | 'ANY'): boolean {
  return role === 'WEREWOLF' || role === 'POSSESSED' || role === 'FOX';
}
