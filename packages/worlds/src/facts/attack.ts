import { clockPhaseOf, hasLastNight, isPack, type PlayerId, seatsThat, type Vote } from '@mura/engine';
import type { Idle, NightFact } from './fact.ts';
import { isDead, isPresent, type ToldFacts } from './told-facts.ts';

type AttackKnown = Pick<NightFact, 'targets' | 'idle'>;

/** What the viewpoint knows of the attack of a night that is over: the choice itself, the ballots, or the rules alone. */
export function attackKnown(story: ToldFacts): AttackKnown {
  const { chosen, counted, ballots } = story.tonight;
  if (chosen !== null) return { targets: [chosen.target], idle: 'never' };
  const pack = packOf(story);
  if (pack === null) return { targets: null, idle: idleUnseen(story) };
  const isAnybodyLeft = pack.some((wolf) => isPresent(story, wolf));
  if (ghostOf(story) !== null && !isAnybodyLeft) return { targets: [null], idle: 'never' };
  if (counted !== null) return { targets: targetsOf(story, pack, counted), idle: 'never' };
  return attackByBallots(story, pack, ballots);
}

/** The whole pack, where this viewpoint knows it. */
function packOf({ rules, own, fellows }: ToldFacts): readonly PlayerId[] | null {
  const pack = new Set<PlayerId>();
  for (const [player, role] of [...own, ...fellows]) if (isPack(role)) pack.add(player);
  return pack.size === seatsThat(rules.roles, isPack) ? [...pack] : null;
}

/** Some werewolves know their own ballots only: those of the others are free. */
function attackByBallots(story: ToldFacts, pack: readonly PlayerId[], ballots: readonly Vote[]): AttackKnown {
  const { own, rules, tonight } = story;
  const voters = pack.filter((wolf) => isPresent(story, wolf));
  const others = voters.filter((wolf) => !own.has(wolf));
  // Ballots for those who died of silence before they were counted are void.
  const isVoid = (target: PlayerId) => isDead(story, target) && target !== tonight.executed;
  const cast = ballots.filter(({ player, target }) => voters.includes(player) && !isVoid(target));
  if (voters.length === 0) return { targets: null, idle: 'always' };
  if (others.length === 0) return { targets: targetsOf(story, pack, cast), idle: 'never' };
  const counted = cast.filter(({ target }) => !pack.includes(target));
  if (counted.length === 0) return { targets: null, idle: idleUnseen(story) };
  return { targets: null, idle: rules.attack.undecided === 'random' ? 'never' : 'twoVotes' };
}

/** Whom these ballots may have led to: as the rules count them, and any of the tied. */
function targetsOf(
  story: ToldFacts,
  pack: readonly PlayerId[],
  ballots: readonly Vote[],
): readonly (PlayerId | null)[] {
  const { humansCountOnce, undecided } = story.rules.attack;
  const top = mostVoted(
    ballots.filter(({ player, target }) => player !== ghostOf(story) && !pack.includes(target)),
    humansCountOnce ? headStart(story, pack) : [],
  );
  if (top.length === 0) return [null];
  return top.length > 1 && undecided === 'nobody' ? [null] : top;
}

/** Every living human counts once; the ghost of a last night too. */
function headStart(story: ToldFacts, pack: readonly PlayerId[]): PlayerId[] {
  const humans = story.cast.map((_, index) => index + 1).filter((player) => !pack.includes(player));
  return humans.filter((player) => isPresent(story, player) || player === ghostOf(story));
}

function ghostOf({ rules, tonight }: ToldFacts): PlayerId | null {
  return hasLastNight(rules) ? tonight.executed : null;
}

function mostVoted(votes: readonly Vote[], once: readonly PlayerId[]): PlayerId[] {
  const counts = new Map<PlayerId, number>();
  for (const target of [...once, ...votes.map(({ target }) => target)]) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts.keys()].filter((player) => counts.get(player) === most);
}

/** When the pack may have attacked nobody, for those who know nothing of its votes. */
function idleUnseen({ rules, day, tonight }: ToldFacts): Idle {
  const { humansCountOnce, undecided, targets, selfVote } = rules.attack;
  // By the clock the pack may have chosen somebody who failed before the attack.
  if (tonight.failed.length > 0 && clockPhaseOf(rules, day, 'attack') !== null) return 'always';
  // Ballots on werewolves are not counted, so a pack that has voted may still have named nobody.
  const mayNameNobody = !tonight.answered || (targets === 'anybody' && selfVote);
  if (humansCountOnce && undecided === 'random') return 'never';
  if (humansCountOnce) return mayNameNobody ? 'tie' : 'twoVotes';
  if (mayNameNobody) return 'always';
  if (targets === 'anybody') return 'twoWerewolves';
  return undecided === 'random' ? 'never' : 'twoVotes';
}
