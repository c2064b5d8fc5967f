import { readFileSync } from 'node:fs';
import { type Benchmark, measure } from '@mura/arena';
import { CASTS, type Cast, castFor } from '@mura/engine';
import { aiwolf, natural, village } from '@mura/language';

/** Real contest talk, which the build puts there; from `src` (tests) and from `dist` alike. */
const SAMPLE = new URL('../dist/bench-language/', import.meta.url);

/**
 * Utterances per second: of the protocol, parsed and printed again in the dialect of the Java server; of natural
 * language, read. None is remembered.
 */
export async function benchLanguage(seconds: number, onBegin: (name: string) => void): Promise<Benchmark[]> {
  const { realTalk, contentOnly } = aiwolf.benchSample({
    realTalk: readFileSync(new URL('real-talk.txt', SAMPLE), 'utf8'),
    realContent: readFileSync(new URL('real-content.txt', SAMPLE), 'utf8'),
  });
  const formal = (texts: readonly string[]) => () => aiwolf.parseAndPrint(texts, 'java');
  const measured = [
    benchTexts('language/aiwolf/real-talk', realTalk.length, formal(realTalk), seconds, onBegin),
    benchTexts('language/aiwolf/content-only', contentOnly.length, formal(contentOnly), seconds, onBegin),
  ];
  for (const tongue of natural.TONGUES) {
    const posts = await postsIn(tongue);
    const work = () => {
      for (const post of posts) natural.read(post, tongue);
    };
    measured.push(benchTexts(`language/natural/${tongue}`, posts.length, work, seconds, onBegin));
  }
  return measured;
}

/** One piece of work is the whole sample; the figures are those of one utterance. */
function benchTexts(
  name: string,
  texts: number,
  work: () => void,
  seconds: number,
  onBegin: (name: string) => void,
): Benchmark {
  onBegin(name);
  const { perCpuSecond, perSecond, p99Ms } = measure(seconds, work);
  return {
    name,
    unit: 'utterances',
    perCpuSecond: perCpuSecond * texts,
    perSecond: perSecond * texts,
    p99Ms: p99Ms / texts,
  };
}

/** What people of a village say, with reasons and small talk around it. */
const SAID = [
  'VOTE Agent[02]',
  'REQUEST ANY (VOTE Agent[03])',
  'ESTIMATE Agent[04] WEREWOLF',
  'COMINGOUT Agent[01] SEER',
  'DIVINED Agent[05] HUMAN',
  'INQUIRE Agent[03] (ESTIMATE ANY WEREWOLF)',
  'NOT (VOTE Agent[02])',
  'REQUEST ANY (DIVINATION Agent[04])',
  'BECAUSE (DAY 1 (Agent[02] VOTED Agent[03])) (ESTIMATE Agent[02] WEREWOLF)',
  'AND (ESTIMATE Agent[03] VILLAGER) (VOTE Agent[04])',
];
const DAYS = 4;
const PLAYERS = 5;

/** Posts of the ten voices, in words of our own. */
async function postsIn(tongue: natural.Tongue): Promise<natural.NaturalUtterance[]> {
  const speech = await natural.loadSpeech(tongue);
  const { members } = village.speakersIn(castFor(CASTS[0] as Cast, PLAYERS, tongue), tongue);
  const cast = members.map(({ player, name }) => ({ player, name, aliases: [] }));
  return natural.VOICES.flatMap((voice) =>
    SAID.flatMap((text) => {
      const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
      if (!parsed.ok) return [];
      const persona = natural.personaWith(voice);
      return Array.from({ length: DAYS }, (_, index) => {
        const context = { persona, speaker: 1, cast: members, day: index + 1, seed: index };
        return {
          text: natural.say([parsed.value.tree], context, speech).text,
          speaker: 1,
          cast,
          day: index + 1,
        };
      });
    }),
  );
}
