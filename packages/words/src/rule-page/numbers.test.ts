import { type ClockPhase, PRESETS, ROLES, type Rules } from '@mura/engine';
import { expect, test } from 'vitest';
import { type Language, loadInEveryLanguage } from '../languages.ts';
import { outline } from './outline.ts';
import { rulePage, sentence } from './page.ts';
import type { SectionId, Statement } from './statement.ts';

const TEXTS = await loadInEveryLanguage('rulePage');

/** Every number on a page, against the rules it is about; what is expected is read from the rules here, on its own. */

interface Numbers {
  readonly numbers: readonly number[];
  readonly seconds: readonly number[];
  readonly times: readonly string[];
}

const UNITS: Readonly<Record<string, number>> = {
  日: 86_400,
  時間: 3600,
  分: 60,
  秒: 1,
  day: 86_400,
  hour: 3600,
  minute: 60,
  second: 1,
  일: 86_400,
  시간: 3600,
  분: 60,
  초: 1,
};
const TOKEN = {
  ja: /(?<time>\d\d:\d\d)|(?<duration>(?:\d+(?:\.\d+)?(?:日(?!目)|時間|分|秒))+)|(?<number>\d+(?:\.\d+)?)/g,
  en: /(?<time>\d\d:\d\d)|(?<duration>\d+(?:\.\d+)? (?:day|hour|minute|second)s?(?:(?:, | and )\d+(?:\.\d+)? (?:day|hour|minute|second)s?)*)|(?<number>\d+(?:\.\d+)?)/g,
  ko: /(?<time>\d\d:\d\d)|(?<duration>\d+(?:\.\d+)?(?:일(?!째)|시간|분|초)(?: \d+(?:\.\d+)?(?:일(?!째)|시간|분|초))*)|(?<number>\d+(?:\.\d+)?)/g,
} as const;

function numbersIn(text: string, language: Language): Numbers {
  const found = [...text.matchAll(TOKEN[language])].map(({ groups }) => groups ?? {});
  return {
    times: found.flatMap(({ time }) => (time === undefined ? [] : [time])),
    seconds: found.flatMap(({ duration }) => (duration === undefined ? [] : [secondsOf(duration)])),
    numbers: found.flatMap(({ number }) => (number === undefined ? [] : [Number(number)])),
  };
}

function secondsOf(duration: string): number {
  const parts = [
    ...duration.matchAll(/(\d+(?:\.\d+)?) ?(日|時間|分|秒|day|hour|minute|second|일|시간|분|초)/g),
  ];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit ?? '']!, 0);
}

const NONE: Numbers = { numbers: [], seconds: [], times: [] };

function numbers(...values: readonly (number | null)[]): Numbers {
  return { ...NONE, numbers: values.filter((value) => value !== null) };
}

function lasting(seconds: number | null, { clock }: Rules): Numbers {
  const change = clock?.dayChange ?? null;
  if (seconds === null) return NONE;
  return change !== null && seconds >= 86_400
    ? { ...NONE, times: [change.time] }
    : { ...NONE, seconds: [seconds] };
}

function lengths({ talk, whisper }: Rules, channel: 'talk' | 'whisper'): Numbers {
  const rules = channel === 'talk' ? talk : whisper;
  const { perTalk, perPlayer, base, mention } = rules.length;
  const isCut = rules.mode === 'turns' || rules.tooLong === 'cut';
  if (!isCut || (perPlayer === null && base === null)) return numbers(perTalk);
  const budget = channel === 'talk' || rules.mode === 'turns' ? perPlayer : null;
  return numbers(base ?? 0, budget, mention, perTalk);
}

