import { Command } from 'commander';
import { tournamentJudgeCommand } from '../tournament/judge.ts';
import { tournamentPlanCommand } from '../tournament/plan.ts';
import { tournamentPowerCommand } from '../tournament/power.ts';
import { tournamentReportCommand } from '../tournament/report.ts';
import { tournamentRunCommand } from '../tournament/run.ts';
import { tournamentStatusCommand } from '../tournament/status.ts';

/** `mura tournament`: contests. */
export function tournamentCommand(): Command {
  return new Command('tournament')
    .description('plan, run, judge and report contests')
    .addCommand(tournamentPlanCommand())
    .addCommand(tournamentRunCommand())
    .addCommand(tournamentStatusCommand())
    .addCommand(tournamentJudgeCommand())
    .addCommand(tournamentReportCommand())
    .addCommand(tournamentPowerCommand());
}
