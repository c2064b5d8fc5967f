import type { Content, Frame } from '../natural/frame.ts';

/** Who claims to be the seer and says plainly what others are tells results: `I am the seer. Bob is human.` */
export function ownResults(frames: readonly Frame[]): Frame[] {
  const how = claimedSight(frames);
  return how === null ? [...frames] : frames.map((frame) => asResult(frame, how));
}

function claimedSight(frames: readonly Frame[]): 'divined' | 'identified' | null {
  for (const { content, mood } of frames) {
    if (
      content.type !== 'claim' ||
      content.who !== null ||
      mood.negative ||
      mood.source !== 'own' ||
      mood.force !== 'statement'
    )
      continue;
    if (content.role === 'SEER') return 'divined';
    if (content.role === 'MEDIUM') return 'identified';
  }
  return null;
}

/** Rules that find a plain statement of what somebody is. */
const PLAIN_RULES = new Set(['estimate/is-role', 'estimate/name-role', 'estimate/vouched', 'estimate/red']);

function asResult(frame: Frame, how: 'divined' | 'identified'): Frame {
  const { content, mood, rule } = frame;
  if (
    !PLAIN_RULES.has(rule) ||
    frame.either !== undefined ||
    content.type !== 'estimate' ||
    content.by !== null ||
    content.target === 'ANY'
  )
    return frame;
  if (mood.source !== 'own' || mood.force !== 'statement') return frame;
  const isWolf = content.role === 'WEREWOLF';
  if (!isWolf && content.role !== 'VILLAGER') return frame;
  const species = isWolf !== mood.negative ? 'WEREWOLF' : 'HUMAN';
  const result: Content = { type: 'result', by: null, how, target: content.target, species };
  return { ...frame, content: result, mood: { ...mood, negative: false }, rule: `${rule}/own-result` };
}
