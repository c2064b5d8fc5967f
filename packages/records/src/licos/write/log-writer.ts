import {
  type Chose,
  type Event,
  type Guarded,
  type Judged,
  type Marked,
  maySee,
  type Noted,
  newSharedView,
  openView,
  type PlayerId,
  type Role,
  type Starred,
  seeOwn,
  seeShared,
  type Talked,
  type View,
  type Voted,
} from '@mura/engine';
import * as licos from '@mura/protocols/licos';
import type { RecordEntry, VillageRecord } from '../../record.ts';
import { isKnown } from '../../record.ts';
import { villageNumber } from '../village-number.ts';
import { MasterState } from './standing.ts';

/** A message as it stands in a log. */
type LogMessage = Readonly<Record<string, unknown>>;

export interface LicosLogOptions {
  /** Robots among the players; records do not say, so all are people by default. */
  readonly playerType?: (player: PlayerId) => licos.PlayerType;
}

/** What somebody was sent, and what they knew. */
interface LoggedSeat {
  readonly encoder: licos.LicosEncoder;
  readonly view: View;
}

const NIGHT_CHANNELS: Partial<Readonly<Record<Role, licos.WireChannel>>> = {
  seer: 'seer',
  bodyguard: 'hunter',
  werewolf: 'werewolf',
};

/** Turns the entries of a record, one after another, into the messages that were sent and received then. */
export class LogWriter {
  readonly #record: VillageRecord;
  readonly #playerType: (player: PlayerId) => licos.PlayerType;
  readonly #standing: MasterState;
  readonly #shared = newSharedView();
  readonly #seats: readonly LoggedSeat[];
  readonly #watcher: LoggedSeat;
  /** When each public utterance was shown. */
  readonly #shownAt = new Map<number, string>();
  /** Who has chosen for which night. */
  readonly #chosen = new Set<string>();
  /** As the master sees it: players are not told of every part of a night that is asked for. */
  #moment: licos.WireTime = licos.PROLOGUE;
  #at = 0;

  constructor(record: VillageRecord, { playerType = () => 'human' }: LicosLogOptions) {
    const { village, cast } = record.header;
    const identity = { number: villageNumber(village), name: licos.toVillageName(village) };
    this.#record = record;
    this.#playerType = playerType;
    this.#standing = new MasterState(record);
    const seatOf = (player: PlayerId | null, token: string): LoggedSeat => ({
      encoder: new licos.LicosEncoder({ player, token, identity }),
      view: openView(player ?? 'observer', this.#shared),
    });
    this.#seats = cast.map((_, index) => seatOf(index + 1, this.#token(index + 1)));
    this.#watcher = seatOf(null, this.#token('master'));
  }

  get deal(): readonly (Role | null)[] {
    return this.#standing.deal;
  }

  take(entry: RecordEntry): readonly LogMessage[] {
    const { event } = entry;
    this.#at = entry.at ?? this.#at + 1;
    if (!isKnown(event)) return [];
    this.#standing.note(event);
    this.#moment = licos.nextMoment(this.#moment, event, this.#at);
    if (event.audience === 'public') seeShared(this.#shared, event);
    const told = this.#seats.map((seat) => this.#messagesTo(seat, event));
    const watched = this.#messagesTo(this.#watcher, event);
    return [
      ...watched.filter((message) => isOfKind(message, 'flavorText')).map((message) => this.#toAll(message)),
      ...told.flatMap((messages, index) => this.#systems(messages, index + 1)),
      ...this.#tell(event, told, watched, entry),
    ];
  }

  #messagesTo({ encoder, view }: LoggedSeat, event: Event): readonly licos.VillageMessage[] {
    if (!maySee(view.viewer, event.audience)) return [];
    seeOwn(view, event);
    return encoder.hear(event, this.#at, view);
  }

  #toAll(message: licos.VillageMessage): LogMessage {
    return { ...message, extensionalDisclosureRange: this.#disclosed(this.#standing.playersIn('public')) };
  }

  #systems(messages: readonly licos.VillageMessage[], player: PlayerId): LogMessage[] {
    return messages
      .filter((message) => isOfKind(message, 'system'))
      .map((message) => ({
        ...message,
        extensionalDisclosureRange: this.#disclosed([player]),
        votingResultsDetails: this.#detailsFor(message),
      }));
  }

  /** Who voted for whom, of which the players were told the numbers only. */
  #detailsFor({ phase }: licos.VillageMessage) {
    const { scene } = this.#watcher.encoder;
    if ((phase !== 'morning' && phase !== 'result') || scene === null) return [];
    return licos.votingDetailsOf(scene, this.#standing.lastVotes);
  }

  #tell(
    event: Event,
    told: readonly (readonly licos.VillageMessage[])[],
    watched: readonly licos.VillageMessage[],
    entry: RecordEntry,
  ): readonly LogMessage[] {
    switch (event.type) {
      case 'talked':
      case 'saidOver':
        return this.#chats(told[event.player - 1] ?? [], event, entry);
      case 'watcherTalked':
        return watched
          .filter((message) => isOfKind(message, 'chat'))
          .map((message) => this.#stamped(message, entry));
      case 'marked':
        return this.#mark(event, entry);
      case 'starred':
        return this.#star(event, entry);
      case 'noted':
        return this.#note(event, entry);
      case 'voted':
      case 'attackVoted':
        return this.#vote(event, entry);
      case 'chose':
        this.#chosen.add(`${event.day}/${event.player}`);
        return this.#vote(event, entry);
      case 'divined':
      case 'guarded':
        // By the clock the choice was told when it was made.
        return this.#chosen.has(`${event.day}/${event.player}`) ? [] : this.#vote(event, entry);
      default:
        return [];
    }
  }

  #chats(messages: readonly licos.VillageMessage[], event: Event, entry: RecordEntry): readonly LogMessage[] {
    const chats = messages.filter((message) => isOfKind(message, 'chat'));
    if (event.type === 'talked') this.#noteShown(event, chats);
    const disclosed = this.#disclosed(this.#standing.playersIn(event.audience));
    const { phase, day, limit, startedAt } = this.#now();
    return chats.map((chat) => ({
      ...this.#stamped(chat, entry),
      phase,
      day,
      phaseTimeLimit: limit,
      phaseStartTime: licos.writeServerTime(startedAt),
      extensionalDisclosureRange: disclosed,
      // A field of ours: for LiCOS all that is public is talk.
      ...(event.type === 'talked' && event.channel === 'act' ? { act: true } : {}),
    }));
  }

  #noteShown({ channel, number }: Talked, [first]: readonly licos.VillageMessage[]): void {
    if (channel === 'talk' && number !== null && first !== undefined)
      this.#shownAt.set(number, String(first.serverTimestamp));
  }

  /** When it was, for the master; logs call the talk after the end by its name. */
  #now(): licos.WireTime {
    const { clock } = this.#record.header.rules;
    return this.#moment.phase === 'result'
      ? licos.afterTheEnd(this.#moment, clock?.epilogue ?? 86_400)
      : this.#moment;
  }

  #stamped(message: licos.VillageMessage, { clientAt }: RecordEntry): LogMessage {
    return clientAt === undefined
      ? message
      : { ...message, clientTimestamp: licos.writeClientTime(clientAt) };
  }

