import { type Event, type Mark, type PlayerId, type Role, type RoleCounts, teamOf } from '@mura/engine';
import { aiwolf } from '@mura/language';
import { asMeant } from '@mura/worlds';
import { type MarkStep, rolesIn } from './board.ts';
import { type DatedMark, datedMarks } from './dated-marks.ts';
import { isFormalTalk } from './formal-talk.ts';
import type { VillageModel } from './village-model.ts';

/** How somebody saw the viewer on one day. */
export interface SeenOnDay {
  /** By what they said of them and how they voted. `O`: of the village; `X`: not; `Δ`: both was said; `null`: nothing. */
  readonly words: Mark | null;
  /** By their board at the end of the day; `null`: they had marked nothing at all. */
  readonly board: Mark | null;
  readonly voted: boolean;
}

/** A mark at the viewer's row of another's board, with the day on which it was made. */
export interface StepAboutMe extends MarkStep {
  readonly day: number;
}

export interface MirrorRow {
  readonly player: PlayerId;
  /** By day, from day 1. */
  readonly days: readonly SeenOnDay[];
  readonly steps: readonly StepAboutMe[];
}

/** How the others saw the viewer (figure 3 of the paper): statements and votes about them, and their boards. */
export function mirrorOf(model: VillageModel): MirrorRow[] {
  const { view, player: me } = model;
  const { rules } = view.shared;
  if (me === null || rules === null) return [];
  const days = daysOfTalk(model);
  const marks = datedMarks(model);
  return view.shared.cast.flatMap((_, index) => {
    const player = index + 1;
    if (player === me) return [];
    const own = marks.filter((mark) => mark.player === player);
    const seen = days.map((day) => ({
      ...seenOn(model, player, me, day),
      board: boardOn(own, me, day, rules.roles),
    }));
    return [{ player, days: seen, steps: stepsAbout(own, me) }];
  });
}

/** The days on which something was said or voted. */
export function daysOfTalk({ view }: VillageModel): number[] {
  return view.shared.pages
    .filter(({ day, talks, votes }) => day > 0 && talks.length + votes.length > 0)
    .map(({ day }) => day);
}

function seenOn(
  { view, events }: VillageModel,
  player: PlayerId,
  me: PlayerId,
  day: number,
): Omit<SeenOnDay, 'board'> {
  const said = asMeant(events).flatMap((event) => opinionsOf(wordsOn(event, player, day) ?? '', me));
  const voted =
    view.shared.pages[day]?.votes.at(-1)?.some((vote) => vote.player === player && vote.target === me) ??
    false;
  const good = said.includes('good');
  const bad = said.includes('bad') || voted;
  return { words: good && bad ? 'Δ' : good ? 'O' : bad ? 'X' : null, voted };
}

function boardOn(marks: readonly DatedMark[], me: PlayerId, day: number, counts: RoleCounts): Mark | null {
  const known = marks.filter((mark) => mark.day <= day);
  if (known.length === 0) return null;
  const cells = new Map<Role, Mark>();
  for (const { target, role, mark } of known) if (target === me) cells.set(role, mark);
  return sideIn(cells, rolesIn(counts));
}

/** Whether a row of a board says that somebody is of the village. */
export function sideIn(cells: ReadonlyMap<Role, Mark>, roles: readonly Role[]): Mark {
  const sure = roles.find((role) => cells.get(role) === 'O');
  if (sure !== undefined) return teamOf(sure) === 'village' ? 'O' : 'X';
  const left = roles.filter((role) => cells.get(role) !== 'X');
  const teams = new Set(left.map((role) => teamOf(role) === 'village'));
  if (teams.size === 1) return teams.has(true) ? 'O' : 'X';
  return roles.some((role) => (cells.get(role) ?? '?') !== '?') ? 'Δ' : '?';
}

function stepsAbout(marks: readonly DatedMark[], me: PlayerId): StepAboutMe[] {
  const cells = new Map<Role, Mark>();
  return marks.flatMap(({ target, role, mark, day }) => {
    if (target !== me) return [];
    const before = cells.get(role) ?? '?';
    cells.set(role, mark);
    return [{ target, role, mark, before, day }];
  });
}

function wordsOn(event: Event, player: PlayerId, day: number): string | null {
  return isFormalTalk(event) && event.player === player && event.day === day ? event.text : null;
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
