import type { Choice, PlayerId, Vote } from '@mura/engine';
import type { OpenQuestion } from '../source/source.ts';
import { knownWho } from './known-people.ts';
import type { VillageModel } from './village-model.ts';

/** A choice that the viewer is asked for. */
export interface OpenChoice {
  readonly act: Choice['type'];
  readonly day: number;
  readonly round: number;
  readonly targets: readonly PlayerId[];
  /** What they have chosen so far. */
  readonly chosen: PlayerId | null;
  /** Whom their fellows have chosen, as far as they know. */
  readonly fellows: readonly Vote[];
  readonly isFinal: boolean;
  /** Whether they must first say whom they mean to vote for. */
  readonly isToAnnounce: boolean;
}

export function openChoices(model: VillageModel): OpenChoice[] {
  return model.questions.flatMap((question) => toChoice(model, question));
}

function toChoice(model: VillageModel, { act, day, round, legal }: OpenQuestion): OpenChoice[] {
  if (!('targets' in legal) || act === 'talk' || act === 'whisper') return [];
  const answers = answersTo(model, act, round);
  const chosen = answers.findLast(({ player }) => player === model.player)?.target ?? null;
  const isFinal = model.view.shared.rules?.clock?.answers !== 'changeable';
  const fellows = fellowsOf(model, act, answers);
  const isToAnnounce = act === 'vote' && isSilentBefore(model, day);
  return [{ act, day, round, targets: legal.targets, chosen, fellows, isFinal, isToAnnounce }];
}

/** Where votes are announced: nothing was said today of whom one means to vote for. */
function isSilentBefore({ view, player: own }: VillageModel, day: number): boolean {
  if (view.shared.rules?.vote.style !== 'announced') return false;
  const said = view.shared.pages.find((page) => page.day === day)?.announced ?? [];
  return !said.some(({ player, about }) => player === own && about === 'vote');
}

const ANSWERS = {
  vote: 'voted',
  poll: 'polled',
  attackVote: 'attackVoted',
  divine: 'divined',
  guard: 'guarded',
} as const;

/** What was answered to a question so far. Each round of a vote asks anew: what was chosen before is no answer to it. */
function answersTo({ events }: VillageModel, act: Choice['type'], round: number): Vote[] {
  const begun = events.findLastIndex(({ type }) => type === 'phaseBegan');
  return events.slice(begun + 1).flatMap((event) => {
    const isAnswer =
      event.type === 'chose'
        ? event.act === act
        : event.type === ANSWERS[act] && (!('round' in event) || event.round === round);
    if (!isAnswer || !('player' in event) || !('target' in event) || event.target === null) return [];
    return [{ player: event.player, target: event.target }];
  });
}

/** Whom their fellows have chosen: the last word of each. */
function fellowsOf({ view }: VillageModel, act: Choice['type'], answers: readonly Vote[]): Vote[] {
  if (act !== 'attackVote') return [];
  const pack = knownWho(view.own, ({ nightAct }) => nightAct === act);
  return pack.flatMap((fellow) => answers.findLast(({ player }) => player === fellow) ?? []);
}
