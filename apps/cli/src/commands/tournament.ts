import { Command } from 'commander';
import { tournamentPlanCommand } from '../tournament/plan.ts';
import { tournamentPowerCommand } from '../tournament/power.ts';
import { tournamentReportCommand } from '../tournament/report.ts';
import { tournamentRunCommand } from '../tournament/run.ts';

/** `mura tournament`: contests. */
export function tournamentCommand(): Command {
  return new Command('tournament')
    .description('plan, run and report contests')
    .addCommand(tournamentPlanCommand())
    .addCommand(tournamentRunCommand())
    .addCommand(tournamentReportCommand())
    .addCommand(tournamentPowerCommand());
}
