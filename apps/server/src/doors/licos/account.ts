import { licos } from '@mura/protocols';
import type { DoorState } from './door-state.ts';
import type { LicosSocket } from './licos-socket.ts';
import {
  type Avatar,
  type AvatarKind,
  findRobot,
  NEW_ROBOT,
  newAvatar,
  type Settings,
  type User,
  withAvatar,
  withoutAvatars,
} from './users.ts';

export type LobbyRequestOf<Type extends licos.LobbyRequest['type']> = Extract<
  licos.LobbyRequest,
  { type: Type }
>;

/** What a client of the lobby asks about its user: settings, avatars, robots. */
export type AccountRequest = Exclude<
  licos.LobbyRequest,
  LobbyRequestOf<
    | 'enterLobby'
    | 'getAvatar'
    | 'selectVillage'
    | 'buildVillage'
    | 'leaveWaitingPage'
    | 'kickOutPlayer'
    | 'play'
    | 'pong'
    | 'idSearch'
    | 'advancedSearch'
    | 'ready'
  >
>;

/** The user behind a line of the lobby. */
export class LobbyAccount {
  readonly #state: DoorState;
  readonly #line: LicosSocket;
  /** Of a browser, or a program that said who it is; others have only the tokens they send. */
  readonly #id: string | null;
  readonly #complain: (complaint: licos.Complaint) => void;
  /** The real client does not know messages about avatars and robots; only who asks for them is sent them. */
  #knowsAvatars = false;

  constructor(
    state: DoorState,
    line: LicosSocket,
    id: string | null,
    complain: (complaint: licos.Complaint) => void,
  ) {
    this.#state = state;
    this.#line = line;
    this.#id = id;
    this.#complain = complain;
  }

  /** A robot of this user asks to be let in. */
  askToAuthorize(accessToken: string): void {
    if (this.#knowsAvatars) this.#line.send({ type: 'authorizationRequest', accessToken });
  }

  /** What a user changes of themselves and their avatars. */
  async answer(request: AccountRequest): Promise<void> {
    const { users } = this.#state;
    const user = this.#id === null ? null : await users.find(this.#id);
    if (user === null) {
      this.#complain(licos.complaint('wrongToken'));
      return;
    }
    switch (request.type) {
      case 'getSettings':
        return this.#showSettings(user);
      case 'changeLanguage':
        return this.#showSettings(await users.save({ ...user, language: request.language }));
      case 'changeUserName':
        return this.#change(user, { name: request.userName });
      case 'changeUserEmail':
        return this.#change(user, { email: request.userEmail });
      case 'changeUserPassword':
        return this.#change(user, { password: request.userPassword });
      case 'enterAvatarSelectionPage':
        return this.#showAvatars(user, request.lobby);
      case 'createHumanPlayer':
        return this.#create(user, 'human player', request);
      case 'createOnymousAudience':
        return this.#create(user, 'onymous audience', request);
      case 'createRobotPlayer':
        return this.#create(user, 'robot player', request);
      case 'changeAvatar':
        return this.#changeAvatar(user, request);
      case 'deleteAvatar':
        return this.#showAvatars(await users.save(withoutAvatars(user, request.token)), request.lobby);
      case 'renewAvatarToken':
        return this.#renew(user, request);
      case 'runRobotPlayerInTheBackground':
        return this.#runRobots(user, request.token, true);
      case 'stopRobotPlayer':
        return this.#runRobots(user, request.token, false);
      case 'authorizationRequestAccepted':
        return this.#authorize(user, request.accessToken);
    }
  }

  #showSettings({ name, email, language }: User): void {
    this.#line.send({ type: 'settings', userName: name, userEmail: email, language });
  }

