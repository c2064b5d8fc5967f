import { WrongInput } from '../ending.ts';

/** With which the tokens of teams are signed, as the contest server has it. */
export function secretOf({ SECRET_KEY }: NodeJS.ProcessEnv): string {
  if (SECRET_KEY) return SECRET_KEY;
  throw new WrongInput('Tokens are asked for: set SECRET_KEY to the secret they are signed with.');
}
