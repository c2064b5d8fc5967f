import type { Event, Talked } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { detectFormat } from '../aiwolf/read/detect.ts';
import { readAny } from '../aiwolf/read/read-any.ts';
import { readRecord } from '../read/read.ts';
import { eventsOf, type VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { readBbsPages, villageOfBbs } from './wolfbbs.ts';

/** Pages in the form of the site, with a village and words of our own. */
const CAST = ['楽天家 ゲルト', '村長 ヴァルター', '旅人 ニコラス', '少女 リーザ', 'パン屋 オットー'];
let seconds = 1_300_000_000;

function post(who: string, kind: 'say' | 'whisper' | 'think' | 'groan', html: string): string {
  seconds += 60;
  return `<div class="message ch1"> <a name="${kind}1"><span class="mes_no">1.</span></a> <a name="mes${seconds}">${who}</a> <span class="time">13:53 </span>
<table class="message_box"><tr><td width="40"><img src="face01.jpg"></td><td><div class="mes_${kind}_body0"><div class="mes_${kind}_body1">${html}</div></div></td></tr></table></div>
`;
}

function announce(html: string, kind: 'announce' | 'order' | 'extra' = 'announce'): string {
  return `<div class="message ch0"><div class="${kind}">${html}</div></div>`;
}

function page(label: string, body: string): string {
  const days = ['プロローグ', '1日目', '2日目', 'エピローグ'].map((day) =>
    day === label ? `<span class="time">${day}</span>` : `<a href="index.rb?vid=7">${day}</a>`,
  );
  return `<html><head><title>人狼BBS:G G007 試しの村</title></head><body><p>${days.join(' ')}</p>${body}</body></html>`;
}

const PROLOGUE = page(
  'プロローグ',
  CAST.map((who, index) => announce(`${index + 1}人目、${who}。`)).join('') +
    post(CAST[0]!, 'say', '楽しもう。<br />よろしく&amp;どうぞ'),
);
const DAY1 = page('1日目', post(CAST[1]!, 'say', 'おはよう。') + post(CAST[2]!, 'whisper', '誰を襲う？'));
const DAY2 = page(
  '2日目',
  announce('次の日の朝、楽天家 ゲルト が無残な姿で発見された。') +
    post(CAST[3]!, 'say', '<a href="index.rb?vid=7&amp;#say2">&gt;&gt;2</a> ▼旅') +
    post(CAST[4]!, 'think', 'ニコラスが怪しい。') +
    post(CAST[0]!, 'groan', 'うらめしい。') +
    announce('少女 リーザ は、旅人 ニコラス を占った。', 'extra') +
    announce(
      '村長 ヴァルター は 旅人 ニコラス に投票した。<br />少女 リーザ は 旅人 ニコラス に投票した。<br />旅人 ニコラス は 少女 リーザ に投票した。<br /><br />旅人 ニコラス は村人達の手により処刑された。',
    ),
);
const EPILOGUE = page(
  'エピローグ',
  announce('全ての人狼を退治した……。人狼に怯える日々は去ったのだ！<br />') +
    announce(
      ['村人', '村人', '人狼', '占い師', '狂人']
        .map((role, index) => `${CAST[index]} （<a href="u">user${index}</a>）、生存。${role}だった。<br />`)
        .join(''),
    ) +
    post(CAST[2]!, 'say', 'お疲れ様でした。'),
);

function village(pages: readonly string[]): VillageRecord {
  const read = readBbsPages(pages);
  return read.ok ? read.value : expect.fail(read.error.reason);
}

function told(record: VillageRecord, type: Event['type']): unknown[] {
  return eventsOf(record).filter((event) => event.type === type);
}

function posts(record: VillageRecord): [string, number, string, string][] {
  return (told(record, 'talked') as Talked[]).map(({ channel, day, player, text }) => [
    channel,
    day,
    record.header.cast[player - 1]!.name,
    text,
  ]);
}

describe('the pages of a village of 人狼BBS', () => {
  const whole = village([DAY2, EPILOGUE, PROLOGUE, DAY1]);

  test('[R002-BBS-18] become one village: normal posts, whispers, soliloquies and groans, in whatever order the pages come', () => {
    expect(whole.header).toMatchObject({ village: 'G007', language: 'ja', source: { format: 'wolfbbs' } });
    expect(whole.header.cast[0]).toEqual({ name: 'ゲルト', profile: '楽天家' });
    expect(posts(whole)).toEqual([
      ['talk', 0, 'ゲルト', '楽しもう。\nよろしく&どうぞ'],
      ['talk', 1, 'ヴァルター', 'おはよう。'],
      ['whisper', 1, 'ニコラス', '誰を襲う？'],
      ['talk', 2, 'リーザ', '>>2 ▼旅'],
      ['soliloquy', 2, 'オットー', 'ニコラスが怪しい。'],
      ['grave', 2, 'ゲルト', 'うらめしい。'],
      ['talk', 3, 'ニコラス', 'お疲れ様でした。'],
    ]);
    expect(whole.entries.find(({ event }) => event.type === 'talked')?.at).toBe(1_300_000_060_000);
  });

  test('[R002-BBS-19] tell the prologue, the days, and what is said after the end', () => {
    const types = eventsOf(whole).map((event) => event.type);
    expect(types.indexOf('ended')).toBeLessThan(types.lastIndexOf('talked'));
    const phases = told(whole, 'phaseBegan') as { phase: string }[];
    expect(phases.map(({ phase }) => phase)).toEqual(['prologue', 'day', 'day', 'epilogue']);
  });

  test('tell deaths, votes, divinations, roles and the winner', () => {
    expect(told(whole, 'dawnBroke')).toMatchObject([
      { day: 1, dead: [] },
      { day: 2, dead: [1] },
    ]);
    expect(told(whole, 'votesCounted')).toMatchObject([
      {
        day: 2,
        votes: [
          { player: 2, target: 3 },
          { player: 4, target: 3 },
          { player: 3, target: 4 },
        ],
      },
    ]);
    expect(told(whole, 'executed')).toMatchObject([{ day: 2, player: 3 }]);
    expect(told(whole, 'divined')).toMatchObject([{ player: 4, target: 3, result: 'werewolf' }]);
    expect(told(whole, 'ended')).toMatchObject([{ winner: 'village' }]);
    expect(told(whole, 'sealed')).toMatchObject([
      {
        deal: ['villager', 'villager', 'werewolf', 'seer', 'possessed'],
        players: ['user0', 'user1', 'user2', 'user3', 'user4'],
      },
    ]);
  });

  test('are a record that is written and read again', () => {
    const read = readRecord(writeRecord(whole));
    expect(read.ok ? null : read.error).toBeNull();
    expect(read.ok && writeRecord(read.value.record)).toBe(writeRecord(whole));
  });

  test('say what is not known where pages are missing, and make nothing up', () => {
    const part = village([PROLOGUE, DAY1]);
    expect(part.header.source?.unknown).toEqual(expect.arrayContaining(['rules', 'deal', 'outcome']));
    for (const type of ['sealed', 'roleTold', 'ended', 'divined'] as const)
      expect(told(part, type)).toEqual([]);
    const alone = readAny(DAY2);
    expect(alone.ok).toBe(true);
    // Without roles nobody knows what was seen: the line is only kept.
    expect(alone.ok && alone.value.entries.some(({ event }) => event.type === 'divined')).toBe(false);
    expect(alone.ok && alone.value.entries.some(({ event }) => event.type === 'foreign')).toBe(true);
  });

  test('are recognised, and a page without posts is refused', () => {
    expect(detectFormat(DAY1)).toBe('wolfbbs');
    expect(villageOfBbs(DAY1)).toBe('G007');
    expect(readBbsPages([page('1日目', '')])).toMatchObject({ ok: false });
  });
});

test('A page of nonsense is refused in the time that its size needs', () => {
  const head = '<html><head><title>人狼BBS:G G001 x</title></head><body>';
  const nonsense = ['<a name="mes1">x</a> ', '<div class="announce">', '次の日の朝、', 'a（'].map((piece) =>
    head.concat(piece.repeat(20_000)),
  );
  const before = process.cpuUsage();
  for (const page of nonsense) expect(readBbsPages([page]).ok).toBe(false);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(3);
});
