import { seatsOf } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { parsePlan, planHash, type WhyNotAtDoor } from './plan-file.ts';

/** As if one wire had no word for the fox. */
const whyNot: WhyNotAtDoor = (door, { roles }) =>
  door === 'nlp' && seatsOf(roles, 'fox') > 0 ? ['the wire has no fox'] : [];
const parse = (text: string) => parsePlan(text, whyNot);

const PLAN = `name: first
preset: aiwolf-5            # or a list
seed: "7"
kinds: [cross]              # self, cross, human
games: 120                  # per team
sets: 40
teams:
  - { name: a, bot: honest }
  - { name: b, door: aiwolf, command: "python3 agent.py {host} {port} {name}" }
  - { name: c, door: nlp, token: C_TOKEN }
`;

describe('a plan file', () => {
  test('says everything that a contest needs', () => {
    expect(parse(PLAN)).toEqual({
      ok: true,
      value: {
        name: 'first',
        presets: ['aiwolf-5'],
        seed: '7',
        kinds: ['cross'],
        games: 120,
        stop: null,
        set: 40,
        teams: [
          { name: 'a', bot: 'honest' },
          { name: 'b', door: 'aiwolf', command: 'python3 agent.py {host} {port} {name}' },
          { name: 'c', door: 'nlp', token: 'C_TOKEN' },
        ],
      },
    });
  });

  test('may name several presets and kinds, and when to stop', () => {
    const plan = parse(`
name: second
preset: [aiwolf-5, nlp-5]
seed: 07
kinds: [self, human]
stop: { sprt: { difference: 0.1 }, interval: 0.03, most: 5000 }
teams: [{ name: a, bot: honest }]
`);
    expect(plan).toMatchObject({
      ok: true,
      value: {
        presets: ['aiwolf-5', 'nlp-5'],
        seed: '07',
        kinds: ['self', 'human'],
        games: 5000,
        stop: { sprt: { difference: 0.1, alpha: 0.05, beta: 0.05 }, interval: 0.03, most: 5000 },
        set: 1,
      },
    });
  });

  test.each([
    ['gamess: 120', 'games: 120', /^line 5: the plan: There is no key 'gamess'\. Did you mean games\?/],
    ['games: 0', 'games: 120', /^line 5: games must be a whole number from 1 to 1000000$/],
    ['games: many', 'games: 120', /^line 5: games must be a whole number/],
    ['stop: { most: 9 }\ngames: 9', 'games: 120', /^line 6: give games or stop, not both/],
    ['stop: { interval: 2, most: 9 }', 'games: 120', /^line 5: interval must be a share from 0.001 to 0.5$/],
    ['sets: 0', 'sets: 40', /^line 6: sets must be a whole number from 1 to 10000$/],
    ['kinds: [friendly]', 'kinds: [cross]', /^line 4: kinds must be self, cross, human$/],
    ['kinds: [cross, cross]', 'kinds: [cross]', /^line 4: the kind 'cross' stands there twice$/],
    [
      'preset: aiwolf5',
      'preset: aiwolf-5',
      /^line 2: There is no preset 'aiwolf5'\. Did you mean aiwolf-5\?/,
    ],
    ['bot: honets', 'bot: honest', /^line 8: There is no bot 'honets'\. Did you mean honest\?/],
    [
      'bot: honest, door: nlp',
      'bot: honest',
      /^line 8: a team has a bot, or a door with a command or a token$/,
    ],
    ['name: b, bot: honest', 'name: a, bot: honest', /^line 9: the team 'b' stands there twice$/],
    ['door: telnet', 'door: aiwolf', /^line 9: door must be aiwolf, nlp, licos$/],
    [
      'preset: cgi-16',
      'preset: aiwolf-5',
      /^line 10: cgi-16 cannot be played at the door nlp: the wire has no fox$/,
    ],
    ['token: secret!', 'token: C_TOKEN', /^line 10: token must name an environment variable/],
    ['seed: ""', 'seed: "7"', /^line 3: seed must be a text of 1 to 200 characters on one line$/],
    ['name: [', 'name: first', /^line \d+: /],
    ['name: &it first', 'name: first', null],
    [
      'kinds: [self, cross]\ngames: 1000000',
      /kinds.*\ngames: 120/,
      /^line 1: the plan has 20000000 seats .* at most 10000000/,
    ],
  ])('with %j in place of %j is answered with the line and what is allowed', (wrong, right, message) => {
    const plan = parse(PLAN.replace(right, wrong));
    if (message === null) expect(plan.ok).toBe(true);
    else expect(plan.ok ? '' : plan.error[0]).toMatch(message);
  });

  test('tells all that is wrong at once', () => {
    const plan = parse('teams: []\nseed: 7\n');
    expect(plan.ok ? [] : plan.error).toEqual([
      'line 1: name is missing',
      'line 1: preset is missing',
      'line 1: teams is missing',
      'line 1: games must be a whole number from 1 to 1000000',
    ]);
  });

  test('tells what is wrong with a team once', () => {
    const plan = parse(`${PLAN.replace('games: 120', 'games: many')}  - { name: d, door: nlp }\n`);
    expect(plan.ok ? [] : plan.error).toEqual([
      'line 5: games must be a whole number from 1 to 1000000',
      'line 11: a team has a bot, or a door with a command or a token',
    ]);
  });

  test.each(['', 'no plan', '- 1', '{}', 'a: &x [1]\nb: *x', '!!binary aaaa', '\u0000'])(
    'that is none is refused: %j',
    (text) => {
      expect(parse(text).ok).toBe(false);
    },
  );

  test('that repeats itself by aliases is refused before it grows', () => {
    const bomb = Array.from(
      { length: 30 },
      (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
    );
    const plan = parse(['a0: &a0 x', ...bomb].join('\n'));
    expect(plan.ok ? '' : plan.error[0]).toBe('line 2: write it out; aliases are not read');
  });
});

test('the hash of a plan depends on what it says, not on how it is written', () => {
  const hash = (text: string) => {
    const plan = parse(text);
    return plan.ok ? planHash(plan.value) : expect.fail();
  };
  expect(hash(PLAN.replace('# per team', '# of each')), 'a comment').toBe(hash(PLAN));
  expect(hash(PLAN.replace('"7"', "'7'")), 'other quotes').toBe(hash(PLAN));
  expect(hash(PLAN.replace('"7"', '"8"')), 'another seed').not.toBe(hash(PLAN));
});
