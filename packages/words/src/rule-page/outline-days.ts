import {
  type ClockPhase,
  type ClockRules,
  doesAct,
  doesFirstOnlyAct,
  isExecutionHidden,
  type NightAct,
  type Part,
  type Rules,
  type Span,
  seatsThat,
  type TalkRules,
} from '@mura/engine';
import type { Lasting, PhaseLabel, SpanFact, StatementsOf } from './fact.ts';
import {
  choicesAmong,
  countPlayers,
  type DayKind,
  hasActors,
  isOn,
  labelOf,
  partsHeld,
  phaseOf,
  seatsWho,
} from './in-force.ts';

/** Of the days. */
export interface DayFacts {
  quietFirstDay: object;
  without: { readonly vote: boolean; readonly attack: boolean };
  dawn: {
    readonly deadly: boolean;
    /** Who was executed the day before is told now. */
    readonly execution: boolean;
    readonly medium: boolean;
  };
  askedStep: {
    readonly part: Part;
    /** How many hold the role that acts. */
    readonly actors: number;
  };
  clockStep: {
    readonly label: PhaseLabel;
    /** What somebody can do in it. */
    readonly parts: readonly Part[];
    readonly spans: readonly SpanFact[];
    readonly ends: ClockPhase['ends'];
    /** Whoever may say no more counts as one who said Over. */
    readonly hasQuota: boolean;
    /** Somebody has to choose in it. */
    readonly hasChoices: boolean;
  };
}

type DayStatement = StatementsOf<DayFacts>;

/** The parts of a day from top to bottom; those of a phase by the clock are one step. */
export function dayStatements(rules: Rules, kind: DayKind): DayStatement[] {
  const steps = stepsOf(rules, kind);
  if (kind === 'laterDays') return [...dawnOf(rules), ...steps];
  return [
    ...(steps.length === 0 ? [{ type: 'quietFirstDay' } as const] : steps),
    ...missingOnFirstDay(rules),
  ];
}

function stepsOf(rules: Rules, kind: DayKind): DayStatement[] {
  const steps: DayStatement[] = [];
  const told = new Set<ClockPhase>();
  for (const part of rules[kind]) {
    const phase = phaseOf(rules, kind, part);
    if (phase === null) steps.push(...askedStep(rules, kind, part));
    else if (!told.has(phase)) steps.push(clockStep(rules, kind, phase));
    if (phase !== null) told.add(phase);
  }
  return endsAtDusk(steps) ? steps.slice(0, -1) : steps;
}

/** A dusk after which nothing happens is nothing to tell. */
function endsAtDusk(steps: readonly DayStatement[]): boolean {
  const last = steps.at(-1);
  return last?.type === 'askedStep' && last.part === 'dusk';
}

function askedStep(rules: Rules, kind: DayKind, part: Part): DayStatement[] {
  return isOn(rules, kind, part) ? [{ type: 'askedStep', part, actors: actorsOf(rules, part) }] : [];
}

/** How many can do it at the start. */
function actorsOf(rules: Rules, part: Part): number {
  const able = (act: NightAct) => seatsThat(rules.roles, (role) => doesAct(role, act));
  if (doesFirstOnlyAct(rules, part)) return 1;
  if (part === 'divine' || part === 'guard') return able(part);
  return part === 'attack' ? able('attackVote') : countPlayers(rules);
}

function clockStep(rules: Rules, kind: DayKind, phase: ClockPhase): DayStatement {
  const parts = partsHeld(rules, kind, phase).filter((part) => part !== 'dusk' && hasActors(rules, part));
  const hasQuota = isLimited(rules.talk);
  const hasChoices = choicesAmong(parts).length > 0;
  return {
    type: 'clockStep',
    label: labelOf(phase),
    parts,
    spans: spansOf(rules, kind, phase.spans),
    ends: phase.ends,
    hasQuota,
    hasChoices,
  };
}

/** Posts can be used up, or the length of all of them together. */
function isLimited(talk: TalkRules): boolean {
  const hasBudget = talk.mode === 'turns' || talk.tooLong === 'cut';
  return talk.perPlayer !== null || (hasBudget && talk.length.perPlayer !== null);
}

/** The spans that can come to be: in their order, up to the one that always fits. */
function spansOf(rules: Rules, kind: DayKind, spans: readonly Span[]): SpanFact[] {
  const players = countPlayers(rules);
  const facts: SpanFact[] = [];
  for (const { day, upTo, seconds } of spans) {
    if (day !== null && (kind === 'firstDay') !== (day === 0)) continue;
    if (facts.some((earlier) => covers(earlier, day, upTo))) continue;
    const everyDay = day === null || kind === 'firstDay';
    const fact = {
      day: everyDay ? null : day,
      upTo: upTo >= players ? null : upTo,
      ...lasting(seconds, rules.clock),
    };
    facts.push(fact);
    if (fact.day === null && fact.upTo === null) break;
  }
  return facts;
}

function covers(earlier: SpanFact, day: number | null, upTo: number): boolean {
  return (earlier.day === null || earlier.day === day) && (earlier.upTo === null || earlier.upTo >= upTo);
}

const DAY = 86_400;

/** Phases of a day or longer end by the clock on the wall, where the village has one. */
export function lasting(seconds: number, clock: ClockRules | null): Lasting {
  return { seconds, until: seconds >= DAY ? (clock?.dayChange ?? null) : null };
}

/** Somebody may be found dead. */
function dawnOf(rules: Rules): DayStatement[] {
  const kinds: readonly DayKind[] = ['firstDay', 'laterDays'];
  const kills = (part: Part) => kinds.some((kind) => isOn(rules, kind, part));
  const deadly = kills('attack') || (seatsWho(rules, ({ diesWhenDivined }) => diesWhenDivined) > 0 && kills('divine'));
  const execution = isExecutionHidden(rules) && kills('vote');
  const medium = seatsWho(rules, ({ identifies }) => identifies) > 0;
  if (!deadly && !execution && !medium) return [];
  return [{ type: 'dawn', deadly, execution, medium }];
}

/** What the first day has not, though the others have. */
function missingOnFirstDay(rules: Rules): DayStatement[] {
  const isMissing = (part: Part) => isOn(rules, 'laterDays', part) && !isOn(rules, 'firstDay', part);
  const without = { vote: isMissing('vote'), attack: isMissing('attack') };
  return without.vote || without.attack ? [{ type: 'without', ...without }] : [];
}
