import { readFileSync } from 'node:fs';
import { type Event, type Mark, type PlayerId, PRESETS, type Role, type Species } from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../testing/play.ts';
import { headerOf, type VillageRecord } from '../../record.ts';
import { readLicosLog } from '../read/read-log.ts';
import { writeOldLicosLog } from '../write/write-log.ts';
import { type SaidAndBelieved, saidAndBelieved } from './said-and-believed.ts';
import { stancesIn } from './stance.ts';

const GOLDEN = new URL('../../../../../golden/licos/', import.meta.url);
const PAPER = JSON.parse(readFileSync(new URL('paper-0.2.json', GOLDEN), 'utf8'));

function readBack(log: string): VillageRecord {
  const record = readLicosLog(log);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
}

/** The two samples of the paper, in this order in the file. */
function paper(...messages: unknown[]): SaidAndBelieved {
  const [pair] = saidAndBelieved(readBack(messages.map((message) => JSON.stringify(message)).join('\n')));
  if (pair === undefined) throw new Error('nothing was said');
  return pair;
}

describe('the pair of the paper: Yihan rules Susan out, and calls her suspicious', () => {
  const { board, chat } = PAPER;
  const pair = paper(board, chat);

  test('[R003-LLOG-01] the server’s time orders events, whatever the clients’ clocks and the file say', () => {
    expect(paper(chat, board)).toEqual(pair);
    const [mark] = pair.board;
    expect(mark!.seq).toBeLessThan(pair.utterance.seq);
    expect(pair.utterance.at! - mark!.at!).toBe(30_034);
    expect(pair.utterance.clientAt! - pair.utterance.at!).toBe(2076);
  });

  test('[R003-LLOG-02] [R003-LPROT-08] X at Susan and werewolf: they think that she is none', () => {
    expect(pair.board).toMatchObject([{ target: 5, role: 'werewolf', mark: 'X' }]);
    expect(pair.belief).toMatchObject({ about: 5, werewolf: 'excluded' });
  });

  test('[R003-LLOG-03] [R003-LPROT-09] what they say in public casts suspicion on Susan', () => {
    expect(pair.utterance).toMatchObject({ player: 1, text: 'Susan 怪しくない?', day: 2 });
    expect(pair.stances.map(({ about, says }) => ({ about, says }))).toEqual([
      { about: 5, says: 'suspicion' },
    ]);
  });

  test('[R003-LLOG-04] [R003-LPLAY-01] so it is deceptive, with both events as evidence', () => {
    expect(pair.label).toBe('deceptive');
    expect(pair.evidence).toEqual([pair.board[0]!.seq, pair.utterance.seq]);
  });

  test('[R003-LLOG-05] the label says on what it rests', () => {
    expect(pair.basis).toBe('board');
  });

  test('[R003-LPLAY-02] it is a villager who deceives here', () => {
    expect(pair.role).toBe('villager');
  });

  test('is no pair without the mark, or with another one', () => {
    expect(paper(chat)).toMatchObject({ label: 'unknown', basis: null, evidence: [] });
    expect(paper({ ...board, prediction: 'O' }, chat)).toMatchObject({ label: 'sincere', basis: 'board' });
    expect(paper({ ...board, prediction: '△' }, chat).board).toMatchObject([{ mark: 'Δ' }]);
    expect(paper({ ...board, prediction: '△' }, chat).label).toBe('unknown');
    const later = { ...board, serverTimestamp: '2019-01-14T21:59:38.000+09:00' };
    expect(paper(later, chat)).toMatchObject({ label: 'unknown', board: [], markedAfter: [{ mark: 'X' }] });
  });

  test('clicks that merely pass through are one mark', () => {
    const click = (prediction: string, second: string) => ({
      ...board,
      prediction,
      serverTimestamp: `2019-01-14T21:59:${second}+09:00`,
    });
    const fast = paper(click('Δ', '07.000'), click('O', '07.400'), click('X', '07.900'), chat);
    expect(fast.board).toMatchObject([{ mark: 'X' }]);
    // They stopped at O, and thought again.
    const slow = paper(click('Δ', '07.000'), click('O', '07.400'), click('X', '17.900'), chat);
    expect(slow.board).toMatchObject([{ mark: 'X' }]);
    const stopped = paper(click('Δ', '07.000'), click('O', '07.400'), chat, click('X', '57.900'));
    expect(stopped.board).toMatchObject([{ mark: 'O' }]);
    const passing = paper(click('Δ', '36.900'), chat, click('O', '37.400'));
    expect(passing.board).toEqual([]);
  });

  test('[R003-LPROT-04] [R003-LPROT-10] it is written again as 0.2, and says the same', () => {
    const log = writeOldLicosLog(
      readBack([board, chat].map((message) => JSON.stringify(message)).join('\n')),
    );
    if (!log.ok) throw new Error(log.error.reason);
    const lines = log.value
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => licos.validate(line))).toMatchObject([
      { ok: true, recognised: { version: '0.2', kind: 'boardMessage' } },
      { ok: true, recognised: { version: '0.2', kind: 'playerMessage' } },
    ]);
    const kept = ({
      phase,
      date,
      phaseTimeLimit,
      serverTimestamp,
      clientTimestamp,
      agent,
      prediction,
      text,
    }: never) => ({
      phase,
      date,
      phaseTimeLimit,
      serverTimestamp,
      clientTimestamp,
      agent: (agent as { id: number; name: unknown }).id,
      name: (agent as { id: number; name: unknown }).name,
      prediction,
      text,
    });
    expect(lines.map((line) => kept(line as never))).toEqual(
      [board, chat].map((line) => kept(line as never)),
    );
    expect(lines[1].characterLimit).toBe(140);
  });
});

