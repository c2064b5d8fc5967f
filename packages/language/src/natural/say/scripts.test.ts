import { describe, expect, test } from 'vitest';
import { SCRIPTS } from '../../../testing/scripts.ts';
import { parseAIWolf } from '../../aiwolf/parser.ts';
import { read } from '../read.ts';
import { calledIn } from '../tongue.ts';
import { TONGUES } from '../utterance.ts';
import { loadSpeech } from './load.ts';
import { say } from './say.ts';
import type { SaidToday } from './spoken.ts';
import { isUnderstood } from './understood.ts';
import { personaOf } from './voice.ts';

/** What the readers do not read yet, whoever says it: plans and denials of another day, and the agreement of another. */
const UNREAD = /DAY \d+ \((?:NOT|VOTE |DIVINATION|Agent\[\d+\] (?:VOTE|DIVINATION) )|Agent\[\d+\] AGREE/;

describe.each(TONGUES)('the day of a good table (%s)', (tongue) => {
  const { cast, day, posts } = SCRIPTS[tongue];
  const personas = cast.map(personaOf);
  const members = cast.map((name, index) => ({ player: index + 1, name, ...personas[index]! }));
  const called = calledIn(cast.map((name) => ({ name })));
  const meaningOf = (text: string, speaker: number) =>
    read({ text, speaker, cast: called, day }, tongue).sentences.map(({ sentence }) => sentence);

  test('has a voice for everybody, who have words of their own for all that they do', async () => {
    const speech = await loadSpeech(tongue);
    for (const [name, voice, act] of posts) {
      const persona = personas[cast.indexOf(name)]!;
      expect([name, persona.voice]).toEqual([name, voice]);
      expect([act, speech.phrasings(act, persona, 0).length > 0]).toEqual([act, true]);
    }
  });

  test('can be said in these voices, is understood as it is meant, and repeats no words', async () => {
    const speech = await loadSpeech(tongue);
    const said: SaidToday[] = [];
    const misread: string[] = [];
    for (const [index, [name, , , protocol]] of posts.entries()) {
      const parsed = protocol === null ? null : parseAIWolf(protocol, { dialect: 'java' });
      if (parsed === null) continue;
      if (!parsed.ok) expect.fail(`${protocol} is no sentence`);
      const { tree } = parsed.value;
      const speaker = cast.indexOf(name) + 1;
      const readBack = (text: string) => meaningOf(text, speaker);
      const spoken = say(
        [tree],
        { persona: personas[speaker - 1]!, speaker, cast: members, seed: index, day, said, readBack },
        speech,
      );
      if (!isUnderstood([tree], readBack(spoken.text), speaker)) misread.push(protocol!);
      said.push({ text: spoken.text, phrasings: spoken.phrasings });
    }
    expect(misread.filter((sentence) => !UNREAD.test(sentence))).toEqual([]);
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
    expect(said.length).toBeGreaterThan(20);
  });
});
