import type { Wording } from '../wording.ts';
import { aiwolf } from './aiwolf.ts';
import { roles } from './roles.ts';
import { werewolf } from './werewolf.ts';

export const ja: Wording = { roles, aiwolf, werewolf };
