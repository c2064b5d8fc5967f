import {
  type Act,
  accept,
  type Event,
  legalActions,
  only,
  type PhaseBegan,
  type PlayerId,
  type Question,
  type Request,
  type Result,
  refuse,
  see,
  type View,
  viewFor,
} from '@mura/engine';
import { type GameInfo, type GamePacket, parsePacket, type WireTalk } from '../packet.ts';
import { actFor, NOBODY, type RequestWord } from '../words.ts';
import {
  aliveIn,
  endedWith,
  judged,
  openedBy,
  phaseBegan,
  roleIn,
  rolesRevealed,
  roleTold,
  talked,
  toVotes,
} from './told.ts';

/** What a line of a server says: what happened, and what is asked. */
export interface PacketNews {
  readonly request: RequestWord;
  readonly events: readonly Event[];
  readonly question: Question | null;
}

/** What a day has brought so far, of which some is told twice. */
interface Day {
  /** Rounds of votes that were told, and in which they were asked. */
  votesTold: number;
  votesAsked: number;
  attackVotesTold: number;
  attacksAsked: number;
  executionTold: boolean;
  talkTurns: number;
  whisperTurns: number;
  /** The phase of whispers that is open: each attack vote may be followed by another. */
  whisperPhase: string;
  lastTalk: number;
  lastWhisper: number;
}

function newDay(): Day {
  return {
    votesTold: 0,
    votesAsked: 0,
    attackVotesTold: 0,
    attacksAsked: 0,
    executionTold: false,
    talkTurns: 0,
    whisperTurns: 0,
    whisperPhase: '',
    lastTalk: -1,
    lastWhisper: -1,
  };
}

/** Reads what a server of the AIWolf platform sends to one client, in words of our own; one game after another. */
export class ClientReader {
  #view: View = viewFor('observer', []);
  #me: PlayerId = 0;
  #info: GameInfo | null = null;
  #day: Day = newDay();
  #talks = 0;
  #whispers = 0;
  #events: Event[] = [];

  read(line: string): Result<PacketNews, string> {
    const packet = parsePacket(line);
    if (!packet.ok) return packet;
    const { request } = packet.value;
    const isFirst = request === 'INITIALIZE';
    const isPlain = request === 'NAME' || request === 'ROLE';
    if (isFirst && !packet.value.gameInfo) return refuse('INITIALIZE: there is no gameInfo');
    if (!isFirst && !isPlain && this.#info === null)
      return refuse(`${request}: there was no INITIALIZE before`);
    this.#events = [];
    const question = isPlain ? null : this.#take(packet.value);
    return accept({ request, events: this.#events, question });
  }

  get player(): PlayerId {
    return this.#me;
  }

  #take(packet: GamePacket): Question | null {
    const { request, gameInfo } = packet;
    if (gameInfo) this.#info = gameInfo;
    switch (request) {
      case 'INITIALIZE':
        this.#begin(packet, gameInfo!);
        return null;
      case 'DAILY_INITIALIZE':
        if (gameInfo) this.#beginDay(gameInfo);
        this.#tell({ type: 'dayBegan', audience: 'public', day: this.#today });
        return null;
      case 'FINISH':
        if (gameInfo) this.#finish(gameInfo);
        return null;
    }
    const act = actFor(request);
    // A whisper begins its phase before what was whispered in it.
    if (act !== null) this.#beginPhase(act);
    this.#hearTalk(packet);
    if (gameInfo) this.#hearOfToday(gameInfo, request);
    if (request === 'DAILY_FINISH') this.#tell({ type: 'duskFell', audience: 'public', day: this.#today });
    return act === null ? null : this.#question(act);
  }

  get #today(): number {
    return this.#view.shared.day;
  }

  #tell(event: Event): void {
    see(this.#view, event);
    this.#events.push(event);
  }

  #begin(packet: GamePacket, info: GameInfo): void {
    const players = Object.keys(info.statusMap).length || (packet.gameSetting?.playerNum ?? 0);
    this.#me = info.agent;
    this.#view = viewFor(info.agent, []);
    this.#day = newDay();
    this.#talks = 0;
    this.#whispers = 0;
    this.#tell(openedBy(packet, players));
    this.#tell(roleTold(info, roleIn(info, info.agent) ?? 'villager'));
    if (info.day > 0) this.#joinLate(info);
  }

