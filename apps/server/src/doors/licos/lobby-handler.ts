import { accept } from '@mura/engine';
import { licos } from '@mura/protocols';
import type { StoredVillage } from '../../store/store.ts';
import { LobbyAccount, type LobbyRequestOf } from './account.ts';
import type { DoorState } from './door-state.ts';
import { isShownTo } from './kept-seats.ts';
import type { LicosSocket, SocketHandler } from './licos-socket.ts';
import type { Avatar } from './users.ts';
import { isWatching, type LobbyVisitor } from './waiting-rooms.ts';

/** Villages on one page of the lobby. */
const PAGE = 20;

/** What a client of the lobby asks, answered one after another. */
export class LobbyHandler implements SocketHandler {
  readonly #state: DoorState;
  readonly #line: LicosSocket;
  /** The user, where they are known otherwise than by the tokens they send. */
  readonly #user: string | null;
  /** The village this client waits for, with which avatar. */
  #waiting: (LobbyVisitor & { readonly village: string }) | null = null;
  #lobby: licos.LobbyName = 'human player';
  /** With which the lobby was entered. */
  #token = '';
  readonly #account: LobbyAccount;
  #work: Promise<void> = Promise.resolve();

  constructor(state: DoorState, line: LicosSocket, user: string | null) {
    this.#state = state;
    this.#line = line;
    this.#user = user;
    this.#account = new LobbyAccount(state, line, user, (complaint) => this.complain(complaint));
  }

