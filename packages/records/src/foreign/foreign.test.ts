import type { Event, Talked } from '@mura/engine';
import { describe, expect, test } from 'vitest';
import { detectFormat } from '../aiwolf/read/detect.ts';
import { readAny } from '../aiwolf/read/read-any.ts';
import { decodeForeign } from '../read/encoding.ts';
import { readRecord } from '../read/read.ts';
import { eventsOf, FOREIGN, rolesSaidIn, type VillageRecord } from '../record.ts';
import { writeRecord } from '../write/write.ts';
import { parseDelimited } from './delimited.ts';
import { parseMapping, readMappedTable } from './mapped-table.ts';
import { partOf, readParts } from './parts.ts';
import { readChatPages } from './wakamete.ts';

/** As every other log: written as a record, it is read again. */
function sound(record: VillageRecord): VillageRecord {
  const read = readRecord(writeRecord(record));
  expect(read.ok ? null : read.error).toBeNull();
  return record;
}

function any(text: string): VillageRecord {
  const read = readAny(text);
  return read.ok ? sound(read.value) : expect.fail(read.error.reason);
}

function told(record: VillageRecord, type: Event['type']): Event[] {
  return eventsOf(record).filter((event) => event.type === type);
}

function said(record: VillageRecord): string[] {
  return (told(record, 'talked') as Talked[]).map(
    ({ channel, day, player, text }) => `${day} ${channel} ${record.header.cast[player - 1]!.name}: ${text}`,
  );
}

/** A page in the form of the chat sites; the newest stands first. */
const CHAT = `<html><body><table><tr><td class="CLSTD01">◆ 村人たち</td></tr><tr><td><table><tbody><tr>
<td><img src="a.gif"></td><td>アキ<br>（生存中）</td><td></td><td>ハル<br>（生存中）</td><td></td><td>ナツ<br>（死　亡）</td></tr></tbody></table></td></tr>
<tr><td class="CLSTD01">◆ アナタの情報</td></tr><tr><td>アナタの役割は「村人」です。</td></tr>
<tr><td class="CLSTD01">◆ 出来事</td></tr><tr><td><font size="+2">～ 試し村 ～</font> 4242番地<br><font size="+2">2</font>日目 <span id="timeleft"><b>1</b></span><br><table cellpadding="0"><tbody>
<tr><td colspan="2"><br><font size="+1">2日目 投票結果。</font><br><table><tbody><tr><td><b>アキ</b>さん</td><td>1 票</td><td>投票先 → <b>ハル</b>さん</td></tr><tr><td><b>ハル</b>さん</td><td>1 票</td><td>投票先 → <b>アキ</b>さん</td></tr></tbody></table></td></tr>
<tr><td width="160" valign="top"><font color="#cccccc">◆</font><b>ハル</b>さん</td><td>「<font size="-1">占いＣＯ<br>アキ○</font>」</td></tr>
<tr><td width="160" valign="top"><font color="#cccccc">◆</font><b>アキ</b>さん</td><td>「おはよう」</td></tr>
<tr><td colspan="2"><img src="x.gif"> <b>ナツ</b>さんは翌日<font color="#ff0000">無残な姿で発見された・・・。</font></td></tr>
<tr><td valign="top"><font color="#ff9900">◆<b>ゲームマスター</b></font></td><td>「始めます」</td></tr></tbody></table></td></tr>
<input type="hidden" name="TXTPASS" value="secret"></table></body></html>`;

describe('a page of a chat site', () => {
  const read = readChatPages([CHAT]);
  const record = read.ok ? sound(read.value) : expect.fail(read.error.reason);

  test('is read from the oldest to the newest, with its votes and its dead', () => {
    expect(detectFormat(CHAT)).toBe('wakamete');
    expect(record.header).toMatchObject({ village: '4242', source: { format: 'wakamete' } });
    expect(said(record)).toEqual(['2 talk アキ: おはよう', '2 talk ハル: 占いＣＯ\nアキ○']);
    expect(told(record, 'dawnBroke')).toMatchObject([{ day: 2, dead: [3] }]);
    expect(told(record, 'votesCounted')).toMatchObject([
      {
        votes: [
          { player: 1, target: 2 },
          { player: 2, target: 1 },
        ],
      },
    ]);
  });

  test('keeps what is not understood, knows no roles, and takes nothing of the account of whoever saved it', () => {
    const text = writeRecord(record);
    expect(text).toContain('始めます');
    expect(told(record, 'sealed')).toEqual([]);
    expect(record.header.source?.unknown).toContain('deal');
    expect(text).not.toContain('secret');
  });
});

