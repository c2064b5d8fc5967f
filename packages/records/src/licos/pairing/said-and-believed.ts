import type { PlayerId, Role, Talked, Voted } from '@mura/engine';
import { FELLOWS, isKnown, type RecordEntry, type VillageRecord } from '../../record.ts';
import { type Basis, type Belief, beliefOnBoard, canLearn, PlayerKnowledge } from './belief.ts';
import { BoardHistory, type StandingMark } from './board-history.ts';
import { type OwnClaim, ownClaimsIn } from './claim.ts';
import { type Stance, stancesIn } from './stance.ts';

/** An event of the speaker beside what they said. */
export interface Beside {
  readonly seq: number;
  readonly at: number | null;
}

/** What was said in public, and all that shows what its speaker held true then. */
export interface SaidAndBelieved {
  readonly utterance: Beside & {
    /** Of the village, from 0. */
    readonly number: number | null;
    readonly clientAt: number | null;
    readonly day: number;
    readonly player: PlayerId;
    readonly text: string;
  };
  /** What the speaker truly was; any role may deceive. */
  readonly role: Role | null;
  /** Their board at that time, by the server's clock. */
  readonly board: readonly StandingMark[];
  /** What they marked within a minute after it. */
  readonly markedAfter: readonly StandingMark[];
  readonly nextVote: (Beside & { readonly target: PlayerId }) | null;
  /** Their private posts of that day. */
  readonly memos: readonly (Beside & { readonly text: string })[];
  /** What they said of others, each beside what they held of them; `null`: nothing shows it. */
  readonly stances: readonly (Stance & { readonly held: Belief | null })[];
  /** What they said of themselves: their role, and what they learnt by it. */
  readonly claims: readonly OwnClaim[];
  readonly label: 'deceptive' | 'sincere' | 'unknown';
  /** The assumption on which the label rests, e.g. that the board is the true mind. */
  readonly basis: Basis | null;
  /** The belief that the label compares with what was said. */
  readonly belief: Belief | null;
  /** Events that prove it: of the belief, then of the utterance. */
  readonly evidence: readonly number[];
}

const SOON = 60_000;

/** What was read in an utterance, by its number in the record; `null`: look at its words. */
export type StanceReader = (seq: number) => readonly Stance[] | null;

/** Each public utterance of a record with what its speaker believed; events are ordered by the server's time alone. */
export function saidAndBelieved(record: VillageRecord, read: StanceReader = () => null): SaidAndBelieved[] {
  const pairing = new Pairing(record, read);
  return record.entries.flatMap((entry) => pairing.take(entry) ?? []);
}

interface Memo extends Beside {
  readonly player: PlayerId;
  readonly day: number;
  readonly text: string;
}

class Pairing {
  readonly #record: VillageRecord;
  readonly #read: StanceReader;
  readonly #boards: BoardHistory;
  readonly #knowledge: PlayerKnowledge;
  readonly #memos: readonly Memo[];
  readonly #votes: readonly (RecordEntry & { readonly event: Voted })[];
  readonly #roles = new Map<PlayerId, Role>();

  constructor(record: VillageRecord, read: StanceReader) {
    this.#record = record;
    this.#read = read;
    this.#boards = new BoardHistory(record.entries);
    this.#knowledge = new PlayerKnowledge(record.header.cast.length, isTold(record, FELLOWS));
    this.#memos = memosIn(record.entries);
    this.#votes = record.entries.filter(isVote);
    for (const { event } of record.entries) {
      if (isKnown(event) && event.type === 'roleTold') this.#roles.set(event.player, event.role);
    }
  }

  take(entry: RecordEntry): SaidAndBelieved | null {
    const { event, seq } = entry;
    if (!isKnown(event)) return null;
    this.#knowledge.note(event, seq);
    return event.type === 'talked' && event.channel === 'talk' ? this.#pair(entry, event) : null;
  }

