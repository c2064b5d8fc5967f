import type { ClockTalk, LengthRules, Rules, TalkRules, TurnTalk } from '@mura/engine';
import { happens, isOpenIn, labelOf, phasesADay, phasesHeld, sideChannels, whispers } from './in-force.ts';
import type { LengthFact, Per, Spoken, Statement } from './statement.ts';

export function talkStatements(rules: Rules): Statement[] {
  if (!happens(rules, 'talk')) return [];
  const { talk } = rules;
  const words = talk.mode === 'turns' || talk.controlWords ? [{ type: 'controlWords' } as const] : [];
  return [{ type: 'audience', channel: 'talk' }, ...words, ...spoken(rules, 'talk')];
}

/** What is told of whispers is where they differ from talk. */
export function whisperStatements(rules: Rules): Statement[] {
  if (!whispers(rules)) return [];
  const ofTalk = happens(rules, 'talk') ? spoken(rules, 'talk') : [];
  const own = spoken(rules, 'whisper');
  const company: Statement = { type: 'company' };
  const audience: Statement = { type: 'audience', channel: 'whisper' };
  if (!isSameKind(ofTalk, own)) return [audience, company, ...own];
  const others = own.filter((statement) => !ofTalk.some((talk) => saysTheSame(talk, statement)));
  const like: Statement[] = others.length < own.length ? [{ type: 'likeTalk' }] : [];
  return [audience, company, ...others, ...like];
}

function isSameKind(some: readonly Statement[], others: readonly Statement[]): boolean {
  return some.length === others.length && some.every(({ type }, index) => type === others[index]?.type);
}

function saysTheSame(talk: Statement, whisper: Statement): boolean {
  return (
    talk.type === whisper.type && JSON.stringify({ ...talk, channel: 'whisper' }) === JSON.stringify(whisper)
  );
}

function spoken(rules: Rules, channel: Spoken): Statement[] {
  const talk: TalkRules = rules[channel];
  return talk.mode === 'turns' ? byTurns(talk, channel) : byClock(rules, talk, channel);
}

function byTurns(talk: TurnTalk, channel: Spoken): Statement[] {
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

function byClock(rules: Rules, talk: ClockTalk, channel: Spoken): Statement[] {
  const phases = phasesHeld(rules).filter((phase) => isOpenIn(channel, phase));
  const labels = [...new Set(phases.map(labelOf))];
  const hasWords = channel === 'talk' && talk.controlWords;
  const skips: Statement[] = hasWords ? [{ type: 'skips', channel, skips: talk.skips }] : [];
  const over = channel === 'talk' && (hasWords || phases.some(({ ends }) => ends === 'whenAllOver'));
  const sayOver: Statement[] = over ? [{ type: 'sayOver' }] : [];
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

function pauseOf({ pause }: ClockTalk, channel: Spoken): Statement[] {
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

export function channelStatements(rules: Rules): Statement[] {
  const side = sideChannels(rules).map(
    ([channel, talk]): Statement => ({
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
