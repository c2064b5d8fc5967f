import type { Role, Species } from '@mura/engine';
import type { Random } from '../../bot.ts';
import type { Finding } from '../../memory/memory.ts';
import type { Mind } from '../mind.ts';
import { drawnBy } from './draw.ts';

/** By the role of who reports, what they report, and the role of whom: how often their side won (games of public programs). */
const WINS: Partial<Record<Role, Record<Species, Partial<Record<Role, number>>>>> = {
  seer: {
    werewolf: { werewolf: 0.78, possessed: 0.65, villager: 0.49 },
    human: { possessed: 0.64, villager: 0.59 },
  },
  possessed: {
    werewolf: { villager: 0.46, seer: 0.37, werewolf: 0.18 },
    human: { werewolf: 0.43, villager: 0.25, seer: 0.18 },
  },
  werewolf: {
    werewolf: { seer: 0.46, villager: 0.41, possessed: 0.3 },
    human: { possessed: 0.37, seer: 0.32, villager: 0.37 },
  },
};
/** Of a role that those games did not have. */
const USUAL = 0.4;

/** Of these the report after which its side wins most; a little worse ones are told too, so that none betrays it. */
export function bestReport(mind: Mind, among: readonly Finding[], random: Random): Finding {
  const values = among.map((found) => (mind.policy.weighsReports ? worthOf(mind, found) : 0));
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / mind.policy.mixing));
  return drawnBy(among, weights, random);
}

function worthOf({ own, belief, facts }: Mind, { target, result }: Finding): number {
  const wins = WINS[facts.role]?.[result];
  return belief.evidence.roles.reduce(
    (sum, role, place) => sum + own.share(target, place) * (wins?.[role] ?? USUAL),
    0,
  );
}
