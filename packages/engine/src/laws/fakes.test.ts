import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../../checks/runs.ts';
import { dealing } from '../../testing/laws/deals.ts';
import { act, begin, type LawGame } from '../../testing/laws/game.ts';
import { sentTo } from '../../testing/laws/given.ts';
import { at, pick, randomFrom } from '../../testing/laws/random.ts';
import { dealsOf } from '../../testing/laws/setups.ts';
import { namesOf, worldsOf } from '../../testing/laws/worlds.ts';
import { rulesOf } from '../../testing/rules.ts';
import {
  type Action,
  agentName,
  type PlayerId,
  plainSetup,
  type Request,
  type Role,
  requests,
  seeded,
  speciesOf,
} from '../index.ts';

// The long runs of a law take minutes.
vi.setConfig({ testTimeout: 900_000 });

/** A seer and a fake, who both claim to be the seer; each tells the results that the seer has in their own story. */
interface Rivalry {
  readonly seer: PlayerId;
  readonly fake: PlayerId;
  readonly truth: readonly Role[];
  /** What would be true if the fake were the seer and the seer the fake. */
  readonly story: readonly Role[];
  readonly luck: number;
}

const RULES = rulesOf('aiwolf-5');

function anyRivalry(fakeRole: Role): fc.Arbitrary<Rivalry> {
  return fc.tuple(fc.constantFrom(...dealsOf(RULES.roles)), fc.nat()).map(([truth, luck]) => {
    const seer = truth.indexOf('seer') + 1;
    const fake = truth.indexOf(fakeRole) + 1;
    const story = truth.with(seer - 1, fakeRole).with(fake - 1, 'seer');
    return { seer, fake, truth, story, luck };
  });
}

/** Plays until the vote of day 2. Everything depends on what is public and on the story, so both deals take one course. */
function playRivals(rivalry: Rivalry, deal: readonly Role[]): LawGame {
  const setup = plainSetup('aiwolf-5', RULES, null);
  const game = begin(setup, dealing(setup, deal, seeded(`rivals/${rivalry.luck}`)));
  for (let [asked] = requests(game.village); asked !== undefined; [asked] = requests(game.village)) {
    if (asked.act === 'vote' && asked.day === 2) return game;
    const decided = act(game, answer(rivalry, game, asked));
    if (!decided.ok) throw new Error(decided.error);
  }
  return game;
}

function answer(rivalry: Rivalry, game: LawGame, { act, player, day, turn }: Request): Action {
  if (act === 'talk' || act === 'whisper') {
    return { type: 'talk', player, channel: act, text: claim(rivalry, player, day, turn) };
  }
  const random = randomFrom(rivalry.luck + day * 10 + (act === 'vote' ? player : 0));
  if (act === 'divine') return { type: act, player, target: divinedBy(rivalry, player, day) };
  // Nobody is chosen whose death would decide between the stories, or the village.
  const werewolf = rivalry.truth.indexOf('werewolf') + 1;
  const spared = [rivalry.seer, rivalry.fake, werewolf, player];
  const others = aliveIn(game).filter((other) => !spared.includes(other));
  return { type: act, player, target: pick(others, random) };
}

/** Whom a rival divines, or says that they divined. */
function divinedBy({ seer, fake, luck }: Rivalry, player: PlayerId, day: number): PlayerId {
  const other = player === seer ? fake : seer;
  return day === 0 ? ((luck + player) % 5) + 1 : other;
}

function claim(rivalry: Rivalry, player: PlayerId, day: number, turn: number): string {
  if (player !== rivalry.seer && player !== rivalry.fake) return 'Over';
  if (turn === 0) return `COMINGOUT ${agentName(player)} SEER`;
  if (turn > 1) return 'Over';
  const target = divinedBy(rivalry, player, day - 1);
  const world = player === rivalry.seer ? rivalry.truth : rivalry.story;
  return `DIVINED ${agentName(target)} ${speciesOf(at(world, target - 1)).toUpperCase()}`;
}

function aliveIn({ views }: LawGame): PlayerId[] {
  return at(views, 0).shared.alive.flatMap((lives, index) => (lives ? [index + 1] : []));
}

test.each(['werewolf', 'possessed'] as const)(
  '[R000-INFO-05] public information does not tell the seer from a %s who claims consistently',
  (fakeRole) => {
    fc.assert(
      fc.property(anyRivalry(fakeRole), (rivalry) => {
        const game = playRivals(rivalry, rivalry.truth);
        const swapped = playRivals(rivalry, rivalry.story);
        expect(sentTo('observer', swapped.record)).toEqual(sentTo('observer', game.record));
        const worlds = namesOf(worldsOf('observer', game, game.record.length));
        expect(namesOf(worldsOf('observer', swapped, swapped.record.length))).toEqual(worlds);
        expect(worlds).toContain(rivalry.truth.join());
        expect(worlds).toContain(rivalry.story.join());
      }),
      { numRuns: runs(4, 300) },
    );
  },
);
