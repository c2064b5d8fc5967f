import {
  type Action,
  aiwolfRules,
  type Chance,
  type Character,
  decide,
  type Event,
  legalActions,
  open,
  plainSetup,
  type Request,
  type Role,
  type Rules,
  requests,
  type Setup,
  type Village,
  viewFor,
} from '../src/index.ts';
import { countRoles } from './rules.ts';

/** A village in a test: all its events so far, and the chance it goes on with. */
export interface TestScene {
  readonly events: readonly Event[];
  readonly village: Village;
  readonly chance: Chance;
}

/** One line of a script: an action that must be accepted, or anything that makes the next scene. */
export type ScriptStep = Action | ((scene: TestScene) => TestScene);

/** Chance that keeps every order as it is and answers all else with the first: players speak as 1, 2, 3 … */
export const inOrder: Chance = ({ purpose, among }) =>
  purpose === 'talkOrder' || purpose === 'whisperOrder' ? among - 1 : 0;

export interface Deal {
  /** Rules of everything but the roles; those of AIWolf by default. */
  readonly rules?: Rules;
  readonly chance?: Chance | undefined;
  readonly cast?: readonly Character[];
}

/** A setup in which player 1 gets the first of the roles, player 2 the second … */
export function setupOf(roles: readonly Role[], { rules, cast }: Deal = {}): Setup {
  const dealt = { ...(rules ?? aiwolfRules(countRoles(roles))), roles: countRoles(roles) };
  const plain = plainSetup('custom', dealt, null);
  return { ...plain, wishes: roles, cast: cast ?? plain.cast };
}

/** An open village with exactly these roles, players ascending. */
export function villageOf(roles: readonly Role[], deal: Deal = {}): TestScene {
  return openScene(setupOf(roles, deal), deal.chance);
}

export function openScene(setup: Setup, chance: Chance = inOrder): TestScene {
  const opened = open(setup, chance);
  if (!opened.ok) throw new Error(`The setup is wrong: ${JSON.stringify(opened.error)}`);
  return { ...opened.value, chance };
}

/** The scene after a script; a refused action is a mistake in the test. */
export function play(scene: TestScene, ...script: readonly ScriptStep[]): TestScene {
  let now = scene;
  for (const line of script) now = typeof line === 'function' ? line(now) : act(now, line);
  return now;
}

function act(scene: TestScene, action: Action): TestScene {
  const decided = decide(scene.village, action, scene.chance);
  if (!decided.ok) throw new Error(`${decided.error}: ${JSON.stringify(action)}`);
  const { events, village } = decided.value;
  return { events: [...scene.events, ...events], village, chance: scene.chance };
}

/** What is answered to a request of each kind: a text, a target, or a whole action. */
export type SceneAnswers = {
  readonly [act in Request['act']]?: (request: Request, scene: TestScene) => string | number | Action;
};

/** Answers all requests by default until one of this kind is open, today or on the given day: `until('vote', 2)`. */
export function until(act: Request['act'], day?: number, answers: SceneAnswers = {}): ScriptStep {
  const here = ({ village }: TestScene) =>
    requests(village).some((request) => request.act === act && request.day >= (day ?? 0));
  return (scene) => {
    const reached = goOn(scene, answers, here);
    if (!here(reached)) throw new Error(`The village ended before ${act} of day ${day}`);
    return reached;
  };
}

/** Answers all requests until the village has ended. */
export function toTheEnd(answers: SceneAnswers = {}): ScriptStep {
  return (scene) => goOn(scene, answers, () => false);
}

/** Answers all requests that are open now, and those of the same kind that follow from them in this phase and round. */
export function all(act: Request['act'], answer: SceneAnswers[Request['act']] = byDefault): ScriptStep {
  return (scene) => {
    const first = requests(scene.village)[0];
    if (first?.act !== act) throw new Error(`Nobody is asked to ${act}, but to ${first?.act}`);
    const same = ({ village }: TestScene) => {
      const open = requests(village)[0];
      return open?.act === act && open.day === first.day && open.round === first.round;
    };
    return goOn(scene, { [act]: answer }, (now) => !same(now));
  };
}

/** Whoever is asked to speak says the first of these texts, the next speaker the second … */
export function says(...texts: readonly string[]): ScriptStep {
  return (scene) => texts.reduce(speak, scene);
}

function speak(scene: TestScene, text: string): TestScene {
  const [request] = requests(scene.village);
  if (request?.act !== 'talk' && request?.act !== 'whisper')
    throw new Error(`Nobody is asked to say ${text}`);
  return actOf(scene, request, text);
}

/** Everybody votes for this player, and they for the first other. */
export function allVote(target: number): ScriptStep {
  return all('vote', (request, scene) => (request.player === target ? byDefault(request, scene) : target));
}

/** So many of those asked choose this target (who may not, the first other): `decideAll('vote', 5, 4)`. */
export function decideAll(act: 'vote' | 'attackVote', target: number, times: number): ScriptStep {
  return (scene) => {
    let now = scene;
    for (const request of requests(scene.village).slice(0, times)) {
      if (request.act !== act) throw new Error(`Nobody is asked to ${act}`);
      now = actOf(now, request, request.player === target ? byDefault(request, now) : target);
    }
    return now;
  };
}

function goOn(scene: TestScene, answers: SceneAnswers, stop: (scene: TestScene) => boolean): TestScene {
  let now = scene;
  while (!stop(now)) {
    const request = requests(now.village)[0];
    if (request === undefined) return now;
    now = actOf(now, request, (answers[request.act] ?? byDefault)(request, now));
  }
  return now;
}

/** Over, or the first legal target. */
export function byDefault(request: Request, { events }: TestScene): string | Action {
  const legal = legalActions(viewFor(request.player, events), request);
  if ('longest' in legal) return 'Over';
  const target = legal.targets[0];
  return target === undefined
    ? { type: 'noAnswer', player: request.player, act: request.act, reason: 'illegal' }
    : { type: legal.act, player: request.player, target };
}

function actOf(scene: TestScene, request: Request, answer: string | number | Action): TestScene {
  return act(scene, toAction(request, answer));
}

function toAction({ act, player }: Request, answer: string | number | Action): Action {
  if (typeof answer === 'object') return answer;
  if (act === 'talk' || act === 'whisper')
    return { type: 'talk', player, channel: act, text: String(answer) };
  return { type: act, player, target: Number(answer) };
}
