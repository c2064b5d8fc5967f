import {
  type Act,
  type AskedChannel,
  type Event,
  invariant,
  isPack,
  legalActions,
  type NoAnswer,
  OVER,
  type PhaseBegan,
  type PhaseName,
  type PlayerAction,
  type PlayerId,
  parseAnchor,
  playersOf,
  type Question,
  type Role,
  SKIP,
  see,
  type View,
  viewFor,
} from '@mura/engine';
import type { Info, JudgeLine, Packet, PacketTalk, PacketVote } from '../packet.ts';
import { toRole } from '../words.ts';
import { CastNames } from './names.ts';
import { rulesTold } from './rules-told.ts';

/** What a packet means to a player. */
export interface AgentNews {
  readonly events: readonly Event[];
  /** `free`: they may say something, and need not. */
  readonly question: Question | null;
  readonly isFree: boolean;
}

/**
 * The other side of the wire: an agent that plays on a server of the contest. It makes events and questions of what it
 * is sent, so that any of our bots can play there, and text of what the bot does.
 */
export class NlpAgent {
  #names = new CastNames([]);
  #view: View = viewFor(1, []);
  #events: Event[] = [];
  #day = 0;
  #phase: PhaseName = 'opening';
  #round = 0;
  #dusk = false;
  readonly #said: Record<AskedChannel, number> = { talk: 0, whisper: 0 };
  /** Lines of today that are known, where the list counts through the day. */
  #known: Record<AskedChannel, number> = { talk: 0, whisper: 0 };
  #chat: AskedChannel | null = null;

  /** Who this agent is in the game; 0 before it begins. */
  get player(): PlayerId {
    return this.#names.cast.length === 0 ? 0 : this.#me;
  }

  take(packet: Packet): AgentNews {
    this.#events = [];
    const { request, info } = packet;
    if (request === 'INITIALIZE') this.#initialize(packet);
    else if (info !== undefined && this.player > 0) this.#catchUp(info);
    for (const line of packet.talk_history ?? []) this.#hearTalk('talk', line);
    for (const line of packet.whisper_history ?? []) this.#hearTalk('whisper', line);
    const question = this.player === 0 ? null : this.#follow(packet);
    return { events: this.#events, question, isFree: this.#chat !== null };
  }

  /** In a group chat: another chance to say something. */
  again(): Question | null {
    return this.#chat === null ? null : this.#question(this.#chat);
  }

  /** The text that is sent for an answer; `null`: nothing is. */
  textOf(action: PlayerAction | NoAnswer, isFree: boolean): string | null {
    switch (action.type) {
      case 'talk':
        if (action.text === OVER) this.#chat = null;
        return isFree && action.text === SKIP ? null : this.#names.toWire(action.text);
      case 'poll':
      case 'vote':
      case 'divine':
      case 'guard':
      case 'attackVote':
        return this.#names.nameOf(action.target);
      default:
        return isFree ? null : SKIP;
    }
  }

  get #me(): PlayerId {
    return this.#view.viewer as PlayerId;
  }

  #tell(event: Event): void {
    see(this.#view, event);
    this.#events.push(event);
  }

  /** Players are numbered as they stand in the list of names; the server's own numbers are not told. */
  #initialize({ info, setting }: Packet): void {
    invariant(
      info?.status_map !== undefined && setting !== undefined,
      'a game begins with names and a setting',
    );
    const cast = Object.keys(info.status_map).map((name) => ({ name }));
    this.#names = new CastNames(cast);
    this.#view = viewFor(this.#names.playerOf(info.agent), []);
    this.#day = info.day;
    const rules = rulesTold(setting);
    this.#tell({ type: 'opened', audience: 'public', preset: 'custom', rules, cast, language: 'ja' });
    const role = this.#rolesIn(info).get(this.#me) ?? 'villager';
    const fellows = [...this.#rolesIn(info).keys()].filter((player) => player !== this.#me);
    this.#tell({ type: 'roleTold', audience: [this.#me], player: this.#me, role, fellows });
  }