/** What a statement may say in numbers; the steps of the clock are looked at on their own. */
function expected(statement: Statement, rules: Rules): Numbers {
  const { vote, attack, absence, clock } = rules;
  switch (statement.type) {
    case 'players':
      return numbers(
        ROLES.reduce((sum, role) => sum + (rules.roles[role] ?? 0), 0),
        rules.roles.werewolf + (rules.roles.greatWolf ?? 0),
      );
    case 'role':
      return numbers(rules.roles[statement.role] ?? 0);
    case 'quietFirstDay':
      return numbers(1);
    case 'without':
      return numbers(0);
    case 'askAgain':
      return { ...NONE, seconds: [clock?.askAgain ?? -1] };
    case 'turns': {
      const talk = rules[statement.channel];
      return numbers(talk.mode === 'turns' ? talk.turns : -1);
    }
    case 'turnQuota':
    case 'postQuota':
      return numbers(rules[statement.channel].perPlayer);
    case 'skips':
      return numbers(rules[statement.channel].skips || null);
    case 'pause': {
      const talk = rules[statement.channel];
      return { ...NONE, seconds: [talk.mode === 'clock' ? (talk.pause ?? -1) : -1] };
    }
    case 'watchers':
      return numbers(clock?.watchers?.length.perTalk ?? null);
    case 'length':
      return lengths(rules, statement.channel);
    case 'sideChannel': {
      const talk = clock?.[statement.channel] ?? null;
      const said = numbers(talk?.perPlayer ?? null, talk?.tooLong === 'refused' ? talk.length.perTalk : null);
      return { ...said, seconds: talk?.pause === undefined ? [] : [talk.pause] };
    }
    case 'tie':
      return numbers(vote.rounds > 1 ? vote.rounds : null);
    case 'attackUndecided':
      return numbers(attack.rounds > 1 ? attack.rounds : null);
    case 'firstDivination':
      return numbers(rules.firstDay.includes('divine') ? 0 : 1);
    case 'answerLimit':
      return { ...NONE, seconds: absence.answerLimit === null ? [] : [absence.answerLimit / 1000] };
    case 'abortedBy':
      return numbers(absence.abortedBy);
    case 'suddenDeath':
      return {
        ...numbers(0),
        seconds: [clock?.suddenDeath?.warnedBefore ?? -1].filter((some) => some !== 0),
      };
    case 'lastDay':
      return numbers(rules.end.lastDay);
    case 'epilogue':
      return lasting(clock?.epilogue ?? null, rules);
    default:
      return NONE;
  }
}

function sorted({ numbers: some, seconds, times }: Numbers): Numbers {
  const ascending = (one: number, other: number) => one - other;
  return { numbers: some.toSorted(ascending), seconds: seconds.toSorted(ascending), times: times.toSorted() };
}

/** The phases of a day by the clock, in the order in which its parts come. */
function phasesOf(rules: Rules, kind: 'firstDay' | 'laterDays'): ClockPhase[] {
  const phases: ClockPhase[] = [];
  for (const part of rules[kind]) {
    const held = rules.clock?.phases.find(
      (phase) => (phase.on === 'everyDay' || phase.on === kind) && phase.parts.includes(part),
    );
    if (held !== undefined && !phases.includes(held)) phases.push(held);
  }
  return phases;
}

/** How long a phase lasts on each day with each number of living players. */
function reachable(rules: Rules, { spans }: ClockPhase, kind: 'firstDay' | 'laterDays'): Numbers {
  const players = ROLES.reduce((sum, role) => sum + (rules.roles[role] ?? 0), 0);
  const days = kind === 'firstDay' ? [0] : [1, 2, 3, 4, 5];
  const fits = days.flatMap((today) =>
    Array.from({ length: players }, (_, index) =>
      spans.find(({ day, upTo }) => (day === null || day === today) && index + 1 <= upTo),
    ),
  );
  const all = [...new Set(fits.map((span) => span?.seconds ?? -1))].map((seconds) => lasting(seconds, rules));
  return {
    numbers: [],
    seconds: all.flatMap(({ seconds }) => seconds),
    times: [...new Set(all.flatMap(({ times }) => times))],
  };
}

