import { SOFTWARE } from '@mura/records';
import { Command } from 'commander';
import { warn } from './print.ts';

/** The commands by their names, in the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand(),
  door: async () => (await import('./commands/door.ts')).doorCommand(),
  connect: async () => (await import('./commands/connect.ts')).connectCommand(),
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand(),
  play: async () => (await import('./commands/play.ts')).playCommand(),
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand(),
  tournament: async () => (await import('./commands/tournament.ts')).tournamentCommand(),
  worker: async () => (await import('./commands/worker.ts')).workerCommand(),
  validate: async () => (await import('./commands/validate.ts')).validateCommand(),
  replay: async () => (await import('./commands/replay.ts')).replayCommand(),
  'what-if': async () => (await import('./commands/what-if.ts')).whatIfCommand(),
  convert: async () => (await import('./commands/convert.ts')).convertCommand(),
  reenact: async () => (await import('./commands/reenact.ts')).reenactCommand(),
  corpus: async () => (await import('./commands/corpus.ts')).corpusCommand(),
  parse: async () => (await import('./commands/parse.ts')).parseCommand(),
  say: async () => (await import('./commands/say.ts')).sayCommand(),
  read: async () => (await import('./commands/read.ts')).readCommand(),
  translate: async () => (await import('./commands/translate.ts')).translateCommand(),
  worlds: async () => (await import('./commands/worlds.ts')).worldsCommand(),
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand(),
  backup: async () => (await import('./commands/backup.ts')).backupCommand(),
  restore: async () => (await import('./commands/backup.ts')).restoreCommand(),
  bench: async () => (await import('./commands/bench.ts')).benchCommand(),
  presets: async () => (await import('./commands/presets.ts')).presetsCommand(),
  rules: async () => (await import('./commands/rules.ts')).rulesCommand(),
  bots: async () => (await import('./commands/bots.ts')).botsCommand(),
};

/** The whole command line; of the commands only the one that is asked for is loaded, if there is such a one. */
export async function mura(args: readonly string[]): Promise<Command> {
  const program = new Command('mura')
    .description('Mura (村): the open home of the werewolf game.')
    .version(SOFTWARE)
    .addHelpText('after', EXIT_CODES);
  for (const load of asked(args)) program.addCommand(await load());
  for (const command of [program, ...program.commands.flatMap(withChildren)]) speakPlainly(command);
  return program;
}

function asked([name = '']: readonly string[]): readonly (() => Promise<Command>)[] {
  const only = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return only === undefined ? Object.values(COMMANDS) : [only];
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
