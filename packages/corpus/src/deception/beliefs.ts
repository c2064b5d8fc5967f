import type { PlayerId, Role } from '@mura/engine';
import { type SaidAndBelieved, saidAndBelieved, type VillageRecord } from '@mura/records';
import type { CorpusVillage } from '../villages/village.ts';

/** A public statement about another player that does not fit what its speaker showed to believe at that moment. */
export interface BeliefLabel {
  readonly id: string;
  readonly player: PlayerId;
  readonly role: Role | null;
  readonly kind: 'falseSuspicion' | 'falseTrust';
  /** What was said of whom. */
  readonly stated: string;
  /** What they showed to believe of them. */
  readonly held: string;
  readonly basis: 'belief';
  /** From where the belief is known: each is an assumption. */
  readonly source: NonNullable<SaidAndBelieved['basis']>;
  readonly evidence: readonly number[];
  readonly confidence: number;
}

/** A board and what the game told are looked at on purpose; a vote may be a change of mind, a memo is read by rules. */
const CONFIDENCE: Readonly<Record<BeliefLabel['source'], number>> = {
  knowledge: 0.95,
  board: 0.9,
  memo: 0.6,
  vote: 0.5,
};

/** Where what was said and what was believed about somebody part; villagers deceive, too. */
export function insincereStances(
  record: VillageRecord,
  { players, utterances }: CorpusVillage,
): BeliefLabel[] {
  const ids = new Map(utterances.map(({ seq, id }) => [seq, id]));
  const nameOf = (player: PlayerId) => players.find((one) => one.player === player)?.name ?? String(player);
  return saidAndBelieved(record).flatMap(({ utterance, role, stances, label, belief, basis, evidence }) => {
    const id = ids.get(utterance.seq);
    const stance = stances.find(({ about }) => about === belief?.about);
    if (
      label !== 'deceptive' ||
      belief === null ||
      basis === null ||
      stance === undefined ||
      id === undefined
    )
      return [];
    const isSuspicion = stance.says === 'suspicion';
    if (isSuspicion !== (belief.werewolf === 'excluded')) return [];
    const about = nameOf(stance.about);
    return [
      {
        id,
        player: utterance.player,
        role,
        kind: isSuspicion ? ('falseSuspicion' as const) : ('falseTrust' as const),
        stated: `${stance.says} of ${about}`,
        held: belief.werewolf === 'excluded' ? 'no werewolf' : 'werewolf',
        basis: 'belief' as const,
        source: basis,
        evidence,
        confidence: CONFIDENCE[basis],
      },
    ];
  });
}
