import { describe, expect, test } from 'vitest';
import { changed, rulesOf } from '../../testing/index.ts';
import { type ClockPhase, type ClockRules, checkSetup, PRESETS, plainSetup, type Rules } from '../index.ts';

function errorsOf(rules: Rules): string[] {
  const checked = checkSetup(plainSetup('custom', rules, null));
  return checked.ok ? [] : checked.error.map(({ path, message }) => `${path}: ${message}`);
}

const licos = rulesOf('licos-15');
const bbs = rulesOf('bbs-15');
const [discussion, noon, night] = licos.clock!.phases as [ClockPhase, ClockPhase, ClockPhase];

const FREE = licos.clock!.grave!;
const cgi = rulesOf('cgi');
const [day, dark] = cgi.clock!.phases as [ClockPhase, ClockPhase];

function withClock(change: Partial<ClockRules>, rules = licos): Rules {
  return changed(rules, { clock: change });
}

function withPhases(...phases: ClockPhase[]): Rules {
  return withClock({ phases });
}

test('[C7] a warning as long as the shortest talk is sound, and so is a last night where only talk goes by the clock', () => {
  expect(errorsOf(withClock({ suddenDeath: { warnedBefore: 240 } }))).toEqual([]);
  expect(errorsOf(changed(rulesOf('nlp-5-freeform'), { vote: { lastNight: 'acts' } }))).toEqual([]);
});

test('[C7] every preset is sound', () => {
  for (const [name, rules] of PRESETS) expect(errorsOf(rules), name).toEqual([]);
});

