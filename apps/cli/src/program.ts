import { SOFTWARE } from '@mura/records';
import { Command } from 'commander';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { botsCommand } from './commands/bots.ts';
import { connectCommand } from './commands/connect.ts';
import { convertCommand } from './commands/convert.ts';
import { corpusCommand } from './commands/corpus.ts';
import { doorCommand } from './commands/door.ts';
import { parseCommand } from './commands/parse.ts';
import { playCommand } from './commands/play.ts';
import { presetsCommand } from './commands/presets.ts';
import { readCommand } from './commands/read.ts';
import { reenactCommand } from './commands/reenact.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { sayCommand } from './commands/say.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { translateCommand } from './commands/translate.ts';
import { validateCommand } from './commands/validate.ts';
import { workerCommand } from './commands/worker.ts';
import { worldsCommand } from './commands/worlds.ts';
import { warn } from './print.ts';

const COMMANDS = [
  serveCommand,
  doorCommand,
  connectCommand,
  playCommand,
  simulateCommand,
  tournamentCommand,
  workerCommand,
  validateCommand,
  replayCommand,
  convertCommand,
  reenactCommand,
  corpusCommand,
  parseCommand,
  sayCommand,
  readCommand,
  translateCommand,
  worldsCommand,
  backupCommand,
  restoreCommand,
  benchCommand,
  presetsCommand,
  rulesCommand,
  botsCommand,
];

/** The whole command line. */
export function mura(): Command {
  const program = new Command('mura')
    .description('Mura (村): the open home of the werewolf game.')
    .version(SOFTWARE)
    .addHelpText('after', EXIT_CODES);
  for (const command of COMMANDS) program.addCommand(command());
  for (const command of [program, ...program.commands.flatMap(withChildren)]) speakPlainly(command);
  return program;
}

const EXIT_CODES = `
Exit codes: 0 done, 1 the input was wrong, 2 a fault of Mura.
First steps: mura play
             mura simulate --preset aiwolf-5 --games 1000`;

function withChildren(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withChildren)];
}

/** Nothing but our own messages, and the exit code is ours to choose. */
function speakPlainly(command: Command): void {
  command.exitOverride().configureOutput({
    outputError: (text) => warn(text.trim().replace(/^error: /, '')),
  });
}
