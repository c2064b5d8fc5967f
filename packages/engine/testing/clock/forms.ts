import { vote } from '../actions.ts';
import { play, type ScriptStep } from '../scene.ts';
import { phaseNow, say, timeUp, untilPhase } from './actions.ts';

/** What tests of the forms by the clock do again and again. */

/** Everybody who lives speaks, but these. */
export function greetings(...mute: number[]): ScriptStep {
  return (scene) => {
    const players = phaseNow(scene).asked.filter((player) => !mute.includes(player));
    return play(scene, ...players.map((player) => say(player, 'talk', 'hello')));
  };
}

/** Everybody votes for one player, and they for the first other. */
export function allVote(target: number): ScriptStep {
  return (scene) => {
    const { asked } = phaseNow(scene);
    const other = asked.find((voter) => voter !== target) ?? target;
    return play(scene, ...asked.map((voter) => vote(voter, voter === target ? other : target)));
  };
}

/** These vote for a player in the next phase of votes; then its limit comes. */
export function execute(target: number, voters: readonly number[] = [1, 2, 3]): ScriptStep[] {
  const others = voters.filter((voter) => voter !== target);
  return [untilPhase('vote'), ...others.map((voter) => vote(voter, target)), timeUp];
}
