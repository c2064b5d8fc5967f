import {
  type Action,
  aiwolfRules,
  FIRST_ROLES,
  familyOf,
  type Legal,
  MARKS,
  PRESET_FAMILIES,
  PRESETS,
  plainSetup,
  type Question,
  type Rules,
  requests,
  type Setup,
} from '../../src/index.ts';
import { countRoles } from '../rules.ts';
import { act, actionsOf, begin, isOver, type LawGame, questionOf } from './game.ts';
import { type Playthrough, printPlaythrough } from './playthrough.ts';
import { at, type LawRandom, percent, pick, randomFrom } from './random.ts';

/** A village with a fox and freemasons, several of other roles, and rules that no preset has. */
const CUSTOM: Rules = {
  ...aiwolfRules(
    countRoles([
      'villager',
      'villager',
      'villager',
      'seer',
      'seer',
      'medium',
      'bodyguard',
      'freemason',
      'freemason',
      'werewolf',
      'werewolf',
      'possessed',
      'fox',
    ]),
    {
      talkOnFirstDay: true,
      enableNoAttack: true,
      enableNoExecution: true,
      maxRevote: 2,
      maxAttackRevote: 2,
      whisperBeforeRevote: true,
      voteVisible: false,
      validateUtterance: false,
    },
  ),
  absence: { answerLimit: 5000, lateTalkCostsSkip: false, gone: 'fails', abortedBy: 4 },
};

/** A village, and the luck of its players, chosen so that much happens in it. */
export interface PlaythroughPlan {
  readonly setup: Setup;
  readonly luck: number;
}

const LUCK: Readonly<Record<string, number>> = {
  'aiwolf-5': 19,
  'aiwolf-15': 18,
  'nlp-5': 119,
  'nlp-9': 53,
  nl2017: 121,
  'nlp-5-freeform': 73,
  'licos-10c': 6,
  'bbs-11': 1263,
  cgi: 252,
  card: 249,
  custom: 176,
};

/** The playthroughs of `golden/playthroughs`, by the names of their files. */
export const PLAYTHROUGHS: ReadonlyMap<string, PlaythroughPlan> = new Map(
  Object.entries(LUCK).map(([name, luck]) => {
    const rules = PRESETS.get(name) ?? CUSTOM;
    return [name, { setup: plainSetup(name, rules, `golden/${name}`), luck }];
  }),
);

export function familiesWithout(names: Iterable<string>): string[] {
  const there = new Set([...names].map(familyOf));
  return PRESET_FAMILIES.filter((family) => !there.has(family));
}

/** Plays a village anew, always in the same way, and tells it as a text. */
export function writePlaythrough(script: PlaythroughPlan): string {
  return printPlaythrough(playGolden(script));
}

function playGolden({ setup, luck }: PlaythroughPlan): Playthrough {
  const game = begin(setup);
  const random = randomFrom(luck);
  while (!isOver(game)) {
    if (game.village.phase.limit !== null) {
      act(game, actLively(game, random));
      continue;
    }
    const question = questionOf(game, pick(requests(game.village), random));
    const decided = act(game, answer(question, setup.rules, random));
    if (!decided.ok) throw new Error(`Refused as ${decided.error}`);
  }
  return { setup, actions: actionsOf(game) };
}

/** By the clock: somebody answers, or does what they like; now and then the limit of the phase comes. */
function actLively(game: LawGame, random: LawRandom): Action {
  const { village, setup } = game;
  const { day } = village;
  const { phase } = at(game.views, 0).shared;
  const open = requests(village);
  const choices = open.filter(({ act }) => act !== 'talk' && act !== 'whisper');
  if (percent(choices.length > 0 ? 2 : 8, random)) return { type: 'timeUp', day, phase };
  if (percent(4, random)) return { type: 'warn', day, phase };
  if (open.length > 0 && percent(70, random)) {
    const request = pick(choices.length > 0 && percent(50, random) ? choices : open, random);
    return answer(
      { ...questionOf(game, request), request: { ...request, turn: random(2) } },
      setup.rules,
      random,
    );
  }
  return actUnasked(game, random);
}

function actUnasked({ setup, village }: LawGame, random: LawRandom): Action {
  const player = 1 + random(setup.cast.length);
  const target = 1 + random(setup.cast.length);
  const text = pick(JAPANESE, random);
  switch (random(9)) {
    case 0:
      return { type: 'over', player };
    case 1:
      return { type: 'announce', player, about: pick(['vote', 'divine'] as const, random), target };
    case 2:
      return { type: 'mark', player, target, role: pick(FIRST_ROLES, random), mark: pick(MARKS, random) };
    case 3:
      return {
        type: 'star',
        player,
        channel: 'talk',
        number: random(village.speech.talks + 1),
        starred: true,
      };
    case 4:
      return { type: 'note', player, text };
    case 5:
      return { type: 'watcherTalk', name: pick([null, 'リン'], random), text };
    default:
      return { type: 'talk', player, channel: pick(['soliloquy', 'grave', 'act'] as const, random), text };
  }
}

const SENTENCES = [
  'COMINGOUT Agent[01] SEER',
  'DIVINED Agent[02] HUMAN',
  'ESTIMATE Agent[03] WEREWOLF',
  'REQUEST Agent[04] (VOTE Agent[03])',
  'BECAUSE (DAY 1 (VOTE Agent[01] Agent[02])) (ESTIMATE Agent[01] WEREWOLF)',
];

const JAPANESE = [
  '占い師です。Agent[02]は人間でした。',
  '>>Agent[03] あなたは人狼ですか？',
  '@Agent[01] それは違うと思います。理由は、昨日の投票を見れば分かるはずです。',
  'おはようございます。',
  'えーと、',
  '私は村人ですので、何も知りません。ただ、Agent[04]の発言がどうも気になっていて、今日はそこへ投票するつもりでいます。皆さんはどうですか？',
];

/** Says a thing or two, then Over; now and then nothing comes. */
function answer({ request, legal }: Question, rules: Rules, random: LawRandom): Action {
  const { player, act, turn } = request;
  const helpless = 'targets' in legal && legal.targets.length === 0;
  if (helpless || percent(4, random)) {
    const reason = percent(rules.absence.gone === 'fails' ? 10 : 30, random) ? 'gone' : 'late';
    return { type: 'noAnswer', player, act, reason };
  }
  if ('targets' in legal) return { type: legal.act, player, target: pick(legal.targets, random) };
  return { type: 'talk', player, channel: legal.act, text: words(legal, turn, rules, random) };
}

function words(legal: Legal, turn: number, { grammar }: Rules, random: LawRandom): string {
  if (turn > 2 || percent(turn === 0 ? 20 : 70, random)) return 'Over';
  if (percent(15, random)) return 'Skip';
  return legal.act === 'whisper' && grammar === 'aiwolf'
    ? 'ATTACK Agent[03]'
    : pick(grammar === 'aiwolf' ? SENTENCES : JAPANESE, random);
}
