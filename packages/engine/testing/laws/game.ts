import { actOf } from '../../src/conduct/open-requests.ts';
import {
  type Action,
  type Chance,
  decide,
  type Event,
  type Legal,
  legalActions,
  open,
  type PlayerId,
  type Question,
  type Refusal,
  type Request,
  type Result,
  requests,
  type Setup,
  type Step,
  see,
  seeded,
  type View,
  type Viewer,
  type Village,
  viewFor,
} from '../../src/index.ts';
import { answerRandomly, type Habits } from './answers.ts';
import { actByClock } from './clock.ts';
import { at, type LawRandom, pick } from './random.ts';

/** An action that was accepted, the request it answers (`null`: done unasked, by the clock), and what it brought. */
export interface LawStep {
  readonly request: Request | null;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** A village in the course of a test: where it stands, how it came there, and what each player sees. */
export interface LawGame {
  readonly setup: Setup;
  readonly chance: Chance;
  readonly opening: readonly Event[];
  readonly plays: LawStep[];
  readonly record: Event[];
  readonly views: readonly View[];
  village: Village;
}

export function begin(setup: Setup, chance: Chance = seeded(setup.seed ?? '')): LawGame {
  const opened = open(setup, chance);
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  const { events, village } = opened.value;
  const views = setup.cast.map((_, index) => viewFor(index + 1, events));
  return { setup, chance, opening: events, plays: [], record: [...events], views, village };
}

/** Takes an action, if it is accepted. */
export function act(game: LawGame, action: Action): Result<Step, Refusal> {
  const request = requests(game.village).find((open) => answers(action, open));
  const decided = decide(game.village, action, game.chance);
  if (!decided.ok) return decided;
  if (request === undefined && game.setup.rules.clock === null)
    throw new Error(`Nobody asked for ${JSON.stringify(action)}`);
  const { events, village } = decided.value;
  game.village = village;
  game.plays.push({ request: request ?? null, action, events });
  for (const event of events) {
    game.record.push(event);
    for (const view of game.views) see(view, event);
  }
  return decided;
}

function answers(action: Action, { player, act }: Request): boolean {
  return playerOf(action) === player && actOf(action) === act;
}

/** Who acts; `null`: the conductor. */
export function playerOf(action: Action): PlayerId | null {
  return 'player' in action ? action.player : null;
}

export function questionOf(game: LawGame, request: Request): Question {
  return { request, legal: legalFor(game, request) };
}

export function legalFor(game: LawGame, request: Request): Legal {
  return legalActions(viewOf(game, request.player), request);
}

export function viewOf(game: LawGame, player: PlayerId): View {
  return at(game.views, player - 1);
}

/** Random answers to random requests, until the village has ended. */
export function playOn(
  game: LawGame,
  random: LawRandom,
  habits: Habits,
  before: (game: LawGame) => void = () => {},
) {
  while (!isOver(game)) {
    before(game);
    if (game.village.phase.limit !== null) {
      act(game, actByClock(game, random, habits));
      continue;
    }
    const question = questionOf(game, pick(requests(game.village), random));
    const action = answerRandomly(question, viewOf(game, question.request.player), random, habits);
    const decided = act(game, action);
    if (!decided.ok) throw new Error(`Refused as ${decided.error}: ${JSON.stringify(action)}`);
  }
  return game;
}

/** Nobody is asked, and no phase by the clock is open. */
export function isOver({ village }: LawGame): boolean {
  return requests(village).length === 0 && village.phase.limit?.ended !== false;
}

/** Another course of the same game from here on. */
export function forkOf(game: LawGame): LawGame {
  const { record, plays } = game;
  const views = game.views.map((_, index) => viewFor(index + 1, record));
  return { ...game, record: [...record], plays: [...plays], views };
}

/** The same actions in another village; they must all be accepted. */
export function repeat(setup: Setup, actions: readonly Action[], chance?: Chance): LawGame {
  const game = begin(setup, chance);
  for (const action of actions) {
    const decided = act(game, action);
    if (!decided.ok) throw new Error(`Refused as ${decided.error}: ${JSON.stringify(action)}`);
  }
  return game;
}

export function actionsOf({ plays }: LawGame): Action[] {
  return plays.map(({ action }) => action);
}

/** Everybody who may look at a village, but the master. */
export function viewersOf({ setup }: LawGame): Viewer[] {
  return ['observer', ...setup.cast.map((_, index) => index + 1)];
}
