import { type Act, type Choice, LONGEST_TEXT } from '../action.ts';
import type { PlayerId } from '../player.ts';
import type { Request } from '../request.ts';
import { invariant } from '../result.ts';
import { isPack } from '../roles/index.ts';
import { hasLastNight } from '../rule-facts.ts';
import type { LengthRules } from '../rules.ts';
import { targetsFor } from '../targets.ts';
import { quotaOf } from './own.ts';
import type { OwnView, View } from './view.ts';

/** What may be answered to a request. Made from the view alone: it tells nobody what they cannot know. */
export type Legal = LegalTalk | LegalChoice;

export interface LegalTalk {
  readonly act: 'talk' | 'whisper';
  /** Utterances left, this one included; `null`: as many as one likes. */
  readonly left: number | null;
  /** The next Skip is heard as Over. */
  readonly skipIsOver: boolean;
  readonly longest: number;
  readonly length: LengthRules;
  /** Length left beyond the free allowance; `null` where the rules know no budget. */
  readonly budget: number | null;
}

export interface LegalChoice {
  readonly act: Choice['type'];
  readonly targets: readonly PlayerId[];
}

/** A request as it reaches the player, with all they may answer. */
export interface Question {
  readonly request: Request;
  readonly legal: Legal;
}

/** Whether somebody who was asked the one needs not be asked the other. */
export function isSameQuestion(one: Question, other: Question): boolean {
  const { request: was, legal: before } = one;
  const { request: is, legal: now } = other;
  if (was.act !== is.act || was.day !== is.day || was.round !== is.round || was.turn !== is.turn)
    return false;
  if ('targets' in before || 'targets' in now)
    return 'targets' in before && 'targets' in now && before.targets.join() === now.targets.join();
  return before.left === now.left && before.skipIsOver === now.skipIsOver && before.budget === now.budget;
}

export function legalActions(view: View, { act, player }: Request): Legal {
  return isTalk(act) ? legalTalk(view, act) : { act, targets: legalTargets(view, act, player) };
}

function isTalk(act: Act): act is LegalTalk['act'] {
  return act === 'talk' || act === 'whisper';
}

function legalTalk({ shared, own }: View, act: LegalTalk['act']): LegalTalk {
  invariant(shared.rules !== null, 'a village that asks has opened');
  const rules = act === 'talk' ? shared.rules.talk : shared.rules.whisper;
  const { length, skips } = rules;
  const quota = quotaOf(own, act);
  const skipIsOver = quota.skips >= skips && (rules.mode === 'turns' || rules.controlWords);
  return { act, left: quota.left, skipIsOver, longest: LONGEST_TEXT, length, budget: quota.budget };
}

/** The pack, as one of it knows it. */
function packOf({ fellows, known }: OwnView, player: PlayerId): PlayerId[] {
  const others = known.filter(({ role }) => isPack(role));
  return [...fellows, ...others.map((other) => other.player), player];
}

/** Other choices do not look at the pack. */
const NO_PACK: readonly PlayerId[] = [];

function legalTargets({ shared, own }: View, act: Choice['type'], player: PlayerId): PlayerId[] {
  const { rules, alive, failed } = shared;
  invariant(rules !== null, 'a village that asks has opened');
  const pack = act === 'attackVote' ? packOf(own, player) : NO_PACK;
  const ghost = hasLastNight(rules) ? (shared.pages.at(-1)?.executed ?? null) : null;
  return targetsFor(act, player, { rules, alive, failed, pack, ghost });
}
