import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accounts } from '../people/accounts.ts';

/** Where the token waits for whoever runs the server: nobody else can read the data folder. */
export interface FirstAdmin {
  /** `null`: there is an admin. */
  readonly file: string | null;
  /** The token has been used. */
  done(): void;
}

/** There is no default password: whoever can read the file may make their account the first admin, once. */
export async function offerFirstAdmin(accounts: Accounts, data: string): Promise<FirstAdmin> {
  const file = join(data, 'first-admin-token');
  const done = () => rmSync(file, { force: true });
  done();
  if (await accounts.hasAdmin()) return { file: null, done };
  writeFileSync(file, `${await accounts.firstAdminToken()}\n`, { mode: 0o600 });
  return { file, done };
}
