/** How often a village finds a werewolf, against chance; and where those who help the werewolves are more. */
const SKILL = 1.45;
const SKILL_IN_MINORITY = 0.6;
/** How often the pack attacks who lies for it, against chance. */
const MISTAKE = 0.5;
const MOST_SURE = 0.95;

const known = new Map<number, number>();

/**
 * How likely the village wins on the morning of a day with so many of its own, werewolves, and humans who help them.
 * A rough model: all that matters is how the positions compare.
 */
export function villageWins(own: number, wolves: number, helpers: number): number {
  if (wolves === 0) return 1;
  if (own + helpers <= wolves) return 0;
  const key = (own * 32 + wolves) * 32 + helpers;
  const before = known.get(key);
  if (before !== undefined) return before;
  const skill = wolves + helpers > own ? SKILL_IN_MINORITY : SKILL;
  const hit = Math.min(MOST_SURE, (skill * wolves) / (own + wolves + helpers));
  const helper = ((1 - hit) * helpers) / (own + helpers);
  const chance =
    hit * villageWinsAtNight(own, wolves - 1, helpers) +
    (helper > 0 ? helper * villageWinsAtNight(own, wolves, helpers - 1) : 0) +
    (1 - hit - helper) * villageWinsAtNight(own - 1, wolves, helpers);
  known.set(key, chance);
  return chance;
}

/** The same after an execution, before the pack attacks. */
export function villageWinsAtNight(own: number, wolves: number, helpers: number): number {
  if (wolves === 0) return 1;
  if (own + helpers <= wolves) return 0;
  const helper = (MISTAKE * helpers) / (own + helpers);
  return (
    (helper > 0 ? helper * villageWins(own, wolves, helpers - 1) : 0) +
    (own > 0 ? (1 - helper) * villageWins(own - 1, wolves, helpers) : 0)
  );
}