  /** Back in a game: who died before, nobody says any more how. */
  #joinLate(info: GameInfo): void {
    const alive = aliveIn(info);
    const dead = Object.keys(info.statusMap)
      .map(Number)
      .filter((player) => !alive.includes(player));
    this.#dawn(info.day, dead);
  }

  #dawn(day: number, dead: readonly PlayerId[]): void {
    this.#tell({
      type: 'dawnBroke',
      audience: 'public',
      day,
      dead,
      votes: null,
      counts: null,
      executed: null,
    });
    this.#day = newDay();
  }

  #beginDay(info: GameInfo): void {
    if (info.day <= this.#today) return;
    this.#endYesterday(info);
    this.#dawn(info.day, info.lastDeadAgentList);
    if (info.mediumResult) this.#tell(judged('identified', info.mediumResult, info.day));
  }

  /** What of yesterday was not told yet. */
  #endYesterday(info: GameInfo): void {
    const day = this.#today;
    const { votesTold, votesAsked } = this.#day;
    if (votesTold < Math.max(1, votesAsked)) this.#tellVotes(info.voteList);
    this.#tellExecution(info.executedAgent);
    if (info.divineResult) this.#tell(judged('divined', info.divineResult, day));
    if (info.guardedAgent !== NOBODY) {
      const player = this.#me;
      this.#tell({ type: 'guarded', audience: only(player), day, player, target: info.guardedAgent });
    }
    this.#endAttack(info);
  }

  #endAttack({ attackVoteList, attackedAgent }: GameInfo): void {
    const { attacksAsked, attackVotesTold } = this.#day;
    if (attacksAsked === 0 && attackVoteList.length === 0 && attackedAgent === NOBODY) return;
    if (attackVotesTold < Math.max(1, attacksAsked)) this.#tellAttackVotes(attackVoteList);
    const target = attackedAgent === NOBODY ? null : attackedAgent;
    this.#tell({ type: 'attackChosen', audience: only(this.#me), day: this.#today, target });
  }

  #tellVotes(list: GameInfo['voteList']): void {
    if (list.length === 0) return;
    const round = this.#day.votesTold++;
    this.#tell({
      type: 'votesCounted',
      audience: 'public',
      day: this.#today,
      round,
      votes: toVotes(list),
    });
  }

  #tellAttackVotes(list: GameInfo['attackVoteList']): void {
    const round = this.#day.attackVotesTold++;
    const audience = only(this.#me);
    this.#tell({ type: 'attackVotesCounted', audience, day: this.#today, round, votes: toVotes(list) });
  }

  #tellExecution(player: PlayerId): void {
    if (player === NOBODY || this.#day.executionTold) return;
    this.#day.executionTold = true;
    this.#tell({ type: 'executed', audience: 'public', day: this.#today, player });
  }

  /** A full packet in the middle of a day: votes and an execution of today. */
  #hearOfToday(info: GameInfo, request: RequestWord): void {
    const { votesTold, votesAsked, attackVotesTold, attacksAsked } = this.#day;
    const voted = request === 'VOTE' ? votesAsked - 1 : votesAsked;
    const attacked = request === 'ATTACK' ? attacksAsked - 1 : attacksAsked;
    if (votesTold < voted) this.#tellVotes(info.latestVoteList);
    this.#tellExecution(info.latestExecutedAgent);
    if (attackVotesTold < attacked) this.#tellAttackVotes(info.latestAttackVoteList);
  }

  #hearTalk({ gameInfo, talkHistory, whisperHistory }: GamePacket): void {
    for (const item of gameInfo?.talkList ?? talkHistory) this.#hearOne(item, 'talk');
    for (const item of gameInfo?.whisperList ?? whisperHistory) this.#hearOne(item, 'whisper');
  }

  /** What is not newer than the last one was there before. */
  #hearOne(item: WireTalk, channel: 'talk' | 'whisper'): void {
    const day = this.#day;
    if (item.day !== this.#today || item.idx <= (channel === 'talk' ? day.lastTalk : day.lastWhisper)) return;
    if (channel === 'talk') {
      if (day.lastTalk < 0 && day.talkTurns === 0) this.#beginPhase('talk');
      day.lastTalk = item.idx;
      this.#tell(talked(item, channel, this.#talks++, this.#me));
    } else {
      day.lastWhisper = item.idx;
      this.#tell(talked(item, channel, this.#whispers++, this.#me));
    }
  }

  /** A part of the day in which they are asked for something; the wire does not tell when it begins. */
  #beginPhase(act: Act): void {
    const day = this.#day;
    switch (act) {
      case 'talk':
        if (day.talkTurns++ === 0) this.#tellPhase('talk', 0, this.#alive());
        return;
      case 'whisper':
        this.#beginWhisper();
        return;
      case 'vote':
        day.votesAsked++;
        return;
      case 'attackVote':
        day.attacksAsked++;
        return;
    }
  }

  #beginWhisper(): void {
    const day = this.#day;
    const phase = this.#whisperPhase();
    const open = `${phase}/${day.attacksAsked}`;
    if (day.whisperPhase !== open) {
      day.whisperPhase = open;
      day.whisperTurns = 0;
      this.#tellPhase(phase, Math.max(0, day.attacksAsked - 1), this.#pack());
    }
    day.whisperTurns++;
  }

  #whisperPhase(): PhaseBegan['phase'] {
    if (this.#day.attacksAsked > 0) return 'attackWhisper';
    if (this.#today > 0) return 'whisper';
    return this.#view.shared.rules?.firstDay.includes('talk') ? 'morningWhisper' : 'duskWhisper';
  }

  #tellPhase(phase: PhaseBegan['phase'], round: number, asked: PlayerId[]): void {
    this.#tell(phaseBegan(phase, this.#today, round, asked));
  }

  #alive(): PlayerId[] {
    return this.#view.shared.alive.flatMap((lives, index) => (lives ? [index + 1] : []));
  }

  #pack(): PlayerId[] {
    const pack = [this.#me, ...this.#view.own.fellows];
    return this.#alive().filter((player) => pack.includes(player));
  }

  #question(act: Act): Question {
    const { votesAsked, attacksAsked, talkTurns, whisperTurns } = this.#day;
    const round = act === 'vote' ? votesAsked - 1 : act === 'attackVote' ? attacksAsked - 1 : 0;
    const turn = act === 'talk' ? talkTurns - 1 : act === 'whisper' ? whisperTurns - 1 : 0;
    if (act === 'vote') this.#tellPhase('vote', round, this.#alive());
    if (act === 'attackVote') this.#tellPhase('attack', round, this.#pack());
    const request: Request = { act, player: this.#me, day: this.#today, round, turn };
    return { request, legal: legalActions(this.#view, request) };
  }

  #finish(info: GameInfo): void {
    if (info.day > this.#today) {
      this.#endYesterday(info);
      this.#dawn(info.day, info.lastDeadAgentList);
      if (info.mediumResult) this.#tell(judged('identified', info.mediumResult, info.day));
    }
    this.#tell(endedWith(info));
    this.#tell(rolesRevealed(info, this.#view.shared.cast.length));
    this.#info = null;
  }
}
