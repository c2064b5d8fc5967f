import { licos } from '@mura/protocols';
import { hash } from '@node-rs/argon2';
import type { Line } from './line.ts';
import type { Town } from './town.ts';
import { type Avatar, type AvatarKind, NEW_ROBOT, newAvatar, type User } from './users.ts';

type Request<Type extends licos.LobbyRequest['type']> = Extract<licos.LobbyRequest, { type: Type }>;

/** What a client of the lobby asks about its user: settings, avatars, robots. */
export type AccountRequest = Exclude<
  licos.LobbyRequest,
  Request<
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
export class Account {
  readonly #town: Town;
  readonly #line: Line;
  readonly #session: string | null;
  readonly #complain: (complaint: licos.Complaint) => void;
  /** The real client does not know messages about avatars and robots; only who asks for them is sent them. */
  #knowsAvatars = false;

  constructor(
    town: Town,
    line: Line,
    session: string | null,
    complain: (complaint: licos.Complaint) => void,
  ) {
    this.#town = town;
    this.#line = line;
    this.#session = session;
    this.#complain = complain;
  }

  /** A robot of this user asks to be let in. */
  askToAuthorize(accessToken: string): void {
    if (this.#knowsAvatars) this.#line.send({ type: 'authorizationRequest', accessToken });
  }

  /** What a user changes of himself and his avatars. */
  async answer(request: AccountRequest): Promise<void> {
    const { users } = this.#town;
    const user = this.#session === null ? undefined : users.find(this.#session);
    if (user === undefined) {
      this.#complain(licos.complaint('wrongToken'));
      return;
    }
    switch (request.type) {
      case 'getSettings':
        return this.#showSettings(user);
      case 'changeLanguage':
        return this.#showSettings(users.change({ ...user, language: request.language }));
      case 'changeUserName':
        return this.#showSettings(users.change({ ...user, name: request.userName }));
      case 'changeUserEmail':
        return this.#changeEmail(user, request.userEmail);
      case 'changeUserPassword':
        return this.#showSettings(users.change({ ...user, password: await hash(request.userPassword) }));
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
        return this.#showAvatars(users.withoutAvatars(user, request.token), request.lobby);
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

  #changeEmail(user: User, email: string): void {
    const { users } = this.#town;
    const other = users.findByEmail(email);
    // Whether somebody else has this address is nobody's business.
    this.#showSettings(other === undefined ? users.change({ ...user, email }) : user);
  }

  #create(
    user: User,
    kind: AvatarKind,
    {
      name,
      image,
      language,
      ...rest
    }: { name: string; image: string; language: string; isFullyAutomated?: boolean },
  ): void {
    const avatar = newAvatar(kind, name, letterOf(image), language);
    const robot =
      kind === 'robot player'
        ? {
            ...NEW_ROBOT,
            isAuthorized: false,
            isTestPassed: false,
            isFullyAutomated: rest.isFullyAutomated === true,
          }
        : null;
    this.#showAvatars(this.#town.users.withAvatar(user, { ...avatar, robot }), kind);
  }

  #changeAvatar(user: User, { token, name, image, language, lobby }: Request<'changeAvatar'>): void {
    const avatar = user.avatars.find((one) => one.token === token.toLowerCase());
    if (avatar === undefined) {
      this.#complain(licos.complaint('wrongToken', 'token'));
      return;
    }
    const changed = {
      ...avatar,
      name: name ?? avatar.name,
      letter: image === null ? avatar.letter : letterOf(image),
      language: language ?? avatar.language,
    };
    this.#showAvatars(this.#town.users.withAvatar(user, changed), lobby);
  }

  #renew(user: User, { token, lobby }: Request<'renewAvatarToken'>): void {
    const avatar = user.avatars.find((one) => one.token === token.toLowerCase());
    if (avatar === undefined) {
      this.#complain(licos.complaint('wrongToken', 'token'));
      return;
    }
    const { users } = this.#town;
    const { token: renewed } = newAvatar(avatar.kind, avatar.name, avatar.letter, avatar.language);
    this.#showAvatars(
      users.withAvatar(users.withoutAvatars(user, [token]), { ...avatar, token: renewed }),
      lobby,
    );
  }

  #runRobots(user: User, tokens: readonly string[], isInBackground: boolean): void {
    const meant = new Set(tokens.map((token) => token.toLowerCase()));
    const avatars = user.avatars.map((avatar) =>
      avatar.robot !== null && meant.has(avatar.token)
        ? { ...avatar, robot: { ...avatar.robot, isInBackground } }
        : avatar,
    );
    this.#showAvatars(this.#town.users.change({ ...user, avatars }), 'robot player');
  }

  #authorize(user: User, accessToken: string): void {
    const avatar = user.avatars.find((one) => one.token === accessToken.toLowerCase());
    if (avatar?.robot == null) {
      this.#complain(licos.complaint('wrongToken', 'accessToken'));
      return;
    }
    const robot = { ...avatar.robot, isAuthorized: true, isTestPassed: true };
    this.#town.users.withAvatar(user, { ...avatar, robot });
    this.#line.send({ type: 'authorizationRequestAcceptedResponse', accessToken, response: 'authorized' });
    this.#town.authorized(avatar.token);
  }

  #showAvatars({ avatars }: User, lobby: licos.Lobby): void {
    this.#knowsAvatars = true;
    if (this.#session !== null) this.#town.browsers.set(this.#session, this);
    const kind = lobby === 'anonymous audience' ? 'onymous audience' : lobby;
    const rows = avatars
      .filter((avatar) => avatar.kind === kind)
      .map((avatar) => ({ ...rowOf(avatar), ...(avatar.robot === null ? {} : this.#town.statusOf(avatar)) }));
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
