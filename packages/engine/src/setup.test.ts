import { describe, expect, test } from 'vitest';
import { inOrder } from '../testing/index.ts';
import { tableOf } from '../testing/page.ts';
import {
  ASSISTANCE,
  type Assistance,
  agentCast,
  aiwolfRoles,
  aiwolfRules,
  checkRules,
  open,
  PARTS,
  PRESETS,
  plainSetup,
  ROLES,
  type Role,
  type Setup,
} from './index.ts';

const sound = plainSetup('custom', aiwolfRules(aiwolfRoles(5)), 'seed');

function errorsOf(setup: Setup): string[] {
  const opened = open(setup, inOrder);
  return opened.ok ? [] : opened.error.map(({ path, message }) => `${path}: ${message}`);
}

/** The sound setup with another value at a place; rules from outside may hold anything. */
function withValue(path: string, value: unknown): Setup {
  const setup = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce((at, key) => at[key] as Record<string, unknown>, setup);
  if (!(last in place)) throw new Error(`There is no ${path}`);
  place[last] = value;
  return setup as unknown as Setup;
}

function withRoles(roles: Partial<Record<Role, number>>): Setup {
  return plainSetup('custom', aiwolfRules({ ...aiwolfRoles(5), ...roles }), null);
}

test('[C1] every preset opens', () => {
  for (const [name, rules] of PRESETS) expect(errorsOf(plainSetup(name, rules, null)), name).toEqual([]);
});

test('[C1] all that is wrong is named at once', () => {
  const setup = { ...withValue('rules.end.lastDay', 0), wishes: [], cast: agentCast(4) };
  expect(errorsOf(setup)).toEqual([
    'rules.end.lastDay: must be a whole number from 1 to 1000',
    'cast: has 4 characters for 5 players',
    'wishes: has 0 entries for 5 players',
  ]);
});

describe('[C2] numbers', () => {
  test.each(tableOf('C2').map((row) => [row.place ?? '', row]))('[C2] %s', (place, row) => {
    const least = Number(row.least);
    const most = Number(row.most);
    const orNone = row['or none'] === 'yes';
    const message = `${place}: must be a whole number from ${least} to ${most}${orNone ? ', or null' : ''}`;
    const errorsAt = (value: unknown) => errorsOf(withValue(place, value)).filter((line) => line === message);
    for (const value of [least, most]) expect(errorsAt(value), `${value}`).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, String(least), undefined])
      expect(errorsAt(value), `${value}`).toEqual([message]);
    expect(errorsAt(null)).toEqual(orNone ? [] : [message]);
  });

  test('[C2] the table has every number of the rules', () => {
    const numbers = (value: object, prefix: string): string[] =>
      Object.entries(value).flatMap(([key, inner]) => {
        const path = `${prefix}.${key}`;
        if (typeof inner === 'number' || inner === null) return [path];
        return typeof inner === 'object' && !Array.isArray(inner) ? numbers(inner, path) : [];
      });
    // The sound village has no clock; C7 is about the numbers of one.
    const { clock: _, ...rules } = sound.rules;
    expect(numbers(rules, 'rules').sort()).toEqual(
      tableOf('C2')
        .map(({ place }) => place)
        .sort(),
    );
  });

  test('[C2] a number that is none is one error, not a chain of them', () => {
    expect(errorsOf(withValue('rules.roles.villager', Number.NaN))).toEqual([
      'rules.roles.villager: must be a whole number from 0 to 20',
    ]);
  });
});

