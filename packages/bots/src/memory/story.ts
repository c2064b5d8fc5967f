import { knowsFellows, type PlayerId, type Role, seatsOf } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import { comingOut, finding } from '../talk/say.ts';
import { type Finding, type Memory, reconsider } from './memory.ts';

/** What is next to be told of oneself: the coming out, then one finding after another; `null`: nothing new. */
export function tellStory(memory: Memory): aiwolf.Sentence | null {
  const { story, me } = memory;
  if (story.role === null) return null;
  if (!story.isOut) {
    if (!isTimeToComeOut(memory, story.role)) return null;
    story.isOut = true;
    reconsider(memory);
    return comingOut(me, story.role);
  }
  const next = story.findings[story.told];
  if (next === undefined) return null;
  story.told++;
  return finding(next);
}

/** On the day the bot has set itself; at once when it has found a werewolf or a lie, or somebody claims its role. */
function isTimeToComeOut(memory: Memory, role: Role): boolean {
  const { story, day } = memory;
  return (
    day >= story.day || story.findings.some((found) => isAlarming(memory, found)) || hasRival(memory, role)
  );
}

function isAlarming({ reports }: Memory, { target, result }: Finding): boolean {
  return (
    result === 'werewolf' || reports.some((report) => report.target === target && report.result !== result)
  );
}

/** More players claim the role than there are seats left for. */
function hasRival({ claims, claimed, rules, fellows, me }: Memory, role: Role): boolean {
  if (!claimed.includes(role)) return false;
  const isRival = (claim: Role | null, player: PlayerId) =>
    claim === role && player !== me && !fellows.includes(player);
  const dealt = rules === null ? 1 : seatsOf(rules.roles, role);
  const seats = dealt - 1 - (knowsFellows(role) ? fellows.length : 0);
  return claims.filter(isRival).length > seats;
}
