import {
  ABSENCES,
  type Absence,
  type Act,
  type Channel,
  type Event,
  type PhaseName,
  type PlayerId,
  SKIP,
  type Substituted,
} from '@mura/engine';

/** A phase of a day; `round` tells attack votes and the whispers between them apart. */
export interface PhasePlace {
  readonly day: number;
  readonly phase: PhaseName;
  readonly round: number;
}

/** What was said, and what was really sent where the record knows it. */
export interface ScriptedTalk {
  readonly text: string;
  readonly substituted: Substituted | null;
}

/** The choices of a game by what they answer, and what chance brought. */
export interface GameScript {
  /** Who plays, and what everybody is. */
  readonly players: readonly string[];
  readonly deal: readonly string[];
  readonly talks: ReadonlyMap<string, ScriptedTalk>;
  readonly orders: ReadonlyMap<string, readonly PlayerId[]>;
  readonly choices: ReadonlyMap<string, PlayerId>;
  /** Why there was no choice, where the record knows it. */
  readonly absences: ReadonlyMap<string, Absence>;
  readonly executed: ReadonlyMap<number, PlayerId>;
  readonly attacked: ReadonlyMap<number, PlayerId>;
  /** The day on which a player has failed; -1: before the first. */
  readonly failed: ReadonlyMap<PlayerId, number>;
  /** The last thing a player did on a day, as the key of its answer. */
  readonly lastActs: ReadonlyMap<string, string>;
  /** Who was voted for on a day, as `day/player`. */
  readonly votedFor: ReadonlySet<string>;
}

export function talkKey({ day, phase, round }: PhasePlace, turn: number, player: PlayerId): string {
  return `${day}/${phase}/${round}/${turn}/${player}`;
}

export function orderKey({ day, phase, round }: PhasePlace, turn: number): string {
  return `${day}/${phase}/${round}/${turn}`;
}

export function choiceKey(day: number, act: Act, round: number, player: PlayerId): string {
  return `${day}/${act}/${round}/${player}`;
}

/** Only votes have rounds. */
export function roundOf(act: Act, round: number): number {
  return act === 'vote' || act === 'attackVote' ? round : 0;
}

/** Reads the script off the events of a game; `null` where they do not say who is what. */
export function scriptOf(events: readonly Event[]): GameScript | null {
  const draft = new ScriptDraft();
  for (const event of events) draft.add(event);
  return draft.deal.length === 0 ? null : draft;
}

class ScriptDraft implements GameScript {
  players: readonly string[] = [];
  deal: readonly string[] = [];
  readonly talks = new Map<string, ScriptedTalk>();
  readonly orders = new Map<string, readonly PlayerId[]>();
  readonly choices = new Map<string, PlayerId>();
  readonly absences = new Map<string, Absence>();
  readonly executed = new Map<number, PlayerId>();
  readonly attacked = new Map<number, PlayerId>();
  readonly failed = new Map<PlayerId, number>();
  readonly lastActs = new Map<string, string>();
  readonly votedFor = new Set<string>();
  readonly #places = new Map<Channel, PhasePlace>();
  #begun = false;
  #channel: Channel = 'talk';
  #round = 0;
  #asked: readonly PlayerId[] = [];
  /** What the event before said of this one. */
  #substituted: Substituted | null = null;

  add(event: Event): void {
    this.#read(event);
    this.#substituted = event.type === 'substituted' ? event : null;
  }

  #read(event: Event): void {
    switch (event.type) {
      case 'sealed':
        this.players = event.players;
        this.deal = event.deal;
        return;
      case 'dayBegan':
        this.#begun = true;
        return;
      case 'phaseBegan':
        this.#round = event.round;
        this.#asked = event.asked;
        this.#channel = event.phase === 'talk' ? 'talk' : 'whisper';
        this.#places.set(this.#channel, { day: event.day, phase: event.phase, round: event.round });
        return;
      case 'turnBegan':
        this.#addOrder(event.turn, event.order);
        return;
      case 'substituted':
        this.#addAbsence(event);
        return;
      case 'talked':
      case 'talkSealed':
        this.#addTalk(event);
        return;
      case 'voted':
        this.#addChoice('vote', event.day, event.round, event.player, event.target);
        this.votedFor.add(`${event.day}/${event.target}`);
        return;
      case 'attackVoted':
        this.#addChoice('attackVote', event.day, event.round, event.player, event.target);
        return;
      case 'divined':
        this.#addChoice('divine', event.day, 0, event.player, event.target);
        return;
      case 'guarded':
        this.#addChoice('guard', event.day, 0, event.player, event.target);
        return;
      case 'executed':
        this.executed.set(event.day, event.player);
        return;
      case 'attackChosen':
        if (event.target !== null) this.attacked.set(event.day, event.target);
        return;
      case 'failed':
        this.failed.set(event.player, this.#begun ? event.day : -1);
        return;
    }
  }

  #addOrder(turn: number, order: readonly PlayerId[]): void {
    const place = this.#places.get(this.#channel);
    if (place === undefined) return;
    // A turn may be cut, with the log: those who had not spoken yet were still to come.
    const others = this.#asked.filter((player) => !order.includes(player));
    this.orders.set(orderKey(place, turn), [...order, ...others]);
  }

  #addTalk({
    type,
    channel,
    turn,
    day,
    player,
    text,
  }: Extract<Event, { type: 'talked' | 'talkSealed' }>): void {
    const place = this.#places.get(channel);
    const substituted = this.#substituted?.player === player ? this.#substituted : null;
    if (place === undefined || turn === null) return;
    const key = talkKey(place, turn, player);
    // Of a closed turn the sealed utterance comes first, with what was sent.
    if (type === 'talked' && this.talks.has(key)) return;
    this.talks.set(key, { text, substituted });
    this.lastActs.set(`${day}/${player}`, key);
  }

  #addAbsence({ act, day, player, reason }: Substituted): void {
    if (act === 'talk' || act === 'whisper') return;
    const absence = ABSENCES.find((each) => each === reason);
    if (absence !== undefined)
      this.absences.set(choiceKey(day, act, roundOf(act, this.#round), player), absence);
  }

  #addChoice(act: Act, day: number, round: number, player: PlayerId, target: PlayerId): void {
    const key = choiceKey(day, act, round, player);
    this.choices.set(key, target);
    this.lastActs.set(`${day}/${player}`, key);
  }
}

/**
 * That a player was gone when they seemed to say Skip: they did nothing after it, and (where the vote was still to come)
 * nobody could vote for them.
 */
export function wasGone(
  script: GameScript,
  { day, phase }: PhasePlace,
  player: PlayerId,
  key: string,
): boolean {
  const isLast = script.failed.get(player) === day && script.lastActs.get(`${day}/${player}`) === key;
  const isNight = phase === 'whisper' || phase === 'attackWhisper';
  return (
    isLast && script.talks.get(key)?.text === SKIP && (isNight || !script.votedFor.has(`${day}/${player}`))
  );
}
