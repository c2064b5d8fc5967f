import { inHisui } from '@mura/bots';
import { type Event, isPack, teamOf } from '@mura/engine';
import type { SeenGame } from './seen-game.ts';

/** How well a table tells, from a villager's seat before each vote, who is a werewolf. */
export interface Quality {
  /** Judgements: one of each other living player, from each seat of the village, before each vote. */
  readonly judgements: number;
  /** Of the judgements, in nats; and of somebody who knows only how many there are. */
  readonly logLoss: number;
  readonly blindLogLoss: number;
  /** How often the most suspected one was a werewolf. */
  readonly topShare: number;
  /** In ten steps of the belief: how many, the mean belief, and how many were. */
  readonly calibration: readonly CalibrationStep[];
}

export interface CalibrationStep {
  readonly judgements: number;
  readonly believed: number;
  readonly true: number;
}

const STEPS = 10;

/** Measures a table on games it was not made from; to be quick only from every so-manyth seat, in turn. */
export function qualityOf(
  games: readonly SeenGame[],
  likelihood: inHisui.Likelihood,
  tempers: inHisui.Tempers,
  everyNth = 1,
): Quality {
  const steps = Array.from({ length: STEPS }, () => ({ judgements: 0, believed: 0, true: 0 }));
  const sums = { judgements: 0, loss: 0, blind: 0, tops: 0, hits: 0 };
  for (const game of games) judgeGame(game, likelihood, tempers, everyNth, steps, sums);
  return {
    judgements: sums.judgements,
    logLoss: sums.loss / sums.judgements,
    blindLogLoss: sums.blind / sums.judgements,
    topShare: sums.hits / sums.tops,
    calibration: steps.map((step) => ({
      judgements: step.judgements,
      believed: step.judgements === 0 ? 0 : step.believed / step.judgements,
      true: step.judgements === 0 ? 0 : step.true / step.judgements,
    })),
  };
}

interface Sums {
  judgements: number;
  loss: number;
  blind: number;
  tops: number;
  hits: number;
}

function judgeGame(
  { events, roles, habits = [] }: SeenGame,
  likelihood: inHisui.Likelihood,
  tempers: inHisui.Tempers,
  everyNth: number,
  steps: { judgements: number; believed: number; true: number }[],
  sums: Sums,
): void {
  const witness = new inHisui.Witness();
  let belief: inHisui.RoleBelief | null = null;
  for (const event of events) {
    if (belief !== null && isFirstVote(event)) {
      for (let player = 1; player <= roles.length; player++) {
        const isJudged = (player + witness.day) % everyNth === 0;
        if (isJudged && witness.alive[player] && teamOf(roles[player - 1]!) === 'village')
          judgeFrom(player, witness, belief, roles, steps, sums);
      }
    }
    witness.hear(event);
    if (event.type === 'opened') {
      const { rules } = event;
      belief = new inHisui.RoleBelief(witness, rules, likelihood, tempers, habits);
    }
  }
}

function isFirstVote(event: Event): boolean {
  return event.type === 'votesCounted' && event.round === 0;
}

function judgeFrom(
  player: number,
  witness: inHisui.Witness,
  belief: inHisui.RoleBelief,
  roles: SeenGame['roles'],
  steps: { judgements: number; believed: number; true: number }[],
  sums: Sums,
): void {
  const worlds = belief.seenBy({ player, role: roles[player - 1]!, acquainted: [], learnt: [] });
  const pack = belief.place('werewolf');
  let wolves = 0;
  let top = 0;
  let most = -1;
  const others: number[] = [];
  for (let other = 1; other <= roles.length; other++) {
    if (other === player || !witness.alive[other]) continue;
    others.push(other);
    if (isPack(roles[other - 1]!)) wolves++;
    const share = worlds.share(other, pack);
    if (share > most) {
      most = share;
      top = other;
    }
  }
  sums.tops++;
  if (top > 0 && isPack(roles[top - 1]!)) sums.hits++;
  for (const other of others) {
    const isWerewolf = isPack(roles[other - 1]!);
    const share = Math.min(0.999, Math.max(0.001, worlds.share(other, pack)));
    const blind = wolves / others.length;
    sums.judgements++;
    sums.loss -= Math.log(isWerewolf ? share : 1 - share);
    sums.blind -= Math.log(isWerewolf ? blind : 1 - blind);
    const step = steps[Math.min(STEPS - 1, Math.floor(share * STEPS))]!;
    step.judgements++;
    step.believed += share;
    step.true += isWerewolf ? 1 : 0;
  }
}
