import { CHANNELS, type Channel, type Choice, OVER } from '../action.ts';
import type { PhaseBegan, Talked } from '../event.ts';
import { listOf } from '../list.ts';
import type { PlayerId } from '../player.ts';
import { doesAct } from '../roles/index.ts';
import { type ClockPhase, type Part, partsOf, type Rules } from '../rules.ts';
import { skipsAfter } from '../talk/cost.ts';
import { type Gathering, isThere, roleOf, type Village } from '../village.ts';

/** A phase by the clock, as it is kept: who may do what in it, and what each has done. */

const EPILOGUE: ClockPhase = { name: 'day', on: 'everyDay', parts: ['talk'], spans: [], ends: 'atLimit' };

/** The phase that holds a part of today together with others; `null` where the part is asked for on its own. */
export function clockPhaseOf(rules: Rules, day: number, part: Part): ClockPhase | null {
  if (rules.clock === null) return null;
  const on = day === 0 ? 'firstDay' : 'laterDays';
  const held = rules.clock.phases.find(
    (phase) => (phase.on === on || phase.on === 'everyDay') && phase.parts.includes(part),
  );
  return held ?? null;
}

export function openGathering(village: Village, { phase, asked }: PhaseBegan): Gathering {
  const players = village.table.cast.length;
  const none = listOf(players, 0);
  const budget = village.table.rules.talk.length.perPlayer;
  return {
    phase: heldToday(village, findPhase(village, phase)),
    asked,
    ended: false,
    over: [],
    posts: CHANNELS.map(() => none),
    skips: none,
    budget: budget === null ? null : listOf(players, budget),
    choices: [],
    warned: [],
    told: 0,
  };
}

function findPhase({ table, day }: Village, name: PhaseBegan['phase']): ClockPhase {
  const on = day === 0 ? 'firstDay' : 'laterDays';
  const phases = table.rules.clock?.phases ?? [];
  return (
    phases.find((phase) => phase.name === name && (phase.on === on || phase.on === 'everyDay')) ?? EPILOGUE
  );
}

/** A phase as it is held today: without the parts that this day does not have. */
function heldToday(village: Village, phase: ClockPhase): ClockPhase {
  const { name, on, spans, ends } = phase;
  return phase === EPILOGUE ? phase : { name, on, parts: partsHeld(village, phase), spans, ends };
}

/** The parts of a phase that today has. */
export function partsHeld({ table, day }: Village, phase: ClockPhase): readonly Part[] {
  const today = partsOf(table.rules, day);
  return phase.parts.filter((part) => today.includes(part));
}

/** Seconds of a phase on a day with so many living players, as everybody knows them. */
export function secondsOf({ spans }: ClockPhase, today: number, living: number): number | null {
  return spans.find(({ day, upTo }) => (day === null || day === today) && living <= upTo)?.seconds ?? null;
}

/** Whom a phase asks for an act, besides talk. */
export function actorsFor(village: Village, act: Choice['type']): readonly PlayerId[] {
  const { gathering } = village;
  if (gathering === null || !gathering.phase.parts.includes(PART_OF[act])) return [];
  const able = gathering.asked.filter((player) => mayAct(village, player, act));
  return firstOnly(village, act, able).filter((player) => isThere(village, player));
}

/** Where only the first living seer or bodyguard acts, nobody moves up before the death of the first is told. */
function firstOnly({ table }: Village, act: Choice['type'], able: readonly PlayerId[]): readonly PlayerId[] {
  const { divine, guard } = table.rules;
  const isFirst =
    (act === 'divine' && divine.seers === 'first') || (act === 'guard' && guard.bodyguards === 'first');
  return isFirst ? able.slice(0, 1) : able;
}

export const PART_OF: Readonly<Record<Choice['type'], Part>> = {
  poll: 'poll',
  vote: 'vote',
  divine: 'divine',
  guard: 'guard',
  attackVote: 'attack',
};

export const CHOICES: readonly Choice['type'][] = ['poll', 'vote', 'divine', 'guard', 'attackVote'];

