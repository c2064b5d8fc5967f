import { type Choice, factsOf, type PlayerId, ROLES, type Role, type RoleCounts, teamOf } from '@mura/engine';
import type { GuideAdvice } from '@mura/words';
import type { OpenChoice } from './choices.ts';
import type { ClaimsOfVillage } from './claims.ts';
import type { PlayedVillageModel } from './play.svelte.ts';

/** What a first game is guided through. */
export const STEPS = ['role', 'night', 'talk', 'vote'] as const;
export type GuideStep = (typeof STEPS)[number];

/** Three for everybody: whoever has nothing to do at night is told who they are. */
export function stepsOf(role: Role): readonly [GuideStep, GuideStep, GuideStep] {
  return [factsOf(role).nightAct === null ? 'role' : 'night', 'talk', 'vote'];
}

/** What the guide has to know of a moment. */
export interface GuideMoment {
  readonly role: Role;
  readonly asked: Choice['type'] | null;
  /** Whether what is asked has been answered. */
  readonly isChosen: boolean;
  readonly mayTalk: boolean;
  readonly hasTalked: boolean;
}

/** The step that this moment is for, unless it was had before. */
export function stepAt(moment: GuideMoment, had: ReadonlySet<GuideStep>): GuideStep | null {
  const step = fittingStep(moment, had);
  return step === null || had.has(step) || !stepsOf(moment.role).includes(step) ? null : step;
}

function fittingStep(
  { role, asked, isChosen, mayTalk, hasTalked }: GuideMoment,
  had: ReadonlySet<GuideStep>,
): GuideStep | null {
  if (asked !== null && isChosen) return null;
  if (asked === 'vote') return 'vote';
  if (asked !== null) return asked === factsOf(role).nightAct ? 'night' : null;
  // Who talks needs neither to be told who they are nor how to.
  if (hasTalked) return null;
  if (stepsOf(role)[0] === 'role' && !had.has('role')) return 'role';
  return mayTalk ? 'talk' : null;
}

export function momentOf(play: PlayedVillageModel, choice: OpenChoice | undefined): GuideMoment | null {
  const { role } = play.model.view.own;
  if (role === null || play.outcome !== null || play.me?.fate !== null) return null;
  return {
    role,
    asked: choice?.act ?? null,
    isChosen: choice !== undefined && choice.chosen !== null,
    mayTalk: play.channels.includes('talk'),
    hasTalked: play.me?.isSilent === false,
  };
}

/** What can be known in a village besides one's role. */
export interface GuideScene {
  readonly me: PlayerId;
  readonly role: Role;
  readonly roles: RoleCounts;
  readonly living: readonly PlayerId[];
  /** Living werewolves that the seer has found. */
  readonly found: readonly PlayerId[];
  readonly claimants: readonly { readonly player: PlayerId; readonly role: Role | null }[];
}

export function guideSceneOf(play: PlayedVillageModel, claims: ClaimsOfVillage | null): GuideScene | null {
  const { view, player } = play.model;
  if (view.own.role === null || player === null || play.rules === null) return null;
  const living = play.seats.filter(({ fate }) => fate === null).map((seat) => seat.player);
  const judged = view.own.pages.flatMap(({ divined }) => divined ?? []);
  return {
    me: player,
    role: view.own.role,
    roles: play.rules.roles,
    living,
    found: judged
      .filter(({ target, result }) => result === 'werewolf' && living.includes(target))
      .map(({ target }) => target),
    claimants: claims?.table.claimants ?? [],
  };
}

/** What is said at a step, and about whom. */
export interface Advice {
  readonly word: GuideAdvice;
  readonly about: readonly PlayerId[];
  /** The role that it speaks of. */
  readonly role: Role;
}

/** Says only what follows from the rules and from what the player knows. */
export function adviceAt(step: GuideStep, scene: GuideScene): Advice {
  const { role } = scene;
  const { nightAct } = factsOf(role);
  if (step === 'role') return { word: 'role', about: [], role };
  if (step === 'night') return { word: `night.${nightAct ?? 'divine'}`, about: [], role };
  const team = teamOf(role);
  if (team !== 'village') return { word: `${step}.${team}`, about: [], role };
  if (scene.found.length > 0) return { word: `${step}.found`, about: scene.found.slice(0, 1), role };
  const rivals = claimantsOf(role, scene).filter((player) => player !== scene.me);
  if (scene.roles[role] === 1 && rivals.length > 0)
    return { word: `${step}.rival`, about: rivals.slice(0, 1), role };
  const disputed = ROLES.find((one) => scene.roles[one] === 1 && claimantsOf(one, scene).length > 1);
  if (disputed !== undefined)
    return { word: `${step}.clash`, about: claimantsOf(disputed, scene).slice(0, 2), role: disputed };
  const hasNews = step === 'talk' && (nightAct === 'divine' || factsOf(role).identifies);
  return { word: hasNews ? 'talk.news' : `${step}.plain`, about: [], role };
}

function claimantsOf(role: Role, { claimants, living }: GuideScene): PlayerId[] {
  return claimants
    .filter((claimant) => claimant.role === role && living.includes(claimant.player))
    .map(({ player }) => player);
}
