import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Event, findPreset, invariant, type Role, toGiven } from '@mura/engine';
import { readAny } from '@mura/records';
import { describe, expect, test } from 'vitest';
import { filmOf, shotsFor } from '../../source/replay.ts';
import { isBeat, readingTime } from './beats.ts';
import { direct } from './direct.ts';
import { newEar } from './ear.ts';
import { SceneFold } from './fold.ts';
import { actorOf, addresseeOf, EMPTY_SCENE, type StageMoment } from './scene.ts';

const NAMES = ['千代', '源太', '綾', '栄作', '花'];

function opened(preset = 'aiwolf-5'): Event {
  const found = findPreset(preset);
  invariant(found.ok, preset);
  return {
    type: 'opened',
    audience: 'public',
    preset,
    rules: found.value,
    cast: NAMES.map((name) => ({ name })),
    language: 'ja',
  };
}

let number = 0;
function said(player: number, text: string, more: Partial<Extract<Event, { type: 'talked' }>> = {}): Event {
  const at = { day: 1, turn: null, idx: number, to: null, replyTo: null, expression: null, language: null };
  return {
    type: 'talked',
    audience: 'public',
    channel: 'talk',
    player,
    number: number++,
    text,
    ...at,
    ...more,
  };
}

function phase(name: 'talk' | 'vote' | 'night', asked: readonly number[] = [1, 2, 3, 4, 5]): Event {
  return { type: 'phaseBegan', audience: 'public', day: 1, phase: name, round: 0, asked, seconds: null };
}

function dawn(day: number, dead: readonly number[]): Event {
  return { type: 'dawnBroke', audience: 'public', day, dead, votes: null, counts: null, executed: null };
}

const ear = newEar();

function after(...events: readonly Event[]): StageMoment {
  number = 0;
  return [opened(), dawn(1, []), phase('talk'), ...events].reduce(
    (scene, event, key) => direct(scene, event, key, ear),
    EMPTY_SCENE,
  );
}

const stance = (scene: StageMoment, player: number) => {
  const actor = actorOf(scene, player);
  return [actor?.pose, actor?.mien];
};

