import { defaultDataFolder } from '@mura/server/data-folder';
import type { Command, Option } from 'commander';

/** The commands that somebody who runs servers needs, in the order of the page. */
const COMMANDS = [
  ...['serve', 'worker', 'door aiwolf', 'door nlp', 'door licos', 'connect', 'mcp', 'backup', 'restore'],
  ...['tournament run', 'bench'],
];

interface Limits {
  readonly [name: string]: number | null;
}

/** The page of all options and variables, from those who own them. */
export function configurationPage(program: Command, limits: Limits): string {
  const sections = COMMANDS.map((words) => sectionOf(words, find(program, words.split(' '))));
  return [HEAD, ...sections, limitsOf(limits), ''].join('\n\n');
}

const HEAD = `# Configuration reference

Made from the program by \`npm run golden\`, and checked by a test: every option, its variable of the environment and its default. What the settings of a server mean for whoever runs one is told in [OPERATE.md](OPERATE.md#settings), all other commands in [CLI.md](CLI.md). An option beats the environment, the environment beats the file of \`--config\`, and that beats the default. In the file, an option has its name without dashes (\`metricsPort\`).

Language models are set by the environment only: \`MURA_LLM_URL\`, \`MURA_LLM_MODEL\`, \`MURA_LLM_KEY\`, \`MURA_LLM_PRICES\`, \`MURA_LLM_TOKENS\`, \`MURA_LLM_COST\`, and the same with a name, \`MURA_LLM_NAME_URL\` …: see [OPERATE.md](OPERATE.md#language-models). \`SECRET_KEY\` is the secret with which the tokens of NLP teams are signed (\`--nlp-tokens\`).`;

function find(program: Command, [first, ...rest]: readonly string[]): Command {
  const found = program.commands.find((command) => command.name() === first);
  if (found === undefined) throw new Error(`There is no command ${first}.`);
  return rest.length === 0 ? found : find(found, rest);
}

function sectionOf(words: string, command: Command): string {
  const rows = command.options.map(rowOf);
  const table = ['| option | environment | default | |', '|---|---|---|---|', ...rows].join('\n');
  return `## \`mura ${words}\`\n\n${capital(command.description())}.\n\n${rows.length === 0 ? 'It has no options.' : table}`;
}

function rowOf(option: Option): string {
  const { flags, envVar, description, argChoices } = option;
  const choices = argChoices === undefined ? '' : ` (${argChoices.map(code).join(', ')})`;
  const cells = [
    code(flags),
    envVar === undefined ? '' : code(envVar),
    defaultOf(option),
    description + choices,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function defaultOf({ defaultValue, defaultValueDescription }: Option): string {
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  if (defaultValue === undefined) return '';
  if (defaultValue === defaultDataFolder(process.env))
    return '`~/.local/share/mura`, or `/var/lib/mura` as root';
  return code(typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue));
}

function limitsOf(limits: Limits): string {
  const rows = Object.entries(limits).map(([name, limit]) => `| \`limits.${name}\` | ${limit} |`);
  return `## Limits, in the file only\n\nWhat each means: [OPERATE.md](OPERATE.md#limits).\n\n| | default |\n|---|---|\n${rows.join('\n')}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
