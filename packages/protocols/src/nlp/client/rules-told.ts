import type { Rules } from '@mura/engine';
import type { Setting } from '../packet.ts';
import { rulesOfSetting } from '../setting.ts';

/** The rules of a village as far as an agent is told. */
export function rulesTold(setting: Setting): Rules {
  const rules = rulesOfSetting(setting);
  const { agent_count, timeout } = setting;
  return {
    ...rules,
    roles: rolesTold(setting, rules),
    absence: { ...rules.absence, answerLimit: timeout.action, abortedBy: Math.max(1, agent_count) },
  };
}

function rolesTold({ role_num_map: roles }: Setting, contest: Rules): Rules['roles'] {
  return {
    ...contest.roles,
    bodyguard: roles.BODYGUARD ?? 0,
    medium: roles.MEDIUM ?? 0,
    possessed: roles.POSSESSED ?? 0,
    seer: roles.SEER ?? 0,
    villager: roles.VILLAGER ?? 0,
    werewolf: roles.WEREWOLF ?? 0,
  };
}
