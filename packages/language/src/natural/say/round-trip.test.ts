import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../checks/runs.ts';
import { sentencesLike, TALK_KINDS, WHISPER_KINDS } from '../../../testing/natural/sentences.ts';
import { castMembers, contextIn, slotsFor } from '../../../testing/natural/village.ts';
import type { Sentence } from '../../aiwolf/ast.ts';
import { printAIWolf } from '../../aiwolf/printer.ts';
import { english } from '../../en/say/index.ts';
import { japanese } from '../../ja/say/index.ts';
import { read } from '../read.ts';
import { ACT_IDS, ACTS, type ActId } from './acts.ts';
import { say } from './say.ts';
import type { Speech } from './speech.ts';
import type { ActToSay, SayContext } from './spoken.ts';
import { isUnderstood } from './understood.ts';
import { personaWith, VOICES, type Voice } from './voice.ts';

const SPEECHES: readonly Speech[] = [japanese, english];
const CASTS = ['mura', 'harbour', 'academy'];
const LEAST = 0.99;

/** Counts what is understood as it was said, and keeps what is not, to be shown. */
class Trips {
  private right = 0;
  private all = 0;
  private readonly failed: string[] = [];

  add(what: readonly Sentence[] | ActToSay, context: SayContext, speech: Speech): void {
    const readBack = (text: string) => readIn(text, context, speech);
    const { text, sentences } = say(what, { ...context, readBack }, speech);
    const heard = readBack(text);
    this.all += 1;
    if (isUnderstood(sentences, heard, context.speaker)) this.right += 1;
    else this.failed.push(`${printed(sentences)} | ${text} | ${printed(heard)}`);
  }

  expectEnough(): void {
    expect(this.right / this.all, this.failed.join('\n')).toBeGreaterThanOrEqual(LEAST);
  }
}

function readIn(text: string, { speaker, cast, channel, day }: SayContext, { tongue }: Speech): Sentence[] {
  const called = cast.map(({ player, name }) => ({ player, name, aliases: [] }));
  const place = {
    channel: channel === 'whisper' ? 'whisper' : 'talk',
    ...(day === undefined ? {} : { day }),
  } as const;
  return read({ text, speaker, cast: called, ...place }, tongue).sentences.map(({ sentence }) => sentence);
}

function printed(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => printAIWolf(sentence, 'java')).join(' ; ');
}

/** The same seed each time, so that a failure can be looked at. */
function drawn(forms: readonly string[]): Sentence[] {
  return fc.sample(sentencesLike(forms), { seed: 16, numRuns: runs(1, 5) * forms.length });
}

describe.each(SPEECHES)('speaking $tongue and understanding it', (speech) => {
  const everyVoice = (sentences: readonly Sentence[], channel: 'talk' | 'whisper') => {
    const trips = new Trips();
    sentences.forEach((sentence, index) => {
      for (const voice of VOICES) {
        const cast = castMembers(speech.tongue, CASTS[index % CASTS.length]);
        const context = contextIn(speech.tongue, personaWith(voice), { cast, channel, seed: index });
        trips.add([sentence], context, speech);
      }
    });
    return trips;
  };

  test.each(Object.entries(TALK_KINDS))('gives back %s in every voice', (_kind, forms) => {
    everyVoice(drawn(forms), 'talk').expectEnough();
  });

  test.each(Object.entries(WHISPER_KINDS))('gives back %s of whispers in every voice', (_kind, forms) => {
    everyVoice(drawn(forms), 'whisper').expectEnough();
  });

  test('gives back the sentence of every act in several voices, in long runs in all, and nothing where it has none', () => {
    const trips = new Trips();
    for (const [index, act] of ACT_IDS.entries()) {
      for (const voice of voicesOf(index)) {
        const channel = ACTS[act].channel ?? 'talk';
        const context = contextIn(speech.tongue, personaWith(voice), { channel });
        for (const hasReason of reasonsOf(act))
          trips.add({ act, slots: slotsFor(hasReason) }, context, speech);
      }
    }
    trips.expectEnough();
  });
});

/** All voices take minutes, and so are for long runs; else every act has a third of them, and every voice a third of the acts. */
function voicesOf(index: number): readonly Voice[] {
  const step = runs(3, 1);
  return VOICES.filter((_, place) => (place + index) % step === 0);
}

/** Why one voted, and what one concludes of a claim, is never said without a reason. */
function reasonsOf(act: ActId): boolean[] {
  return ['answer-why', 'conclude-claim', 'conclude-liar'].includes(act) ? [true] : [true, false];
}
