import { type Event, OVER, type PlayerId, type Talked } from '@mura/engine';
import { aiwolf, type natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { HABITS } from '../characters/habit.ts';
import { Chronicle } from './chronicle.ts';
import { contribution } from './discourse.ts';
import { reasonsAgainst, reasonsFor } from './reasons.ts';
import { newDay, type OwnDay, type Speaker, type ToSay } from './speaker.ts';

const NAMES = ['千代', '源太', '綾', '栄作', '花'];

/** A village whose talk is told in the protocol. */
class Told {
  readonly book = new Chronicle();
  #number = 0;

  constructor() {
    this.hear({ type: 'opened', cast: NAMES.map((name) => ({ name })) } as never);
    this.dawn(1);
  }

  hear(event: Event): this {
    this.book.hear(event);
    return this;
  }

  dawn(day: number, ...dead: PlayerId[]): this {
    this.hear({
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead,
      votes: null,
      counts: null,
      executed: null,
    });
    return this.hear({ type: 'dayBegan', audience: 'public', day });
  }

  says(player: PlayerId, ...texts: string[]): this {
    for (const text of texts) {
      const number = this.#number++;
      const place = {
        type: 'talked',
        audience: 'public',
        day: this.book.day,
        turn: null,
        channel: 'talk',
      } as const;
      this.hear({ ...place, player, text, to: null, number, idx: number } as unknown as Talked);
    }
    return this;
  }

  votes(...targets: PlayerId[]): this {
    const votes = targets.map((target, index) => ({ player: index + 1, target }));
    return this.hear({ type: 'votesCounted', audience: 'public', day: this.book.day, round: 0, votes });
  }

  hangs(player: PlayerId): this {
    return this.hear({ type: 'executed', audience: 'public', day: this.book.day, player });
  }
}

function sentence(text: string): aiwolf.Sentence {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? parsed.value.tree : expect.fail(text);
}

function speakerOf(book: Chronicle, own: OwnDay, drawn: number): Speaker {
  return {
    me: 1,
    book,
    own,
    lot: () => drawn,
    habit: HABITS.kansai,
    guess: () => null,
    isHumanlike: false,
    isEvil: false,
  };
}

function said({ book }: Told, proposal: string | null, own: OwnDay = newDay(book.day)): ToSay | null {
  const mind = proposal === null ? null : sentence(proposal);
  return contribution(mind, speakerOf(book, own, 1));
}

function actOf(say: ToSay | null): natural.ActToSay {
  return say !== null && 'act' in say.what ? say.what : expect.fail(JSON.stringify(say));
}

/** The reason that is given, if any. */
function reasonIn(say: ToSay | null): string | null {
  const reason = say !== null && 'act' in say.what ? say.what.slots.reason : undefined;
  return reason !== undefined && 'id' in reason ? reason.id : null;
}

describe('a talker', () => {
  test('says claims and results at once, as they are', () => {
    const told = new Told().says(2, 'INQUIRE Agent[01] (VOTE ANY)');
    expect(said(told, 'DIVINED Agent[03] WEREWOLF')?.what).toHaveLength(1);
  });

  test('answers who asks by name before it gives an opinion, and once', () => {
    const told = new Told().says(2, 'INQUIRE Agent[01] (VOTE ANY)').says(3, 'VOTE Agent[02]');
    const own = newDay(1);
    const first = said(told, 'VOTE Agent[04]', own);
    expect(actOf(first)).toEqual({ act: 'declare-vote', slots: { target: 4 } });
    expect(first?.answers?.player).toBe(2);
    expect(said(told, 'VOTE Agent[04]', own)?.answers).toBeUndefined();
  });

  test('defends itself with a fact of the record where there is one, else by an appeal, once a day', () => {
    const plain = new Told().says(2, 'ESTIMATE Agent[01] WEREWOLF');
    const own = newDay(1);
    expect(actOf(said(plain, null, own)).act).toBe('defend-appeal');
    plain.says(3, 'VOTE Agent[01]');
    expect(said(plain, null, own)).toBeNull();
    const white = new Told().says(4, 'DIVINED Agent[01] HUMAN').says(2, 'ESTIMATE Agent[01] WEREWOLF');
    const { act, slots } = actOf(said(white, null));
    expect([act, slots.reason]).toEqual([
      'defend-reason',
      { id: 'seen-white', facts: { target: 1, claimant: 4 } },
    ]);
  });

  test('denies a black result with the name of who told it', () => {
    const told = new Told().says(4, 'DIVINED Agent[01] WEREWOLF');
    expect(actOf(said(told, null))).toEqual({ act: 'react-black-self', slots: { claimant: 4 } });
  });

  test('gives a reason that stands in the record, and another the next time', () => {
    const told = new Told().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    const own = newDay(2);
    const first = actOf(said(told, 'ESTIMATE Agent[02] WEREWOLF', own));
    expect([first.act, first.slots.reason]).toEqual([
      'estimate-wolf',
      { id: 'word-vote-mismatch', facts: { target: 2, other: 3, day: 1 } },
    ]);
    expect(reasonIn(said(told, 'ESTIMATE Agent[02] WEREWOLF', own))).not.toBe('word-vote-mismatch');
  });

  test('leaves a reason to whoever gave it first', () => {
    const told = new Told().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    told.says(4, '源太に投票します。綾と言って別の人に入れたのが気になります。');
    const say = said(told, 'ESTIMATE Agent[02] WEREWOLF');
    expect(reasonsAgainst(told.book, 2)[0]?.id).toBe('word-vote-mismatch');
    expect(reasonIn(say)).not.toBe('word-vote-mismatch');
  });

  test('says that it changed its mind, from whom to whom and why', () => {
    const told = new Told().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    const own = newDay(2);
    own.named.push(4);
    const { act, slots } = actOf(said(told, 'VOTE Agent[02]', own));
    expect([act, slots.target, slots.other]).toEqual(['change-vote', 2, 4]);
  });

  test('does not merely agree, and has nothing to say where the mind has not', () => {
    const told = new Told().says(2, 'VOTE Agent[03]');
    expect(said(told, 'AGREE TALK day1 ID:0')).toBeNull();
    expect(said(told, null)).toBeNull();
  });

  test('asks somebody who has said little and can still answer', () => {
    const told = new Told().says(2, 'VOTE Agent[03]', 'VOTE Agent[04]').says(3, 'VOTE Agent[02]');
    told.says(4, 'VOTE Agent[02]', 'VOTE Agent[03]').says(5, OVER);
    const speaker = speakerOf(told.book, newDay(1), 0);
    expect(contribution(null, speaker)?.what).toEqual({ act: 'ask-suspect', slots: { target: 3 } });
  });
});

describe('reasons', () => {
  test('are none where nothing has happened', () => {
    const { book } = new Told();
    expect([reasonsAgainst(book, 2), reasonsFor(book, 2)]).toEqual([[], []]);
  });

  test('against: a black that was human, a vote for a human, the first to name them, votes together', () => {
    const told = new Told().says(4, 'DIVINED Agent[05] WEREWOLF').votes(5, 5, 5, 5, 1).hangs(5).dawn(2);
    told.says(3, 'IDENTIFIED Agent[05] HUMAN');
    expect(reasonsAgainst(told.book, 4).map(({ id, facts }) => [id, facts.other])).toEqual([
      ['black-was-human', 5],
      ['hanged-human', 5],
      ['led-wrong-hang', 5],
    ]);
    told.votes(2, 3, 2, 3).dawn(3);
    expect(reasonsAgainst(told.book, 3).find(({ id }) => id === 'vote-together')?.facts).toEqual({
      target: 3,
      other: 1,
      count: 2,
    });
  });

  test('against: whom the victim accused last, and who never mentioned the hanged', () => {
    const told = new Told()
      .says(3, 'ESTIMATE Agent[02] WEREWOLF')
      .says(2, 'VOTE Agent[04]')
      .hangs(5)
      .dawn(2, 3);
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toEqual(['victim-accused', 'silent-on-hanged']);
  });

  test('against: a claim after two accusations, and four posts without a suspect', () => {
    const told = new Told()
      .says(3, 'VOTE Agent[02]')
      .says(4, 'VOTE Agent[02]')
      .says(2, 'COMINGOUT Agent[02] SEER');
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toContain('late-claim');
    told.says(2, 'GUARD Agent[01]', 'GUARD Agent[03]', 'GUARD Agent[04]');
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toContain('no-suspect');
  });

  test('for: a vote for a werewolf, standing alone for a human', () => {
    const told = new Told().votes(5, 5, 4, 5, 1).hangs(5).dawn(2).says(1, 'IDENTIFIED Agent[05] WEREWOLF');
    expect(reasonsFor(told.book, 2).map(({ id }) => id)).toEqual(['voted-wolf']);
    const human = new Told().votes(5, 5, 4, 5, 1).hangs(5).dawn(2).says(1, 'IDENTIFIED Agent[05] HUMAN');
    expect(reasonsFor(human.book, 3).map(({ id }) => id)).toEqual(['stood-alone']);
  });
});
