import {
  type Audience,
  type Channel,
  type Death,
  type Event,
  only,
  type PhaseName,
  type PlayerId,
  parseAnchor,
  speciesOf,
  type Talked,
  teamOf,
  type Vote,
} from '@mura/engine';
import type * as licos from '@mura/protocols/licos';
import type { Entry } from '../../record.ts';
import { holdersOf, openingOf } from './opening.ts';
import type { Report, Survey } from './survey.ts';
import { TalkCount } from './talk-count.ts';

/** A choice at night, kept until the night ends. */
interface NightChoice {
  readonly player: PlayerId;
  readonly target: PlayerId;
}

const DEAD: readonly licos.WireStatus[] = ['dead', 'death by attack', 'death by fear'];

/**
 * The events of a village in their order, as its log tells them: what happens between two messages (who is executed,
 * found dead, or has won) is what the next morning or the result says.
 */
export class Retelling {
  readonly entries: Entry[] = [];
  readonly #survey: Survey;
  readonly #alive: boolean[];
  readonly #deaths: Death[] = [];
  readonly #count = new TalkCount();
  #day = 0;
  #phase: PhaseName | null = null;
  #round = 0;
  #votes: Vote[] = [];
  #attackVotes: Vote[] = [];
  #divined: NightChoice[] = [];
  #guarded: NightChoice[] = [];
  #hidden: PlayerId | null = null;
  #duskFallen = false;
  #isCounted = false;
  #ended = false;
  #at = 0;

  constructor(survey: Survey) {
    this.#survey = survey;
    this.#alive = survey.cast.map(() => true);
  }

  get day(): number {
    return this.#day;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  tell(event: Event, at = this.#at, clientAt: number | null = null): void {
    this.#at = at;
    const stamp = clientAt === null ? {} : { clientAt };
    this.entries.push({ seq: this.entries.length, at, ...stamp, event });
  }