  #pair(entry: RecordEntry, { number, day, player, text }: Talked): SaidAndBelieved {
    const { seq, at, clientAt = null } = entry;
    const board = this.#boards.before(player, seq);
    const memos = this.#memos.filter((memo) => memo.player === player && memo.day === day);
    const vote = this.#votes.find(({ event, seq: voted }) => voted > seq && event.player === player);
    const nextVote = vote === undefined ? null : { seq: vote.seq, at: vote.at, target: vote.event.target };
    const said = this.#read(seq) ?? stancesIn(text, player, this.#record.header.cast);
    const stances = said.map((stance) => ({
      ...stance,
      held: this.#beliefIn(player, stance.about, board, memos, nextVote, seq),
    }));
    const claims = ownClaimsIn(text, player, this.#record.header.cast);
    const compared = [
      ...stances.flatMap((stance) => compare(stance, stance.held)),
      ...claims.flatMap((claim) => this.#compareClaim(claim, player)),
    ];
    return {
      utterance: { seq, at, number, clientAt, day, player, text },
      role: this.#roles.get(player) ?? null,
      board,
      markedAfter: this.#boards.soonAfter(player, entry, SOON),
      nextVote,
      memos: memos.map(({ seq: written, at: writtenAt, text: memo }) => ({
        seq: written,
        at: writtenAt,
        text: memo,
      })),
      stances,
      claims,
      ...labelOf(compared, seq),
    };
  }

  /** What they are, and what they learnt, a player knows; what they say of it is true or deceives. */
  #compareClaim(claim: OwnClaim, player: PlayerId): ComparedBelief[] {
    const self = this.#knowledge.ofHimself(player);
    if (self === null) return [];
    if (claim.says === 'role')
      return [{ belief: self, contradicts: (claim.role === self.role) === claim.isDenied }];
    const result = this.#knowledge.resultOf(player, claim.by, claim.about);
    if (result !== null)
      return [{ belief: result, contradicts: claim.isWerewolf !== (result.werewolf === 'believed') }];
    return !isTold(this.#record, claim.by) && canLearn(self.role, claim.by)
      ? []
      : [{ belief: self, contradicts: true }];
  }

  /** The nearest to the mind first: what they marked, what they were told, what they wrote for themselves, how they voted. */
  #beliefIn(
    player: PlayerId,
    about: PlayerId,
    board: readonly StandingMark[],
    memos: readonly Memo[],
    nextVote: SaidAndBelieved['nextVote'],
    seq: number,
  ): Belief | null {
    return (
      beliefOnBoard(board, about) ??
      this.#knowledge.of(player, about) ??
      this.#beliefInMemos(player, about, memos, seq) ??
      beliefInVote(about, nextVote)
    );
  }

  /** What they wrote for themselves nearest to it. */
  #beliefInMemos(player: PlayerId, about: PlayerId, memos: readonly Memo[], seq: number): Belief | null {
    const nearest = [...memos].sort((one, other) => Math.abs(one.seq - seq) - Math.abs(other.seq - seq));
    for (const memo of nearest) {
      const stance = stancesIn(memo.text, player, this.#record.header.cast).find(
        (one) => one.about === about,
      );
      if (stance === undefined) continue;
      const werewolf = stance.says === 'suspicion' ? 'believed' : 'excluded';
      return { about, werewolf, basis: 'memo', evidence: [memo.seq] };
    }
    return null;
  }
}

function isTold({ header }: VillageRecord, what: string): boolean {
  return header.source?.unknown.includes(what) !== true;
}

/** A vote against somebody shows suspicion; a vote for another shows nothing. */
function beliefInVote(about: PlayerId, vote: SaidAndBelieved['nextVote']): Belief | null {
  if (vote?.target !== about) return null;
  return { about, werewolf: 'believed', basis: 'vote', evidence: [vote.seq] };
}

/** A statement beside the belief that it is about. */
interface ComparedBelief {
  readonly belief: Belief;
  readonly contradicts: boolean;
}

function compare({ says }: Stance, belief: Belief | null): ComparedBelief[] {
  return belief === null ? [] : [{ belief, contradicts: isContradicted(says, belief) }];
}

/** Whether what somebody said of another is against what they held of them. */
export function isContradicted(says: Stance['says'], { werewolf }: Belief): boolean {
  return (says === 'suspicion') === (werewolf === 'excluded');
}

/** Deceptive where one statement contradicts its belief; sincere where none does and one agrees. */
function labelOf(
  compared: readonly ComparedBelief[],
  seq: number,
): Pick<SaidAndBelieved, 'label' | 'basis' | 'belief' | 'evidence'> {
  const decisive = compared.find(({ contradicts }) => contradicts) ?? compared[0];
  if (decisive === undefined) return { label: 'unknown', basis: null, belief: null, evidence: [] };
  const { belief, contradicts } = decisive;
  const label = contradicts ? 'deceptive' : 'sincere';
  return { label, basis: belief.basis, belief, evidence: [...belief.evidence, seq] };
}

function memosIn(entries: readonly RecordEntry[]): Memo[] {
  let day = 0;
  return entries.flatMap(({ event, seq, at }) => {
    if (!isKnown(event)) return [];
    if (event.type === 'dawnBroke') day = event.day;
    if (event.type === 'talked' && event.channel === 'soliloquy')
      return [{ seq, at, day: event.day, player: event.player, text: event.text }];
    return event.type === 'noted' ? [{ seq, at, day, player: event.player, text: event.text }] : [];
  });
}

function isVote(entry: RecordEntry): entry is RecordEntry & { readonly event: Voted } {
  return entry.event.type === 'voted';
}
