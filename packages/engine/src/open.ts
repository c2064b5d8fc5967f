import type { Chance } from './chance.ts';
import { deal } from './deal.ts';
import type { Opened, Sealed } from './event.ts';
import { accept, type Result } from './result.ts';
import { checkSetup, type Setup, type SetupError } from './setup.ts';
import { begin, type Step } from './step.ts';

/** A village opens: the roles are dealt, everybody is told their own, and day 0 begins. */
export function open(setup: Setup, chance: Chance): Result<Step, SetupError[]> {
  const checked = checkSetup(setup);
  return checked.ok ? accept(begin(openedBy(setup), sealedBy(setup, chance), chance)) : checked;
}

function openedBy({ preset, rules, cast, language }: Setup): Opened {
  return { type: 'opened', audience: 'public', preset, rules, cast, language };
}

function sealedBy({ rules, wishes, players, seed }: Setup, chance: Chance): Sealed {
  return { type: 'sealed', audience: 'master', seed, players, deal: deal(rules.roles, wishes, chance) };
}
