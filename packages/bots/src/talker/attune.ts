import type { PlayerId } from '@mura/engine';
import type { Post, VoteWish } from './post.ts';
import type { Speaker, ToSay } from './speaker.ts';

/** How often an opinion joins the one before it, of those that join or oppose it: 人狼BBS, seed 002, table 6. */
const ATTUNEMENT = { human: 1063 / (1063 + 1081), werewolf: 237 / (237 + 311) } as const;

/** So much more is aimed at: an opinion against oneself, or of somebody who wants to be spared, cannot be joined. */
const NOT_JOINABLE = 0.06;

/** How far back an opinion is answered, in posts of the day. */
const REACH = 10;

/**
 * An opinion as people give it: after that of another they join it, or propose somebody else, as often as people were counted
 * to. It is knowledge of how people talk, not of how to win.
 */
export function attuned(suspect: PlayerId, speaker: Speaker): ToSay | null {
  const { me, book, own } = speaker;
  const before = wishBefore(book.posts, book.posts.length, me, book.day);
  const target = before === null ? suspect : chosenAfter(before.wish, suspect, speaker);
  if (target === null) return null;
  own.named.push(target);
  return {
    what: { act: 'declare-vote', slots: { target } },
    ...(before === null ? {} : { answers: before.post }),
  };
}

function chosenAfter(before: VoteWish, suspect: PlayerId, speaker: Speaker): PlayerId | null {
  const { me, book } = speaker;
  const joins = isDue(speaker);
  // One cannot join a wish to be spared by naming somebody: then neither joins nor opposes.
  const mayJoin = !before.denied && before.player !== me && book.alive.has(before.player);
  if (joins && mayJoin) return before.player;
  if (before.denied) return joins && suspect === before.player ? proposedInstead(suspect, speaker) : suspect;
  return suspect === before.player ? proposedInstead(suspect, speaker) : suspect;
}

/** Whether it is time to join: by what they have joined and opposed so far, their defences among it. */
export function isDue({ me, book, isEvil, lot }: Speaker): boolean {
  const rate = (isEvil ? ATTUNEMENT.werewolf : ATTUNEMENT.human) + NOT_JOINABLE;
  let [joined, opposed] = [0, 0];
  for (const [index, { player, wish }] of book.posts.entries()) {
    const before = player === me && wish !== null ? wishBefore(book.posts, index, me) : null;
    if (before === null || wish === null) continue;
    const isSame = wish.player === before.wish.player;
    if (isSame && wish.denied === before.wish.denied) joined++;
    else if (isSame || (!wish.denied && !before.wish.denied)) opposed++;
  }
  // What was missed before is made up for soon: some opinions cannot be joined.
  const due = rate + 2 * (rate * (joined + opposed) - joined);
  return lot(1000) < due * 1000;
}

/** The last wish of another before a place, on the same day. */
function wishBefore(
  posts: readonly Post[],
  place: number,
  me: PlayerId,
  /** Of what would be said now. */
  day?: number,
): { readonly post: Post; readonly wish: VoteWish } | null {
  for (let back = place - 1; back >= Math.max(0, place - REACH); back--) {
    const post = posts[back]!;
    if (post.day !== (posts[place]?.day ?? day)) return null;
    if (post.player !== me && post.wish !== null) return { post, wish: post.wish };
  }
  return null;
}

/** Somebody else than the one whom they would name themselves. */
function proposedInstead(suspect: PlayerId, { me, book, lot }: Speaker): PlayerId | null {
  const others = [...book.alive].filter((player) => player !== me && player !== suspect);
  return others[lot(Math.max(1, others.length))] ?? null;
}