describe('what is wrong with a form by the clock is named', () => {
  test.each<[string, Rules, string[]]>([
    [
      'a pause of nothing',
      withClock({ askAgain: 0 }),
      ['rules.clock.askAgain: must be a whole number from 1 to 86400'],
    ],
    [
      'an endless epilogue',
      withClock({ epilogue: 1e9 }),
      ['rules.clock.epilogue: must be a whole number from 1 to 2678400, or null'],
    ],
    [
      'a warning before nothing',
      withClock({ suddenDeath: { warnedBefore: -1 } }),
      ['rules.clock.suddenDeath.warnedBefore: must be a whole number from 0 to 2678400'],
    ],
    [
      'a time zone that does not exist',
      withClock({ dayChange: { time: '05:00', zone: 'Asia/Atlantis' } }),
      ["rules.clock.dayChange: must be a time like '05:00' in a zone like 'Asia/Tokyo', or null"],
    ],
    [
      'an unknown word',
      withClock({ answers: 'never' as 'final' }),
      ['rules.clock.answers: must be one of final, changeable'],
    ],
    [
      'a span that does not fit every day',
      withPhases(discussion, { ...noon, spans: [{ day: 1, upTo: 20, seconds: 60 }] }, night),
      ['rules.clock.phases[1].spans: must say for any day and up to 20 players: 1 to 2678400 seconds'],
    ],
    [
      'a span of no time',
      withPhases(discussion, { ...noon, spans: [{ day: null, upTo: 20, seconds: 0 }] }, night),
      ['rules.clock.phases[1].spans: must say for any day and up to 20 players: 1 to 2678400 seconds'],
    ],
    [
      'parts in another order',
      withPhases(discussion, noon, { ...night, parts: ['attack', 'guard', 'divine'] }),
      [
        'rules.clock.phases[2].parts: must be some of morningWhisper, talk, dusk, duskWhisper, poll, vote, divine, whisper, guard, attack, in this order',
      ],
    ],
    [
      'unknown words of a phase',
      withPhases(discussion, noon, {
        ...night,
        name: 'noon' as 'night',
        on: 'sundays' as 'laterDays',
        ends: 'never' as 'atLimit',
      }),
      [
        'rules.clock.phases[2].name: must be one of prologue, discussion, day, poll, vote, night',
        'rules.clock.phases[2].on: must be one of firstDay, laterDays, everyDay',
        'rules.clock.phases[2].ends: must be one of atLimit, whenAllOver, whenAllAnswered',
        'rules.vote.executionTold: must be atOnce where the vote and the night do not go by the clock',
      ],
    ],
    [
      'a part that is held twice',
      withPhases(discussion, noon, { ...night, parts: ['divine', 'whisper', 'guard', 'attack'] }),
      ['rules.clock.phases: must hold each part of laterDays once'],
    ],
    [
      'two phases of one name',
      withPhases(discussion, noon, { ...night, name: 'discussion' }),
      ['rules.clock.phases: must have a name each on laterDays'],
    ],
    [
      'a vote phase without a vote',
      withPhases(discussion, { ...noon, name: 'day' }, { ...night, name: 'vote' }),
      ['rules.clock.phases[2].parts: must have the vote it is named after'],
    ],
    [
      'a poll together with its vote',
      withPhases(discussion, { ...noon, parts: ['poll', 'vote'] }, night),
      ['rules.clock.phases[1].parts: must not have a poll with the vote that comes after it'],
    ],
    [
      'talk by the clock that nobody holds',
      withPhases({ ...discussion, parts: ['whisper'] }, noon, night),
      [
        'rules.clock.phases: must hold the talk of laterDays',
        'rules.clock.phases: must not end the discussion of laterDays whenAllOver: nobody talks in it',
      ],
    ],
    [
      'talk by turns that a phase holds',
      withClock({ epilogue: null }, { ...licos, talk: rulesOf('nlp-5').talk }),
      ['rules.clock.phases: must not hold the talk of laterDays'],
    ],
    [
      'talk by the clock without a clock',
      { ...rulesOf('nlp-5'), talk: licos.talk },
      [
        'rules.clock.phases: must hold the talk of firstDay',
        'rules.clock.phases: must hold the talk of laterDays',
      ],
    ],
    [
      'whispers at dusk by the clock',
      { ...licos, firstDay: ['dusk', 'duskWhisper'] },
      ['rules.firstDay: must not have a duskWhisper: by the clock there is one whisper a day'],
    ],
    [
      'control words of whispers',
      changed(licos, { whisper: { controlWords: true } as Partial<Rules['whisper']> }),
      ['rules.whisper.controlWords: must be false: Skip and Over are words of talk'],
    ],
    [
      'soliloquies that are cut, with a budget',
      withClock({
        soliloquy: {
          ...licos.clock!.soliloquy!,
          tooLong: 'cut',
          length: { ...licos.talk.length, perPlayer: 3 },
        },
      }),
      [
        'rules.clock.soliloquy.length.perPlayer: must be null: only talk has a budget',
        'rules.clock.soliloquy.tooLong: must be refused',
      ],
    ],
    [
      'a quota below nothing',
      withClock({
        grave: { ...licos.clock!.grave!, perPlayer: -1, length: { ...licos.talk.length, perTalk: 1e6 } },
      }),
      [
        'rules.clock.grave.perPlayer: must be a whole number from 0 to 1000, or null',
        'rules.clock.grave.length.perTalk: must be a whole number from 0 to 10000, or null',
      ],
    ],
    [
      'a phase of talk that waits for choices',
      withPhases({ ...discussion, ends: 'whenAllAnswered' }, noon, night),
      ['rules.clock.phases: must not end the discussion of laterDays whenAllAnswered: nobody chooses in it'],
    ],
    [
      'a night that waits for Over',
      withPhases(discussion, noon, { ...night, ends: 'whenAllOver' }),
      ['rules.clock.phases: must not end the night of laterDays whenAllOver: nobody talks in it'],
    ],
    [
      'a night that waits for choices, on a first day without any',
      {
        ...withClock({ phases: [day, { ...dark, ends: 'whenAllAnswered' }] }, cgi),
        firstDay: ['dusk', 'whisper'],
      },
      ['rules.clock.phases: must not end the night of firstDay whenAllAnswered: nobody chooses in it'],
    ],
    [
      'whispers that are held, and of which there are none',
      changed(licos, { whisper: { perPlayer: 0 } }),
      ['rules.whisper.perPlayer: must not be 0 where the whisper of laterDays is held'],
    ],
    [
      'a warning before talk begins',
      withClock({ suddenDeath: { warnedBefore: 241 } }),
      ['rules.clock.suddenDeath.warnedBefore: must be at most 240: talk may be over after that'],
    ],
    [
      'an epilogue where talk goes by turns',
      withClock(
        { phases: [noon, night] },
        changed(licos, { talk: rulesOf('nlp-5').talk, whisper: rulesOf('nlp-9').whisper }),
      ),
      [
        'rules.clock.epilogue: must be null where talk goes by turns',
        'rules.vote.executionTold: must be atOnce where the vote and the night do not go by the clock',
      ],
    ],
    [
      '[V12] a last night by the clock',
      changed(bbs, { vote: { lastNight: 'acts' } }),
      ['rules.vote.lastNight: must be absent where the vote or the night goes by the clock'],
    ],
    [
      '[B12] pauses of nothing, and of half a day',
      changed(withClock({ grave: { ...FREE, pause: 43_200 } }), {
        talk: { pause: 0 } as Partial<Rules['talk']>,
      }),
      [
        'rules.talk.pause: must be a whole number from 1 to 3600, or absent',
        'rules.clock.grave.pause: must be a whole number from 1 to 3600, or absent',
      ],
    ],
    [
      '[B13] those who watch counted, delayed and cut',
      withClock({ watchers: { ...FREE, perPlayer: 3, tooLong: 'cut', controlWords: true } }),
      [
        'rules.clock.watchers.controlWords: must be false: Skip and Over are words of talk',
        'rules.clock.watchers.tooLong: must be refused',
        'rules.clock.watchers.perPlayer: must be null: the village does not know who watches',
        'rules.clock.watchers.pause: must be absent: the village does not know who watches',
      ],
    ],
    [
      '[K15] several rounds of a vote',
      changed(licos, { vote: { rounds: 2 } }),
      ['rules.vote.rounds: must be 1 by the clock'],
    ],
    [
      '[K15] several rounds of an attack',
      changed(bbs, { attack: { rounds: 2 } }),
      ['rules.attack.rounds: must be 1 by the clock'],
    ],
    [
      'an announced vote by turns',
      changed(rulesOf('nlp-5'), { vote: { style: 'announced' } }),
      ['rules.vote.style: must be free where the vote does not go by the clock'],
    ],
    [
      '[H8] a hidden execution by turns',
      changed(rulesOf('nlp-5'), { vote: { executionTold: 'nextMorning' } }),
      ['rules.vote.executionTold: must be atOnce where the vote and the night do not go by the clock'],
    ],
    [
      '[H8] a hidden execution before a night that asks',
      withPhases(discussion, noon),
      ['rules.vote.executionTold: must be atOnce where the vote and the night do not go by the clock'],
    ],
  ])('[C7] %s', (_, rules, errors) => {
    expect(errorsOf(rules)).toEqual(errors);
  });
});