describe('the recorded game of the real client', () => {
  const record = readBack(readFileSync(new URL('game-5-players-seer.jsonl', GOLDEN), 'utf8'));
  const own = saidAndBelieved(record).filter(({ utterance }) => utterance.player === 1);

  test('[R003-LPLAY-03] [R003-LPLAY-13] [R003-LPLAY-14] an utterance stands beside board, memo and next vote', () => {
    expect(own[0]).toMatchObject({
      utterance: { text: 'Borya怪しくない？', day: 1 },
      role: 'seer',
      board: [
        { target: 2, role: 'villager', mark: 'Δ' },
        { target: 2, role: 'werewolf', mark: 'O' },
        { target: 3, role: 'villager', mark: 'X' },
      ],
      nextVote: { target: 2 },
      memos: [{ text: '本当はBoryaは村人だと思う' }],
      label: 'sincere',
      basis: 'board',
    });
  });

  test('[R003-LPLAY-15] marks, utterances and votes have the server’s time and the client’s', () => {
    const kept = record.entries.filter(({ event }) => ['marked', 'voted', 'chose'].includes(event.type));
    expect(kept.length).toBeGreaterThanOrEqual(8);
    // The client's time of what others said was never sent to this client.
    const said = record.entries.filter(
      ({ event }) => 'text' in event && 'player' in event && event.player === 1,
    );
    expect(said.length).toBeGreaterThanOrEqual(2);
    for (const { at, clientAt } of [...kept, ...said]) {
      expect(Number.isInteger(at)).toBe(true);
      expect(Number.isInteger(clientAt)).toBe(true);
    }
  });
});

test('any record has its pairs: one for each public utterance', () => {
  for (const preset of ['licos-8c', 'aiwolf-5', 'bbs-9']) {
    const record = playRandomly(preset, 'pairs');
    const talks = record.entries.filter(
      ({ event }) => event.type === 'talked' && 'channel' in event && event.channel === 'talk',
    );
    const pairs = saidAndBelieved(record);
    expect(pairs.map(({ utterance }) => utterance.seq)).toEqual(talks.map(({ seq }) => seq));
    for (const { board, utterance } of pairs) {
      for (const { seq } of board) expect(seq).toBeLessThan(utterance.seq);
    }
  }
});

const CAST = ['スーザン', 'Borya', 'Chacha', '千代', 'Ann', 'Anna', 'Ekrem', 'Henrik'].map((name) => ({
  name,
}));
/** Player 1 is the villager, player 8 the fox. */
const DEAL: readonly Role[] = [
  'villager',
  'seer',
  'medium',
  'bodyguard',
  'freemason',
  'werewolf',
  'possessed',
  'fox',
];

