import { ROLES, type Rules } from '@mura/engine';
import { asks, asksWords, CHOICES, hasActors, isDone, whispers } from './doings.ts';
import { read, type Variation } from './variations.ts';

/** The words of a channel at a place like `clock.act.length.base`. */
function talkAt(rules: Rules, place: string) {
  const path = place.split('.');
  return (path[0] === 'clock' ? rules.clock?.[path[1] as 'act'] : rules[path[0] as 'talk']) ?? null;
}

const isSide = (place: string) => place.startsWith('clock.');

function isLimited(rules: Rules, place: string): boolean {
  const talk = talkAt(rules, place);
  if (talk === null) return false;
  const { perTalk, perPlayer, base } = talk.length;
  if (talk.mode === 'clock' && talk.tooLong === 'refused') return perTalk !== null;
  return !isSide(place) && (perTalk !== null || perPlayer !== null || base !== null);
}

function isCut(rules: Rules, place: string): boolean {
  const talk = talkAt(rules, place);
  return talk !== null && !isSide(place) && (talk.mode === 'turns' || talk.tooLong === 'cut');
}

function longPhases({ clock }: Rules): boolean {
  const spans = clock?.phases.flatMap((phase) => phase.spans) ?? [];
  return spans.some(({ seconds }) => seconds >= 86_400) || (clock?.epilogue ?? 0) >= 86_400;
}

const countOf = (rules: Rules) => ROLES.reduce((sum, role) => sum + (rules.roles[role] ?? 0), 0);

/** A span of a phase that no day and number of players comes to, since an earlier one fits. */
function isNeverReached(rules: Rules, place: string): boolean {
  const [, , phase = '', , index = ''] = place.split('.');
  const { on = 'laterDays', spans = [] } = rules.clock?.phases[Number(phase)] ?? {};
  const days = on === 'firstDay' ? [0] : on === 'laterDays' ? [1, 2, 3, 4] : [0, 1, 2, 3, 4];
  const living = Array.from({ length: countOf(rules) }, (_, less) => less + 1);
  return !days.some((today) =>
    living.some(
      (count) =>
        spans.find(({ day, upTo }) => (day === null || day === today) && count <= upTo) ===
        spans[Number(index)],
    ),
  );
}

/** Up to how many, where that is everybody. */
function holdsForAll(rules: Rules, place: string): boolean {
  return (read(rules, place.split('.')) as number) >= countOf(rules);
}

function endsAtClockTime(rules: Rules, place: string): boolean {
  return rules.clock?.dayChange != null && (read(rules, place.split('.')) as number) >= 86_400;
}

const ANYWHERE = 'anywhere';

/** Where rules do not show on the page, when, and why. */
export const UNSEEN: readonly (readonly [
  place: RegExp,
  why: string,
  when: typeof ANYWHERE | ((rules: Rules, place: string) => boolean),
])[] = [
  [/^(talk|whisper)\.indexed$/, 'the numbers of utterances are a matter of the wire', ANYWHERE],
  [/^whisper\./, 'nobody whispers', (rules) => !whispers(rules)],
  [
    /^(whisper|clock\.\w+)\.(controlWords|skips)$/,
    'by the clock Skip and Over are words of talk only',
    (rules, place) => talkAt(rules, place)?.mode !== 'turns',
  ],
  [/^talk\.skips$/, 'Skip is no word of the game', ({ talk }) => talk.mode === 'clock' && !talk.controlWords],
  [/length\.countIn$|\.tooLong$/, 'there is no limit to count', (rules, place) => !isLimited(rules, place)],
  [/length\.(base|perPlayer|mention)$/, 'nothing is cut', (rules, place) => !isCut(rules, place)],
  [
    /length\.mention$/,
    'a mention divides nothing without an allowance',
    (rules, place) =>
      talkAt(rules, place)?.length.base === null && talkAt(rules, place)?.length.perPlayer === null,
  ],
  [
    /^vote\.(?!rounds|executionTold)/,
    'there is no vote',
    (rules) => !isDone(rules, 'vote') && !isDone(rules, 'poll'),
  ],
  [/^divine\./, 'nobody divines', (rules) => !isDone(rules, 'divine')],
  [/^divine\.seers$/, 'there is one seer', ({ roles }) => roles.seer < 2],
  [/^guard\./, 'nobody guards', (rules) => !isDone(rules, 'guard')],
  [/^guard\.bodyguards$/, 'there is one bodyguard', ({ roles }) => roles.bodyguard < 2],
  [/^medium\./, 'there is no medium', ({ roles }) => roles.medium === 0],
  [/^attack\.selfVote$/, 'no werewolf may be named', ({ attack }) => attack.targets === 'humans'],
  [/^attack\.whisperBeforeRevote$/, 'there is one round', ({ attack }) => attack.rounds === 1],
  [
    /^attack\.votesTold$/,
    'each round is the last round',
    ({ attack }) => attack.rounds === 1 && attack.votesTold !== 'never',
  ],
  [/^attack\.whisperBeforeRevote$/, 'nobody whispers', (rules) => !hasActors(rules, 'whisper')],
  [
    /^attack\.(votesTold|choiceTold)$/,
    'a lone werewolf knows its own choice',
    ({ roles }) => roles.werewolf === 1,
  ],
  [
    /^attack\.votesTold$/,
    'the votes would tell of an execution that is secret',
    ({ vote }) => vote.executionTold === 'nextMorning',
  ],
  [
    /^attack\.undecided$/,
    'one vote is never tied',
    ({ roles, attack }) => roles.werewolf === 1 && !attack.humansCountOnce,
  ],
  [/^absence\.answerLimit$/, 'the village asks for nothing', (rules) => !asks(rules)],
  [/^absence\.lateTalkCostsSkip$/, 'the village asks for no words', (rules) => !asksWords(rules)],
  [/^absence\.abortedBy$/, 'nobody fails', ({ absence }) => absence.gone === 'standIn'],
  [
    /^end\.opensChannels$/,
    'all is public',
    (rules) => !whispers(rules) && rules.clock?.soliloquy == null && rules.clock?.grave == null,
  ],
  [/^clock\.dayChange/, 'no phase is that long', (rules) => !longPhases(rules)],
  [/seconds$|epilogue$/, 'it ends when the clock shows a time', endsAtClockTime],
  [/spans\.\d+\.\w+$/, 'an earlier span always fits', isNeverReached],
  [/spans\.\d+\.upTo$/, 'there are no more players', holdsForAll],
  [
    /^clock\.answers$/,
    'nothing is chosen by the clock',
    (rules) => !CHOICES.some((part) => isDone(rules, part, 'clock')),
  ],
  [
    /^clock\.(epilogue|askAgain|suddenDeath|act)/,
    'talk is not by the clock',
    ({ talk }) => talk.mode === 'turns',
  ],
];

type Exception = (typeof UNSEEN)[number];

export function applies([pattern, , when]: Exception, { place, before, after }: Variation): boolean {
  return pattern.test(place) && (when === ANYWHERE || (when(before, place) && when(after, place)));
}
