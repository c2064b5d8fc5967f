import { OVER } from '@mura/engine';
import { aiwolf, type natural } from '@mura/language';
import { describe, expect, test } from 'vitest';
import { speakerIn } from '../../testing/talking.ts';
import { ToldVillage } from '../../testing/told.ts';
import { HABITS } from '../characters/habit.ts';
import type { VillageChronicle } from './chronicle.ts';
import { contribution } from './discourse.ts';
import { reasonsToTurn } from './opinion.ts';
import { reasonsAgainst } from './reasons/reasons.ts';
import { newDay, type OwnDay, type Speaker, type ToSay } from './speaker.ts';
import { givenWord } from './word.ts';

function sentence(text: string): aiwolf.Sentence {
  const parsed = aiwolf.parseAIWolf(text, { dialect: 'java' });
  return parsed.ok ? parsed.value.tree : expect.fail(text);
}

function speakerOf(book: VillageChronicle, own: OwnDay, drawn: number): Speaker {
  return speakerIn({ book }, { own, lot: () => drawn });
}

function said({ book }: ToldVillage, proposal: string | null, own: OwnDay = newDay(book.day)): ToSay | null {
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

const LAST_WORD = { mustSpeak: true, isLastWord: true };

describe('a talker', () => {
  test('says claims and results at once, as they are', () => {
    const told = new ToldVillage().says(2, 'INQUIRE Agent[01] (VOTE ANY)');
    expect(said(told, 'DIVINED Agent[03] WEREWOLF')?.what).toHaveLength(1);
  });

  test('asks for no vote, and declares none, against whom it has let go', () => {
    const told = new ToldVillage().says(1, 'VOTE Agent[02]').says(3, 'VOTE Agent[04]');
    const own = { ...newDay(told.book.day), named: [2], posts: 1 };
    const last = () =>
      contribution(null, speakerIn(told, { own: { ...own, given: new Set() }, lot: () => 1, ...LAST_WORD }));
    expect(actOf(last())).toEqual({ act: 'declare-vote', slots: { target: 2 } });
    told.says(1, 'NOT (ESTIMATE Agent[02] WEREWOLF)');
    expect(last()).toBeNull();
  });

  test('tells who asks what it thinks of somebody: suspected, trusted, or neither', () => {
    const asked = () => new ToldVillage().says(2, 'INQUIRE Agent[01] (ESTIMATE Agent[03] ANY)');
    const suspected = said(asked(), 'VOTE Agent[03]');
    expect(suspected?.what).toMatchObject([{ verb: 'ESTIMATE', target: 3, role: 'WEREWOLF' }]);
    expect(suspected?.answers?.player).toBe(2);
    expect(actOf(said(asked(), 'VOTE Agent[04]'))).toEqual({ act: 'estimate-human', slots: { target: 3 } });
    const { book } = asked();
    const wary = { ...speakerOf(book, newDay(book.day), 1), trusts: () => false };
    expect(contribution(sentence('VOTE Agent[04]'), wary)?.what).toEqual({
      act: 'doubt-wolf',
      slots: { target: 3 },
    });
  });

  test('tells it too where all are asked, until two have', () => {
    const told = new ToldVillage().says(2, 'INQUIRE ANY (ESTIMATE Agent[03] ANY)');
    expect(actOf(said(told, null))).toEqual({ act: 'estimate-human', slots: { target: 3 } });
    const name = told.book.cast[2]?.name ?? '';
    const later = told.says(4, `${name} is fine.`).says(5, `I like ${name}.`);
    expect(said(later, null)?.answers).toBeUndefined();
  });

  test('answers who asks by name before it gives an opinion, and once', () => {
    const told = new ToldVillage().says(2, 'INQUIRE Agent[01] (VOTE ANY)').says(3, 'VOTE Agent[02]');
    const own = newDay(1);
    const first = said(told, 'VOTE Agent[04]', own);
    expect(actOf(first)).toEqual({ act: 'declare-vote', slots: { target: 4 } });
    expect(first?.answers?.player).toBe(2);
    expect(said(told, 'VOTE Agent[04]', own)?.answers).toBeUndefined();
  });

  test('defends itself with a fact of the record, else asks why, else appeals where several accuse it, once a day', () => {
    const plain = new ToldVillage()
      .says(5, 'COMINGOUT Agent[05] SEER')
      .says(2, 'ESTIMATE Agent[01] WEREWOLF');
    const own = newDay(1);
    const asked = said(plain, null, own);
    expect(actOf(asked)).toEqual({ act: 'ask-why-me', slots: { target: 2 } });
    expect(asked?.answers?.player).toBe(2);
    plain.says(3, 'VOTE Agent[01]');
    expect(actOf(said(plain, null, own)).act).toBe('defend-appeal');
    plain.says(4, 'VOTE Agent[01]');
    expect(said(plain, null, own)).toBeNull();
    const white = new ToldVillage().says(4, 'DIVINED Agent[01] HUMAN').says(2, 'ESTIMATE Agent[01] WEREWOLF');
    const { act, slots } = actOf(said(white, null));
    expect([act, slots.reason]).toEqual([
      'defend-reason',
      { id: 'seen-white', facts: { target: 1, claimant: 4 } },
    ]);
  });

  test('does not ask why whom it has heard give a reason, nor appeals against one voice', () => {
    const told = new ToldVillage()
      .says(5, 'COMINGOUT Agent[05] SEER')
      .says(2, 'BECAUSE (Agent[01] VOTED Agent[03]) (ESTIMATE Agent[01] WEREWOLF)');
    expect(said(told, null)).toBeNull();
  });

  test('says why it named somebody: its own result, that of a seer it trusts, a fact, or only a feeling', () => {
    const why = '千代、なぜそう思うのですか。';
    const named = (told: ToldVillage) => {
      const own = { ...newDay(1), named: [3] };
      return said(told.says(4, why), null, own)?.what;
    };
    expect(named(new ToldVillage())).toEqual({ act: 'answer-hunch', slots: { target: 3 } });
    expect(named(new ToldVillage().says(2, 'DIVINED Agent[03] WEREWOLF'))).toEqual({
      act: 'wolf-by-black',
      slots: { target: 3, claimant: 2 },
    });
    expect(named(new ToldVillage().says(1, 'DIVINED Agent[03] WEREWOLF'))).toMatchObject([
      { verb: 'DIVINED', target: 3, species: 'WEREWOLF' },
    ]);
  });

  test('says of another who claims the same that they lie, and for whom where it found them human', () => {
    const seers = () => new ToldVillage().says(1, 'COMINGOUT Agent[01] SEER');
    const doubted = said(seers().says(2, 'COMINGOUT Agent[02] SEER'), null);
    expect(actOf(doubted)).toEqual({ act: 'doubt-claim', slots: { claimant: 2, role: 'SEER' } });
    const human = seers().says(1, 'DIVINED Agent[02] HUMAN').says(2, 'COMINGOUT Agent[02] SEER');
    expect(actOf(said(human, null))).toEqual({ act: 'estimate-possessed', slots: { target: 2 } });
    expect(said(human.says(1, 'ESTIMATE Agent[02] POSSESSED'), null)).toBeNull();
  });

  test('hardly names anybody without a reason before anything has happened', () => {
    const early = new ToldVillage().says(2, 'REQUEST ANY (COMINGOUT ANY SEER)');
    const rarely = { ...speakerOf(early.book, newDay(1), 300), mustSpeak: false };
    expect(contribution(sentence('VOTE Agent[03]'), rarely)).toBeNull();
    expect(contribution(sentence('VOTE Agent[03]'), { ...rarely, mustSpeak: true })?.what).toMatchObject({
      act: 'pass',
    });
    const told = new ToldVillage().says(5, 'COMINGOUT Agent[05] SEER');
    expect(said(told, 'VOTE Agent[03]')?.what).toMatchObject([{ verb: 'VOTE', target: 3 }]);
  });

  test('does not turn to another without a reason, nor believes two seers on one day', () => {
    const told = new ToldVillage().says(5, 'COMINGOUT Agent[05] SEER');
    const own = { ...newDay(1), named: [3] };
    expect(said(told, 'VOTE Agent[04]', own)).toBeNull();
    const clash = told.says(5, 'DIVINED Agent[04] WEREWOLF').says(2, 'DIVINED Agent[03] WEREWOLF');
    const follower = { ...newDay(1), follows: 5 };
    expect(said(clash, 'VOTE Agent[03]', follower)?.what).not.toMatchObject({ act: 'wolf-by-black' });
    expect(actOf(said(clash, 'VOTE Agent[04]', follower)).act).toBe('wolf-by-black');
  });

  test('asks nothing with its last word of the day, and says for whom it votes', () => {
    const told = new ToldVillage().says(5, 'COMINGOUT Agent[05] SEER').says(2, 'ESTIMATE Agent[01] WEREWOLF');
    const last = (own: OwnDay) =>
      contribution(null, { ...speakerOf(told.book, own, 1), mustSpeak: true, isLastWord: true });
    expect(last(newDay(1))).toBeNull();
    expect(actOf(last({ ...newDay(1), named: [3] }))).toEqual({ act: 'declare-vote', slots: { target: 3 } });
  });

  test('says by whose word it goes, until two have said it of the same', () => {
    const told = new ToldVillage().says(5, 'DIVINED Agent[03] WEREWOLF');
    expect(actOf(said(told, 'VOTE Agent[03]')).act).toBe('wolf-by-black');
    const echo = '花が占って綾は人狼と言ったので、綾を疑います。';
    const third = said(told.says(2, echo).says(4, echo), 'VOTE Agent[03]');
    expect(third?.what).not.toMatchObject({ act: 'wolf-by-black' });
    expect(third).not.toBeNull();
  });

  test('denies a black result with the name of who told it', () => {
    const told = new ToldVillage().says(4, 'DIVINED Agent[01] WEREWOLF');
    expect(actOf(said(told, null))).toEqual({ act: 'react-black-self', slots: { claimant: 4 } });
  });

  test('gives a reason that stands in the record, and another the next time', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    const own = newDay(2);
    const first = actOf(said(told, 'ESTIMATE Agent[02] WEREWOLF', own));
    expect([first.act, first.slots.reason]).toEqual([
      'estimate-wolf',
      { id: 'word-vote-mismatch', facts: { target: 2, other: 3, day: 1 } },
    ]);
    expect(reasonIn(said(told, 'ESTIMATE Agent[02] WEREWOLF', own))).not.toBe('word-vote-mismatch');
  });

  test('leaves a reason to whoever gave it first', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    told.says(4, '源太に投票します。綾と言って別の人に入れたのが気になります。');
    const say = said(told, 'ESTIMATE Agent[02] WEREWOLF');
    expect(reasonsAgainst(told.book, 2)[0]?.id).toBe('word-vote-mismatch');
    expect(reasonIn(say)).not.toBe('word-vote-mismatch');
  });

  test('says that it changed its mind, from whom to whom and why', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    const own = newDay(2);
    own.named.push(4);
    const { act, slots } = actOf(said(told, 'VOTE Agent[02]', own));
    expect([act, slots.target, slots.other]).toEqual(['change-vote', 2, 4]);
  });

  test('names nobody else without a reason, and stays with whom it named when it is asked', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER');
    const own = newDay(1);
    expect(said(told, 'VOTE Agent[03]', own)?.what).toEqual([sentence('VOTE Agent[03]')]);
    expect(said(told, 'VOTE Agent[04]', own)).toBeNull();
    told.says(5, 'INQUIRE Agent[01] (VOTE ANY)');
    expect(actOf(said(told, 'VOTE Agent[04]', own)).slots).toEqual({ target: 3 });
  });

  test('does not merely agree, and has nothing to say where the mind has not', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER', 'VOTE Agent[03]');
    expect(said(told, 'AGREE TALK day1 ID:0')).toBeNull();
    expect(said(told, null)).toBeNull();
  });

  test('goes by the black of a seer, and says whose it is, unless they claim to be one themselves', () => {
    const told = new ToldVillage().says(4, 'COMINGOUT Agent[04] SEER', 'DIVINED Agent[03] WEREWOLF');
    expect(actOf(said(told, 'VOTE Agent[03]'))).toEqual({
      act: 'wolf-by-black',
      slots: { target: 3, claimant: 4 },
    });
    told.says(1, 'COMINGOUT Agent[01] SEER');
    expect(said(told, 'VOTE Agent[03]')?.what).not.toHaveProperty('act', 'wolf-by-black');
  });

  test('rebuts a word against somebody for whom something speaks in the record, once a day', () => {
    const told = new ToldVillage().says(4, 'DIVINED Agent[05] HUMAN').says(2, 'VOTE Agent[05]');
    const own = newDay(1);
    const { act, slots } = actOf(said(told, 'VOTE Agent[03]', own));
    expect([act, slots.talk?.id, slots.reason]).toEqual([
      'rebut',
      1,
      { id: 'seen-white', facts: { target: 5, claimant: 4 } },
    ]);
    expect(said(told, 'VOTE Agent[03]', own)?.what).toEqual([sentence('VOTE Agent[03]')]);
    told.says(3, '>>1 には反対です。栄作が花を占って人間と出したからです。');
    expect(said(told, 'VOTE Agent[03]')?.what).not.toHaveProperty('act', 'rebut');
  });

  test('believes a seer who calls them human, and says so once', () => {
    const told = new ToldVillage().says(4, 'COMINGOUT Agent[04] SEER', 'DIVINED Agent[01] HUMAN');
    const own = newDay(1);
    expect(actOf(said(told, null, own))).toEqual({ act: 'react-white-self', slots: { claimant: 4 } });
    expect(said(told, null, own)).toBeNull();
  });

  test('opens the first day by asking for the seer, unless somebody has, or one is out', () => {
    expect(actOf(said(new ToldVillage(), null))).toEqual({ act: 'ask-claims', slots: { role: 'SEER' } });
    const asked = new ToldVillage().says(2, 'REQUEST ANY (COMINGOUT ANY SEER)');
    const out = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER');
    expect([said(asked, null), said(out, null)]).toEqual([null, null]);
  });

  test('says what the mind has to say where silence would end its talk, however quiet it is', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER');
    const quiet = { ...speakerOf(told.book, newDay(1), 999), habit: HABITS.shy };
    const mind = sentence('VOTE Agent[03]');
    expect(contribution(mind, quiet)).toBeNull();
    expect(contribution(mind, { ...quiet, mustSpeak: true })?.what).toEqual([mind]);
  });

  test('asks somebody who has said little and can still answer', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]', 'VOTE Agent[04]');
    told.says(3, 'ESTIMATE Agent[02] VILLAGER');
    told.says(4, 'VOTE Agent[02]', 'VOTE Agent[03]').says(5, OVER);
    const speaker = speakerOf(told.book, newDay(1), 0);
    expect(contribution(null, speaker)?.what).toEqual({ act: 'ask-suspect', slots: { target: 3 } });
  });

  test('asks whom several have just named before it joins them, and then takes up the last', () => {
    const told = new ToldVillage().says(5, 'COMINGOUT Agent[05] SEER');
    told.says(2, 'VOTE Agent[03]').says(4, 'VOTE Agent[03]');
    expect(said(told, 'VOTE Agent[03]')?.what).toEqual({ act: 'ask-suspect', slots: { target: 3 } });
    const asked = told.says(5, 'INQUIRE Agent[03] (ESTIMATE ANY WEREWOLF)');
    expect(actOf(said(asked, 'VOTE Agent[03]')).act).toBe('agree-reason');
  });

  test('turns to another once a day, unless a seer has called them a werewolf', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]').votes(3, 5, 2, 2, 4).hangs(5).dawn(2);
    told.says(1, 'VOTE Agent[04]');
    const own = { ...newDay(2), named: [4] };
    expect(actOf(said(told, 'VOTE Agent[02]', own)).act).toBe('change-vote');
    const turned = { ...newDay(2), named: [4], given: new Set(['turned']) };
    expect(said(told, 'VOTE Agent[02]', turned)).toBeNull();
    told.says(5, 'COMINGOUT Agent[05] SEER', 'DIVINED Agent[02] WEREWOLF');
    expect(said(told, 'VOTE Agent[02]', turned)).not.toBeNull();
  });

  test('gives no result of another as its own', () => {
    const told = new ToldVillage().says(5, 'COMINGOUT Agent[05] SEER', 'DIVINED Agent[03] WEREWOLF');
    told.says(4, '千代、なぜそう思うのですか。');
    const own = { ...newDay(1), named: [3], follows: 5 };
    const { book } = told;
    const speaker = { ...speakerOf(book, own, 1), word: givenWord(1, book, 5) };
    expect(contribution(null, speaker)?.what).toEqual({
      act: 'wolf-by-black',
      slots: { target: 3, claimant: 5 },
    });
  });

  test('takes no side of a seer who calls it a werewolf, is proved wrong, or is dead', () => {
    const seers = () =>
      new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER').says(3, 'COMINGOUT Agent[03] SEER');
    const sideIn = (told: ToldVillage, trusted: number) =>
      contribution(null, {
        ...speakerOf(told.book, newDay(told.book.day), 1),
        trusts: (one) => one === trusted,
      })?.what;
    expect(sideIn(seers(), 2)).toEqual({ act: 'trust-claim', slots: { claimant: 2, role: 'SEER' } });
    expect(sideIn(seers().hangs(2).dawn(2), 2)).toBeUndefined();
    const wrong = seers().says(2, 'DIVINED Agent[05] WEREWOLF').dawn(2, 5);
    wrong.says(4, 'NOT (ESTIMATE Agent[05] WEREWOLF)');
    expect(sideIn(wrong, 2)).toHaveProperty('act', 'conclude-liar');
    const foe = seers().says(2, 'DIVINED Agent[01] WEREWOLF').says(1, 'NOT (COMINGOUT Agent[01] WEREWOLF)');
    expect(sideIn(foe, 2)).not.toHaveProperty('act', 'trust-claim');
  });

  test('says once whom it believes, and that it believes another now', () => {
    const told = new ToldVillage().says(2, 'COMINGOUT Agent[02] SEER').says(3, 'COMINGOUT Agent[03] SEER');
    told.says(1, 'ESTIMATE Agent[02] SEER').dawn(2);
    const sideOf = (trusted: number) =>
      contribution(null, { ...speakerOf(told.book, newDay(2), 1), trusts: (one) => one === trusted })?.what;
    expect(sideOf(2)).toBeUndefined();
    expect(sideOf(3)).toEqual({ act: 'change-trust', slots: { claimant: 3, other: 2, role: 'SEER' } });
  });

  test('tells of the dead only what is known of them', () => {
    const told = new ToldVillage().hangs(5).dawn(2).says(3, 'IDENTIFIED Agent[05] WEREWOLF');
    const asked = told.says(2, 'INQUIRE Agent[01] (ESTIMATE Agent[05] ANY)');
    expect(actOf(said(asked, null))).toEqual({
      act: 'retell-identified',
      slots: { claimant: 3, target: 5, species: 'WEREWOLF' },
    });
  });

  test('does not suspect whom it identified', () => {
    const told = new ToldVillage().hangs(5).dawn(2);
    const own = newDay(2);
    said(told, 'IDENTIFIED Agent[05] WEREWOLF', own);
    told.says(1, 'IDENTIFIED Agent[05] WEREWOLF').says(2, 'INQUIRE Agent[01] (ESTIMATE ANY WEREWOLF)');
    expect(own.named).toEqual([]);
    expect(said(told, null, own)).toBeNull();
    expect(actOf(said(told, 'VOTE Agent[03]', own)).slots.target).toBe(3);
  });

  test('turns to another by nothing that holds against the first as well', () => {
    const told = new ToldVillage()
      .votes(2, 5, 5, 5, 3)
      .hangs(5)
      .dawn(2)
      .says(4, 'IDENTIFIED Agent[05] HUMAN');
    const ids = (before: number | null) => reasonsToTurn(3, before, told).map(({ id }) => id);
    expect(ids(null)).toContain('hanged-human');
    expect(ids(2)).not.toContain('hanged-human');
  });

  test('goes by no seer whose word has proved wrong', () => {
    const told = new ToldVillage()
      .says(4, 'COMINGOUT Agent[04] SEER', 'DIVINED Agent[05] WEREWOLF')
      .dawn(2, 5);
    told.says(4, 'DIVINED Agent[03] WEREWOLF');
    told.says(2, 'NOT (ESTIMATE Agent[05] WEREWOLF)', 'NOT (ESTIMATE Agent[04] SEER)');
    expect(said(told, 'VOTE Agent[03]')?.what).not.toHaveProperty('act', 'wolf-by-black');
  });
});
