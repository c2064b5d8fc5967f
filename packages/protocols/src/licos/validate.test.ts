import { describe, expect, test } from 'vitest';
import { capturedGame, messagesBelow, readJson } from '../../testing/licos/golden.ts';
import { isPublished } from '../../testing/licos/published.ts';
import { validate } from './validate.ts';
import { readTime } from './words/time.ts';

const EXAMPLES = messagesBelow('examples');
const FIXTURES = messagesBelow('client-fixtures');

/** What the folder of an example says of it. */
function expected(path: string) {
  const [, protocol] = path.split('/');
  return {
    protocol,
    direction: /(client|robot)(-to-|2)server/.test(path) ? 'client to server' : 'server to client',
  };
}

describe('verdicts', () => {
  test.each(EXAMPLES)('[R003-LPROT-03] the example %s is right, and recognised', (path, message) => {
    const { ok, faults, recognised, notes } = validate(message);
    expect({ ok, faults, notes }).toEqual({ ok: true, faults: [], notes: [] });
    expect(recognised?.version).toBe('0.3');
    expect(recognised?.protocol).toBe(expected(path).protocol);
    if (!path.includes('/log/')) expect(recognised?.direction).toBe(expected(path).direction);
    expect(recognised?.kind).toBe(message.type ?? String(message['@id']).split('/').at(-1));
  });

  test.each(FIXTURES)('[R003-LPROT-03] the message %s of the real client is right', (path, message) => {
    const { ok, faults, recognised } = validate(message);
    expect({ ok, faults }).toEqual({ ok: true, faults: [] });
    expect(recognised?.protocol).toBe(expected(path).protocol);
  });

  test('every message of a game of the real client is taken, its one old label with a note', () => {
    const verdicts = capturedGame().map(({ message }) => validate(message));
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    expect(verdicts.flatMap(({ notes }) => notes)).toEqual([
      { path: 'phase', message: "is the label 'post mortem' of 0.2, taken as 'post-mortem discussion'" },
    ]);
  });

  test('[R003-LPROT-03] the published schema takes a game of the real client as we do', () => {
    for (const { message } of capturedGame()) expect(isPublished(message)).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['on another day', { day: 1 }],
    ['in the prologue', { day: 0 }],
    ['from the server', { directionality: 'server to client' }],
    ['of the phase of 0.2 that is called day', { phase: 'day' }],
  ])(
    '[R003-LPROT-03] the old label `post mortem` is refused %s, by the published schema too',
    (_, change) => {
      const chat = capturedGame().find(({ message }) => message.phase === 'post mortem')!.message;
      const wrong = { ...chat, ...change };
      expect({ ...validate(wrong), isPublished: isPublished(wrong) }).toMatchObject({
        ok: false,
        faults: [{ path: 'phase' }],
        notes: [],
        isPublished: false,
      });
    },
  );

  test('[R003-LPROT-04] [R003-LPROT-08] [R003-LPROT-09] [R003-LPROT-13] the two samples of the paper are right, as version 0.2', () => {
    const { board, chat } = readJson('paper-0.2.json');
    expect([board, chat].map(validate)).toMatchObject([
      { ok: true, faults: [], recognised: { version: '0.2', protocol: 'village', kind: 'boardMessage' } },
      { ok: true, faults: [], recognised: { version: '0.2', protocol: 'village', kind: 'playerMessage' } },
    ]);
  });

  const COMMON = [
    ...[
      'village.id',
      'village.name',
      'village.totalNumberOfAgents',
      'village.lang',
      'token',
      'phase',
      'date',
    ],
    ...['phaseTimeLimit', 'serverTimestamp', 'clientTimestamp', 'directionality'],
    ...['intensionalDisclosureRange', 'extensionalDisclosureRange', 'myAgent.id', 'myAgent.name.en'],
    ...[
      'myAgent.name.ja',
      'myAgent.image',
      'myAgent.role.name.en',
      'myAgent.role.name.ja',
      'myAgent.role.image',
    ],
  ];
  const OF_BOARD = [
    ...['agent.id', 'agent.name.en', 'agent.name.ja', 'agent.image'],
    ...['role.name.en', 'role.name.ja', 'role.image', 'prediction'],
  ];
  const OF_CHAT = [
    ...['agent.id', 'agent.name.en', 'agent.name.ja', 'agent.image', 'isMine'],
    ...['text.@value', 'text.@language', 'characterLimit', 'isOver'],
  ];

  test.each<[string, 'board' | 'chat', readonly string[]]>([
    ['[R003-LPROT-04] the common fields', 'board', COMMON],
    ['[R003-LPROT-04] the common fields', 'chat', COMMON],
    ['[R003-LPROT-08] the fields of a board message', 'board', OF_BOARD],
    ['[R003-LPROT-09] the fields of a chat message', 'chat', OF_CHAT],
  ])('%s, in the sample %s: each is there, and without it the sample is wrong', (_, sample, fields) => {
    const message = readJson('paper-0.2.json')[sample] as Record<string, unknown>;
    expect(isPublished(message)).toBe(true);
    for (const field of fields) {
      const path = field.split('.');
      const wrong = changed(message, path, (holder: Record<string, unknown>, key) => {
        expect(holder[key], field).toBeDefined();
        delete holder[key];
      });
      expect({
        paths: validate(wrong).faults.map((one) => one.path),
        isPublished: isPublished(wrong),
      }).toEqual({
        paths: [field],
        isPublished: false,
      });
    }
  });

  test.each<[string, string, readonly string[]]>([
    ['[R003-LPROT-08] a board message', 'board', ['character', 'character.id', 'role', 'prediction']],
    ['[R003-LPROT-08] a board message', 'board', ['character.name', 'role.name']],
    ['[R003-LPROT-09] a chat message', 'chatPublic', ['isMine', 'isOver', 'text']],
    ['[R003-LPROT-09] a chat message', 'chatPublic', ['text.@value', 'text.@language']],
  ])('%s of today (%s) is wrong without %j', (_, example, fields) => {
    const message = readJson(`examples/village/client-to-server/${example}.json`);
    expect([validate(message).ok, isPublished(message)]).toEqual([true, true]);
    for (const field of fields) {
      const wrong = changed(message, field.split('.'), (holder: Record<string, unknown>, key) => {
        expect(holder[key], field).toBeDefined();
        delete holder[key];
      });
      const paths = validate(wrong).faults.map(({ path }) => path);
      expect([paths, isPublished(wrong)]).toEqual([[field], false]);
    }
  });

  test('[R003-LPROT-08] [R003-LPROT-09] [R003-LPROT-10] the samples say what they say in the paper', () => {
    const { board, chat } = readJson('paper-0.2.json') as Record<string, Record<string, unknown>>;
    expect(board).toMatchObject({
      ...{
        prediction: 'X',
        agent: { name: { en: 'Susan', ja: 'スーザン' } },
        role: { name: { ja: '人狼' } },
      },
      ...{ phase: 'morning', phaseTimeLimit: 180, village: { lang: 'ja' } },
    });
    expect(chat).toMatchObject({
      ...{ text: { '@value': 'Susan 怪しくない?', '@language': 'ja' }, characterLimit: 140 },
      ...{ isMine: true, isOver: false, phase: 'morning', phaseTimeLimit: 180 },
    });
  });

  test.each<[string, string, boolean]>([
    ['serverTimestamp', '2019-01-14T21:59:07.052+09:00', true],
    ['serverTimestamp', '2019-01-14T12:59:07.052Z', true],
    ['clientTimestamp', '2019-01-14T12:59:18.195Z', true],
    ['clientTimestamp', '2019-01-14T21:59:18.195+09:00', true],
    ['serverTimestamp', '2019-01-14 21:59:07', false],
    ['clientTimestamp', 'yesterday', false],
  ])('[R003-LPROT-13] %s %s: right %s, in both versions', (field, time, ok) => {
    const { board } = readJson('paper-0.2.json') as Record<string, Record<string, unknown>>;
    const now = readJson('examples/village/client-to-server/chatPublic.json');
    for (const message of [
      { ...board, [field]: time },
      { ...now, [field]: time },
    ])
      expect([validate(message).ok, isPublished(message)]).toEqual([ok, ok]);
    expect(readTime(time) === null).toBe(!ok);
    if (ok) expect(new Date(readTime(time)!).toISOString()).toMatch(/^2019-01-14T12:59:(07\.052|18\.195)Z$/);
  });

  test.each<[string, unknown, string]>([
    ['no object', 12, ''],
    ['a list', [], ''],
    ['nothing', null, ''],
    ['neither type nor @id', {}, '@id'],
    ['an unknown type', { type: 'hello' }, 'type'],
    ['a type that every object has', { type: 'constructor' }, 'type'],
    ['a type that is a trap', { type: '__proto__' }, 'type'],
    ['an unknown kind', { '@id': 'https://licos.online/state/0.3/village#1/dreamMessage' }, '@id'],
    ['an @id that is no text', { '@id': 5, type: 'ready' }, '@id'],
  ])('%s is refused, and the place is named', (_what, value, path) => {
    const { ok, recognised, faults } = validate(value);
    expect({ ok, recognised, paths: faults.map((one) => one.path) }).toEqual({
      ok: false,
      recognised: null,
      paths: [path],
    });
  });

  test('faults say what is wrong in words', () => {
    const chat = readJson('examples/village/client-to-server/chatPublic.json');
    const wrong = {
      ...chat,
      day: 14,
      phase: 'siesta',
      village: { ...(chat.village as Record<string, unknown>), name: 'abcd' },
      text: { '@value': '', '@language': 'ja' },
      isOver: undefined,
    };
    expect(validate(wrong).faults).toEqual([
      { path: 'village.name', message: 'must be a text of 5 to 30 characters, found "abcd"' },
      {
        path: 'phase',
        message:
          'must be one of flavor text, morning, noon, night, result, post-mortem discussion, found "siesta"',
      },
      { path: 'day', message: 'must be a whole number from -1 to 13, found 14' },
      { path: 'text.@value', message: 'must be a text of 1 to 140 characters, found ""' },
      { path: 'isOver', message: 'is missing' },
    ]);
  });

  test('140 characters are code points', () => {
    const chat = readJson('examples/village/client-to-server/chatPublic.json');
    const saying = (text: string) => validate({ ...chat, text: { '@value': text, '@language': 'ja' } }).ok;
    expect([saying('🐺'.repeat(140)), saying('🐺'.repeat(141)), saying('村'.repeat(141))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** Every place in a message: its keys, and the items of its lists. */
function* placesIn(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function changed(
  message: Record<string, unknown>,
  path: (string | number)[],
  change: (holder: never, key: string | number) => void,
) {
  const copy = structuredClone(message);
  let holder: unknown = copy;
  for (const step of path.slice(0, -1)) holder = (holder as Record<string, unknown>)[step];
  change(holder as never, path.at(-1)!);
  return copy;
}

function named(path: (string | number)[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}

describe('mutated messages', () => {
  const messages = [...EXAMPLES, ...FIXTURES].filter(([path]) => !path.includes('systemResult'));

  test('a value of another type is refused at its place', () => {
    let refused = 0;
    for (const [, message] of messages) {
      for (const path of placesIn(message)) {
        // Nobody says of what kind a candidate of a counted vote is.
        if (/characterToLynch|(PutToDeath|sourceCharacter|targetCharacter)[.]/.test(named(path))) continue;
        const wrong = changed(message, path, (holder: Record<string, unknown>, key) => {
          holder[key] = typeof holder[key] === 'object' ? 7 : { strange: true };
        });
        const { ok, faults } = validate(wrong);
        expect({ ok, isPublished: isPublished(wrong) }, named(path)).toEqual({
          ok: false,
          isPublished: false,
        });
        const isPartOfContext = named(path).includes('@context');
        expect(faults.map((one) => one.path)).toContain(isPartOfContext ? faults[0]!.path : named(path));
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(3000);
  });

  test('a missing field is named, or it is one that may be missing', () => {
    const allowed = new Set<string>();
    for (const [, message] of messages) {
      for (const path of placesIn(message)) {
        const key = path.at(-1)!;
        if (typeof key === 'number') continue;
        const wrong = changed(message, path, (holder: Record<string, unknown>) => {
          delete holder[key];
        });
        const { ok, faults } = validate(wrong);
        expect(isPublished(wrong), named(path)).toBe(ok);
        if (ok) allowed.add(String(key));
        else
          expect(faults.some((one) => one.path === named(path) || key === '@id' || key === 'type')).toBe(
            true,
          );
      }
    }
    expect([...allowed].sort()).toMatchInlineSnapshot(`
      [
        "@context",
        "@id",
        "avatar",
        "board",
        "character",
        "characterToPutToDeath",
        "counter",
        "en",
        "id",
        "image",
        "interval",
        "isAChoice",
        "ja",
        "maxNumberOfChatMessages",
        "myCharacter",
        "name",
        "programmingLanguage",
        "role",
        "update",
        "url",
        "votingResultsDetails",
        "votingResultsSummary",
      ]
    `);
  });
});