describe('games of Mafia', () => {
  const line = (t: string, who: string, text: string) => ({ t, who, text });
  const GAME = {
    game: '7',
    players: ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({
      name,
      mafia: name === 'Cat',
      llm: name === 'Dan',
    })),
    winner_line: 'Bystanders win!',
    day: [
      line('10:00:05', 'Ann', 'hello'),
      line('10:01:00', 'Game-Manager', 'Ann voted for Cat'),
      line('10:01:01', 'Game-Manager', 'Cat voted for Ann'),
    ],
    night: [line('10:02:00', 'Cat', 'who?')],
    manager: [
      line('10:00:00', 'Game-Manager', "Now it's Daytime for 3 minutes, everyone can communicate."),
      line('10:01:30', 'Game-Manager', 'Bob was voted out. Their role was bystander'),
      line('10:01:40', 'Game-Manager', "Now it's Nighttime for 1 minutes, only mafia can communicate."),
      line('10:02:30', 'Game-Manager', 'Dan was voted out. Their role was bystander'),
      line('10:03:00', 'Game-Manager', "Now it's Daytime for 3 minutes, everyone can communicate."),
    ],
  };

  test('with a manager in the chat: mafiosi are werewolves, bystanders villagers', () => {
    const record = any(JSON.stringify(GAME));
    expect(said(record)).toEqual(['1 talk Ann: hello', '1 whisper Cat: who?']);
    expect(told(record, 'sealed')).toMatchObject([
      { deal: ['villager', 'villager', 'werewolf', 'villager'] },
    ]);
    expect(told(record, 'votesCounted')).toMatchObject([
      {
        votes: [
          { player: 1, target: 3 },
          { player: 3, target: 1 },
        ],
      },
    ]);
    expect(told(record, 'executed')).toMatchObject([{ day: 1, player: 2 }]);
    expect(told(record, 'dawnBroke')).toMatchObject([
      { day: 1, dead: [] },
      { day: 2, dead: [4] },
    ]);
    expect(told(record, 'ended')).toMatchObject([{ winner: 'village' }]);
  });

  const HEAD =
    'id,creation_time,property1,property2,property3,property4,property5,failed,time_of_death,details,type';
  const TABLES = [
    {
      path: 'games/g1/info.csv',
      text: `${HEAD},origin_id,network_id,contents
1,2019-01-01 00:00:00.5,,,,,,f,,{},info,1,1,Phase Change to Nighttime
4,2019-01-01 00:03:00.5,,,,,,f,,{},text,2,1,"Bob B: well, ""hi"""
2,2019-01-01 00:01:00.5,,,,,,f,,{},text,3,1,Cat C: psst
3,2019-01-01 00:02:00.5,,,,,,f,,{},info,1,1,Phase Change to Daytime: Victim - Ann A
5,2019-01-01 00:04:00.5,,,,,,f,,{},vote,2,1,Bob B: Cat C
6,2019-01-01 00:05:00.5,,,,,,f,,{},info,1,1,Phase Change to Nighttime: Victim - Cat C
`,
    },
    {
      path: 'games/g1/node.csv',
      text: `${HEAD},network_id,participant_id
1,t,,,,,,f,,{},source,1,
2,t,Ann A,False,,,,f,,{},bystander,1,1
3,t,Bob B,True,,,,f,,{},bystander,1,2
4,t,Cat C,False,,,,f,,{},mafioso,1,3
`,
    },
    {
      path: 'games/g1/network.csv',
      text: `${HEAD},max_size,full,role\n1,t,False,bystanders,,,,f,,{},mafia-network,11,t,x\n`,
    },
  ];

  test('in three tables of a folder belong together; one alone is refused', () => {
    expect(new Set(TABLES.map((part) => partOf(part)?.key))).toEqual(new Set(['mafia-mturk games/g1']));
    const read = readParts('mafia-mturk', TABLES);
    const record = read.ok ? sound(read.value) : expect.fail(read.error.reason);
    expect(record.header.village).toBe('g1');
    expect(said(record)).toEqual(['0 whisper Cat C: psst', '1 talk Bob B: well, "hi"']);
    expect(told(record, 'dawnBroke')).toMatchObject([{ day: 1, dead: [1] }]);
    expect(told(record, 'executed')).toMatchObject([{ player: 3 }]);
    expect(readParts('mafia-mturk', TABLES.slice(0, 1))).toMatchObject({ ok: false });
  });
});

