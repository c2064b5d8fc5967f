import { type AIWolfSettings, aiwolfRules, FIRST_ROLES, type RoleCounts, type Rules } from '@mura/engine';
import type { GameSetting } from '../packet.ts';
import { roleWord } from '../words.ts';

/** The rules of a village, as far as its settings tell them. */
export function rulesOf(setting: GameSetting): Rules {
  const { playerNum: _players, roleNumMap, ...settings } = setting;
  const known = Object.entries(settings).filter(([, value]) => value !== undefined);
  return aiwolfRules(roleCounts(roleNumMap), Object.fromEntries(known) as Partial<AIWolfSettings>);
}

function roleCounts(roleNumMap: GameSetting['roleNumMap']): RoleCounts {
  const counts = FIRST_ROLES.map((role) => [role, roleNumMap[roleWord(role)] ?? 0]);
  return Object.fromEntries(counts) as RoleCounts;
}
