import { describe, expect, test } from 'vitest';
import { announce, correct, mark, over, say, star, timeUp, watch } from '../testing/clock/index.ts';
import {
  allVote,
  asked,
  attackVote,
  changed,
  divine,
  given,
  happened,
  many,
  noAnswer,
  play,
  rulesOf,
  type TestScene,
  talk,
  toTheEnd,
  until,
  villageOf,
  vote,
} from '../testing/index.ts';
import {
  type Action,
  decide,
  type Event,
  evolve,
  REFUSALS,
  type Refusal,
  type Role,
  replay,
  requests,
} from './index.ts';

const FIVE: Role[] = [...many(3, 'villager'), 'seer', 'werewolf'];
const village = villageOf(FIVE);
const talking = play(village, until('talk', 1));
const voting = play(village, until('vote', 1));
const night = play(voting, allVote(1), until('attackVote', 1));
const licos = rulesOf('licos-5');
const discussing = villageOf(FIVE, { rules: licos });
const budgeted = villageOf(FIVE, {
  rules: changed(licos, {
    talk: { tooLong: 'cut', length: { ...licos.talk.length, perPlayer: 5, base: 0 } },
  }),
});
const votingByClock = play(discussing, timeUp);
const failing = play(
  villageOf(FIVE, { rules: rulesOf('nlp-13') }),
  noAnswer(1, 'talk', 'gone'),
  until('vote', 1),
);

/** For every refusal: a village, and actions it refuses for this reason. */
const EXAMPLES: Record<Exclude<Refusal, 'tooSoon'>, [scene: TestScene, ...actions: Action[]]> = {
  ended: [play(village, toTheEnd()), vote(1, 2), talk(1, 'hi'), noAnswer(1, 'vote')],
  unknownPlayer: [
    voting,
    vote(0, 1),
    vote(6, 1),
    vote(-1, 1),
    vote(1.5, 1),
    talk(99, 'hi'),
    noAnswer(6, 'vote'),
  ],
  notAsked: [
    voting,
    divine(4, 1),
    attackVote(5, 1),
    talk(1, 'hi'),
    noAnswer(1, 'talk'),
    { ...talk(5, 'hi'), channel: 'whisper' },
  ],
  unknownTarget: [voting, vote(1, 0), vote(1, 6), vote(1, -2), vote(1, 2.5), vote(1, Number.NaN)],
  targetDead: [night, attackVote(5, 1)],
  targetFailed: [failing, vote(2, 1)],
  targetSelf: [voting, vote(1, 1)],
  targetWerewolf: [night, attackVote(5, 5)],
  textTooLong: [talking, talk(1, 'x'.repeat(10_001))],
  notText: [
    talking,
    talk(1, 7 as unknown as string),
    { ...talk(1, 'hi'), expression: 'x'.repeat(41) },
    { ...talk(1, 'hi'), language: {} as string },
    correct(1, 0, 'x'.repeat(1001)),
    correct(1, 0, 'one\ntwo'),
    correct(1, 0, 7 as unknown as string),
  ],
  lineBreak: [talking, talk(1, 'one\ntwo')],
  unknownReply: [talking, talk(1, 'yes', { replyTo: 0 })],
  phaseOver: [
    discussing,
    { type: 'timeUp', day: 1, phase: 'vote' },
    { type: 'timeUp', day: 0, phase: 'discussion' },
    { type: 'warn', day: 1, phase: 'vote' },
  ],
  channelClosed: [discussing, say(1, 'whisper', 'psst'), say(1, 'grave', 'boo'), say(1, 'act', 'yawns')],
  quotaUsed: [play(discussing, ...Array.from({ length: 10 }, () => talk(1, 'hi'))), talk(1, 'hi')],
  lengthUsed: [play(budgeted, talk(1, 'hello')), talk(1, 'hi')],
  saidOver: [play(discussing, over(1)), over(1), talk(1, 'hi')],
  emptyText: [discussing, talk(1, ''), talk(1, ' \n ')],
  alreadyAnswered: [play(votingByClock, vote(1, 2)), vote(1, 2), vote(1, 3)],
  notAnnounced: [
    play(
      villageOf(FIVE, { rules: changed(licos, { vote: { style: 'announced' } }) }),
      announce(2, 'vote', 1),
      timeUp,
    ),
    vote(1, 2),
  ],
  unknownUtterance: [
    play(discussing, talk(1, 'hi')),
    star(1, 1),
    star(1, -1),
    star(1, 0.5),
    correct(1, 1, ''),
    correct(1, 0.5, ''),
    correct(1, 0, '', 'act'),
  ],
  notOwnWords: [play(discussing, talk(1, 'hi')), correct(2, 0, 'VOTE Agent[01]')],
  unknownRole: [discussing, mark(1, 2, 'fox', 'X'), mark(1, 2, 'witch' as Role, 'X')],
  unknownMark: [discussing, mark(1, 2, 'seer', '!' as '?')],
  noWatcherTalk: [voting, watch('hello'), watch('hello', 'Rin')],
  notAName: [
    discussing,
    watch('hello', ''),
    watch('hello', ' '),
    watch('hello', 'two\nlines'),
    watch('hello', 'x'.repeat(41)),
    watch('hello', 7 as unknown as string),
  ],
};

describe('refusals', () => {
  test.each(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[])('[A7] %s: nothing has changed', (refusal) => {
    const [scene, ...actions] = EXAMPLES[refusal];
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) given(scene).when(action).refused(refusal);
  });

  test('[A7] every refusal has an example, but that of the conductor', () => {
    expect(Object.keys(REFUSALS).filter((refusal) => !(refusal in EXAMPLES))).toEqual(['tooSoon']);
  });

  test('[A7] every refusal has a sentence', () => {
    for (const sentence of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test('[A7] an action the village does not know is refused', () => {
    given(voting)
      .when({ type: 'dance', player: 1, target: 2 } as unknown as Action)
      .refused('notAsked');
  });
});

describe('a step', () => {
  test('[O8] folding its events gives its village', () => {
    const decided = decide(voting.village, vote(1, 2), voting.chance);
    if (!decided.ok) throw new Error(decided.error);
    const { events, village: after } = decided.value;
    expect(events.reduce(evolve, voting.village)).toEqual(after);
    expect(replay([...voting.events, ...events])).toEqual(after);
  });

  test('[D7] the same answers in another order give the same count', () => {
    const ballots = [vote(1, 2), vote(2, 3), vote(3, 2), vote(4, 2), vote(5, 2)];
    const forth = play(voting, ...ballots);
    const back = play(voting, ...ballots.toReversed());
    expect(happened(forth, 'executed')).toEqual(happened(back, 'executed'));
    expect(asked(forth)).toEqual(asked(back));
  });

  test('somebody is asked as long as the village has not ended', () => {
    const ended = play(village, toTheEnd());
    const isAsked = (events: readonly Event[]) => requests(replay(events)).length > 0;
    expect(isAsked(ended.events)).toBe(false);
    expect(isAsked(voting.events)).toBe(true);
    expect(isAsked(night.events)).toBe(true);
  });
});
