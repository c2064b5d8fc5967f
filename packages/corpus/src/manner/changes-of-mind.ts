import type { Event, PlayerId, Voted } from '@mura/engine';
import { type aiwolf, natural } from '@mura/language';
import { isKnown, type VillageRecord } from '@mura/records';
import type { CorpusUtterance } from '../villages/village.ts';

/** How often the talk forgets what has happened, or somebody what they thought. */
export interface UnsaidChanges {
  /** Words that suspect the dead as if they lived, want them executed, or ask them something. */
  readonly deadSuspected: number;
  /** Claims believed of somebody whom the speaker had called a werewolf or voted for, and has not taken it back. */
  readonly trustUnsaid: number;
  /** Another accused on one day than before, and the one before not let go. */
  readonly turnsUnsaid: number;
  /** Somebody accused on the day on which the speaker had let them go. */
  readonly returns: number;
  /** Ballots, the first of a day, for another than the voter accused last on that day. */
  readonly otherBallots: number;
}

export function unsaidChangesIn({ entries }: VillageRecord, said: readonly CorpusUtterance[]): UnsaidChanges {
  const bySeq = new Map(said.map((one) => [one.seq, one]));
  const dead = new Set<PlayerId>();
  const minds = new Map<PlayerId, SpokenMind>();
  const mindOf = (player: PlayerId) => {
    const mind = minds.get(player) ?? new SpokenMind(player);
    minds.set(player, mind);
    return mind;
  };
  let deadSuspected = 0;
  for (const { event, seq } of entries) {
    if (!isKnown(event)) continue;
    for (const player of deathsIn(event)) dead.add(player);
    if (event.type === 'voted') mindOf(event.player).vote(event);
    const one = bySeq.get(seq);
    if (one === undefined || one.player === null) continue;
    const sentences = one.sentences.map(({ sentence }) => sentence);
    if (sentences.some((sentence) => isOfDead(sentence, one.player!, dead))) deadSuspected++;
    mindOf(one.player).say(sentences, one.day);
  }
  const all = [...minds.values()];
  const sumOf = (count: (mind: SpokenMind) => number) => all.reduce((sum, mind) => sum + count(mind), 0);
  return {
    deadSuspected,
    trustUnsaid: sumOf(({ trustUnsaid }) => trustUnsaid),
    turnsUnsaid: sumOf(({ turnsUnsaid }) => turnsUnsaid),
    returns: sumOf(({ returns }) => returns),
    otherBallots: sumOf(({ otherBallots }) => otherBallots),
  };
}

function deathsIn(event: Event): readonly PlayerId[] {
  switch (event.type) {
    case 'executed':
    case 'diedSuddenly':
    case 'failed':
      return [event.player];
    case 'dawnBroke':
      return event.executed === null ? event.dead : [...event.dead, event.executed];
    default:
      return [];
  }
}

function isOfDead(sentence: aiwolf.Sentence, speaker: PlayerId, dead: ReadonlySet<PlayerId>): boolean {
  const isAsked = natural.askedIn(sentence).some((player) => dead.has(player));
  return isAsked || accusedIn(sentence, speaker).some((player) => dead.has(player));
}

function accusedIn(sentence: aiwolf.Sentence, speaker: PlayerId): readonly PlayerId[] {
  const suspicions = natural.suspicionsIn(sentence, speaker);
  return suspicions.flatMap(({ player, denied }) => (denied ? [] : [player]));
}

function letGoIn(sentence: aiwolf.Sentence, speaker: PlayerId): readonly PlayerId[] {
  const suspicions = natural.suspicionsIn(sentence, speaker);
  return suspicions.flatMap(({ player, denied }) => (denied ? [player] : []));
}

/** Whom one player is against, as far as words and ballots tell. */
class SpokenMind {
  readonly #player: PlayerId;
  /** Whom they called a werewolf or voted for, and have not taken it back. */
  readonly #against = new Set<PlayerId>();
  #day: number | string = 0;
  #named: PlayerId | null = null;
  /** Whom they have let go on this day. */
  readonly #letGo = new Set<PlayerId>();
  #votedOn = -1;
  trustUnsaid = 0;
  turnsUnsaid = 0;
  returns = 0;
  otherBallots = 0;

  constructor(player: PlayerId) {
    this.#player = player;
  }

  vote({ day, target }: Voted): void {
    const isFirst = this.#votedOn !== day;
    if (isFirst && this.#day === day && this.#named !== null && this.#named !== target) this.otherBallots++;
    this.#votedOn = day;
    this.#against.add(target);
  }

  say(sentences: readonly aiwolf.Sentence[], day: number | string): void {
    if (day !== this.#day) this.#begin(day);
    for (const player of sentences.flatMap((one) => letGoIn(one, this.#player))) {
      this.#against.delete(player);
      this.#letGo.add(player);
      if (this.#named === player) this.#named = null;
    }
    if (sentences.some((one) => this.#believes(one))) this.trustUnsaid++;
    const [accused, ...more] = new Set(sentences.flatMap((one) => accusedIn(one, this.#player)));
    if (accused === undefined || more.length > 0) return;
    if (this.#letGo.delete(accused)) this.returns++;
    if (this.#named !== null && this.#named !== accused) this.turnsUnsaid++;
    this.#named = accused;
    this.#against.add(accused);
  }

  #begin(day: number | string): void {
    this.#day = day;
    this.#named = null;
    this.#letGo.clear();
  }

  #believes(sentence: aiwolf.Sentence): boolean {
    const beliefs = natural.beliefsIn(sentence, this.#player);
    return beliefs.some(({ player, denied }) => !denied && this.#against.has(player));
  }
}
