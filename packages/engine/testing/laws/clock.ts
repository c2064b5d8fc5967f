import {
  type Action,
  CHANNELS,
  type Event,
  FIRST_ROLES,
  legalActions,
  MARKS,
  OVER,
  type PlayerId,
  requests,
} from '../../src/index.ts';
import { answerRandomly, type Habits, TEXTS } from './answers.ts';
import type { LawGame } from './game.ts';
import { at, type LawRandom, percent, pick } from './random.ts';

/** Times of a hundred that the limit of a phase comes before anything else is done in it. */
const TIME_UP = 6;
const WARN = 3;

const MEANINGS = ['VOTE Agent[02]', 'ESTIMATE Agent[03] WEREWOLF', ''] as const;

/** Anything that somebody, or the clock, may try in a phase by the clock; it may be refused. */
export function actByClock(game: LawGame, random: LawRandom, habits: Habits): Action {
  const { day } = game.village;
  const { phase } = at(game.views, 0).shared;
  if (percent(TIME_UP, random)) return { type: 'timeUp', day, phase };
  if (percent(WARN, random)) return { type: 'warn', day, phase };
  const open = requests(game.village);
  if (open.length === 0 || percent(40, random)) return actUnasked(game, random, habits);
  const request = pick(open, random);
  const view = at(game.views, request.player - 1);
  return answerRandomly({ request, legal: legalActions(view, request) }, view, random, {
    ...habits,
    absent: 0,
  });
}

function actUnasked({ setup, record }: LawGame, random: LawRandom, habits: Habits): Action {
  const anybody = (): PlayerId => 1 + random(setup.cast.length);
  const player = anybody();
  const target = anybody();
  switch (random(10)) {
    case 0:
      // Nobody names themselves; so often somebody says how they meant their last words.
      return (
        (player === target ? correctionBy(player, record) : null) ?? {
          type: 'announce',
          player,
          about: pick(['vote', 'divine'] as const, random),
          target,
        }
      );
    case 1:
      return { type: 'mark', player, target, role: pick(FIRST_ROLES, random), mark: pick(MARKS, random) };
    case 2:
      return {
        type: 'star',
        player,
        channel: 'talk',
        number: random(record.length),
        starred: percent(80, random),
      };
    case 3:
      return { type: 'note', player, text: pick(TEXTS, random) };
    case 4:
      return {
        type: 'watcherTalk',
        name: pick([null, 'Rin'], random),
        text: pick(TEXTS, random),
        language: 'en',
      };
    case 5:
      return percent(habits.over, random)
        ? { type: 'over', player }
        : { type: 'talk', player, channel: 'talk', text: OVER };
    default:
      return { type: 'talk', player, channel: pick(CHANNELS, random), text: pick(TEXTS, random) };
  }
}

function correctionBy(player: PlayerId, record: readonly Event[]): Action | null {
  const last = record.findLast(
    (event) =>
      event.type === 'talked' &&
      event.player === player &&
      (event.channel === 'talk' || event.channel === 'whisper'),
  );
  if (last?.type !== 'talked' || last.number === null) return null;
  const { channel, number } = last;
  return { type: 'correct', player, channel, number, meant: at(MEANINGS, number % MEANINGS.length) };
}
