import { t } from './speech.svelte.ts';

/** A bot of ours has a name in every language; any other is called as its server calls it. */
export function botName(name: string): string {
  return name === 'honest' || name === 'chatter' || name === 'random' ? t(`bot.${name}`) : name;
}