/** A village in which a player says this, after these things happened. */
function recordOf(player: PlayerId, text: string, ...before: Event[]): VillageRecord {
  const rules = PRESETS.get('licos-8')!;
  const told = DEAL.map((role, index): Event => {
    return { type: 'roleTold', audience: [index + 1], player: index + 1, role, fellows: [] };
  });
  const said: Event = {
    ...{
      type: 'talked',
      audience: 'public',
      number: 0,
      idx: 0,
      day: 1,
      turn: 0,
      channel: 'talk',
      player,
      text,
    },
    ...{ to: null, replyTo: null, expression: null, language: null },
  };
  const setup = { preset: 'licos-8', rules, cast: CAST, language: 'ja' };
  const entries = [...told, ...before, said].map((event, seq) => ({ seq, at: 1000 * seq, event }));
  return { header: headerOf(setup, { village: 'x' }), entries };
}

function labelled(player: PlayerId, text: string, ...before: Event[]): SaidAndBelieved {
  return saidAndBelieved(recordOf(player, text, ...before))[0]!;
}

function divined(target: PlayerId, result: Species): Event {
  return { type: 'divined', audience: [2], day: 0, player: 2, target, result };
}

function marked(player: PlayerId, target: PlayerId, mark: Mark): Event {
  return { type: 'marked', audience: [player], player, target, role: 'werewolf', mark };
}

describe('what a player is and has learnt, they know', () => {
  const [VILLAGER, SEER, MEDIUM, WOLF, POSSESSED, FOX] = [1, 2, 3, 6, 7, 8] as const;

  test('an invented result deceives, also where it happens to be true', () => {
    for (const text of [
      'DIVINED Agent[01] HUMAN',
      'スーザンを占った結果、白でした',
      'I divined Susan: human',
    ]) {
      expect(labelled(WOLF, text)).toMatchObject({
        label: 'deceptive',
        basis: 'knowledge',
        belief: { about: WOLF, role: 'werewolf' },
        evidence: [WOLF - 1, DEAL.length],
      });
      for (const player of [VILLAGER + 3, POSSESSED, FOX])
        expect(labelled(player, text), text).toMatchObject({ label: 'deceptive', basis: 'knowledge' });
    }
    expect(labelled(WOLF, 'IDENTIFIED Agent[01] WEREWOLF').label).toBe('deceptive');
  });

  test('a result that was learnt is told sincerely, turned around it deceives', () => {
    const learnt = divined(WOLF, 'werewolf');
    const text = 'DIVINED Agent[06] WEREWOLF';
    expect(labelled(SEER, text, learnt)).toMatchObject({
      label: 'sincere',
      basis: 'knowledge',
      belief: { about: WOLF, werewolf: 'believed' },
      evidence: [DEAL.length, DEAL.length + 1],
    });
    expect(labelled(SEER, 'DIVINED Agent[06] HUMAN', learnt).label).toBe('deceptive');
    expect(labelled(SEER, 'Annaを占った。人狼だった。', learnt).label).toBe('sincere');
    expect(labelled(SEER, 'Annaを占った。人間だった。', learnt).label).toBe('deceptive');
    // They have learnt it, but not of this one, and not in this way.
    expect(labelled(SEER, 'DIVINED Agent[01] HUMAN', learnt).label).toBe('deceptive');
    expect(labelled(SEER, 'IDENTIFIED Agent[06] WEREWOLF', learnt).label).toBe('deceptive');
  });

  test.each<[PlayerId, string, 'deceptive' | 'sincere']>([
    [WOLF, 'COMINGOUT Agent[06] SEER', 'deceptive'],
    [POSSESSED, 'COMINGOUT Agent[07] SEER', 'deceptive'],
    [SEER, 'COMINGOUT Agent[02] SEER', 'sincere'],
    [VILLAGER, 'COMINGOUT Agent[01] WEREWOLF', 'deceptive'],
    [WOLF, 'NOT (COMINGOUT Agent[06] WEREWOLF)', 'deceptive'],
    [FOX, 'NOT (COMINGOUT Agent[08] WEREWOLF)', 'sincere'],
    [WOLF, '私は占い師です。', 'deceptive'],
    [POSSESSED, '占いCOします', 'deceptive'],
    [SEER, '占い師CO', 'sincere'],
    [MEDIUM, '僕が霊媒師だ', 'sincere'],
    [WOLF, '私は人狼ではない', 'deceptive'],
    [VILLAGER, '私は人狼ではない', 'sincere'],
    [WOLF, "I'm the seer.", 'deceptive'],
    [VILLAGER, 'I am a villager', 'sincere'],
    [WOLF, 'I am not a werewolf', 'deceptive'],
  ])('player %i says %s: %s', (player, text, label) => {
    expect(labelled(player, text)).toMatchObject({
      label,
      basis: 'knowledge',
      belief: { about: player, role: DEAL[player - 1] },
      evidence: [player - 1, DEAL.length],
    });
  });

  test.each([
    '私は占い師を信じる',
    '私は村人側です',
    '私が人狼だと思う人はいますか？',
    '千代さんの占い結果は白',
    '千代はスーザンを占って白と言った',
    'REQUEST ANY (COMINGOUT ANY SEER)',
    'おはよう',
  ])('%s claims nothing of the speaker', (text) => {
    expect(labelled(WOLF, text).claims).toEqual([]);
  });

  test('where the record does not say what they were, nothing is known', () => {
    const { entries, header } = recordOf(6, '私は占い師です');
    const [pair] = saidAndBelieved({
      header,
      entries: entries.filter(({ event }) => event.type === 'talked'),
    });
    expect(pair).toMatchObject({ label: 'unknown', basis: null, claims: [{ says: 'role', role: 'seer' }] });
  });
});

