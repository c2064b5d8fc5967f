import type { licos } from '@mura/protocols';
import type { DoorState } from './door-state.ts';
import type { LicosSocket, SocketHandler } from './licos-socket.ts';

/** A robot makes itself known: by what its owner gave it, then by their consent. */
export class AuthHandler implements SocketHandler {
  readonly #state: DoorState;
  readonly #line: LicosSocket;
  #token: string | null = null;
  #isBusy = false;

  constructor(state: DoorState, line: LicosSocket) {
    this.#state = state;
    this.#line = line;
  }

  take(message: object, { kind }: licos.Recognised): void {
    // One password at a time: checking one is work.
    if (kind !== 'authenticationAndAuthorizationRequest' || this.#isBusy) return;
    this.#isBusy = true;
    this.#authenticate(message as licos.AuthRequest)
      .catch((error: unknown) => this.#state.warn(error))
      .finally(() => {
        this.#isBusy = false;
      });
  }

  complain({ path }: licos.Complaint): void {
    this.#answer(
      'authentication',
      '00000000-0000-4000-8000-000000000000',
      `error:invalid${ERRORS[path] ?? 'Format'}`,
    );
  }

  gone(): void {
    if (this.#token !== null && this.#state.robots.get(this.#token) === this.#line)
      this.#state.robots.delete(this.#token);
  }

  async #authenticate(request: licos.AuthRequest): Promise<void> {
    const { accessToken } = request;
    const found = await this.#state.users.authenticate(request);
    if (typeof found === 'string') {
      this.#answer('authentication', accessToken, `error:${found}`);
      return;
    }
    const { user, avatar } = found;
    this.#token = avatar.token;
    this.#state.robots.set(avatar.token, this.#line);
    this.#answer('authentication', accessToken, 'authenticated');
    if (avatar.robot?.isAuthorized) this.#answer('authorization', accessToken, 'authorized');
    else this.#state.browsers.get(user.id)?.askToAuthorize(avatar.token);
  }

  #answer(step: 'authentication' | 'authorization', accessToken: string, response: string): void {
    this.#line.send({ type: `${step}RequestResponse`, accessToken, response });
  }
}

const ERRORS: Readonly<Record<string, string>> = {
  userEmail: 'UserEmail',
  userPassword: 'UserPassword',
  accessToken: 'AccessToken',
  robotVersion: 'RobotVersion',
  'sourceCode.timestamp': 'SourceCodeTimestamp',
};