  #mark({ player, target, role, mark }: Marked, entry: RecordEntry): readonly LogMessage[] {
    return this.#sent(player, 'private', [player], entry, (scene, moment, facts) =>
      licos.boardMessageOf(scene, moment, { ...facts, target, role, mark }),
    );
  }

  #star({ player, number, starred }: Starred, entry: RecordEntry): readonly LogMessage[] {
    const starredAt = this.#shownAt.get(number);
    if (starredAt === undefined) return [];
    return this.#sent(player, 'private', [player], entry, (scene, moment, facts) =>
      licos.starMessageOf(scene, moment, { ...facts, starredAt, isMarked: starred }),
    );
  }

  /** A note is a private post; how somebody scrolled has its own message. */
  #note({ player, text }: Noted, entry: RecordEntry): readonly LogMessage[] {
    const scroll = licos.readScroll(text);
    const language = licos.toChatLanguage(this.#record.header.language);
    const parts = licos.splitText(text).filter((part) => part !== '');
    if (scroll !== null) {
      return this.#sent(player, 'private', [player], entry, (scene, moment, facts) =>
        licos.scrollMessageOf(scene, moment, { ...facts, scroll }),
      );
    }
    return parts.flatMap((part) =>
      this.#sent(player, 'private', [player], entry, (scene, moment, facts) =>
        licos.sentChatOf(scene, moment, { ...facts, text: part, language, isOver: false }),
      ),
    );
  }

  /** A vote at noon is its voter's own; what is chosen at night belongs to the channel of the role. */
  #vote(event: Voted | Chose | Judged | Guarded, entry: RecordEntry): readonly LogMessage[] {
    const { player, target } = event;
    const role = this.#standing.deal[player - 1] ?? null;
    const isOfNight = event.type !== 'voted' && !(event.type === 'chose' && event.act === 'vote');
    const channel = (isOfNight && role !== null && NIGHT_CHANNELS[role]) || 'private';
    const range = channel === 'private' || role === null ? [player] : this.#standing.holdersOf(role);
    // A field of ours: LiCOS has one round only.
    const round = 'round' in event && event.round > 0 ? { round: event.round } : {};
    return this.#sent(player, channel, range, entry, (scene, moment, facts) => ({
      ...licos.voteMessageOf(scene, moment, { ...facts, target }),
      ...round,
    }));
  }

  #sent(
    player: PlayerId,
    channel: licos.WireChannel,
    range: readonly PlayerId[],
    { clientAt }: RecordEntry,
    write: (scene: licos.LicosVillage, moment: licos.WireTime, facts: licos.SentFacts) => LogMessage,
  ): readonly LogMessage[] {
    const { scene } = this.#watcher.encoder;
    const myRole = this.#standing.deal[player - 1] ?? null;
    if (scene === null || myRole === null) return [];
    const facts = {
      token: this.#token(player),
      at: this.#at,
      channel,
      player,
      myRole,
      disclosed: this.#disclosed(range),
      ...(clientAt === undefined ? {} : { clientTime: licos.writeClientTime(clientAt) }),
    };
    return [write(scene, this.#now(), facts)];
  }

  /** Whose role is not known cannot be named here. */
  #disclosed(players: readonly PlayerId[]) {
    const { scene } = this.#watcher.encoder;
    if (scene === null) return [];
    return players.flatMap((player) => {
      const role = this.#standing.deal[player - 1] ?? null;
      if (role === null) return [];
      const facts = { role, status: this.#standing.statusOf(player), playerType: this.#playerType(player) };
      return [licos.disclosedReference(scene, player, facts)];
    });
  }

  #token(player: PlayerId | 'master'): string {
    return licos.pseudonym(this.#record.header.village, player);
  }
}

function isOfKind(message: licos.VillageMessage, kind: licos.MessageKind): boolean {
  return message['@id'].endsWith(`/${kind}Message`);
}