describe('[C3] words', () => {
  const words: [place: string, allowed: string][] = [
    ['rules.talk.counts', 'talk, answer'],
    ['rules.talk.silence', 'Skip, Over'],
    ['rules.talk.overLasts', 'turn, phase'],
    ['rules.talk.exhausted', 'saysOver, passedOver'],
    ['rules.talk.order', 'drawnEachTurn, drawnOncePerPhase'],
    ['rules.talk.turn', 'open, closed'],
    ['rules.talk.indexed', 'day, phase'],
    ['rules.talk.length.countIn', 'characters, charactersAndSpaces, words'],
    ['rules.whisper.counts', 'talk, answer'],
    ['rules.whisper.silence', 'Skip, Over'],
    ['rules.whisper.overLasts', 'turn, phase'],
    ['rules.whisper.exhausted', 'saysOver, passedOver'],
    ['rules.whisper.order', 'drawnEachTurn, drawnOncePerPhase'],
    ['rules.whisper.turn', 'open, closed'],
    ['rules.whisper.indexed', 'day, phase'],
    ['rules.whisper.length.countIn', 'characters, charactersAndSpaces, words'],
    ['rules.vote.selfVote', 'true, false'],
    ['rules.vote.missing', 'random, none'],
    ['rules.vote.undecided', 'random, nobody'],
    ['rules.vote.told', 'eachRound, nextMorning, countsNextMorning, never'],
    ['rules.medium.deaths', 'executed, all'],
    ['rules.end.opensChannels', 'true, false'],
    ['rules.revealOnDeath', 'true, false'],
    ['rules.divine.self', 'true, false'],
    ['rules.divine.seers', 'all, first'],
    ['rules.guard.dead', 'true, false'],
    ['rules.guard.bodyguards', 'all, first'],
    ['rules.attack.targets', 'humans, anybody'],
    ['rules.attack.selfVote', 'true, false'],
    ['rules.attack.humansCountOnce', 'true, false'],
    ['rules.attack.undecided', 'random, nobody'],
    ['rules.attack.whisperBeforeRevote', 'true, false'],
    ['rules.attack.votesTold', 'eachRound, lastRound, never'],
    ['rules.attack.choiceTold', 'true, false'],
    ['rules.end.test', 'dawn, eachPart'],
    ['rules.absence.lateTalkCostsSkip', 'true, false'],
    ['rules.absence.gone', 'standIn, fails'],
    ['rules.roleWishes', 'true, false'],
    ['rules.grammar', 'free, aiwolf'],
  ];

  test.each(words)('[C3] %s is one of %s', (place, allowed) => {
    const message = `${place}: must be one of ${allowed}`;
    expect(errorsOf(withValue(place, 'sometimes'))).toEqual([message]);
    expect(errorsOf(withValue(place, undefined))).toEqual([message]);
    for (const word of allowed.split(', ')) {
      const value = word === 'true' ? true : word === 'false' ? false : word;
      expect(errorsOf(withValue(place, value))).toEqual([]);
    }
  });
});

test('[X6] [C3] assistance is one of four levels, or not agreed on', () => {
  const errorsWith = (assistance: string) =>
    errorsOf({ ...sound, rules: { ...sound.rules, assistance: assistance as Assistance } });
  for (const level of ASSISTANCE) expect(errorsWith(level)).toEqual([]);
  expect(errorsWith('everything')).toEqual([
    expect.stringMatching(/^rules\.assistance: must be one of .*none, facts, claims, logic$/),
  ]);
});

/** Words that are allowed, but not in a village by turns. */
describe('[C3] words of a village by the clock', () => {
  test.each([
    ['rules.talk.mode', 'turns, clock'],
    ['rules.whisper.mode', 'turns, clock'],
    ['rules.vote.executionTold', 'atOnce, nextMorning'],
    ['rules.vote.style', 'free, announced'],
  ])('[C3] %s is one of %s', (place, allowed) => {
    const message = `${place}: must be one of ${allowed}`;
    expect(errorsOf(withValue(place, 'sometimes'))).toContain(message);
    expect(errorsOf(withValue(place, undefined))).toContain(message);
    const [usual = '', byClock = ''] = allowed.split(', ');
    expect(errorsOf(withValue(place, usual))).toEqual([]);
    const errors = errorsOf(withValue(place, byClock));
    expect(errors).not.toContain(message);
    expect(errors.join()).toMatch(/clock/);
  });
});

describe('[C4] roles', () => {
  test('[C4] there is a werewolf', () => {
    expect(errorsOf(withRoles({ werewolf: 0 }))).toEqual(['rules.roles.werewolf: must be at least 1']);
  });

  test('[C4] there are fewer werewolves than others', () => {
    expect(errorsOf(withRoles({ werewolf: 4 }))).toEqual([
      'rules.roles.werewolf: must be fewer than the others: 4 of 8 end the game at once',
    ]);
    expect(errorsOf(withRoles({ werewolf: 3 }))).toEqual([]);
  });

  test('[O1] a village has 3 to 20 players', () => {
    expect(errorsOf(withRoles({ villager: 0, possessed: 0 }))).toEqual([
      'rules.roles: make 2 players; a village has 3 to 20',
      'rules.roles.werewolf: must be fewer than the others: 1 of 2 end the game at once',
    ]);
    expect(errorsOf(withRoles({ villager: 1, possessed: 0 }))).toEqual([]);
    expect(errorsOf(withRoles({ villager: 17 }))).toEqual([]);
    expect(errorsOf(withRoles({ villager: 18 }))).toEqual([
      'rules.roles: make 21 players; a village has 3 to 20',
    ]);
  });
});