describe('a log of packets', () => {
  const names = ['Ann', 'Bob', 'Cat'];
  const roles: Readonly<Record<string, string>> = { Ann: 'SEER', Bob: 'VILLAGER', Cat: 'WEREWOLF' };
  let time = 0;
  const packet = (
    agent: string,
    request: string,
    day: number,
    dead: readonly string[],
    response?: string,
  ) => ({
    agent,
    request: JSON.stringify({
      request,
      info: {
        day,
        agent,
        status_map: Object.fromEntries(names.map((name) => [name, dead.includes(name) ? 'DEAD' : 'ALIVE'])),
        role_map: { [agent]: roles[agent] },
      },
    }),
    ...(response === undefined ? {} : { response }),
    request_timestamp: ++time,
    response_timestamp: time,
  });

  test('tells talk, votes, divinations and deaths from what each was asked and answered', () => {
    const entries = [
      ...names.map((name) => packet(name, 'INITIALIZE', 0, [])),
      packet('Ann', 'TALK', 0, [], 'Hello'),
      packet('Ann', 'DIVINE', 0, [], 'Cat'),
      packet('Bob', 'TALK', 1, [], 'Good morning'),
      packet('Ann', 'VOTE', 1, [], 'Bob'),
      packet('Cat', 'ATTACK', 1, ['Bob'], 'Ann'),
    ];
    const record = any(JSON.stringify({ agents: [], entries, game_id: 'g', win_side: 'WEREWOLF' }));
    expect(said(record)).toEqual(['0 talk Ann: Hello', '1 talk Bob: Good morning']);
    expect(told(record, 'divined')).toMatchObject([{ day: 0, player: 1, target: 3, result: 'werewolf' }]);
    expect(told(record, 'executed')).toMatchObject([{ day: 1, player: 2 }]);
    expect(told(record, 'ended')).toMatchObject([{ winner: 'werewolf' }]);
    expect(readAny('{"entries":[{"request":"x"}],"win_side":"NONE"}')).toMatchObject({ ok: false });
  });
});

