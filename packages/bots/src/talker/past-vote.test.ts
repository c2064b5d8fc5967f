import { describe, expect, test } from 'vitest';
import { speakerIn } from '../../testing/talking.ts';
import { ToldVillage } from '../../testing/told.ts';
import { answerVote, questionOfVote } from './past-vote.ts';
import { divinedBy } from './sentences.ts';
import { newDay } from './speaker.ts';

const WHY = '千代は1日目に源太に投票しましたね。なぜですか。';

describe('who is asked why they voted as they did', () => {
  const asked = () => new ToldVillage().hangs(2).dawn(2).says(3, WHY);
  const ballots = new Map([[1, 2]]);

  test('says for whom they voted, and that it was a feeling, once', () => {
    const speaker = speakerIn(asked(), { ballots });
    const say = answerVote(speaker);
    expect(say?.what).toEqual({ act: 'answer-vote-hunch', slots: { target: 2, day: 1 } });
    expect(say?.answers?.player).toBe(3);
    expect(answerVote(speaker)).toBeNull();
  });

  test('says the reason of that day, if it holds today as well', () => {
    const reasons = (id: 'hanged-human' | 'few-posts') =>
      [{ ...newDay(1), reasons: new Map([[2, { id, facts: { target: 2, other: 4 } }]]) }] as const;
    const lasting = answerVote(speakerIn(asked(), { ballots, past: reasons('hanged-human') }));
    expect(lasting?.what).toMatchObject({ act: 'answer-why', slots: { reason: { id: 'hanged-human' } } });
    const passing = answerVote(speakerIn(asked(), { ballots, past: reasons('few-posts') }));
    expect(passing?.what).toHaveProperty('act', 'answer-vote-hunch');
  });

  test('says the result by which they went', () => {
    const told = new ToldVillage().says(4, 'DIVINED Agent[02] WEREWOLF').hangs(2).dawn(2).says(3, WHY);
    const say = answerVote(speakerIn(told, { ballots, past: [{ ...newDay(1), follows: 4 }] }));
    expect(say?.what).toEqual({
      act: 'answer-why',
      slots: { target: 2, day: 1, reason: divinedBy(4, 2, 'WEREWOLF') },
    });
  });

  test('is not asked about a ballot that nobody cast', () => {
    expect(answerVote(speakerIn(asked()))).toBeNull();
  });

  test('is somebody who voted for a human, asked by somebody who did not', () => {
    const told = new ToldVillage()
      .votes(3, 5, 5, 3, 2)
      .hangs(5)
      .dawn(2)
      .says(4, 'IDENTIFIED Agent[05] HUMAN');
    const question = questionOfVote(speakerIn(told, { ballots: new Map([[1, 3]]) }));
    expect(question?.what).toMatchObject({ act: 'ask-why-vote', slots: { other: 5, day: 1 } });
    expect([2, 3]).toContain(question !== null && 'act' in question.what ? question.what.slots.target : 0);
    expect(questionOfVote(speakerIn(told, { ballots: new Map([[1, 5]]) }))).toBeNull();
  });
});
