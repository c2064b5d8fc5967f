import type { Choice, PlayerId } from '@mura/engine';
import type { OpenQuestion } from '../source/source.ts';
import type { VillageModel } from './village-model.ts';

/** A choice that the viewer is asked for. */
export interface OpenChoice {
  readonly act: Choice['type'];
  readonly day: number;
  readonly round: number;
  readonly targets: readonly PlayerId[];
  /** What he has chosen so far. */
  readonly chosen: PlayerId | null;
  /** Whom his fellows have chosen, as far as he knows. */
  readonly fellows: readonly { readonly player: PlayerId; readonly target: PlayerId }[];
  readonly isFinal: boolean;
}

export function openChoices(model: VillageModel): OpenChoice[] {
  return model.questions.flatMap((question) => toChoice(model, question));
}

function toChoice(model: VillageModel, { act, day, round, legal }: OpenQuestion): OpenChoice[] {
  if (!('targets' in legal) || act === 'talk' || act === 'whisper') return [];
  const chosen = chosenFor(model, act);
  const isFinal = model.view.shared.rules?.clock?.answers !== 'changeable';
  return [{ act, day, round, targets: legal.targets, chosen, fellows: fellowsOf(model, act), isFinal }];
}

function chosenFor({ view, events, times }: VillageModel, act: Choice['type']): PlayerId | null {
  const page = view.own.pages.at(-1);
  const chosen = page?.chosen.findLast((one) => one.act === act);
  if (chosen !== undefined) return chosen.target;
  const wanted = {
    vote: 'voted',
    poll: 'polled',
    attackVote: 'attackVoted',
    divine: 'divined',
    guard: 'guarded',
  } as const;
  const last = events.findLast(
    (event) => event.type === wanted[act] && event.day === times.day && event.player === view.viewer,
  );
  return last !== undefined && 'target' in last ? (last.target as PlayerId) : null;
}

function fellowsOf(
  { events, view, times }: VillageModel,
  act: Choice['type'],
): { player: PlayerId; target: PlayerId }[] {
  if (act !== 'attackVote') return [];
  return view.own.fellows.flatMap((player) => {
    const last = events.findLast(
      (event) => event.type === 'attackVoted' && event.player === player && event.day === times.day,
    );
    return last?.type === 'attackVoted' ? [{ player, target: last.target }] : [];
  });
}