describe('a log of what was broadcast to viewers', () => {
  const ROLES_OF = ['VILLAGER', 'SEER', 'WEREWOLF', 'POSSESSED', 'VILLAGER'];
  const agents = ROLES_OF.map((role, index) => ({ idx: index + 1, team: 't', name: `名${index + 1}`, role }));
  const broadcasts = [
    { day: 0, event: '開始', message: '始まりました' },
    { day: 0, event: 'トーク', bubble_idx: 2, message: '名3が怪しい', timestamp: 1_770_000_000 },
    { day: 0, event: '占い', from_idx: 2, to_idx: 3 },
    { day: 1, event: '囁き', bubble_idx: 3, message: 'どうする' },
    { day: 1, event: '投票', from_idx: 1, to_idx: 5 },
    { day: 1, event: '追放', to_idx: 5 },
    { day: 1, event: '襲撃', from_idx: -1, to_idx: 2 },
    { day: 2, event: 'トーク', bubble_idx: 1, message: 'Over' },
    { day: 2, event: '襲撃', to_idx: 1 },
    { day: 3, event: 'トーク', bubble_idx: 9, message: '誰？' },
    { day: 3, event: '終了', message: 'WEREWOLF' },
  ];
  const text = broadcasts
    .map((one, idx) => `${JSON.stringify({ id: 'g', idx, is_day: true, agents, ...one })}\n`)
    .join('');

  test('tells talk, whispers, votes, divinations, deaths and the winner; the rest is kept', () => {
    expect(detectFormat(text)).toBe('nlp-realtime');
    const record = any(text);
    const some = (type: Event['type']) => told(record, type);
    expect(some('talked')).toMatchObject([
      { channel: 'talk', player: 2, text: '名3が怪しい' },
      { channel: 'whisper', player: 3, audience: [3] },
      { channel: 'talk', player: 1, text: 'Over' },
    ]);
    expect(record.entries.find(({ event }) => event.type === 'talked')?.at).toBe(1_770_000_000_000);
    expect(some('divined')).toMatchObject([{ player: 2, target: 3, result: 'werewolf' }]);
    expect(some('voted')).toMatchObject([{ player: 1, target: 5 }]);
    expect(some('executed')).toMatchObject([{ player: 5 }]);
    expect(some('dawnBroke').map((event) => 'dead' in event && event.dead)).toEqual([[], [], [], [1]]);
    expect(some('ended')).toMatchObject([{ winner: 'werewolf' }]);
    const kept = record.entries.filter(({ event }) => event.type === FOREIGN);
    // The beginning, the attack on who was guarded, and the words of nobody.
    expect(kept).toHaveLength(3);
    expect(kept.at(-1)?.event).toMatchObject({ line: expect.stringContaining('誰？') });
  });

  test('is refused where a line is none', () => {
    expect(readAny(`${text}{"id":1}\n`)).toMatchObject({ ok: false, error: { line: broadcasts.length + 1 } });
  });
});

describe('a table with a mapping', () => {
  const MAPPING = {
    columns: { day: 2, speaker: 3, channel: 4, role: 5, text: 6 },
    channels: { 白: 'talk', 赤: 'whisper' },
    roles: { 村人: 'villager', 人狼: 'werewolf' },
    stages: { プロローグ: 'prologue' },
    titles: ['旅人', '少女'],
  };
  const ROWS =
    '1,プロローグ,旅人ニコラス,白,人狼,やあ\n2,1日目,少女リーザ,白,村人,"おは、\nよう"\n3,1日目,旅人ニコラス,赤,人狼,ふふ\n4,1日目,投票結果,黒,,リーザ 1\n5,1日目,ヤコブ,白,村人,うん\n';

  function mapping(more: Readonly<Record<string, unknown>> = {}) {
    const parsed = parseMapping(JSON.stringify({ ...MAPPING, ...more }));
    return parsed.ok ? parsed.value : expect.fail(parsed.error);
  }

  test('is read as its mapping says; rows of other kinds are kept', () => {
    const [read, ...more] = readMappedTable(ROWS, mapping({ village: 'v' }), 'posts.csv');
    const record = read?.ok ? sound(read.value) : expect.fail('not read');
    expect(more).toEqual([]);
    expect(said(record)).toEqual([
      '0 talk ニコラス: やあ',
      '1 talk リーザ: おは、\nよう',
      '1 whisper ニコラス: ふふ',
      '1 talk ヤコブ: うん',
    ]);
    expect(told(record, 'sealed')).toMatchObject([{ deal: ['werewolf', 'villager', 'villager'] }]);
    expect(writeRecord(record)).toContain('投票結果');
  });

  test('says of each player what it says: one role that nobody knows hides no other', () => {
    const rows = ROWS.replaceAll('ヤコブ,白,村人', 'ヤコブ,白,囁き狂人');
    const [read] = readMappedTable(rows, mapping(), 'posts.csv');
    const record = read?.ok ? sound(read.value) : expect.fail('not read');
    expect(rolesSaidIn(record).map((said) => said?.role ?? null)).toEqual(['werewolf', 'villager', null]);
    expect(told(record, 'sealed')).toEqual([]);
    expect(record.header.source?.unknown).toEqual(expect.arrayContaining(['deal', 'fellows']));
    expect(writeRecord(record)).toContain('ヤコブ: 囁き狂人');
  });

  test('has a village for each that its column names', () => {
    const rows = ['a', 'b'].flatMap((village) => ['x', 'y', 'z'].map((who) => `${village}\t${who}\thi`));
    const table = mapping({
      separator: '\t',
      heading: true,
      columns: { village: 'v', speaker: 's', text: 't' },
    });
    const read = readMappedTable(`v\ts\tt\n${rows.join('\n')}`, table, 'f');
    expect(read.map((one) => one.ok && one.value.header.village)).toEqual(['a', 'b']);
  });

  test('or the mapping is refused, with what is allowed', () => {
    const refusal = (value: unknown) => {
      const parsed = parseMapping(typeof value === 'string' ? value : JSON.stringify(value));
      return parsed.ok ? 'accepted' : parsed.error;
    };
    expect(refusal('{')).toBe('it is no JSON');
    expect(refusal({ columns: { speaker: 1 } })).toContain('speaker and text');
    expect(refusal({ ...MAPPING, colour: 1 })).toContain("no 'colour'");
    expect(refusal({ ...MAPPING, roles: { 王: 'king' } })).toContain("'king', allowed: villager");
    expect(readMappedTable('a,b\n', mapping(), 'f')).toMatchObject([{ ok: false }]);
    expect(parseDelimited('"open', ',')).toMatchObject({ ok: false });
  });
});

