import type { ClockPhase, ClockTalk, Part, Role, RoleFacts, Rules, TalkRules } from '@mura/engine';
import {
  appearanceOf,
  clockPhaseOf,
  countPlayers,
  dealtRoles,
  factsOf,
  seatsThat,
  teamOf,
} from '@mura/engine';
import type { PhaseLabel } from './fact.ts';

/** Which of the rules can matter in a village: nothing else is told. */

/** How many hold a role of a kind: the rule page asks what roles do, and not which they are. */
export function seatsWho({ roles }: Rules, are: (facts: RoleFacts) => boolean): number {
  return seatsThat(roles, (role) => are(factsOf(role)));
}

export type DayKind = 'firstDay' | 'laterDays';
const DAY_KINDS: readonly DayKind[] = ['firstDay', 'laterDays'];

const WHISPERS: readonly Part[] = ['morningWhisper', 'duskWhisper', 'whisper'];

/** Whether there can be anybody who takes part. */
export function hasActors(rules: Rules, part: Part): boolean {
  const { vote } = rules;
  if (WHISPERS.includes(part)) return canWhisper(rules);
  switch (part) {
    case 'talk':
      return hasWords(rules.talk);
    case 'vote':
      return vote.rounds > 0;
    case 'divine':
    case 'guard':
      return seatsWho(rules, ({ nightAct }) => nightAct === part) > 0;
    default:
      return true;
  }
}

/** Alone one has nobody to whisper with. */
function canWhisper(rules: Rules): boolean {
  return seatsWho(rules, ({ whispers }) => whispers) >= 2 && hasWords(rules.whisper);
}

function hasWords(talk: TalkRules): boolean {
  return talk.perPlayer !== 0 && (talk.mode === 'clock' || talk.turns > 0);
}

/** The phase by the clock that holds a part of such a day. */
export function phaseOf(rules: Rules, kind: DayKind, part: Part): ClockPhase | null {
  return clockPhaseOf(rules, kind === 'firstDay' ? 0 : 1, part);
}

/** The parts of a phase that such a day has. */
export function partsHeld(rules: Rules, kind: DayKind, { parts }: ClockPhase): Part[] {
  return parts.filter((part) => rules[kind].includes(part));
}

export function isOn(rules: Rules, kind: DayKind, part: Part): boolean {
  return rules[kind].includes(part) && hasActors(rules, part);
}

export function happens(rules: Rules, part: Part): boolean {
  return DAY_KINDS.some((kind) => isOn(rules, kind, part));
}

/** On some day the part is one of a phase by the clock. */
export function isByClock(rules: Rules, part: Part): boolean {
  return DAY_KINDS.some((kind) => isOn(rules, kind, part) && phaseOf(rules, kind, part) !== null);
}

/** On some day the village asks for the part on its own. */
function isAsked(rules: Rules, part: Part): boolean {
  return DAY_KINDS.some((kind) => isOn(rules, kind, part) && phaseOf(rules, kind, part) === null);
}

/** The pack may whisper at some time: in a part of the day, or before it votes again. */
export function whispers(rules: Rules): boolean {
  return WHISPERS.some((part) => happens(rules, part)) || whispersBeforeRevote(rules);
}

export function whispersBeforeRevote(rules: Rules): boolean {
  const { rounds, whisperBeforeRevote } = rules.attack;
  return isAsked(rules, 'attack') && rounds > 1 && whisperBeforeRevote && canWhisper(rules);
}

/** Whether the village asks for any words, one turn after another. */
export function asksForWords(rules: Rules): boolean {
  return (
    isAsked(rules, 'talk') || WHISPERS.some((part) => isAsked(rules, part)) || whispersBeforeRevote(rules)
  );
}

const CHOICES: readonly Part[] = ['poll', 'vote', 'divine', 'guard', 'attack'];

export function choicesAmong(parts: readonly Part[]): Part[] {
  return CHOICES.filter((part) => parts.includes(part));
}

export function asksForAnything(rules: Rules): boolean {
  return asksForWords(rules) || CHOICES.some((part) => isAsked(rules, part));
}

/** The phases by the clock that a village holds, each once. */
export function phasesHeld(rules: Rules): ClockPhase[] {
  const held = DAY_KINDS.flatMap((kind) => rules[kind].map((part) => phaseOf(rules, kind, part)));
  return (rules.clock?.phases ?? []).filter((phase) => held.includes(phase));
}

export function labelOf({ name, parts }: ClockPhase): PhaseLabel {
  return name === 'day' && parts.includes('attack') ? 'wholeDay' : name;
}

/** The most phases of one day in which a channel is open. */
export function phasesADay(rules: Rules, isOpen: (phase: ClockPhase) => boolean): number {
  const counts = DAY_KINDS.map((kind) => {
    const phases = new Set(rules[kind].map((part) => phaseOf(rules, kind, part)));
    return [...phases].filter((phase) => phase !== null && isOpen(phase)).length;
  });
  return Math.max(...counts);
}

/** Talk, acts and whispers are open where the phase holds their part; the rest in every phase. */
export function isOpenIn(channel: string, { parts }: ClockPhase): boolean {
  if (channel === 'talk' || channel === 'act') return parts.includes('talk');
  return channel === 'whisper' ? parts.includes('whisper') : true;
}

/** In such a phase programs talk first, and are asked for their choices when it is about to end. */
export function asksLate(rules: Rules, phase: ClockPhase): boolean {
  return DAY_KINDS.some((kind) => {
    const done = rules[kind].filter(
      (part) => isOn(rules, kind, part) && phaseOf(rules, kind, part) === phase,
    );
    return (done.includes('talk') || done.includes('whisper')) && choicesAmong(done).length > 0;
  });
}

export type SideRules = readonly [channel: 'soliloquy' | 'grave' | 'act', talk: ClockTalk];

/** The other channels on which something can be said. */
export function sideChannels(rules: Rules): SideRules[] {
  const { clock } = rules;
  if (clock === null) return [];
  const all = [
    ['soliloquy', clock.soliloquy],
    ['grave', clock.grave],
    ['act', clock.act],
  ] as const;
  return all.flatMap(([channel, talk]): SideRules[] =>
    talk !== null && hasWords(talk) && phasesADay(rules, (phase) => isOpenIn(channel, phase)) > 0
      ? [[channel, talk]]
      : [],
  );
}

/** Roles of this village that seers, or mediums, see as human though they are not of the village. */
export function deceivingHumans({ roles }: Rules, to: 'divined' | 'identified'): Role[] {
  return dealtRoles(roles).filter((role) => teamOf(role) !== 'village' && appearanceOf(role, to) === 'human');
}

/** Somebody may die of his silence. */
export function knowsSuddenDeath(rules: Rules): boolean {
  if (rules.clock?.suddenDeath == null || rules.talk.mode !== 'clock') return false;
  return isOn(rules, 'laterDays', 'talk') && phaseOf(rules, 'laterDays', 'talk') !== null;
}

export { countPlayers };
