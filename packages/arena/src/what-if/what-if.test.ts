import { mustFindBot } from '@mura/bots';
import { type Entry, findPreset, plainSetup, replay } from '@mura/engine';
import { isKnown, readRecord, type VillageRecord } from '@mura/records';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playRecorded } from '../game.ts';
import { randomOf } from '../play.ts';
import { ForkTally, pairedDifference } from './comparison.ts';
import { type Fork, parseFork, printFork } from './fork.ts';
import { playBranch, playPair } from './play-pair.ts';
import { type Branch, readyFork, troubleOfRecord } from './ready-fork.ts';
import { choiceIn } from './recorded-action.ts';

function played(preset: string, seed: string, bot = 'honest'): VillageRecord {
  const rules = findPreset(preset);
  if (!rules.ok) throw new Error(rules.error);
  const setup = plainSetup(preset, rules.value, seed);
  const { text } = playRecorded(
    setup,
    seed,
    'test',
    setup.cast.map(() => mustFindBot(bot).mind),
  );
  const read = readRecord(text);
  if (!read.ok) throw new Error('a record of our own is read');
  return read.value.record;
}

/** Of a game that its first vote does not end. */
function ofSeveralDays(): VillageRecord {
  for (let game = 1; game < 20; game++) {
    const record = played('aiwolf-5', `turns/${game}`);
    if (seqsOf(record, 'executed').length > 1) return record;
  }
  throw new Error('some game goes on after its first vote');
}

function ready(record: VillageRecord, fork: Fork, mind?: string) {
  const found = readyFork(record, fork, mind);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

function troubleOf(record: VillageRecord, fork: Fork, mind?: string) {
  const found = readyFork(record, fork, mind);
  return found.ok ? null : found.error;
}

function compared(record: VillageRecord, fork: Fork, pairs: number, seed = 's') {
  const tally = new ForkTally();
  const both = ready(record, fork);
  for (let pair = 1; pair <= pairs; pair++) tally.add(playPair(both, seed, pair));
  return tally.compare();
}

/** The numbers of the events of a type. */
function seqsOf({ entries }: VillageRecord, type: string): number[] {
  return entries.filter(({ event }) => event.type === type).map(({ seq }) => seq);
}

/** The whole game of a branch: what stood in the record, and what the bots made of it. */
function wholeOf(branch: Branch, seed: string): Entry[] {
  const later: Entry[] = [];
  playBranch(branch, seed, (entries) => {
    later.push(...entries);
  });
  return [...branch.game.entries, ...later];
}

/** Somebody else among the living whom a ballot could name. */
function otherTarget(record: VillageRecord, seq: number): number {
  const { event } = record.entries[seq]!;
  const choice = isKnown(event) ? choiceIn(event) : null;
  const before = record.entries.slice(0, seq).map((entry) => entry.event);
  const { alive } = replay(before.filter(isKnown)).life;
  return alive.findIndex((lives, i) => lives && i + 1 !== choice?.target && i + 1 !== choice?.player) + 1;
}

const BY_TURNS = ofSeveralDays();
const BY_CLOCK = played('licos-5', 'clock/1');
const OF_DAYS = played('bbs-9', 'bbs/1');

describe.each([
  ['by turns', BY_TURNS],
  ['by the clock', BY_CLOCK],
  ['of days by the clock', OF_DAYS],
])('a record %s', (_, record) => {
  const votes = seqsOf(record, 'voted');
  const talks = seqsOf(record, 'talked');

  function forks(): Fork[] {
    const vote = votes[1]!;
    return [
      { at: vote, change: { kind: 'choose', target: otherTarget(record, vote) } },
      { at: talks[3]!, change: { kind: 'say', text: 'Skip' } },
      { at: talks[2]!, change: { kind: 'mind', player: 1, bot: 'random' } },
    ];
  }

  test('goes on from every moment as it stands there, and to an end', () => {
    for (const fork of forks()) {
      const { asItWas, changed } = ready(record, fork);
      for (const branch of [asItWas, changed]) {
        const whole = wholeOf(branch, 'x/1');
        const kept = branch.game.entries.length;
        expect(kept).toBeGreaterThan(0);
        expect(kept).toBeLessThanOrEqual(fork.at);
        expect(whole.slice(0, kept)).toEqual(record.entries.slice(0, kept));
        expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, seq) => seq));
        expect(replay(whole.map(({ event }) => event)).outcome).not.toBeNull();
      }
    }
  });

  test('has the changed deed in it, and the recorded one where nothing is changed', () => {
    const [vote, talk] = forks();
    const { changed, asItWas } = ready(record, vote!);
    const ballots = (entries: readonly Entry[]) =>
      entries
        .slice(changed.game.entries.length)
        .map(({ event }) => choiceIn(event))
        .filter((choice) => choice?.act === 'vote')
        .slice(0, 1);
    const { event } = record.entries[vote!.at]!;
    const recorded = isKnown(event) ? choiceIn(event) : null;
    const target = vote!.change?.kind === 'choose' ? vote!.change.target : 0;
    expect(ballots(wholeOf(asItWas, 'x/1'))).toEqual([recorded]);
    expect(ballots(wholeOf(changed, 'x/1'))).toEqual([{ ...recorded, target }]);
    expect(ready(record, talk!).changed.game.script).toMatchObject([{ type: 'talk', text: 'Skip' }]);
  });

  test('gives the same for the same fork and seed', () => {
    for (const fork of forks()) {
      const again = () => [1, 2, 3].map((pair) => playPair(ready(record, fork), 'same', pair));
      expect(again()).toEqual(again());
    }
  });

  test('shows no difference where nothing is changed', () => {
    const { event } = record.entries[votes[0]!]!;
    const target = isKnown(event) ? choiceIn(event)!.target : 0;
    for (const fork of [
      { at: talks[2]!, change: null },
      { at: votes[0]!, change: { kind: 'choose', target } },
    ] as const)
      for (const { change } of compared(record, fork, 12).sides) {
        expect(change.difference).toBe(0);
        expect(change.low).toBeLessThanOrEqual(0);
        expect(change.high).toBeGreaterThanOrEqual(0);
      }
  });
});