  take(message: object, { protocol }: licos.Recognised): void {
    if (protocol !== 'lobby') {
      this.complain(licos.complaint('notForServer', 'type'));
      return;
    }
    this.#work = this.#work
      .then(() => this.#answer(message as licos.LobbyRequest))
      .catch((error: unknown) => this.#state.warn(error));
  }

  /** The lobby has no message for errors; its pages have a place for them. */
  complain({ content }: licos.Complaint): void {
    this.#line.send({ type: 'lobby', lobby: this.#lobby, villages: [], error: content.en });
  }

  gone(): void {
    if (this.#waiting !== null) this.#state.leaveLater(this.#waiting.village, this.#waiting);
    if (this.#user !== null) this.#state.browsers.delete(this.#user);
  }

  async #answer(request: licos.LobbyRequest): Promise<void> {
    switch (request.type) {
      case 'enterLobby':
        this.#lobby = request.lobby;
        this.#token = request.token;
        return this.#showLobby(request.page, null);
      case 'getAvatar':
        return this.#showAvatar(request.token);
      case 'selectVillage':
        return this.#select(request);
      case 'buildVillage':
        return this.#build(request);
      case 'leaveWaitingPage':
        return this.#leave(request);
      case 'kickOutPlayer':
        return this.#kick(request);
      case 'play':
        return this.#play(request);
      case 'pong':
        return this.#state.rooms.pong(this.#waiting?.avatar.token ?? '', request.id);
      case 'idSearch':
        return this.#search(({ idForSearching }) => idForSearching === request.idForSearching);
      case 'advancedSearch':
        return this.#search((village) => isWanted(village, request));
      case 'ready':
        return this.complain(licos.complaint('notForServer', 'type'));
      default:
        return this.#account.answer(request);
    }
  }

  async #showLobby(page: number, error: string | null): Promise<void> {
    const villages = (await this.#listed()).slice((page - 1) * PAGE, page * PAGE);
    const described = villages.map((village) => this.#state.book.describe(village));
    this.#line.send({ type: 'lobby', lobby: this.#lobby, villages: described, error });
  }

  /** Villages that wait for whoever asks. */
  async #listed(): Promise<StoredVillage[]> {
    const avatar = (await this.#state.users.findAvatar(this.#token))?.avatar ?? null;
    return (await this.#state.book.waiting()).filter(({ plan }) => isShownTo(plan, avatar));
  }

  async #showAvatar(token: string): Promise<void> {
    const avatar = await this.#avatarOf(token);
    if (avatar === undefined) return;
    const { name, letter, language } = avatar;
    const image = licos.figureImage(letter);
    this.#line.send({ type: 'avatar', token: avatar.token, name, image, language });
  }

  async #search(isFound: (village: licos.VillageInfo) => boolean): Promise<void> {
    const villages = (await this.#listed()).map((village) => this.#state.book.describe(village));
    this.#line.send({ type: 'searchResult', villages: villages.filter(isFound), error: null });
  }

  /** The kind of a token is not to be trusted: the real client sends that of its human for other lobbies, too. */
  async #avatarOf(token: string): Promise<Avatar | undefined> {
    const found = await this.#state.users.findAvatar(token);
    if (found === null) this.complain(licos.complaint('wrongToken', 'token'));
    return found?.avatar;
  }

  async #select({ token, villageId }: LobbyRequestOf<'selectVillage'>): Promise<void> {
    const avatar = await this.#avatarOf(token);
    const village = await this.#state.book.find(villageId);
    if (avatar === undefined) return;
    if (village?.state !== 'waiting') return this.#showLobby(1, 'The village has begun, or does not exist');
    await this.#sit(village, avatar);
  }

  async #build(request: LobbyRequestOf<'buildVillage'>): Promise<void> {
    const avatar = await this.#avatarOf(request.token);
    if (avatar === undefined) return;
    const village = await this.#state.build(request, avatar, this.#line.address);
    if (!village.ok) return this.#showLobby(1, village.error);
    await this.#sit(village.value, avatar);
  }

  /** Sits down, where there is a seat; whoever only watches needs none. */
  async #sit(village: StoredVillage, avatar: Avatar): Promise<void> {
    if (this.#waiting?.village !== village.id || this.#waiting.avatar.token !== avatar.token)
      await this.#standUp();
    const guest = { avatar, lobby: this.#lobby };
    const isWatcher = isWatching(guest);
    const seated = isWatcher
      ? accept(village)
      : await this.#state.seat(village.id, avatar, this.#line.address);
    if (!seated.ok) {
      const isBanned = seated.error === 'banned';
      const why = isBanned ? 'You are banned from this village' : 'There is no seat left in this village';
      return this.#showLobby(1, why);
    }
    this.#waiting = { village: village.id, ...guest };
    this.#state.rooms.enter(village.id, { line: this.#line, ...guest });
    if (isWatcher) this.#line.send(this.#state.rooms.pageFor(seated.value, avatar, null));
    this.#state.rooms.show(seated.value);
  }

  async #leave({ token, villageId, lobby }: LobbyRequestOf<'leaveWaitingPage'>): Promise<void> {
    this.#lobby = lobby;
    const avatar = await this.#avatarOf(token);
    const village = await this.#state.book.find(villageId);
    if (avatar !== undefined && village !== null) await this.#state.unseat(village.id, { avatar, lobby });
    if (this.#waiting?.avatar.token === avatar?.token) this.#waiting = null;
    await this.#showLobby(1, null);
  }

  async #standUp(): Promise<void> {
    const before = this.#waiting;
    this.#waiting = null;
    if (before !== null) await this.#state.unseat(before.village, before);
  }

  async #kick({ token, players }: LobbyRequestOf<'kickOutPlayer'>): Promise<void> {
    const village = this.#waiting?.village;
    const stored = village === undefined ? null : await this.#state.host.find(village);
    if (!(await this.#isHost(stored, token)) || village === undefined) return;
    for (const { token: shown } of players.slice(0, licos.MOST_PLAYERS)) {
      const kicked = this.#state.rooms.find(village, shown);
      if (kicked === undefined || kicked.avatar.token === token.toLowerCase()) continue;
      await this.#state.unseat(village, kicked);
      const villages = (await this.#state.book.waiting()).map((one) => this.#state.book.describe(one));
      kicked.line.send({ type: 'lobby', lobby: kicked.lobby, villages, error: 'The host has sent you away' });
    }
  }

  async #play({ token, villageId }: LobbyRequestOf<'play'>): Promise<void> {
    const village = await this.#state.book.find(villageId);
    if (!(await this.#isHost(village, token)) || village === null) return;
    const refused = await this.#state.play(village);
    if (refused !== null) this.#line.send(this.#pageWith(village, refused));
  }

  /** Nobody else may send away, or begin. */
  async #isHost(village: StoredVillage | null, token: string): Promise<boolean> {
    const found = await this.#state.users.findAvatar(token);
    const isHost = found !== null && found.avatar.person === village?.plan.maker;
    if (!isHost) this.complain(licos.complaint('notAsked', 'token'));
    return isHost;
  }

  #pageWith(village: StoredVillage, error: string): object {
    if (this.#waiting === null) return { type: 'lobby', lobby: this.#lobby, villages: [], error };
    return this.#state.rooms.pageFor(village, this.#waiting.avatar, error);
  }
}

function isWanted(village: licos.VillageInfo, wanted: LobbyRequestOf<'advancedSearch'>): boolean {
  const { name, hostPlayer, playerSetting, avatar, comment } = village;
  return (
    (wanted.villageName === null || name.includes(wanted.villageName)) &&
    (wanted.hostName === null || hostPlayer.name.includes(wanted.hostName)) &&
    playerSetting.number >= (wanted.minimum ?? 0) &&
    playerSetting.number <= (wanted.maximum ?? licos.MOST_PLAYERS) &&
    avatar === wanted.avatar &&
    (wanted.comment === null || (comment ?? '').includes(wanted.comment))
  );
}
