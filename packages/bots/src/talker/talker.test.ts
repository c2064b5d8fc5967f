import { castFor, type Event, findCast, OVER, PRESETS, plainSetup, type Setup, SKIP } from '@mura/engine';
import { aiwolf, fromNatural, natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { TestSitting } from '../../testing/seat.ts';
import { playOut } from '../../testing/villages.ts';
import { honest, talker } from '../index.ts';

const mura = findCast('mura');
if (mura === undefined) throw new Error('the cast of the project is there');
const SPEECHES = { ja: await natural.loadSpeech('ja'), en: await natural.loadSpeech('en') };

function setupOf(preset: string, language: natural.Tongue, seed: string): Setup {
  const plain = plainSetup(preset, PRESETS.get(preset)!, seed);
  return { ...plain, language, cast: castFor(mura!, plain.cast.length, language) };
}

function postsIn(record: readonly Event[]) {
  return record.flatMap((event) => (event.type === 'talked' ? [event] : []));
}

describe.each(natural.TONGUES)('a bot that speaks %s', (tongue) => {
  const speech = SPEECHES[tongue];
  const spoken = talker(honest, speech);

  test.each(['nlp-5', 'bbs-9', 'nl2017'])('plays %s to its end in words, and repeats no phrase', (preset) => {
    const setup = setupOf(preset, tongue, `${preset}/${tongue}`);
    const { record, refusals } = playOut(
      setup,
      'words',
      setup.cast.map(() => spoken),
    );
    expect(refusals).toEqual([]);
    expect(record.some(({ type }) => type === 'ended')).toBe(true);
    const posts = postsIn(record).filter(({ text }) => text !== SKIP && text !== OVER);
    expect(posts.length).toBeGreaterThan(2);
    const formal = posts.filter(({ text }) => aiwolf.parseAIWolf(text, { dialect: 'java' }).ok);
    expect(formal.map(({ text }) => text)).toEqual([]);
    const said = posts.filter(({ channel }) => channel === 'talk').map(({ text }) => text);
    expect(new Set(said).size).toBe(said.length);
    const names = setup.cast.map(({ name }) => name);
    const phrases = new Set(said.map((text) => natural.phraseOf(text, names)));
    // Results are said even where all words have been used.
    expect(said.length - phrases.size).toBeLessThanOrEqual(said.length * 0.05);
  });

  test('asks its mind at most once in an answer what it believes', () => {
    let [asked, most] = [0, 0];
    const mind = {
      ...honest,
      act: (...args: Parameters<typeof honest.act>) => {
        asked = 0;
        return honest.act(...args);
      },
      believes: () => {
        asked++;
        most = Math.max(most, asked);
        return [0, 0.1, 0.2, 0.1, 0.3, 0.3];
      },
    };
    const setup = setupOf('nlp-5', tongue, 'asked');
    const bots = setup.cast.map(() => talker(mind, speech));
    expect(playOut(setup, 'asked', bots).refusals).toEqual([]);
    expect(most).toBe(1);
  });

  test('says the same from the same seed', () => {
    const setup = setupOf('nlp-5', tongue, 'same');
    const bots = setup.cast.map(() => spoken);
    expect(playOut(setup, 'same', bots).record).toEqual(playOut(setup, 'same', bots).record);
  });
});

/** A mind that has nothing else to say. */
const comingOut = { type: 'talk', player: 1, channel: 'talk', text: 'COMINGOUT Agent[01] SEER' } as const;

describe('a bot that speaks in words', () => {
  const NAMES = castFor(mura, 5, 'ja').map(({ name }) => name);

  test('does not say twice what it is, nor in the protocol', () => {
    const again = { ...honest, act: () => comingOut } as typeof honest;
    const sitting = new TestSitting(talker(again, SPEECHES.ja), { names: NAMES }).nextDay();
    const said = Array.from({ length: 4 }, () => sitting.says());
    expect(said[0]).toContain('占い師');
    expect(said.slice(1).filter((text) => text.includes('占い師') || text.includes('COMINGOUT'))).toEqual([]);
  });

  test('comes out with what it knows in one post, first', () => {
    const seer = new TestSitting(talker(honest, SPEECHES.ja), { role: 'seer', names: NAMES })
      .learns('divined', 3, 'werewolf')
      .nextDay();
    const cast = natural.calledIn(NAMES.map((name) => ({ name })));
    const meant = seer.saysAll().map((text) => fromNatural({ text, speaker: 1, cast, day: 1 }, 'ja').text);
    expect(meant[0]).toBe('AND (COMINGOUT Agent[01] SEER) (DIVINED Agent[03] WEREWOLF)');
  });
});
