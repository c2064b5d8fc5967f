import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WrongInput } from '../ending.ts';

/** The option of every command that opens the door of LiCOS. */
export const LICOS_CLIENT = ['--licos-client <directory>', 'the build of the original LiCOS client'] as const;

/** The folder of the original client of LiCOS, with its two pages in it. */
export function checkLicosClient(folder: string): string {
  for (const page of ['lobby.js', 'village.js'])
    if (!existsSync(join(folder, page)))
      throw new WrongInput(`There is no ${page} in ${folder}: build the LiCOS client, and place it there.`);
  return folder;
}
