import { duration } from './en-grammar.ts';
import type { StatementOf } from './statement.ts';

const LAST_NIGHT = {
  acts: 'Whoever has most votes is executed, but has a last night: he still whispers, divines and votes on the attack, where his vote does not count, and others may choose him.',
  guards:
    'Whoever has most votes is executed, but has a last night: he still whispers, divines, guards in vain and votes on the attack, where his vote does not count; others may choose him, and an attack on him is one on nobody.',
} as const;

export function execution({ orNobody, lastNight, chosenBefore, divines }: StatementOf<'execution'>): string {
  const nobody = orNobody ? ' If nobody votes, nobody is executed.' : '';
  if (lastNight !== null) return `${LAST_NIGHT[lastNight]}${nobody}`;
  if (!chosenBefore) return `Whoever has most votes is executed and does nothing more that night.${nobody}`;
  const seen = divines ? ', but a divination gives its result all the same' : '';
  return `Whoever has most votes is executed, and what he has chosen for the night does not count. To have chosen him for the night does nothing${seen}.${nobody}`;
}

export function tie({ rounds, undecided }: StatementOf<'tie'>): string {
  const fate = undecided === 'random' ? 'chance executes one of the tied' : 'nobody is executed';
  if (rounds === 1) return `On a tie ${fate}.`;
  return `On a tie all vote again. There are at most ${rounds} rounds, the first one included; after a tie in the last, ${fate}.`;
}

export function votesTold({ told, rounds, byClock }: StatementOf<'votesTold'>): string {
  const ofLast = rounds === 1 ? '' : ' in the last round';
  switch (told) {
    case 'eachRound':
      return `Who voted for whom is told to all ${byClock ? 'when the phase ends' : rounds === 1 ? 'right after the vote' : 'after each round'}.`;
    case 'nextMorning':
      return `Who voted for whom${ofLast} is told to all the next morning.`;
    case 'countsNextMorning':
      return `The next morning it is told how many votes each player got${ofLast}, but not from whom.`;
    case 'never':
      return 'Who voted for whom is never told.';
  }
}

export function executionTold({ told, actsAtNight, divines }: StatementOf<'executionTold'>): string {
  if (told === 'atOnce') return 'Everybody learns at once who was executed.';
  const secret = 'Until the next morning only the executed player knows of the execution.';
  return actsAtNight
    ? `${secret} Others may choose this player at night without knowing, which does nothing${divines ? ', but a divination gives its result all the same' : ''}.`
    : secret;
}

export function attackUndecided({
  werewolves,
  rounds,
  orNobody,
  tie: fate,
}: StatementOf<'attackUndecided'>): string {
  const one = werewolves === 1;
  const open = one
    ? 'Without a choice the werewolf is asked'
    : 'On a tie, or without a vote that counts, they vote';
  const again =
    rounds === 1 ? '' : `${open} again; there are at most ${rounds} rounds, the first one included. `;
  const last = fate === 'random' ? 'chance decides' : 'nobody is attacked';
  const tied = one ? 'Without a choice' : 'On a tie';
  const even = fate === null ? '' : `${rounds === 1 ? tied : 'If it is still undecided'}, ${last}. `;
  const none = one
    ? 'Without a choice nobody is attacked.'
    : 'Without any vote that counts nobody is attacked.';
  return `${again}${even}${orNobody ? none : ''}`.trim();
}

export function attackVotesTold({ told, rounds, byClock }: StatementOf<'attackVotesTold'>): string {
  if (told === 'never') return 'The werewolves do not learn each other’s votes.';
  const once = byClock ? 'when the phase ends' : 'after the vote';
  const when = rounds === 1 ? once : told === 'eachRound' ? 'after each round' : 'of the last round only';
  return `The werewolves learn each other’s votes ${when}.`;
}

export function attackEffect({ guard, fox }: StatementOf<'attackEffect'>): string {
  return `Whoever is attacked dies${guard ? ', unless guarded' : ''}.${fox ? ' The fox does not die of an attack.' : ''}`;
}

export function suddenDeath({ warnedBefore, vote }: StatementOf<'suddenDeath'>): string {
  const besides = vote ? ' It is no execution: there is one besides, and votes for him are not counted.' : '';
  const warned =
    warnedBefore === 0
      ? 'Nobody is warned.'
      : `Whoever has not spoken is warned ${duration(warnedBefore)} before; nobody else learns of the warning.`;
  return `Except on day 0, a player who says nothing in talk dies suddenly when the time for talk ends, and everybody is told. What he chose in that phase does not count.${besides} ${warned}`;
}

export function mediumLearns({ deaths, sudden, vote }: StatementOf<'mediumLearns'>): string {
  const all = [...(vote ? ['was executed'] : []), ...(sudden ? ['died suddenly'] : []), 'died in the night'];
  const who = deaths === 'all' ? `everybody who ${all.join(' or ')}` : 'whoever was executed';
  const none = deaths === 'all' ? 'Nobody dead' : 'No execution';
  return `In the morning the medium learns of ${who} since the morning before whether that was a werewolf; a dead medium learns it too. ${none}, no result.`;
}

export const GONE = {
  standIn: 'A player whose connection is lost counts as one who does not answer.',
  fails:
    'A player whose connection is lost has failed, and everybody is told. He is not asked and cannot be chosen any more, but counts as alive when the game is decided.',
} as const;