  #rolesIn({ role_map = {} }: Info): Map<PlayerId, Role> {
    return new Map(
      Object.entries(role_map).map(([name, role]) => [this.#names.playerOf(name), toRole(role)] as const),
    );
  }

  /** A new day, or a death that shows at once. */
  #catchUp(info: Info): void {
    if (info.day > this.#day) {
      this.#dawn(info);
      return;
    }
    for (const [name, status] of Object.entries(info.status_map ?? {})) {
      const player = this.#names.playerOf(name);
      if (status === 'DEAD' && this.#isThere(player)) this.#goOut(player);
    }
  }

  #isThere(player: PlayerId): boolean {
    const { alive, failed } = this.#view.shared;
    return alive[player - 1] === true && failed[player - 1] !== true;
  }

  /** Nobody is executed by day: whoever is out then has failed. */
  #goOut(player: PlayerId): void {
    if (this.#dusk) this.#execute(player);
    else this.#tell({ type: 'failed', audience: 'public', day: this.#day, player });
  }

  #execute(player: PlayerId): void {
    this.#tell({ type: 'executed', audience: 'public', day: this.#day, player });
  }

  #dawn(info: Info): void {
    const { executed_agent, attacked_agent, vote_list, attack_vote_list, divine_result, medium_result } =
      info;
    const executed = this.#names.playerOf(executed_agent ?? '');
    if (executed > 0 && this.#view.shared.alive[executed - 1]) this.#execute(executed);
    if (divine_result !== undefined) this.#tell(this.#judged('divined', divine_result, divine_result.day));
    if (attack_vote_list !== undefined) this.#tell(this.#attackVotes(attack_vote_list));
    this.#day = info.day;
    this.#dusk = false;
    this.#phase = 'dawn';
    this.#known = { talk: 0, whisper: 0 };
    const attacked = this.#names.playerOf(attacked_agent ?? '');
    const votes = vote_list === undefined ? null : this.#votes(vote_list);
    this.#tell({
      type: 'dawnBroke',
      audience: 'public',
      day: info.day,
      dead: attacked > 0 ? [attacked] : [],
      votes,
      counts: null,
      executed: null,
    });
    if (medium_result !== undefined) this.#tell(this.#judged('identified', medium_result, info.day));
  }

  #judged(type: 'divined' | 'identified', { target, result }: JudgeLine, day: number): Event {
    return {
      type,
      audience: [this.#me],
      day,
      player: this.#me,
      target: this.#names.playerOf(target),
      result: result === 'WEREWOLF' ? 'werewolf' : 'human',
    };
  }

  #votes(lines: readonly PacketVote[]) {
    return lines.map(({ agent, target }) => ({
      player: this.#names.playerOf(agent),
      target: this.#names.playerOf(target),
    }));
  }

  #attackVotes(lines: readonly PacketVote[]): Event {
    const audience = [this.#me, ...this.#view.own.fellows];
    const votes = this.#votes(lines);
    return { type: 'attackVotesCounted', audience, day: this.#day, round: 0, votes };
  }

  #follow(packet: Packet): Question | null {
    switch (packet.request) {
      case 'DAILY_INITIALIZE':
        this.#tell({ type: 'dayBegan', audience: 'public', day: this.#day });
        return null;
      case 'TALK':
        this.#enter('talk');
        return this.#question('talk');
      case 'WHISPER':
        this.#enter(this.#whisperPhase());
        return this.#question('whisper');
      case 'VOTE':
        this.#enterVote('vote');
        return this.#question('vote');
      case 'ATTACK':
        this.#enterVote('attack');
        return this.#question('attackVote');
      case 'DIVINE':
        return this.#question('divine');
      case 'GUARD':
        return this.#question('guard');
      case 'DAILY_FINISH':
        this.#dusk = true;
        this.#tell({ type: 'duskFell', audience: 'public', day: this.#day });
        return null;
      case 'FINISH':
        this.#finish(packet);
        return null;
      default:
        return this.#followChat(packet);
    }
  }

  #followChat({ request, info, new_talk, new_whisper }: Packet): Question | null {
    const channel = request.startsWith('TALK') ? 'talk' : 'whisper';
    const line = new_talk ?? new_whisper;
    if (line !== undefined) this.#hearTalk(channel, line);
    if (request.endsWith('_PHASE_START')) {
      this.#chat = channel;
      this.#enter(channel === 'talk' ? 'discussion' : this.#whisperPhase(), this.#chatSeconds(channel));
      return this.#question(channel);
    }
    if (request.endsWith('_PHASE_END')) {
      this.#chat = null;
      const { day } = this.#view.shared;
      this.#tell({ type: 'phaseEnded', audience: 'public', day, phase: this.#phase, why: 'limit' });
      return null;
    }
    const isOwn = line !== undefined && this.#names.playerOf(line.agent) === this.#me;
    if ((info?.remain_count ?? 0) <= 0) this.#chat = null;
    return isOwn || this.#chat === null ? null : this.#question(channel);
  }

  #chatSeconds(channel: AskedChannel): number {
    const spans = this.#view.shared.rules?.clock?.phases.find(({ parts }) => parts.includes(channel))?.spans;
    return spans?.[0]?.seconds ?? 0;
  }

  #whisperPhase(): PhaseName {
    if (this.#day > 0) return 'whisper';
    return this.#dusk ? 'duskWhisper' : 'morningWhisper';
  }

  #enter(phase: PhaseName, seconds: number | null = null): void {
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#begin({ phase, round: 0, seconds });
  }

  /** Asked for a second time, it is another round. */
  #enterVote(phase: 'vote' | 'attack'): void {
    this.#round = phase === this.#phase ? this.#round + 1 : 0;
    this.#phase = phase;
    this.#begin({ phase, round: this.#round, seconds: null });
  }

  #begin({ phase, round, seconds }: Pick<PhaseBegan, 'phase' | 'round' | 'seconds'>): void {
    const isPublic = phase === 'talk' || phase === 'vote' || phase === 'discussion';
    const { alive, cast } = this.#view.shared;
    const pack = [this.#me, ...this.#view.own.fellows];
    const asked = (isPublic ? playersOf(cast.length) : pack).filter((player) => alive[player - 1]);
    const audience = isPublic ? 'public' : asked;
    this.#tell({ type: 'phaseBegan', audience, day: this.#day, phase, round, asked, seconds });
  }

  #hearTalk(channel: AskedChannel, line: PacketTalk): void {
    const player = this.#names.playerOf(line.agent);
    if (player === 0 || this.#isKnown(channel, line)) return;
    if (channel === 'talk' && this.#phase !== 'discussion') this.#enter('talk');
    const text = this.#names.fromWire(line.text);
    this.#tell({
      type: 'talked',
      audience: channel === 'talk' ? 'public' : [this.#me, ...this.#view.own.fellows],
      number: this.#said[channel]++,
      day: line.day,
      idx: line.idx,
      turn: line.turn,
      channel,
      player,
      text,
      to: parseAnchor(line.text, this.#names.cast).to,
      replyTo: null,
      expression: null,
      language: null,
    });
  }

  /** After a group chat some servers tell everything again. Whispers of 2025 are counted anew in each phase. */
  #isKnown(channel: AskedChannel, { idx }: PacketTalk): boolean {
    if (channel === 'whisper' && this.#view.shared.rules?.whisper.mode !== 'clock') return false;
    if (idx < this.#known[channel]) return true;
    this.#known[channel] = idx + 1;
    return false;
  }

  #question(act: Act): Question {
    const turn = act === 'talk' || act === 'whisper' ? this.#turnOf(act) : 0;
    const request = { act, player: this.#me, day: this.#day, round: this.#round, turn };
    return { request, legal: legalActions(this.#view, request) };
  }

  /** How often this agent has spoken in the phase. */
  #turnOf(channel: AskedChannel): number {
    const rules = this.#view.shared.rules?.[channel];
    return Math.max(0, (rules?.perPlayer ?? 0) - (this.#view.own.quotas[channel].left ?? 0));
  }

  #finish({ info }: Packet): void {
    if (info === undefined) return;
    const known = this.#rolesIn(info);
    const roles = this.#names.cast.map((_, index) => known.get(index + 1) ?? 'villager');
    const { alive } = this.#view.shared;
    const wolves = roles.filter((role, index) => isPack(role) && alive[index]).length;
    const others = alive.filter(Boolean).length - wolves;
    const winner = wolves === 0 ? 'village' : others <= wolves ? 'werewolf' : null;
    const why = wolves === 0 ? 'noWerewolf' : winner === null ? 'aborted' : 'parity';
    this.#tell({ type: 'ended', audience: 'public', day: this.#day, winner, why });
    this.#tell({ type: 'rolesRevealed', audience: 'public', roles, players: [] });
  }
}
