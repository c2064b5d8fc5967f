import { type RoleCounts, type Rules, seatsThat } from '../rules.ts';
import { aiwolfRoles } from './aiwolf.ts';
import { always, counts, NO_POSTS, posts, tableRules } from './clock.ts';
import { nlp5 } from './nlp.ts';
import type { Preset } from './preset.ts';

/** A chat of people (2003): day and night alternate; the pack talks at night only. Day and night take 15 minutes. */
export const cgi: Rules = {
  ...tableRules(aiwolfRoles(15)),
  firstDay: ['dusk', 'divine', 'whisper'],
  laterDays: ['talk', 'dusk', 'vote', 'divine', 'whisper', 'guard', 'attack'],
  talk: posts(null, 200),
  whisper: posts(null, 200),
  clock: {
    phases: [
      { name: 'day', on: 'laterDays', parts: ['talk', 'dusk', 'vote'], spans: always(600), ends: 'atLimit' },
      {
        name: 'night',
        on: 'everyDay',
        parts: ['divine', 'whisper', 'guard', 'attack'],
        spans: always(300),
        ends: 'atLimit',
      },
    ],
    answers: 'changeable',
    suddenDeath: null,
    epilogue: 600,
    dayChange: null,
    askAgain: 60,
    soliloquy: posts(null, 200),
    grave: posts(null, 200),
    act: null,
    watchers: posts(null, 200),
  },
};

/**
 * The same with the roles that such chats added over the years. The numbers are our own choice: as players know them, with as
 * many werewolves and helpers as leave the village a fair chance. The last one has every role.
 */
export const CGI_SIZES: readonly Preset[] = [
  counts({ villager: 4, seer: 1, medium: 1, bodyguard: 1, werewolf: 2, fanatic: 1, cat: 1, elder: 1 }),
  counts({
    ...{ villager: 4, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 1 },
    ...{ greatWolf: 1, fanatic: 1, elder: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 1 },
    ...{ greatWolf: 1, fanatic: 1, cat: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 2 },
    ...{ whisperer: 1, cat: 1, elder: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 3, possessed: 1, fox: 1 },
    ...{ cat: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 2, possessed: 1, fox: 1 },
    ...{ greatWolf: 1, immoralist: 1, cat: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 2, possessed: 1, fox: 1 },
    ...{ greatWolf: 1, immoralist: 1, cat: 1, elder: 1 },
  }),
  counts({
    ...{ villager: 8, seer: 1, medium: 1, bodyguard: 1, freemason: 2, werewolf: 1, fox: 1 },
    ...{ greatWolf: 1, whisperer: 1, immoralist: 1, cat: 1 },
  }),
  counts({
    ...{ villager: 5, seer: 1, medium: 1, bodyguard: 1, freemason: 3, werewolf: 1, possessed: 1, fox: 1 },
    ...{ fanatic: 1, greatWolf: 1, immoralist: 1, cat: 1, whisperer: 1, elder: 1 },
  }),
].map((roles) => {
  const rules: Rules = { ...cgi, roles };
  return { name: `cgi-${seatsThat(roles, () => true)}`, family: 'cgi', rules };
});

/** The game of the table (cards): short days and nights, wolves that choose in silence. */
export function cardRules(roles: RoleCounts): Rules {
  return {
    ...tableRules(roles),
    firstDay: ['dusk'],
    laterDays: ['talk', 'dusk', 'vote', 'divine', 'guard', 'attack'],
    talk: posts(null, 200),
    whisper: NO_POSTS,
    clock: {
      phases: [
        { name: 'discussion', on: 'laterDays', parts: ['talk'], spans: always(240), ends: 'whenAllOver' },
        { name: 'vote', on: 'laterDays', parts: ['vote'], spans: always(30), ends: 'whenAllAnswered' },
        {
          name: 'night',
          on: 'laterDays',
          parts: ['divine', 'guard', 'attack'],
          spans: always(45),
          ends: 'atLimit',
        },
      ],
      answers: 'changeable',
      suddenDeath: null,
      epilogue: null,
      dayChange: null,
      askAgain: 30,
      soliloquy: null,
      grave: null,
      act: null,
    },
  };
}

/** With villagers and werewolves only, the dead show their card. */
export const card: Rules = cardRules(counts({ villager: 6, werewolf: 2 }));

/** The group chat of the natural-language contest (2026): talk by the clock, everything else is asked for. */
export const nlp5Freeform: Rules = {
  ...nlp5,
  talk: {
    mode: 'clock',
    perPlayer: 4,
    controlWords: true,
    skips: 0,
    length: nlp5.talk.length,
    tooLong: 'cut',
  },
  clock: {
    phases: [
      { name: 'discussion', on: 'everyDay', parts: ['talk'], spans: always(600), ends: 'whenAllOver' },
    ],
    answers: 'final',
    suddenDeath: null,
    epilogue: null,
    dayChange: null,
    askAgain: 5,
    soliloquy: null,
    grave: null,
    act: null,
  },
};
