import type { Part, Rules } from '@mura/engine';

export function hasActors({ roles, talk, whisper, vote }: Rules, part: Part): boolean {
  if (/whisper/i.test(part)) {
    return roles.werewolf > 1 && whisper.perPlayer !== 0 && (whisper.mode === 'clock' || whisper.turns > 0);
  }
  if (part === 'talk') return talk.perPlayer !== 0;
  if (part === 'vote') return vote.rounds > 0;
  if (part === 'divine') return roles.seer > 0;
  return part === 'guard' ? roles.bodyguard > 0 : true;
}

export const KINDS = ['firstDay', 'laterDays'] as const;

export function holder(rules: Rules, kind: (typeof KINDS)[number], part: Part) {
  return rules.clock?.phases.find(
    ({ on, parts }) => (on === kind || on === 'everyDay') && parts.includes(part),
  );
}

/** Whether somebody does it, some day: by the clock, or asked by the village. */
export function isDone(rules: Rules, part: Part, how: 'clock' | 'asked' | 'anyhow' = 'anyhow'): boolean {
  return KINDS.some((kind) => {
    if (!rules[kind].includes(part) || !hasActors(rules, part)) return false;
    return how === 'anyhow' || (how === 'clock') === (holder(rules, kind, part) !== undefined);
  });
}

const WHISPERS: readonly Part[] = ['morningWhisper', 'duskWhisper', 'whisper'];
export const CHOICES: readonly Part[] = ['poll', 'vote', 'divine', 'guard', 'attack'];

const whispersAgain = (rules: Rules) =>
  rules.attack.whisperBeforeRevote && rules.attack.rounds > 1 && hasActors(rules, 'whisper');
export const whispers = (rules: Rules) =>
  WHISPERS.some((part) => isDone(rules, part)) || whispersAgain(rules);
export const asksWords = (rules: Rules) =>
  [...WHISPERS, 'talk' as const].some((part) => isDone(rules, part, 'asked')) || whispersAgain(rules);
export const asks = (rules: Rules) =>
  asksWords(rules) || CHOICES.some((part) => isDone(rules, part, 'asked'));
