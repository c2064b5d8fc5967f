import { describe, expect, test } from 'vitest';
import {
  LICOS_ROLES,
  lastDawn,
  licosVillage,
  limitOf,
  over,
  phaseNow,
  say,
  timeUp,
  untilPhase,
} from '../../testing/clock/index.ts';
import { asked, attackVote, divine, given, guard, happened, heard, play, vote } from '../../testing/index.ts';
import { type Event, viewFor } from '../index.ts';

function without(event: Event, kept: readonly string[]): object {
  return Object.fromEntries(Object.entries(event).filter(([key]) => kept.includes(key)));
}

describe('the phases', () => {
  test('[K1] [K2] [K6] morning, noon and night follow each other; the first morning is that of day 1', () => {
    const scene = play(licosVillage(), timeUp, timeUp, timeUp);
    const phases = happened(scene, 'phaseBegan').map((event) =>
      without(event, ['day', 'phase', 'seconds', 'audience']),
    );
    expect(phases).toEqual([
      { audience: 'public', day: 1, phase: 'discussion', seconds: 300 },
      { audience: 'public', day: 1, phase: 'vote', seconds: 60 },
      { audience: 'public', day: 1, phase: 'night', seconds: 60 },
      { audience: 'public', day: 2, phase: 'discussion', seconds: 360 },
    ]);
    expect(happened(scene, 'phaseEnded').map(({ phase, why, audience }) => [phase, why, audience])).toEqual([
      ['discussion', 'limit', 'public'],
      ['vote', 'limit', 'public'],
      ['night', 'limit', 'public'],
    ]);
  });

  test('[K4] [R003-LPROT-12] a morning ends early when all the living are over', () => {
    const players = LICOS_ROLES.map((_, index) => index + 1);
    const last = play(licosVillage(), ...players.slice(1).map(over));
    expect(phaseNow(last).phase).toBe('discussion');
    given(last)
      .when(over(1))
      .then(
        { type: 'saidOver', audience: 'public', player: 1 },
        { type: 'phaseEnded', phase: 'discussion', why: 'over' },
        { type: 'duskFell' },
        { type: 'phaseBegan', phase: 'vote' },
      );
  });

  test('[K4] who has no post left is over too', () => {
    const players = LICOS_ROLES.map((_, index) => index + 1);
    const posts = Array.from({ length: 9 }, (_, index) => say(1, 'talk', `post ${index}`));
    const last = play(licosVillage(), ...players.slice(1).map(over), ...posts);
    given(last)
      .when(say(1, 'talk', 'the tenth'))
      .then(
        { type: 'talked' },
        { type: 'phaseEnded', why: 'over' },
        { type: 'duskFell' },
        { type: 'phaseBegan' },
      );
  });

  test('[B4] who is over says nothing more in this phase, and may whisper', () => {
    const scene = play(licosVillage(), over(8));
    given(scene)
      .when(say(8, 'talk', 'one more word'))
      .refused('saidOver');
    given(scene).when(over(8)).refused('saidOver');
    given(scene)
      .when(say(8, 'whisper', 'psst'))
      .then({ type: 'talked', channel: 'whisper' });
  });

  test('[K4] noon and night end early when all who can act have chosen', () => {
    const noon = play(licosVillage(), untilPhase('vote'));
    const votes = LICOS_ROLES.map((_, index) => vote(index + 1, index === 0 ? 2 : 1));
    const night = play(noon, ...votes);
    expect(happened(night, 'phaseEnded').at(-1)).toMatchObject({ phase: 'vote', why: 'answered' });
    expect(asked(night)).toEqual(['divine 5', 'guard 7', 'attackVote 8', 'attackVote 9']);
    const morning = play(night, attackVote(8, 3), divine(5, 2), guard(7, 4), attackVote(9, 3));
    expect(happened(morning, 'phaseEnded').at(-1)).toMatchObject({ phase: 'night', why: 'answered' });
    expect(lastDawn(morning)).toMatchObject({ dead: [3], executed: 1 });
  });

  test('[K5] the limit of a phase that is over is refused', () => {
    const scene = play(licosVillage());
    const first = limitOf(scene);
    const later = play(scene, timeUp);
    given(later).when(first).refused('phaseOver');
    given(later)
      .when({ ...first, phase: 'vote', day: 2 })
      .refused('phaseOver');
    given(later)
      .when({ ...first, phase: 'night' })
      .refused('phaseOver');
    given(later)
      .when({ ...first, type: 'warn' })
      .refused('phaseOver');
  });
});

describe('noon', () => {
  test('[K7] a vote is final', () => {
    const scene = play(licosVillage(), untilPhase('vote'), vote(1, 2));
    given(scene).when(vote(1, 3)).refused('alreadyAnswered');
  });

  test('[V2] any living player but oneself may be chosen', () => {
    const scene = play(licosVillage(), untilPhase('vote'));
    given(scene).when(vote(1, 1)).refused('targetSelf');
    given(scene).when(vote(1, 12)).refused('unknownTarget');
    const nextDay = play(scene, vote(1, 2), timeUp, untilPhase('vote', 2));
    given(nextDay).when(vote(1, 2)).refused('targetDead');
    given(nextDay).when(vote(2, 1)).refused('notAsked');
  });

  test('[V4] a tie is broken by chance, and nobody but the executed is told', () => {
    const scene = play(licosVillage(), untilPhase('vote'), vote(1, 2), vote(2, 3), timeUp);
    expect(happened(scene, 'tieBroken')).toMatchObject([{ audience: 'master', among: [2, 3], chosen: 2 }]);
    expect(happened(scene, 'executed')).toMatchObject([{ audience: [2], player: 2 }]);
  });

  test('[K9] [V6] [V7] a missing vote is none; where nobody votes nobody is executed', () => {
    const one = play(licosVillage(), untilPhase('vote'), vote(1, 2), timeUp);
    expect(happened(one, 'votesCounted')).toMatchObject([{ votes: [{ player: 1, target: 2 }] }]);
    const late = happened(one, 'substituted');
    expect(late.map(({ player }) => player)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { audience, player, act, reason, sent, used } of late)
      expect([audience, act, reason, sent, used]).toEqual([[player], 'vote', 'late', null, null]);
    const types = one.events.map(({ type }) => type);
    expect(types.lastIndexOf('substituted')).toBeLessThan(types.indexOf('votesCounted'));
    const none = play(licosVillage(), untilPhase('vote'), timeUp, timeUp);
    expect(happened(none, 'executed')).toEqual([]);
    expect(lastDawn(none)).toMatchObject({ executed: null, counts: [] });
  });

  test('[H4] [V8] in the morning everybody learns how many voted for whom, and never who', () => {
    const scene = play(
      licosVillage(),
      untilPhase('vote'),
      vote(1, 2),
      vote(3, 2),
      vote(2, 3),
      timeUp,
      timeUp,
    );
    expect(lastDawn(scene)).toMatchObject({
      votes: null,
      counts: [
        { player: 2, votes: 2 },
        { player: 3, votes: 1 },
      ],
    });
    expect(heard(4, scene).some((event) => event.type === 'votesCounted' || event.type === 'voted')).toBe(
      false,
    );
    expect(viewFor(4, scene.events).shared.pages[1]?.counts).toEqual([
      { player: 2, votes: 2 },
      { player: 3, votes: 1 },
    ]);
  });
});