function checkClockStep(
  said: Numbers,
  rules: Rules,
  phase: ClockPhase,
  kind: 'firstDay' | 'laterDays',
): void {
  const unique = {
    ...said,
    numbers: [],
    seconds: [...new Set(said.seconds)],
    times: [...new Set(said.times)],
  };
  expect(sorted(unique)).toEqual(sorted(reachable(rules, phase, kind)));
  const conditions = phase.spans.flatMap(({ day, upTo }) => [day, upTo]);
  for (const number of said.numbers) expect(conditions).toContain(number);
}

const bbs = PRESETS.get('bbs-15')!;
const nlp = PRESETS.get('nlp-9')!;
const length = { countIn: 'words', perTalk: 200, perPlayer: 500, base: 20, mention: 30 } as const;

/** Villages with what no preset has: a day change, budgets of length, long limits. */
const CUSTOM: readonly (readonly [string, Rules])[] = [
  [
    'a village with a day change',
    { ...bbs, clock: { ...bbs.clock!, dayChange: { time: '05:00', zone: 'Asia/Tokyo' } } },
  ],
  ['a village of three days a day', { ...bbs, clock: { ...bbs.clock!, epilogue: 200_000, askAgain: 5400 } }],
  ['a village without a warning', { ...bbs, clock: { ...bbs.clock!, suddenDeath: { warnedBefore: 0 } } }],
  [
    'a village with budgets',
    { ...nlp, talk: { ...nlp.talk, length }, absence: { ...nlp.absence, answerLimit: 1500 } },
  ],
];

const VILLAGES = [...PRESETS, ...CUSTOM];

test.each(VILLAGES)('every number on the pages of %s is that of the rule it is about', (_name, rules) => {
  for (const language of ['ja', 'en', 'ko'] as const) {
    for (const { id, statements } of outline(rules)) {
      const steps = id === 'firstDay' || id === 'laterDays' ? phasesOf(rules, id) : [];
      let step = 0;
      for (const statement of statements) {
        const text = sentence(statement, TEXTS[language]);
        const said = numbersIn(text, language);
        if (statement.type === 'clockStep')
          checkClockStep(said, rules, steps[step++]!, id as 'firstDay' | 'laterDays');
        else expect(sorted(said), text).toEqual(sorted(expected(statement, rules)));
      }
      expect(step, id).toBe(steps.length);
    }
  }
});

/** The days that headings name. */
const IN_HEADINGS: Partial<Record<SectionId, readonly number[]>> = { firstDay: [0], laterDays: [1] };

test.each(VILLAGES)('the headings of %s have no other numbers than the days', (_name, rules) => {
  for (const language of ['ja', 'en', 'ko'] as const) {
    const headings = rulePage(rules, TEXTS[language]).match(/^#+ .*$/gm) ?? [];
    const wanted = outline(rules).flatMap(({ id }) => IN_HEADINGS[id] ?? []);
    expect(headings.flatMap((heading) => (heading.match(/\d+/g) ?? []).map(Number))).toEqual(wanted);
  }
});

test('numbers and times are found in a text', () => {
  expect(numbersIn('1日目は5分、生存者が6人以下なら1時間30分', 'ja')).toEqual({
    numbers: [1, 6],
    seconds: [300, 5400],
    times: [],
  });
  expect(numbersIn('次の05:00まで、2日、0.5秒', 'ja')).toEqual({
    numbers: [],
    seconds: [172_800, 0.5],
    times: ['05:00'],
  });
  expect(numbersIn('5 minutes on day 1, otherwise 1 hour and 30 minutes, 10 posts a day', 'en')).toEqual({
    numbers: [1, 10],
    seconds: [300, 5400],
    times: [],
  });
  expect(numbersIn('1일째는 5분, 생존자가 6명 이하면 1시간 30분, 다음 05:00까지', 'ko')).toEqual({
    numbers: [1, 6],
    seconds: [300, 5400],
    times: ['05:00'],
  });
});