/** A game of three at its end whose last vote, of two against one, hit the werewolf. */
function decidedByOne(): { record: VillageRecord; vote: number; villager: number } {
  for (let game = 1; game < 60; game++) {
    const record = played('aiwolf-5', `close/${game}`);
    const events = record.entries.map(({ event }) => event).filter(isKnown);
    const sealed = events.find((event) => event.type === 'sealed');
    const counted = events.findLast((event) => event.type === 'votesCounted');
    const ended = events.find((event) => event.type === 'ended');
    if (sealed?.type !== 'sealed' || counted?.type !== 'votesCounted' || ended?.type !== 'ended') continue;
    const wolf = sealed.deal.indexOf('werewolf') + 1;
    const against = counted.votes.filter(({ target }) => target === wolf);
    const other = counted.votes.find(({ player }) => player === wolf)?.target;
    if (counted.votes.length !== 3 || against.length !== 2 || ended.winner !== 'village') continue;
    const voter = against.find(({ player }) => player !== other)!.player;
    const vote = record.entries.findLastIndex(
      ({ event }) => isKnown(event) && event.type === 'voted' && event.player === voter,
    );
    return { record, vote, villager: other! };
  }
  throw new Error('some game is decided by one vote');
}

test('a vote that decides the game changes who wins', () => {
  const { record, vote, villager } = decidedByOne();
  const { sides } = compared(record, { at: vote, change: { kind: 'choose', target: villager } }, 20);
  const village = sides.find(({ winner }) => winner === 'village')!;
  expect(village.asItWas.share).toBe(1);
  expect(village.changed.share).toBe(0);
  expect(village.change.difference).toBe(-1);
  expect(village.change.high).toBeLessThan(-0.7);
});

test('a closed turn of talk is changed where it was said', () => {
  const record = played('nlp-5', 'closed/1');
  const talk = seqsOf(record, 'talked')[2]!;
  const { changed } = ready(record, { at: talk, change: { kind: 'say', text: 'Over' } });
  expect(replay(wholeOf(changed, 'x/1').map(({ event }) => event)).outcome).not.toBeNull();
});