function mayAct(village: Village, player: PlayerId, act: Choice['type']): boolean {
  return act === 'poll' || act === 'vote' || doesAct(roleOf(village, player), act);
}

export function choiceOf({ choices }: Gathering, player: PlayerId, act: Choice['type']): Choice | undefined {
  return choices.find((choice) => choice.player === player && choice.type === act);
}

/** The choices for an act, of players who are still there. */
export function choicesFor(village: Village, act: Choice['type']): readonly Choice[] {
  const actors = actorsFor(village, act);
  return (village.gathering?.choices ?? []).filter(
    ({ type, player }) => type === act && actors.includes(player),
  );
}

/** The one place where a gathering is copied, as a full literal: a post is a hot path. */
function copy(
  gathering: Gathering,
  posts: Gathering['posts'] = gathering.posts,
  over: Gathering['over'] = gathering.over,
  skips: Gathering['skips'] = gathering.skips,
  choices: Gathering['choices'] = gathering.choices,
  budget: Gathering['budget'] = gathering.budget,
  ended: boolean = gathering.ended,
  warned: Gathering['warned'] = gathering.warned,
  told: number = gathering.told,
): Gathering {
  const { phase, asked } = gathering;
  return { phase, asked, ended, over, posts, skips, budget, choices, warned, told };
}

export function withChoice(gathering: Gathering, choice: Choice): Gathering {
  const { posts, over, skips } = gathering;
  const known = gathering.choices.findIndex(
    ({ player, type }) => player === choice.player && type === choice.type,
  );
  const choices = known < 0 ? [...gathering.choices, choice] : gathering.choices.with(known, choice);
  return copy(gathering, posts, over, skips, choices);
}

export function withPost(
  gathering: Gathering,
  talked: Talked,
  controlWords: boolean,
  excused: boolean,
): Gathering {
  const { channel, player, text } = talked;
  const posts = oneMore(gathering.posts, channel, player);
  if (!controlWords || channel !== 'talk') return copy(gathering, posts);
  const over = text === OVER && !excused ? [...gathering.over, player] : gathering.over;
  return copy(gathering, posts, over, withSkips(gathering, player, text, excused));
}

function oneMore(posts: Gathering['posts'], channel: Channel, player: PlayerId): Gathering['posts'] {
  const place = CHANNELS.indexOf(channel);
  const byPlayer = posts[place]!.slice();
  byPlayer[player - 1]!++;
  const copy = posts.slice();
  copy[place] = byPlayer;
  return copy;
}

export function withOver(gathering: Gathering, player: PlayerId): Gathering {
  return copy(gathering, gathering.posts, [...gathering.over, player]);
}

export function withSpent(gathering: Gathering, player: PlayerId, spent: number): Gathering {
  const { posts, over, skips, choices, budget } = gathering;
  if (budget === null) return gathering;
  return copy(gathering, posts, over, skips, choices, budget.with(player - 1, budget[player - 1]! - spent));
}

export function asEnded(gathering: Gathering): Gathering {
  const { posts, over, skips, choices, budget } = gathering;
  return copy(gathering, posts, over, skips, choices, budget, true);
}

export function withWarned(gathering: Gathering, player: PlayerId): Gathering {
  const { posts, over, skips, choices, budget, ended, warned } = gathering;
  return copy(gathering, posts, over, skips, choices, budget, ended, [...warned, player]);
}

/** One more of those who did not choose in time has been told. */
export function withLateTold(gathering: Gathering): Gathering {
  const { posts, over, skips, choices, budget, ended, warned, told } = gathering;
  return copy(gathering, posts, over, skips, choices, budget, ended, warned, told + 1);
}

function withSkips(
  { skips }: Gathering,
  player: PlayerId,
  text: string,
  excused: boolean,
): readonly number[] {
  const count = skipsAfter(skips[player - 1]!, text, excused);
  return count === skips[player - 1] ? skips : skips.with(player - 1, count);
}

/** How often a player has posted on a channel in this phase. */
export function postsOf({ posts }: Gathering, channel: Channel, player: PlayerId): number {
  return posts[CHANNELS.indexOf(channel)]?.[player - 1] ?? 0;
}
