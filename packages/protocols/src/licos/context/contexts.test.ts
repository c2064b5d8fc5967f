import { type Event, givenTo, type shape } from '@mura/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import type { LawGame } from '../../../../engine/testing/laws/game.ts';
import { anyPlan, play } from '../../../../engine/testing/laws/games.ts';
import { expand } from '../../../testing/licos/expand.ts';
import { capturedGame, messagesBelow, readJson } from '../../../testing/licos/golden.ts';
import { LoneSeat } from '../../../testing/licos/lone-seat.ts';
import { expectMeaning, keysIn } from '../../../testing/licos/meaning.ts';
import { shipped } from '../../../testing/licos/shipped.ts';
import { anyLicosSetup, messagesTo, TOKEN } from '../../../testing/licos/villages.ts';
import { complaint } from '../decode/complaint.ts';
import type { VillageMessage } from '../encode/seat-encoder.ts';
import { validate } from '../validate.ts';
import { type ContextName, contextUrl, VOCABULARY } from '../words/iri.ts';
import { CONTEXT_NAMES, contextDocument } from './contexts.ts';
import { type ContextTerm, TERMS } from './terms.ts';

const XSD = 'https://www.w3.org/2001/XMLSchema#';

test.each(CONTEXT_NAMES)('[R003-LPROT-02] the context %s is shipped as a file', (name) => {
  expect(shipped(`context/0.3/${name}.jsonld`, contextDocument(name))).toEqual(contextDocument(name));
});

/** A value for a term, and what a processor makes of it. */
function sample({ type, container }: ContextTerm): [value: unknown, expanded: unknown] {
  if (container === '@language') return [{ ja: '村' }, [{ '@language': 'ja', '@value': '村' }]];
  if (container === '@list') return [['x'], [{ '@list': [{ '@value': 'x' }] }]];
  if (type === undefined) return ['x', [{ '@value': 'x' }]];
  return ['x', [{ '@type': `${XSD}${type.slice(4)}`, '@value': 'x' }]];
}

const ROWS = CONTEXT_NAMES.flatMap((name) => TERMS[name].map((term) => [name, term.key, term] as const));

test.each(ROWS)('[R003-LPROT-02] in %s, %s means what it should', async (name, key, term) => {
  const [value, expanded] = sample(term);
  const [node] = await expand({ '@context': contextUrl(name as ContextName), [key]: value });
  expect(node).toEqual({ [VOCABULARY + term.means]: expanded });
});

describe('terms that hold inside of a star only', () => {
  const star = readJson('examples/village/client-to-server/star.json');

  test('a star tells of the message it is at, and the message around it of itself', async () => {
    const [node] = await expand(star);
    const [inner] = (node as shape.JsonObject)[`${VOCABULARY}star`] as [shape.JsonObject];
    expect(Object.keys(inner).sort()).toEqual(
      [
        '@id',
        ...['isStarMarked', 'starClientTimestamp', 'starServerTimestamp', 'starToken'].map(
          (word) => VOCABULARY + word,
        ),
      ].sort(),
    );
    expect(node?.[`${VOCABULARY}token`]).toMatchObject([{ '@value': star.token }]);
    expect(node?.[`${VOCABULARY}timestamp`]).toHaveLength(2);
  });
});

const LINKED = [
  ...messagesBelow('examples/village'),
  ...messagesBelow('client-fixtures/village'),
  ...capturedGame().map(({ message }, index): [string, shape.JsonObject] => [
    `line ${index + 1} of the recorded game`,
    message,
  ]),
].filter(([, message]) => '@id' in message);

test('[R003-LPROT-02] messages expand without a network, and no key of theirs is lost', async () => {
  expect(LINKED.length).toBeGreaterThan(60);
  for (const [path, message] of LINKED) await expectMeaning(message, path);
});

/** Every form that messages of played games have: kind, phase, channel, and which keys. */
function formsOf(messages: Iterable<VillageMessage>): Map<string, VillageMessage> {
  const forms = new Map<string, VillageMessage>();
  for (const message of messages) {
    const kind = message['@id'].split('/').at(-1);
    const keys = [...new Set(keysIn(message))].sort().join();
    const form = [kind, message.phase, message.intensionalDisclosureRange, keys].join(' ');
    if (!forms.has(form)) forms.set(form, message);
  }
  return forms;
}

test('[R003-LPROT-02] so does every form of message that a client is sent in a game', async () => {
  const games = fc
    .sample(anyPlan(anyLicosSetup()), { seed: 5, numRuns: runs(6, 100) })
    .map((plan) => play(plan));
  const viewers = ({ setup }: LawGame) => ['observer', 1, setup.cast.length] as const;
  const sent = games.flatMap((game) => viewers(game).flatMap((viewer) => messagesTo(viewer, game.record)));
  const forms = formsOf([...sent, ...spoken(), complaintIn(games[0]!)]);
  for (const [form, message] of forms) {
    expect(validate(message), form).toMatchObject({ ok: true });
    await expectMeaning(message, form);
  }
  const has = (kind: string, key: string) =>
    new Set([...forms.values()].filter((one) => one['@id'].endsWith(kind)).map((one) => String(one[key])));
  expect(has('/systemMessage', 'phase')).toEqual(new Set(['morning', 'noon', 'night', 'result']));
  expect(has('/flavorTextMessage', 'phase')).toEqual(new Set(['flavor text']));
  const channels = ['public', 'private', 'werewolf', 'grave', 'onymousAudience', 'anonymousAudience'];
  expect(has('/chatMessage', 'intensionalDisclosureRange')).toEqual(new Set(channels));
  expect(has('/errorMessage', 'severity')).toEqual(new Set(['warning']));
});

/** What is said on every channel, also where the games were silent. */
function spoken(): VillageMessage[] {
  const game = play(fc.sample(anyPlan(anyLicosSetup()), { seed: 6, numRuns: 1 })[0]!);
  const seat = new LoneSeat({ player: 1, token: TOKEN, identity: { number: 12, name: 'Harbor' } });
  for (const { event } of givenTo(1, game.opening)) seat.hear(event, 1000);
  const facts = {
    number: 0,
    idx: null,
    day: 1,
    turn: null,
    player: 1,
    text: 'hello',
    to: null,
    replyTo: null,
  };
  const talked = (['talk', 'soliloquy', 'whisper', 'grave'] as const).map(
    (channel) =>
      ({ ...facts, type: 'talked', audience: 'public', channel, expression: null, language: null }) as const,
  );
  const watched = [null, 'Spectra'].map(
    (name) =>
      ({ type: 'watcherTalked', audience: 'spectators', name, text: 'hello', language: null }) as const,
  );
  return [...talked, ...watched].flatMap((event) => seat.hear(event as Event, 2000));
}

function complaintIn({ opening }: LawGame): VillageMessage {
  const seat = new LoneSeat({ player: 1, token: TOKEN, identity: { number: 12, name: 'Harbor' } });
  for (const { event } of givenTo(1, opening)) seat.hear(event, 1000);
  const { content } = complaint('wrongToken', 'token');
  return seat.encoder.error({ content, severity: 'warning', source: '{}' }, 2000)!;
}

test('a context that is not ours is never fetched', async () => {
  const chat = readJson('examples/village/client-to-server/chatPublic.json');
  const trap = { ...chat, '@context': 'https://example.org/evil.jsonld' };
  await expect(expand(trap)).rejects.toThrow('evil.jsonld');
  expect(validate(trap).faults).toMatchObject([{ path: '@context' }]);
});
