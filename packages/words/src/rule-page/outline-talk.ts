import type { ClockTalk, LengthRules, Rules, TalkRules, TurnTalk } from '@mura/engine';
import type { LengthFact, Per, PhaseLabel, SideChannel, SpokenFact, StatementsOf } from './fact.ts';
import { happens, isOpenIn, labelOf, phasesADay, phasesHeld, sideChannels, whispers } from './in-force.ts';

/** Of talk. */
export interface TalkFacts {
  audience: { readonly channel: SpokenFact };
  controlWords: object;
  turnOrder: {
    readonly channel: SpokenFact;
    readonly order: TurnTalk['order'];
    readonly turn: TurnTalk['turn'];
  };
  turns: { readonly channel: SpokenFact; readonly turns: number };
  turnQuota: {
    readonly channel: SpokenFact;
    readonly perPlayer: number;
    readonly counts: TurnTalk['counts'];
  };
  exhausted: { readonly channel: SpokenFact; readonly exhausted: TurnTalk['exhausted'] };
  skips: { readonly channel: SpokenFact; readonly skips: number };
  overLasts: { readonly channel: SpokenFact; readonly overLasts: TurnTalk['overLasts'] };
  silence: { readonly channel: SpokenFact; readonly silence: TurnTalk['silence'] };
  length: { readonly channel: SpokenFact; readonly length: LengthFact };
  company: object;
  posting: { readonly channel: SpokenFact; readonly phases: readonly PhaseLabel[] };
  postQuota: {
    readonly channel: SpokenFact;
    readonly perPlayer: number | null;
    readonly per: Per;
    readonly countsSkip: boolean;
  };
  pause: { readonly channel: SpokenFact; readonly seconds: number };
  sayOver: object;
  likeTalk: object;
  sideChannel: {
    readonly channel: SideChannel;
    readonly perPlayer: number | null;
    readonly per: Per;
    /** Seconds between two posts. */
    readonly pause: number | null;
    readonly length: LengthFact;
  };
  watchers: { readonly length: LengthFact };
}

type TalkStatement = StatementsOf<TalkFacts>;

export function talkStatements(rules: Rules): TalkStatement[] {
  if (!happens(rules, 'talk')) return [];
  const { talk } = rules;
  const words = talk.mode === 'turns' || talk.controlWords ? [{ type: 'controlWords' } as const] : [];
  return [{ type: 'audience', channel: 'talk' }, ...words, ...spoken(rules, 'talk')];
}

/** What is told of whispers is where they differ from talk. */
export function whisperStatements(rules: Rules): TalkStatement[] {
  if (!whispers(rules)) return [];
  const ofTalk = happens(rules, 'talk') ? spoken(rules, 'talk') : [];
  const own = spoken(rules, 'whisper');
  const company: TalkStatement = { type: 'company' };
  const audience: TalkStatement = { type: 'audience', channel: 'whisper' };
  if (!isSameKind(ofTalk, own)) return [audience, company, ...own];
  const others = own.filter((statement) => !ofTalk.some((talk) => saysTheSame(talk, statement)));
  const like: TalkStatement[] = others.length < own.length ? [{ type: 'likeTalk' }] : [];
  return [audience, company, ...others, ...like];
}

function isSameKind(some: readonly TalkStatement[], others: readonly TalkStatement[]): boolean {
  return some.length === others.length && some.every(({ type }, index) => type === others[index]?.type);
}

function saysTheSame(talk: TalkStatement, whisper: TalkStatement): boolean {
  return (
    talk.type === whisper.type && JSON.stringify({ ...talk, channel: 'whisper' }) === JSON.stringify(whisper)
  );
}

function spoken(rules: Rules, channel: SpokenFact): TalkStatement[] {
  const talk: TalkRules = rules[channel];
  return talk.mode === 'turns' ? byTurns(talk, channel) : byClock(rules, talk, channel);
}

function byTurns(talk: TurnTalk, channel: SpokenFact): TalkStatement[] {
  const { order, turn, turns, perPlayer, counts, exhausted, skips, overLasts, silence } = talk;
  return [
    { type: 'turnOrder', channel, order, turn },
    { type: 'turns', channel, turns },
    { type: 'turnQuota', channel, perPlayer, counts },
    { type: 'exhausted', channel, exhausted },
    { type: 'skips', channel, skips },
    { type: 'overLasts', channel, overLasts },
    { type: 'silence', channel, silence },
    { type: 'length', channel, length: cutLength(talk.length) },
  ];
}

function byClock(rules: Rules, talk: ClockTalk, channel: SpokenFact): TalkStatement[] {
  const phases = phasesHeld(rules).filter((phase) => isOpenIn(channel, phase));
  const labels = [...new Set(phases.map(labelOf))];
  const hasWords = channel === 'talk' && talk.controlWords;
  const skips: TalkStatement[] = hasWords ? [{ type: 'skips', channel, skips: talk.skips }] : [];
  const over = channel === 'talk' && (hasWords || phases.some(({ ends }) => ends === 'whenAllOver'));
  const sayOver: TalkStatement[] = over ? [{ type: 'sayOver' }] : [];
  return [
    { type: 'posting', channel, phases: labels },
    {
      type: 'postQuota',
      channel,
      perPlayer: talk.perPlayer,
      per: perOf(rules, channel),
      countsSkip: hasWords,
    },
    ...skips,
    ...pauseOf(talk, channel),
    ...sayOver,
    { type: 'length', channel, length: postLength(talk) },
  ];
}

function pauseOf({ pause }: ClockTalk, channel: SpokenFact): TalkStatement[] {
  return pause === undefined ? [] : [{ type: 'pause', channel, seconds: pause }];
}

/** Where a channel is open once a day, a quota for the phase is one for the day. */
function perOf(rules: Rules, channel: string): Per {
  return phasesADay(rules, (phase) => isOpenIn(channel, phase)) === 1 ? 'day' : 'phase';
}

function postLength({ length, tooLong }: ClockTalk): LengthFact {
  if (tooLong === 'cut') return cutLength(length);
  const { countIn, perTalk } = length;
  return perTalk === null ? NO_LIMIT : { kind: 'cap', countIn, most: perTalk, tooLong };
}

const NO_LIMIT: LengthFact = { kind: 'none' };

function cutLength({ countIn, perTalk, perPlayer, base, mention }: LengthRules): LengthFact {
  if (perPlayer !== null || base !== null) {
    return { kind: 'allowance', countIn, base: base ?? 0, budget: perPlayer, mention, most: perTalk };
  }
  return perTalk === null ? NO_LIMIT : { kind: 'cap', countIn, most: perTalk, tooLong: 'cut' };
}

export function channelStatements(rules: Rules): TalkStatement[] {
  const side = sideChannels(rules).map(
    ([channel, talk]): TalkStatement => ({
      type: 'sideChannel',
      channel,
      perPlayer: talk.perPlayer,
      per: perOf(rules, channel),
      pause: talk.pause ?? null,
      length: postLength(talk),
    }),
  );
  const watchers = rules.clock?.watchers;
  return watchers === undefined ? side : [...side, { type: 'watchers', length: postLength(watchers) }];
}