describe('[C5] seats', () => {
  const named = (...names: string[]) => ({ ...sound, cast: names.map((name) => ({ name })) });
  const badName = (index: number) =>
    `cast[${index}].name: must be a visible name of at most 40 characters on one line`;

  test('[C5] one character, one player and one wish for each seat', () => {
    expect(errorsOf({ ...sound, cast: agentCast(6) })).toEqual(['cast: has 6 characters for 5 players']);
    expect(errorsOf({ ...sound, players: ['Ann'] })).toEqual(['players: has 1 names for 5 players']);
    expect(errorsOf({ ...sound, wishes: [null] })).toEqual(['wishes: has 1 entries for 5 players']);
  });

  test('[C5] no two characters have the same name', () => {
    expect(errorsOf(named('Ann', 'Ben', 'Cid', 'Ann', 'Eve'))).toEqual(['cast: names a character twice']);
  });

  test('[C5] names are visible, on one line, and not long', () => {
    expect(errorsOf(named('ミナト', 'Ben', ' Cid', 'x'.repeat(40), 'Eve'))).toEqual([]);
    const wrong = named('', '　', 'x'.repeat(41), 'Dan\nDan', 'E\u007fve');
    expect(errorsOf(wrong)).toEqual([0, 1, 2, 3, 4].map(badName));
  });

  test('[C5] a wish is a role or none', () => {
    const wishes = ['seer', null, 'wolf', null, 'SEER'] as Setup['wishes'];
    const message = `must be one of ${ROLES.join(', ')}, or null`;
    expect(errorsOf({ ...sound, wishes })).toEqual([`wishes[2]: ${message}`, `wishes[4]: ${message}`]);
  });
});

test('[C6] [D1] the parts of a day are in order, and have a dusk', () => {
  const inThisOrder = `must be some of ${PARTS.join(', ')}, in this order`;
  expect(errorsOf(withValue('rules.firstDay', ['dusk']))).toEqual([]);
  expect(errorsOf(withValue('rules.laterDays', [...PARTS]))).toEqual([]);
  expect(errorsOf(withValue('rules.laterDays', ['vote', 'dusk']))).toEqual([
    `rules.laterDays: ${inThisOrder}`,
  ]);
  expect(errorsOf(withValue('rules.firstDay', ['dusk', 'dusk']))).toEqual([`rules.firstDay: ${inThisOrder}`]);
  expect(errorsOf(withValue('rules.firstDay', ['dusk', 'dinner']))).toEqual([
    `rules.firstDay: ${inThisOrder}`,
  ]);
  expect(errorsOf(withValue('rules.firstDay', ['talk']))).toEqual(['rules.firstDay: must have a dusk']);
});

describe('rules from outside', () => {
  const refused = (rules: unknown) => {
    const checked = checkRules(rules);
    return checked.ok ? [] : checked.error.map(({ path, message }) => `${path}: ${message}`);
  };

  test('of every preset are rules', () => {
    for (const rules of PRESETS.values()) expect(refused(JSON.parse(JSON.stringify(rules)))).toEqual([]);
  });

  test('that are none, or of another form, are named and not looked into', () => {
    expect(refused(null)).toEqual(['rules: must be an object']);
    expect(refused([])).toEqual(['rules: must be an object']);
    expect(refused({ ...sound.rules, roles: 5 })).toEqual(['rules.roles: must be an object']);
    expect(refused({ ...sound.rules, firstDay: 'dusk' })).toEqual(['rules.firstDay: must be a list']);
    expect(refused({ ...sound.rules, talk: { mode: 'shouts' } })).toEqual([
      'rules.talk.mode: must be one of turns, clock',
    ]);
  });

  test('that nobody knows are refused', () => {
    expect(refused({ ...sound.rules, moon: 1 })).toEqual([
      expect.stringMatching(/^rules\.moon: is not known here; known are roles, firstDay, /),
    ]);
  });
});
