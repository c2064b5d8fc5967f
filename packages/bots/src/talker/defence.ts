import type { PlayerId } from '@mura/engine';
import type { aiwolf } from '@mura/language';
import { isDue } from './attune.ts';
import type { ToldResult, VillageChronicle } from './chronicle.ts';
import { freshReason } from './fresh-reason.ts';
import type { Post } from './post.ts';
import { isRefuted, reasonsFor } from './reasons/reasons.ts';
import { isSworn, type Speaker, type ToSay } from './speaker.ts';

/** A black result is denied. Else a fact of the record, a question for the reason, or an appeal, each once a day. */
export function defence(speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const denied = denial(speaker);
  if (denied !== null) return denied;
  const accusations = book.today().filter(({ player, against }) => player !== me && against.includes(me));
  const accusation = accusations.at(-1);
  if (accusation === undefined || own.answered.has(accusation)) return null;
  own.answered.add(accusation);
  const reason = freshReason(reasonsFor(book, me), speaker);
  if (reason !== null)
    return { what: { act: 'defend-reason', slots: { ...reason.facts, reason } }, answers: accusation };
  // Who has to join somebody next does not oppose once more.
  if (speaker.isHumanlike && isDue(speaker)) return null;
  return questionWhy(accusation, speaker) ?? appeal(accusations, speaker);
}

/** Who names somebody without a reason is asked for it. */
function questionWhy(accusation: Post, { own, book, isHumanlike, isLastWord }: Speaker): ToSay | null {
  const { player, sentences } = accusation;
  const isReasoned = sentences.some(({ kind }) => kind === 'because' || kind === 'result');
  if (isHumanlike || isLastWord || isReasoned || own.given.has('why') || book.done.has(player)) return null;
  own.given.add('why');
  return { what: { act: 'ask-why-me', slots: { target: player } }, answers: accusation };
}

function appeal(accusations: readonly Post[], { own, isHumanlike }: Speaker): ToSay | null {
  const accusers = new Set(accusations.map(({ player }) => player));
  if (own.hasAppealed || (accusers.size < PRESSING && !isHumanlike)) return null;
  own.hasAppealed = true;
  return { what: { act: 'defend-appeal', slots: {} }, answers: accusations.at(-1)! };
}

/** So many against one are pressing. */
const PRESSING = 2;

/** What a seer told of somebody today; the last. */
function divinedToday(
  player: PlayerId,
  result: aiwolf.SpeciesWord,
  book: VillageChronicle,
): ToldResult | undefined {
  return book.results.findLast(
    ({ by, target, species, verb, day }) =>
      by !== player && target === player && species === result && verb === 'DIVINED' && day === book.day,
  );
}

/** Of a result that calls them a werewolf, once a day. */
function denial({ me, book, own }: Speaker): ToSay | null {
  const black = divinedToday(me, 'WEREWOLF', book);
  if (black === undefined || own.given.has('black-self')) return null;
  own.given.add('black-self');
  const told = book.today().findLast(({ player, against }) => player === black.by && against.includes(me));
  if (told !== undefined) own.answered.add(told);
  return {
    what: { act: 'react-black-self', slots: { claimant: black.by } },
    ...(told === undefined ? {} : { answers: told }),
    isOwed: true,
  };
}

/** Who is called human by a seer whom they can believe says so, once. */
export function thanks(speaker: Speaker): ToSay | null {
  const { me, book, own, trusts } = speaker;
  if (own.given.has('white-self') || book.claims.get(me)?.role === 'SEER') return null;
  const white = divinedToday(me, 'HUMAN', book);
  const isOther = own.follows !== null && own.follows !== white?.by;
  if (white === undefined || isOther || !trusts(white.by)) return null;
  // Whose word has proved wrong, or who stands against one whom they believe, is not thanked.
  if (isRefuted(book, white.by) || isSworn(white.by, speaker)) return null;
  if (speaker.stance.disbelieved.has(white.by)) return null;
  own.given.add('white-self');
  own.follows = white.by;
  const told = book.today().findLast(({ player }) => player === white.by);
  return {
    what: { act: 'react-white-self', slots: { claimant: white.by } },
    ...(told === undefined ? {} : { answers: told }),
  };
}

/** Of two who claim the same each says of the other that they lie; of one whom they found human, for whom. */
export function rivalry({ me, book, own, word }: Speaker): ToSay | null {
  const role = book.claims.get(me)?.role;
  const rival = word.rivals.find((player) => book.alive.has(player) && !own.given.has(`rival ${player}`));
  if (role === undefined || rival === undefined || hasDoubted(me, rival, book)) return null;
  own.given.add(`rival ${rival}`);
  const isHuman = book.results.some(
    ({ by, target, species }) => by === me && target === rival && species === 'HUMAN',
  );
  const what = isHuman
    ? ({ act: 'estimate-possessed', slots: { target: rival } } as const)
    : ({ act: 'doubt-claim', slots: { claimant: rival, role } } as const);
  return { what, isOwed: true };
}

/** Whether they have said on any day that somebody lies. */
function hasDoubted(me: PlayerId, rival: PlayerId, book: VillageChronicle): boolean {
  const isDoubt = (sentence: aiwolf.Sentence): boolean =>
    'operands' in sentence
      ? sentence.operands.some(isDoubt)
      : sentence.kind === 'role' && sentence.verb === 'ESTIMATE' && sentence.target === rival;
  return book.posts.some(({ player, sentences }) => player === me && sentences.some(isDoubt));
}
