import { accept } from '@mura/engine';
import { licos } from '@mura/protocols';
import type { StoredVillage } from '../../store/store.ts';
import { Account } from './account.ts';
import type { Desk, Line } from './line.ts';
import type { Town } from './town.ts';
import { type Avatar, personOf } from './users.ts';

type Request<Type extends licos.LobbyRequest['type']> = Extract<licos.LobbyRequest, { type: Type }>;

/** Villages on one page of the lobby. */
const PAGE = 20;

/** What a client of the lobby asks, answered one after another. */
export class LobbyDesk implements Desk {
  readonly #town: Town;
  readonly #line: Line;
  /** Of a browser; programs have only the tokens they send. */
  readonly #session: string | null;
  /** The village this client waits for, with which avatar. */
  #waiting: { readonly village: string; readonly token: string } | null = null;
  #lobby: licos.Lobby = 'human player';
  readonly #account: Account;
  #work: Promise<void> = Promise.resolve();

  constructor(town: Town, line: Line, session: string | null) {
    this.#town = town;
    this.#line = line;
    this.#session = session;
    this.#account = new Account(town, line, session, (complaint) => this.complain(complaint));
  }

  take(message: object, { protocol }: licos.Recognised): void {
    if (protocol !== 'lobby') {
      this.complain(licos.complaint('notForServer', 'type'));
      return;
    }
    this.#work = this.#work
      .then(() => this.#answer(message as licos.LobbyRequest))
      .catch((error: unknown) => this.#town.warn(error));
  }

  /** The lobby has no message for errors; its pages have a place for them. */
  complain({ content }: licos.Complaint): void {
    this.#line.send({ type: 'lobby', lobby: this.#lobby, villages: [], error: content.en });
  }

  gone(): void {
    if (this.#waiting !== null) this.#town.leaveLater(this.#waiting.village, this.#waiting.token);
    if (this.#session !== null) this.#town.browsers.delete(this.#session);
  }

  async #answer(request: licos.LobbyRequest): Promise<void> {
    switch (request.type) {
      case 'enterLobby':
        this.#lobby = request.lobby;
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
        return this.#town.rooms.pong(this.#waiting?.token ?? '', request.id);
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
    const villages = (await this.#town.book.waiting()).slice((page - 1) * PAGE, page * PAGE);
    const described = villages.map((village) => this.#town.book.describe(village));
    this.#line.send({ type: 'lobby', lobby: this.#lobby, villages: described, error });
  }

  #showAvatar(token: string): void {
    const found = this.#town.users.findAvatar(token);
    if (found === undefined) {
      this.complain(licos.complaint('wrongToken', 'token'));
      return;
    }
    const { name, letter, language } = found.avatar;
    this.#line.send({
      type: 'avatar',
      token: found.avatar.token,
      name,
      image: licos.figureImage(letter),
      language,
    });
  }

  async #search(isFound: (village: licos.VillageInfo) => boolean): Promise<void> {
    const villages = (await this.#town.book.waiting()).map((village) => this.#town.book.describe(village));
    this.#line.send({ type: 'searchResult', villages: villages.filter(isFound), error: null });
  }

  /** The kind of a token is not to be trusted: the real client sends that of its human for other lobbies, too. */
  #avatarOf(token: string): Avatar | undefined {
    const found = this.#town.users.findAvatar(token);
    if (found === undefined) this.complain(licos.complaint('wrongToken', 'token'));
    return found?.avatar;
  }

  async #select({ token, villageId }: Request<'selectVillage'>): Promise<void> {
    const avatar = this.#avatarOf(token);
    const village = await this.#town.book.find(villageId);
    if (avatar === undefined) return;
    if (village?.state !== 'waiting') return this.#showLobby(1, 'The village has begun, or does not exist');
    await this.#sit(village, avatar);
  }

  async #build(request: Request<'buildVillage'>): Promise<void> {
    const avatar = this.#avatarOf(request.token);
    if (avatar === undefined) return;
    const village = await this.#town.build(request, avatar);
    if (!village.ok) return this.#showLobby(1, village.error);
    await this.#sit(village.value, avatar);
  }

  /** Sits down, where there is a seat; whoever only watches needs none. */
  async #sit(village: StoredVillage, avatar: Avatar): Promise<void> {
    if (this.#waiting?.village !== village.id || this.#waiting.token !== avatar.token) await this.#standUp();
    const isWatcher = this.#lobby.endsWith('audience') || avatar.kind === 'onymous audience';
    const seated = isWatcher ? accept(village) : await this.#town.seat(village.id, avatar);
    if (!seated.ok) return this.#showLobby(1, 'There is no seat left in this village');
    this.#waiting = { village: village.id, token: avatar.token };
    this.#town.rooms.enter(village.id, { line: this.#line, avatar, lobby: this.#lobby });
    if (isWatcher) this.#line.send(this.#town.rooms.pageFor(seated.value, avatar, null));
    this.#town.rooms.show(seated.value);
  }

  async #leave({ token, villageId, lobby }: Request<'leaveWaitingPage'>): Promise<void> {
    this.#lobby = lobby;
    const avatar = this.#avatarOf(token);
    const village = await this.#town.book.find(villageId);
    if (avatar !== undefined && village !== null) await this.#town.unseat(village.id, avatar.token);
    if (this.#waiting?.token === avatar?.token) this.#waiting = null;
    await this.#showLobby(1, null);
  }

  async #standUp(): Promise<void> {
    const before = this.#waiting;
    this.#waiting = null;
    if (before !== null) await this.#town.unseat(before.village, before.token);
  }

  async #kick({ token, players }: Request<'kickOutPlayer'>): Promise<void> {
    const village = this.#waiting?.village;
    const stored = village === undefined ? null : await this.#town.host.find(village);
    if (village === undefined || stored?.plan.maker !== personOf(token)) {
      this.complain(licos.complaint('notAsked', 'token'));
      return;
    }
    for (const { token: shown } of players.slice(0, licos.MOST_PLAYERS)) {
      const kicked = this.#town.rooms.find(village, shown);
      if (kicked === undefined || kicked.avatar.token === token.toLowerCase()) continue;
      await this.#town.unseat(village, kicked.avatar.token);
      const villages = (await this.#town.book.waiting()).map((one) => this.#town.book.describe(one));
      kicked.line.send({ type: 'lobby', lobby: kicked.lobby, villages, error: 'The host has sent you away' });
    }
  }

  async #play({ token, villageId }: Request<'play'>): Promise<void> {
    const village = await this.#town.book.find(villageId);
    if (village?.plan.maker !== personOf(token)) {
      this.complain(licos.complaint('notAsked', 'token'));
      return;
    }
    const refused = await this.#town.play(village);
    if (refused !== null) this.#line.send(this.#pageWith(village, refused));
  }

  #pageWith(village: StoredVillage, error: string): object {
    const avatar = this.#town.users.findAvatar(this.#waiting?.token ?? '')?.avatar;
    if (avatar === undefined) return { type: 'lobby', lobby: this.#lobby, villages: [], error };
    return this.#town.rooms.pageFor(village, avatar, error);
  }
}

function isWanted(village: licos.VillageInfo, wanted: Request<'advancedSearch'>): boolean {
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