describe('words become gestures', () => {
  test.each([
    ['COMINGOUT Agent[01] SEER', 'claim', 'neutral', null, null],
    ['DIVINED Agent[03] WEREWOLF', 'accuse', 'angry', 3, 'wolf'],
    ['DIVINED Agent[03] HUMAN', 'claim', 'neutral', 3, 'village'],
    ['ESTIMATE Agent[03] WEREWOLF', 'accuse', 'angry', 3, 'wolf'],
    ['VOTE Agent[03]', 'accuse', 'angry', 3, 'wolf'],
    ['REQUEST ANY (VOTE Agent[03])', 'accuse', 'angry', 3, 'wolf'],
    ['ESTIMATE Agent[03] VILLAGER', 'defend', 'surprised', 3, 'village'],
    ['NOT (ESTIMATE Agent[03] WEREWOLF)', 'defend', 'surprised', 3, 'village'],
    ['ESTIMATE Agent[03] POSSESSED', 'doubt', 'sly', 3, 'doubt'],
    ['INQUIRE Agent[03] (COMINGOUT Agent[03] ANY)', 'ask', 'surprised', 3, 'ink'],
    ['DIVINATION Agent[03]', 'think', 'thinking', null, null],
    ['XOR (ESTIMATE Agent[02] WEREWOLF) (ESTIMATE Agent[03] WEREWOLF)', 'think', 'thinking', null, null],
    ['BECAUSE (DIVINED Agent[03] WEREWOLF) (VOTE Agent[03])', 'accuse', 'angry', 3, 'wolf'],
    ['よい天気ですね。', 'listen', 'neutral', null, null],
  ])('%s: %s, %s', (text, pose, mien, target, tone) => {
    const scene = after(said(1, text));
    expect(stance(scene, 1)).toEqual([pose, mien]);
    expect(addresseeOf(scene)).toBe(target);
    expect(scene.threads[0]?.tone ?? null).toBe(tone);
    expect(scene.speaker).toBe(1);
  });

  test.each([
    ['占い師です。綾さんは人狼でした。', 'accuse', 3],
    ['わたしは霊媒師です。', 'claim', null],
    ['I think Aya is a werewolf.', 'accuse', 3],
    ['Aya is not a werewolf.', 'defend', 3],
  ])('free words are read too: %s', (text, pose, target) => {
    const scene = after(said(1, text));
    expect(actorOf(scene, 1)?.pose).toBe(pose);
    expect(addresseeOf(scene)).toBe(target);
    expect(scene.understanding?.isRead).toBe(true);
  });

  test('to agree or to disagree turns to whoever said it', () => {
    const scene = after(said(2, 'VOTE Agent[03]'), said(1, 'AGREE TALK day1 ID:0'));
    expect(stance(scene, 1)).toEqual(['agree', 'happy']);
    expect(addresseeOf(scene)).toBe(2);
    const other = after(said(2, 'VOTE Agent[03]'), said(1, 'DISAGREE TALK day1 ID:0'));
    expect(stance(other, 1)).toEqual(['doubt', 'sly']);
  });

  test('whoever is accused is afraid until somebody else speaks', () => {
    const accused = after(said(1, 'VOTE Agent[03]'));
    expect(stance(accused, 3)).toEqual(['afraid', 'afraid']);
    expect(stance(after(said(1, 'VOTE Agent[03]'), said(2, 'よい天気ですね。')), 3)).toEqual([
      'listen',
      'neutral',
    ]);
  });

  test('the expression that the speaker chose wins over that of the act', () => {
    expect(stance(after(said(1, 'VOTE Agent[03]', { expression: 'sad' })), 1)).toEqual(['accuse', 'sad']);
  });

  test('a claim stays over the head, and says whether a machine has read it', () => {
    const formal = after(said(1, 'COMINGOUT Agent[01] SEER'), said(2, 'Skip'));
    expect(actorOf(formal, 1)?.claim).toEqual({ role: 'seer', isRead: false });
    const free = after(said(1, 'わたしは霊媒師です。'), said(2, 'よい天気ですね。'));
    expect(actorOf(free, 1)?.claim).toEqual({ role: 'medium', isRead: true });
    expect(actorOf(free, 1)?.pose).toBe('listen');
  });

  test('who doubts or thinks goes on with it until their next word; who asks, until the answer', () => {
    const scene = after(
      said(1, 'ESTIMATE Agent[03] POSSESSED'),
      said(2, 'INQUIRE Agent[03] (COMINGOUT Agent[03] ANY)'),
      said(4, 'よい天気ですね。'),
    );
    expect(scene.actors.map(({ pose }) => pose)).toEqual(['doubt', 'ask', 'listen', 'listen', 'listen']);
    const answered = direct(scene, said(3, 'よい天気ですね。'), 99, ear);
    expect(actorOf(answered, 2)?.pose).toBe('listen');
  });

  test('who has nothing to say hides their hands, and says nothing on the stage', () => {
    const scene = after(said(1, 'VOTE Agent[03]'), said(2, 'Over'));
    expect(actorOf(scene, 2)?.pose).toBe('silent');
    expect(scene.speaker).toBe(1);
  });

  test('without an ear nobody makes a gesture that was not read', () => {
    const scene = [opened(), phase('talk'), said(1, 'VOTE Agent[03]')].reduce(
      (shown, event, key) => direct(shown, event, key, null),
      EMPTY_SCENE,
    );
    expect(stance(scene, 1)).toEqual(['listen', 'neutral']);
    expect(scene.understanding).toBeNull();
  });

  test('what the village has read of a post that cannot be read here is shown too', () => {
    const words = said(1, '아야에게 투표하겠어요.', { language: 'ko' });
    const translated: Event = {
      type: 'translated',
      audience: 'public',
      day: 1,
      channel: 'talk',
      number: 0,
      player: 1,
      language: 'aiwolf',
      text: 'VOTE Agent[03]',
      losses: [],
    };
    const scene = after(words, translated);
    expect(stance(scene, 1)).toEqual(['accuse', 'angry']);
    expect(scene.understanding?.isRead).toBe(true);
    expect(after(words).understanding).toBeNull();
  });
});

