import { SOFTWARE } from '@mura/records';
import { Command, Option } from 'commander';
import { WrongInput } from '../ending.ts';
import { printJson } from '../print.ts';

interface Options {
  readonly url: string;
  readonly token?: string;
  readonly name: string;
  readonly json?: true;
}

/** `mura mcp`: a seat for an assistant. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description('a seat for an assistant: an MCP server over standard input and output')
    .addOption(
      new Option('--url <address>', 'the Mura server on which it plays')
        .default('http://127.0.0.1:8080')
        .env('MURA_URL'),
    )
    .addOption(
      new Option(
        '--token <text>',
        'a token of the server, e.g. of a bot; without one it plays as a guest',
      ).env('MURA_TOKEN'),
    )
    .option('--name <text>', 'its name as a guest', 'assistant')
    .option('--json', 'print the tools and their schemas as JSON, and end')
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
Whoever has an assistant that speaks the Model Context Protocol names this command in its settings, e.g.
  {"mcpServers": {"mura": {"command": "npx", "args": ["mura", "mcp", "--url", "http://127.0.0.1:8080"]}}}

Example:
  $ mura mcp --url http://127.0.0.1:8080`;

async function run({ url, token, name, json }: Options): Promise<void> {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new WrongInput(`'${url}' is not the address of a Mura server: it must be like http://host:port.`);
  const { serveMcp, toolsOf } = await import('@mura/server/mcp');
  const options = { url, token: token ?? null, name };
  if (json) printJson({ tools: toolsOf(options) });
  else await serveMcp({ ...options, version: SOFTWARE.replace(/^\D*/, '') });
}
