import { castFor, type Event, findCast, OVER, PRESETS, plainSetup, type Setup, SKIP } from '@mura/engine';
import { aiwolf, fromNatural, natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../testing/seat.ts';
import { playOut } from '../testing/villages.ts';
import { honest, inWords } from './index.ts';

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
  const spoken = inWords(honest, speech);

  test.each(['nlp-5', 'nlp-13', 'bbs-9', 'licos-9', 'nl2017'])('plays %s to its end in words', (preset) => {
    const setup = setupOf(preset, tongue, `${preset}/${tongue}`);
    const cast = natural.calledIn(setup.cast);
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
    const unread = posts.filter(({ text, player, day, channel }) => {
      const where = channel === 'whisper' ? 'whisper' : 'talk';
      return fromNatural({ text, speaker: player, cast, day, channel: where }, tongue).text === null;
    });
    expect(unread.map(({ text }) => text)).toEqual([]);
    const own = posts.map(({ player, text }) => `${player} ${text}`);
    expect(new Set(own).size).toBe(own.length);
  });

  test('says the same from the same seed', () => {
    const setup = setupOf('nlp-5', tongue, 'same');
    const bots = setup.cast.map(() => spoken);
    expect(playOut(setup, 'same', bots).record).toEqual(playOut(setup, 'same', bots).record);
  });
});

describe('a bot that speaks in words', () => {
  const NAMES = castFor(mura, 5, 'ja').map(({ name }) => name);

  test('says what it would say in the protocol, with a face, and is silent in its own way', () => {
    const plain = new Sitting(honest, { role: 'seer', names: NAMES })
      .learns('divined', 3, 'werewolf')
      .nextDay();
    const bot = new Sitting(inWords(honest, SPEECHES.ja), { role: 'seer', names: NAMES })
      .learns('divined', 3, 'werewolf')
      .nextDay();
    const cast = natural.calledIn(NAMES.map((name) => ({ name })));
    const meant = bot
      .saysAll()
      .map((text) => (text === SKIP ? SKIP : fromNatural({ text, speaker: 1, cast, day: 1 }, 'ja').text));
    expect(meant).toEqual(plain.saysAll());
    expect(meant.join()).toContain('DIVINED Agent[03] WEREWOLF');
  });

  test('agrees with a post by the number that stands beside it', () => {
    const bot = new Sitting(inWords(honest, SPEECHES.ja), { names: NAMES });
    const post = (number: number, idx: number, player: number, text: string): Event => ({
      ...{
        type: 'talked',
        audience: 'public',
        day: 1,
        turn: null,
        channel: 'talk',
        player,
        text,
        number,
        idx,
      },
      ...{ to: null, replyTo: null, expression: null, language: null },
    });
    bot.nextDay();
    for (const player of [2, 3, 4])
      bot.hear(post(38 + player, player - 2, player, 'ESTIMATE Agent[05] WEREWOLF'));
    expect(bot.says('talk', { skipIsOver: true })).toContain('>>40');
  });
});
