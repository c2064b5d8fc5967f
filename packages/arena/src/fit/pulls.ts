import { inHisui } from '@mura/bots';
import type { VotesCounted } from '@mura/engine';
import { type Choosing, fitLogit } from './logit.ts';
import type { SeenGame } from './seen-game.ts';

/** What moved the ballots in these games: of those who had said for whom, and of all as if nobody had. */
export function fitPulls(
  games: readonly SeenGame[],
  tempers: inHisui.Tempers,
  likelihood: inHisui.Likelihood,
): { declared: inHisui.Pull; open: inHisui.Pull } {
  const choices = games.flatMap((game) => ballotsIn(game, tempers, likelihood));
  const declared = choices.filter(({ options }) => options.some(([word]) => word === 1));
  const wordless = choices.map(({ options, chosen }) => ({
    chosen,
    options: options.map(([, look, accused, , foe]) => [0, look!, accused!, 0, foe!]),
  }));
  return { declared: toPull(fitLogit(declared, FEATURES)), open: toPull(fitLogit(wordless, FEATURES)) };
}

const FEATURES = 5;

function toPull(weights: readonly number[]): inHisui.Pull {
  const [word, look, accused, named, foe] = weights.map((weight) => Math.round(weight * 100) / 100);
  return { word: word!, look: look!, accused: accused!, named: named!, foe: foe! };
}

function ballotsIn(
  { events }: SeenGame,
  tempers: inHisui.Tempers,
  likelihood: inHisui.Likelihood,
): Choosing[] {
  const witness = new inHisui.Witness();
  const choices: Choosing[] = [];
  let belief: inHisui.RoleBelief | null = null;
  for (const event of events) {
    if (belief !== null && event.type === 'votesCounted' && event.round === 0) {
      choices.push(...ballotsOf(event, witness, belief));
    }
    witness.hear(event);
    if (event.type !== 'opened') continue;
    belief = new inHisui.RoleBelief(witness, event.rules, likelihood, tempers, []);
  }
  return choices;
}

function ballotsOf(
  { votes }: VotesCounted,
  witness: inHisui.Witness,
  belief: inHisui.RoleBelief,
): Choosing[] {
  const seen = belief.seenBy(null);
  const living = votes.map(({ player }) => player);
  const { declared, accusers } = witness;
  const names = (player: number) => living.filter((other) => declared[other] === player).length;
  return votes.flatMap(({ player, target }) => {
    const among = living.filter((other) => other !== player);
    const chosen = among.indexOf(target);
    if (chosen < 0) return [];
    const options = among.map((other) => {
      const isWord = declared[player] === other;
      const look = Math.log(seen.share(other, belief.place('werewolf')) + inHisui.LEAST_LOOK);
      const named = (names(other) - (isWord ? 1 : 0)) / living.length;
      const foe = declared[other] === player ? 1 : 0;
      return [isWord ? 1 : 0, look, Math.min(2, accusers[other]!), named, foe];
    });
    return [{ options, chosen }];
  });
}
