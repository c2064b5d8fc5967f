import { licos, nlp } from '@mura/protocols';
import { Argument, Command } from 'commander';
import { WRONG_INPUT } from '../ending.ts';
import { print } from '../print.ts';
import { utterancesIn } from '../utterances.ts';

/** What checks a message of each wire; adding one is a line here. */
const WIRES: Readonly<Record<string, (line: string) => { readonly ok: boolean }>> = {
  licos: licos.validateLine,
  nlp: nlp.validatePacket,
};

/** `mura validate`: messages of a wire, one a line, to verdicts. */
export function validateCommand(): Command {
  return new Command('validate')
    .description('check messages of a wire, one a line from standard input; a verdict a line')
    .addArgument(new Argument('<wire>', 'whose messages').choices(Object.keys(WIRES)))
    .argument('[file]', 'where they are; - is standard input', '-')
    .option('--json', 'verdicts are always JSON')
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const EXAMPLE = `
A verdict is {"ok","kind","errors":[{"path","message"}]}; of LiCOS also {"protocol","version","direction","notes"}.
The exit code is 1 where a message is wrong.

Example:
  $ mura validate nlp < packets.jsonl`;

async function run(wire: string, file: string): Promise<void> {
  const check = WIRES[wire]!;
  let isWrong = false;
  for await (const line of utterancesIn(file)) {
    const verdict = check(line);
    isWrong ||= !verdict.ok;
    print(JSON.stringify(verdict));
  }
  if (isWrong) process.exitCode = WRONG_INPUT;
}
