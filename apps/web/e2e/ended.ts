import { type Event, type Mark, type Role, type Rules, toGiven } from '@mura/engine';
import { rulesOf, talked } from './scripted.ts';

/** Minutes after the beginning, and what happened. */
type Timed = readonly [minute: number, event: Event];

const NAMES = ['千代', '源太', '綾', '栄作', '花'];
const ROLES: readonly Role[] = ['seer', 'villager', 'werewolf', 'villager', 'villager'];
const MINUTE = 60_000;

function marked(player: number, role: Role, mark: Mark): Event {
  return { type: 'marked', audience: [player], player, target: 1, role, mark };
}

export function starred(player: number, number: number, on = true): Event {
  return { type: 'starred', audience: 'public', player, channel: 'talk', number, starred: on };
}

function day(number: number, dead: number[], minute: number): Timed[] {
  return [
    [
      minute,
      { type: 'dawnBroke', audience: 'public', day: number, dead, votes: null, counts: null, executed: null },
    ],
    [minute, { type: 'dayBegan', audience: 'public', day: number }],
  ];
}

/** What happened in the days of the village, as everybody was told it. */
function lived(rules: Rules): Timed[] {
  const votes = [
    { player: 2, target: 1 },
    { player: 3, target: 2 },
    { player: 5, target: 1 },
  ];
  return [
    [
      0,
      {
        type: 'opened',
        audience: 'public',
        preset: 'custom',
        rules,
        cast: NAMES.map((name) => ({ name })),
        language: 'ja',
      },
    ],
    [0, { type: 'roleTold', audience: [1], player: 1, role: 'seer', fellows: [] }],
    [0, { type: 'dayBegan', audience: 'public', day: 0 }],
    ...day(1, [], 1),
    [2, talked(1, 0, '占い師です。綾さんは人狼でした。')],
    [3, talked(2, 1, '待って。順番が逆に見えます。', { replyTo: 0 })],
    [4, talked(3, 2, '占い師は私。千代さんは偽者です。')],
    [5, marked(1, 'werewolf', 'X')],
    [6, { type: 'votesCounted', audience: 'public', day: 1, round: 0, votes } as Event],
    [6, { type: 'executed', audience: 'public', day: 1, player: 4 }],
    ...day(2, [5], 10),
    [11, talked(1, 3, '残りは三人。綾さんに投じてください。', { day: 2, idx: 0 })],
    [12, { type: 'executed', audience: 'public', day: 2, player: 3 }],
    [13, { type: 'ended', audience: 'public', day: 2, winner: 'village', why: 'rules' } as unknown as Event],
    [
      13,
      {
        type: 'rolesRevealed',
        audience: 'public',
        roles: ROLES,
        players: ['わたし', 'yui', 'jun', 'honest 4', 'sora'],
      },
    ],
    [13, { type: 'channelsOpened', audience: 'public', channels: ['whisper', 'soliloquy'], boards: true }],
  ];
}

/** What the end has opened: the boards of others, with a star that somebody gave while the village went on. */
const OPENED: readonly Timed[] = [
  [3, marked(2, 'werewolf', 'Δ')],
  [11, marked(2, 'seer', 'O')],
  [4, marked(3, 'seer', 'X')],
  [4, marked(3, 'werewolf', 'O')],
  [4, { ...starred(5, 2), audience: [5] }],
];

/** The news of a village that has ended and opened its boards, as player 1 is told them, and what follows. */
export function endedNews(after: readonly Event[]): unknown[] {
  const rules = { ...rulesOf('licos-5'), end: { ...rulesOf('licos-5').end, opensBoards: true as const } };
  const timed: Timed[] = [...lived(rules), ...OPENED, ...after.map((event): Timed => [14, event])];
  const now = Date.now() - 60 * MINUTE;
  return [
    { type: 'welcome', player: 1, now: Date.now() },
    ...timed.map(([minute, event], number) => ({
      type: 'event',
      number,
      at: now + minute * MINUTE,
      event: toGiven(event),
    })),
  ];
}