describe('utterances, one JSON object a line,', () => {
  const line = (speaker: string, text: string, more = {}) =>
    JSON.stringify({ speaker, text, phase: '2d', ...more });

  test('are a game of which nothing else is known', () => {
    const record = any(['A', 'B', 'C', 'A'].map((who) => line(who, `I am ${who}`)).join('\n'));
    expect(record.header.cast).toHaveLength(3);
    expect(said(record)).toHaveLength(4);
    expect(record.header.source).toMatchObject({ format: 'utterances' });
  });

  test('that somebody annotated are no log', () => {
    expect(detectFormat(line('A', 'x', { tags: [] }))).toBeNull();
  });
});

describe('what is no game', () => {
  const reason = (text: string) => {
    const read = readAny(text);
    return read.ok ? 'read' : read.error.reason;
  };

  test('is told by what it is', () => {
    expect(reason('{\n "@context": ["https://werewolf.world/village/context/0.3/base.jsonld"]\n}')).toContain(
      'is one JSON value',
    );
    expect(reason('{"seq":0,"ms":1,"dir":"s2c","line":"{}"}\n')).toContain('recording of a wire');
    expect(reason('{"name":"b","dir":"recv","packet":{}}\n')).toContain('recording of a wire');
    expect(reason('{"id":"d1","text":"▼旅","tags":["vote-ニコラス"]}\n')).toContain('single utterances');
    expect(reason('# A page\n')).toContain('is neither a Mura record');
  });

  test('and a broken log of LiCOS still says where it is broken', () => {
    const message = '{"@context":["https://werewolf.world/village/context/0.3/base.jsonld"]}';
    expect(reason(`${message}\n{"@context":\n`)).not.toContain('is one JSON value');
  });
});

describe('old encodings', () => {
  const SHIFT_JIS = new Uint8Array([0x90, 0x6c, 0x98, 0x54]);
  const EUC_JP = new Uint8Array([0xbf, 0xcd, 0xcf, 0xb5]);
  const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  test('are read as pages declare them, UTF-8 as such, and nonsense not at all', () => {
    expect(decodeForeign(joined(ascii('<meta charset=shift_jis>'), SHIFT_JIS))).toContain('人狼');
    expect(decodeForeign(joined(ascii('<meta charset="EUC-JP">'), EUC_JP))).toContain('人狼');
    expect(decodeForeign(SHIFT_JIS)).toBe('人狼');
    expect(decodeForeign(ascii('plain'))).toBe('plain');
    expect(decodeForeign(new Uint8Array([0x61, 0xff, 0xff, 0xfe]))).toBeNull();
  });
});