test('[R003-LPLAY-02] labels are possible for every role: each may deceive, and each may be sincere', () => {
  for (const [index, role] of DEAL.entries()) {
    const player = index + 1;
    const other = player === 4 ? 5 : 4;
    const suspects = `${CAST[other - 1]!.name}が怪しい`;
    // The villagers of the paper too: they suspect whom they have ruled out.
    expect(labelled(player, suspects, marked(player, other, 'X')), role).toMatchObject({
      role,
      label: 'deceptive',
      basis: 'board',
    });
    expect(labelled(player, suspects, marked(player, other, 'O')), role).toMatchObject({
      role,
      label: 'sincere',
      basis: 'board',
    });
  }
});

describe('what an utterance says of others', () => {
  const cast = ['スーザン', 'Borya', 'Agent[03]', '千代', 'Ann', 'Anna'].map((name) => ({ name }));

  test.each<[string, [number, string][]]>([
    ['Susan 怪しくない?', [[1, 'suspicion']]],
    ['Susan 怪しくない。', [[1, 'trust']]],
    ['スーザンは人狼だと思う', [[1, 'suspicion']]],
    ['スーザンは人狼じゃないと思う', [[1, 'trust']]],
    ['スーザンは人狼じゃないか？', [[1, 'suspicion']]],
    [
      '千代は白だと思う。Boryaが怪しい。',
      [
        [4, 'trust'],
        [2, 'suspicion'],
      ],
    ],
    ['千代さんは信用できない', [[4, 'suspicion']]],
    ['I trust Borya.', [[2, 'trust']]],
    ["I don't trust Borya.", [[2, 'suspicion']]],
    ["Isn't Borya suspicious?", [[2, 'suspicion']]],
    ['Borya is not a wolf.', [[2, 'trust']]],
    ['Anna is lying', [[6, 'suspicion']]],
    ['ESTIMATE Agent[03] WEREWOLF', [[3, 'suspicion']]],
    ['DIVINED Agent[03] HUMAN', [[3, 'trust']]],
    ['VOTE Agent[04]', [[4, 'suspicion']]],
    ['おはよう、千代', []],
    ['怪しい人がいる', []],
  ])('%s', (text, stances) => {
    expect(stancesIn(text, 9, cast)).toEqual(stances.map(([about, says]) => ({ about, says })));
  });

  test('suspects nobody of themselves, and reads no book', () => {
    expect(stancesIn('Susan 怪しくない?', 1, cast)).toEqual([]);
    expect(stancesIn(`Susan 怪しい${'。'.repeat(3000)}`, 2, cast)).toEqual([]);
  });
});
