import { reportAndEnd } from './ending.ts';
import { watchOutput } from './print.ts';
import { mura } from './program.ts';

watchOutput();
try {
  // Without a command, the help is what is asked for.
  if (process.argv.length === 2) process.argv.push('--help');
  const program = await mura(process.argv.slice(2));
  await program.parseAsync();
} catch (error) {
  reportAndEnd(error);
}
