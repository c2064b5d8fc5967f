import {
  ABSENCES,
  type Action,
  type AskedChannel,
  type LegalTalk,
  OVER,
  type PlayerId,
  type Question,
  SKIP,
  type Talk,
  type View,
} from '../../src/index.ts';
import { type LawRandom, percent, pick } from './random.ts';

/** What the players of a random game are like, in times of a hundred. */
export interface Habits {
  /** Says Over when asked to talk. */
  readonly over: number;
  /** Does not answer. */
  readonly absent: number;
  /** Is gone for good, of those times. */
  readonly gone: number;
}

export const DILIGENT: Habits = { over: 40, absent: 0, gone: 0 };

/** Any legal action, or none where the player is absent or has nothing to choose from. */
export function answerRandomly(question: Question, view: View, random: LawRandom, habits: Habits): Action {
  const { request, legal } = question;
  const { player, act } = request;
  const helpless = 'targets' in legal && legal.targets.length === 0;
  if (helpless || percent(habits.absent, random)) {
    const reason = percent(habits.gone, random) ? 'gone' : pick(ABSENCES.filter(isBack), random);
    return { type: 'noAnswer', player, act, reason };
  }
  if ('targets' in legal) return { type: legal.act, player, target: pick(legal.targets, random) };
  return percent(habits.over, random)
    ? { type: 'talk', player, channel: legal.act, text: OVER }
    : talkRandomly(player, legal, view, random);
}

function isBack(reason: string): boolean {
  return reason !== 'gone';
}

const REASONS = ['grammar', 'symbols'] as const;

export const TEXTS: readonly string[] = [
  SKIP,
  SKIP,
  '',
  ' ',
  'VOTE Agent[01]',
  'ESTIMATE Agent[02] WEREWOLF',
  '>>Agent[01] you are the seer?',
  '>>Ann hello, >>Anna',
  'I ask you, @Agent[02] are you a wolf? I think so, and I will say why at length.',
  '@ミナ ミナトは人狼だと思います。',
  'Overture',
  'Skipper',
  '人狼は誰だ？👨‍👩‍👧 それは私ではない。決して。',
  'a '.repeat(30),
  'x'.repeat(200),
];

function talkRandomly(player: PlayerId, { act }: LegalTalk, view: View, random: LawRandom): Talk {
  const plain: Talk = { type: 'talk', player, channel: act, text: pick(TEXTS, random) };
  if (!percent(20, random)) return plain;
  const said = countSaid(view, act);
  return {
    ...plain,
    ...(said > 0 && { replyTo: random(said) }),
    ...(percent(50, random) && { expression: 'smiling', language: 'ja' }),
    ...(percent(20, random) && {
      text: SKIP,
      wire: { text: 'no sentence\nat all', reason: pick(REASONS, random) },
    }),
  };
}

/** Utterances on a channel as far as a player has heard them. */
export function countSaid({ shared, own }: View, channel: AskedChannel): number {
  return channel === 'talk'
    ? shared.pages.reduce((sum, { talks }) => sum + talks.length, 0)
    : own.pages.reduce((sum, { whispers }) => sum + whispers.length, 0);
}
