/** A first bot in the process of Mura, and a hundred games of it: `npx tsc -p starters/typescript`, then run it. */
import { playVillage } from '@mura/arena';
import { type Bot, honest } from '@mura/bots';
import { OVER, type PlayerId, PRESETS, plainSetup, type Role } from '@mura/engine';

/** What this bot remembers of a game. */
interface Memory {
  readonly me: PlayerId;
  role: Role | null;
  /** How often each player was called a werewolf by a result, by number. */
  readonly accused: Map<PlayerId, number>;
  /** What I have to say. */
  readonly toSay: string[];
}

export const first: Bot<Memory> = {
  name: 'first',
  about: 'believes every result, and tells its own',
  begin: ({ player }) => ({ me: player, role: null, accused: new Map(), toSay: [] }),

  /** Everything that I may know, once, as it happens. */
  hear(memory, event) {
    if (event.type === 'roleTold') memory.role = event.role;
    if (event.type === 'divined') {
      const result = event.result.toUpperCase();
      memory.toSay.push(`COMINGOUT ${agent(memory.me)} SEER`, `DIVINED ${agent(event.target)} ${result}`);
    }
    if (event.type !== 'talked' || event.player === memory.me) return;
    const [, target] = /^DIVINED Agent\[(\d+)\] WEREWOLF$/.exec(event.text) ?? [];
    if (target === undefined) return;
    memory.accused.set(Number(target), (memory.accused.get(Number(target)) ?? 0) + 1);
  },

  /** A question comes with all that may be answered; `random` is the only chance that a bot may use. */
  act({ me, accused, toSay }, { legal }, random) {
    if (!('targets' in legal))
      return { type: 'talk', player: me, channel: legal.act, text: toSay.shift() ?? OVER };
    const most = Math.max(...legal.targets.map((target) => accused.get(target) ?? 0));
    const suspects = legal.targets.filter((target) => (accused.get(target) ?? 0) === most);
    return { type: legal.act, player: me, target: suspects[random(suspects.length)]! };
  },
};

function agent(player: PlayerId): string {
  return `Agent[${String(player).padStart(2, '0')}]`;
}

const games = 100;
const preset = 'aiwolf-5';
let wins = 0;
for (let game = 0; game < games; game++) {
  const seed = `first/${game}`;
  const setup = plainSetup(preset, PRESETS.get(preset)!, seed);
  // Mine sits in seat 1, and ours in the others.
  const bots = setup.cast.map((_, index) => (index === 0 ? first : honest) as Bot);
  const played = playVillage(setup, seed, bots, () => {});
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { outcome, table } = played.value.village;
  const mine = table.roles[0]!;
  const team = mine === 'werewolf' || mine === 'possessed' ? 'werewolf' : 'village';
  if (outcome?.winner === team) wins++;
}
console.log(`${games} games of ${preset}: won ${wins}`);
