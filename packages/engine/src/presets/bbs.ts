import type { RoleCounts, Rules } from '../rules.ts';
import { always, counts, DAY, posts, tableRules } from './clock.ts';
import type { Preset } from './preset.ts';

/** 9 to 14 are the project's own choice; 15 is that of the seed. */
const ROLES: ReadonlyMap<number, RoleCounts> = new Map([
  [9, counts({ villager: 4, werewolf: 2, seer: 1, medium: 1, possessed: 1 })],
  [10, counts({ villager: 5, werewolf: 2, seer: 1, medium: 1, possessed: 1 })],
  [11, counts({ villager: 5, werewolf: 2, seer: 1, medium: 1, possessed: 1, bodyguard: 1 })],
  [12, counts({ villager: 6, werewolf: 2, seer: 1, medium: 1, possessed: 1, bodyguard: 1 })],
  [13, counts({ villager: 6, werewolf: 3, seer: 1, medium: 1, possessed: 1, bodyguard: 1 })],
  [14, counts({ villager: 5, werewolf: 3, seer: 1, medium: 1, bodyguard: 1, possessed: 1, freemason: 2 })],
  [15, counts({ villager: 6, werewolf: 3, seer: 1, medium: 1, bodyguard: 1, possessed: 1, freemason: 2 })],
]);

/** A post of the bulletin board has at most so many characters; an act is shorter. */
const POST_LENGTH = 400;
const ACT_LENGTH = 50;

export const BBS: readonly Preset[] = [...ROLES].map(([players, roles]) => ({
  name: `bbs-${players}`,
  family: 'bbs',
  rules: bbsRules(roles),
}));

/** 人狼BBS: one real day a game day; talk, whispers, votes and choices of the night go on beside each other all day. */
function bbsRules(roles: RoleCounts): Rules {
  const table = tableRules(roles);
  return {
    ...table,
    firstDay: ['talk', 'dusk'],
    laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
    talk: posts(20, POST_LENGTH),
    whisper: posts(40, POST_LENGTH),
    vote: { ...table.vote, missing: 'random' },
    end: { test: 'dawn', lastDay: 100, opensChannels: true },
    clock: {
      phases: [
        { name: 'prologue', on: 'firstDay', parts: ['talk'], spans: always(DAY), ends: 'atLimit' },
        {
          name: 'day',
          on: 'laterDays',
          parts: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
          spans: always(DAY),
          ends: 'atLimit',
        },
      ],
      answers: 'changeable',
      suddenDeath: { warnedBefore: 3 * 3600 },
      epilogue: DAY,
      dayChange: null,
      askAgain: 3600,
      soliloquy: posts(null, POST_LENGTH),
      grave: posts(20, POST_LENGTH),
      act: posts(10, ACT_LENGTH),
      watchers: posts(null, POST_LENGTH),
    },
  };
}
