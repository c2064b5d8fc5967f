import { invariant, type Result, type Rules } from '@mura/engine';
import { playVillage } from '../play.ts';
import { checkRun, type ReadyRun, ready, seatBots, seedOf, setupOf } from '../run.ts';
import { addWin, NO_WINS, type Wins } from '../wins.ts';

/** Who wins under rules of one's own, measured by games of bots: those that `simulate` would play with the same seed. */
export class OddsTally {
  readonly wins: Wins = { ...NO_WINS };
  readonly #run: ReadyRun;
  #games = 0;

  private constructor(run: ReadyRun) {
    this.#run = run;
  }

  /** Rules that can be played, or a sentence that says what is wrong. */
  static of(rules: Rules, bot: string, seed: string): Result<OddsTally, string> {
    const run = checkRun({ preset: 'custom', rules, seed, bots: [bot] });
    return run.ok ? { ok: true, value: new OddsTally(ready(run.value)) } : run;
  }

  get games(): number {
    return this.#games;
  }

  /** Plays the next game, and keeps nothing of it but who won. */
  playOne(): void {
    const game = ++this.#games;
    const bots = seatBots(this.#run, game);
    const played = playVillage(setupOf(this.#run, game), seedOf(this.#run.run, game), bots, () => undefined);
    invariant(played.ok, 'rules that were checked can be played');
    addWin(this.wins, played.value.village.outcome?.winner ?? 'none');
  }
}
