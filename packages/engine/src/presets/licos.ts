import { MAX_PLAYERS } from '../player.ts';
import { ROLES } from '../roles/index.ts';
import type { RoleCounts, Rules } from '../rules.ts';
import { always, counts, DAY, posts, tableRules } from './clock.ts';
import type { Preset } from './preset.ts';

/** Villager, seer, medium, hunter, mason, madman, werewolf, werehamster: compositions A, B and C, from 4 players on. */
type RoleRow = readonly [number, number, number, number, number, number, number, number];

const COMPOSITIONS: readonly (readonly [RoleRow, RoleRow, RoleRow])[] = [
  [
    [3, 0, 0, 0, 0, 0, 1, 0],
    [2, 1, 0, 0, 0, 0, 1, 0],
    [1, 1, 1, 0, 0, 0, 1, 0],
  ],
  [
    [3, 1, 0, 0, 0, 0, 1, 0],
    [2, 1, 0, 0, 0, 0, 1, 1],
    [1, 1, 0, 1, 0, 1, 1, 0],
  ],
  [
    [4, 1, 0, 0, 0, 0, 1, 0],
    [3, 1, 0, 0, 0, 0, 1, 1],
    [0, 1, 0, 1, 0, 3, 1, 0],
  ],
  [
    [5, 1, 0, 0, 0, 0, 1, 0],
    [4, 1, 0, 0, 0, 0, 1, 1],
    [2, 1, 1, 1, 0, 1, 1, 0],
  ],
  [
    [6, 1, 0, 0, 0, 0, 1, 0],
    [4, 1, 0, 0, 0, 1, 1, 1],
    [1, 1, 1, 0, 2, 1, 2, 0],
  ],
  [
    [5, 1, 1, 0, 0, 0, 2, 0],
    [3, 1, 1, 1, 0, 0, 2, 1],
    [3, 1, 1, 1, 0, 1, 1, 1],
  ],
  [
    [5, 1, 1, 0, 0, 1, 2, 0],
    [4, 1, 1, 1, 0, 0, 2, 1],
    [2, 2, 1, 1, 0, 1, 2, 1],
  ],
  [
    [5, 1, 1, 1, 0, 1, 2, 0],
    [4, 1, 1, 1, 0, 1, 2, 1],
    [3, 2, 1, 1, 0, 1, 2, 1],
  ],
  [
    [6, 1, 1, 1, 0, 1, 2, 0],
    [5, 1, 1, 1, 0, 1, 2, 1],
    [3, 1, 1, 1, 2, 1, 2, 1],
  ],
  [
    [5, 1, 1, 1, 2, 1, 2, 0],
    [4, 1, 1, 1, 2, 1, 2, 1],
    [3, 2, 1, 1, 2, 1, 2, 1],
  ],
  [
    [5, 1, 1, 1, 2, 1, 2, 1],
    [5, 1, 1, 1, 2, 1, 2, 1],
    [3, 2, 1, 1, 2, 2, 2, 1],
  ],
  [
    [6, 1, 1, 1, 2, 1, 2, 1],
    [6, 1, 1, 1, 2, 1, 2, 1],
    [3, 2, 1, 1, 2, 2, 3, 1],
  ],
];

const FEWEST = 4;

const MORNING = [
  { day: 1, upTo: MAX_PLAYERS, seconds: 300 },
  { day: null, upTo: 6, seconds: 240 },
  { day: null, upTo: 12, seconds: 360 },
  { day: null, upTo: MAX_PLAYERS, seconds: 480 },
];

/** Ten posts of 140 characters in a phase, for the village and for the pack; as many as one likes elsewhere. */
const LENGTH = 140;
const PAUSE = 5;
const POSTS = { ...posts(10, LENGTH), pause: PAUSE };
const FREE_POSTS = { ...posts(null, LENGTH), pause: PAUSE };

/** `licos-4` … `licos-15` are the compositions A; `licos-15b` and `licos-15c` the others. */
export const LICOS: readonly Preset[] = COMPOSITIONS.flatMap((rows, index) =>
  rows.map((row, type) => ({
    name: `licos-${index + FEWEST}${['', 'b', 'c'][type]}`,
    family: 'licos',
    rules: licosRules(rolesOf(row)),
  })),
);

/** Composition A of so many players; nothing: LiCOS has no such village. */
export function findLicos(players: number): Preset | undefined {
  return LICOS.find(({ name }) => name === `licos-${players}`);
}

/** The village of these roles: the preset that has them, or the rules of composition A with other roles. */
export function licosVillage(usual: Preset, roles: RoleCounts): { preset: string; rules: Rules } {
  const found = LICOS.find(({ rules }) => ROLES.every((role) => rules.roles[role] === roles[role]));
  if (found !== undefined) return { preset: found.name, rules: found.rules };
  return { preset: 'custom', rules: { ...usual.rules, roles } };
}

function rolesOf([
  villager,
  seer,
  medium,
  bodyguard,
  freemason,
  possessed,
  werewolf,
  fox,
]: RoleRow): RoleCounts {
  return counts({ villager, seer, medium, bodyguard, freemason, possessed, werewolf, fox });
}

function licosRules(roles: RoleCounts): Rules {
  const table = tableRules(roles);
  return {
    ...table,
    firstDay: ['dusk'],
    laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
    talk: POSTS,
    whisper: POSTS,
    vote: { ...table.vote, told: 'countsNextMorning', executionTold: 'nextMorning' },
    medium: { deaths: 'all' },
    attack: { ...table.attack, votesTold: 'never', choiceTold: false },
    end: { test: 'eachPart', lastDay: 100, opensChannels: false, opensCauses: true },
    revealOnDeath: false,
    clock: {
      phases: [
        {
          name: 'discussion',
          on: 'laterDays',
          parts: ['talk', 'whisper'],
          spans: MORNING,
          ends: 'whenAllOver',
        },
        { name: 'vote', on: 'laterDays', parts: ['vote'], spans: always(60), ends: 'whenAllAnswered' },
        {
          name: 'night',
          on: 'laterDays',
          parts: ['divine', 'guard', 'attack'],
          spans: always(60),
          ends: 'whenAllAnswered',
        },
      ],
      answers: 'final',
      suddenDeath: null,
      epilogue: DAY,
      dayChange: null,
      askAgain: 30,
      soliloquy: FREE_POSTS,
      grave: FREE_POSTS,
      act: null,
      watchers: posts(null, LENGTH),
    },
  };
}
