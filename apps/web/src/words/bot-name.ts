import { isWord, t } from './speech.svelte.ts';

/** A bot of ours has a name in every language; any other is called as its server calls it. */
export function botName(name: string): string {
  const key = `bot.${name}`;
  return isWord(key) ? t(key) : name;
}

/** Whether a player is one of our bots, which have the number of their seat behind their name: `honest 3`. */
export function isBotPlayer(name: string): boolean {
  return isWord(`bot.${name.replace(/ \d{1,2}$/, '')}`);
}