  async #change(user: User, settings: Settings): Promise<void> {
    const changed = await this.#state.users.change(user, settings);
    if (changed === null) this.#complain(licos.complaint('notHere', 'type'));
    else this.#showSettings(changed);
  }

  /** A robot waits for its owner's consent. */
  async #create(
    user: User,
    kind: AvatarKind,
    request: { name: string; image: string; language: string; isFullyAutomated?: boolean },
  ): Promise<void> {
    const { name, image, language, isFullyAutomated = false } = request;
    const avatar = newAvatar(kind, { name, letter: letterOf(image), language, person: user.person });
    const robot = { ...NEW_ROBOT, isAuthorized: false, isTestPassed: false, isFullyAutomated };
    const made = avatar.robot === null ? avatar : { ...avatar, robot };
    this.#showAvatars(await this.#state.users.save(withAvatar(user, made)), kind);
  }

  async #changeAvatar(
    user: User,
    { token, name, image, language, lobby }: LobbyRequestOf<'changeAvatar'>,
  ): Promise<void> {
    const avatar = this.#avatarOf(user, token);
    if (avatar === undefined) return;
    const changed = {
      ...avatar,
      name: name ?? avatar.name,
      letter: image === null ? avatar.letter : letterOf(image),
      language: language ?? avatar.language,
    };
    this.#showAvatars(await this.#state.users.save(withAvatar(user, changed)), lobby);
  }

  /** The person behind it stays, and their seats. */
  async #renew(user: User, { token, lobby }: LobbyRequestOf<'renewAvatarToken'>): Promise<void> {
    const avatar = this.#avatarOf(user, token);
    if (avatar === undefined) return;
    const renewed = { ...avatar, token: newAvatar(avatar.kind, avatar).token };
    this.#showAvatars(
      await this.#state.users.save(withAvatar(withoutAvatars(user, [token]), renewed)),
      lobby,
    );
  }

  #avatarOf({ avatars }: User, token: string): Avatar | undefined {
    const avatar = avatars.find((one) => one.token === token.toLowerCase());
    if (avatar === undefined) this.#complain(licos.complaint('wrongToken', 'token'));
    return avatar;
  }

  async #runRobots(user: User, tokens: readonly string[], isInBackground: boolean): Promise<void> {
    const meant = new Set(tokens.map((token) => token.toLowerCase()));
    const avatars = user.avatars.map((avatar) =>
      avatar.robot !== null && meant.has(avatar.token)
        ? { ...avatar, robot: { ...avatar.robot, isInBackground } }
        : avatar,
    );
    this.#showAvatars(await this.#state.users.save({ ...user, avatars }), 'robot player');
  }

  async #authorize(user: User, accessToken: string): Promise<void> {
    const avatar = findRobot(user, accessToken);
    if (avatar?.robot == null) {
      this.#complain(licos.complaint('wrongToken', 'accessToken'));
      return;
    }
    const robot = { ...avatar.robot, isAuthorized: true, isTestPassed: true };
    await this.#state.users.save(withAvatar(user, { ...avatar, robot }));
    this.#line.send({ type: 'authorizationRequestAcceptedResponse', accessToken, response: 'authorized' });
    this.#state.authorized(avatar.token);
  }

  #showAvatars({ avatars }: User, lobby: licos.LobbyName): void {
    this.#knowsAvatars = true;
    if (this.#id !== null) this.#state.browsers.set(this.#id, this);
    const kind = lobby === 'anonymous audience' ? 'onymous audience' : lobby;
    const rows = avatars
      .filter((avatar) => avatar.kind === kind)
      .map((avatar) => ({
        ...rowOf(avatar),
        ...(avatar.robot === null ? {} : this.#state.statusOf(avatar)),
      }));
    const type = SELECTION_PAGES[kind];
    this.#line.send({ type, avatar: rows });
  }
}

const SELECTION_PAGES: Readonly<Record<AvatarKind, string>> = {
  'human player': 'humanPlayerSelectionPage',
  'onymous audience': 'onymousAudienceSelectionPage',
  'robot player': 'robotPlayerSelectionPage',
};

function rowOf({ name, token, letter, language }: Avatar) {
  return { name, token, image: licos.figureImage(letter), language };
}

function letterOf(image: string): string {
  return /\/([a-z]+)_50x50\.png$/.exec(image)?.[1] ?? 'anonymous';
}
