import type { LanguageWording } from '../wording.ts';
import { aiwolf } from './aiwolf.ts';
import { roles } from './roles.ts';
import { werewolf } from './werewolf.ts';

export const ja: LanguageWording = { roles, aiwolf, werewolf };