describe('what cannot be played on is refused', () => {
  const vote = seqsOf(BY_TURNS, 'voted')[0]!;
  const talk = seqsOf(BY_TURNS, 'talked')[0]!;
  const after = BY_TURNS.entries.length - 1;
  test.each<[string, Fork, object]>([
    ['a moment that is not there', { at: 99_999, change: null }, { code: 'noMoment' }],
    ['the time after the end', { at: after, change: null }, { code: 'ended' }],
    ['a vote where nobody votes', { at: talk, change: { kind: 'choose', target: 1 } }, { code: 'noChoice' }],
    ['words where nobody speaks', { at: vote, change: { kind: 'say', text: 'x' } }, { code: 'noTalk' }],
    ['a vote for nobody', { at: vote, change: { kind: 'choose', target: 9 } }, { code: 'refused' }],
    [
      'a mind that there is not',
      { at: talk, change: { kind: 'mind', player: 1, bot: 'nobody' } },
      { code: 'noBot' },
    ],
    [
      'a seat that there is not',
      { at: talk, change: { kind: 'mind', player: 6, bot: 'random' } },
      { code: 'noPlayer' },
    ],
  ])('%s', (_, fork, trouble) => {
    expect(troubleOf(BY_TURNS, fork)).toMatchObject(trouble);
  });

  test('where it is a seat of somebody dead', () => {
    const executed = BY_TURNS.entries.find(({ event }) => event.type === 'executed')!;
    const player = (executed.event as { player: number }).player;
    const at = seqsOf(BY_TURNS, 'talked').find((seq) => seq > executed.seq)!;
    expect(troubleOf(BY_TURNS, { at, change: { kind: 'mind', player, bot: 'random' } })).toEqual({
      code: 'dead',
    });
  });

  test('where it is a record without the secrets, or from elsewhere', () => {
    const entries = BY_TURNS.entries.filter(({ event }) => event.type !== 'sealed');
    const open = { header: BY_TURNS.header, entries };
    expect(troubleOf(open, { at: 3, change: null })).toEqual({ code: 'noRoles' });
    const source = { format: 'aiwolf' } as unknown as VillageRecord['header']['source'];
    const foreign = { header: { ...BY_TURNS.header, source }, entries: BY_TURNS.entries };
    expect(troubleOf(foreign, { at: 3, change: null })).toEqual({ code: 'foreign' });
    expect(troubleOfRecord(foreign)).toEqual({ code: 'foreign' });
    expect(troubleOfRecord(BY_TURNS)).toBeNull();
  });
});

describe('a fork is written', () => {
  test('and read again', () => {
    const player = fc.integer({ min: 1, max: 99 });
    const change = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('choose' as const), target: player }),
      fc.record({
        kind: fc.constant('say' as const),
        text: fc.string({ minLength: 1 }).filter((text) => text.trimStart() === text),
      }),
      fc.record({
        kind: fc.constant('mind' as const),
        player,
        bot: fc.constantFrom('honest', 'talker@fair:kiku'),
      }),
    );
    fc.assert(
      fc.property(fc.nat(1_000_000), change, (at, change) => {
        expect(parseFork(printFork({ at, change }))).toEqual({ ok: true, value: { at, change } });
      }),
    );
  });

  test.each(['', 'x', '12 choose', '12 choose two', '12 mind 3', '-1', '12 say ', '1 marry 2'])(
    'but not as "%s"',
    (text) => {
      expect(parseFork(text)).toMatchObject({
        ok: false,
        error: expect.stringContaining('SEQ choose PLAYER'),
      });
    },
  );
});

test('the interval of a difference holds the true one in 95 of 100', () => {
  const random = randomOf('coverage');
  const [onlyFirst, onlySecond] = [0.2, 0.05];
  let held = 0;
  const trials = 2000;
  for (let trial = 0; trial < trials; trial++) {
    let [first, second] = [0, 0];
    for (let pair = 0; pair < 60; pair++) {
      const drawn = random(1000) / 1000;
      if (drawn < onlyFirst) first++;
      else if (drawn < onlyFirst + onlySecond) second++;
    }
    const { low, high } = pairedDifference(first, second, 60);
    if (low <= onlySecond - onlyFirst && onlySecond - onlyFirst <= high) held++;
  }
  expect(held / trials).toBeGreaterThan(0.93);
  expect(held / trials).toBeLessThan(0.985);
});