  open(at: number): void {
    for (const event of openingOf(this.#survey)) this.tell(event, at);
  }

  /** Something is told of a phase: it has begun by then, and what was before has ended. */
  enter(phase: licos.WirePhase, day: number, limit: number, at: number): void {
    const name = this.#phaseName(phase);
    if (name === null || (name === this.#phase && day === this.#day)) return;
    if (phase === 'morning' && day > this.#day) this.dawn(day, at);
    this.#endPhase(at);
    if (phase !== 'morning') this.#dusk(phase === 'night');
    this.#phase = name;
    this.#count.beginPhase();
    const seemsAlive = (player: PlayerId) => this.#alive[player - 1] || player === this.#hidden;
    const asked = this.#survey.cast.map((_, index) => index + 1).filter(seemsAlive);
    const audience = this.#isByClock || phase !== 'night' ? 'public' : 'master';
    const seconds = limit < 0 ? null : limit;
    this.tell({ type: 'phaseBegan', audience, day, phase: name, round: 0, asked, seconds }, at);
  }

  get #isByClock(): boolean {
    return this.#survey.rules.clock !== null;
  }

  #phaseName(phase: licos.WirePhase): PhaseName | null {
    const [morning, noon, night] = this.#isByClock
      ? (['discussion', 'vote', 'night'] as const)
      : (['talk', 'vote', 'attack'] as const);
    if (phase === 'morning')
      return this.#survey.rules.clock?.phases.some(({ name }) => name === 'day') ? 'day' : morning;
    return phase === 'noon' ? noon : phase === 'night' ? night : null;
  }

  /** The evening comes once a day, and so does the count. */
  #dusk(isNight: boolean): void {
    if (!this.#duskFallen) this.tell({ type: 'duskFell', audience: 'public', day: this.#day });
    this.#duskFallen = true;
    if (isNight && !this.#isCounted) this.#countVotes();
    this.#isCounted ||= isNight;
  }

  #endPhase(at: number): void {
    if (this.#phase === null || !this.#isByClock) return;
    this.tell(
      { type: 'phaseEnded', audience: 'public', day: this.#day, phase: this.#phase, why: 'limit' },
      at,
    );
    this.#phase = null;
  }

  /** The vote is over: ballots are counted, and who is missing the next morning was executed. */
  #countVotes(): void {
    const { vote } = this.#survey.rules;
    const day = this.#day;
    const votes = this.#votes.length > 0 ? this.#votes : (this.#survey.mornings.get(day + 1)?.votes ?? []);
    this.#votes = [];
    if (votes.length > 0 || (day > 0 && this.#survey.rules.vote.rounds > 0)) {
      const audience = vote.told === 'eachRound' ? 'public' : 'master';
      const sorted = [...votes].sort((one, other) => one.player - other.player);
      this.tell({ type: 'votesCounted', audience, day, round: this.#round, votes: sorted });
    }
    this.#round = 0;
    const executed = this.#newly('death by execution', this.#reportAfter(day))[0];
    if (executed === undefined) return;
    const isHidden = vote.executionTold === 'nextMorning';
    this.#hidden = isHidden ? executed : null;
    this.#bury(executed, 'executed');
    this.tell({ type: 'executed', audience: isHidden ? only(executed) : 'public', day, player: executed });
  }

  #reportAfter(day: number): Report | null {
    return this.#survey.mornings.get(day + 1) ?? this.#survey.result;
  }

  /** Who has this status in a report, and was alive before. */
  #newly(status: licos.WireStatus, report: Report | null): PlayerId[] {
    if (report === null) return [];
    return report.statuses.flatMap((now, index) => (now === status && this.#alive[index] ? [index + 1] : []));
  }

  /** As the night goes: whoever was attacked, then whoever the seer frightened. */
  #goneInTheNight(report: Report | null): PlayerId[] {
    const dead = DEAD.flatMap((status) => this.#newly(status, report));
    const isCursed = (player: PlayerId) => this.#causeOf(player) === 'cursed';
    return [...dead.filter((player) => !isCursed(player)), ...dead.filter(isCursed)];
  }

  #bury(player: PlayerId, cause: Death['cause']): void {
    this.#alive[player - 1] = false;
    this.#deaths.push({ player, day: this.#day, cause });
  }

  dawn(day: number, at: number): void {
    if (this.#phase !== null || !this.#duskFallen) {
      this.#endPhase(at);
      this.#dusk(true);
    }
    this.#phase = null;
    const report = this.#survey.mornings.get(day) ?? this.#survey.result;
    const isTold = this.#survey.mornings.has(day);
    this.#endNight(report);
    const gone = this.#goneInTheNight(report);
    const dead = [...gone].sort((one, other) => one - other);
    const sudden = this.#newly('unnatural death', report);
    const yesterday = this.#day;
    for (const player of gone) this.#bury(player, this.#causeOf(player));
    for (const player of sudden) {
      this.#bury(player, 'sudden');
      this.tell({ type: 'diedSuddenly', audience: 'public', day: yesterday, player }, at);
    }
    const { told } = this.#survey.rules.vote;
    this.tell(
      {
        type: 'dawnBroke',
        audience: 'public',
        day,
        dead,
        votes: told === 'nextMorning' ? (report?.votes ?? []) : null,
        counts: told === 'countsNextMorning' ? (report?.counts ?? []) : null,
        executed: this.#hidden,
      },
      at,
    );
    this.#tellMediums(day, [...(this.#executedOn(yesterday) ?? []), ...dead]);
    this.#hidden = null;
    this.#day = day;
    this.#duskFallen = false;
    this.#isCounted = false;
    if (!isTold && this.#survey.result !== null) return;
    this.#count.beginDay(day);
    this.tell({ type: 'dayBegan', audience: 'public', day });
  }

  #executedOn(day: number): PlayerId[] {
    return this.#deaths.flatMap((death) =>
      death.day === day && death.cause === 'executed' ? [death.player] : [],
    );
  }

  #causeOf(player: PlayerId): Death['cause'] {
    const last = this.#survey.result?.statuses[player - 1];
    return last === 'death by fear' ? 'cursed' : 'attacked';
  }

  #tellMediums(day: number, dead: readonly PlayerId[]): void {
    const { deal, rules } = this.#survey;
    for (const player of holdersOf(this.#survey, 'medium')) {
      for (const target of dead) {
        const role = deal[target - 1] ?? null;
        const isOfInterest = rules.medium.deaths === 'all' || this.#executedOn(day - 1).includes(target);
        if (role === null || !isOfInterest) continue;
        this.tell({
          type: 'identified',
          audience: only(player),
          day,
          player,
          target,
          result: speciesOf(role),
        });
      }
    }
  }

  #endNight(report: Report | null): void {
    const day = this.#day;
    if (this.#isByClock) {
      for (const { player, target } of this.#divined) this.#tellDivination(player, target);
      for (const { player, target } of this.#guarded)
        this.tell({ type: 'guarded', audience: only(player), day, player, target });
    }
    if (this.#attackVotes.length > 0) {
      const votes = [...this.#attackVotes].sort((one, other) => one.player - other.player);
      this.tell({ type: 'attackVotesCounted', audience: 'master', day, round: 0, votes });
    }
    for (const player of this.#goneInTheNight(report)) {
      if (this.#causeOf(player) === 'cursed') this.tell({ type: 'cursed', audience: 'master', day, player });
      else
        this.tell({ type: 'attacked', audience: 'master', day, target: player, died: true, savedBy: null });
    }
    this.#divined = [];
    this.#guarded = [];
    this.#attackVotes = [];
  }

  #tellDivination(player: PlayerId, target: PlayerId): void {
    const role = this.#survey.deal[target - 1] ?? null;
    if (role === null) return;
    const result = speciesOf(role);
    this.tell({ type: 'divined', audience: only(player), day: this.#day, player, target, result });
  }

  vote(player: PlayerId, target: PlayerId, at: number, clientAt: number | null): void {
    if (this.#votes.some((one) => one.player === player)) {
      if (this.#survey.rules.clock?.answers === 'changeable') {
        this.#votes = this.#votes.filter((one) => one.player !== player);
      } else this.#revote(at);
    }
    this.#votes.push({ player, target });
    this.tell(
      { type: 'voted', audience: only(player), day: this.#day, round: this.#round, player, target },
      at,
      clientAt,
    );
  }

  /** Somebody votes again: there was a tie. */
  #revote(at: number): void {
    const audience = this.#survey.rules.vote.told === 'eachRound' ? 'public' : 'master';
    const votes = this.#votes;
    this.tell({ type: 'votesCounted', audience, day: this.#day, round: this.#round, votes }, at);
    this.#votes = [];
    this.#round++;
  }

  chooseAtNight(
    player: PlayerId,
    target: PlayerId,
    act: 'divine' | 'guard' | 'attackVote',
    at: number,
    clientAt: number | null,
  ): void {
    const day = this.#day;
    if (act === 'attackVote') {
      this.#attackVotes = [...this.#attackVotes.filter((one) => one.player !== player), { player, target }];
      this.tell({ type: 'attackVoted', audience: only(player), day, round: 0, player, target }, at, clientAt);
      return;
    }
    const kept = act === 'divine' ? this.#divined : this.#guarded;
    const others = kept.filter((one) => one.player !== player);
    if (act === 'divine') this.#divined = [...others, { player, target }];
    else this.#guarded = [...others, { player, target }];
    if (this.#isByClock)
      this.tell({ type: 'chose', audience: only(player), day, player, act, target }, at, clientAt);
    else if (act === 'divine') this.#tellAt(at, clientAt, () => this.#tellDivination(player, target));
    else this.tell({ type: 'guarded', audience: only(player), day, player, target }, at, clientAt);
  }

  #tellAt(at: number, clientAt: number | null, tell: () => void): void {
    const before = this.entries.length;
    this.#at = at;
    tell();
    const entry = this.entries[before];
    if (entry !== undefined && clientAt !== null) this.entries[before] = { ...entry, clientAt };
  }

  talk(
    player: PlayerId,
    channel: Channel,
    text: string,
    language: string | null,
    at: number,
    clientAt: number | null,
  ): Talked {
    const { number, idx, turn } = this.#count.next(channel, player);
    const { to } = parseAnchor(text, this.#survey.cast);
    const audience = this.#hearersOf(player, channel);
    const talked: Talked = {
      ...{ type: 'talked', audience, number, idx, day: this.#day, turn, channel, player, text },
      ...{ to, replyTo: null, expression: null, language },
    };
    this.tell(talked, at, clientAt);
    return talked;
  }

  #hearersOf(player: PlayerId, channel: Channel): Audience {
    if (channel === 'talk' || channel === 'act') return 'public';
    if (channel === 'soliloquy') return only(player);
    const hearers =
      channel === 'whisper'
        ? holdersOf(this.#survey, 'werewolf')
        : this.#alive.flatMap((alive, index) => (alive || index + 1 === this.#hidden ? [] : [index + 1]));
    return hearers.includes(player) ? hearers : [...hearers, player].sort((one, other) => one - other);
  }

  /** The result is told: what had happened since the last morning happened before it. */
  end(at: number): void {
    if (this.#ended) return;
    if (this.#phase !== null) this.#finishDay(at);
    this.#ended = true;
    const { winners, deal, result, rules, players } = this.#survey;
    const roles = deal.filter((role) => role !== null);
    const [winner] = winners;
    const werewolves = holdersOf(this.#survey, 'werewolf').filter(
      (player) => result?.statuses[player - 1] === 'alive',
    );
    const role = winner === undefined ? null : (deal[winner - 1] ?? null);
    const team = role === null ? null : teamOf(role);
    const why = team === null ? 'aborted' : werewolves.length === 0 ? 'noWerewolf' : 'parity';
    this.tell({ type: 'ended', audience: 'public', day: this.#day, winner: team, why }, at);
    if (roles.length < deal.length) return;
    const names = players ?? roles.map(() => '');
    const causes = rules.end.opensCauses === undefined ? {} : { deaths: this.#deaths };
    this.tell({ type: 'rolesRevealed', audience: 'public', roles, players: names, ...causes });
    this.#beginEpilogue(at);
  }

  /** It ended with an execution, or in the night after it. */
  #finishDay(at: number): void {
    const isNight = this.#phase === 'night' || this.#phase === 'attack';
    this.#endPhase(at);
    this.#dusk(true);
    if (isNight) this.dawn(this.#day + 1, at);
  }

  #beginEpilogue(at: number): void {
    const seconds = this.#survey.rules.clock?.epilogue ?? null;
    this.#phase = null;
    this.#count.beginPhase();
    if (seconds === null) return;
    const asked = this.#survey.cast.map((_, index) => index + 1);
    const day = this.#day;
    this.tell(
      { type: 'phaseBegan', audience: 'public', day, phase: 'epilogue', round: 0, asked, seconds },
      at,
    );
  }
}
