import { Command } from 'commander';
import { tournamentPlanCommand } from '../tournament/plan.ts';
import { tournamentRunCommand } from '../tournament/run.ts';

/** `mura tournament`: contests. */
export function tournamentCommand(): Command {
  return new Command('tournament')
    .description('plan and run contests')
    .addCommand(tournamentPlanCommand())
    .addCommand(tournamentRunCommand());
}
