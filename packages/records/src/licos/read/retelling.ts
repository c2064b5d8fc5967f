import {
  type Audience,
  actorsAmong,
  CHANNELS,
  type Channel,
  type EndRules,
  type Event,
  hasLastNight,
  isExecutionHidden,
  only,
  type PhaseName,
  type PlayerId,
  parseAnchor,
  type Role,
  speciesOf,
  type Talked,
  teamOf,
  type Vote,
} from '@mura/engine';
import type * as licos from '@mura/protocols/licos';
import type { RecordEntry } from '../../record.ts';
import {
  type AskedPart,
  clockPhaseIn,
  hasDusk,
  hasPart,
  isByClock,
  toldOf,
  toldOfAttackVotes,
} from './day-plan.ts';
import { LogLiving } from './living.ts';
import { holdersOf, openingOf } from './opening.ts';
import type { StatusReport, Survey } from './survey.ts';
import { TalkCount } from './talk-count.ts';

/** A choice at night, kept until the night ends. */
interface NightChoice {
  readonly player: PlayerId;
  readonly target: PlayerId;
}

/** A vote as the log tells it; `round`: `null` where it does not say. */
export interface LogBallot extends Vote {
  readonly round: number | null;
}

/** What somebody says, as the log tells it. */
export interface LogSaying {
  readonly player: PlayerId;
  readonly channel: Channel;
  readonly text: string;
  readonly replyTo: number | null;
  readonly language: string | null;
}

const NIGHT_PARTS = { divine: 'divine', guard: 'guard', attackVote: 'attack' } as const;

/**
 * The events of a village in their order, as its log tells them: what happens between two messages (who is executed,
 * found dead, or has won) is what the next morning or the result says. What neither says is not told, but named in
 * `unknown`: the type of an event, or a fact of it.
 */
export class Retelling {
  readonly entries: RecordEntry[] = [];
  readonly unknown = new Set<string>();
  readonly #survey: Survey;
  readonly #living: LogLiving;
  readonly #count: TalkCount;
  #day = 0;
  /** As LiCOS calls it. */
  #wire: licos.WirePhase | null = null;
  /** By the clock. */
  #phase: PhaseName | null = null;
  /** Where the village asks. */
  #part: AskedPart | null = null;
  #round = 0;
  #attackRound = 0;
  #votes: Vote[] = [];
  #attackVotes: Vote[] = [];
  #divined: NightChoice[] = [];
  #guarded: NightChoice[] = [];
  #hasVoted = false;
  #isNight = false;
  /** Somebody, today. */
  #hasFailed = false;
  #duskFallen = false;
  #isCounted = false;
  #ended = false;
  #at = 0;

