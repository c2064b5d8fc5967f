import type { PlayerId } from '@mura/engine';
import type { natural } from '@mura/language';
import { divinedBy } from './sentences.ts';
import { happens, type OwnDay, type Speaker, type ToSay } from './speaker.ts';

/** Who is asked why they voted as they did says for whom they voted, and what they went by: a fact, a result, or a feeling. */
export function answerVote(speaker: Speaker): ToSay | null {
  const { me, book, own, ballots } = speaker;
  const asked = book.today().findLast(({ asksVote, player }) => asksVote?.player === me && player !== me);
  if (asked?.asksVote == null || own.answered.has(asked)) return null;
  const day = asked.asksVote.day ?? book.day - 1;
  const target = ballots.get(day);
  if (target === undefined) return null;
  own.answered.add(asked);
  const reason = groundsOf(target, day, speaker);
  const what =
    reason === null
      ? ({ act: 'answer-vote-hunch', slots: { target, day } } as const)
      : ({ act: 'answer-why', slots: { target, day, reason } } as const);
  return { what, answers: asked, isOwed: true };
}

/** What they went by on that day. */
function groundsOf(target: PlayerId, day: number, { me, book, past }: Speaker): natural.SaidReason | null {
  const then: OwnDay | undefined = past.findLast((one) => one.day === day);
  const black = book.results.find(
    (result) =>
      result.target === target &&
      result.species === 'WEREWOLF' &&
      result.verb === 'DIVINED' &&
      result.day <= day &&
      (result.by === me || result.by === then?.follows),
  );
  if (black !== undefined) return divinedBy(black.by === me ? null : black.by, target, 'WEREWOLF');
  const reason = then?.reasons.get(target);
  return reason !== undefined && LASTING.has(reason.id) ? reason : null;
}

/** Reasons that are as true on a later day. */
const LASTING: ReadonlySet<natural.ReasonId> = new Set<natural.ReasonId>([
  'black-was-human',
  'white-on-killer',
  'black-was-attacked',
  'plan-mismatch',
  'hanged-human',
  'word-vote-mismatch',
  'switch-saves',
  'believed-wolf',
  'led-wrong-hang',
  'two-seers-clash',
  'late-claim',
  'result-after-death',
]);

const ASKS = 0.5;

/** Who voted for somebody who turned out to be human, as its speaker did not, is asked why; each once. */
export function questionOfVote(speaker: Speaker): ToSay | null {
  const { me, book, own, ballots, lot, habit, isLastWord } = speaker;
  const day = book.day - 1;
  const other = book.executed.get(day);
  if (other === undefined || own.given.has('ask-vote') || isLastWord || own.hasAsked) return null;
  if (book.identified(other) !== 'HUMAN' || ballots.get(day) === other) return null;
  const asked = book.today().flatMap(({ asksVote }) => (asksVote === null ? [] : [asksVote.player]));
  const voters = [...book.alive].filter(
    (player) =>
      player !== me &&
      !book.done.has(player) &&
      !asked.includes(player) &&
      book.ballotOf(player, day) === other,
  );
  const target = voters[lot(Math.max(1, voters.length))];
  if (target === undefined || !happens(ASKS * habit.asks, speaker)) return null;
  own.given.add('ask-vote');
  own.hasAsked = true;
  return { what: { act: 'ask-why-vote', slots: { target, other, day } } };
}
