import type { PlayerId } from '@mura/engine';
import { isContradicted, type SaidAndBelieved, type Stance } from '@mura/records';
import type { CorpusUtterance, CorpusVillage } from '../villages/village.ts';
import { type DeceptionLabel, type DeceptionSource, placeOf } from './label.ts';

/** A board and what the game told are looked at on purpose; a vote may be a change of mind, a memo is read by rules. */
const CONFIDENCE: Readonly<Record<NonNullable<SaidAndBelieved['basis']>, number>> = {
  knowledge: 0.95,
  board: 0.9,
  memo: 0.6,
  vote: 0.5,
};

/** Where what was said and what was believed about somebody part; villagers deceive, too. */
export function insincereStances(
  village: CorpusVillage,
  pairs: readonly SaidAndBelieved[],
): DeceptionLabel[] {
  const said = bySeq(village);
  return pairs.flatMap(({ utterance, role, stances }) => {
    const place = said.get(utterance.seq);
    return stances.flatMap(({ held, ...stance }) => {
      if (held === null || place === undefined || !isContradicted(stance.says, held)) return [];
      const { werewolf, basis, evidence } = held;
      return [
        {
          ...placeOf(place),
          player: utterance.player,
          role,
          ...statedOf(stance, village),
          held: werewolf === 'excluded' ? 'no werewolf' : 'werewolf',
          basis: 'belief' as const,
          source: basis satisfies DeceptionSource,
          evidence: [...evidence, utterance.seq],
          confidence: CONFIDENCE[basis],
        },
      ];
    });
  });
}

/** An earlier stance of the same speaker about the same player, on the same day. */
interface EarlierStance {
  readonly seq: number;
  readonly day: number;
  readonly says: 'suspicion' | 'trust';
}

/** As sure as a turn of opinion inside one day can be: people do change their minds. */
const TURNED = 0.25;

/**
 * Where nothing but their own words shows what a speaker held: somebody speaks against what they said of the same player
 * earlier that day. The reader takes the earlier word for the true one, which is a guess.
 */
export function guessedInsincerity(
  village: CorpusVillage,
  pairs: readonly SaidAndBelieved[],
): DeceptionLabel[] {
  const said = bySeq(village);
  const earlier = new Map<string, EarlierStance>();
  return pairs.flatMap(({ utterance, role, stances }) => {
    const { seq, day, player } = utterance;
    const place = said.get(seq);
    return stances.flatMap((stance): DeceptionLabel[] => {
      const key = `${player}/${stance.about}`;
      const before = earlier.get(key);
      earlier.set(key, { seq, day, says: stance.says });
      const isTurned = before !== undefined && before.day === day && before.says !== stance.says;
      // Where a belief is shown, it decides, and nobody has to guess.
      if (!isTurned || stance.held !== null || !place) return [];
      return [
        {
          ...placeOf(place),
          player,
          role,
          ...statedOf(stance, village),
          held: before.says === 'trust' ? 'no werewolf' : 'werewolf',
          basis: 'guess',
          source: 'ownWords',
          evidence: [before.seq, seq],
          confidence: TURNED,
        },
      ];
    });
  });
}

function statedOf(
  { about, says }: Stance,
  { players }: CorpusVillage,
): Pick<DeceptionLabel, 'kind' | 'about' | 'stated'> {
  const kind = says === 'suspicion' ? 'falseSuspicion' : 'falseTrust';
  return { kind, about, stated: `${says} of ${nameOf(about, players)}` };
}

function nameOf(player: PlayerId, players: CorpusVillage['players']): string {
  return players.find((one) => one.player === player)?.name ?? String(player);
}

/** Only the discussion is looked at: what is said after the end is no lie of the game. */
function bySeq({ utterances }: CorpusVillage): Map<number | null, CorpusUtterance> {
  const inGame = utterances.filter(({ stage, channel }) => stage === 'game' && channel === 'talk');
  return new Map(inGame.map((one) => [one.seq, one]));
}
