import { describe, expect, test } from 'vitest';
import { ToldVillage } from '../../../testing/told.ts';
import { reasonsAgainst, reasonsFor, reasonsForClaim, refutationsOf } from './reasons.ts';

describe('reasons', () => {
  test('are none where nothing has happened', () => {
    const { book } = new ToldVillage();
    expect([reasonsAgainst(book, 2), reasonsFor(book, 2)]).toEqual([[], []]);
  });

  test('against: a black that was human, a vote for a human, the first to name them, votes together', () => {
    const told = new ToldVillage()
      .says(4, 'DIVINED Agent[05] WEREWOLF')
      .votes(5, 5, 5, 5, 1)
      .hangs(5)
      .dawn(2);
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
    const told = new ToldVillage()
      .says(3, 'ESTIMATE Agent[02] WEREWOLF')
      .says(2, 'VOTE Agent[04]')
      .hangs(5)
      .dawn(2, 3);
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toEqual(['victim-accused', 'silent-on-hanged']);
  });

  test('against: a claim after two accusations, and four posts without a suspect', () => {
    const told = new ToldVillage()
      .says(3, 'VOTE Agent[02]')
      .says(4, 'VOTE Agent[02]')
      .says(2, 'COMINGOUT Agent[02] SEER');
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toContain('late-claim');
    told.says(2, 'GUARD Agent[01]', 'GUARD Agent[03]', 'GUARD Agent[04]');
    expect(reasonsAgainst(told.book, 2).map(({ id }) => id)).toContain('no-suspect');
  });

  test('for: a vote for a werewolf, standing alone for a human', () => {
    const told = new ToldVillage()
      .votes(5, 5, 4, 5, 1)
      .hangs(5)
      .dawn(2)
      .says(1, 'IDENTIFIED Agent[05] WEREWOLF');
    expect(reasonsFor(told.book, 2).map(({ id }) => id)).toEqual(['voted-wolf']);
    const human = new ToldVillage()
      .votes(5, 5, 4, 5, 1)
      .hangs(5)
      .dawn(2)
      .says(1, 'IDENTIFIED Agent[05] HUMAN');
    expect(reasonsFor(human.book, 3).map(({ id }) => id)).toEqual(['stood-alone']);
  });

  test('against: a switch that saved somebody, and none where it changed nothing', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[03]').votes(3, 4, 4, 3, 4).hangs(4).dawn(2);
    expect(idsAgainst(told, 2)).toEqual(expect.arrayContaining(['word-vote-mismatch', 'switch-saves']));
    const idle = new ToldVillage().says(2, 'VOTE Agent[03]').votes(4, 4, 4, 1, 4).hangs(4).dawn(2);
    expect(idsAgainst(idle, 2)).not.toContain('switch-saves');
  });

  test('against: a white who was a werewolf, and who is called one by a seer proved wrong', () => {
    const told = new ToldVillage()
      .says(4, 'DIVINED Agent[05] HUMAN', 'DIVINED Agent[02] WEREWOLF')
      .hangs(5)
      .dawn(2);
    told.says(3, 'IDENTIFIED Agent[05] WEREWOLF');
    expect(idsAgainst(told, 4)).toContain('white-on-killer');
    expect(reasonsFor(told.book, 2)).toEqual([{ id: 'rivals-attack', facts: { target: 2, claimant: 4 } }]);
  });

  test('against: another divination than was announced', () => {
    const told = new ToldVillage().says(4, 'DIVINATION Agent[02]').dawn(2).says(4, 'DIVINED Agent[03] HUMAN');
    expect(reasonsAgainst(told.book, 4)[0]).toEqual({
      id: 'plan-mismatch',
      facts: { target: 4, other: 2, day: 1 },
    });
    const kept = new ToldVillage().says(4, 'DIVINATION Agent[02]').dawn(2).says(4, 'DIVINED Agent[02] HUMAN');
    expect(idsAgainst(kept, 4)).not.toContain('plan-mismatch');
  });

  test('against: two seers whose results differ, a result about the dead, a seer whom nobody attacks', () => {
    const told = new ToldVillage()
      .says(4, 'COMINGOUT Agent[04] SEER', 'DIVINED Agent[02] HUMAN')
      .says(3, 'COMINGOUT Agent[03] SEER', 'DIVINED Agent[02] WEREWOLF');
    expect(reasonsAgainst(told.book, 3)).toEqual([
      { id: 'two-seers-clash', facts: { target: 3, claimant: 3, other: 4 } },
    ]);
    const alone = new ToldVillage()
      .says(4, 'COMINGOUT Agent[04] SEER')
      .dawn(2, 5)
      .says(4, 'DIVINED Agent[05] HUMAN');
    expect(idsAgainst(alone, 4)).toEqual(['not-attacked', 'result-after-death']);
  });

  test('against: views that change with nothing new between, but not after a result', () => {
    const told = new ToldVillage().says(2, 'ESTIMATE Agent[03] WEREWOLF');
    expect(idsAgainst(told, 2)).toEqual([]);
    const news = new ToldVillage().says(2, 'ESTIMATE Agent[03] WEREWOLF').says(4, 'DIVINED Agent[03] HUMAN');
    for (const one of [told, news]) one.says(2, 'ESTIMATE Agent[03] VILLAGER');
    expect(idsAgainst(told, 2)).toEqual(['opinion-flip']);
    expect(idsAgainst(news, 2)).toEqual([]);
  });

  test('against: joining at once and twice, before the reason was told, and saying nothing else', () => {
    const told = new ToldVillage().says(3, 'VOTE Agent[04]').says(2, 'VOTE Agent[04]');
    expect(idsAgainst(told, 2)).toEqual([]);
    told.says(5, 'VOTE Agent[01]').says(2, 'ESTIMATE Agent[01] WEREWOLF');
    expect(idsAgainst(told, 2)).toEqual(['fast-agree', 'only-repeats']);
    told.says(3, 'BECAUSE (Agent[04] VOTE Agent[01]) (ESTIMATE Agent[04] WEREWOLF)');
    expect(reasonsAgainst(told.book, 2)[0]).toEqual({
      id: 'agree-before-reason',
      facts: { target: 2, talk: { channel: 'TALK', day: 1, id: 0 } },
    });
  });

  test('against: a question that is still open after many posts, though they spoke', () => {
    const told = new ToldVillage()
      .says(3, 'INQUIRE Agent[02] (ESTIMATE ANY WEREWOLF)')
      .says(2, 'GUARD Agent[01]');
    const others = ['GUARD Agent[01]', 'GUARD Agent[02]', 'GUARD Agent[03]', 'GUARD Agent[04]'];
    told.says(4, ...others);
    expect(idsAgainst(told, 2)).not.toContain('unanswered');
    told.says(5, 'GUARD Agent[01]');
    expect(idsAgainst(told, 2)).toContain('unanswered');
    told.says(2, 'VOTE Agent[04]');
    expect(idsAgainst(told, 2)).not.toContain('unanswered');
  });

  test('against: pressing one of two rivals only, and leaving a black alone', () => {
    const told = new ToldVillage()
      .says(4, 'COMINGOUT Agent[04] SEER', 'DIVINED Agent[05] WEREWOLF')
      .says(3, 'COMINGOUT Agent[03] SEER');
    told.says(2, 'VOTE Agent[03]', 'ESTIMATE Agent[03] WEREWOLF', 'INQUIRE Agent[03] (VOTE ANY)');
    expect(reasonsAgainst(told.book, 2).map(({ id, facts }) => [id, facts.other])).toEqual([
      ['asks-one-side', 3],
      ['soft-on-black', 5],
    ]);
    told.says(2, 'VOTE Agent[04]');
    expect(idsAgainst(told, 2)).toEqual([]);
  });

  test('against: two who never spoke against each other, where one is accused', () => {
    const told = new ToldVillage();
    for (const player of [2, 3]) told.says(player, ...Array<string>(5).fill('GUARD Agent[01]'));
    told.dawn(2);
    expect(idsAgainst(told, 2)).not.toContain('never-against');
    told.says(4, 'VOTE Agent[03]');
    expect(idsAgainst(told, 2)).toContain('never-against');
    told.says(3, 'VOTE Agent[02]');
    expect(idsAgainst(told, 2)).not.toContain('never-against');
  });

  test('for: the first who suspected a werewolf, and a guard that fits a quiet night', () => {
    const told = new ToldVillage().says(2, 'VOTE Agent[05]').says(3, 'VOTE Agent[05]').hangs(5).dawn(2);
    told.says(1, 'IDENTIFIED Agent[05] WEREWOLF');
    expect(reasonsFor(told.book, 2).map(({ id }) => id)).toEqual(['first-suspecter']);
    told.says(4, 'COMINGOUT Agent[04] SEER');
    told.says(3, 'COMINGOUT Agent[03] BODYGUARD', 'GUARDED Agent[04]');
    expect(reasonsFor(told.book, 3)).toEqual([{ id: 'save-fits', facts: { target: 3, other: 4 } }]);
  });

  test('against: a black who was attacked, and belief in a werewolf', () => {
    const told = new ToldVillage().says(2, 'DIVINED Agent[05] WEREWOLF').says(3, 'ESTIMATE Agent[04] SEER');
    expect(reasonsAgainst(told.book, 2)).toEqual([]);
    told.hangs(4).dawn(2, 5).says(1, 'IDENTIFIED Agent[04] WEREWOLF');
    const black = { id: 'black-was-attacked', facts: { target: 2, other: 5 } };
    const belief = { id: 'believed-wolf', facts: { target: 3, other: 4 } };
    expect(reasonsAgainst(told.book, 2)).toContainEqual(black);
    expect(reasonsAgainst(told.book, 3)).toContainEqual(belief);
    expect(refutationsOf(told.book, 2)).toEqual([black]);
  });

  test('for: a black who was a werewolf, the suspicion of a werewolf; for a claim: an attack', () => {
    const told = new ToldVillage()
      .says(2, 'COMINGOUT Agent[02] SEER', 'DIVINED Agent[04] WEREWOLF')
      .says(4, 'VOTE Agent[03]');
    expect(reasonsForClaim(told.book, 2)).toEqual([]);
    told.hangs(4).dawn(2, 2).says(1, 'IDENTIFIED Agent[04] WEREWOLF');
    expect(reasonsFor(told.book, 3)).toContainEqual({
      id: 'accused-by-wolf',
      facts: { target: 3, other: 4 },
    });
    expect(reasonsForClaim(told.book, 2).map(({ id }) => id)).toEqual(['black-was-wolf', 'claim-attacked']);
  });
});

function idsAgainst({ book }: ToldVillage, target: number): string[] {
  return reasonsAgainst(book, target).map(({ id }) => id);
}
