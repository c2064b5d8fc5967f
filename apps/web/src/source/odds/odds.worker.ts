import { OddsTally } from '@mura/arena/what-if';
import { workerScope } from '../worker-scope.ts';
import type { MeasureOdds, OddsNews } from './messages.ts';

/** Plays games of bots beside the page; whoever wants to know no more ends the worker. */
const scope = workerScope<MeasureOdds, OddsNews>();

/** News come so often, in milliseconds. */
const NEWS_EVERY = 250;

scope.onmessage = ({ data: { rules, bot, seed, games } }) => {
  const tally = OddsTally.of(rules, bot, seed);
  if (!tally.ok) return;
  const { wins } = tally.value;
  let toldAt = performance.now();
  while (tally.value.games < games) {
    tally.value.playOne();
    if (tally.value.games < games && performance.now() - toldAt < NEWS_EVERY) continue;
    toldAt = performance.now();
    scope.postMessage({
      games: tally.value.games,
      village: wins.village,
      werewolf: wins.werewolf,
      fox: wins.fox,
    });
  }
};