  constructor(survey: Survey) {
    this.#survey = survey;
    this.#count = new TalkCount(survey.rules);
    this.#living = new LogLiving(survey);
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
    if (phase === this.#wire && day === this.#day) return;
    if (phase === 'morning' && day > this.#day) this.dawn(day, at);
    this.#endPhase(at);
    if (phase !== 'morning') this.#dusk(phase === 'night' && !this.#isBeforeVote);
    this.#wire = phase;
    this.#hasVoted ||= phase === 'noon';
    this.#isNight = phase === 'night';
    this.#count.beginPhase();
    const name = clockPhaseIn(this.#survey.rules, day, phase);
    if (name === null) this.#beginFirstPart(phase, at);
    else this.#beginClockPhase(name, limit < 0 ? null : limit, at);
  }

  #beginClockPhase(phase: PhaseName, seconds: number | null, at: number): void {
    this.#phase = phase;
    const asked = this.#living.seemingly;
    this.tell(
      { type: 'phaseBegan', audience: 'public', day: this.#day, phase, round: 0, asked, seconds },
      at,
    );
  }

  /** What is asked for in a night, or whispered in a morning, shows when somebody does it. */
  #beginFirstPart(phase: licos.WirePhase, at: number): void {
    const { rules } = this.#survey;
    if (phase === 'noon') this.#tellPart('vote', 0, at);
    else if (phase === 'morning' && !hasPart(rules, this.#day, 'morningWhisper'))
      this.#beginPart('talk', 0, at);
  }

  /** Somebody acts in a part of the day: it has begun. Whether another failed before that or after, the log does not say. */
  #beginPart(part: AskedPart, round: number, at: number): void {
    if (this.#phase !== null || (part === this.#part && round === this.#roundOf(part))) return;
    if (!this.#hasFailed) {
      this.#tellPart(part, round, at);
      return;
    }
    this.#part = part;
    this.#count.beginPhase();
    this.unknown.add('phaseBegan');
  }

  #tellPart(part: AskedPart, round: number, at: number): void {
    this.#part = part;
    this.#count.beginPhase();
    const there = this.#living.takingPart(part);
    if (there === null) this.unknown.add('phaseBegan');
    const asked = actorsAmong(this.#survey.rules, part, there ?? []);
    if (asked.length === 0) return;
    const facts = { day: this.#day, phase: part, round, asked, seconds: null };
    this.tell({ type: 'phaseBegan', audience: toldOf(part, asked), ...facts }, at);
  }

  #roundOf(part: AskedPart): number {
    return part === 'vote'
      ? this.#round
      : part === 'attack' || part === 'attackWhisper'
        ? this.#attackRound
        : 0;
  }

  /** The pack whispers at dusk, before the vote. */
  get #isBeforeVote(): boolean {
    const { rules } = this.#survey;
    return hasPart(rules, this.#day, 'duskWhisper') && hasPart(rules, this.#day, 'vote') && !this.#hasVoted;
  }

  /** The evening comes once a day, and so does the count. */
  #dusk(isNight: boolean): void {
    if (!this.#duskFallen && hasDusk(this.#survey.rules, this.#day))
      this.tell({ type: 'duskFell', audience: 'public', day: this.#day });
    this.#duskFallen = true;
    if (isNight && !this.#isCounted) this.#countVotes();
    this.#isCounted ||= isNight;
  }

  #endPhase(at: number): void {
    const phase = this.#phase;
    this.#wire = null;
    this.#phase = null;
    this.#part = null;
    if (phase === null) return;
    this.unknown.add('phaseEnded.why');
    this.tell({ type: 'phaseEnded', audience: 'public', day: this.#day, phase, why: null }, at);
  }

  /** Who has failed, or died of silence, as soon as a message shows it. */
  noteFailed(players: readonly PlayerId[], at: number): void {
    if (this.#survey.rules.absence.gone !== 'fails' || this.#ended) return;
    for (const player of players.filter((one) => this.#living.has(one))) {
      this.#living.remove(player);
      this.#hasFailed = true;
      this.tell({ type: 'failed', audience: 'public', day: this.#day, player }, at);
    }
  }

  #tellSudden(report: StatusReport | null, at: number): void {
    this.noteFailed(this.#living.newly('unnatural death', report), at);
    for (const player of this.#living.newly('unnatural death', report)) {
      this.#living.bury(player, this.#day, 'sudden');
      this.tell({ type: 'diedSuddenly', audience: 'public', day: this.#day, player }, at);
    }
  }

  /** The vote is over: ballots are counted, and who is missing the next morning was executed. */
  #countVotes(): void {
    const { rules } = this.#survey;
    const day = this.#day;
    const report = this.#reportAfter(day);
    this.#tellSudden(report, this.#at);
    const isHeld = day > 0 && rules.vote.rounds > 0;
    const votes = this.#ballots(report);
    this.#votes = [];
    if (votes === null) this.unknown.add('votesCounted');
    else if (votes.length > 0 || isHeld) this.#tellVotes(votes);
    this.#round = 0;
    const executed = this.#living.newly('death by execution', report)[0];
    if (executed === undefined) return;
    const isHidden = isExecutionHidden(rules);
    this.#living.hidden = isHidden ? executed : null;
    this.#living.ghost = hasLastNight(rules) ? executed : null;
    this.#living.bury(executed, day, 'executed');
    this.tell({ type: 'executed', audience: isHidden ? only(executed) : 'public', day, player: executed });
  }

  /** The ballots of the last round: as the report has them, or as they were cast where the log has them all. */
  #ballots(report: StatusReport | null): readonly Vote[] | null {
    if (report !== null && (report.votes.length > 0 || this.#survey.isWhole)) return report.votes;
    const isWhole = this.#survey.isWhole || this.#living.all.every((player) => this.#hasBallotOf(player));
    return isWhole ? this.#votes : null;
  }

  #hasBallotOf(player: PlayerId): boolean {
    return this.#votes.some((one) => one.player === player);
  }

  #tellVotes(votes: readonly Vote[]): void {
    const audience = this.#survey.rules.vote.told === 'eachRound' ? 'public' : 'master';
    const facts = { day: this.#day, round: this.#round, votes: byVoter(votes) };
    this.tell({ type: 'votesCounted', audience, ...facts });
  }

  #reportAfter(day: number): StatusReport | null {
    return this.#survey.mornings.get(day + 1) ?? this.#survey.result;
  }

  /** Whether the log says what a morning found. */
  hasReportOf(day: number): boolean {
    return this.#survey.mornings.has(day) || this.#survey.result !== null;
  }

  dawn(day: number, at: number): void {
    this.#at = at;
    this.#endPhase(at);
    this.#dusk(true);
    const report = this.#reportAfter(day - 1);
    const isTold = this.#survey.mornings.has(day);
    const gone = this.#living.foundIn(report);
    this.#endNight(gone);
    const dead = [...gone].sort((one, other) => one - other);
    const sudden = this.#living.diedOn(this.#day, 'sudden');
    for (const player of gone) this.#bury(player);
    const { told } = this.#survey.rules.vote;
    const votes = told === 'nextMorning' ? (report?.votes ?? null) : null;
    const counts = told === 'countsNextMorning' ? (report?.counts ?? null) : null;
    const executed = this.#living.hidden;
    this.tell({ type: 'dawnBroke', audience: 'public', day, dead, votes, counts, executed }, at);
    const buried = [...this.#living.diedOn(this.#day, 'executed'), ...sudden, ...dead];
    this.#tellMediums(day, buried);
    this.#beginDay(day, isTold || this.#survey.result === null);
  }

  #beginDay(day: number, isLived: boolean): void {
    this.#living.hidden = null;
    this.#living.ghost = null;
    this.#day = day;
    this.#hasVoted = false;
    this.#isNight = false;
    this.#hasFailed = false;
    this.#duskFallen = false;
    this.#isCounted = false;
    if (!isLived) return;
    this.#count.beginDay(day);
    this.tell({ type: 'dayBegan', audience: 'public', day });
  }

  #bury(player: PlayerId): void {
    const cause = this.#living.causeOf(player);
    if (cause === null) this.unknown.add('rolesRevealed.deaths');
    this.#living.bury(player, this.#day, cause);
  }

  #tellMediums(day: number, dead: readonly PlayerId[]): void {
    const { deal, rules } = this.#survey;
    for (const player of holdersOf(this.#survey, 'medium')) {
      for (const target of dead) {
        const role = deal[target - 1] ?? null;
        const isOfInterest =
          rules.medium.deaths === 'all' || this.#living.diedOn(day - 1, 'executed').includes(target);
        if (role === null || !isOfInterest) continue;
        const facts = { day, player, target, result: speciesOf(role) };
        this.tell({ type: 'identified', audience: only(player), ...facts });
      }
    }
  }

  /** What was chosen by the clock takes effect, of those who still live. */
  #endNight(gone: readonly PlayerId[]): void {
    const { rules } = this.#survey;
    const day = this.#day;
    const lives = ({ player }: NightChoice) => this.#living.has(player);
    if (isByClock(rules, day, 'divine'))
      for (const { player, target } of this.#divined.filter(lives)) this.#tellDivination(player, target);
    if (isByClock(rules, day, 'guard')) {
      for (const { player, target } of this.#guarded.filter(lives))
        this.tell({ type: 'guarded', audience: only(player), day, player, target });
    }
    this.#endAttack(gone);
    for (const player of gone) {
      if (this.#living.causeOf(player) === 'cursed')
        this.tell({ type: 'cursed', audience: 'master', day, player });
    }
    this.#divined = [];
    this.#guarded = [];
  }

  /** Whom the pack has chosen shows where they died; where nobody did, the log does not say. */
  #endAttack(gone: readonly PlayerId[]): void {
    const { rules } = this.#survey;
    const day = this.#day;
    // A village that is decided by an execution has no night.
    const isOut = clockPhaseIn(rules, day, 'night') !== null && !this.#isNight;
    const isHeld = hasPart(rules, day, 'attack') && !isOut;
    this.#countAttackVotes(isHeld);
    const victims = gone.filter((player) => this.#living.causeOf(player) === 'attacked');
    for (const target of victims) {
      const audience = rules.attack.choiceTold ? this.#pack : 'master';
      this.tell({ type: 'attackChosen', audience, day, target });
      this.tell({ type: 'attacked', audience: 'master', day, target, died: true, savedBy: null });
    }
    if (!isHeld || victims.length > 0) return;
    this.unknown.add('attackChosen');
    this.unknown.add('attacked');
  }

  #countAttackVotes(isHeld: boolean): void {
    const { rules, isWhole } = this.#survey;
    const votes = this.#attackVotes.filter((one) => this.#isCountedVote(one));
    const pack = this.#living.takingPart('attack');
    const isTold = isWhole || pack?.every((wolf) => votes.some(({ player }) => player === wolf)) === true;
    const hasPack = isByClock(rules, this.#day, 'attack')
      ? pack?.some((wolf) => this.#living.has(wolf)) === true
      : votes.length > 0;
    if (isHeld && hasPack && isTold) this.#tellAttackVotes(votes, toldOfAttackVotes(rules, this.#pack));
    else if (isHeld) this.unknown.add('attackVotesCounted');
    this.#attackVotes = [];
    this.#attackRound = 0;
  }

  /** Not of who is dead by then, and not for who died of silence. */
  #isCountedVote({ player, target }: Vote): boolean {
    const isSudden = this.#living.diedOn(this.#day, 'sudden').includes(target);
    return !isSudden && (this.#living.has(player) || player === this.#living.ghost);
  }

  #tellAttackVotes(votes: readonly Vote[], audience: Audience): void {
    const facts = { day: this.#day, round: this.#attackRound, votes: byVoter(votes) };
    this.tell({ type: 'attackVotesCounted', audience, ...facts });
  }

  get #pack(): readonly PlayerId[] {
    return holdersOf(this.#survey, 'werewolf');
  }

  #tellDivination(player: PlayerId, target: PlayerId): void {
    const role = this.#survey.deal[target - 1] ?? null;
    if (role === null) this.unknown.add('divined');
    else {
      const facts = { day: this.#day, player, target, result: speciesOf(role) };
      this.tell({ type: 'divined', audience: only(player), ...facts });
    }
  }

  vote({ player, target, round }: LogBallot, at: number, clientAt: number | null): void {
    const isChanged = this.#survey.rules.clock?.answers === 'changeable';
    if (this.#isLater(round, this.#round, !isChanged && this.#hasBallotOf(player)))
      this.#revote(round ?? this.#round + 1, at);
    this.#votes = [...this.#votes.filter((one) => one.player !== player), { player, target }];
    const facts = { day: this.#day, round: this.#round, player, target };
    this.tell({ type: 'voted', audience: only(player), ...facts }, at, clientAt);
  }

  /** Our logs say in which round somebody votes; in others it is a later one where they vote again. */
  #isLater(said: number | null, now: number, isAgain: boolean): boolean {
    return this.#survey.isWhole ? (said ?? 0) > now : isAgain;
  }

  /** There was a tie. */
  #revote(round: number, at: number): void {
    this.#at = at;
    this.#tellVotes(this.#votes);
    this.#votes = [];
    this.#beginPart('vote', round, at);
    this.#round = round;
  }

  chooseAtNight(ballot: LogBallot, act: keyof typeof NIGHT_PARTS, at: number, clientAt: number | null): void {
    const { player, target } = ballot;
    const day = this.#day;
    if (act === 'attackVote') {
      this.#voteForAttack(ballot, at, clientAt);
      return;
    }
    this.#beginPart(NIGHT_PARTS[act], 0, at);
    const kept = act === 'divine' ? this.#divined : this.#guarded;
    const others = kept.filter((one) => one.player !== player);
    if (act === 'divine') this.#divined = [...others, { player, target }];
    else this.#guarded = [...others, { player, target }];
    if (isByClock(this.#survey.rules, day, NIGHT_PARTS[act]))
      this.tell({ type: 'chose', audience: only(player), day, player, act, target }, at, clientAt);
    else if (act === 'divine') this.#tellAt(at, clientAt, () => this.#tellDivination(player, target));
    else this.tell({ type: 'guarded', audience: only(player), day, player, target }, at, clientAt);
  }

  #voteForAttack({ player, target, round }: LogBallot, at: number, clientAt: number | null): void {
    const isAsked = !isByClock(this.#survey.rules, this.#day, 'attack');
    const isAgain = isAsked && this.#attackVotes.some((one) => one.player === player);
    if (this.#isLater(round, this.#attackRound, isAgain))
      this.#attackAgain(round ?? this.#attackRound + 1, at);
    this.#beginPart('attack', this.#attackRound, at);
    this.#attackVotes = [...this.#attackVotes.filter((one) => one.player !== player), { player, target }];
    const facts = { day: this.#day, round: this.#attackRound, player, target };
    this.tell({ type: 'attackVoted', audience: only(player), ...facts }, at, clientAt);
  }

  #attackAgain(round: number, at: number): void {
    const { rules } = this.#survey;
    this.#at = at;
    const isTold = rules.attack.votesTold === 'eachRound';
    this.#tellAttackVotes(this.#attackVotes, isTold ? toldOfAttackVotes(rules, this.#pack) : 'master');
    this.#attackVotes = [];
    this.#attackRound = round;
    this.#part = null;
  }

  #tellAt(at: number, clientAt: number | null, tell: () => void): void {
    const before = this.entries.length;
    this.#at = at;
    tell();
    const entry = this.entries[before];
    if (entry !== undefined && clientAt !== null) this.entries[before] = { ...entry, clientAt };
  }

  talk(saying: LogSaying, at: number, clientAt: number | null): Talked {
    const { player, channel, text, replyTo, language } = saying;
    this.#beginTalk(channel, at);
    const { number, idx, turn } = this.#count.next(channel, player);
    const { to } = parseAnchor(text, this.#survey.cast);
    const audience = this.#hearersOf(player, channel);
    const talked: Talked = {
      ...{ type: 'talked', audience, number, idx, day: this.#day, turn, channel, player, text },
      ...{ to, replyTo, expression: null, language },
    };
    this.tell(talked, at, clientAt);
    return talked;
  }

  /** Where the village asks, a post shows which part of the day has begun. */
  #beginTalk(channel: Channel, at: number): void {
    if (this.#ended || this.#phase !== null || this.#wire === null) return;
    if (channel === 'talk') this.#beginPart('talk', 0, at);
    else if (channel === 'whisper') this.#beginPart(this.#whisperPart, this.#attackRound, at);
  }

  get #whisperPart(): AskedPart {
    const { rules } = this.#survey;
    if (this.#wire === 'morning') return 'morningWhisper';
    if (this.#isBeforeVote || !hasPart(rules, this.#day, 'whisper')) return 'duskWhisper';
    return this.#attackVotes.length > 0 ? 'attackWhisper' : 'whisper';
  }

  #hearersOf(player: PlayerId, channel: Channel): Audience {
    if (channel === 'talk' || channel === 'act') return 'public';
    // Whose execution is not told yet hears themselves alone in the grave.
    if (channel === 'soliloquy' || player === this.#living.hidden) return only(player);
    const hearers = channel === 'whisper' ? this.#pack : this.#living.knownDead;
    return hearers.includes(player) ? hearers : [...hearers, player].sort((one, other) => one - other);
  }

  /** The result is told: what had happened since the last morning happened before it. */
  end(at: number): void {
    if (this.#ended) return;
    if (this.#wire !== null) this.#finishDay(at);
    this.#ended = true;
    const { winners, deal, result, rules, players } = this.#survey;
    if (result === null) {
      this.unknown.add('ended');
      return;
    }
    this.#tellEnd(winners[0] === undefined ? null : (deal[winners[0] - 1] ?? null), result, at);
    const roles = deal.filter((role) => role !== null);
    if (roles.length < deal.length) return;
    const names = players ?? roles.map(() => '');
    const causes = rules.end.opensCauses === undefined ? {} : { deaths: this.#living.deaths };
    this.tell({ type: 'rolesRevealed', audience: 'public', roles, players: names, ...causes });
    this.#openChannels(rules.end);
    this.#beginEpilogue(at);
  }

  #tellEnd(winner: Role | null, { statuses }: StatusReport, at: number): void {
    const day = this.#day;
    const isWolfAlive = this.#pack.some((player) => statuses[player - 1] === 'alive');
    const why = isWolfAlive ? 'parity' : 'noWerewolf';
    const undecided = day > this.#survey.rules.end.lastDay ? 'lastDay' : 'aborted';
    const outcome =
      winner === null
        ? ({ winner: null, why: undecided } as const)
        : ({ winner: teamOf(winner), why } as const);
    this.tell({ type: 'ended', audience: 'public', day, ...outcome }, at);
  }

  #openChannels({ opensChannels, opensBoards }: EndRules): void {
    if (!this.#survey.isWhole || (!opensChannels && opensBoards !== true)) return;
    const boards = opensBoards === true ? ({ boards: true } as const) : {};
    const channels = opensChannels ? CHANNELS : [];
    this.tell({ type: 'channelsOpened', audience: 'public', channels, ...boards });
  }

  /** It ended with an execution, or in the night after it. */
  #finishDay(at: number): void {
    const isNight = this.#wire === 'night';
    this.#endPhase(at);
    this.#dusk(true);
    if (isNight) this.dawn(this.#day + 1, at);
  }

  #beginEpilogue(at: number): void {
    const seconds = this.#survey.rules.clock?.epilogue ?? null;
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

function byVoter(votes: readonly Vote[]): readonly Vote[] {
  return [...votes].sort((one, other) => one.player - other.player);
}