describe('the hours of the village', () => {
  test('all hold up a slip at the vote, and the count shows who named whom', () => {
    const voting = after(phase('vote'));
    expect(new Set(voting.actors.map(({ pose }) => pose))).toEqual(new Set(['vote']));
    const votes = [
      { player: 1, target: 3 },
      { player: 2, target: 3 },
    ];
    const counted = direct(
      voting,
      { type: 'votesCounted', audience: 'public', day: 1, round: 0, votes },
      9,
      ear,
    );
    expect(counted.threads).toHaveLength(2);
    expect(counted.caption).toEqual({ type: 'votes', votes });
  });

  test('whoever is executed leaves a lantern, and night falls: the others close their eyes', () => {
    const scene = after(phase('vote'), { type: 'executed', audience: 'public', day: 1, player: 3 });
    expect(actorOf(scene, 3)?.gone).toEqual({ cause: 'executed', day: 1 });
    expect(scene.phase).toBe('night');
    expect(stance(scene, 1)).toEqual(['silent', 'closed']);
  });

  test('in the morning the dead are found, and the others wake', () => {
    const scene = after(phase('night'), dawn(2, [5]));
    expect(actorOf(scene, 5)?.gone).toEqual({ cause: 'attacked', day: 1 });
    expect(stance(scene, 1)).toEqual(['listen', 'neutral']);
    expect([scene.day, scene.phase]).toEqual([2, 'dawn']);
  });

  test('whispers are heard by those who were told them, and frighten nobody', () => {
    const scene = after(
      phase('night'),
      said(1, 'ATTACK Agent[03]', { channel: 'whisper', audience: [1, 2] }),
    );
    expect([scene.speaker, scene.channel]).toEqual([1, 'whisper']);
    expect(stance(scene, 3)).toEqual(['silent', 'closed']);
  });

  test('a role is known only to those who were told it', () => {
    const told: Event = { type: 'roleTold', audience: [1], player: 1, role: 'werewolf', fellows: [2] };
    const scene = after(told);
    expect(scene.actors.map(({ role }) => role)).toEqual(['werewolf', 'werewolf', null, null, null]);
    expect(after().actors.every(({ role }) => role === null)).toBe(true);
  });
});

const LOGS = fileURLToPath(new URL('../../../../../golden/', import.meta.url));

function filmIn(path: string) {
  const read = readAny(readFileSync(`${LOGS}${path}`, 'utf8'), path);
  invariant(read.ok, path);
  return filmOf(read.value, path);
}

describe.each([
  'logs/nlp-contest/jsai2025_truck5.log',
  'logs/nlp-contest/inlg2025_en_truck5.log',
  'logs/nlp-contest/jsai2026_truck9.log',
  'logs/aiwolf-protocol/gat2017-15p-000.log',
  'records/v1-licos-5c.mura.jsonl',
])('%s on the stage', (path) => {
  const film = filmIn(path);
  const events = shotsFor(film, 'observer').map(({ event }) => event);

  test('has somebody who speaks, somebody who dies, and gestures that follow the words', () => {
    const fold = new SceneFold();
    const scenes = events.map((_, index) => fold.at(events, index + 1, ear));
    const poses = new Set(scenes.flatMap(({ actors }) => actors.map(({ pose }) => pose)));
    expect(poses.size).toBeGreaterThanOrEqual(4);
    expect(scenes.at(-1)?.actors.some(({ gone }) => gone !== null)).toBe(true);
    expect(scenes.at(-1)?.hasEnded).toBe(true);
    expect(events.filter(isBeat).length).toBeGreaterThan(10);
  });

  test('shows no role to those who watch before the end', () => {
    const end = events.findIndex(({ type }) => type === 'ended');
    const shown = new SceneFold()
      .at(events, end, ear)
      .actors.flatMap(({ role }): Role[] => (role ? [role] : []));
    const told = events.slice(0, end).filter(({ type }) => type === 'roleShown');
    expect(shown).toHaveLength(told.length);
  });

  test('is the same whether one goes on or jumps there', () => {
    const middle = Math.floor(events.length / 2);
    const stepping = new SceneFold();
    for (let count = 1; count <= events.length; count++) stepping.at(events, count, ear);
    expect(stepping.at(events, middle, ear)).toEqual(new SceneFold().at(events, middle, ear));
  });
});

test('an overlay shows nothing that only a player was told, whoever opens it', () => {
  const mine: Event[] = [
    opened(),
    { type: 'roleTold', audience: [1], player: 1, role: 'werewolf', fellows: [2] },
    phase('night'),
    said(1, 'ATTACK Agent[03]', { channel: 'whisper', audience: [1, 2] }),
  ];
  const overlay = new SceneFold(({ audience }) => audience === 'public').at(mine, mine.length, ear);
  expect(overlay.actors.every(({ role }) => role === null)).toBe(true);
  expect(overlay.speaker).toBeNull();
  expect(JSON.stringify(mine.map(toGiven))).toContain('werewolf');
});

test('a long text is shown longer, within limits, and Latin letters are read faster', () => {
  expect(readingTime('はい。')).toBe(1800);
  expect(readingTime('あ'.repeat(40))).toBeGreaterThan(readingTime('a'.repeat(40)));
  expect(readingTime('あ'.repeat(4000))).toBe(14_000);
});
