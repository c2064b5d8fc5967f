import { aiwolfRules, type Event, NO_LENGTH_LIMIT, type Role, type Rules, type Setup } from '@mura/engine';
import { AIWOLF_DEFAULTS, formFrom, NLP_DEFAULTS } from '../aiwolf/notes.ts';
import { writeLines } from '../aiwolf/write/write-lines.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import { findRules } from './contests.ts';
import { compare, type LogDifference } from './difference.ts';
import { type FactKind, factsOf, KINDS } from './facts.ts';
import { type LogExtent, play } from './game.ts';
import { type GameScript, scriptOf } from './script.ts';

export interface ReenactOptions {
  /** Rules to play by, instead of those in the record. */
  readonly rules?: Rules;
  /** The name of a preset or of a contest to play by. */
  readonly preset?: string;
}

/** A game of the past, played again by our rules. */
export interface Reenactment {
  /** Everything that was compared came out as it is in the log. */
  readonly ok: boolean;
  readonly preset: string;
  readonly differences: readonly LogDifference[];
  /** What our rules cannot play as it was, and is left out. */
  readonly notCompared: readonly FactKind[];
}

/** Feeds the choices of a game to the rules, and says what came out otherwise. */
export function reenact(log: VillageRecord, options: ReenactOptions = {}): Reenactment {
  const events = eventsOf(log);
  const script = scriptOf(events);
  if (script === null) return impossible(log.header.preset, 'the log does not say who has which role');
  const named = rulesFor(log, options);
  if (!named.ok) return impossible(options.preset ?? '', named.error);
  const { preset, rules } = named.value;
  if (!isAskedForChoices(rules))
    return impossible(preset, 'choices made by the clock cannot be asked for again');
  const isAsked = hasTurns(log) && rules.clock === null;
  const notCompared: readonly FactKind[] = isAsked ? [] : ['talk', 'whisper'];
  const setup = setupFor(log, script, preset, isAsked ? rules : withoutTalk(rules));
  const extent = extentOf(events);
  const played = play(setup, script, extent);
  const kinds = KINDS.filter((kind) => !notCompared.includes(kind));
  const lastDay = extent.isComplete ? null : extent.lastDay;
  const found = [
    ...oddLines(log),
    ...played.refused,
    ...compare(extent.facts, factsOf(played.events), kinds, lastDay),
  ];
  const differences = found.sort((one, other) => one.day - other.day);
  return { ok: differences.length === 0, preset, differences, notCompared };
}

/** Lines of the log that its own events do not give. */
function oddLines(log: VillageRecord): LogDifference[] {
  const { source } = log.header;
  const usual = source?.format === 'nlp' ? NLP_DEFAULTS : AIWOLF_DEFAULTS;
  const written = source === null ? null : writeLines(log, formFrom(source.notes, usual));
  if (source === null || !written?.ok) return [];
  return written.value.flatMap((given, index) => {
    const logged = source.notes[`line.${index + 1}`];
    return typeof logged === 'string'
      ? [{ day: Number.parseInt(given, 10), what: 'line' as const, logged, given }]
      : [];
  });
}

function impossible(preset: string, why: string): Reenactment {
  return {
    ok: false,
    preset,
    differences: [{ day: 0, what: 'village', logged: null, given: why }],
    notCompared: KINDS,
  };
}

/** Talk by clock, and that of 2016, has no turns in which the rules could ask for it. */
function hasTurns({ header }: VillageRecord): boolean {
  return header.source?.notes.talkForm === undefined;
}

function rulesFor({ header }: VillageRecord, { rules, preset }: ReenactOptions) {
  if (rules !== undefined) return { ok: true, value: { preset: preset ?? 'custom', rules } } as const;
  if (preset === undefined)
    return { ok: true, value: { preset: header.preset, rules: header.rules } } as const;
  const found = findRules(preset, header.rules.roles);
  if (!found.ok) return found;
  // The texts of a foreign log have been cut already; to cut them again would change them.
  const heard = header.source === null ? found.value : withoutLengths(found.value);
  return { ok: true, value: { preset, rules: heard } } as const;
}

function withoutLengths(rules: Rules): Rules {
  const { talk, whisper } = rules;
  return {
    ...rules,
    talk: { ...talk, length: NO_LENGTH_LIMIT },
    whisper: { ...whisper, length: NO_LENGTH_LIMIT },
  };
}

/** At most talk goes by the clock, as in the group chat. */
function isAskedForChoices({ clock }: Rules): boolean {
  return clock === null || clock.phases.every(({ parts }) => parts.every((part) => part === 'talk'));
}

/** Everything but talk is asked for. */
function withoutTalk(rules: Rules): Rules {
  const silence = { ...aiwolfRules(rules.roles).talk, turns: 0 };
  return { ...rules, talk: silence, whisper: silence, clock: null };
}

/** Everybody wishes for the role they had, so the deal is as it was. */
function setupFor(
  { header }: VillageRecord,
  { players, deal }: GameScript,
  preset: string,
  rules: Rules,
): Setup {
  const { cast, language } = header;
  return { preset, rules, cast, language, wishes: deal as readonly Role[], players, seed: null };
}

function extentOf(events: readonly Event[]): LogExtent {
  const facts = factsOf(events);
  const lastDay = events.reduce((last, event) => ('day' in event ? Math.max(last, event.day) : last), 0);
  return { facts, isComplete: events.some(({ type }) => type === 'ended'), lastDay };
}
