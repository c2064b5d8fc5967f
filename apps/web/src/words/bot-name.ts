import { isWord, t } from './speech.svelte.ts';

/** A bot of ours has a name in every language; any other is called as its server calls it. */
export function botName(name: string): string {
  const [, kind = '', level, character] = WISH.exec(name) ?? [];
  const key = `bot.${kind}`;
  if (!isWord(key)) return name;
  const levelKey = `level.${level}`;
  const parts = [
    t(key),
    ...(isWord(levelKey) ? [t(levelKey)] : []),
    ...(character === undefined ? [] : [character]),
  ];
  return parts.join(t('list.dot'));
}

/** The name of a bot, its level, and its character or the name of its language model, as they are wished. */
const WISH = /^([a-z]+)(?:@([a-z]+))?(?::([a-z][a-z0-9-]*))?$/;

/** Whether a player is one of our bots, which have the number of their seat behind their name: `honest 3`. */
export function isBotPlayer(name: string): boolean {
  return isWord(`bot.${name.replace(/([@:].*)? \d{1,2}$/, '')}`);
}
